import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

const messages: PageMessages = {
  namespace: 'catalog-kept',
  load: (language) => import(`./stored-lists/locales/${language}.json`),
};

/** What this browser keeps: what was looked at, and what is compared. */
export const storedListRoutes: RemoteRoute[] = [
  {
    path: paths.recentlyViewed.pattern,
    lazy: async () =>
      (await import(/* webpackChunkName: "stored-lists" */ './stored-lists/recently-viewed-page'))
        .recentlyViewedPage,
    messages,
  },
  {
    path: paths.compare.pattern,
    lazy: async () =>
      (await import(/* webpackChunkName: "stored-lists" */ './stored-lists/compare-page')).comparePage,
    messages,
    cacheKeys: ['ids'],
  },
];
