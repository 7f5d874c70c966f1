/**
 * A whole amount as people type it: `1290000`, `1.290.000 ₫`, `1,290,000`, `1 290 000`. Null when nothing is typed, NaN when it
 * is no whole amount: separators stand before three digits, so `1.5` is none.
 */
export function parseAmount(typed: string): number | null {
  const text = typed.replaceAll(/[\s₫đ]/gi, '');
  if (text === '') return null;
  if (!/^(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(text)) return Number.NaN;
  const digits = text.replaceAll(/[.,]/g, '');
  return digits.length <= 13 ? Number(digits) : Number.NaN;
}
