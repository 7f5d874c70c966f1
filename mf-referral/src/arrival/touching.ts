import type { Touched } from '@storefront/shared/contracts';
import { createMutation } from '@storefront/shared/store';

/** Tells the shop by whose code this visitor came; its answer sets the cookie that lasts until the sign-up. */
export const touching = createMutation<{ code: string; landing: string; isPersonal: boolean }, Touched>({
  name: 'referral/touching',
  policy: 'perKey',
  keyOf: ({ code }) => code,
  async send({ http, signal }, { code, landing, isPersonal }) {
    const options = { signal, isPersonal, isTracked: false };
    return (await http.post<Touched>('campaign/referral/touch', { code, landing }, options)).data;
  },
});
