import type { i18n as I18n } from 'i18next';
import type { Language } from '../contracts';
import { formatNumber } from '../money';

/** A rule's message: the key of a text with its numbers. Rules contain no texts. */
export function message(key: string, values?: Record<string, string | number>): string {
  return values ? `${key}|${JSON.stringify(values)}` : key;
}

/** Translates a rule's message; a key of another namespace has a prefix: `account:signUp.taken`. */
export function translateMessage({ t, language }: Pick<I18n, 't' | 'language'>, written: string): string {
  const [key = '', stored] = written.split('|');
  const values = stored ? (JSON.parse(stored) as Record<string, string | number>) : {};
  // A count chooses the form of its text, so it stays a number.
  const shown = Object.entries(values).map(([name, value]) =>
    typeof value === 'number' && name !== 'count'
      ? [name, formatNumber(value, language as Language)]
      : [name, value],
  );
  // The key is dynamic, so TypeScript cannot check it; a missing text renders as its key.
  return t(key as 'form.required', Object.fromEntries(shown) as Record<string, string | number>);
}
