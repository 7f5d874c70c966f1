import type { Action } from 'redux';

/** What a query's action carries beside its arguments. */
export interface QueryMeta {
  /** The action only reads, so it may safely be dispatched again or without need. */
  isQuery?: true;
  isPrefetch?: true;
  /** Cached data and a request under way may be stale. */
  isForced?: true;
}
/** The query meta of any action; empty for an action that is not a query. */
export const metaOf = (action: Action): QueryMeta =>
  ('meta' in action ? (action.meta as QueryMeta | undefined) : undefined) ?? {};

/** The meta of `fetch`. */
export const queryMeta: QueryMeta = { isQuery: true };

/** The meta of `refetch`. */
export const forcedMeta: QueryMeta = { ...queryMeta, isForced: true };

/**
 * The same query as a prefetch: it is not counted as loading, and its data is evicted first. Null for an
 * action that is not a query.
 */
export function asPrefetch(action: Action): Action | null {
  const meta = metaOf(action);
  return meta.isQuery ? ({ ...action, meta: { ...meta, isPrefetch: true } } as Action) : null;
}
