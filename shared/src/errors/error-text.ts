import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { message, translateMessage } from './message';
import type { ApiErrorCode } from '../http';

/** The input for the text of a failed call: an `ApiError`, or its serialised form in the state. */
export interface FailedCall {
  code: ApiErrorCode;
  retryAfterSeconds?: number | undefined;
}

/**
 * Texts that replace the shop's text in one place: for a code with a special meaning there, and `other` for failures
 * that the customer cannot fix (an error of the shop, or a code without a text).
 */
export type ErrorOverrides = Partial<Record<ApiErrorCode | 'other', string>>;

/** Returns the text of a failed call for the customer. The values of `overrides` are texts. */
export function errorText(error: FailedCall, i18n: I18n, overrides: ErrorOverrides = {}): string {
  const own = overrideOf(error, i18n, overrides);
  if (own !== undefined) return own;
  return hasText(error, i18n) ? translateMessage(i18n, messageOf(error)) : i18n.t('failed.other');
}

/** `errorText` in the language of the page. */
export function useErrorText(overrides?: ErrorOverrides): (error: FailedCall) => string {
  const { i18n } = useTranslation('common');
  return (error) => errorText(error, i18n, overrides);
}

/** Returns the override for this failure; undefined when the shop's text applies. */
export function overrideOf({ code }: FailedCall, i18n: I18n, overrides: ErrorOverrides): string | undefined {
  return overrides[code] ?? (isShopFailure({ code }, i18n) ? overrides.other : undefined);
}

/** Whether the customer cannot fix the failure: it is an error of the shop, or its code has no text. */
export const isShopFailure = ({ code }: FailedCall, i18n: I18n): boolean =>
  shopsOwn.includes(code) || !hasText({ code }, i18n);
const shopsOwn: ApiErrorCode[] = ['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'];

/** False for a code of a newer backend, and for all codes when their texts failed to load. */
const hasText = ({ code }: FailedCall, i18n: I18n) => i18n.exists(`errors:${code}`);

/** Returns the shop's text as a message, with the waiting time if the response contains one. */
export function messageOf({ code, retryAfterSeconds }: FailedCall): string {
  if (code !== 'TOO_MANY_ATTEMPTS' || retryAfterSeconds === undefined) return `errors:${code}`;
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return minutes < hoursFromMinutes
    ? message('errors:wait.minutes', { count: minutes })
    : message('errors:wait.hours', { count: Math.ceil(minutes / 60) });
}
/** Waits of at least this many minutes are shown in hours. */
const hoursFromMinutes = 90;
