import {
  isPolicyKey,
  toSearch,
  type CompanyKey,
  type ContentKey,
  type SearchValues,
} from '@storefront/shared/contracts';

const page = (pattern: string) => ({ pattern, to: () => `/${pattern}` });
const list = (pattern: string) => ({
  pattern,
  to: (query?: SearchValues) => `/${pattern}${toSearch(query)}`,
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
 * The addresses of this remote without language prefix: patterns for its routes, `to` for links between its own pages.
 * Others link to these pages by name (`pages.d.ts`).
 */
export const paths = {
  home: page(''),
  products: list('products'),
  product: {
    pattern: 'products/:slug',
    /** Of a colour alone while no size is chosen. */
    to: (slug: string, infoId?: string, color?: string) =>
      `/products/${encodeURIComponent(slug)}${toSearch({ v: infoId, color })}`,
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
    to: (slug: string, query?: SearchValues) => `/categories/${encodeURIComponent(slug)}${toSearch(query)}`,
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
};

const companyPaths: Record<CompanyKey, string> = {
  about: paths.about.to(),
  'store-system': paths.storeSystem.to(),
  careers: paths.careers.to(),
  contact: paths.contact.to(),
};

/** The address of a content page, without language prefix. The footer's content has no page of its own. */
export const contentPath = (key: Exclude<ContentKey, 'footer'>): string =>
  isPolicyKey(key) ? paths.policy.to(key) : companyPaths[key];
