import {
  pageParam,
  type At,
  type OwnSolution,
  type OwnSolutionRow,
  type Paged,
  type PublishAllowance,
  type SolutionStatus,
  type StatusCounts,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put, type ApiContext } from '@storefront/shared/store';
import { paths } from '../paths/paths';

export const statuses = [
  'NEW',
  'PENDING',
  'APPROVED',
  'REJECTED',
] as const satisfies readonly SolutionStatus[];
/** What the list is narrowed to: a state of the approval, or what visitors see. */
export const solutionFilters = ['all', ...statuses, 'PUBLISHED'] as const;
export type SolutionFilter = (typeof solutionFilters)[number];

export const maxSearchLength = 200;

export interface OwnSolutionsQuery {
  state: SolutionFilter;
  search: string;
  page: number;
}

/** An unknown state in the address is ignored. */
export const parseOwnSolutionsQuery = ({ query }: Pick<At, 'query'>): OwnSolutionsQuery => ({
  state: solutionFilters.find((state) => state === query.get('state')) ?? 'all',
  search: (query.get('search') ?? '').trim().slice(0, maxSearchLength),
  page: pageParam(query),
});

export const ownSolutionsLink = ({ state, search, page }: OwnSolutionsQuery): string =>
  paths.ownSolutions.to({
    state: state === 'all' ? undefined : state,
    search: search || undefined,
    page: page === 1 ? undefined : page,
  });

export interface OwnSolutionPage extends Paged<OwnSolutionRow> {
  counts: StatusCounts;
  published: number;
  allowance: PublishAllowance;
}

/** The provider's solutions, the one that was changed last first. */
export const ownSolutions = createQuery<OwnSolutionsQuery, OwnSolutionPage>({
  name: 'provider/ownSolutions',
  keyOf: ({ state, search, page }) => JSON.stringify([state, search, page]),
  isPersonal: true,
  fetch: async ({ http, signal }, { state, search, page }) =>
    (
      await http.getWithBearer<OwnSolutionPage>('main/solution', {
        params: {
          search: search || undefined,
          status: state === 'all' || state === 'PUBLISHED' ? undefined : state,
          published: state === 'PUBLISHED' ? true : undefined,
          page,
          limit: 10,
        },
        signal,
      })
    )?.data,
});

/** How many solutions a filter shows. */
export const countOf = (state: SolutionFilter, { counts, published }: OwnSolutionPage): number => {
  if (state === 'PUBLISHED') return published;
  return state === 'all' ? statuses.reduce((sum, status) => sum + counts[status], 0) : counts[state];
};

export const solutionActions = ['publish', 'unpublish', 'submit', 'withdraw', 'duplicate', 'delete'] as const;
export type SolutionAction = (typeof solutionActions)[number];

interface Acting {
  id: string;
  action: SolutionAction;
  /** What the page shows, fetched again afterwards. */
  query: OwnSolutionsQuery;
  /** Makes a copy only once, however often it is sent. */
  idempotencyKey: string;
}
/** What was done; a copy has an id of its own. */
export interface Acted {
  action: SolutionAction;
  copyId: string | null;
}

/** Does something with one solution of the list. */
export const acting = createMutation<Acting, Acted>({
  name: 'provider/solutionAction',
  policy: 'perKey',
  keyOf: ({ id }) => id,
  isPersonal: true,
  async send(context, acted) {
    const answer = await sendAction(context, acted);
    const copy = acted.action === 'duplicate' ? (answer.data as OwnSolution) : null;
    return { action: acted.action, copyId: copy?.id ?? null };
  },
  *onSuccess(_data, { query }) {
    yield* put(ownSolutions.invalidate());
    yield* put(ownSolutions.fetch(query));
  },
  // A refusal may mean that it was changed elsewhere; the row then shows how it is now.
  *onError(_error, { query }) {
    yield* put(ownSolutions.refetch(query));
  },
});

function sendAction({ http, signal }: ApiContext, { id, action, idempotencyKey }: Acting) {
  const path = `main/solution/${encodeURIComponent(id)}` as const;
  const options = { signal, isPersonal: true };
  if (action === 'delete') return http.delete<unknown>(path, options);
  const keyed = action === 'duplicate' ? { ...options, idempotencyKey } : options;
  return http.post<unknown>(`${path}/${action}`, undefined, keyed);
}
