import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Section } from '@storefront/shared/ui';
import { DefinitionList } from '../staff/definition-list';

/** How the price came about, step by step, and what has gone back of it. */
export function OrderTotals({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('operator-orders');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const steps = order.trace.filter(({ step, amount }) => amount !== 0 || step === 'BASE');
  return (
    <Section title={t('totals.title')}>
      <DefinitionList
        items={[
          ...steps.map(({ step, amount, source }) => ({
            term: [t(`totals.${step}`), step === 'VOUCHER' && source].filter(Boolean).join(' '),
            value: money(amount),
            isNumber: true,
          })),
          { term: t('totals.total'), value: <strong>{money(order.grandTotal)}</strong>, isNumber: true },
          {
            term: t('totals.refunding'),
            value: order.refunding > 0 && money(order.refunding),
            isNumber: true,
          },
          { term: t('totals.refunded'), value: order.refunded > 0 && money(order.refunded), isNumber: true },
        ].filter(({ value }) => value !== false)}
      />
    </Section>
  );
}
