import { useTranslation } from 'react-i18next';
import type { Discount } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatPercent } from '@storefront/shared/money';

/** What is taken off, in words. */
export function DiscountText({ discount: { kind, value, maxDiscount } }: { discount: Discount }) {
  const { t } = useTranslation('catalog-offers');
  const language = useLanguage();
  if (kind === 'QUANTITY') return t('discount.quantity', { count: value });
  if (kind === 'FIXED') return t('discount.off', { amount: formatMoney(value, language) });
  const off = t('discount.off', { amount: formatPercent(value, language) });
  if (maxDiscount === null) return off;
  return t('discount.offAtMost', { off, max: formatMoney(maxDiscount, language) });
}
