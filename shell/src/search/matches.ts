/** A piece of a text, and whether it is what was typed. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** One letter without its marks, as people type in a hurry. */
const plain = (letter: string) =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('đ', 'd');

const isWordLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Takes a text apart where a word of it begins with a word that was typed, with marks or without. */
export function piecesOf(text: string, typed: string): Piece[] {
  const letters = [...text.normalize('NFC')];
  const folded = letters.map(plain);
  const words = plainWords(typed);
  const matches = letters.map(() => false);
  for (let at = 0; at < letters.length; at++) {
    if (isWordLetter(letters[at - 1])) continue;
    const longest = Math.max(
      0,
      ...words
        .filter((word) => word.every((letter, more) => folded[at + more] === letter))
        .map((word) => word.length),
    );
    matches.fill(true, at, at + longest);
  }
  return letters.reduce<Piece[]>((pieces, letter, at) => {
    const isMatch = matches[at] ?? false;
    const last = pieces.at(-1);
    return last?.isMatch === isMatch
      ? [...pieces.slice(0, -1), { text: last.text + letter, isMatch }]
      : [...pieces, { text: letter, isMatch }];
  }, []);
}

const plainWords = (typed: string): string[][] =>
  typed
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => [...word].map(plain));
