import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-inbox',
  load: (language) => import(`./locales/${language}.json`),
};

export const inboxRoutes: RemoteRoute[] = [
  {
    path: paths.inbox.pattern,
    lazy: async () => (await import('./inbox-page')).inboxPage,
    messages,
    access: 'operator',
    cacheKeys: ['status', 'assignee', 'search', 'after'],
  },
  {
    path: paths.ticket.pattern,
    lazy: async () => (await import('./ticket-page')).ticketPage,
    messages,
    access: 'operator',
  },
];
