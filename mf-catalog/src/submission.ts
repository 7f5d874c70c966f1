import type { AnyNoticeKey, Slice } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import {
  api,
  noticeShown,
  put,
  takeLeading,
  type ApiContext,
  type ApiErrorState,
  type Effect,
} from '@storefront/shared/store';

/** How far something sent is. */
interface Sent<T> {
  status: 'idle' | 'pending' | 'failed' | 'done';
  data?: T;
  /** Why it failed: an own object for each try, so that the same answer is said again. */
  error?: ApiErrorState;
}

type SentAction<B, T> =
  | { type: 'requested'; payload: B }
  | { type: 'done'; payload: T }
  | { type: 'failed'; payload: ApiErrorState }
  | { type: 'reset' };

/** Something people send one at a time: slice, saga, intent and selector. */
export function submission<B, T>({
  name,
  send,
  failedNotice,
}: {
  /** Starts with the remote's name. */
  name: string;
  send: (context: ApiContext, body: B) => Promise<T>;
  failedNotice?: AnyNoticeKey;
}) {
  const idle: Sent<T> = { status: 'idle' };
  const of = (kind: SentAction<B, T>['type']) => `${name}/${kind}`;
  const requested = Object.assign((payload: B) => ({ type: requested.type, payload }), {
    type: of('requested'),
  });

  function reduce(state: Sent<T> = idle, action: { type: string; payload?: unknown }): Sent<T> {
    switch (action.type) {
      case of('requested'):
        return { status: 'pending' };
      case of('done'):
        return { status: 'done', data: action.payload as T };
      case of('failed'):
        return { status: 'failed', error: action.payload as ApiErrorState };
      case of('reset'):
        return idle;
      default:
        return state;
    }
  }

  function* sendIt({ payload }: { type: string; payload: B }): Effect<void> {
    try {
      const data = yield* api(send, payload);
      yield* put({ type: of('done'), payload: data });
    } catch (error) {
      yield* put({ type: of('failed'), payload: toApiError(error).toState() });
      if (failedNotice) yield* put(noticeShown(failedNotice));
    }
  }

  return {
    slice: { reducerPath: name, reducer: reduce } as Slice,
    *saga() {
      yield* takeLeading(requested, sendIt);
    },
    requested,
    /** Back to the beginning, for sending another. */
    reset: () => ({ type: of('reset') }),
    select: (state: never): Sent<T> => (state as Record<string, Sent<T>>)[name] ?? idle,
  };
}
