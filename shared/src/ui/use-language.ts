import { useTranslation } from 'react-i18next';
import type { Language } from '../contracts';

/** The language of the page, for `Intl`. */
export function useLanguage(): Language {
  return useTranslation('common').i18n.language === 'en' ? 'en' : 'vi';
}
