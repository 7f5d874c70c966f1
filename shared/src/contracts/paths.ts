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
  categories: { pattern: 'categories', to: () => '/categories' },
  category: {
    pattern: 'categories/:slug',
    to: (slug: string, query?: Query) => `/categories/${encodeURIComponent(slug)}${toSearch(query)}`,
  },
  search: { pattern: 'search', to: (q?: string) => `/search${toSearch({ q })}` },

  flashSale: { pattern: 'flash-sale', to: (query?: Query) => `/flash-sale${toSearch(query)}` },
  vouchers: { pattern: 'vouchers', to: (query?: Query) => `/vouchers${toSearch(query)}` },
  promotions: { pattern: 'promotions', to: (query?: Query) => `/promotions${toSearch(query)}` },

  news: { pattern: 'news', to: (query?: Query) => `/news${toSearch(query)}` },
  newsArticle: { pattern: 'news/:slug', to: (slug: string) => `/news/${encodeURIComponent(slug)}` },
  policy: { pattern: 'policies/:key', to: (key: string) => `/policies/${encodeURIComponent(key)}` },
  about: { pattern: 'about', to: () => '/about' },
  storeSystem: { pattern: 'store-system', to: () => '/store-system' },
  careers: { pattern: 'careers', to: () => '/careers' },
  contact: { pattern: 'contact', to: () => '/contact' },
  faqs: { pattern: 'faqs', to: () => '/faqs' },
  showrooms: { pattern: 'showrooms', to: () => '/showrooms' },
  serviceCenters: { pattern: 'service-centers', to: () => '/service-centers' },
  newsletterConfirm: {
    pattern: 'newsletter/confirm',
    to: (token: string) => `/newsletter/confirm${toSearch({ token })}`,
  },
  newsletterUnsubscribe: {
    pattern: 'newsletter/unsubscribe',
    to: (token: string) => `/newsletter/unsubscribe${toSearch({ token })}`,
  },

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
