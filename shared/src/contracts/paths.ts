type Query = Record<string, string | number | readonly string[] | undefined>;

/** `?a=1&b=2` in the order given, without what is undefined or empty; '' when nothing is left. */
export function toSearch(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '') search.append(key, String(one));
    }
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Addresses are a contract between remotes: patterns for routes, `to` for links (without language prefix). */
export const paths = {
  home: { pattern: '', to: () => '/' },
  products: { pattern: 'products', to: (query?: Query) => `/products${toSearch(query)}` },
  product: {
    pattern: 'products/:slug',
    to: (slug: string, infoId?: string) => `/products/${encodeURIComponent(slug)}${toSearch({ v: infoId })}`,
  },
  category: {
    pattern: 'categories/:slug',
    to: (slug: string, query?: Query) => `/categories/${encodeURIComponent(slug)}${toSearch(query)}`,
  },
  search: { pattern: 'search', to: (q?: string) => `/search${toSearch({ q })}` },

  cart: { pattern: 'cart', to: () => '/cart' },
  checkout: { pattern: 'checkout', to: () => '/checkout' },
  checkoutInformation: { pattern: 'checkout/information', to: () => '/checkout/information' },
  checkoutDelivery: { pattern: 'checkout/delivery', to: () => '/checkout/delivery' },
  checkoutConfirmation: { pattern: 'checkout/confirmation', to: () => '/checkout/confirmation' },
  checkoutRedirect: {
    pattern: 'checkout/redirect/:orderId',
    to: (orderId: string) => `/checkout/redirect/${orderId}`,
  },
  checkoutResult: {
    pattern: 'checkout/result/:orderId',
    to: (orderId: string, token?: string) => `/checkout/result/${orderId}${toSearch({ token })}`,
  },

  login: { pattern: 'login', to: (redirectUrl?: string) => `/login${toSearch({ redirectUrl })}` },
  portal: { pattern: 'portal', to: () => '/portal' },
  profile: { pattern: 'profile', to: () => '/profile' },
  orders: {
    pattern: 'profile/orders',
    to: (query?: Query) => `/profile/orders${toSearch(query)}`,
  },
  order: { pattern: 'profile/orders/:id', to: (id: string) => `/profile/orders/${id}` },
} as const;
