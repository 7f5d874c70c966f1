import { message } from '@storefront/shared/forms';

/** From so many minutes on the wait is told in hours. */
const HOURS_FROM_MINUTES = 90;

/** The message of a refused form that was sent too often: how long to wait, where the answer said so. */
export function tooManyMessage(error: { retryAfterSeconds?: number } | undefined): string {
  if (error?.retryAfterSeconds === undefined) return 'account-access:tooMany';
  const minutes = Math.max(1, Math.ceil(error.retryAfterSeconds / 60));
  return minutes < HOURS_FROM_MINUTES
    ? message('account-access:tooManyFor', { count: minutes })
    : message('account-access:tooManyForHours', { count: Math.ceil(minutes / 60) });
}
