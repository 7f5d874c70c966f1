import type { Language } from '@storefront/shared/contracts';
import { formatMoney, formatNumber, formatPercent } from '@storefront/shared/money';

/** "10 %", "50.000 ₫" or "1": what a discount takes off, without words. */
export function discountAmount(kind: string, value: number, language: Language): string {
  if (kind === 'PERCENT') return formatPercent(value, language);
  return kind === 'QUANTITY' ? formatNumber(value, language) : formatMoney(value, language);
}
