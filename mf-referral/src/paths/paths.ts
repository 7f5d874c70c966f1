import { toSearch, type SearchValues } from '@storefront/shared/contracts';

const plain = (pattern: string) => ({ pattern, to: () => `/${pattern}` });
const filtered = <Query extends SearchValues>(pattern: string) => ({
  pattern,
  to: (query?: Query) => `/${pattern}${toSearch(query)}`,
});

/** The addresses of this remote: patterns for its routes, `to` for links between its own pages. */
export const paths = {
  programme: plain('referral'),
  invite: filtered<{ state?: string | undefined; page?: number | undefined }>('referral/invite'),
  rewards: filtered<{ status?: string | undefined; page?: number | undefined }>('referral/rewards'),
  contacts: filtered<{ search?: string | undefined; page?: number | undefined }>('referral/contacts'),
  profile: plain('profile/referral'),
  code: { pattern: 'r/:code', to: (code: string) => `/r/${encodeURIComponent(code)}` },
  invitation: {
    pattern: 'invitation/:token',
    to: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  },
};
