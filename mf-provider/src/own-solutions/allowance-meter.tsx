import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishAllowance } from '@storefront/shared/contracts';
import { ActionLink, Banner, Card, Progress } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { daysUntil } from '../provider/days-until';

/** How much may still be published, before anybody tries: "Đã đăng 2/5, còn 12 ngày". */
export function AllowanceMeter({
  allowance: { state, used, limit, until },
}: {
  allowance: PublishAllowance;
}) {
  const { t } = useTranslation('provider-own');
  const [now] = useState(() => Date.now());
  if (state !== 'OK')
    return (
      <Banner
        tone="warning"
        title={t(`allowance.${state}.title`)}
        action={<ActionLink to={paths.membership.to()}>{t(`allowance.${state}.action`)}</ActionLink>}
      >
        {t(`allowance.${state}.text`, { count: used })}
      </Banner>
    );
  const days = until === null ? null : daysUntil(until, now);
  const isFull = used >= limit;
  return (
    <Meter>
      <Progress
        label={
          days === null
            ? t('allowance.used', { used, limit })
            : t('allowance.usedAndDays', { used, limit, count: days })
        }
        value={Math.min(used, limit)}
        max={limit}
      />
      <p>
        {t(isFull ? 'allowance.full' : 'allowance.left', { count: limit - used })}{' '}
        <ActionLink to={paths.membership.to()}>
          {t(isFull ? 'allowance.upgrade' : 'allowance.plan')}
        </ActionLink>
      </p>
    </Meter>
  );
}

const Meter = styled(Card)`
  display: grid;
  gap: var(--s-2) var(--s-8);
  align-items: center;
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 320px) 1fr;
  }
`;
