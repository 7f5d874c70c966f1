import type { OpeningHours } from '@storefront/shared/contracts';

/** Whether a place is open at a moment in Việt Nam, and until when, or from when on that day. */
type OpenState = { kind: 'open'; until: string } | { kind: 'later'; from: string } | { kind: 'closed' };

const vietnam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `now` in epoch ms. Times of a day are compared as they are written, `HH:MM`. */
export function openState(hours: readonly OpeningHours[], now: number): OpenState {
  const parts = Object.fromEntries(
    vietnam.formatToParts(new Date(now)).map(({ type, value }) => [type, value]),
  );
  const day = week.indexOf(parts['weekday'] ?? '') + 1;
  const time = `${parts['hour'] ?? ''}:${parts['minute'] ?? ''}`;
  const today = hours
    .filter(({ from, to }) => from <= day && day <= to)
    .sort((a, b) => a.opens.localeCompare(b.opens));
  const open = today.find(({ opens, closes }) => opens <= time && time < closes);
  if (open) return { kind: 'open', until: open.closes };
  const next = today.find(({ opens }) => time < opens);
  return next ? { kind: 'later', from: next.opens } : { kind: 'closed' };
}
