import { useTranslation } from 'react-i18next';
import type { OrderDetail, OrderTimelineEntry } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Section, Timeline } from '@storefront/shared/ui';
import { progressOf, reasonOf } from '../progress';

/** The order's way: when it came to each status, and why and by whom it was stopped. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account-order');
  const language = useLanguage();

  const whyOf = ({ status, by, reason }: OrderTimelineEntry): string | undefined => {
    const who = t(`detail.timeline.by.${by}`);
    const known = reasonOf(reason);
    if (known) {
      const why = 'code' in known ? t(`detail.timeline.reason.${known.code}`) : known.text;
      return t('detail.timeline.byWhy', { who, why });
    }
    return status === 'CANCEL' || status === 'REJECT' ? who : undefined;
  };
  return (
    <Section title={t('detail.timeline.title')}>
      <Timeline
        items={progressOf(order).map(({ status, state, entry }, index) => ({
          id: `${status} ${index}`,
          title: t(`detail.timeline.${entry?.event ?? status}`, {
            amount: formatMoney(entry?.amount ?? 0, language),
          }),
          state,
          at: entry?.at,
          description: entry && whyOf(entry),
        }))}
      />
    </Section>
  );
}
