import type { Language, Messages } from '../contracts';
import errorsEn from '../errors/locales/en.json';
import errorsVi from '../errors/locales/vi.json';
import en from '../i18n/locales/en.json';
import vi from '../i18n/locales/vi.json';

/** The words of `shared`. The shell brings those of errors with the first failure; here they are there from the start. */
export const sharedMessages: Record<Language, Record<'common' | 'errors', Messages>> = {
  vi: { common: vi, errors: errorsVi },
  en: { common: en, errors: errorsEn },
};
