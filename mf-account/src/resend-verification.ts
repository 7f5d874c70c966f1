import { createMutation, noticeShown, put } from '@storefront/shared/store';

/** Asks for the activation mail once more. */
export const resendVerification = createMutation<string>({
  name: 'account/resendVerification',
  policy: 'perKey',
  keyOf: (email) => email,
  async send({ http, signal }, email) {
    await http.post('auth/resend-verification', { email }, { signal });
  },
  *onSuccess() {
    yield* put(noticeShown('SendVerifyAccountSuccess'));
  },
  *onError() {
    yield* put(noticeShown('SendVerifyAccountFailed'));
  },
});
