import type { PageMessages } from '@storefront/shared/contracts';

/** Texts of the widgets, which stand on pages of other remotes. */
export const messages: PageMessages = {
  namespace: 'referral-widgets',
  load: (language) => import(`./locales/${language}.json`),
};
