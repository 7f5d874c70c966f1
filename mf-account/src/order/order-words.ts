import type { PageMessages } from '@storefront/shared/contracts';

/** What pages about one order say beside what the lists say. */
export const orderWords: PageMessages = {
  namespace: 'account-order',
  load: (language) => import(`./locales/${language}.json`),
};
