import { toSearch } from '@storefront/shared/contracts';

const page = (pattern: string) => ({ pattern, to: () => `/${pattern}` });

/**
 * The addresses of this remote without language prefix: patterns for its routes, `to` for links between its own pages.
 * Others link to these pages by name (`pages.d.ts`).
 */
export const paths = {
  cart: page('cart'),
  sharedCart: {
    pattern: 'cart/shared/:id',
    to: (id: string) => `/cart/shared/${encodeURIComponent(id)}`,
  },
  checkout: page('checkout'),
  checkoutInformation: page('checkout/information'),
  checkoutDelivery: page('checkout/delivery'),
  checkoutConfirmation: page('checkout/confirmation'),
  checkoutRedirect: {
    pattern: 'checkout/redirect/:orderId',
    to: (orderId: string) => `/checkout/redirect/${encodeURIComponent(orderId)}`,
  },
  checkoutResult: {
    pattern: 'checkout/result/:orderId',
    to: (orderId: string, token?: string) => `/checkout/result/${orderId}${toSearch({ token })}`,
  },
};
