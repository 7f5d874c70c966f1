/** Text as people type it in a hurry: `Áo thun ĐEN` becomes `ao thun den`. NFD does not take đ apart, so it is named. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}\p{So}]+/gu, ' ')
    .trim();

/** What is stored to be searched. It begins with a space, so that every word does and `% ao%` finds words by their start. */
export const searchText = (...texts: string[]) =>
  ` ${[...new Set(fold(texts.join(' ')).split(' '))].join(' ')}`;

const MAX_WORDS = 8;

/** One LIKE pattern per word; a product must match them all. Null when the text holds no word at all. */
export function searchPatterns(search: string): string[] | null {
  const words = [...new Set(fold(search).split(' '))].filter(Boolean).slice(0, MAX_WORDS);
  return words.length === 0 ? null : words.map((word) => `% ${word}%`);
}
