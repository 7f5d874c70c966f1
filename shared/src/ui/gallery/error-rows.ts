import english from '../../errors/locales/en.json';
import vietnamese from '../../errors/locales/vi.json';
import triggers from './error-triggers.json';

/** A failure with its text in both languages; the trigger of a field's code is the rule of its field. */
export interface ErrorRow {
  code: string;
  vi: string;
  en: string;
  trigger?: string;
}

interface Texts {
  [name: string]: string | Texts;
}
const vi: Texts = vietnamese;
const en: Texts = english;

export const errorCodes: ErrorRow[] = Object.entries(triggers.codes).map(([code, trigger]) => ({
  code,
  vi: textAt(vi, code),
  en: textAt(en, code),
  trigger,
}));

export const fieldCodes: ErrorRow[] = pathsIn(english.field).map((code) => ({
  code,
  vi: textAt(vi, `field.${code}`),
  en: textAt(en, `field.${code}`),
}));

export const failureNotices: ErrorRow[] = triggers.notices.map(({ key, shownWhen, ...texts }) => ({
  code: key,
  vi: texts.vi,
  en: texts.en,
  trigger: shownWhen,
}));

function pathsIn(texts: Texts): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? name : pathsIn(text).map((path) => `${name}.${path}`),
  );
}

function textAt(texts: Texts, path: string): string {
  const found = path
    .split('.')
    .reduce<Texts | string>((at, name) => (typeof at === 'string' ? at : (at[name] ?? '')), texts);
  return typeof found === 'string' ? found : '';
}
