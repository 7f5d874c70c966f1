import type { Action } from 'redux';
import type { Task } from 'redux-saga';
import { cancel, fork, takeMatching, type Effect } from './effects';
import { isSessionEnded } from './session-slice';

/**
 * Cancels a worker, with its request, when the session ends, so that data of one customer never reaches the
 * next. For everything personal.
 */
export function untilSessionEnds<A extends Action>(
  worker: (action: A) => Effect<void>,
): (action: A) => Effect<void> {
  return function* (action) {
    // Declared first, because a worker may end the session before its task is known.
    let task: Task | null = null;
    const watcher: Task = yield* fork(function* () {
      yield* takeMatching(isSessionEnded);
      if (task) yield* cancel(task);
    });
    // Not a race: the end of a server's store would win it, and the request could not finish.
    task = yield* fork(function* () {
      yield* worker(action);
      yield* cancel(watcher);
    });
  };
}
