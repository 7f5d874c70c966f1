import type { Navigator, To } from 'react-router-dom';

export type NavigationAction = 'PUSH' | 'REPLACE' | 'POP';
/** The current address of the browser. */
export interface ShellLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** A unique key per entry, for scroll positions. */
  key: string;
}
type Listener = (location: ShellLocation, action: NavigationAction) => void;
/** Holds the current location, navigates, and notifies listeners. */
export interface History extends Navigator {
  location: () => ShellLocation;
  /** What led to the current location; POP for the first one. */
  action: () => NavigationAction;
  listen: (listener: Listener) => () => void;
}

interface EntryState {
  key?: string;
  user?: unknown;
}

/** Adapts the browser's history to the router. It is small, because `createNavigation` does the rest. */
export function createHistory(window: Window): History {
  let serial = 0;
  let last: NavigationAction = 'POP';
  const newKey = (): string => `${Date.now().toString(36)}${(serial++).toString(36)}`;
  const listeners = new Set<Listener>();

  function location(): ShellLocation {
    const { pathname, search, hash } = window.location;
    const state = (window.history.state ?? {}) as EntryState;
    return { pathname, search, hash, state: state.user ?? null, key: state.key ?? 'default' };
  }
  function notify(action: NavigationAction): void {
    last = action;
    const now = location();
    for (const listener of listeners) listener(now, action);
  }
  function createHref(to: To): string {
    if (typeof to === 'string') return to;
    return `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  }
  function newState(state: unknown): EntryState {
    return { key: newKey(), user: state };
  }
  window.addEventListener('popstate', () => {
    notify('POP');
  });

  return {
    createHref,
    location,
    action: () => last,
    push(to, state: unknown) {
      window.history.pushState(newState(state), '', createHref(to));
      notify('PUSH');
    },
    replace(to, state: unknown) {
      window.history.replaceState(newState(state), '', createHref(to));
      notify('REPLACE');
    },
    go(delta) {
      window.history.go(delta);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
