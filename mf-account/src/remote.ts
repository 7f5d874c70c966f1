import type { Remote } from '@storefront/shared/contracts';
import { accountSaga, slices } from './account-saga';
import { navigation } from './navigation';
import { routes } from './routes';

export const remote = {
  name: 'account',
  contract: '2.1',
  routes,
  slices,
  saga: accountSaga,
  messages: (language) => import(`./locales/${language}.json`),
  notices: {
    OrderCancelled: 'success',
    CancelRequested: 'success',
    OrderReceived: 'success',
    SessionEnded: 'success',
    AddressSaved: 'success',
    AddressDeleted: 'success',
    DeletionScheduled: 'info',
    FavouriteNotKept: 'error',
    FavouriteNotRemoved: 'error',
    FavouriteGone: 'warning',
    TooManyFavourites: 'warning',
    FavouriteInvalid: 'warning',
    FavouriteUnknown: 'info',
    NotificationsNotRead: 'error',
    MailsSaved: 'success',
    MailsNotSaved: 'error',
  },
  slots: [{ slot: 'header', widget: 'notification-bell', order: 10, access: 'customer' }],
  navigation,
} satisfies Remote;
