import type { Remote } from '@storefront/shared/contracts';
import { catalogSaga, slices } from './catalog-saga';
import { navigation } from './navigation';
import { routes } from './routes';

export const remote = {
  name: 'catalog',
  contract: '2.2',
  routes,
  slices,
  saga: catalogSaga,
  messages: (language) => import(`./locales/${language}.json`),
  notices: { CartIsFull: 'warning', ContactFailed: 'error', NewsletterFailed: 'error' },
  navigation,
} satisfies Remote;
