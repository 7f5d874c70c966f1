import type { ApiError } from '../http';

/** One asked-for thing. `data` stays while it is fetched again; all empty: nobody asked, or the call yielded nothing. */
export interface Entry<T> {
  data?: T;
  error?: ApiErrorState;
  isFetching: boolean;
  /** Epoch ms of the answer. */
  at?: number;
}
/** An `ApiError` as the state holds it. */
export type ApiErrorState = Pick<ApiError, 'status' | 'code' | 'errors' | 'requestId' | 'data'>;
export type Entries<T> = Record<string, Entry<T>>;

/** An entry younger than this is not asked again by a navigation. */
export const freshMs = 30_000;
const kept = 20;

/** What a key that nobody asked for reads as; one object, so that selectors stay stable. */
export const unasked: Entry<never> = Object.freeze({ isFetching: false });

export function asked<T>(entries: Entries<T>, key: string): void {
  const entry = entries[key] ?? { isFetching: true };
  entry.isFetching = true;
  // Last asked is last in the object, so the first keys are the ones to forget.
  delete entries[key];
  entries[key] = entry;
  for (const old of Object.keys(entries).slice(0, -kept)) delete entries[old];
}

export function answered<T>(entries: Entries<T>, key: string, data: T, at: number): void {
  entries[key] = { data, isFetching: false, at };
}

export function failed<T>(entries: Entries<T>, key: string, error: ApiErrorState): void {
  const { data } = entries[key] ?? {};
  entries[key] = { ...(data === undefined ? {} : { data }), error, isFetching: false };
}

/** The call yielded nothing (its token had expired): what was there stays, and the page's needs come again. */
export function yieldedNothing<T>(entries: Entries<T>, key: string): void {
  const entry = entries[key];
  if (entry) entry.isFetching = false;
}

export function isFresh(entry: Entry<unknown>, now: number): boolean {
  return entry.at !== undefined && now - entry.at < freshMs;
}
