import type { Membership } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** The provider's plan: until when, how many solutions it allows and how many are published. */
export const ownMembership = createQuery<null, Membership>({
  name: 'provider/membership',
  keyOf: () => 'own',
  isPersonal: true,
  fetch: async ({ http, signal }) =>
    (await http.getWithBearer<Membership>('main/membership/me', { signal }))?.data,
});
