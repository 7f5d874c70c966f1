import type { TFunction } from 'i18next';

/** A message of a rule: the key of a text, with the numbers that stand in it. Rules hold no text. */
export function message(key: string, values?: Record<string, string | number>): string {
  return values ? `${key}|${JSON.stringify(values)}` : key;
}

/** The text of a rule's message; a key of another namespace is written `account:signUp.taken`. */
export function translateMessage(t: TFunction, written: string): string {
  const [key = '', values] = written.split('|');
  // Which key it is, only the rule knows; a missing one shows itself as the key.
  return t(key as 'form.required', values ? (JSON.parse(values) as Record<string, string | number>) : {});
}
