import type { Language } from '@storefront/shared/contracts';
import { formatMoney } from '@storefront/shared/money';
import type { Filters } from '../product-query';

type Range = Pick<Filters, 'minPrice' | 'maxPrice'>;
type RangeWords = (key: 'under' | 'over' | 'between', amounts: { min: string; max: string }) => string;

/** A price band as addresses name it: `200000-500000`, `10000000-`; it begins with nothing where it has no lower end. */
export function bandOf(value: string): Range {
  const [from = '', to = ''] = value.split('-');
  return {
    ...(Number(from) > 0 && { minPrice: Number(from) }),
    ...(to !== '' && { maxPrice: Number(to) }),
  };
}

/** A range in words; empty when it has no end at all. */
export function rangeText({ minPrice, maxPrice }: Range, language: Language, words: RangeWords): string {
  if (minPrice === undefined && maxPrice === undefined) return '';
  const amounts = { min: formatMoney(minPrice ?? 0, language), max: formatMoney(maxPrice ?? 0, language) };
  if (minPrice === undefined) return words('under', amounts);
  return maxPrice === undefined ? words('over', amounts) : words('between', amounts);
}
