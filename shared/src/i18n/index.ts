import { selectLanguage, useSelector } from '@storefront/shared/store';
import type { Language } from '../contracts';

export * from './create-i18n';
export * from './person-name';

/** The language of the page. */
export function useLanguage(): Language {
  return useSelector(selectLanguage);
}
