import type { ComponentType } from 'react';
import { paths, type At, type Registry, type RemoteRoute } from '@storefront/shared/contracts';
import {
  previousUrlKept,
  selectAccessToken,
  selectIsLoggedIn,
  selectLanguage,
} from '@storefront/shared/store';
import type { App } from '../create-app';
import { remoteTimeoutMs } from '../federation/federation';
import { within } from '../federation/within';
import type { History, NavigationAction, ShellLocation } from './history';
import { inLanguage, splitLanguage } from './language-prefix';
import { matchRegistry } from './match';

/** What stands in the frame. */
export type View =
  | { kind: 'starting' }
  | { kind: 'page'; remote: string; route: RemoteRoute; at: At; Component: ComponentType }
  | { kind: 'own'; pattern: string; Component: ComponentType }
  | { kind: 'missing' }
  | { kind: 'unavailable'; remote: string; error: unknown };

export interface Shown {
  location: ShellLocation;
  action: NavigationAction;
  frame: 'full' | 'bare';
  view: View;
}

/** The shell's own pages by path, loaded when visited. */
export type OwnPages = Record<string, () => Promise<ComponentType>>;

export interface Navigation {
  shown: () => Shown;
  isChanging: () => boolean;
  /** Hears of a new page and of the begin and end of a change. */
  subscribe: (hear: () => void) => () => void;
  /** Opens the address that the browser is at, and from then on every other. */
  start: () => void;
  /** Opens this page once more: loads what failed to load, asks what failed to come. */
  retry: () => void;
  /** A page broke while drawing. */
  broke: (error: unknown) => void;
}

export function createNavigation({
  app,
  history,
  registry,
  ownPages,
}: {
  app: App;
  history: History;
  registry: Registry;
  ownPages: OwnPages;
}): Navigation {
  const hearers = new Set<() => void>();
  let serial = 0;
  let isChanging = false;
  let shown: Shown = {
    location: history.location(),
    action: 'POP',
    frame: 'full',
    view: { kind: 'starting' },
  };

  function tell(): void {
    for (const hear of hearers) hear();
  }

  function isAllowed(access: string): boolean {
    // The API protects; this keeps people from pages that have nothing for them.
    return access === 'public' || selectIsLoggedIn(app.store.getState());
  }

  function askForLogin(path: string): void {
    app.store.dispatch(previousUrlKept(path));
    history.replace(inLanguage(paths.login.to(path), selectLanguage(app.store.getState())));
  }

  async function viewOf(location: ShellLocation): Promise<Omit<Shown, 'location' | 'action'> | 'guarded'> {
    const { language, path } = splitLanguage(location.pathname);
    if (language !== selectLanguage(app.store.getState())) await app.changeLanguage(language);

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
      const remote = await app.install(match.remote);
      const route = remote.routes.find((one) => one.path === match.route.path);
      if (!route)
        throw new Error(`${match.remote} has no route ${match.route.path}; its registry entry says so.`);
      const { Component } = await within(remoteTimeoutMs, route.lazy());
      const at: At = { params: match.params, query: new URLSearchParams(location.search), language };
      return { frame, view: { kind: 'page', remote: match.remote, route, at, Component } };
    } catch (error) {
      return { frame, view: { kind: 'unavailable', remote: match.remote, error } };
    }
  }

  /** The page that is there already, at another query or with other parameters: nothing has to be loaded. */
  function openHere(location: ShellLocation, action: NavigationAction): boolean {
    const { view } = shown;
    const { language, path } = splitLanguage(location.pathname);
    const match = matchRegistry(registry, path);
    if (view.kind !== 'page' || !match || language !== view.at.language) return false;
    if (match.remote !== view.remote || match.route.path !== view.route.path) return false;
    if (!isAllowed(match.route.access)) return false;
    const at: At = { params: match.params, query: new URLSearchParams(location.search), language };
    shown = { ...shown, location, action, view: { ...view, at } };
    ask();
    return true;
  }

  async function open(location: ShellLocation, action: NavigationAction): Promise<void> {
    const own = ++serial;
    if (openHere(location, action)) {
      isChanging = false;
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
      shown = { location, action, ...next };
      ask();
    }
    isChanging = false;
    tell();
  }

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
    start() {
      history.listen((location, action) => void open(location, action));
      followSession();
      void open(history.location(), 'POP');
    },
    retry() {
      if (shown.view.kind === 'page') ask();
      else void open(history.location(), 'REPLACE');
    },
    broke(error) {
      if (shown.view.kind !== 'page') return;
      shown = { ...shown, view: { kind: 'unavailable', remote: shown.view.remote, error } };
      tell();
    },
  };
}
