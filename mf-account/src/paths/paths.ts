import { toSearch, type SearchValues } from '@storefront/shared/contracts';

const page = (pattern: string) => ({ pattern, to: () => `/${pattern}` });
const list = (pattern: string) => ({
  pattern,
  to: (query?: SearchValues) => `/${pattern}${toSearch(query)}`,
});
const withToken = (pattern: string) => ({
  pattern,
  to: (token: string) => `/${pattern}${toSearch({ token })}`,
});

/**
 * The addresses of this remote without language prefix: patterns for its routes, `to` for links between its own pages.
 * Others link to these pages by name (`pages.d.ts`).
 */
export const paths = {
  login: { pattern: 'login', to: (redirectUrl?: string) => `/login${toSearch({ redirectUrl })}` },
  signup: list('signup'),
  forgotPassword: page('forgot-password'),
  resetPassword: withToken('reset-password'),
  verifyAccount: withToken('verify-account'),
  portal: page('portal'),
  profile: page('profile'),
  personal: page('profile/personal'),
  social: page('profile/social'),
  addresses: page('profile/contact'),
  payment: page('profile/payment'),
  changePassword: page('profile/change-password'),
  sessions: page('profile/sessions'),
  privacy: page('profile/privacy'),
  orders: list('profile/orders'),
  order: {
    pattern: 'profile/orders/:id',
    to: (id: string) => `/profile/orders/${encodeURIComponent(id)}`,
  },
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
