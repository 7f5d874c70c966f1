import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-contacts',
  load: (language) => import(`./locales/${language}.json`),
};

export const contactRoutes: RemoteRoute[] = [
  {
    path: paths.contacts.pattern,
    lazy: async () => (await import('./contacts-page')).contactsPage,
    messages,
    access: 'operator',
    cacheKeys: ['status', 'kind', 'search', 'after'],
  },
  {
    path: paths.contact.pattern,
    lazy: async () => (await import('./contact-page')).contactPage,
    messages,
    access: 'operator',
  },
];
