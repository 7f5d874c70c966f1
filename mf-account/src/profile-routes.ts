import type { PageMessages, RemotePage, RemoteRoute } from '@storefront/shared/contracts';
import { accountPaths } from './account-paths';

const messages: PageMessages = {
  namespace: 'account-profile',
  load: (language) => import(`./personal/locales/${language}.json`),
};

const own = (pattern: string, lazy: () => Promise<RemotePage>): RemoteRoute => ({
  path: pattern,
  lazy,
  messages,
  access: 'customer',
  within: 'account/profile-frame',
});

/** What customers tell the shop of themselves. */
export const profileRoutes: RemoteRoute[] = [
  own(
    accountPaths.personal.pattern,
    async () => (await import(/* webpackChunkName: "personal" */ './personal/personal-page')).personalPage,
  ),
  own(
    accountPaths.social.pattern,
    async () => (await import(/* webpackChunkName: "social" */ './social/social-page')).socialPage,
  ),
  own(
    accountPaths.addresses.pattern,
    async () =>
      (await import(/* webpackChunkName: "addresses" */ './addresses/addresses-page')).addressesPage,
  ),
  {
    ...own(
      accountPaths.payment.pattern,
      async () =>
        (await import(/* webpackChunkName: "payment-settings" */ './payment-settings/payment-page'))
          .paymentPage,
    ),
    cacheKeys: ['page'],
  },
  own(
    accountPaths.privacy.pattern,
    async () => (await import(/* webpackChunkName: "privacy" */ './privacy/privacy-page')).privacyPage,
  ),
];
