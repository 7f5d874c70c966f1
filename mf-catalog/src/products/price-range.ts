import type { Language } from '@storefront/shared/contracts';
import { formatMoney } from '@storefront/shared/money';
import type { Filters } from '../product-query';

type Range = Pick<Filters, 'minPrice' | 'maxPrice'>;
type RangeWords = (key: 'under' | 'over' | 'between', amounts: { min: string; max: string }) => string;

/** Ranges that most shoppers mean, in đồng. */
export const commonRanges: readonly Range[] = [
  { maxPrice: 200_000 },
  { minPrice: 200_000, maxPrice: 500_000 },
  { minPrice: 500_000, maxPrice: 1_000_000 },
  { minPrice: 1_000_000 },
];

/** A range in words; empty when it has no end at all. */
export function rangeText({ minPrice, maxPrice }: Range, language: Language, words: RangeWords): string {
  if (minPrice === undefined && maxPrice === undefined) return '';
  const amounts = { min: formatMoney(minPrice ?? 0, language), max: formatMoney(maxPrice ?? 0, language) };
  if (minPrice === undefined) return words('under', amounts);
  return maxPrice === undefined ? words('over', amounts) : words('between', amounts);
}

/** An amount as people type it, `200.000` or `200000`; undefined for nothing, null for what is no amount. */
export function parseAmount(text: string): number | undefined | null {
  const digits = text.replace(/[\s.,₫đ]/gi, '');
  if (digits === '') return undefined;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
