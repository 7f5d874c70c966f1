import type { TFunction, i18n as I18n } from 'i18next';
import type { Language } from '@storefront/shared/contracts';
import { createI18n } from '@storefront/shared/i18n';
import { words as en } from '../words-en';
import { words as vi } from '../words-vi';

const words = { vi, en };
const maxStored = 30;
/** Of one language; texts with numbers and names in them are endlessly many. */
const maxTexts = 2_000;

/** Texts as pages show them: shared by the pages of one language and the same versions, because no page changes them. */
export type PageWords = (language: Language, versions: string) => I18n;

/** Making an i18n instance, and finding the same words in it for each page anew, took a fifth of the time of drawing. */
export function createPageWords(): PageWords {
  const known = new Map<string, I18n>();
  return (language, versions) => {
    const key = `${language} ${versions}`;
    const found = known.get(key) ?? remembering(createI18n(language, words[language]));
    known.delete(key);
    known.set(key, found);
    for (const unused of [...known.keys()].slice(0, -maxStored)) known.delete(unused);
    return found;
  };
}

/** The same instance, which makes a text only once: most of a page's texts are on every page. */
function remembering(i18n: I18n): I18n {
  const scopes = new Map<string, TFunction>();
  // A remote's words come later than the instance, and what was not found before is found then.
  i18n.store.on('added', () => {
    scopes.clear();
  });
  const getFixedT = i18n.getFixedT.bind(i18n);

  const remember = (t: TFunction): TFunction => {
    const texts = new Map<string, unknown>();
    const find = (...wanted: unknown[]): unknown => {
      const [only] = wanted;
      // Most texts have a name only, and the JSON of others begins with a bracket.
      const key = wanted.length === 1 && typeof only === 'string' ? only : JSON.stringify(wanted);
      const text = texts.get(key) ?? t(...(wanted as [never]));
      if (texts.size >= maxTexts) texts.clear();
      texts.set(key, text);
      return text;
    };
    return Object.assign(find, t) as TFunction;
  };

  i18n.getFixedT = ((...scope: never[]) => {
    const key = JSON.stringify(scope);
    const t = scopes.get(key) ?? remember((getFixedT as (...scope: never[]) => TFunction)(...scope));
    scopes.set(key, t);
    return t;
  }) as I18n['getFixedT'];
  return i18n;
}
