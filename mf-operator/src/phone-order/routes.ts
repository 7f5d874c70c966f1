import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const phoneOrderRoutes: RemoteRoute[] = [
  {
    path: paths.orderNew.pattern,
    lazy: async () => (await import('./phone-order-page')).phoneOrderPage,
    messages: {
      namespace: 'operator-phone-order',
      load: (language) => import(`./locales/${language}.json`),
    },
    access: 'operator',
  },
];
