import type {
  MoveSolutionRequest,
  Paged,
  SolutionRequest,
  SolutionRequestCounts,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put, type ApiErrorState } from '@storefront/shared/store';
import type { RequestsQuery } from './requests-query';

export type RequestList = Paged<SolutionRequest> & { counts: SolutionRequestCounts };

/** The consultation requests to a provider, with how many there are in each state. */
export const requests = createQuery<RequestsQuery, RequestList>({
  name: 'provider/requests',
  keyOf: ({ state = '', page }) => `${state} ${String(page)}`,
  isPersonal: true,
  fetch: async ({ http, signal }, { state, page }) =>
    (
      await http.getWithBearer<RequestList>('main/solution/request', {
        params: { type: 'CONSULT', status: state, page, limit: 10 },
        signal,
      })
    )?.data,
});

/** One request, with what may become of it. */
export const requestDetails = createQuery<{ id: string }, SolutionRequest>({
  name: 'provider/request',
  keyOf: ({ id }) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, { id }) =>
    (
      await http.getWithBearer<SolutionRequest>(`main/solution/request/${encodeURIComponent(id)}`, {
        signal,
      })
    )?.data,
});

/** The shop answered the request before, or the customer has withdrawn it. */
export const isTooLate = (error: ApiErrorState | undefined): boolean =>
  error?.code === 'REQUEST_TRANSITION_NOT_ALLOWED';

/** Changes the status of a request; who sent it is told. */
export const answering = createMutation<{ id: string; body: MoveSolutionRequest }, SolutionRequest>({
  name: 'provider/answering',
  policy: 'perKey',
  keyOf: ({ id }) => id,
  isPersonal: true,
  async send({ http, signal }, { id, body }) {
    const path = `main/solution/request/${encodeURIComponent(id)}/status` as const;
    return (await http.put<SolutionRequest>(path, body, { signal, isPersonal: true })).data;
  },
  *onSuccess(_data, { id }) {
    yield* put(requests.invalidate());
    yield* put(requestDetails.refetch({ id }));
  },
  *onError(error, { id }) {
    if (!isTooLate(error)) return;
    yield* put(requests.invalidate());
    yield* put(requestDetails.refetch({ id }));
  },
});
