/** How much less that is: a negative percentage, with one decimal unless it is whole. */
export function discountText(discount: number, from: number, language: 'vi' | 'en'): string {
  if (discount === 0 || from === 0) return '';
  const percent = Math.round((discount * 1000) / from) / 10;
  return `-${String(percent).replace('.', language === 'vi' ? ',' : '.')}%`;
}
