import type { Remote } from '@storefront/shared/contracts';
import { formDraftSaga } from '@storefront/shared/form-draft';
import { navigation } from './navigation';
import { routes } from './routes';

export const remote = {
  name: 'referral',
  contract: '2.2',
  routes,
  saga: formDraftSaga,
  messages: (language) => import(`./locales/${language}.json`),
  notices: {
    Joined: 'success',
    InvitationResent: 'success',
    ContactSaved: 'success',
    ContactRemoved: 'success',
    PictureNotShared: 'error',
  },
  slots: [
    {
      slot: 'home',
      widget: 'invite-banner',
      order: 50,
      keeps: [
        { from: 0, height: 204 },
        { from: 640, height: 98 },
      ],
    },
    {
      slot: 'portal',
      widget: 'referral-balance',
      order: 50,
      access: 'customer',
      keeps: [
        { from: 0, height: 156 },
        { from: 640, height: 98 },
      ],
    },
    { slot: 'body', widget: 'code-in-address', order: 50, query: 'ref' },
  ],
  navigation,
} satisfies Remote;
