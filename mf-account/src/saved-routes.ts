import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

const frame = 'account/profile-frame';

const wishlist: PageMessages = {
  namespace: 'account-wishlist',
  load: (language) => import(`./wishlist/locales/${language}.json`),
};
const vouchers: PageMessages = {
  namespace: 'account-vouchers',
  load: (language) => import(`./vouchers/locales/${language}.json`),
};
const reviews: PageMessages = {
  namespace: 'account-reviews',
  load: (language) => import(`./reviews/locales/${language}.json`),
};
const notifications: PageMessages = {
  namespace: 'account-notifications',
  load: (language) => import(`./notifications/locales/${language}.json`),
};

/** What the account keeps for its owner, and tells them. */
export const savedRoutes: RemoteRoute[] = [
  {
    path: paths.wishlist.pattern,
    name: 'wishlist',
    lazy: async () => (await import('./wishlist/wishlist-page')).wishlistPage,
    messages: wishlist,
    access: 'customer',
    cacheKeys: ['page'],
    within: frame,
  },
  {
    path: paths.favourites.pattern,
    lazy: async () => (await import('./wishlist/favourites-page')).favouritesPage,
    name: 'favourites',
    messages: wishlist,
  },
  {
    path: paths.vouchers.pattern,
    name: 'vouchers',
    lazy: async () => (await import('./vouchers/my-vouchers-page')).myVouchersPage,
    messages: vouchers,
    access: 'customer',
    cacheKeys: ['state'],
    within: frame,
  },
  {
    path: paths.reviews.pattern,
    lazy: async () => (await import('./reviews/reviews-page')).reviewsPage,
    messages: reviews,
    access: 'customer',
    cacheKeys: ['page'],
    within: frame,
  },
  {
    path: paths.notifications.pattern,
    lazy: async () => (await import('./notifications/notifications-page')).notificationsPage,
    messages: notifications,
    access: 'customer',
    cacheKeys: ['page'],
    within: frame,
  },
];
