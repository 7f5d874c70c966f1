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

/** The date in Vietnam as file names carry it: `2026-11-21`. */
export function isoDate(instant: string | number): string {
  const { day, month, year } = partsOf(instant);
  return `${year}-${month}-${day}`;
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

const weekdays: Record<Language, readonly string[]> = {
  vi: ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
const dayMs = 86_400_000;
/** Vietnam has no daylight saving time. */
const offsetMs = 7 * 3_600_000;

const weekdayOf = (instant: number): number => new Date(instant + offsetMs).getUTCDay();

/** A day near today in Vietnam: `thứ Sáu 27/11`, `Fri 27 Nov`. */
export function formatDay(instant: number, language: Language): string {
  const weekday = weekdays[language][weekdayOf(instant)] ?? '';
  const { day, month } = partsOf(instant);
  return language === 'vi'
    ? `${weekday} ${day}/${month}`
    : `${weekday} ${running.format(new Date(instant)).replace(/ \d{4}$/, '')}`;
}

/** The instant that is so many delivery days later; nothing is delivered on Sundays. */
function afterDeliveryDays(now: number, days: number): number {
  let instant = now;
  for (let left = days; left > 0;) {
    instant += dayMs;
    if (weekdayOf(instant) !== 0) left -= 1;
  }
  return instant;
}

/** The days on which something arrives that is delivered `from` to `to` days from now: one, or the first and the last. */
export function arrivalDays(
  { from, to }: { from: number; to: number },
  now: number,
  language: Language,
): string {
  const first = formatDay(afterDeliveryDays(now, from), language);
  return from === to ? first : `${first} – ${formatDay(afterDeliveryDays(now, to), language)}`;
}
