import { personName, useLanguage } from '@storefront/shared/i18n';

/** A person's name in the order of the page's language; empty when none is known. */
export function useFullName(person: { firstName: string; lastName: string } | null | undefined): string {
  const language = useLanguage();
  return person ? personName(person, language) : '';
}
