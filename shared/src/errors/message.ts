import type { TFunction } from 'i18next';

/** A rule's message: the key of a text with its numbers. Rules contain no texts. */
export function message(key: string, values?: Record<string, string | number>): string {
  return values ? `${key}|${JSON.stringify(values)}` : key;
}

/** Translates a rule's message; a key of another namespace has a prefix: `account:signUp.taken`. */
export function translateMessage(t: TFunction, written: string): string {
  const [key = '', values] = written.split('|');
  // The key is dynamic, so TypeScript cannot check it; a missing text renders as its key.
  return t(key as 'form.required', values ? (JSON.parse(values) as Record<string, string | number>) : {});
}
