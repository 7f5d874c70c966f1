import { searchWordsOf } from '../../lib/words';
import type { SpecificationRow } from './catalogue.tables';
import { fold } from '../../lib/fold';

interface Localized {
  vi: string;
  en: string;
}

/** What the words of a product are taken from. */
export interface ProductTexts {
  name: Localized;
  categoryName: Localized;
  colors: Localized[];
  specifications: SpecificationRow[];
}

/**
 * Raise it with every change of the rules below, of what they use, or of what lists know of a product: products of an
 * older one are done again.
 */
export const TEXT_VERSION = 3;

const MAX_CODE_LENGTH = 80;
const codeOf = (text: string) => fold(text).replaceAll(' ', '-');

/** `chat-lieu:cotton-100`: the same in both languages, and fit for an address. Empty where there is nothing to name. */
export function specCode({ name, value }: SpecificationRow): string {
  const [group, own] = [codeOf(name.vi), codeOf(value.vi)];
  return group && own && group.length <= MAX_CODE_LENGTH && own.length <= MAX_CODE_LENGTH
    ? `${group}:${own}`
    : '';
}

/** What the database keeps of a product's texts, to find it by. */
export const productTexts = ({ name, categoryName, colors, specifications }: ProductTexts) => ({
  searchWords: searchWordsOf(
    [name.vi, name.en],
    [categoryName.vi, categoryName.en, ...colors.flatMap((color) => [color.vi, color.en])],
  ),
  specCodes: specifications.map(specCode),
  textVersion: TEXT_VERSION,
});
