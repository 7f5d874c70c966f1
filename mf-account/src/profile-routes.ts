import type { PageMessages, RemotePage, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

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
    paths.personal.pattern,
    async () => (await import(/* webpackChunkName: "personal" */ './personal/personal-page')).personalPage,
  ),
  own(
    paths.social.pattern,
    async () => (await import(/* webpackChunkName: "social" */ './social/social-page')).socialPage,
  ),
  own(
    paths.addresses.pattern,
    async () =>
      (await import(/* webpackChunkName: "addresses" */ './addresses/addresses-page')).addressesPage,
  ),
  {
    ...own(
      paths.payment.pattern,
      async () =>
        (await import(/* webpackChunkName: "payment-settings" */ './payment-settings/payment-page'))
          .paymentPage,
    ),
    cacheKeys: ['page'],
  },
  own(
    paths.privacy.pattern,
    async () => (await import(/* webpackChunkName: "privacy" */ './privacy/privacy-page')).privacyPage,
  ),
];
