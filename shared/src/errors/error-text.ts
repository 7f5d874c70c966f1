import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { message, translateMessage } from './message';
import type { ApiErrorCode } from '../http';

/** What the text of a failed call is made of: an `ApiError`, or what the state holds of it. */
export interface FailedCall {
  code: ApiErrorCode;
  retryAfterSeconds?: number | undefined;
}

/**
 * What one place says instead of the shop's text: of a code that means something else there, and `other` of what a
 * customer cannot mend (an error of the shop's, or a code without a text).
 */
export type ErrorOverrides = Partial<Record<ApiErrorCode | 'other', string>>;

/** What a customer reads of a failed call. The values of `overrides` are texts. */
export function errorText(error: FailedCall, i18n: I18n, overrides: ErrorOverrides = {}): string {
  const own = overrideOf(error, i18n, overrides);
  if (own !== undefined) return own;
  return hasText(error, i18n) ? translateMessage(i18n.t, messageOf(error)) : i18n.t('failed.other');
}

/** `errorText` in the language of the page. */
export function useErrorText(overrides?: ErrorOverrides): (error: FailedCall) => string {
  const { i18n } = useTranslation('common');
  return (error) => errorText(error, i18n, overrides);
}

/** What a place says of this failure instead of the shop; undefined where it leaves that to the shop. */
export function overrideOf({ code }: FailedCall, i18n: I18n, overrides: ErrorOverrides): string | undefined {
  return overrides[code] ?? (isShopFailure({ code }, i18n) ? overrides.other : undefined);
}

/** Whether the customer cannot mend it: an error of the shop's, or a code without a text. */
export const isShopFailure = ({ code }: FailedCall, i18n: I18n): boolean =>
  shopsOwn.includes(code) || !hasText({ code }, i18n);
const shopsOwn: ApiErrorCode[] = ['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'];

/** False for a code of a newer backend, and for all of them while their texts could not be loaded. */
const hasText = ({ code }: FailedCall, i18n: I18n) => i18n.exists(`errors:${code}`);

/** The shop's text as a message: with how long to wait, where the answer says so. */
export function messageOf({ code, retryAfterSeconds }: FailedCall): string {
  if (code !== 'TOO_MANY_ATTEMPTS' || retryAfterSeconds === undefined) return `errors:${code}`;
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return minutes < hoursFromMinutes
    ? message('errors:wait.minutes', { count: minutes })
    : message('errors:wait.hours', { count: Math.ceil(minutes / 60) });
}
/** From so many minutes on the wait is given in hours. */
const hoursFromMinutes = 90;
