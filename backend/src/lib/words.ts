import { fold } from './fold';

/** Longer ones are no words; the database could not index them either. */
const MAX_WORD_LENGTH = 40;
const MAX_WORDS_PER_PRODUCT = 120;

/** One word in both forms: `đỏ` as it is written and `do` as it is typed in a hurry. */
export interface Word {
  exact: string;
  folded: string;
}

/**
 * The words of a text. NFC comes first, as the same letter may be typed in two ways; what a mark is made of never
 * separates words, so a mark that belongs to no Vietnamese letter is only left out of the folded form.
 */
export const wordsOf = (text: string): Word[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}\p{So}]+/u)
    .map((exact) => ({ exact, folded: isPlain(exact) ? exact : fold(exact).replaceAll(' ', '') }))
    .filter(({ exact, folded }) => folded !== '' && exact.length <= MAX_WORD_LENGTH);

const isPlain = (word: string) => /^[a-z0-9]*$/.test(word);

/** Two words that follow each other, as one entry of the index: a phrase is found without reading its products. */
export const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** That a name begins so; `^` is in no word. */
export const beginsWith = (words: string): string => `^${words}`;

/** What the text begins with. */
export const startsOf = (words: readonly string[]): string[] =>
  words.length === 0 ? [] : [beginsWith(words[0] ?? ''), ...pairsOf(words).slice(0, 1).map(beginsWith)];

/** That a name has this word, and not only the category or a colour; `=` is in no word either. */
export const inNameOf = (word: string): string => `=${word}`;

const bothForms = (words: Word[], entriesOf: (words: readonly string[]) => string[]) => [
  ...entriesOf(words.map(({ folded }) => folded)),
  ...entriesOf(words.map(({ exact }) => exact)),
];

/** What a product is found by: its names with what they begin with, and other texts such as its category and colours. */
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
