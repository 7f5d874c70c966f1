import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-providers',
  load: (language) => import(`./locales/${language}.json`),
};

export const providerRoutes: RemoteRoute[] = [
  {
    path: paths.providers.pattern,
    lazy: async () => (await import('./providers-page')).providersPage,
    messages,
    access: 'operator',
    cacheKeys: ['status', 'waits', 'search', 'page'],
  },
  {
    path: paths.provider.pattern,
    lazy: async () => (await import('./provider-page')).providerPage,
    messages,
    access: 'operator',
  },
  {
    path: paths.memberships.pattern,
    lazy: async () => (await import('./memberships-page')).membershipsPage,
    messages,
    access: 'operator',
    cacheKeys: ['status', 'plan', 'waits', 'search', 'page'],
  },
];
