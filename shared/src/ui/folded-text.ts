/** Text normalised for comparison: lower case without Vietnamese marks, `Đổi trả` as `doi tra`. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/đ/g, 'd');
}
