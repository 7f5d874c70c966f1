import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-offers',
  load: (language) => import(`../offers/locales/${language}.json`),
};

export const promotionRoutes: RemoteRoute[] = [
  {
    path: paths.promotions.pattern,
    lazy: async () => (await import('./promotions-page')).promotionsPage,
    messages,
    access: 'operator',
    cacheKeys: ['state', 'kind', 'search', 'page'],
  },
  {
    path: paths.promotionNew.pattern,
    lazy: async () => (await import('./promotion-page')).newPromotionPage,
    messages,
    access: 'operator',
    cacheKeys: ['from'],
  },
  {
    path: paths.promotion.pattern,
    lazy: async () => (await import('./promotion-page')).promotionPage,
    messages,
    access: 'operator',
  },
];
