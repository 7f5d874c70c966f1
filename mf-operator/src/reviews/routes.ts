import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const reviewRoutes: RemoteRoute[] = [
  {
    path: paths.reviews.pattern,
    lazy: async () => (await import('./reviews-page')).reviewsPage,
    messages: {
      namespace: 'operator-reviews',
      load: (language) => import(`./locales/${language}.json`),
    },
    access: 'operator',
    cacheKeys: ['show', 'rating', 'photos', 'replied', 'held', 'search', 'page'],
  },
];
