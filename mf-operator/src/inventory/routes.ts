import type { RemoteRoute } from '@storefront/shared/contracts';
import { goodsMessages as messages } from '../goods/messages';
import { paths } from '../paths/paths';

export const inventoryRoutes: RemoteRoute[] = [
  {
    path: paths.inventory.pattern,
    lazy: async () => (await import('./stock-page')).stockPage,
    messages,
    access: 'operator',
    cacheKeys: ['search', 'state', 'after'],
  },
  {
    path: paths.movements.pattern,
    lazy: async () => (await import('./movements-page')).movementsPage,
    messages,
    access: 'operator',
    cacheKeys: ['variant', 'kind', 'after'],
  },
];
