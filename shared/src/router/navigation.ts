import type { ComponentType } from 'react';
import type { At, PathTo, Registry, RemoteRoute } from '../contracts';
import { previousUrlSaved, selectIsLoggedIn, selectLanguage, selectSession } from '../store';
import { RemoteError, remoteError, remoteTimeoutMs, withTimeout, type App } from '../app';
import type { History, NavigationAction, ShellLocation } from './history';
import { initialView } from './initial-view';
import { inLanguage, splitLanguage } from './language-prefix';
import { matchRegistry } from './match';
import { createPathTo } from './path-to';

/** The content of the frame. */
export type View =
  | { kind: 'starting' }
  | { kind: 'page'; remote: string; route: RemoteRoute; at: At; Component: ComponentType }
  | { kind: 'own'; pattern: string; Component: ComponentType }
  | { kind: 'missing' }
  | { kind: 'sent'; remote: string; content: Node }
  | { kind: 'unavailable'; remote: string; error: unknown };

/** The current view, and the navigation that led to it. */
export interface Shown {
  location: ShellLocation;
  action: NavigationAction;
  frame: 'full' | 'bare';
  view: View;
}

/** Replaces a faulty version of a remote with another one. */
export interface Renewal {
  /** Fetches the live registry; null when it is unavailable. */
  registry: () => Promise<Registry | null>;
  /** Reloads this address when parts of the faulty version cannot be removed from the app. */
  reload: () => void;
}

/** The shell's own pages by path, loaded when visited. */
export type OwnPages = Record<string, () => Promise<ComponentType>>;

/** Opens addresses and provides the view for the frame. */
export interface Navigation {
  shown: () => Shown;
  isChanging: () => boolean;
  /** Notifies the listener of a new page, and of the start and end of a change. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Loads the page that the server rendered, before the first render, so that both are the same. If its code fails to
   * load, the server's HTML stays.
   */
  prepare: (sent: () => Node) => Promise<void>;
  /** Opens the current address, and then each address that the history reports. */
  start: () => void;
  /** Opens this page again: loads its code and data again after a failure. */
  retry: () => void;
  /** Called when a page fails during rendering. */
  broke: (error: unknown) => void;
}

