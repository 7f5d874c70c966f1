import type { Language } from '../../lib/language';
import { moneyText } from '../../lib/money-text';

/** What a text may ask of the shop's settings, as in `Gọi {hotline}`: the texts stay true when a setting changes. */
export const shopWordNames = [
  'siteName',
  'legalName',
  'taxCode',
  'address',
  'hotline',
  'email',
  'codLimit',
  'freeShippingFrom',
  'paymentMinutes',
  'returnDays',
] as const;
type ShopWordName = (typeof shopWordNames)[number];
/** What a shop has not is an empty text. */
export type ShopWords = Record<ShopWordName, string>;

const named = /\{([A-Za-z]+)\}/g;
const isName = (name: string): name is ShopWordName => shopWordNames.some((known) => known === name);

/** The settings that texts may name. */
export interface ShopFacts {
  settingClient: {
    siteName: string;
    codLimit: number;
    freeShippingFrom: number | null;
    paymentMinutes: number;
    returnDays: number;
  };
  infoClient: { legalName: string; taxCode: string; address: string; hotline: string; email: string };
}

export function shopWords({ settingClient, infoClient }: ShopFacts, language: Language): ShopWords {
  const numbers = new Intl.NumberFormat(language === 'en' ? 'en-US' : 'vi-VN');
  const money = (amount: number) => moneyText(amount, language);
  const { siteName, codLimit, freeShippingFrom, paymentMinutes, returnDays } = settingClient;
  const { legalName, taxCode, address, hotline, email } = infoClient;
  return {
    siteName,
    legalName,
    taxCode,
    address,
    hotline,
    email,
    codLimit: money(codLimit),
    freeShippingFrom: freeShippingFrom === null ? '' : money(freeShippingFrom),
    paymentMinutes: numbers.format(paymentMinutes),
    returnDays: returnDays === 0 ? '' : numbers.format(returnDays),
  };
}

export const withShopWords = (text: string, words: ShopWords) =>
  text.replace(named, (whole, name: string) => (isName(name) ? words[name] : whole));

/** Whether a text speaks of something that this shop has not: it is better left out. */
export const asksForNothing = (text: string, words: ShopWords) =>
  [...text.matchAll(named)].some(([, name = '']) => isName(name) && words[name] === '');

export const asksForUnknown = (text: string) =>
  [...text.matchAll(named)].some(([, name = '']) => !isName(name));
