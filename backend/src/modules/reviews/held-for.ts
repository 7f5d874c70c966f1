import { fold } from '../../lib/fold';
import { exactWords, foldedWords } from './held-words';
import type { HeldFor } from './reviews.tables';

const spaced = (text: string) =>
  ` ${text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
const holds = (text: string, words: readonly string[]) => words.some((word) => text.includes(` ${word} `));

/** A full stop and a space before endings that are words too, as in "Hàng đẹp. Shop giao nhanh", part sentences. */
const link =
  /https?:|www\.|(?<![\p{L}\p{N}@.])[\p{L}\p{N}][\p{L}\p{N}-]*(?:\s?(?:\.|\(dot\)|\[dot\])\s?(?:com|vn|net|org|info|xyz|biz|io|cc)|(?:\.|\s\.\s?|\s?(?:\(dot\)|\[dot\])\s?)(?:shop|store|online|site|top|link|club|ly|me))(?![\p{L}\p{N}])/iu;
const mail = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\.\w/i;
/** Digits that belong to a price or a date are not preceded by 0 or +84, or stand behind other digits. */
const phone = /(?<![\d.,])(?:\+?84|0)(?:[\s.()-]{0,2}\d){8,10}(?!\d)/;
const messenger = /\b(?:zalo|telegram|whatsapp|viber)\b[^\p{L}]{0,5}\d/iu;

/** Why people have to look at a text before it is shown; nothing for most. */
export function heldFor(...texts: (string | null)[]): HeldFor[] {
  const text = texts.filter((one) => one !== null).join('\n');
  const found: HeldFor[] = [];
  if (holds(spaced(text), exactWords) || holds(` ${fold(text)} `, foldedWords)) found.push('WORDS');
  if (link.test(text)) found.push('LINK');
  if (mail.test(text) || phone.test(text) || messenger.test(text)) found.push('CONTACT');
  return found;
}
