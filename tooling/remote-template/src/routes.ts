import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

export const routes: RemoteRoute[] = [
  {
    path: paths.picks.pattern,
    name: 'picks',
    lazy: async () => (await import('./picks/picks-page')).picksPage,
    cacheKeys: ['maxPrice'],
    render: 'server',
  },
];
