import type { Language } from '../contracts';

/** A person's name in the order of a language: the family name comes first in Vietnamese. */
export function personName(person: { firstName: string; lastName: string }, language: Language): string {
  const { firstName, lastName } = person;
  return (language === 'vi' ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' ');
}
