import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'provider-membership',
  load: (language) => import(`./locales/${language}.json`),
};

export const membershipRoutes: RemoteRoute[] = [
  {
    path: paths.membership.pattern,
    name: 'membership',
    lazy: async () => (await import('./membership-page')).membershipPage,
    messages,
    access: 'provider',
  },
  {
    path: paths.membershipResult.pattern,
    lazy: async () => (await import('./result-page')).resultPage,
    messages,
    // Who comes back from the gateway signs in again when the session has ended meanwhile.
    access: 'customer',
  },
];
