/** Text as people type it in a hurry: `Áo thun ĐEN` becomes `ao thun den`. NFD does not decompose đ, so it is replaced by name. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}\p{So}]+/gu, ' ')
    .trim();

/** The searchable form of a text. It begins with a space, so that `% ao%` matches the start of any word. */
export const searchText = (...texts: string[]) =>
  ` ${[...new Set(fold(texts.join(' ')).split(' '))].join(' ')}`;

const MAX_WORDS = 8;

/** One LIKE pattern per word; a product must match them all. Null when the text has no words. */
export function searchPatterns(search: string): string[] | null {
  const words = [...new Set(fold(search).split(' '))].filter(Boolean).slice(0, MAX_WORDS);
  return words.length === 0 ? null : words.map((word) => `% ${word}%`);
}
