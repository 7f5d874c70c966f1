import { useTranslation } from 'react-i18next';
import type { Language } from '../contracts';

/** The language on the screen, for what `Intl` formats. */
export function useLanguage(): Language {
  return useTranslation('common').i18n.language === 'en' ? 'en' : 'vi';
}
