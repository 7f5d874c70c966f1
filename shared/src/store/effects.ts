import * as effects from 'redux-saga/effects';
import type { Action } from 'redux';
import { CANCEL, type Channel, type Task } from 'redux-saga';
import { ApiError, toApiError, type Http } from '../http';
import type { Clock } from './app-context';
import type { ApiErrorState } from './query-entry';

export type { Channel };

/** What `yield*` of an effect returns. */
export type Effect<T> = Generator<unknown, T, unknown>;
type Returned<R> = R extends Generator<unknown, infer T, unknown> ? T : Awaited<R>;
type ActionMaker<A extends Action> = ((...args: never[]) => A) & { type: string };
type Worker<A extends Action> = (action: A) => Generator<unknown, void, unknown> | void;

function* typed<T>(effect: unknown): Effect<T> {
  return (yield effect) as T;
}

/** Runs a function and waits for its promise. */
export function call<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Effect<Returned<R>> {
  return typed(effects.call(fn, ...args));
}
/** Dispatches an action. */
export function put<A extends Action>(action: A): Effect<A> {
  return typed(effects.put(action));
}
/** `selector` is a slice's own; nobody names the root state. */
export function select<A extends unknown[], R>(
  selector: (state: never, ...args: A) => R,
  ...args: A
): Effect<R> {
  return typed(effects.select(selector as (state: unknown, ...args: A) => R, ...args));
}
/** Starts a saga beside this one; it ends with this one. */
export function fork<A extends unknown[]>(fn: (...args: A) => Generator, ...args: A): Effect<Task> {
  return typed(effects.fork(fn, ...args));
}
/** Starts an independent saga: neither its end nor its failure affects this one. */
export function spawn<A extends unknown[]>(fn: (...args: A) => Generator, ...args: A): Effect<Task> {
  return typed(effects.spawn(fn, ...args));
}
/** Runs sagas side by side, as a remote's saga does with its features. */
export function* all(sagas: (() => Generator)[]): Effect<void> {
  yield effects.all(sagas.map((saga) => effects.fork(saga)));
}
/** Waits. */
export function delay(ms: number): Effect<true> {
  return typed(effects.delay(ms));
}
/** Cancels a forked saga. */
export function cancel(task: Task): Effect<void> {
  return typed(effects.cancel(task));
}
/** Whether this saga is being cancelled; for its `finally`. */
export function cancelled(): Effect<boolean> {
  return typed(effects.cancelled());
}
/** Waits for the next action of a type. */
export function take<A extends Action>(maker: ActionMaker<A>): Effect<A> {
  return typed(effects.take(maker.type));
}
/** Waits for the next action of any of these types. */
export function takeAny(makers: { type: string }[]): Effect<Action> {
  return typed(effects.take(makers.map(({ type }) => type)));
}
/** Waits for the next action that a matcher accepts. */
export function takeMatching(matches: (action: Action) => boolean): Effect<Action> {
  return typed(effects.take(matches));
}
/** Waits for the next value in a channel. */
export function takeFrom<T extends object>(channel: Channel<T>): Effect<T> {
  return typed(effects.take(channel));
}
/** Buffers the actions of these types until they are taken. */
export function actionChannel<A extends Action>(makers: ActionMaker<A>[]): Effect<Channel<A>> {
  return typed(effects.actionChannel(makers.map(({ type }) => type)));
}
/** Takes everything that is buffered in a channel. */
export function flush<T extends object>(channel: Channel<T>): Effect<T[]> {
  return typed(effects.flush(channel));
}

/** Only the newest run counts, and an older one is cancelled. For typing. */
export function takeLatest<A extends Action>(maker: ActionMaker<A>, worker: Worker<A>): Effect<void> {
  return typed(effects.takeLatest(maker.type, worker));
}
/** Ignores actions while a run is under way. For submitting and paying. */
export function takeLeading<A extends Action>(maker: ActionMaker<A>, worker: Worker<A>): Effect<void> {
  return typed(effects.takeLeading(maker.type, worker));
}
/** Runs for each action. For analytics. */
export function takeEvery<A extends Action>(maker: ActionMaker<A>, worker: Worker<A>): Effect<void> {
  return typed(effects.takeEvery(maker.type, worker));
}
/** Runs when no action came for `ms`. */
export function debounce<A extends Action>(
  ms: number,
  maker: ActionMaker<A>,
  worker: Worker<A>,
): Effect<void> {
  return typed(effects.debounce(ms, maker.type, worker));
}
/**
 * One worker per key; within a key the newest wins. For the data that a route needs.
 * @param joins when it returns true, the current run answers the newer action too and goes on
 */
export function* takeLatestPer<P, A extends Action & { payload: P }>(
  maker: ActionMaker<A>,
  keyOf: (payload: P) => string,
  worker: Worker<A>,
  joins: (running: A, next: A) => boolean = () => false,
): Effect<void> {
  yield effects.fork(function* watch() {
    const running = new Map<string, { task: Task; action: A }>();
    for (;;) {
      const action: A = yield* take(maker);
      const key = keyOf(action.payload);
      const earlier = running.get(key);
      // A run that was just cancelled cannot answer.
      if (earlier?.task.isRunning() && joins(earlier.action, action)) continue;
      if (earlier) yield* cancel(earlier.task);
      const task: Task = yield* fork(worker as (action: A) => Generator, action);
      running.set(key, { task, action });
      const forget = () => {
        if (running.get(key)?.task === task) running.delete(key);
      };
      task.toPromise().then(forget, forget);
    }
  });
}

/** What an API function gets: the calls, and a signal that aborts them. */
export interface ApiContext {
  http: Http;
  signal: AbortSignal;
}

/** Calls an API function; the request is aborted when the saga is cancelled. */
export function* api<A extends unknown[], R>(
  fn: (context: ApiContext, ...args: A) => Promise<R>,
  ...args: A
): Effect<R> {
  const http: Http = yield* getFromContext<Http>('http');
  return yield* callWith(http, fn, ...args);
}

/** The same, but the loading overlay does not count the request: for data that nobody waits for. */
export function* untrackedApi<A extends unknown[], R>(
  fn: (context: ApiContext, ...args: A) => Promise<R>,
  ...args: A
): Effect<R> {
  const http: Http = yield* getFromContext<Http>('http');
  return yield* callWith(http.untracked, fn, ...args);
}

function* callWith<A extends unknown[], R>(
  http: Http,
  fn: (context: ApiContext, ...args: A) => Promise<R>,
  ...args: A
): Effect<R> {
  const controller = new AbortController();
  const { signal } = controller;
  // Not in a `finally`: yielding there inside a `yield*` would let a cancelled caller go on, with a symbol as
  // its result.
  return yield* call(() =>
    Object.assign(fn({ http, signal }, ...args), {
      [CANCEL]: () => {
        controller.abort();
      },
    }),
  ) as Effect<R>;
}

/** The app's clock, in epoch ms. */
export function* now(): Effect<number> {
  const clock: Clock = yield* getFromContext<Clock>('now');
  return clock();
}

/** Returns what a request's state says of an error, and reports it when it is a fault of the code, not a failed call. */
export function* failureOf(error: unknown, where: string): Effect<ApiErrorState> {
  if (!(error instanceof ApiError)) {
    const onError = yield* getFromContext<(error: unknown, where: string) => void>('onError');
    onError(error, where);
  }
  return toApiError(error).toState();
}

/** A value that the app put into the saga context. */
export function getFromContext<T>(name: string): Effect<T> {
  return typed(effects.getContext(name));
}
