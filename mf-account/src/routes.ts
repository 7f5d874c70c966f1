import type { RemoteRoute } from '@storefront/shared/contracts';
import { authRoutes } from './auth-routes';
import { paths } from './paths/paths';
import { savedRoutes } from './saved-routes';
import { orderWords } from './order/order-words';
import { profileRoutes } from './profile-routes';

const frame = 'account/profile-frame';

export const routes: RemoteRoute[] = [
  ...authRoutes(frame),
  {
    path: paths.login.pattern,
    name: 'login',
    lazy: async () => (await import(/* webpackChunkName: "login" */ './login/login-page')).loginPage,
    cacheKeys: ['redirectUrl'],
  },
  {
    path: paths.portal.pattern,
    name: 'portal',
    lazy: async () => (await import(/* webpackChunkName: "portal" */ './portal/portal-page')).portalPage,
    access: 'customer',
  },
  {
    path: paths.profile.pattern,
    name: 'profile',
    lazy: async () => ({ Component: (await import('./orders/profile-page')).ProfilePage }),
    access: 'customer',
    status: () => ({ redirect: paths.portal.to() }),
  },
  {
    path: paths.orders.pattern,
    name: 'orders',
    lazy: async () => (await import(/* webpackChunkName: "orders" */ './orders/orders-page')).ordersPage,
    access: 'customer',
    messages: orderWords,
    cacheKeys: ['status', 'search', 'order', 'page'],
    within: frame,
  },
  {
    path: paths.order.pattern,
    name: 'order',
    lazy: async () => (await import('./order/order-page')).orderPage,
    access: 'customer',
    messages: orderWords,
    within: frame,
  },
  ...profileRoutes,
  {
    path: paths.newReturn.pattern,
    lazy: async () => (await import('./returns/return-page')).returnPage,
    access: 'customer',
    messages: orderWords,
    cacheKeys: ['orderId'],
    within: frame,
  },
  {
    path: paths.track.pattern,
    lazy: async () => (await import('./track/track-page')).trackPage,
    messages: orderWords,
    cacheKeys: ['token'],
  },
  ...savedRoutes,
];
