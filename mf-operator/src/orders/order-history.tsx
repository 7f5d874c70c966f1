import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Section, Timeline } from '@storefront/shared/ui';
import { reasonText } from './reason-text';

const stops = ['CANCEL', 'REJECT'];

/** Who did what with the order, the latest last. */
export function OrderHistory({ order: { timeline } }: { order: StaffOrder }) {
  const { t, i18n } = useTranslation('operator-orders');
  const language = useLanguage();
  return (
    <Section title={t('history.title')}>
      <Timeline
        items={timeline.map(({ status, event, at, by, reason, amount }, index) => ({
          id: `${at}${String(index)}`,
          title: event === 'MOVED' ? t(`status.${status}`) : t(`history.${event}`),
          at,
          description: [
            t(`history.by.${by}`),
            amount !== null && amount > 0 && formatMoney(amount, language),
            reason && reasonText(i18n, reason),
          ]
            .filter(Boolean)
            .join(' · '),
          state: event === 'MOVED' && stops.includes(status) ? 'stopped' : 'done',
        }))}
      />
    </Section>
  );
}
