import { parseAmount } from '@storefront/shared/money';

/** A percentage with a comma or a point, "12,5". */
export function percentNumber(typed: string): number | null {
  const text = typed.replace(/[\s%]/g, '').replace(',', '.');
  if (text === '') return null;
  return /^-?\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** What a discount's field means, by its kind. */
export const discountNumber = (kind: string, typed: string): number | null =>
  kind === 'PERCENT' ? percentNumber(typed) : parseAmount(typed);

export const typedNumber = (value: number | null | undefined): string => String(value ?? '');
