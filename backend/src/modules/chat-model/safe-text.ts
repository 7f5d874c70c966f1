import type { Language } from '../../lib/language';
import { amounts, numbersIn, phoneNumber, phones, spokenAmounts, type KnownNumbers } from './amounts';

export interface SafeTextOptions {
  language: Language;
  /** Numbers that the shop said in this answer: prices, totals, discounts, conditions. */
  known: Pick<KnownNumbers, 'has'>;
  /** Sentences that are never shown. */
  secrets: readonly string[];
}

const MAX_LETTERS = 3_000;
/** Without an end of a sentence by then, what is there is looked at as it is. */
const MAX_SENTENCE = 400;

/**
 * What a model wrote, as customers may read it: plain sentences without markup, addresses and telephone numbers, and
 * without an amount that did not come from the shop. Links and prices are in cards, which the shop makes itself.
 */
export function createSafeText(options: SafeTextOptions) {
  let waiting = '';
  let letters = 0;

  function take(isEnd: boolean): string {
    const end = isEnd ? waiting.length : lastEnd(waiting);
    const ready = waiting.slice(0, end);
    waiting = waiting.slice(end);
    const text = sentencesOf(ready)
      .map((sentence) => safeSentence(sentence, options))
      .join('')
      .slice(0, Math.max(0, MAX_LETTERS - letters));
    letters += text.length;
    return text;
  }

  return {
    /** Takes words in, gives the sentences that are complete by now. */
    add(words: string): string {
      waiting += words;
      return take(false);
    },
    /** The rest. */
    end: () => take(true),
    /** Nothing more would be shown. */
    isFull: () => letters >= MAX_LETTERS,
  };
}

/** A dot inside of an amount or an address ends no sentence: only one with a space behind it. */
const sentenceEnd = /[.!?…]\s+|\n+/g;
/** Never between a number and its unit. */
const gap = /(?<![\d.,$€₫])\s(?!\s*(?:₫|đ|vnd|k|nghìn|ngàn|triệu|\d))/giu;

function lastEnd(text: string): number {
  let end = 0;
  for (const match of text.matchAll(sentenceEnd)) end = match.index + match[0].length;
  return end === 0 && text.length > MAX_SENTENCE ? cutOf(text) : end;
}

function cutOf(text: string): number {
  let cut = 0;
  for (const { index } of text.slice(0, MAX_SENTENCE).matchAll(gap)) cut = index + 1;
  return cut || MAX_SENTENCE;
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    sentences.push(text.slice(from, end));
    from = end;
  }
  return [...sentences, text.slice(from)].filter((sentence) => sentence !== '').flatMap(shortened);
}

/** Patterns are never run over more than a few hundred letters at once. */
function shortened(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_SENTENCE * 2) {
    const cut = cutOf(rest);
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}

const words = {
  vi: { link: '(liên kết đã ẩn)', amount: '(xem giá trên trang sản phẩm)' },
  en: { link: '(link hidden)', amount: '(see the price on the product page)' },
} satisfies Record<Language, object>;

function safeSentence(sentence: string, { language, known, secrets }: SafeTextOptions): string {
  const notes = words[language];
  const plain = withoutMarkup(printable(sentence));
  const text = plain
    .replace(addresses, notes.link)
    .replace(phones, (found) =>
      found.replace(/\D/g, '').length < MIN_PHONE ||
      known.has(phoneNumber(found)) ||
      amountsKnown(found, known)
        ? found
        : notes.link,
    )
    .replace(amounts, (found) => (isYear(found) || amountsKnown(found, known) ? found : notes.amount))
    .replace(spokenAmounts, notes.amount);
  return isSecret(text, secrets) ? '' : text;
}

/** One form of each letter and digit; nothing that cannot be seen, or that turns the direction of reading. */
const printable = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[^\P{Cc}\n]/gu, ' ');

function withoutMarkup(text: string): string {
  let plain = text.replace(/!?\[([^\]\n]*)\]\([^)\n]*\)?/g, '$1').replace(/&(#x?[0-9a-f]+|[a-z]+);?/gi, ' ');
  // Taking one tag away can make another one.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/<[^<>]*>/g, '');
  }
  return plain.replace(/[<>`*#|\\]/g, '').replace(/_{2,}/g, '');
}

/** Addresses with a scheme, of mailboxes, and of hosts, whatever dot they are written with. */
const addresses =
  /(?:\b[a-z][a-z0-9+.-]{1,20}:(?:\/\/|(?=\S*[(/.@;,]))|\/\/)\S+|\S+@\S+|\b(?:[\p{L}\p{N}-]+\s?[.。]\s?)+(?:com|net|org|vn|info|biz|io|app|dev|shop|xyz|top|site|online|example|test|ru|cn|me|co|link|click|page|store|asia|zip|mov)\b(?:[/?:#]\S*)?|\b(?:www|bit\s?[.]\s?ly)\S*|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/\S*|\b\d{1,3}(?:\.\d{1,3}){3}\b\S*/giu;

const MIN_PHONE = 8;
const amountsKnown = (text: string, known: Pick<KnownNumbers, 'has'>) =>
  numbersIn(text).every((value) => known.has(value));
/** Dates have years; no price of a shop is written like one. */
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text.trim());

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const MIN_SECRET = 20;

function isSecret(sentence: string, secrets: readonly string[]): boolean {
  const said = folded(sentence);
  if (said.length < MIN_SECRET) return false;
  return secrets
    .map(folded)
    .some((secret) => secret.length >= MIN_SECRET && (said.includes(secret) || secret.includes(said)));
}
