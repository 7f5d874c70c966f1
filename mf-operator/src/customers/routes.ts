import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-customers',
  load: (language) => import(`./locales/${language}.json`),
};

export const customerRoutes: RemoteRoute[] = [
  {
    path: paths.customers.pattern,
    lazy: async () => (await import('./customers-page')).customersPage,
    messages,
    access: 'operator',
    cacheKeys: ['search', 'status', 'from', 'to', 'after'],
  },
  {
    path: paths.customer.pattern,
    lazy: async () => (await import('./customer-page')).customerPage,
    messages,
    access: 'operator',
  },
];
