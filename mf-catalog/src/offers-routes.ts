import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

const messages: PageMessages = {
  namespace: 'catalog-offers',
  load: (language) => import(`./offers/locales/${language}.json`),
};

/** What is cheaper for a while, with a code, or by itself. */
export const offersRoutes: RemoteRoute[] = [
  {
    path: paths.flashSale.pattern,
    name: 'flashSale',
    lazy: async () =>
      (await import(/* webpackChunkName: "offers" */ './offers/flash-sale-page')).flashSalePage,
    messages,
    cacheKeys: ['period', 'page'],
    render: 'server',
  },
  {
    path: paths.vouchers.pattern,
    name: 'vouchers',
    lazy: async () => (await import(/* webpackChunkName: "offers" */ './offers/vouchers-page')).vouchersPage,
    messages,
    cacheKeys: ['kind', 'period', 'page'],
    render: 'server',
  },
  {
    path: paths.promotions.pattern,
    name: 'promotions',
    lazy: async () =>
      (await import(/* webpackChunkName: "offers" */ './offers/promotions-page')).promotionsPage,
    messages,
    cacheKeys: ['page'],
    render: 'server',
  },
];
