import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const registrationRoutes: RemoteRoute[] = [
  {
    path: paths.register.pattern,
    name: 'register',
    lazy: async () => (await import('./registration-page')).registrationPage,
    messages: {
      namespace: 'provider-registration',
      load: (language) => import(`./locales/${language}.json`),
    },
    access: 'customer',
  },
];
