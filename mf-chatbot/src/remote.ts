import type { Remote } from '@storefront/shared/contracts';
import { navigation } from './navigation';
import { routes } from './routes';

export const remote = {
  name: 'chatbot',
  contract: '2.2',
  routes,
  messages: (language) => import(`./locales/${language}.json`),
  notices: { ConversationDeleted: 'success' },
  navigation,
} satisfies Remote;
