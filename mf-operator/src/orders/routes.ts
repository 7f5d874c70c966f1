import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-orders',
  load: (language) => import(`./locales/${language}.json`),
};

export const orderRoutes: RemoteRoute[] = [
  {
    path: paths.orders.pattern,
    name: 'orders',
    lazy: async () => (await import('./orders-page')).ordersPage,
    messages,
    access: 'operator',
    cacheKeys: ['status', 'payment', 'method', 'waits', 'from', 'to', 'search', 'sort', 'after'],
  },
  {
    path: paths.order.pattern,
    lazy: async () => (await import('./order-page')).orderPage,
    messages,
    access: 'operator',
  },
  {
    path: paths.orderPrint.pattern,
    lazy: async () => (await import('./print-page')).printPage,
    messages,
    access: 'operator',
    cacheKeys: ['slip'],
  },
];
