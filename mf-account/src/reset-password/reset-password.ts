import type { VerifiedToken } from '@storefront/shared/contracts';
import { createMutation, createQuery, noticeShown, put } from '@storefront/shared/store';
import { passwordChanged } from '../password-changed';

/** Whether a mailed link still works, and whose it is. */
export const resetTokens = createQuery<string, VerifiedToken>({
  name: 'account/resetTokens',
  keyOf: (token) => token,
  async fetch({ http, signal }, token) {
    return (
      await http.getTracked<VerifiedToken>('auth/verify-token', { params: { token, type: 'reset' }, signal })
    ).data;
  },
});

interface NewPassword {
  token: string;
  password: string;
  confirmPassword: string;
}

export const resetPassword = createMutation<NewPassword>({
  name: 'account/resetPassword',
  policy: 'perKey',
  keyOf: ({ token }) => token,
  async send({ http, signal }, body) {
    await http.post('auth/change-pass-token', body, { signal });
  },
  *onSuccess() {
    yield* put(passwordChanged());
    yield* put(noticeShown('ChangePasswordSuccess'));
  },
  *onError() {
    yield* put(noticeShown('ChangePasswordFailed'));
  },
});
