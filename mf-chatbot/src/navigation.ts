import type { NavigationEntry } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

const label = { vi: 'Trò chuyện với AI', en: 'Chat with AI' };

/** What the frame links to without loading this remote. */
export const navigation: NavigationEntry[] = [
  { place: 'profile', to: paths.history.to(), label, order: 45, access: 'customer' },
  { place: 'portal', to: paths.history.to(), label, order: 45, access: 'customer' },
  {
    place: 'footer-help',
    to: paths.chat.to(),
    label: { vi: 'Hỏi trợ lý', en: 'Ask the assistant' },
    order: 5,
  },
];
