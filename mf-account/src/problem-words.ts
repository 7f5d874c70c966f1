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
      'CODE_USED_UP',
      'CODE_EXPIRED',
      'CONTACT_CHANGE_NOT_FOUND',
      'TOO_MANY_CODES',
      'TOO_MANY_ATTEMPTS',
      'PROFILE_NOT_FOUND',
      'STAFF_ACCOUNT',
      'ADDRESS_LIMIT_REACHED',
      'ADDRESS_NOT_FOUND',
    ].map((code) => [code, `account-profile:errors.${code}`]),
  ),
};
