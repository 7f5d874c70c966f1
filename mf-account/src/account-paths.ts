import { toSearch } from '@storefront/shared/contracts';

const page = (pattern: string) => ({ pattern, to: () => `/${pattern}` });
const withToken = (pattern: string) => ({
  pattern,
  to: (token: string) => `/${pattern}${toSearch({ token })}`,
});

/** Addresses that no other remote leads to; the others are among the shared paths. */
export const accountPaths = {
  forgotPassword: page('forgot-password'),
  resetPassword: withToken('reset-password'),
  verifyAccount: withToken('verify-account'),
  personal: page('profile/personal'),
  social: page('profile/social'),
  addresses: page('profile/contact'),
  payment: page('profile/payment'),
  changePassword: page('profile/change-password'),
  sessions: page('profile/sessions'),
  privacy: page('profile/privacy'),
  newReturn: {
    pattern: 'profile/returns/new',
    to: (orderId: string) => `/profile/returns/new?orderId=${orderId}`,
  },
  wishlist: page('profile/wishlist'),
  favourites: page('favourites'),
  vouchers: page('profile/vouchers'),
  reviews: page('profile/reviews'),
  notifications: {
    pattern: 'profile/notifications',
    to: (query: { page?: number | undefined } = {}) => `/profile/notifications${toSearch(query)}`,
  },
  track: { pattern: 'track/:orderId', to: (orderId: string) => `/track/${encodeURIComponent(orderId)}` },
};
