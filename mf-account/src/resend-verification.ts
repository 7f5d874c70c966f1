import { noticeShown, put } from '@storefront/shared/store';
import { submission } from './submission';

/** Asks for the activation mail once more. */
export const resendVerification = submission<string, string>({
  name: 'account/resendVerification',
  keep: (email) => email,
  async send({ http, signal }, email) {
    await http.post('auth/resend-verification', { email }, { signal });
  },
  *onDone() {
    yield* put(noticeShown('SendVerifyAccountSuccess'));
  },
  *onFailed() {
    yield* put(noticeShown('SendVerifyAccountFailed'));
  },
});
