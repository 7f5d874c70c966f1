import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-outbox',
  load: (language) => import(`./locales/${language}.json`),
};

export const outboxRoutes: RemoteRoute[] = [
  {
    path: paths.outbox.pattern,
    lazy: async () => (await import('./outbox-page')).outboxPage,
    messages,
    access: 'operator',
    cacheKeys: ['state', 'kind', 'recipient', 'after'],
  },
  {
    path: paths.mail.pattern,
    lazy: async () => (await import('./mail-page')).mailPage,
    messages,
    access: 'operator',
  },
];
