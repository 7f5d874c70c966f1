import type { RemoteRoute } from '@storefront/shared/contracts';
import { goodsMessages as messages } from '../goods/messages';
import { paths } from '../paths/paths';

export const categoryRoutes: RemoteRoute[] = [
  {
    path: paths.categories.pattern,
    lazy: async () => (await import('./categories-page')).categoriesPage,
    messages,
    access: 'operator',
  },
];
