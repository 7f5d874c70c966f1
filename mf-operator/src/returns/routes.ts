import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-returns',
  load: (language) => import(`./locales/${language}.json`),
};

export const returnRoutes: RemoteRoute[] = [
  {
    path: paths.returns.pattern,
    name: 'returns',
    lazy: async () => (await import('./returns-page')).returnsPage,
    messages,
    access: 'operator',
    cacheKeys: ['status', 'page'],
  },
  {
    path: paths.return.pattern,
    lazy: async () => (await import('./return-page')).returnPage,
    messages,
    access: 'operator',
  },
];
