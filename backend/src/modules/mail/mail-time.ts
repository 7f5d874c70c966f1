import type { Language } from '../../lib/language';

const formats: Record<Language, Intl.DateTimeFormat> = { vi: formatOf('vi-VN'), en: formatOf('en-GB') };

function formatOf(locale: string) {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
}

/** Day and time in Vietnam, as mails tell them. */
export const mailTime = (at: Date, language: Language) => formats[language].format(at);
