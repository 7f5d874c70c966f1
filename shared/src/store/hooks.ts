import { createContext, useContext } from 'react';
import {
  useDispatch as useReduxDispatch,
  useSelector as useReduxSelector,
  useStore as useReduxStore,
} from 'react-redux';
import type { Action, Dispatch } from 'redux';
import { selectSession } from './session-slice';
import type { SessionState } from '../contracts';

/** Reads the state through slices' selectors; the root state has no shape that anyone may name. */
export const useSelector = useReduxSelector.withTypes<never>();
export const useDispatch: () => Dispatch<Action> = useReduxDispatch;
/** For what must read the newest state in a callback. */
export const useStore: () => {
  getState: () => never;
  subscribe: (hear: () => void) => () => void;
  dispatch: Dispatch<Action>;
} = useReduxStore as never;

/** Who is signed in. */
export function useSession(): SessionState {
  return useSelector(selectSession);
}

/** Given by the shell around each page and widget: asks its needs again. */
export const RetryContext = createContext<() => void>(() => undefined);

/** Asks what this page or widget needs once more, even when it failed. */
export function useRetry(): () => void {
  return useContext(RetryContext);
}
