import { toSearch } from '@storefront/shared/contracts';

/** The addresses of this remote: patterns for its routes, `to` for links between its own pages. */
export const paths = {
  chat: {
    pattern: 'chat',
    /** Without an id: the conversation of this browser. */
    to: (conversation?: string) => `/chat${toSearch({ conversation })}`,
  },
  history: {
    pattern: 'profile/chat',
    to: (page?: number) => `/profile/chat${toSearch({ page })}`,
  },
};
