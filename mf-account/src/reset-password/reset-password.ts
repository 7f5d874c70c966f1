import type { VerifiedToken } from '@storefront/shared/contracts';
import { noticeShown, put, resource } from '@storefront/shared/store';
import { passwordChanged } from '../password-changed';
import { submission } from '../submission';

/** Whether a mailed link still works, and whose it is. */
export const resetTokens = resource<string, VerifiedToken>({
  name: 'account/resetTokens',
  key: (token) => token,
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

export const resetPassword = submission<NewPassword, string>({
  name: 'account/resetPassword',
  keep: ({ token }) => token,
  async send({ http, signal }, body) {
    await http.post('auth/change-pass-token', body, { signal });
  },
  *onDone() {
    yield* put(passwordChanged());
    yield* put(noticeShown('ChangePasswordSuccess'));
  },
  *onFailed() {
    yield* put(noticeShown('ChangePasswordFailed'));
  },
});
