import type { Activated } from '@storefront/shared/contracts';
import { createMutation, put, sessionOpened } from '@storefront/shared/store';
import { removeClaim, readWayOn } from '../sign-up-claim';

/** Beside the link what shows who signed up, or the password that the account shall have. */
interface Activation {
  token: string;
  claim?: string;
  password?: string;
  confirmPassword?: string;
}

/** What the page shows of it; the session itself goes to the shell. */
interface Opened {
  isPhoneTaken: boolean;
  isSignedIn: boolean;
  session?: Activated['session'] & { redirectUrl: string | undefined };
}

export const activation = createMutation<Activation, Opened>({
  name: 'account/activation',
  policy: 'perKey',
  keyOf: ({ token }) => token,
  async send({ http, signal }, body) {
    const { data } = await http.post<Activated>('auth/active-user', body, { signal });
    const redirectUrl = readWayOn();
    // Another one waits for the sign-up that it was made for.
    if (body.claim !== undefined) removeClaim();
    const { isPhoneTaken = false, session } = data;
    return {
      isPhoneTaken,
      isSignedIn: session !== undefined,
      ...(session && { session: { ...session, redirectUrl } }),
    };
  },
  *onSuccess({ session, ...shown }) {
    if (session) {
      const { email, login: data, redirectUrl } = session;
      yield* put(sessionOpened({ email, data, redirectUrl: shown.isPhoneTaken ? null : redirectUrl }));
    }
    return shown;
  },
});
