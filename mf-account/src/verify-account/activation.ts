import type { Activated } from '@storefront/shared/contracts';
import { createMutation } from '@storefront/shared/store';
import { forgetClaim } from '../sign-up-claim';

/** Beside the link what shows who signed up, or the password that the account shall have. */
interface Activation {
  token: string;
  claim?: string;
  password?: string;
  confirmPassword?: string;
}

export const activation = createMutation<Activation, Activated>({
  name: 'account/activation',
  policy: 'perKey',
  keyOf: ({ token }) => token,
  async send({ http, signal }, body) {
    const { data } = await http.post<Activated>('auth/active-user', body, { signal });
    // Another one waits for the sign-up that it was made for.
    if (body.claim !== undefined) forgetClaim();
    return data;
  },
});
