import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const ownSolutionsRoutes: RemoteRoute[] = [
  {
    path: paths.ownSolutions.pattern,
    lazy: async () => (await import('./own-solutions-page')).ownSolutionsPage,
    messages: {
      namespace: 'provider-own',
      load: (language) => import(`./locales/${language}.json`),
    },
    access: 'provider',
    cacheKeys: ['state', 'search', 'page'],
  },
];
