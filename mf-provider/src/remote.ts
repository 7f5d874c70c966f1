import type { Remote } from '@storefront/shared/contracts';
import { formDraftSaga } from '@storefront/shared/form-draft';
import { navigation } from './navigation';
import { routes } from './routes';

export const remote = {
  name: 'provider',
  contract: '2.2',
  routes,
  saga: formDraftSaga,
  messages: (language) => import(`./locales/${language}.json`),
  notices: {
    DetailsSaved: 'success',
    NotSaved: 'error',
    NotRemoved: 'error',
    AlreadySaved: 'warning',
    SolutionGone: 'warning',
    TooManySaved: 'warning',
  },
  slots: [
    {
      slot: 'portal',
      widget: 'membership-meter',
      order: 60,
      access: 'provider',
      keeps: [
        { from: 0, height: 180 },
        { from: 640, height: 124 },
        { from: 768, height: 140 },
      ],
    },
  ],
  navigation,
} satisfies Remote;
