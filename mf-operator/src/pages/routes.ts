import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-texts',
  load: (language) => import(`../texts/locales/${language}.json`),
};

export const pageRoutes: RemoteRoute[] = [
  {
    path: paths.pages.pattern,
    lazy: async () => (await import('./pages-page')).pagesPage,
    messages,
    access: 'operator',
    cacheKeys: ['state', 'search'],
  },
  {
    path: paths.page.pattern,
    lazy: async () => (await import('./page-page')).pagePage,
    messages,
    access: 'operator',
  },
];
