import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-offers',
  load: (language) => import(`../offers/locales/${language}.json`),
};

export const flashSaleRoutes: RemoteRoute[] = [
  {
    path: paths.flashSales.pattern,
    lazy: async () => (await import('./flash-sales-page')).flashSalesPage,
    messages,
    access: 'operator',
    cacheKeys: ['state', 'search', 'page'],
  },
  {
    path: paths.flashSaleNew.pattern,
    lazy: async () => (await import('./flash-sale-page')).newFlashSalePage,
    messages,
    access: 'operator',
    cacheKeys: ['from'],
  },
  {
    path: paths.flashSale.pattern,
    lazy: async () => (await import('./flash-sale-page')).flashSalePage,
    messages,
    access: 'operator',
  },
];
