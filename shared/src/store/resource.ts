import {
  createSlice,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Slice } from '../contracts';
import { ApiError, toApiError } from '../http';
import { api, now, put, select, takeLatestPer, untrackedApi, type ApiContext, type Effect } from './effects';
import {
  answered,
  asked,
  failed,
  isFresh,
  shown,
  unasked,
  yieldedNothing,
  type ApiErrorState,
  type Entries,
  type Entry,
} from './entry';
import { asking, askingAnew, metaOf, type Meta } from './ahead';
import { isSessionOver, selectAccessToken } from './session-slice';

interface State<T> {
  byKey: Entries<T>;
  /** How many sessions have ended. What was asked in an earlier one is nobody's answer. */
  endedSessions: number;
}

/** Asked-for things of one kind, by key: slice, saga, intent and selector. */
export interface Resource<Q, T> {
  slice: Slice;
  saga: () => Generator<unknown, void, unknown>;
  /** Asks unless it was answered within 30 s. What a route `needs`. */
  requested: ActionCreatorWithPayload<Q>;
  /** Asks in any case: after a change, or by a person's wish. */
  refreshed: (query: Q) => PayloadAction<Q>;
  /** After a change that any of them may show: the next navigation asks anew, whatever is kept. */
  outdated: ActionCreatorWithoutPayload;
  select: (state: never, query: Q) => Entry<T>;
}

/**
 * Where a slice is nothing but asked-for things, this is slice, saga and selector of it.
 * `name` starts with the remote's name, `key` makes equal questions equal.
 */
export function resource<Q, T>({
  name,
  key,
  isPersonal = false,
  fetch,
}: {
  name: string;
  key: (query: Q) => string;
  /** Forgotten when the session ends, so that who signs in next never sees it. */
  isPersonal?: boolean;
  fetch: (context: ApiContext, query: Q) => Promise<T | undefined>;
}): Resource<Q, T> {
  const slice = createSlice({
    name,
    initialState: { byKey: {}, endedSessions: 0 } as State<unknown>,
    reducers: {
      requested: {
        prepare: (payload: Q) => ({ payload, meta: asking }),
        // What was asked ahead is shown from now on.
        reducer(state, action: PayloadAction<Q, string, Meta>) {
          if (!action.meta.isAhead) shown(state.byKey, key(action.payload));
        },
      },
      asking(state, { payload }: PayloadAction<{ key: string; isAhead: boolean }>) {
        asked(state.byKey, payload.key, payload.isAhead);
      },
      received(state, { payload }: PayloadAction<{ key: string; data: unknown; at: number }>) {
        answered(state.byKey, payload.key, payload.data, payload.at);
      },
      failed(state, { payload }: PayloadAction<{ key: string; error: ApiErrorState }>) {
        failed(state.byKey, payload.key, payload.error);
      },
      outdated(state) {
        for (const entry of Object.values(state.byKey)) delete entry.at;
      },
      yieldedNothing(state, { payload }: PayloadAction<string>) {
        yieldedNothing(state.byKey, payload);
      },
    },
    extraReducers: (builder) => {
      if (!isPersonal) return;
      builder.addMatcher(isSessionOver, ({ endedSessions }) => ({
        byKey: {},
        endedSessions: endedSessions + 1,
      }));
    },
  });
  const { actions } = slice;
  const requested = actions.requested as ActionCreatorWithPayload<Q>;
  // The same question, so that of both the newest counts.
  const refreshed = (query: Q) => ({ ...requested(query), meta: askingAnew });

  function selectAll(state: never): State<T> {
    const all = (state as Record<string, State<T> | undefined>)[name];
    if (!all) throw new Error(`The state of ${name} is not mounted: was its remote installed?`);
    return all;
  }
  const selectEntry = (state: never, query: Q): Entry<T> => selectAll(state).byKey[key(query)] ?? unasked;
  const selectEndedSessions = (state: never): number => selectAll(state).endedSessions;

  function* load(action: PayloadAction<Q>): Effect<void> {
    const { payload: query } = action;
    const { isAhead = false, isAnew } = metaOf(action);
    const entryKey = key(query);
    const entry = yield* select(selectEntry, query);
    if (!isAnew && isFresh(entry, yield* now())) return;
    const session = yield* select(selectEndedSessions);
    yield* put(actions.asking({ key: entryKey, isAhead }));
    const outcome = yield* ask(query, isAhead);
    if ((yield* select(selectEndedSessions)) !== session) return;
    if ('error' in outcome) yield* put(actions.failed({ key: entryKey, error: outcome.error.toState() }));
    else if (outcome.data === undefined) yield* nothingCame(entryKey);
    else yield* put(actions.received({ key: entryKey, data: outcome.data, at: yield* now() }));
  }

  function* ask(query: Q, isQuiet: boolean): Effect<{ data: T | undefined } | { error: ApiError }> {
    try {
      return { data: yield* isQuiet ? untrackedApi(fetch, query) : api(fetch, query) };
    } catch (error) {
      return { error: toApiError(error) };
    }
  }

  /** A renewed token asks again by itself; when it could not be renewed, only a person can. */
  function* nothingCame(entryKey: string): Effect<void> {
    const token = yield* select(selectAccessToken);
    if (token === null || token.expired > (yield* now())) {
      yield* put(actions.yieldedNothing(entryKey));
      return;
    }
    const error = new ApiError({ status: 0, code: 'NETWORK' }).toState();
    yield* put(actions.failed({ key: entryKey, error }));
  }

  return {
    slice: { reducerPath: name, reducer: slice.reducer },
    *saga() {
      yield* takeLatestPer(requested, key, load, joins);
    },
    requested,
    refreshed,
    outdated: actions.outdated,
    select: selectEntry,
  };
}

/** Who goes where the answer is on its way already waits for that one; after a change it would be of before. */
function joins(running: PayloadAction<unknown>, next: PayloadAction<unknown>): boolean {
  const [earlier, later] = [metaOf(running), metaOf(next)];
  return !later.isAnew && (earlier.isAhead ?? earlier.isAnew ?? later.isAhead) === true;
}
