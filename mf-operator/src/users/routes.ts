import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const userRoutes: RemoteRoute[] = [
  {
    path: paths.users.pattern,
    lazy: async () => (await import('./users-page')).usersPage,
    messages: {
      namespace: 'operator-users',
      load: (language) => import(`./locales/${language}.json`),
    },
    access: 'admin',
  },
];
