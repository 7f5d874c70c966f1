import type { ApiError } from '../http';

/** One asked-for thing. `data` stays while it is fetched again; all empty: nobody asked, or the call yielded nothing. */
export interface Entry<T> {
  data?: T;
  error?: ApiErrorState;
  isFetching: boolean;
  /** Epoch ms of the answer. */
  at?: number;
  /** Asked for before anybody went there, and not shown since: the first to be forgotten. */
  isAhead?: boolean;
}
/** An `ApiError` as the state holds it. */
export type ApiErrorState = ReturnType<ApiError['toState']>;
export type Entries<T> = Record<string, Entry<T>>;

/** An entry younger than this is not asked again by a navigation. */
export const freshMs = 30_000;
const kept = 20;

/** What a key that nobody asked for reads as; one object, so that selectors stay stable. */
export const unasked: Entry<never> = Object.freeze({ isFetching: false });

/** Somebody asks; what is too old to be kept is forgotten. */
export function asked<T>(entries: Entries<T>, key: string, isAhead = false): void {
  const known = entries[key];
  const entry: Entry<T> = { ...known, isFetching: true };
  // What was shown once stays among what is shown.
  if (isAhead && (!known || known.isAhead)) entry.isAhead = true;
  else delete entry.isAhead;
  // Last asked is last in the object, so the first keys are the ones to forget.
  delete entries[key];
  entries[key] = entry;
  forgetOld(entries);
}

/** Somebody has come to what was asked ahead. */
export function shown<T>(entries: Entries<T>, key: string): void {
  const entry = entries[key];
  if (!entry?.isAhead) return;
  delete entry.isAhead;
  delete entries[key];
  entries[key] = entry;
}

/** What nobody has come to goes first, so that looking ahead takes nothing from the page that is shown. */
function forgetOld<T>(entries: Entries<T>): void {
  const keys = Object.keys(entries);
  const newest = keys.at(-1);
  const isAhead = (key: string) => entries[key]?.isAhead === true;
  const order = [...keys.filter(isAhead), ...keys.filter((key) => !isAhead(key))];
  for (const old of order.filter((key) => key !== newest).slice(0, Math.max(0, keys.length - kept)))
    delete entries[old];
}

/** The answer is here. */
export function answered<T>(entries: Entries<T>, key: string, data: T, at: number): void {
  entries[key] = { data, isFetching: false, at, ...stillAhead(entries[key]) };
}

/** There is no answer; an earlier one stays. */
export function failed<T>(entries: Entries<T>, key: string, error: ApiErrorState): void {
  const { data } = entries[key] ?? {};
  entries[key] = {
    ...(data === undefined ? {} : { data }),
    error,
    isFetching: false,
    ...stillAhead(entries[key]),
  };
}

function stillAhead(entry: Entry<unknown> | undefined): { isAhead?: true } {
  return entry?.isAhead ? { isAhead: true } : {};
}

/** The call yielded nothing (its token had expired): what was there stays, and the page's needs come again. */
export function yieldedNothing<T>(entries: Entries<T>, key: string): void {
  const entry = entries[key];
  if (entry) entry.isFetching = false;
}

/** Young enough not to be asked for again. */
export function isFresh(entry: Entry<unknown>, now: number): boolean {
  return entry.at !== undefined && now - entry.at < freshMs;
}

/** A state from another store, its answers as old as this moment. */
export function answeredAt(state: object, at: number): Record<string, unknown> {
  return withEntries(state, (entry) => (entry.data === undefined ? entry : { ...entry, at }));
}

/** A state with each of its asked-for things changed. */
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

/** Whether a slice keeps what was asked for by key. */
export function hasEntries(slice: unknown): slice is { byKey: Entries<unknown> } {
  return typeof slice === 'object' && slice !== null && 'byKey' in slice;
}
