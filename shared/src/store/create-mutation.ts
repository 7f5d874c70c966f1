import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Slice } from '../contracts';
import { api, failureOf, put, takeEvery, takeLatestPer, type ApiContext, type Effect } from './effects';
import type { ApiErrorState } from './query-entry';
import { isSessionEnded } from './session-slice';
import { untilSessionEnds } from './until-session-ends';

/** The progress of one request that changes something. */
export interface MutationState<T> {
  status: 'idle' | 'pending' | 'done' | 'failed';
  data?: T;
  /** A new object for each attempt, so that the same error is announced again. */
  error?: ApiErrorState;
}

const idle: MutationState<never> = Object.freeze({ status: 'idle' });

/**
 * Makes slice, saga, actions and selector for a request that changes something. The arguments are never in the state,
 * so they may hold a password.
 *
 * @example
 * export const cancelOrder = createMutation<{ orderId: string }, Cancelled>({
 *   name: 'account/cancelOrder',
 *   policy: 'perKey',
 *   keyOf: ({ orderId }) => orderId,
 *   isPersonal: true,
 *   send: async ({ http, signal }, { orderId }) =>
 *     (await http.put<Cancelled>(`ecommerce/order/${orderId}/cancelled`, {}, { signal, isPersonal: true })).data,
 *   *onSuccess(_data, { orderId }) {
 *     yield* put(orderDetails.refetch({ id: orderId }));
 *   },
 * });
 * // A page: `dispatch(cancelOrder.send({ orderId }))`, `useSelector((state) => cancelOrder.select(state, orderId))`.
 */
export function createMutation<B, T = void>({
  name,
  policy = 'leading',
  keyOf = () => '',
  isPersonal = false,
  send,
  onSuccess,
  onError,
}: {
  /** The key in the state; starts with the remote's name. */
  name: string;
  /** `attachment` is what no state may hold: files. */
  send: (context: ApiContext, args: B, attachment?: unknown) => Promise<T>;
  /** Cleared when the session ends, and a response that is still on its way is dropped. */
  isPersonal?: boolean;
  /** Runs before the status is `done`. What it returns takes the place of the data. */
  onSuccess?: (data: T, args: B) => Effect<T> | Effect<void>;
  /** Runs once the status is `failed`. */
  onError?: (error: ApiErrorState, args: B) => Effect<void>;
} & (
  | {
      /** Until a reset, `leading` ignores `send` while a request is pending, and `latest` cancels the pending request. */
      policy?: 'leading' | 'latest';
      keyOf?: never;
    }
  | {
      /** Each key has a state of its own and is `leading`. */
      policy: 'perKey';
      keyOf: (args: B) => string;
    }
)) {
  type States = Record<string, MutationState<unknown>>;
  const initialState: States = {};
  const sendAction = createAction(`${name}/send`, (payload: B, attachment?: unknown) => ({
    payload,
    meta: { arg: attachment },
  }));
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      settled(state, { payload: [key, result] }: PayloadAction<[string, MutationState<unknown>]>) {
        // An `onSuccess` that ends the session, as after a change of the password, has cleared the key.
        if (state[key]) state[key] = result;
      },
      reset: {
        prepare: (key?: string) => ({ payload: key }),
        reducer(state, { payload: key }: PayloadAction<string | undefined>) {
          for (const one of key === undefined ? Object.keys(state) : [key]) state[one] = idle;
        },
      },
    },
    extraReducers: (builder) => {
      builder.addCase(sendAction, (state, { payload }) => {
        state[keyOf(payload)] = { status: 'pending' };
      });
      if (isPersonal) builder.addMatcher(isSessionEnded, () => initialState);
    },
  });
  const { actions } = slice;

  const statesOf = (state: never) =>
    (state as Record<string, Record<string, MutationState<T>> | undefined>)[name] ?? {};

  function* run(
    { payload: args, meta }: ReturnType<typeof sendAction>,
    settle: (result: MutationState<T>) => Effect<void>,
  ): Effect<void> {
    try {
      const data = yield* api(send, args, meta.arg);
      const changed = onSuccess && (yield* onSuccess(data, args) as Effect<T | undefined>);
      yield* settle({ status: 'done', data: changed ?? data });
    } catch (error) {
      const failure = yield* failureOf(error, name);
      yield* settle({ status: 'failed', error: failure });
      if (onError) yield* onError(failure, args);
    }
  }

  return {
    slice: { reducerPath: name, reducer: slice.reducer } as Slice,
    *saga() {
      const resets = new Map<string | undefined, number>();
      const countOf = (key?: string) => resets.get(key) ?? 0;
      // A reset begins a new round: requests of an earlier one go on, and neither speak for those of the next nor stop them.
      const roundOf = (key: string) => `${countOf()} ${countOf(key)} ${key}`;
      function* worker(action: ReturnType<typeof sendAction>) {
        const key = keyOf(action.payload);
        const round = roundOf(key);
        yield* run(action, function* (result) {
          if (roundOf(key) === round) yield* put(actions.settled([key, result]));
        });
      }
      yield* takeEvery(actions.reset, ({ payload: key }) => void resets.set(key, countOf(key) + 1));
      yield* takeLatestPer(
        sendAction,
        (args: B) => roundOf(keyOf(args)),
        isPersonal ? untilSessionEnds(worker) : worker,
        () => policy !== 'latest',
      );
    },
    send: sendAction,
    /** Back to `idle`, of one key or of all: neither an earlier result nor that of a pending request is shown after it. */
    reset: actions.reset,
    select: (state: never, key = ''): MutationState<T> => statesOf(state)[key] ?? idle,
    /** Whether a request is pending for any key. */
    isPending: (state: never): boolean =>
      Object.values(statesOf(state)).some(({ status }) => status === 'pending'),
  };
}
