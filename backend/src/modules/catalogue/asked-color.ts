import { wordsOf, type Word } from '../../lib/words';
import type { ColorPictureRow } from './catalogue.repository';
import { plainColor } from './listing-choice';

/** What a list was asked with that may name colours. */
export interface AskedColors {
  /** Of the filter, without #, in lower case. */
  chosen: ReadonlySet<string>;
  searched: string;
}

/** Whether cards may show another colour than the first. */
export const mayNameColors = ({ chosen, searched }: AskedColors): boolean =>
  chosen.size > 0 || searched.trim() !== '';

/**
 * The colour of a product that was asked for: the first of the filter that it has, or the longest name, in either
 * language, whose words the search contains.
 */
export function askedColor<Row extends Pick<ColorPictureRow, 'colorRgb' | 'colorVi' | 'colorEn'>>(
  colors: readonly Row[],
  { chosen, searched }: AskedColors,
): Row | undefined {
  const found = [...chosen].map((rgb) => colors.find(({ colorRgb }) => plainColor(colorRgb) === rgb));
  const typed = wordsOf(searched);
  const named = colors.flatMap((color) =>
    [color.colorVi, color.colorEn].flatMap((name) => {
      const words = wordsOf(name ?? '');
      return words.length > 0 && contains(typed, words) ? [{ color, length: words.length }] : [];
    }),
  );
  return found.find(Boolean) ?? named.sort((a, b) => b.length - a.length)[0]?.color;
}

const contains = (typed: readonly Word[], name: readonly Word[]): boolean =>
  typed.some((_, at) =>
    name.every((word, next) => {
      const one = typed[at + next];
      return one !== undefined && isMeantBy(one, word);
    }),
  );

/** Who types marks means them: `đồ` (clothes) is not `đỏ` (red), while `do` may be either. */
const isMeantBy = (typed: Word, word: Word): boolean =>
  typed.exact === typed.folded ? typed.folded === word.folded : typed.exact === word.exact;
