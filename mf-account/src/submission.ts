import type { Slice } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import {
  api,
  put,
  takeLeading,
  type ApiContext,
  type ApiErrorState,
  type Effect,
} from '@storefront/shared/store';

/** How far something sent is. */
interface Sent<B, A> {
  status: 'idle' | 'pending' | 'failed' | 'done';
  /** What was sent last, without its secrets. */
  of?: B;
  /** Why it failed: an own object for each try, so that the same answer is said again. */
  error?: ApiErrorState;
  /** What `send` made of the answer. */
  answer?: A;
}

/** Something people send one at a time: slice, saga, intent and selector. */
export function submission<B, K = null, A = unknown>({
  name,
  send,
  keep,
  onDone,
  onFailed,
}: {
  /** Starts with the remote's name. */
  name: string;
  send: (context: ApiContext, body: B) => Promise<A>;
  /** What of the body the state may hold: whose it is, never a password. */
  keep: (body: B) => K;
  /** What else happens once it is done: a notice, a way on. */
  onDone?: (body: B) => Effect<void>;
  onFailed?: (error: ApiErrorState) => Effect<void>;
}) {
  const idle: Sent<K, A> = { status: 'idle' };
  const requested = Object.assign((payload: B) => ({ type: requested.type, payload }), {
    type: `${name}/requested`,
  });
  const pending = `${name}/pending`;
  const done = `${name}/done`;
  const failed = `${name}/failed`;

  function reduce(state: Sent<K, A> = idle, action: { type: string; payload?: unknown }): Sent<K, A> {
    switch (action.type) {
      case pending:
        return { status: 'pending', of: action.payload as K };
      case done:
        return { ...state, status: 'done', answer: action.payload as A };
      case failed:
        return { ...state, status: 'failed', error: action.payload as ApiErrorState };
      default:
        return state;
    }
  }

  function* sendIt({ payload }: { type: string; payload: B }): Effect<void> {
    yield* put({ type: pending, payload: keep(payload) });
    let answer: A;
    try {
      answer = yield* api(send, payload);
    } catch (error) {
      const state = toApiError(error).toState();
      yield* put({ type: failed, payload: state });
      if (onFailed) yield* onFailed(state);
      return;
    }
    yield* put({ type: done, payload: answer });
    if (onDone) yield* onDone(payload);
  }

  return {
    slice: { reducerPath: name, reducer: reduce } as Slice,
    *saga() {
      yield* takeLeading(requested, sendIt);
    },
    requested,
    select: (state: never): Sent<K, A> => (state as Record<string, Sent<K, A>>)[name] ?? idle,
  };
}
