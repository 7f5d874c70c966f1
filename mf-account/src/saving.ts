import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import type { Slice } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import {
  api,
  isSessionOver,
  put,
  select,
  selectSession,
  takeLatest,
  type ApiContext,
  type ApiErrorState,
  type Effect,
} from '@storefront/shared/store';

/** How far something sent is. */
export interface Saving<T> {
  status: 'idle' | 'pending' | 'failed' | 'done';
  data?: T;
  /** Why it failed: an own object for each try, so that the same answer is said again. */
  error?: ApiErrorState;
}

/** Something people send, of which the last counts: slice, saga, intent and selector. */
export function saving<B, T>({
  name,
  send,
  after,
}: {
  /** Starts with the remote's name. */
  name: string;
  /** `beside` is what no store may hold: files. */
  send: (context: ApiContext, body: B, beside?: unknown) => Promise<T>;
  /** What follows when it has arrived, before the page hears of it. */
  after?: (data: T) => Effect<void>;
}) {
  const idle: Saving<unknown> = { status: 'idle' };
  const slice = createSlice({
    name,
    initialState: idle,
    reducers: {
      requested: (_state, _action: PayloadAction<unknown>) => ({ status: 'pending' as const }),
      done: (_state, { payload: data }: PayloadAction<unknown>) => ({ status: 'done' as const, data }),
      failed: (_state, { payload: error }: PayloadAction<ApiErrorState>) => ({
        status: 'failed' as const,
        error,
      }),
      reset: () => idle,
    },
    extraReducers: (builder) => {
      builder.addMatcher(isSessionOver, () => idle);
    },
  });
  const { actions } = slice;
  const requested = Object.assign(
    (payload: B, beside?: unknown) => ({ type: actions.requested.type, payload, meta: { arg: beside } }),
    { type: actions.requested.type },
  );

  function* sendIt({ payload, meta }: ReturnType<typeof requested>): Effect<void> {
    const account = (yield* select(selectSession)).userInfo?.id;
    try {
      const data = yield* api(send, payload, meta.arg);
      // Who asked has left meanwhile: the answer is none of the next one's business.
      if ((yield* select(selectSession)).userInfo?.id !== account) return;
      if (after) yield* after(data);
      yield* put(actions.done(data));
    } catch (error) {
      yield* put(actions.failed(toApiError(error).toState()));
    }
  }

  return {
    slice: { reducerPath: name, reducer: slice.reducer } as Slice,
    *saga() {
      yield* takeLatest(requested, sendIt);
    },
    requested,
    /** Back to the beginning: an earlier answer is not shown again. */
    reset: actions.reset,
    select: (state: never): Saving<T> => ((state as Record<string, Saving<T>>)[name] ?? idle) as Saving<T>,
  };
}

/** Calls when what was sent while the page was shown has arrived. */
export function useArrived({ status }: { status: Saving<unknown>['status'] }, then: () => void): void {
  const latest = useRef(then);
  const earlier = useRef(status);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    if (earlier.current === 'pending' && status === 'done') latest.current();
    earlier.current = status;
  }, [status]);
}
