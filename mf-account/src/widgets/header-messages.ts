import type { PageMessages } from '@storefront/shared/contracts';

/** Texts of the widgets in the header, which are on every page of the shop. */
export const messages: PageMessages = {
  namespace: 'account-header',
  load: (language) => import(`./locales/${language}.json`),
};
