import { DAY_MS } from '../../lib/clock';
import type { Language } from '../../lib/language';

const formats: Record<Language, Intl.DateTimeFormat> = { vi: formatOf('vi-VN'), en: formatOf('en-GB') };

function formatOf(locale: string) {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
}

/** Both languages write days alike. */
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Ho_Chi_Minh',
});
const VIETNAM_MS = 7 * 3_600_000;

/** Day and time in Vietnam, as mails tell them. */
export const mailTime = (at: Date, language: Language) => formats[language].format(at);

/** Until when something lasts: its last day, or the day and the time where it does not end with a day; as pages say it. */
export const mailUntil = (endsAt: Date, language: Language) =>
  (endsAt.getTime() + VIETNAM_MS) % DAY_MS === 0
    ? dayFormat.format(endsAt.getTime() - 1)
    : mailTime(endsAt, language);
