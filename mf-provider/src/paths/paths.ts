import { toSearch, type SearchValues } from '@storefront/shared/contracts';

const plain = (pattern: string) => ({ pattern, to: () => `/${pattern}` });
const filtered = <Query extends SearchValues>(pattern: string) => ({
  pattern,
  to: (query?: Query) => `/${pattern}${toSearch(query)}`,
});
const withId = (pattern: `${string}:${string}`) => ({
  pattern,
  to: (id: string) => `/${pattern.replace(/:\w+/, encodeURIComponent(id))}`,
});

/** What the public list of solutions is narrowed by. */
export interface SolutionsSearch extends SearchValues {
  search?: string | undefined;
  kind?: string | undefined;
  provider?: string | undefined;
  order?: string | undefined;
  page?: number | undefined;
}

/** What a provider's own lists are narrowed by. */
interface ListSearch extends SearchValues {
  state?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

/** The addresses of this remote: patterns for its routes, `to` for links between its own pages. */
export const paths = {
  solutions: filtered<SolutionsSearch>('solutions'),
  solution: withId('solutions/:slug'),
  favourites: filtered<{ page?: number | undefined }>('profile/solutions'),
  register: plain('provider/register'),
  dashboard: plain('provider'),
  ownSolutions: filtered<ListSearch>('provider/solutions'),
  newSolution: plain('provider/solutions/new'),
  editSolution: withId('provider/solutions/:id/edit'),
  previewSolution: withId('provider/solutions/:id/preview'),
  services: plain('provider/services'),
  channels: filtered<{ page?: number | undefined }>('provider/channels'),
  membership: filtered<{ plan?: string | undefined }>('provider/membership'),
  membershipResult: withId('provider/membership/result/:id'),
  requests: filtered<ListSearch>('provider/requests'),
  request: withId('provider/requests/:id'),
};
