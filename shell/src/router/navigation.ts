import type { ComponentType } from 'react';
import { paths, type At, type Registry, type RemoteRoute } from '@storefront/shared/contracts';
import {
  previousUrlSaved,
  selectAccessToken,
  selectIsLoggedIn,
  selectLanguage,
} from '@storefront/shared/store';
import type { App } from '../create-app';
import { RemoteError, remoteError } from '../federation/remote-error';
import type { Renewal } from '../federation/renewal';
import { remoteTimeoutMs, within } from '../federation/within';
import type { History, NavigationAction, ShellLocation } from './history';
import { beginAt } from './begin';
import { inLanguage, splitLanguage } from './language-prefix';
import { matchRegistry } from './match';

/** What stands in the frame. */
export type View =
  | { kind: 'starting' }
  | { kind: 'page'; remote: string; route: RemoteRoute; at: At; Component: ComponentType }
  | { kind: 'own'; pattern: string; Component: ComponentType }
  | { kind: 'missing' }
  | { kind: 'kept'; remote: string; content: Node }
  | { kind: 'unavailable'; remote: string; error: unknown };

/** What is in the page now, and by which step it came there. */
export interface Shown {
  location: ShellLocation;
  action: NavigationAction;
  frame: 'full' | 'bare';
  view: View;
}

/** The shell's own pages by path, loaded when visited. */
export type OwnPages = Record<string, () => Promise<ComponentType>>;

/** From an address to what stands in the frame. */
export interface Navigation {
  shown: () => Shown;
  isChanging: () => boolean;
  /** Hears of a new page and of the begin and end of a change. */
  subscribe: (hear: () => void) => () => void;
  /**
   * Before the first render: loads the page that the server rendered, so that the first render is the same. When its
   * code cannot be had, what the server sent stays.
   */
  prepare: (sent: () => Node) => Promise<void>;
  /** Opens the address that the browser is at, and from then on every other. */
  start: () => void;
  /** Opens this page once more: loads what failed to load, asks what failed to come. */
  retry: () => void;
  /** A page broke while drawing. */
  broke: (error: unknown) => void;
}

/** Nothing is opened before it is prepared or started. */
export function createNavigation({
  app,
  history,
  registry,
  ownPages,
  isAnswered = false,
  renewal,
  onError,
}: {
  app: App;
  history: History;
  registry: Registry;
  ownPages: OwnPages;
  /** The state holds already what the first page needs. */
  isAnswered?: boolean;
  /** Without it, a page keeps the versions that it came with whatever they do. */
  renewal?: Renewal | undefined;
  /** Hears once of each page that could not be opened. */
  onError: (error: unknown, where: string) => void;
}): Navigation {
  const hearers = new Set<() => void>();
  let serial = 0;
  let isChanging = false;
  /** Why the last page that was not to be had was not. */
  let failure: unknown = null;
  let shown: Shown = {
    location: history.location(),
    action: 'POP',
    ...beginAt(registry, splitLanguage(history.location().pathname).path, (path) => path in ownPages),
  };

  function tell(): void {
    for (const hear of hearers) hear();
  }

  function isAllowed(access: string): boolean {
    // The API protects; this keeps people from pages that have nothing for them.
    return access === 'public' || selectIsLoggedIn(app.store.getState());
  }

  function askForLogin(path: string): void {
    app.store.dispatch(previousUrlSaved(path));
    history.replace(inLanguage(paths.login.to(path), selectLanguage(app.store.getState())));
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
      askForLogin(`${path}${location.search}`);
      return 'guarded';
    }
    try {
      const { route, Component } = await within(remoteTimeoutMs, app.page(match.remote, match.route.path));
      const at: At = { params: match.params, query: new URLSearchParams(location.search), language };
      return { frame, view: { kind: 'page', remote: match.remote, route, at, Component } };
    } catch (error) {
      const version = registry.remotes[match.remote]?.version ?? 'none';
      const part = { remote: match.remote, version, door: `page /${match.route.path}` };
      return { frame, view: { kind: 'unavailable', remote: match.remote, error: remoteError(part, error) } };
    }
  }

  /** What stands at an address when all of it is here: nothing has to be waited for. */
  function viewHere({ pathname, search }: ShellLocation): Pick<Shown, 'frame' | 'view'> | null {
    const { language, path } = splitLanguage(pathname);
    const match = matchRegistry(registry, path);
    if (!match || language !== selectLanguage(app.store.getState()) || !isAllowed(match.route.access))
      return null;
    // The words of another one may be on their way.
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
      // Before it is drawn: what a page needs also forgets what was left on it.
      ask();
      tell();
      return;
    }
    isChanging = true;
    tell();
    const next = await viewOf(location).catch((error: unknown): Omit<Shown, 'location' | 'action'> => ({
      frame: 'full',
      view: { kind: 'unavailable', remote: 'shell', error },
    }));
    if (own !== serial) return;
    if (next !== 'guarded') {
      if (next.view.kind === 'unavailable') failed(next.view.error);
      // A retry that failed again takes nothing away.
      if (next.view.kind !== 'unavailable' || shown.view.kind !== 'kept' || !isHere(location))
        shown = { location, action, ...next };
      ask();
    }
    isChanging = false;
    tell();
  }

  function failed(error: unknown): void {
    failure = error;
    onError(error, 'page');
  }

  async function again(): Promise<void> {
    if (!(await isOpenedAnew())) await open(history.location(), 'REPLACE');
  }

  /** A version that is wrong in itself may be live no more: then this page takes the one that is. */
  async function isOpenedAnew(): Promise<boolean> {
    if (!renewal || !(failure instanceof RemoteError) || !failure.isOfVersion) return false;
    const { remote, version } = failure.part;
    const live = (await renewal.registry())?.remotes[remote];
    if (!live || live.version === version) return false;
    if (app.isInstalled(remote)) {
      // Its state and its sagas are here already, and two versions of them do not mix.
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
    let token = selectAccessToken(app.store.getState())?.token;
    app.store.subscribe(() => {
      const next = selectAccessToken(app.store.getState())?.token;
      if (next === token) return;
      const isSignedOut = next === undefined;
      token = next;
      // After the reducers and sagas of this action: a logout may be on its way home already.
      queueMicrotask(() => {
        if (!isSignedOut) {
          ask();
          return;
        }
        const { path } = splitLanguage(history.location().pathname);
        const match = matchRegistry(registry, path);
        if (match && !isAllowed(match.route.access)) askForLogin(`${path}${history.location().search}`);
      });
    });
  }

  return {
    shown: () => shown,
    isChanging: () => isChanging,
    subscribe(hear) {
      hearers.add(hear);
      return () => {
        hearers.delete(hear);
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
      shown = { ...shown, view: { kind: 'kept', remote: next.view.remote, content: sent() } };
    },
    start() {
      history.listen((location, action) => void open(location, action));
      followSession();
      // Or elsewhere: something was chosen while the page was taken over, before anybody listened.
      if (shown.view.kind === 'starting' || history.location().key !== shown.location.key)
        void open(history.location(), 'POP');
      // What a server is answered is what a visitor sees; somebody signed in may see more.
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
      failed(new RemoteError({ remote, version, door: `page /${route.path}` }, 'threw', error));
      shown = { ...shown, view: { kind: 'unavailable', remote, error } };
      tell();
    },
  };
}
