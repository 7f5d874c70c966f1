import type { Language, Messages } from '../contracts';
import errorsEn from '../errors/locales/en.json';
import errorsVi from '../errors/locales/vi.json';
import en from '../i18n/locales/en.json';
import vi from '../i18n/locales/vi.json';

/** The messages of `shared`. The shell loads error texts with the first failure; tests load them at the start. */
export const sharedMessages = {
  vi: { common: vi, errors: errorsVi },
  en: { common: en, errors: errorsEn },
} satisfies Record<Language, Record<'common' | 'errors', Messages>>;
