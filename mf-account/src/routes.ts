import { paths, type RemoteRoute } from '@storefront/shared/contracts';
import { accessRoutes } from './access-routes';
import { accountPaths } from './account-paths';
import { keptRoutes } from './kept-routes';
import { loginHead, loginNeeds } from './login/login-needs';
import { orderHead, orderNeeds, orderStatus } from './order/order-needs';
import { orderWords } from './order/order-words';
import { orderListKeys, ordersHead, ordersNeeds } from './orders/orders-needs';
import { ownRoutes } from './own-routes';
import { portalHead, portalNeeds } from './portal/portal-needs';

const frame = 'account/profile-frame';

export const routes: RemoteRoute[] = [
  ...accessRoutes(frame),
  {
    path: paths.login.pattern,
    lazy: async () => (await import(/* webpackChunkName: "login" */ './login/login-page')).loginPage,
    needs: loginNeeds,
    head: loginHead,
    cacheKeys: ['redirectUrl'],
  },
  {
    path: paths.portal.pattern,
    lazy: async () => (await import(/* webpackChunkName: "portal" */ './portal/portal-page')).portalPage,
    access: 'customer',
  },
  {
    path: paths.profile.pattern,
    lazy: async () => ({ Component: (await import('./orders/profile-page')).ProfilePage }),
    access: 'customer',
    head: ordersHead,
    status: () => ({ redirect: accountPaths.personal.to() }),
  },
  {
    path: paths.orders.pattern,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "orders" */ './orders/orders-page')).OrdersPage,
    }),
    access: 'customer',
    needs: ordersNeeds,
    head: ordersHead,
    cacheKeys: orderListKeys,
    within: frame,
  },
  {
    path: paths.order.pattern,
    lazy: async () => (await import('./order/order-page')).orderPage,
    access: 'customer',
    messages: orderWords,
    needs: orderNeeds,
    head: orderHead,
    status: orderStatus,
    within: frame,
  },
  ...ownRoutes,
  {
    path: accountPaths.newReturn.pattern,
    lazy: async () => (await import('./returns/return-page')).returnPage,
    access: 'customer',
    messages: orderWords,
    cacheKeys: ['orderId'],
    within: frame,
  },
  {
    path: accountPaths.track.pattern,
    lazy: async () => (await import('./track/track-page')).trackPage,
    messages: orderWords,
    cacheKeys: ['token'],
  },
  ...keptRoutes,
];
