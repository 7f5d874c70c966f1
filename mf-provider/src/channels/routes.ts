import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const channelsRoutes: RemoteRoute[] = [
  {
    path: paths.channels.pattern,
    lazy: async () => (await import('./channels-page')).channelsPage,
    messages: {
      namespace: 'provider-channels',
      load: (language) => import(`./locales/${language}.json`),
    },
    access: 'provider',
    cacheKeys: ['page'],
  },
];
