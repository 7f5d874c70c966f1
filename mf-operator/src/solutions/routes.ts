import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-solutions',
  load: (language) => import(`./locales/${language}.json`),
};

export const solutionRoutes: RemoteRoute[] = [
  {
    path: paths.solutions.pattern,
    name: 'solutions',
    lazy: async () => (await import('./solutions-page')).solutionsPage,
    messages,
    access: 'operator',
    cacheKeys: ['status', 'search', 'page'],
  },
  {
    path: paths.solution.pattern,
    lazy: async () => (await import('./solution-page')).solutionPage,
    messages,
    access: 'operator',
  },
];
