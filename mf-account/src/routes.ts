import { paths, type RemoteRoute } from '@storefront/shared/contracts';
import { accessRoutes } from './access-routes';
import { accountPaths } from './account-paths';
import { keptRoutes } from './kept-routes';
import { orderWords } from './order/order-words';
import { ownRoutes } from './own-routes';

const frame = 'account/profile-frame';

export const routes: RemoteRoute[] = [
  ...accessRoutes(frame),
  {
    path: paths.login.pattern,
    lazy: async () => (await import(/* webpackChunkName: "login" */ './login/login-page')).loginPage,
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
    status: () => ({ redirect: accountPaths.personal.to() }),
  },
  {
    path: paths.orders.pattern,
    lazy: async () => (await import(/* webpackChunkName: "orders" */ './orders/orders-page')).ordersPage,
    access: 'customer',
    messages: orderWords,
    cacheKeys: ['status', 'search', 'order', 'page'],
    within: frame,
  },
  {
    path: paths.order.pattern,
    lazy: async () => (await import('./order/order-page')).orderPage,
    access: 'customer',
    messages: orderWords,
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
