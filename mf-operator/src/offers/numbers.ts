/** A whole number as people write it, "1.290.000 ₫"; null when empty, NaN when it is none. */
export function wholeNumber(typed: string): number | null {
  const text = typed.replace(/[\s.,₫đ]/gi, '');
  if (text === '') return null;
  return /^-?\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
}

/** A percentage with a comma or a point, "12,5". */
export function percentNumber(typed: string): number | null {
  const text = typed.replace(/[\s%]/g, '').replace(',', '.');
  if (text === '') return null;
  return /^-?\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** What a discount's field means, by its kind. */
export const discountNumber = (kind: string, typed: string): number | null =>
  kind === 'PERCENT' ? percentNumber(typed) : wholeNumber(typed);

export const typedNumber = (value: number | null | undefined): string => String(value ?? '');
