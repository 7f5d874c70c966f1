import {
  pageParam,
  type At,
  type Paged,
  type SolutionStatus,
  type StaffSolution,
  type StaffSolutionRow,
  type StatusCounts,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const solutionStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'NEW'] as const;

export interface SolutionsQuery {
  status: SolutionStatus | undefined;
  search: string | undefined;
  page: number;
}

export const parseSolutionsQuery = ({ query }: Pick<At, 'query'>): SolutionsQuery => ({
  status: solutionStatuses.find((status) => status === query.get('status')),
  search: query.get('search')?.slice(0, 200) || undefined,
  page: pageParam(query),
});

type SolutionList = Paged<StaffSolutionRow> & { counts: StatusCounts };

/** What providers sent for approval; who waits longest comes first. */
export const solutions = createQuery<SolutionsQuery, SolutionList>({
  name: 'operator/solutions',
  keyOf: ({ status, search, page }) => JSON.stringify([status, search, page]),
  isPersonal: true,
  fetch: async ({ http, signal }, { status, search, page }) =>
    (
      await http.getWithBearer<SolutionList>('main/admin/solution', {
        params: { status, search, page, limit: 20 },
        signal,
      })
    )?.data,
});

const pathOf = (id: string) => `main/admin/solution/${encodeURIComponent(id)}` as const;

export const solutionDetail = createQuery<string, StaffSolution>({
  name: 'operator/solution',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) =>
    (await http.getWithBearer<StaffSolution>(pathOf(id), { signal }))?.data,
});

export interface Decision {
  id: string;
  status: 'APPROVED' | 'REJECTED' | 'TAKE_DOWN';
  reason: string;
  /** The version that was read: another one is not decided on. */
  version: number;
}

function* changed() {
  yield* put(solutions.invalidate());
  yield* put(solutionDetail.invalidate());
}

/** Approves what waits, rejects it, or takes down what was approved. */
export const decidingSolution = createMutation<Decision, StaffSolution>({
  name: 'operator/solutionDecision',
  isPersonal: true,
  send: async ({ http, signal }, { id, status, reason, version }) =>
    (
      await http.put<StaffSolution>(
        `${pathOf(id)}/status`,
        { status, version, ...(reason && { reason }) },
        { signal, isPersonal: true },
      )
    ).data,
  onSuccess: changed,
  // Someone else was faster: what is fetched next is theirs.
  onError: changed,
});
