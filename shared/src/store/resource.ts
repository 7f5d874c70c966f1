import { createSlice, type ActionCreatorWithPayload, type PayloadAction } from '@reduxjs/toolkit';
import type { Slice } from '../contracts';
import { toApiError } from '../http';
import { api, now, put, select, takeLatestPer, type ApiContext, type Effect } from './effects';
import {
  answered,
  asked,
  failed,
  isFresh,
  unasked,
  yieldedNothing,
  type ApiErrorState,
  type Entries,
  type Entry,
} from './entry';

interface State<T> {
  byKey: Entries<T>;
}

/** Asked-for things of one kind, by key: slice, saga, intent and selector. */
export interface Resource<Q, T> {
  slice: Slice;
  saga: () => Generator<unknown, void, unknown>;
  /** Asks unless it was answered within 30 s. What a route `needs`. */
  requested: ActionCreatorWithPayload<Q>;
  /** Asks in any case: after a change, or by a person's wish. */
  refreshed: ActionCreatorWithPayload<Q>;
  select: (state: never, query: Q) => Entry<T>;
}

/**
 * Where a slice is nothing but asked-for things, this is slice, saga and selector of it.
 * `name` starts with the remote's name, `key` makes equal questions equal.
 */
export function resource<Q, T>({
  name,
  key,
  fetch,
}: {
  name: string;
  key: (query: Q) => string;
  fetch: (context: ApiContext, query: Q) => Promise<T | undefined>;
}): Resource<Q, T> {
  const slice = createSlice({
    name,
    initialState: { byKey: {} } as State<unknown>,
    reducers: {
      requested: (_state, _action: PayloadAction<Q>) => undefined,
      refreshed: (_state, _action: PayloadAction<Q>) => undefined,
      asking(state, { payload }: PayloadAction<string>) {
        asked(state.byKey, payload);
      },
      received(state, { payload }: PayloadAction<{ key: string; data: unknown; at: number }>) {
        answered(state.byKey, payload.key, payload.data, payload.at);
      },
      failed(state, { payload }: PayloadAction<{ key: string; error: ApiErrorState }>) {
        failed(state.byKey, payload.key, payload.error);
      },
      yieldedNothing(state, { payload }: PayloadAction<string>) {
        yieldedNothing(state.byKey, payload);
      },
    },
  });
  const { actions } = slice;

  function selectEntry(state: never, query: Q): Entry<T> {
    const all = (state as Record<string, State<T> | undefined>)[name];
    if (!all) throw new Error(`The state of ${name} is not mounted: was its remote installed?`);
    return all.byKey[key(query)] ?? unasked;
  }

  function* load({ payload: query, type }: PayloadAction<Q>): Effect<void> {
    const entryKey = key(query);
    const entry = yield* select(selectEntry, query);
    if (type === actions.requested.type && isFresh(entry, yield* now())) return;
    yield* put(actions.asking(entryKey));
    try {
      const data = yield* api(fetch, query);
      if (data === undefined) yield* put(actions.yieldedNothing(entryKey));
      else yield* put(actions.received({ key: entryKey, data, at: yield* now() }));
    } catch (error) {
      yield* put(actions.failed({ key: entryKey, error: toApiError(error).toState() }));
    }
  }

  return {
    slice: { reducerPath: name, reducer: slice.reducer as never },
    *saga() {
      yield* takeLatestPer(actions.requested as never, key, load as never);
      yield* takeLatestPer(actions.refreshed as never, key, load as never);
    },
    requested: actions.requested as ActionCreatorWithPayload<Q>,
    refreshed: actions.refreshed as ActionCreatorWithPayload<Q>,
    select: selectEntry,
  };
}
