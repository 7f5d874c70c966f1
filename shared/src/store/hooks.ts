import { createContext, useContext, useEffect } from 'react';
import {
  useDispatch as useReduxDispatch,
  useSelector as useReduxSelector,
  useStore as useReduxStore,
} from 'react-redux';
import type { Action, Dispatch, Store } from 'redux';
import { selectClockOffset, selectFlag } from './common-slice';
import { serverClockRequested } from './offers-saga';
import { selectSession } from './session-slice';
import type { FlagName, SessionState } from '../contracts';

/** Reads the state through slice selectors; code must not depend on the shape of the root state. */
export const useSelector = useReduxSelector.withTypes<never>();
export const useDispatch: () => Dispatch<Action> = useReduxDispatch;
/** For callbacks that must read the newest state. */
export const useStore = useReduxStore.withTypes<Store<never, Action>>();

/** The current session. */
export function useSession(): SessionState {
  return useSelector(selectSession);
}

/** Whether a flag of `contracts/flags.ts` is on. */
export function useFlag(name: FlagName): boolean {
  return useSelector((state) => selectFlag(state, name));
}

/**
 * The server's clock minus the browser's in ms, for whatever ends at an instant; null until it is known. A
 * page may be rendered by a server and cached on the way, so components that show an end measure it here. What does not
 * want it gets null, and is not rendered again when it is known.
 */
export function useClockOffset(isWanted = true): number | null {
  const offset = useSelector((state) => (isWanted ? selectClockOffset(state) : null));
  const dispatch = useDispatch();
  useEffect(() => {
    if (isWanted && offset === null) dispatch(serverClockRequested());
  }, [isWanted, offset, dispatch]);
  return offset;
}

/**
 * Calls back with the server's clock minus the browser's in ms, once it is known and again when it changes; asks for it.
 * For effects: a component that needs it for a timer only is not rendered again when it is known. Returns how to stop.
 */
export function followServerClock(
  store: Store<never, Action>,
  onKnown: (offset: number) => void,
): () => void {
  let known: number | null = null;
  const read = () => {
    const offset = selectClockOffset(store.getState());
    if (offset === null || offset === known) return;
    known = offset;
    onKnown(offset);
  };
  const stop = store.subscribe(read);
  read();
  if (selectClockOffset(store.getState()) === null) store.dispatch(serverClockRequested());
  return stop;
}

/** Provided by the shell around each page and widget: fetches its data again. */
export const RetryContext = createContext<() => void>(() => undefined);

/** Returns a function that fetches this page's or widget's data again, also after a failure. */
export function useRetry(): () => void {
  return useContext(RetryContext);
}
