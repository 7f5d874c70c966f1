import { useTranslation } from 'react-i18next';

/** A person's name in the order of the page's language; empty when none is known. */
export function useFullName(person: { firstName: string; lastName: string } | null | undefined): string {
  const { t } = useTranslation('account');
  if (!person) return '';
  const { firstName, lastName } = person;
  return t('fullName', { firstName, lastName }).trim();
}
