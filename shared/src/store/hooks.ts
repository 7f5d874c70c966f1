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

/** Reads the state through slices' selectors; the root state has no shape that anyone may name. */
export const useSelector = useReduxSelector.withTypes<never>();
export const useDispatch: () => Dispatch<Action> = useReduxDispatch;
/** For what must read the newest state in a callback. */
export const useStore = useReduxStore.withTypes<Store<never, Action>>();

/** Who is signed in. */
export function useSession(): SessionState {
  return useSelector(selectSession);
}

/** Whether a flag of `contracts/flags.ts` is on. */
export function useFlag(name: FlagName): boolean {
  return useSelector((state) => selectFlag(state, name));
}

/**
 * The server's clock minus this one's in ms, for what ends at an instant; null until it is known. A page may be drawn
 * by a server and kept on the way, so it is measured here, by what shows such an end.
 */
export function useClockOffset(isWanted = true): number | null {
  const offset = useSelector(selectClockOffset);
  const dispatch = useDispatch();
  useEffect(() => {
    if (isWanted && offset === null) dispatch(serverClockRequested());
  }, [isWanted, offset, dispatch]);
  return offset;
}

/** Given by the shell around each page and widget: asks its needs again. */
export const RetryContext = createContext<() => void>(() => undefined);

/** Asks what this page or widget needs once more, even when it failed. */
export function useRetry(): () => void {
  return useContext(RetryContext);
}
