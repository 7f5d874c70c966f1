import { combineSlices, configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { Store } from 'redux';
import createSagaMiddleware, { END, type Task } from 'redux-saga';
import type { Saga, Slice } from '../contracts';
import type { AppContext } from './app-context';

/** One store with its sagas: one for a page in the browser, one for a request on the server. */
export interface AppStore {
  dispatch: (action: UnknownAction) => UnknownAction;
  getState: () => never;
  subscribe: (listener: () => void) => () => void;
  /** Mounts a remote's slices; mounting one twice does nothing. */
  inject: (slices: readonly Slice[]) => void;
  run: (saga: Saga) => Task;
  /**
   * Ends the store: requests under way finish, no new saga steps start, and whatever still runs after `ms` is
   * cancelled. Resolves to false when something was cancelled.
   */
  settle: (ms: number) => Promise<boolean>;
  /** For the provider around the tree. */
  redux: Store;
}

/**
 * @param slices the shell's own, mounted from the start
 * @param state the serialised state of another store: each slice starts with its part of it, also when it is
 * mounted later
 * @param onError receives errors that a saga did not catch, and faults of the code that a request's state shows as failed
 */
export function createStore({
  slices,
  state = {},
  context,
  onError,
  middleware = [],
}: {
  slices: readonly Slice[];
  state?: Readonly<Record<string, unknown>>;
  context: AppContext;
  onError: (error: unknown, sagaStack: string) => void;
  middleware?: Middleware[];
}): AppStore {
  const sagas = createSagaMiddleware({
    context: { ...context, onError },
    onError: (error, { sagaStack }) => {
      onError(error, sagaStack);
    },
  });
  const mounted = new Set<string>();
  const withPreloadedState = ({ reducerPath, reducer: own }: Slice): Slice => {
    mounted.add(reducerPath);
    if (!Object.hasOwn(state, reducerPath)) return { reducerPath, reducer: own };
    return {
      reducerPath,
      reducer: (preloaded: unknown = state[reducerPath], action) => own(preloaded, action) as unknown,
    };
  };
  const reducer = combineSlices(...(slices.map(withPreloadedState) as [Slice, ...Slice[]]));
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(...middleware, sagas),
  });
  const tasks: Task[] = [];
  return {
    dispatch: store.dispatch,
    getState: store.getState as () => never,
    subscribe: store.subscribe,
    redux: store,
    inject(more) {
      const added = more.filter(({ reducerPath }) => !mounted.has(reducerPath));
      if (added.length === 0) return;
      for (const slice of added) reducer.inject(withPreloadedState(slice));
      // The new state exists only after the reducer has run once more.
      store.dispatch({ type: 'shell/slicesInjected' });
    },
    run(saga) {
      const task = sagas.run(saga);
      tasks.push(task);
      return task;
    },
    async settle(ms) {
      store.dispatch({ ...END });
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timedOut = new Promise<false>((resolve) => {
        timer = setTimeout(resolve, ms, false);
      });
      // A failed saga has been reported to `onError`; the responses of the others are still waited for.
      const done = Promise.allSettled(tasks.map((task) => task.toPromise())).then(() => true);
      const isDone = await Promise.race([done, timedOut]);
      clearTimeout(timer);
      for (const task of tasks) if (task.isRunning()) task.cancel();
      return isDone;
    },
  };
}
