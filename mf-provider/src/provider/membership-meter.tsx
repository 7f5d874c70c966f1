import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Membership } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatDateInText } from '@storefront/shared/time';
import { Card, Heading, Progress } from '@storefront/shared/ui';
import { daysUntil } from './days-until';

interface Props {
  membership: Membership;
  /** The way on: to the plans, to the solutions. */
  action?: ReactNode;
}

/** How much of the plan is used and how long it lasts, known before anything is published: "Đã đăng 2/5, còn 12 ngày". */
export function MembershipMeter({ membership, action }: Props) {
  const { t } = useTranslation('provider');
  const text = useMeterText(membership);
  const { status, used, limit } = membership;
  return (
    <Strip as="section" data-tone={status === 'ACTIVE' ? undefined : 'warning'} aria-label={t('meter.label')}>
      <div>
        <Heading level={2} size={3}>
          {text.title}
        </Heading>
        <Soft>{text.detail}</Soft>
        {limit > 0 && (
          <Progress label={t('meter.bar', { used, limit })} value={Math.min(used, limit)} max={limit} />
        )}
      </div>
      {action}
    </Strip>
  );
}

/** What the plan allows now, as a title and one sentence. */
export function useMeterText({ status, plan, used, limit, expiresAt, graceEndsAt }: Membership): {
  title: string;
  detail: string;
} {
  const { t } = useTranslation('provider');
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  if (status === 'NONE' || !expiresAt) return { title: t('meter.none'), detail: t('meter.noneText') };
  const date = formatDateInText(expiresAt, language);
  if (status === 'GRACE')
    return {
      title: t('meter.grace', { date }),
      detail: t('meter.graceText', { date: formatDateInText(graceEndsAt ?? expiresAt, language) }),
    };
  if (status === 'EXPIRED') return { title: t('meter.expired', { date }), detail: t('meter.expiredText') };
  return {
    title: t('meter.active', { used, limit, count: daysUntil(expiresAt, now) }),
    detail: t('meter.activeText', { plan: t(`plan.${plan ?? 'FREE'}`), date }),
  };
}

const Strip = styled(Card)`
  display: grid;
  gap: var(--s-3) var(--s-6);
  align-items: center;
  background: var(--c-tint);
  &[data-tone='warning'] {
    background: var(--c-warning-tint);
  }
  > div {
    display: grid;
    gap: var(--s-1);
  }
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
const Soft = styled.p`
  color: var(--c-ink-soft);
`;
