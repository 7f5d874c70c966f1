import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'provider-solutions',
  load: (language) => import(`./locales/${language}.json`),
};

export const solutionsRoutes: RemoteRoute[] = [
  {
    path: paths.solutions.pattern,
    name: 'solutions',
    lazy: async () => (await import(/* webpackChunkName: "solutions" */ './solutions-page')).solutionsPage,
    messages,
    cacheKeys: ['search', 'kind', 'provider', 'order', 'page'],
    render: 'server',
  },
  {
    path: paths.solution.pattern,
    name: 'solution',
    lazy: async () => (await import(/* webpackChunkName: "solution" */ './solution-page')).solutionPage,
    messages,
    render: 'server',
  },
  {
    path: paths.favourites.pattern,
    name: 'favourites',
    lazy: async () => (await import('./favourites-page')).favouritesPage,
    messages,
    access: 'customer',
    within: 'account/profile-frame',
    cacheKeys: ['page'],
  },
];
