import { fold } from './fold';

/** Longer character sequences are not words, and the database could not index them. */
const MAX_WORD_LENGTH = 40;
const MAX_WORDS_PER_PRODUCT = 120;

/** One word in both forms: as written (`đỏ`) and without marks (`do`). */
export interface Word {
  exact: string;
  folded: string;
}

/**
 * The words of a text. It is normalised to NFC first, because one letter can be encoded in two ways. Combining marks
 * never separate words; those of no Vietnamese letter are dropped from the folded form.
 */
export const wordsOf = (text: string): Word[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}\p{So}]+/u)
    .map((exact) => ({ exact, folded: isPlain(exact) ? exact : fold(exact).replaceAll(' ', '') }))
    .filter(({ exact, folded }) => folded !== '' && exact.length <= MAX_WORD_LENGTH);

const isPlain = (word: string) => /^[a-z0-9]*$/.test(word);

/** Pairs of adjacent words as entries of the index, so that phrases are found by the index alone. */
export const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** Index entry for the start of a name; `^` is part of no word. */
export const beginsWith = (words: string): string => `^${words}`;

/** Index entries for the first word and the first two words. */
export const startsOf = (words: readonly string[]): string[] =>
  words.length === 0 ? [] : [beginsWith(words[0] ?? ''), ...pairsOf(words).slice(0, 1).map(beginsWith)];

/** Index entry for a word of the name, as opposed to the category or a colour; `=` is part of no word. */
export const inNameOf = (word: string): string => `=${word}`;

const bothForms = (words: Word[], entriesOf: (words: readonly string[]) => string[]) => [
  ...entriesOf(words.map(({ folded }) => folded)),
  ...entriesOf(words.map(({ exact }) => exact)),
];

/** All index entries of a product: from its names, and from other texts such as its category and colours. */
export function searchWordsOf(names: readonly string[], others: readonly string[]): string[] {
  const named = names.map(wordsOf);
  const entries = [
    ...named.flatMap((words) => bothForms(words, startsOf)),
    ...named.flatMap((words) => words.map(({ folded }) => inNameOf(folded))),
    ...[...named, ...others.map(wordsOf)].flatMap((words) => [
      ...bothForms(words, (own) => [...own]),
      ...bothForms(words, pairsOf),
    ]),
  ];
  return [...new Set(entries)].slice(0, MAX_WORDS_PER_PRODUCT);
}
