import type { Action } from 'redux';

/** What a query's action carries beside its arguments. */
export interface QueryMeta {
  /** The action only reads, so dispatching it again or in vain does no harm. */
  isQuery?: true;
  isPrefetch?: true;
  /** Cached data and a request in flight may be stale. */
  isForced?: true;
}
/** The query meta of any action; empty for one that is no query. */
export const metaOf = (action: Action): QueryMeta =>
  ('meta' in action ? (action.meta as QueryMeta | undefined) : undefined) ?? {};

/** The meta of `fetch`. */
export const queryMeta: QueryMeta = { isQuery: true };

/** The meta of `refetch`. */
export const forcedMeta: QueryMeta = { ...queryMeta, isForced: true };

/**
 * The same query before its page is opened: it counts in no loading state, and its data is the first to be evicted.
 * Null for an action that is no query.
 */
export function asPrefetch(action: Action): Action | null {
  const meta = metaOf(action);
  return meta.isQuery ? ({ ...action, meta: { ...meta, isPrefetch: true } } as Action) : null;
}
