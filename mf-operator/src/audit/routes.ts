import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const auditRoutes: RemoteRoute[] = [
  {
    path: paths.audit.pattern,
    lazy: async () => (await import('./audit-page')).auditPage,
    messages: {
      namespace: 'operator-audit',
      load: (language) => import(`./locales/${language}.json`),
    },
    access: 'admin',
    cacheKeys: ['entity', 'entityId', 'action', 'actor', 'from', 'to', 'after'],
  },
];
