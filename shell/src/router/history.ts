import type { Navigator, To } from 'react-router-dom';

export type NavigationAction = 'PUSH' | 'REPLACE' | 'POP';
/** Where the browser is. */
export interface ShellLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Unique per entry, for scroll positions. */
  key: string;
}
/** Where it is, where it goes, and who hears of it. */
export interface History extends Navigator {
  location: () => ShellLocation;
  listen: (hear: (location: ShellLocation, action: NavigationAction) => void) => () => void;
}

interface Kept {
  key?: string;
  user?: unknown;
}

/** The browser's history as the router wants it: small, because the shell does the rest itself. */
export function createHistory(window: Window): History {
  let serial = 0;
  const newKey = (): string => `${Date.now().toString(36)}${(serial++).toString(36)}`;
  const hearers = new Set<(location: ShellLocation, action: NavigationAction) => void>();

  function location(): ShellLocation {
    const { pathname, search, hash } = window.location;
    const kept = (window.history.state ?? {}) as Kept;
    return { pathname, search, hash, state: kept.user ?? null, key: kept.key ?? 'default' };
  }
  function tell(action: NavigationAction): void {
    const now = location();
    for (const hear of hearers) hear(now, action);
  }
  function createHref(to: To): string {
    if (typeof to === 'string') return to;
    return `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  }
  window.addEventListener('popstate', () => {
    tell('POP');
  });

  return {
    createHref,
    location,
    push(to, state) {
      window.history.pushState({ key: newKey(), user: state as unknown } satisfies Kept, '', createHref(to));
      tell('PUSH');
    },
    replace(to, state) {
      window.history.replaceState(
        { key: newKey(), user: state as unknown } satisfies Kept,
        '',
        createHref(to),
      );
      tell('REPLACE');
    },
    go(delta) {
      window.history.go(delta);
    },
    listen(hear) {
      hearers.add(hear);
      return () => {
        hearers.delete(hear);
      };
    },
  };
}
