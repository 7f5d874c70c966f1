import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-offers',
  load: (language) => import(`../offers/locales/${language}.json`),
};

export const voucherRoutes: RemoteRoute[] = [
  {
    path: paths.vouchers.pattern,
    lazy: async () => (await import('./vouchers-page')).vouchersPage,
    messages,
    access: 'operator',
    cacheKeys: ['state', 'kind', 'search', 'page'],
  },
  {
    path: paths.voucherNew.pattern,
    lazy: async () => (await import('./voucher-page')).newVoucherPage,
    messages,
    access: 'operator',
    cacheKeys: ['from'],
  },
  {
    path: paths.voucher.pattern,
    lazy: async () => (await import('./voucher-page')).voucherPage,
    messages,
    access: 'operator',
  },
];
