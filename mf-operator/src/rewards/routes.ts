import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-rewards',
  load: (language) => import(`./locales/${language}.json`),
};

export const rewardRoutes: RemoteRoute[] = [
  {
    path: paths.rewards.pattern,
    lazy: async () => (await import('./rewards-page')).rewardsPage,
    messages,
    access: 'operator',
    cacheKeys: ['status', 'reason', 'member', 'search', 'from', 'to', 'page'],
  },
  {
    path: paths.payouts.pattern,
    lazy: async () => (await import('./payouts-page')).payoutsPage,
    messages,
    access: 'operator',
    cacheKeys: ['status', 'member', 'search', 'from', 'to', 'page'],
  },
];
