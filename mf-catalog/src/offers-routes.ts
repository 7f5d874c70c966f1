import { paths, type PageMessages, type RemoteRoute } from '@storefront/shared/contracts';

const messages: PageMessages = {
  namespace: 'catalog-offers',
  load: (language) => import(`./offers/locales/${language}.json`),
};

/** What is cheaper for a while, with a code, or by itself. */
export const offersRoutes: RemoteRoute[] = [
  {
    path: paths.flashSale.pattern,
    lazy: async () =>
      (await import(/* webpackChunkName: "offers" */ './offers/flash-sale-page')).flashSalePage,
    messages,
    cacheKeys: ['period', 'page'],
    render: 'server',
  },
  {
    path: paths.vouchers.pattern,
    lazy: async () => (await import(/* webpackChunkName: "offers" */ './offers/vouchers-page')).vouchersPage,
    messages,
    cacheKeys: ['kind', 'period', 'page'],
    render: 'server',
  },
  {
    path: paths.promotions.pattern,
    lazy: async () =>
      (await import(/* webpackChunkName: "offers" */ './offers/promotions-page')).promotionsPage,
    messages,
    cacheKeys: ['page'],
    render: 'server',
  },
];
