import { paths, type RemoteRoute } from '@storefront/shared/contracts';
import { keptRoutes } from './kept-routes';
import { loginHead, loginNeeds } from './login/login-needs';
import { orderHead, orderNeeds, orderStatus } from './order/order-needs';
import { orderListKeys, ordersHead, ordersNeeds } from './orders/orders-needs';

const frame = 'account/profile-frame';

export const routes: RemoteRoute[] = [
  {
    path: paths.login.pattern,
    lazy: async () => ({ Component: (await import('./login/login-page')).LoginPage }),
    needs: loginNeeds,
    head: loginHead,
    cacheKeys: ['redirectUrl'],
  },
  {
    path: paths.portal.pattern,
    lazy: async () => (await import('./portal/portal-page')).portalPage,
    access: 'customer',
  },
  {
    path: paths.profile.pattern,
    lazy: async () => ({ Component: (await import('./orders/profile-page')).ProfilePage }),
    access: 'customer',
    head: ordersHead,
    status: () => ({ redirect: paths.orders.to() }),
  },
  {
    path: paths.orders.pattern,
    lazy: async () => ({ Component: (await import('./orders/orders-page')).OrdersPage }),
    access: 'customer',
    needs: ordersNeeds,
    head: ordersHead,
    cacheKeys: orderListKeys,
    within: frame,
  },
  {
    path: paths.order.pattern,
    lazy: async () => ({ Component: (await import('./order/order-page')).OrderPage }),
    access: 'customer',
    needs: orderNeeds,
    head: orderHead,
    status: orderStatus,
    within: frame,
  },
  ...keptRoutes,
];
