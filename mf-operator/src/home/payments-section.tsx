import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber, formatPercent } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Async, Section, Table } from '@storefront/shared/ui';
import { payments, type Period } from './figures';

const outcomes = ['succeeded', 'failed', 'cancelled', 'open'] as const;

/** Which payments came to an end, and to which one. */
export function PaymentsSection({ days }: { days: Period }) {
  const { t } = useTranslation('operator-home');
  const language = useLanguage();
  const entry = useSelector((state) => payments.select(state, days));
  return (
    <Section title={t('payments.title')}>
      <Async entry={entry} empty={<p>{t('payments.none')}</p>}>
        {(gateways) => (
          <Table
            caption={t('payments.title')}
            rows={gateways}
            rowKey={({ provider }) => provider}
            columns={[
              { key: 'gateway', title: t('payments.gateway'), cell: ({ provider }) => provider },
              {
                key: 'attempts',
                title: t('payments.attempts'),
                isNumber: true,
                cell: ({ attempts }) => formatNumber(attempts, language),
              },
              ...outcomes.map((outcome) => ({
                key: outcome,
                title: t(`payments.${outcome}`),
                isNumber: true,
                cell: (row: (typeof gateways)[number]) =>
                  `${formatNumber(row[outcome], language)}\u00a0(${formatPercent((row[outcome] / row.attempts) * 100, language)})`,
              })),
            ]}
          />
        )}
      </Async>
    </Section>
  );
}
