import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const dashboardRoutes: RemoteRoute[] = [
  {
    path: paths.dashboard.pattern,
    name: 'dashboard',
    lazy: async () => (await import('./dashboard-page')).dashboardPage,
    messages: {
      namespace: 'provider-dashboard',
      load: (language) => import(`./locales/${language}.json`),
    },
    access: 'provider',
  },
];
