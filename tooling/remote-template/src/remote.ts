import type { Remote } from '@storefront/shared/contracts';
import { all } from '@storefront/shared/store';
import { addToCart } from './picks/add-to-cart';
import { picks } from './picks/picks';
import { routes } from './routes';

export const remote = {
  name: 'sample',
  contract: '2.1',
  routes,
  slices: [picks.slice, addToCart.slice],
  *saga() {
    yield* all([picks.saga, addToCart.saga]);
  },
  messages: (language) => import(`./locales/${language}.json`),
  notices: { CartIsFull: 'warning' },
  slots: [{ slot: 'home', widget: 'picks-row', order: 100 }],
} satisfies Remote;
