import { message } from '@storefront/shared/forms';

/** From so many minutes on the wait is told in hours. */
const HOURS_FROM_MINUTES = 90;

/**
 * The message of a refused form that was sent too often: how long to wait, where the answer said so. `key` has two
 * siblings with a count: `<key>For` (minutes) and `<key>ForHours`.
 */
export function tooManyMessage(
  error: { retryAfterSeconds?: number | undefined } | undefined | null,
  key = 'account-access:tooMany',
): string {
  if (error?.retryAfterSeconds === undefined) return key;
  const minutes = Math.max(1, Math.ceil(error.retryAfterSeconds / 60));
  return minutes < HOURS_FROM_MINUTES
    ? message(`${key}For`, { count: minutes })
    : message(`${key}ForHours`, { count: Math.ceil(minutes / 60) });
}
