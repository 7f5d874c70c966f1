const OLDEST_YEARS = 120;

/** What is wrong with a day somebody says they were born on (`YYYY-MM-DD`); null when it may be so. */
export function dateOfBirthProblem(text: string, now: Date): 'invalid' | 'future' | 'tooLongAgo' | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // The thirtieth of February would be a day of March.
  if (year === '' || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    return 'invalid';
  if (date > now) return 'future';
  return Number(year) < now.getUTCFullYear() - OLDEST_YEARS ? 'tooLongAgo' : null;
}
