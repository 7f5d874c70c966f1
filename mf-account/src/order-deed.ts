import type { Slice } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import {
  api,
  isSessionOver,
  put,
  takeLeading,
  type ApiContext,
  type ApiErrorState,
  type Effect,
} from '@storefront/shared/store';

/** How far something is that was asked of an order. */
export interface Deed<T> {
  orderId: string;
  status: 'idle' | 'pending' | 'failed' | 'done';
  data?: T;
  /** Why it failed: an own object for each try, so that the same answer is said again. */
  error?: ApiErrorState;
}

type Asked<B> = { orderId: string } & B;

/** Something a customer asks of one order at a time: slice, saga, intent and selector. Another order knows nothing of it. */
export function orderDeed<T, B extends object = object>({
  name,
  send,
  onDone,
}: {
  name: `account/${string}`;
  /** `beside` is what no store may hold: files. */
  send: (context: ApiContext, asked: Asked<B>, beside?: unknown) => Promise<T>;
  /** What else happens, before it counts as done. */
  onDone?: (data: T, asked: Asked<B>) => Effect<T>;
}) {
  const idle: Deed<T> = { orderId: '', status: 'idle' };
  const opened = Object.assign((payload: string) => ({ type: opened.type, payload }), {
    type: `${name}/opened`,
  });
  const requested = Object.assign(
    (payload: Asked<B>, beside?: unknown) => ({ type: requested.type, payload, meta: { arg: beside } }),
    { type: `${name}/requested` },
  );
  const done = `${name}/done`;
  const failed = `${name}/failed`;

  function reduce(state: Deed<T> = idle, action: { type: string; payload?: unknown }): Deed<T> {
    if (isSessionOver(action)) return idle;
    const { orderId } = state;
    switch (action.type) {
      case opened.type:
        return { orderId: action.payload as string, status: 'idle' };
      case requested.type:
        return { orderId: (action.payload as Asked<B>).orderId, status: 'pending' };
      case done:
        return { orderId, status: 'done', data: action.payload as T };
      case failed:
        return { orderId, status: 'failed', error: action.payload as ApiErrorState };
      default:
        return state;
    }
  }

  function* ask({ payload, meta }: ReturnType<typeof requested>): Effect<void> {
    try {
      const data = yield* api(send, payload, meta.arg);
      yield* put({ type: done, payload: onDone ? yield* onDone(data, payload) : data });
    } catch (error) {
      yield* put({ type: failed, payload: toApiError(error).toState() });
    }
  }

  return {
    slice: { reducerPath: name, reducer: reduce } as Slice,
    *saga() {
      yield* takeLeading(requested, ask);
    },
    requested,
    /** Begins anew. */
    opened,
    select: (state: never, orderId: string): Deed<T> => {
      const deed = (state as Record<string, Deed<T> | undefined>)[name];
      return deed?.orderId === orderId ? deed : idle;
    },
  };
}
