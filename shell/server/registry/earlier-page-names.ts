import type { RegistryRoute } from '@storefront/shared/contracts';

/**
 * The names of pages in versions that were built for contract 2.0, whose routes have none. Their addresses were part of
 * that contract, so this list is complete and never changes; it can go when no such version is stored any more.
 */
const earlierNames: Record<string, Record<string, string>> = {
  catalog: {
    '': 'home',
    products: 'products',
    'products/:slug': 'product',
    categories: 'categories',
    'categories/:slug': 'category',
    search: 'search',
    'flash-sale': 'flashSale',
    vouchers: 'vouchers',
    promotions: 'promotions',
    news: 'news',
    'news/:slug': 'newsArticle',
    'policies/:key': 'policy',
    'policies/quick-consultation': 'quickConsultation',
    about: 'about',
    'store-system': 'storeSystem',
    careers: 'careers',
    contact: 'contact',
    faqs: 'faqs',
    showrooms: 'showrooms',
    'service-centers': 'serviceCenters',
  },
  checkout: { cart: 'cart', 'checkout/information': 'information', 'checkout/result/:orderId': 'result' },
  account: {
    login: 'login',
    signup: 'signup',
    portal: 'portal',
    profile: 'profile',
    'profile/orders': 'orders',
    'profile/orders/:id': 'order',
    'profile/wishlist': 'wishlist',
    'profile/vouchers': 'vouchers',
  },
};

/** The routes of a version with the names by which others link to them. */
export function namedRoutes(remote: string, contract: string, routes: RegistryRoute[]): RegistryRoute[] {
  const names = contract === '2.0' && Object.hasOwn(earlierNames, remote) ? earlierNames[remote] : undefined;
  if (!names) return routes;
  return routes.map((route) => {
    const name = Object.hasOwn(names, route.path) ? names[route.path] : undefined;
    return name === undefined ? route : { ...route, name };
  });
}
