import type { Remote } from '@storefront/shared/contracts';
import { formDraftSaga } from '@storefront/shared/form-draft';
import { signInSlice } from './login/sign-in-slice';
import { navigation } from './navigation';
import { routes } from './routes';

export const remote = {
  name: 'account',
  contract: '2.2',
  routes,
  slices: [signInSlice],
  saga: formDraftSaga,
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
  slots: [
    {
      slot: 'header',
      widget: 'notification-bell',
      order: 10,
      access: 'customer',
      keeps: [{ from: 0, height: 44, width: 44 }],
    },
  ],
  navigation,
} satisfies Remote;
