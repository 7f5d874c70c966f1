import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

const invite: PageMessages = {
  namespace: 'referral-invite',
  load: (language) => import(`./invitations/locales/${language}.json`),
};
const rewards: PageMessages = {
  namespace: 'referral-rewards',
  load: (language) => import(`./rewards/locales/${language}.json`),
};
const contacts: PageMessages = {
  namespace: 'referral-contacts',
  load: (language) => import(`./contacts/locales/${language}.json`),
};
const arrival: PageMessages = {
  namespace: 'referral-arrival',
  load: (language) => import(`./arrival/locales/${language}.json`),
};

export const routes: RemoteRoute[] = [
  {
    path: paths.programme.pattern,
    name: 'programme',
    lazy: async () =>
      (await import(/* webpackChunkName: "programme" */ './programme/programme-page')).programmePage,
    render: 'server',
  },
  {
    path: paths.profile.pattern,
    lazy: async () => (await import('./programme/profile-page')).profilePage,
    access: 'customer',
    within: 'account/profile-frame',
  },
  {
    path: paths.invite.pattern,
    lazy: async () => (await import('./invitations/invite-page')).invitePage,
    messages: invite,
    access: 'customer',
    cacheKeys: ['state', 'page'],
  },
  {
    path: paths.rewards.pattern,
    name: 'rewards',
    lazy: async () => (await import('./rewards/rewards-page')).rewardsPage,
    messages: rewards,
    access: 'customer',
    cacheKeys: ['status', 'page'],
  },
  {
    path: paths.contacts.pattern,
    lazy: async () => (await import('./contacts/contacts-page')).contactsPage,
    messages: contacts,
    access: 'customer',
    cacheKeys: ['search', 'page'],
  },
  {
    path: paths.code.pattern,
    lazy: async () => (await import(/* webpackChunkName: "code" */ './arrival/code-page')).codePage,
    messages: arrival,
    cacheKeys: ['to'],
    render: 'server',
  },
  {
    path: paths.invitation.pattern,
    lazy: async () => (await import('./arrival/invitation-page')).invitationPage,
    messages: arrival,
    cacheKeys: ['unsubscribe'],
  },
];
