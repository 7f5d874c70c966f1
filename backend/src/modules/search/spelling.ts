/** A known word, and how many products have it. */
export interface KnownWord {
  word: string;
  products: number;
}

/** What may have been meant by one word: one or more others, and how far they are from it. */
export interface Guess {
  words: string[];
  cost: number;
}

/** Letters inserted, left out, replaced or swapped with the next, that lead from one word to the other. */
export function typosBetween(one: string, other: string): number {
  let [before, previous]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, at) => at),
  ];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
        ...(row > 1 && column > 1 && isSwapped ? [at(before, column - 2) + 1] : []),
      );
    }
    [before, previous] = [previous, current];
  }
  return at(previous, other.length);
}

const at = (numbers: number[], index: number) => numbers[index] ?? Infinity;

/** Short words are soon another word; long ones keep their face through two typos. */
const typosAllowed = (word: string) => (word.length <= 2 ? 0 : word.length <= 5 ? 1 : 2);

/** `thumm` as it is without the key that was held too long. */
export const undoubled = (word: string) => word.replace(/([a-z])\1+/g, '$1');

/** A key held too long is less of a typo than a wrong one. */
const DOUBLING = 0.5;

/** Known words that are a typo or two away. */
export const misspellingsOf = (word: string, known: readonly KnownWord[]): Guess[] =>
  known.flatMap((one) => {
    const typos = Math.min(
      withinReach(word, one.word),
      undoubled(word) === word ? Infinity : DOUBLING + withinReach(undoubled(word), one.word),
    );
    if (typos === 0 || typos === Infinity) return [];
    const isOtherBeginning = one.word[0] !== word[0];
    return [{ words: [one.word], cost: typos + (isOtherBeginning ? 0.3 : 0) - frequency(one.products) }];
  });

/** The typos from one word to the other; infinite when they are too many. */
function withinReach(one: string, other: string): number {
  const typos = typosBetween(one, other);
  return typos > typosAllowed(one) ? Infinity : typos;
}

/** At most 0.3: a frequent word wins over a rare one, never over a nearer one. */
const frequency = (products: number) => Math.min(0.3, Math.log10(Math.max(1, products)) / 20);

const MAX_PARTS = 5;
const MAX_SPLITS = 8;

/** Where a word can be cut so that it is known words without their spaces, those of the fewest parts first. */
export function splitsOf(word: string, isKnown: (part: string) => boolean): string[][] {
  const found: string[][] = [];
  const cut = (rest: string, parts: string[]) => {
    if (rest === '' && parts.length > 1) found.push(parts);
    if (rest === '' || parts.length === MAX_PARTS) return;
    for (let length = rest.length; length > 0; length--) {
      const part = rest.slice(0, length);
      if (isKnown(part)) cut(rest.slice(length), [...parts, part]);
    }
  };
  cut(word, []);
  return found.sort((one, other) => one.length - other.length).slice(0, MAX_SPLITS);
}

const MAX_SPLIT_LENGTH = 24;

/** Every part that a word could be cut into. */
export function partsOf(word: string): string[] {
  if (word.length < 4 || word.length > MAX_SPLIT_LENGTH) return [];
  const parts = new Set<string>();
  for (let from = 0; from < word.length; from++) {
    for (let to = from + 1; to <= Math.min(word.length, from + 12); to++) parts.add(word.slice(from, to));
  }
  return [...parts];
}
