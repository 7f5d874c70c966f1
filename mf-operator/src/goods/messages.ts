import type { PageMessages } from '@storefront/shared/contracts';

/** The texts of products, stock, categories and imports. */
export const goodsMessages: PageMessages = {
  namespace: 'operator-goods',
  load: (language) => import(`./locales/${language}.json`),
};
