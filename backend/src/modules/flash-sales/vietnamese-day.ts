import { DAY_MS } from '../../lib/clock';

/** No clock is changed in Việt Nam. */
const AHEAD_MS = 7 * 3_600_000;

/** The day in Việt Nam that an instant is in: its first instant, and the first of the next. */
export function vietnameseDay(instant: Date): { from: Date; to: Date } {
  const from = Math.floor((instant.getTime() + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS;
  return { from: new Date(from), to: new Date(from + DAY_MS) };
}
