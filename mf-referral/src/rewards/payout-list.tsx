import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Payout, PayoutStatus } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Async, Badge, type BadgeProps, Section } from '@storefront/shared/ui';
import { Ago } from '../times/times';
import { providerName } from './payout-providers';
import { payouts } from './rewards';

/** The latest payouts: where the money goes, and how far it is. */
export function PayoutList() {
  const { t } = useTranslation('referral-rewards');
  const entry = useSelector((state) => payouts.select(state, null));
  if (entry.data?.data.length === 0) return null;
  return (
    <Section title={t('payouts.title')}>
      <Async entry={entry}>
        {({ data }) => (
          <Rows>
            {data.map((payout) => (
              <li key={payout.id}>
                <Row payout={payout} />
              </li>
            ))}
          </Rows>
        )}
      </Async>
    </Section>
  );
}

const tones: Record<PayoutStatus, BadgeProps['tone']> = {
  REQUESTED: 'warning',
  APPROVED: 'info',
  PAID: 'success',
  REJECTED: 'danger',
};

function Row({
  payout: { code, amount, provider, account, status, reason, requestedAt, decidedAt },
}: {
  payout: Payout;
}) {
  const { t } = useTranslation('referral-rewards');
  const language = useLanguage();
  return (
    <>
      <div>
        <strong>{formatMoney(amount, language)}</strong>
        <p>
          {code} · {providerName(provider)} {account}
        </p>
      </div>
      <div>
        <Badge tone={tones[status]}>{t(`payouts.status.${status}`)}</Badge>
        <p>
          <Ago at={decidedAt ?? requestedAt} />
        </p>
        {reason && <p>{reason}</p>}
      </div>
    </>
  );
}

const Rows = styled.ol`
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--s-2) var(--s-4);
    padding-block: var(--s-3);
    border-bottom: 1px solid var(--c-line);
  }
  li > :last-child {
    text-align: end;
  }
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
