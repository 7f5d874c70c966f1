import type { Remote } from '@storefront/shared/contracts';
import { navigation } from './navigation';
import { routes } from './routes';

export const remote = {
  name: 'operator',
  contract: '2.2',
  routes,
  messages: (language) => import(`./locales/${language}.json`),
  navigation,
} satisfies Remote;
