import {
  createSlice,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Slice } from '../contracts';
import { ApiError } from '../http';
import {
  api,
  failureOf,
  now,
  put,
  select,
  takeLatestPer,
  untrackedApi,
  type ApiContext,
  type Effect,
} from './effects';
import { forcedMeta, metaOf, queryMeta, type QueryMeta } from './prefetch';
import {
  idleEntry,
  isFresh,
  prefetchShown,
  queryEmpty,
  queryFailed,
  queryStarted,
  querySucceeded,
  type ApiErrorState,
  type Entries,
  type Entry,
} from './query-entry';
import { languageChosen } from './common-slice';
import { isSessionEnded, selectAccessToken } from './session-slice';
import { untilSessionEnds } from './until-session-ends';

interface State {
  byKey: Entries<unknown>;
}

function outdate(state: State): void {
  for (const entry of Object.values(state.byKey)) {
    delete entry.at;
    if (entry.isFetching) entry.isOutdated = true;
  }
}

/** One kind of data from the server, cached by key. */
export interface Query<Q, T> {
  slice: Slice;
  saga: () => Generator<unknown, void, unknown>;
  /** Fetches unless the data is younger than 30 s. What a route `needs`. */
  fetch: ActionCreatorWithPayload<Q>;
  /** Fetches in any case: after a change, or when a person retries. */
  refetch: (args: Q) => PayloadAction<Q>;
  /** After a change that may show in any entry: the next `fetch` of each goes to the server. */
  invalidate: ActionCreatorWithoutPayload;
  select: (state: never, args: Q) => Entry<T>;
}

/**
 * Makes slice, saga, actions and selector for data that is only read.
 *
 * @example
 * export const orders = createQuery<{ page: number }, Paged<Order>>({
 *   name: 'account/orders',
 *   keyOf: ({ page }) => String(page),
 *   isPersonal: true,
 *   fetch: async ({ http, signal }, { page }) =>
 *     (await http.getWithBearer<Paged<Order>>('ecommerce/order', { params: { page }, signal }))?.data,
 * });
 * // A route: `needs: () => [orders.fetch({ page: 1 })]`; its page: `useSelector((s) => orders.select(s, { page: 1 }))`.
 */
export function createQuery<Q, T>({
  name,
  keyOf,
  isPersonal = false,
  isTranslated = false,
  fetch,
  onSuccess,
}: {
  /** The key in the state; starts with the remote's name. */
  name: string;
  /** Equal keys share one entry. */
  keyOf: (args: Q) => string;
  /** Cleared when the session ends, so that the next customer never sees it. */
  isPersonal?: boolean;
  /** In the reader's language, which is not in the key: after a change of it, the next `fetch` goes to the server. */
  isTranslated?: boolean;
  fetch: (context: ApiContext, args: Q) => Promise<T | undefined>;
  /** Runs once the entry has the data. */
  onSuccess?: (data: T, args: Q) => Effect<void>;
}): Query<Q, T> {
  const initialState: State = { byKey: {} };
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      fetch: {
        prepare: (payload: Q) => ({ payload, meta: queryMeta }),
        reducer(state, action: PayloadAction<Q, string, QueryMeta>) {
          if (!action.meta.isPrefetch) prefetchShown(state.byKey, keyOf(action.payload));
        },
      },
      invalidate: outdate,
      started(state, { payload }: PayloadAction<{ key: string; isPrefetch: boolean }>) {
        queryStarted(state.byKey, payload.key, payload.isPrefetch);
      },
      succeeded(state, { payload }: PayloadAction<{ key: string; data: unknown; at: number }>) {
        querySucceeded(state.byKey, payload.key, payload.data, payload.at);
      },
      failed(state, { payload }: PayloadAction<{ key: string; error: ApiErrorState }>) {
        queryFailed(state.byKey, payload.key, payload.error);
      },
      empty(state, { payload: key }: PayloadAction<string>) {
        queryEmpty(state.byKey, key);
      },
    },
    extraReducers: (builder) => {
      if (isTranslated) builder.addCase(languageChosen, outdate);
      if (isPersonal) builder.addMatcher(isSessionEnded, () => initialState);
    },
  });
  const { actions } = slice;
  const fetchAction = actions.fetch as ActionCreatorWithPayload<Q>;

  function selectEntry(state: never, args: Q): Entry<T> {
    const own = (state as Record<string, { byKey: Entries<T> } | undefined>)[name];
    if (!own) throw new Error(`The state of ${name} is not mounted: was its remote installed?`);
    return own.byKey[keyOf(args)] ?? idleEntry;
  }

  function* load(action: PayloadAction<Q>): Effect<void> {
    const { payload: args } = action;
    const { isPrefetch = false, isForced } = metaOf(action);
    const key = keyOf(args);
    if (!isForced && isFresh(yield* select(selectEntry, args), yield* now())) return;
    try {
      let data: T | undefined;
      // An answer that was on its way during a change may be from before it.
      do {
        yield* put(actions.started({ key, isPrefetch }));
        data = yield* isPrefetch ? untrackedApi(fetch, args) : api(fetch, args);
      } while (data !== undefined && (yield* select(selectEntry, args)).isOutdated);
      if (data === undefined) yield* endEmpty(key);
      else {
        yield* put(actions.succeeded({ key, data, at: yield* now() }));
        if (onSuccess) yield* onSuccess(data, args);
      }
    } catch (error) {
      yield* put(actions.failed({ key, error: yield* failureOf(error, name) }));
    }
  }

  /** A refreshed token fetches again by itself; when the refresh failed, only a person can retry. */
  function* endEmpty(key: string): Effect<void> {
    const token = yield* select(selectAccessToken);
    if (token === null || token.expired > (yield* now())) {
      yield* put(actions.empty(key));
      return;
    }
    const error = new ApiError({ status: 0, code: 'NETWORK' }).toState();
    yield* put(actions.failed({ key, error }));
  }

  return {
    slice: { reducerPath: name, reducer: slice.reducer },
    *saga() {
      yield* takeLatestPer(fetchAction, keyOf, isPersonal ? untilSessionEnds(load) : load, joins);
    },
    fetch: fetchAction,
    // The same action type, so that the latest of both wins.
    refetch: (args) => ({ ...fetchAction(args), meta: forcedMeta }),
    invalidate: actions.invalidate,
    select: selectEntry,
  };
}

/** A page waits for the request in flight instead of sending another, except after a change. */
function joins(running: PayloadAction<unknown>, next: PayloadAction<unknown>): boolean {
  const [earlier, later] = [metaOf(running), metaOf(next)];
  return !later.isForced && (earlier.isPrefetch ?? earlier.isForced ?? later.isPrefetch) === true;
}
