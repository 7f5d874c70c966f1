import {
  pageParam,
  type At,
  type Paged,
  type ReturnStatus,
  type StaffReturn,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const returnStatuses = [
  'NEW',
  'APPROVED',
  'RECEIVED',
  'REFUNDED',
  'EXCHANGED',
  'REJECTED',
  'WITHDRAWN',
] as const;

export interface ReturnsQuery {
  status: string | undefined;
  page: number;
}

export const parseReturnsQuery = ({ query }: Pick<At, 'query'>): ReturnsQuery => ({
  status: returnStatuses.find((status) => status === query.get('status')),
  page: pageParam(query),
});

/** What customers send back; who waits longest comes first. */
export const returns = createQuery<ReturnsQuery, Paged<StaffReturn>>({
  name: 'operator/returns',
  keyOf: ({ status, page }) => `${status ?? ''} ${String(page)}`,
  isPersonal: true,
  fetch: async ({ http, signal }, { status, page }) =>
    (
      await http.getWithBearer<Paged<StaffReturn>>('main/admin/return', {
        params: { status, page, pageSize: 20 },
        signal,
      })
    )?.data,
});

const pathOf = (id: string) => `main/admin/return/${encodeURIComponent(id)}` as const;

export const returnDetail = createQuery<string, StaffReturn>({
  name: 'operator/return',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) =>
    (await http.getWithBearer<StaffReturn>(pathOf(id), { signal }))?.data,
});

/** Decides on a return. */
export const movingReturn = createMutation<{ id: string; status: ReturnStatus; reason: string }, StaffReturn>(
  {
    name: 'operator/returnMove',
    isPersonal: true,
    send: async ({ http, signal }, { id, status, reason }) =>
      (
        await http.put<StaffReturn>(
          `${pathOf(id)}/status`,
          { status, ...(reason && { reason }) },
          { signal, isPersonal: true },
        )
      ).data,
    *onSuccess() {
      yield* put(returns.invalidate());
      yield* put(returnDetail.invalidate());
    },
    // The customer or someone else was faster: the page shows how the return is now.
    *onError(_error, { id }) {
      yield* put(returns.invalidate());
      yield* put(returnDetail.refetch(id));
    },
  },
);
