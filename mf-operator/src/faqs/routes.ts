import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-texts',
  load: (language) => import(`../texts/locales/${language}.json`),
};

export const faqRoutes: RemoteRoute[] = [
  {
    path: paths.faqs.pattern,
    lazy: async () => (await import('./faqs-page')).faqsPage,
    messages,
    access: 'operator',
    cacheKeys: ['state', 'search'],
  },
  {
    path: paths.faqNew.pattern,
    lazy: async () => (await import('./faq-page')).newFaqPage,
    messages,
    access: 'operator',
    cacheKeys: ['group'],
  },
  {
    path: paths.faq.pattern,
    lazy: async () => (await import('./faq-page')).faqPage,
    messages,
    access: 'operator',
  },
];
