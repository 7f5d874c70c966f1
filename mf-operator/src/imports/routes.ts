import type { RemoteRoute } from '@storefront/shared/contracts';
import { goodsMessages as messages } from '../goods/messages';
import { paths } from '../paths/paths';

export const importRoutes: RemoteRoute[] = [
  {
    path: paths.imports.pattern,
    lazy: async () => (await import('./imports-page')).importsPage,
    messages,
    access: 'operator',
    cacheKeys: ['kind', 'after'],
  },
  {
    path: paths.job.pattern,
    lazy: async () => (await import('./job-page')).jobPage,
    messages,
    access: 'operator',
  },
];
