import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'provider-requests',
  load: (language) => import(`./locales/${language}.json`),
};

export const requestsRoutes: RemoteRoute[] = [
  {
    path: paths.requests.pattern,
    name: 'requests',
    lazy: async () => (await import('./requests-page')).requestsPage,
    messages,
    access: 'provider',
    cacheKeys: ['state', 'page'],
  },
  {
    path: paths.request.pattern,
    name: 'request',
    lazy: async () => (await import('./request-page')).requestPage,
    messages,
    access: 'provider',
  },
];
