import type { ApiError } from '../http';

/**
 * The cached result of one query. `data` stays while it is fetched again; all fields are empty when it is
 * idle, or when the request returned nothing.
 */
export interface Entry<T> {
  data?: T;
  error?: ApiErrorState;
  isFetching: boolean;
  /** When the data arrived, in epoch ms. */
  at?: number;
  /** Prefetched and not shown since: the first to be evicted. */
  isPrefetch?: boolean;
  /** Something changed while the request was on its way. */
  isOutdated?: boolean;
}
/** An `ApiError` as the state holds it. */
export type ApiErrorState = ReturnType<ApiError['toState']>;
export type Entries<T> = Record<string, Entry<T>>;

/** A navigation does not fetch an entry again that is younger than this. */
export const freshMs = 30_000;
const maxEntries = 20;

/** The entry of a key that was never fetched; one object, so that selectors stay stable. */
export const idleEntry: Entry<never> = Object.freeze({ isFetching: false });

/** A request starts; entries beyond the maximum are evicted. */
export function queryStarted<T>(entries: Entries<T>, key: string, isPrefetch = false): void {
  const known = entries[key];
  const entry: Entry<T> = { ...known, isFetching: true };
  // Data that was shown once is no prefetch any more.
  if (isPrefetch && (!known || known.isPrefetch)) entry.isPrefetch = true;
  else delete entry.isPrefetch;
  delete entry.isOutdated;
  // The key fetched last is last in the object, so the first keys are the ones to evict.
  delete entries[key];
  entries[key] = entry;
  evictOldest(entries);
}

/** The page shows data that was prefetched. */
export function prefetchShown<T>(entries: Entries<T>, key: string): void {
  const entry = entries[key];
  if (!entry?.isPrefetch) return;
  delete entry.isPrefetch;
  delete entries[key];
  entries[key] = entry;
}

/** Prefetched entries go first, so that prefetching never evicts data of the current page. */
function evictOldest<T>(entries: Entries<T>): void {
  const keys = Object.keys(entries);
  const newest = keys.at(-1);
  const isPrefetch = (key: string) => entries[key]?.isPrefetch === true;
  const order = [...keys.filter(isPrefetch), ...keys.filter((key) => !isPrefetch(key))];
  for (const old of order.filter((key) => key !== newest).slice(0, Math.max(0, keys.length - maxEntries)))
    delete entries[old];
}

/** The data arrived. */
export function querySucceeded<T>(entries: Entries<T>, key: string, data: T, at: number): void {
  entries[key] = { data, isFetching: false, at, ...keepPrefetch(entries[key]) };
}

/** The request failed; earlier data stays. */
export function queryFailed<T>(entries: Entries<T>, key: string, error: ApiErrorState): void {
  const { data } = entries[key] ?? {};
  entries[key] = {
    ...(data === undefined ? {} : { data }),
    error,
    isFetching: false,
    ...keepPrefetch(entries[key]),
  };
}

function keepPrefetch(entry: Entry<unknown> | undefined): { isPrefetch?: true } {
  return entry?.isPrefetch ? { isPrefetch: true } : {};
}

/** The request returned nothing, as with an expired token: earlier data stays, and the page fetches again. */
export function queryEmpty<T>(entries: Entries<T>, key: string): void {
  const entry = entries[key];
  if (!entry) return;
  entry.isFetching = false;
  delete entry.isOutdated;
}

/** Whether an entry is young enough not to be fetched again. */
export function isFresh(entry: Entry<unknown>, now: number): boolean {
  return entry.at !== undefined && now - entry.at < freshMs;
}

/** The state of another store, with its data marked as fetched at `at`. */
export function withFetchedAt(state: object, at: number): Record<string, unknown> {
  return withEntries(state, (entry) => (entry.data === undefined ? entry : { ...entry, at }));
}

/** A state with each of its entries changed. */
export function withEntries(
  state: object,
  change: (entry: Entry<unknown>) => Entry<unknown>,
): Record<string, unknown> {
  const changed = (entries: Entries<unknown>): Entries<unknown> =>
    Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, change(entry)]));
  return Object.fromEntries(
    Object.entries(state).map(([name, slice]: [string, unknown]) => [
      name,
      hasEntries(slice) ? { ...slice, byKey: changed(slice.byKey) } : slice,
    ]),
  );
}

/** Whether a slice holds entries by key. */
export function hasEntries(slice: unknown): slice is { byKey: Entries<unknown> } {
  return typeof slice === 'object' && slice !== null && 'byKey' in slice;
}
