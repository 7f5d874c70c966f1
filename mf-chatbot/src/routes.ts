import type { RemoteRoute } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

export const routes: RemoteRoute[] = [
  {
    path: paths.chat.pattern,
    name: 'chat',
    lazy: async () => (await import('./chat/chat-page')).chatPage,
    cacheKeys: ['conversation'],
  },
  {
    path: paths.history.pattern,
    name: 'history',
    lazy: async () => (await import('./history/history-page')).historyPage,
    access: 'customer',
    within: 'account/profile-frame',
    cacheKeys: ['page'],
  },
];
