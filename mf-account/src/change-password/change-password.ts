import { logoutRequested, noticeShown, put } from '@storefront/shared/store';
import { passwordChanged } from '../password-changed';
import { submission } from '../submission';

interface Change {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Ends every session on the server, and then the one of this page. */
export const changePassword = submission<Change>({
  name: 'account/changePassword',
  keep: () => null,
  async send({ http, signal }, body) {
    await http.put('auth/user/change-password', body, { signal, isPersonal: true });
  },
  *onDone() {
    yield* put(passwordChanged());
    yield* put(noticeShown('ChangePasswordSuccess'));
    yield* put(logoutRequested({ redirect: 'password-changed' }));
  },
  *onFailed({ code }) {
    yield* put(
      noticeShown(
        code === 'CURRENT_PASSWORD_WRONG' ? 'ChangePasswordFailedByInvalidPassword' : 'ChangePasswordFailed',
      ),
    );
  },
});
