import type { Remote } from '@storefront/shared/contracts';
import { routes } from './routes';

export const remote = {
  name: 'account',
  contract: '1.0',
  routes,
  messages: (language) => import(`./locales/${language}.json`),
} satisfies Remote;
