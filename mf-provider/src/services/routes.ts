import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const servicesRoutes: RemoteRoute[] = [
  {
    path: paths.services.pattern,
    lazy: async () => (await import('./services-page')).servicesPage,
    messages: {
      namespace: 'provider-services',
      load: (language) => import(`./locales/${language}.json`),
    },
    access: 'provider',
  },
];
