import type { ErrorCode } from '@storefront/shared/contracts';
import { tooManyMessage } from './too-many';

const refusals: ErrorCode[] = [
  'CODE_USED_UP',
  'CODE_EXPIRED',
  'CONTACT_CHANGE_NOT_FOUND',
  'TOO_MANY_CODES',
  'TOO_MANY_ATTEMPTS',
  'PROFILE_NOT_FOUND',
  'STAFF_ACCOUNT',
  'ADDRESS_LIMIT_REACHED',
  'ADDRESS_NOT_FOUND',
];

/** What the backend refuses these forms for, by its codes. */
export const problemWords: Record<string, string> = {
  digits: 'form.name.digits',
  ...Object.fromEntries(
    [
      'future',
      'tooLongAgo',
      'maxLength',
      'unchanged',
      'unknown',
      'wrongPassword',
      'wrongCode',
      ...refusals,
    ].map((code) => [code, `account-profile:errors.${code}`]),
  ),
};

/** The texts of this error; after too many attempts with the time to wait. */
export function problemWordsFor(
  error: { retryAfterSeconds?: number | undefined } | undefined,
): Record<string, string> {
  return {
    ...problemWords,
    TOO_MANY_ATTEMPTS: tooManyMessage(error, 'account-profile:errors.TOO_MANY_ATTEMPTS'),
  };
}
