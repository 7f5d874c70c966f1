import type { Action } from 'redux';
import type { Task } from 'redux-saga';
import { cancel, fork, takeMatching, type Effect } from './effects';
import { isSessionEnded } from './session-slice';

/**
 * A worker that is cancelled, with its request, when the session ends: what one customer asked for never reaches the
 * next one. For all that is personal.
 */
export function untilSessionEnds<A extends Action>(
  worker: (action: A) => Effect<void>,
): (action: A) => Effect<void> {
  return function* (action) {
    // Declared first: a worker may end the session itself before its task is known.
    let task: Task | null = null;
    const watcher: Task = yield* fork(function* () {
      yield* takeMatching(isSessionEnded);
      if (task) yield* cancel(task);
    });
    // No race: the end of a server's store would win it, and the request could not finish.
    task = yield* fork(function* () {
      yield* worker(action);
      yield* cancel(watcher);
    });
  };
}
