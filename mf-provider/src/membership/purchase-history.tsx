import { useTranslation } from 'react-i18next';
import type { MembershipPurchase } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { formatDate } from '@storefront/shared/time';
import { Badge, Section, Table, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

const tones = { PENDING: 'warning', PAID: 'success', CANCELLED: 'neutral', EXPIRED: 'neutral' } as const;

/** What was bought, the latest first. */
export function PurchaseHistory({ purchases }: { purchases: readonly MembershipPurchase[] }) {
  const { t } = useTranslation('provider-membership');
  const { t: ofRemote } = useTranslation('provider');
  const language = useLanguage();
  return (
    <Section title={t('history.title')}>
      {purchases.length === 0 ? (
        <p>{t('history.none')}</p>
      ) : (
        <Table
          caption={t('history.title')}
          rows={purchases}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'code',
              title: t('history.code'),
              cell: ({ id, code }) => <TextLink to={paths.membershipResult.to(id)}>{code}</TextLink>,
            },
            { key: 'at', title: t('history.date'), cell: ({ createdAt }) => formatDate(createdAt) },
            {
              key: 'plan',
              title: t('history.plan'),
              cell: ({ planId, days }) =>
                `${ofRemote(`plan.${planId}`)}, ${t('plans.days', { count: days })}`,
            },
            {
              key: 'amount',
              title: t('history.amount'),
              isNumber: true,
              cell: ({ amount }) => formatMoney(amount, language),
            },
            {
              key: 'status',
              title: t('history.status'),
              cell: ({ status }) => <Badge tone={tones[status]}>{t(`purchase.${status}`)}</Badge>,
            },
          ]}
        />
      )}
    </Section>
  );
}
