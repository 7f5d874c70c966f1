import type { Language } from '../contracts';

const timeZone = 'Asia/Ho_Chi_Minh';
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const running = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

function partsOf(instant: string | number): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}

/** Day/month/year in Vietnam, equal on the server and in every browser: `21/11/2026`. */
export function formatDate(instant: string | number): string {
  const { day, month, year } = partsOf(instant);
  return `${day}/${month}/${year}`;
}

/** `21/11/2026 14:05`, in Vietnam. */
export function formatDateTime(instant: string | number): string {
  return `${formatDate(instant)} ${timeOf(instant)}`;
}

function timeOf(instant: string | number): string {
  const { hour, minute } = partsOf(instant);
  return `${hour}:${minute}`;
}

/** A date in a sentence: `21/11/2026` in Vietnamese, `21 Nov 2026` in English. */
export function formatDateInText(instant: string | number, language: Language): string {
  return language === 'vi' ? formatDate(instant) : running.format(new Date(instant));
}

/** A date with its time in a sentence: `21/11/2026 14:05` in Vietnamese, `21 Nov 2026, 14:05` in English. */
export function formatDateTimeInText(instant: string | number, language: Language): string {
  return language === 'vi'
    ? formatDateTime(instant)
    : `${running.format(new Date(instant))}, ${timeOf(instant)}`;
}

/** Until when something lasts: its last day, or the day and the time where it does not end with a day. */
export function untilText(endsAt: string, language: Language): string {
  return timeOf(endsAt) === '00:00'
    ? formatDateInText(Date.parse(endsAt) - 1, language)
    : formatDateTimeInText(endsAt, language);
}
