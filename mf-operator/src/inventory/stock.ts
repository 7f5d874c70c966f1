import type { At, KeysetMeta, StockLevel, StockMovement } from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const stockStates = ['out', 'low'] as const;
export const reasons = ['RECEIVED', 'COUNTED', 'DAMAGED', 'LOST', 'RETURNED', 'OTHER'] as const;
export type Reason = (typeof reasons)[number];
export const movementKinds = ['ADJUST', 'RESERVE', 'RELEASE', 'COMMIT', 'RETURN'] as const;

export interface StockQuery {
  search: string | undefined;
  state: (typeof stockStates)[number] | undefined;
  after: string | undefined;
}
export interface StockPage {
  data: StockLevel[];
  meta: KeysetMeta;
}

export const parseStockQuery = ({ query }: Pick<At, 'query'>): StockQuery => ({
  search: query.get('search')?.slice(0, 100) || undefined,
  state: stockStates.find((state) => state === query.get('state')),
  after: query.get('after') ?? undefined,
});

/** What is on the shelf, variant by variant. */
export const stock = createQuery<StockQuery, StockPage>({
  name: 'operator/stock',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (await http.getWithBearer<StockPage>('main/admin/stock', { params: { ...query, limit: 30 }, signal }))
      ?.data,
});

export interface MovementsQuery {
  variantId: string | undefined;
  kind: (typeof movementKinds)[number] | undefined;
  after: string | undefined;
}
export interface MovementsPage {
  data: StockMovement[];
  meta: KeysetMeta;
}

export const parseMovementsQuery = ({ query }: Pick<At, 'query'>): MovementsQuery => ({
  variantId: query.get('variant') || undefined,
  kind: movementKinds.find((kind) => kind === query.get('kind')),
  after: query.get('after') ?? undefined,
});

/** How stock moved, the latest first. */
export const movements = createQuery<MovementsQuery, MovementsPage>({
  name: 'operator/stockMovements',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (
      await http.getWithBearer<MovementsPage>('main/admin/stock-movement', {
        params: { ...query, limit: 30 },
        signal,
      })
    )?.data,
});

/** Pieces came or went. */
export const adjustingStock = createMutation<
  {
    variantId: string;
    by: number;
    reason: Reason;
    /** What was shown on hand; another number by now refuses the change. */
    expectedOnHand: number | undefined;
    note: string;
    key: string;
  },
  StockLevel
>({
  name: 'operator/stockAdjust',
  isPersonal: true,
  send: async ({ http, signal }, { variantId, by, reason, expectedOnHand, note, key }) =>
    (
      await http.post<StockLevel>(
        `main/admin/stock/${encodeURIComponent(variantId)}/adjust`,
        { by, reason, expectedOnHand, ...(note && { note }) },
        { signal, isPersonal: true, idempotencyKey: key },
      )
    ).data,
  *onSuccess() {
    yield* put(stock.invalidate());
    yield* put(movements.invalidate());
  },
});
