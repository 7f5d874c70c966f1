import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-home',
  load: (language) => import(`./locales/${language}.json`),
};

export const homeRoutes: RemoteRoute[] = [
  {
    path: paths.home.pattern,
    name: 'home',
    lazy: async () => (await import('./home-page')).homePage,
    messages,
    access: 'operator',
    cacheKeys: ['days'],
  },
];
