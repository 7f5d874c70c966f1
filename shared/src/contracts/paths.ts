type Query = Record<string, string | number | readonly string[] | undefined>;

/** `?a=1&b=2` in the given order, without undefined or empty values; '' when none is left. */
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

const page = (pattern: string) => ({ pattern, to: () => `/${pattern}` });
const list = (pattern: string) => ({
  pattern,
  to: (query?: Query) => `/${pattern}${toSearch(query)}`,
});
const one = (folder: string, name: string) => ({
  pattern: `${folder}/:${name}`,
  to: (id: string) => `/${folder}/${encodeURIComponent(id)}`,
});
const withToken = (pattern: string) => ({
  pattern,
  to: (token: string) => `/${pattern}${toSearch({ token })}`,
});

/**
 * Addresses are a contract between remotes: patterns for routes, `to` for links (without language prefix).
 */
export const paths = {
  home: page(''),
  products: list('products'),
  product: {
    pattern: 'products/:slug',
    to: (slug: string, infoId?: string) => `/products/${encodeURIComponent(slug)}${toSearch({ v: infoId })}`,
  },
  recentlyViewed: page('recently-viewed'),
  compare: {
    pattern: 'compare',
    to: (ids: readonly string[] = []) =>
      `/compare${ids.length > 0 ? `?ids=${ids.map(encodeURIComponent).join(',')}` : ''}`,
  },
  categories: page('categories'),
  category: {
    pattern: 'categories/:slug',
    to: (slug: string, query?: Query) => `/categories/${encodeURIComponent(slug)}${toSearch(query)}`,
  },
  search: { pattern: 'search', to: (q?: string) => `/search${toSearch({ q })}` },
  newProducts: list('new'),
  hotProducts: list('hot'),
  saleProducts: list('sale-off'),

  flashSale: list('flash-sale'),
  vouchers: list('vouchers'),
  promotions: list('promotions'),

  news: list('news'),
  newsArticle: one('news', 'slug'),
  policy: one('policies', 'key'),
  quickConsultation: page('policies/quick-consultation'),
  about: page('about'),
  storeSystem: page('store-system'),
  careers: page('careers'),
  contact: page('contact'),
  faqs: page('faqs'),
  showrooms: page('showrooms'),
  serviceCenters: page('service-centers'),
  newsletterConfirm: withToken('newsletter/confirm'),
  newsletterUnsubscribe: withToken('newsletter/unsubscribe'),

  cart: page('cart'),
  checkout: page('checkout'),
  checkoutInformation: page('checkout/information'),
  checkoutDelivery: page('checkout/delivery'),
  checkoutConfirmation: page('checkout/confirmation'),
  checkoutRedirect: one('checkout/redirect', 'orderId'),
  checkoutResult: {
    pattern: 'checkout/result/:orderId',
    to: (orderId: string, token?: string) => `/checkout/result/${orderId}${toSearch({ token })}`,
  },

  login: { pattern: 'login', to: (redirectUrl?: string) => `/login${toSearch({ redirectUrl })}` },
  signup: list('signup'),
  portal: page('portal'),
  profile: page('profile'),
  orders: list('profile/orders'),
  order: one('profile/orders', 'id'),
};
