import { createInstance } from 'i18next';
import type { Language } from '../../lib/language';
import en from './locales/en.json';
import vi from './locales/vi.json';

/** The paths of everything in a catalogue that `Leaf` fits. */
type PathTo<Leaf, Part, Path extends string = ''> = Part extends Leaf
  ? Path
  : Part extends string | readonly string[]
    ? never
    : {
        [Key in keyof Part & string]: PathTo<Leaf, Part[Key], Path extends '' ? Key : `${Path}.${Key}`>;
      }[keyof Part & string];

/** A mail: what has a subject. */
export type MailKey = PathTo<{ subject: string }, typeof vi>;
export type MailTextKey = PathTo<string, typeof vi>;
/** What stands in the texts, by name. */
export type MailValues = Record<string, string>;

const i18n = createInstance({
  fallbackLng: false,
  // A dot is the only sign with a meaning in a key.
  nsSeparator: false,
  resources: { vi: { translation: vi }, en: { translation: en } },
  // The layouts escape.
  interpolation: { escapeValue: false },
  missingInterpolationHandler: (text: string, [, name]: RegExpExecArray) => {
    throw new Error(`the mail's text "${text}" lacks ${String(name)}`);
  },
  initAsync: false,
});
void i18n.init();

/** One text of the catalogue. */
export function mailText(key: MailTextKey, language: Language, values: MailValues = {}): string {
  return paragraphsAt(key, language, values).join(' ');
}

/** The paragraphs under a key; none where the catalogue has no such key. */
export function paragraphsAt(key: string, language: Language, values: MailValues): string[] {
  if (!isMailText(key)) return [];
  // Nothing in a value refers to other texts.
  const options = { lng: language, replace: values, returnObjects: true, nest: false } as const;
  return [i18n.t(key, options) as string | string[]].flat();
}

const keys = new Set(keysOf(vi));

/** Whether the catalogue has a text of that key; for keys made of what people typed. */
export const isMailText = (key: string): key is MailTextKey => keys.has(key);

type Texts = { [key: string]: string | string[] | Texts };

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' || Array.isArray(value) ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}
