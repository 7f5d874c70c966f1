import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const newsletterRoutes: RemoteRoute[] = [
  {
    path: paths.newsletter.pattern,
    lazy: async () => (await import('./newsletter-page')).newsletterPage,
    messages: {
      namespace: 'operator-newsletter',
      load: (language) => import(`./locales/${language}.json`),
    },
    access: 'operator',
    cacheKeys: ['status', 'language', 'search', 'after'],
  },
];
