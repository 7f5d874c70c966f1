import { createMutation, logoutRequested, noticeShown, put } from '@storefront/shared/store';
import { passwordChanged } from '../password-changed';

interface Change {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Ends every session on the server, and then the one of this page. */
export const changePassword = createMutation<Change>({
  name: 'account/changePassword',
  isPersonal: true,
  async send({ http, signal }, body) {
    await http.put('auth/user/change-password', body, { signal, isPersonal: true });
  },
  *onSuccess() {
    yield* put(passwordChanged());
    yield* put(noticeShown('ChangePasswordSuccess'));
    yield* put(logoutRequested({ redirect: 'password-changed' }));
  },
  *onError({ code }) {
    yield* put(
      noticeShown(
        code === 'CURRENT_PASSWORD_WRONG' ? 'ChangePasswordFailedByInvalidPassword' : 'ChangePasswordFailed',
      ),
    );
  },
});
