import type { Remote } from '@storefront/shared/contracts';
import { checkoutSaga, slices } from './checkout-saga';
import { routes } from './routes';

export const remote = {
  name: 'checkout',
  contract: '2.2',
  routes,
  slices,
  saga: checkoutSaga,
  messages: (language) => import(`./locales/${language}.json`),
  notices: {
    NothingToOrder: 'warning',
    AddressNotSaved: 'warning',
    PriceFell: 'info',
    GiftAdded: 'info',
    GiftGone: 'info',
    NotSavedForLater: 'warning',
    CartIsFull: 'warning',
    AddedInPart: 'info',
  },
} satisfies Remote;
