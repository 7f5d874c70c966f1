import { formatDate, formatDateTime } from '@storefront/shared/time';

/** The last day of something, or the day and the time where it does not end with a day. */
export function untilText(endsAt: string): string {
  const time = formatDateTime(endsAt);
  return time.endsWith('00:00') ? formatDate(Date.parse(endsAt) - 1) : time;
}
