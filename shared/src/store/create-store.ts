import { combineSlices, configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { Saga, Slice } from '../contracts';
import type { AppContext } from './app-context';

/** One store with its sagas: one for a page in the browser, one for a request on the server. */
export interface AppStore {
  dispatch: (action: UnknownAction) => UnknownAction;
  getState: () => never;
  subscribe: (listener: () => void) => () => void;
  /** Mounts a remote's slices; mounting one twice is nothing. */
  inject: (slices: readonly Slice[]) => void;
  run: (saga: Saga) => Task;
}

/**
 * @param slices the shell's own, there from the start
 * @param onError hears what escaped a saga
 */
export function createStore({
  slices,
  context,
  onError,
  middleware = [],
}: {
  slices: readonly Slice[];
  context: AppContext;
  onError: (error: unknown, sagaStack: string) => void;
  middleware?: Middleware[];
}): AppStore {
  const sagas = createSagaMiddleware({
    context: { ...context },
    onError: (error, { sagaStack }) => {
      onError(error, sagaStack);
    },
  });
  const reducer = combineSlices(...(slices as [Slice, ...Slice[]]));
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(...middleware, sagas),
  });
  return {
    dispatch: store.dispatch,
    getState: store.getState as () => never,
    subscribe: store.subscribe,
    inject(more) {
      for (const slice of more) reducer.inject(slice);
      // The new state is there only after the reducer has run once more.
      store.dispatch({ type: 'shell/slicesInjected' });
    },
    run: (saga) => sagas.run(saga),
  };
}
