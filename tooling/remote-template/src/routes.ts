import type { RemoteRoute } from '@storefront/shared/contracts';
import { picksPath } from './picks/picks';

export const routes: RemoteRoute[] = [
  {
    path: picksPath.pattern,
    lazy: async () => (await import('./picks/picks-page')).picksPage,
    cacheKeys: ['maxPrice'],
    render: 'server',
  },
];
