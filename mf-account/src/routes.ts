import { paths, type RemoteRoute } from '@storefront/shared/contracts';
import { authRoutes } from './auth-routes';
import { accountPaths } from './account-paths';
import { savedRoutes } from './saved-routes';
import { orderWords } from './order/order-words';
import { profileRoutes } from './profile-routes';

const frame = 'account/profile-frame';

export const routes: RemoteRoute[] = [
  ...authRoutes(frame),
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
  ...profileRoutes,
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
  ...savedRoutes,
];
