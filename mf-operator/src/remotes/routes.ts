import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-remotes',
  load: (language) => import(`./locales/${language}.json`),
};

export const remotesRoutes: RemoteRoute[] = [
  {
    path: paths.remotes.pattern,
    lazy: async () => (await import('./remotes-page')).remotesPage,
    messages,
    access: 'operator',
  },
  {
    path: paths.remote.pattern,
    lazy: async () => (await import('./remote-page')).remotePage,
    messages,
    access: 'operator',
  },
  {
    path: paths.telemetry.pattern,
    lazy: async () => (await import('./telemetry-page')).telemetryPage,
    messages,
    access: 'operator',
    cacheKeys: ['minutes'],
  },
];
