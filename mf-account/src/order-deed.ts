import type { Slice } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import {
  api,
  isSessionOver,
  put,
  select,
  selectSession,
  takeLatestPer,
  type ApiContext,
  type ApiErrorState,
  type Effect,
} from '@storefront/shared/store';

/** How far something is that was asked of an order. */
export interface Deed<T> {
  status: 'idle' | 'pending' | 'failed' | 'done';
  data?: T;
  /** Why it failed: an own object for each try, so that the same answer is said again. */
  error?: ApiErrorState;
}

type Asked<B> = { orderId: string } & B;

/** Something a customer asks of an order: slice, saga, intent and selector. Another order knows nothing of it. */
export function orderDeed<T, B extends object = object>({
  name,
  send,
  onDone,
  onFailed,
}: {
  name: `account/${string}`;
  /** `beside` is what no store may hold: files. */
  send: (context: ApiContext, asked: Asked<B>, beside?: unknown) => Promise<T>;
  /** What else happens, before it counts as done. */
  onDone?: (data: T, asked: Asked<B>) => Effect<T>;
  onFailed?: (asked: Asked<B>) => Effect<void>;
}) {
  type Deeds = Record<string, Deed<T>>;
  const nothing: Deeds = {};
  const idle: Deed<T> = { status: 'idle' };
  const opened = Object.assign((payload: string) => ({ type: opened.type, payload }), {
    type: `${name}/opened`,
  });
  const requested = Object.assign(
    (payload: Asked<B>, beside?: unknown) => ({ type: requested.type, payload, meta: { arg: beside } }),
    { type: `${name}/requested` },
  );
  const done = `${name}/done`;
  const failed = `${name}/failed`;

  function reduce(state: Deeds = nothing, action: { type: string; payload?: unknown }): Deeds {
    if (isSessionOver(action)) return nothing;
    switch (action.type) {
      case opened.type:
        return { ...state, [action.payload as string]: idle };
      case requested.type:
        return { ...state, [(action.payload as Asked<B>).orderId]: { status: 'pending' } };
      case done: {
        const { orderId, data } = action.payload as { orderId: string; data: T };
        return { ...state, [orderId]: { status: 'done', data } };
      }
      case failed: {
        const { orderId, error } = action.payload as { orderId: string; error: ApiErrorState };
        return { ...state, [orderId]: { status: 'failed', error } };
      }
      default:
        return state;
    }
  }

  function* ask({ payload, meta }: ReturnType<typeof requested>): Effect<void> {
    const { orderId } = payload;
    const account = (yield* select(selectSession)).userInfo?.id;
    try {
      const data = yield* api(send, payload, meta.arg);
      // Who asked has left meanwhile: the answer is none of the next one's business.
      if ((yield* select(selectSession)).userInfo?.id !== account) return;
      yield* put({ type: done, payload: { orderId, data: onDone ? yield* onDone(data, payload) : data } });
    } catch (error) {
      if ((yield* select(selectSession)).userInfo?.id !== account) return;
      yield* put({ type: failed, payload: { orderId, error: toApiError(error).toState() } });
      if (onFailed) yield* onFailed(payload);
    }
  }

  return {
    slice: { reducerPath: name, reducer: reduce } as Slice,
    *saga() {
      // Repeats for an order that is busy are ignored.
      yield* takeLatestPer(
        requested,
        ({ orderId }: Asked<B>) => orderId,
        ask,
        () => true,
      );
    },
    requested,
    /** Begins anew. */
    opened,
    /** Of whichever order: it is one at a time. */
    isPending: (state: never): boolean =>
      Object.values((state as Record<string, Deeds | undefined>)[name] ?? {}).some(
        ({ status }) => status === 'pending',
      ),
    select: (state: never, orderId: string): Deed<T> =>
      (state as Record<string, Deeds | undefined>)[name]?.[orderId] ?? idle,
  };
}
