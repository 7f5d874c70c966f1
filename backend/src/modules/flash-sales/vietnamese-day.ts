import { DAY_MS } from '../../lib/clock';
import { midnightInVietnam } from '../../lib/vietnam-day';

/** The day in Việt Nam that an instant is in: its first instant, and the first of the next. */
export function vietnameseDay(instant: Date): { from: Date; to: Date } {
  const from = midnightInVietnam(instant);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}
