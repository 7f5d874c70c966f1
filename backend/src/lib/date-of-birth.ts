import { dayInVietnam } from './vietnam-day';

const OLDEST_YEARS = 120;

/** What is wrong with a date of birth (`YYYY-MM-DD`); null when it is plausible. */
export function dateOfBirthProblem(text: string, now: Date): 'invalid' | 'future' | 'tooLongAgo' | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // `Date` would read the 30th of February as a day in March.
  if (year === '' || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    return 'invalid';
  const today = dayInVietnam(now);
  if (text > today) return 'future';
  return Number(year) < Number(today.slice(0, 4)) - OLDEST_YEARS ? 'tooLongAgo' : null;
}