/** Opens no address before `prepare` or `start`. */
export function createNavigation({
  app,
  history,
  registry,
  pathTo = createPathTo(registry),
  ownPages,
  isAnswered = false,
  renewal,
  onError,
}: {
  app: App;
  history: History;
  registry: Registry;
  /** By default, the pages of the registry. */
  pathTo?: PathTo;
  ownPages: OwnPages;
  /** Whether the state already contains the data of the first page. */
  isAnswered?: boolean;
  /** Without it, a page never replaces its versions of the remotes. */
  renewal?: Renewal | undefined;
  /** Called once for each page that fails to open. */
  onError: (error: unknown, where: string) => void;
}): Navigation {
  const listeners = new Set<() => void>();
  let serial = 0;
  let isChanging = false;
  /** The error of the last page that failed to open. */
  let failure: unknown = null;
  let shown: Shown = {
    location: history.location(),
    action: 'POP',
    ...initialView(registry, splitLanguage(history.location().pathname).path, (path) => path in ownPages),
  };

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function isAllowed(access: string): boolean {
    // The API enforces access; this check only spares people pages without content for them.
    const { isLoggedIn, solutionInfo, userInfo } = selectSession(app.store.getState());
    if (access === 'admin' && userInfo && userInfo.role !== 'ADMIN') return false;
    if (access !== 'provider') return access === 'public' || isLoggedIn;
    // Null: whether it is a provider will be known in a moment, and this is checked again.
    return isLoggedIn && (solutionInfo === null || solutionInfo?.status === 'APPROVED');
  }

  /** Opens the sign-in, or where one becomes a provider; false when the shop has no such page. */
  function askForLogin(path: string, access: string): boolean {
    const state = app.store.getState();
    const isSignedIn = selectIsLoggedIn(state);
    // Nobody becomes an administrator by asking.
    if (isSignedIn && access === 'admin') return false;
    const page = isSignedIn ? pathTo('provider/register') : pathTo('account/login', { redirectUrl: path });
    if (page === null) return false;
    if (!isSignedIn) app.store.dispatch(previousUrlSaved(path));
    history.replace(inLanguage(page, selectLanguage(state)));
    return true;
  }

  async function viewOf(location: ShellLocation): Promise<Omit<Shown, 'location' | 'action'> | 'guarded'> {
    const { language, path } = splitLanguage(location.pathname);
    await app.changeLanguage(language);

    const match = matchRegistry(registry, path);
    if (!match) {
      const own = ownPages[path];
      if (!own) return { frame: 'full', view: { kind: 'missing' } };
      return { frame: 'full', view: { kind: 'own', pattern: path, Component: await own() } };
    }
    const { frame } = match.route;
    if (!isAllowed(match.route.access)) {
      if (askForLogin(`${path}${location.search}`, match.route.access)) return 'guarded';
      return { frame: 'full', view: { kind: 'missing' } };
    }
    try {
      const { route, Component } = await withTimeout(
        remoteTimeoutMs,
        app.page(match.remote, match.route.path),
      );
      const at: At = { params: match.params, query: new URLSearchParams(location.search), language };
      return { frame, view: { kind: 'page', remote: match.remote, route, at, Component } };
    } catch (error) {
      const version = registry.remotes[match.remote]?.version ?? 'none';
      const part = { remote: match.remote, version, exposedModule: `page /${match.route.path}` };
      return { frame, view: { kind: 'unavailable', remote: match.remote, error: remoteError(part, error) } };
    }
  }

  /** Returns the view of an address without waiting, if its code and messages are loaded. */
  function viewHere({ pathname, search }: ShellLocation): Pick<Shown, 'frame' | 'view'> | null {
    const { language, path } = splitLanguage(pathname);
    const match = matchRegistry(registry, path);
    if (!match || language !== selectLanguage(app.store.getState()) || !isAllowed(match.route.access))
      return null;
    // This cancels a pending change to another language.
    void app.changeLanguage(language);
    const page = app.pageHere(match.remote, match.route.path);
    const at: At = { params: match.params, query: new URLSearchParams(search), language };
    return page && { frame: match.route.frame, view: { kind: 'page', remote: match.remote, at, ...page } };
  }

  async function open(location: ShellLocation, action: NavigationAction): Promise<void> {
    const own = ++serial;
    const here = viewHere(location);
    if (here) {
      shown = { location, action, ...here };
      isChanging = false;
      // The page's actions also reset its old state, so they run before the render.
      ask();
      notify();
      return;
    }
    isChanging = true;
    notify();
    const next = await viewOf(location).catch((error: unknown): Omit<Shown, 'location' | 'action'> => ({
      frame: 'full',
      view: { kind: 'unavailable', remote: 'shell', error },
    }));
    if (own !== serial) return;
    if (next !== 'guarded') {
      if (next.view.kind === 'unavailable') failed(next.view.error);
      // A retry that fails again leaves the server's HTML in place.
      if (next.view.kind !== 'unavailable' || shown.view.kind !== 'sent' || !isHere(location))
        shown = { location, action, ...next };
      ask();
    }
    isChanging = false;
    notify();
  }

  function failed(error: unknown): void {
    failure = error;
    onError(error, 'page');
  }

  async function again(): Promise<void> {
    if (!(await isOpenedWithLiveVersion())) await open(history.location(), 'REPLACE');
  }

  /** Switches this page to the live version if a faulty version is no longer live. */
  async function isOpenedWithLiveVersion(): Promise<boolean> {
    if (!renewal || !(failure instanceof RemoteError) || !failure.isOfVersion) return false;
    const { remote, version } = failure.part;
    const live = (await renewal.registry())?.remotes[remote];
    if (!live || live.version === version) return false;
    if (app.isUsed(remote)) {
      // The state and sagas of the old version are already installed, and two versions of them cannot coexist.
      renewal.reload();
      return true;
    }
    registry.remotes[remote] = live;
    return false;
  }

  const isHere = ({ pathname }: ShellLocation): boolean => pathname === shown.location.pathname;

  function ask(): void {
    if (shown.view.kind !== 'page') return;
    const { route, at } = shown.view;
    for (const action of route.needs?.(at) ?? []) app.store.dispatch(action);
  }

  function followSession(): void {
    const read = () => {
      const { accessToken, solutionInfo } = selectSession(app.store.getState());
      return { token: accessToken?.token, provider: solutionInfo && solutionInfo.status };
    };
    let known = read();
    app.store.subscribe(() => {
      const next = read();
      const isRenewed = next.token !== known.token && next.token !== undefined;
      if (next.token === known.token && next.provider === known.provider) return;
      known = next;
      // This runs after the reducers and sagas of the action, because a logout may already redirect to the home page.
      queueMicrotask(() => {
        if (isRenewed) {
          ask();
          return;
        }
        const { path } = splitLanguage(history.location().pathname);
        const match = matchRegistry(registry, path);
        if (!match || isAllowed(match.route.access)) return;
        if (!askForLogin(`${path}${history.location().search}`, match.route.access))
          void open(history.location(), 'REPLACE');
      });
    });
  }

  return {
    shown: () => shown,
    isChanging: () => isChanging,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async prepare(sent) {
      const location = history.location();
      const next = await viewOf(location);
      if (next === 'guarded') return;
      if (next.view.kind !== 'unavailable') {
        shown = { location, action: 'POP', ...next };
        return;
      }
      failed(next.view.error);
      shown = { ...shown, view: { kind: 'sent', remote: next.view.remote, content: sent() } };
    },
    start() {
      history.listen((location, action) => void open(location, action));
      followSession();
      // The visitor may have followed a link during hydration, before the router listened.
      if (shown.view.kind === 'starting' || history.location().key !== shown.location.key)
        void open(history.location(), history.action());
      // The server renders the data of an anonymous visitor; a signed-in customer may see more.
      else if (!isAnswered || selectIsLoggedIn(app.store.getState())) ask();
    },
    retry() {
      if (shown.view.kind === 'page') ask();
      else void again();
    },
    broke(error) {
      if (shown.view.kind !== 'page') return;
      const { remote, route } = shown.view;
      const version = registry.remotes[remote]?.version ?? 'none';
      failed(new RemoteError({ remote, version, exposedModule: `page /${route.path}` }, 'threw', error));
      shown = { ...shown, view: { kind: 'unavailable', remote, error } };
      notify();
    },
  };
}
