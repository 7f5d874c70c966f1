import { act, render, type RenderResult } from '@testing-library/react';
import axios from 'axios';
import { createWidgetHost, RemoteError, type Federation } from '@storefront/shared/app';
import type { Registry, Remote, RemoteRoute, WidgetModule } from '@storefront/shared/contracts';
import { loadErrorMessages } from '@storefront/shared/errors';
import {
  createHistory,
  createNavigation,
  inLanguage,
  splitLanguage,
  type History,
  type Navigation,
  type Renewal,
} from '@storefront/shared/router';
import type { Emit } from '@storefront/shared/store';
import { aRegistryOf, testBases } from '@storefront/shared/testing';
import { createBrowserApp, type BrowserApp } from '../create-browser-app';
import { ShellApp } from '../shell-app';
import { createLocalStore } from '../storage/local-store';
import { words as vi } from '../words-vi';
import { words as en } from '../words-en';

/** A remote for tests of the shell; each page shows its own name. */
export function aRemote(name: string, routes: RemoteRoute[], more: Partial<Remote> = {}): Remote {
  return { name, contract: '2.2', routes, messages: () => Promise.resolve({}), ...more };
}

/** Names of the pages that the shell links to, by the pattern that they have in tests. */
const pageNames: Record<string, string> = {
  '': 'home',
  products: 'products',
  'products/:slug': 'product',
  categories: 'categories',
  'categories/:slug': 'category',
  search: 'search',
  cart: 'cart',
  login: 'login',
  portal: 'portal',
};

/** A page with this text as heading and title. */
export function aPage(path: string, text: string, more: Partial<RemoteRoute> = {}): RemoteRoute {
  const name = pageNames[path];
  return {
    path,
    ...(name !== undefined && { name }),
    lazy: () => Promise.resolve({ Component: () => <h1>{text}</h1> }),
    head: () => ({ title: text }),
    ...more,
  };
}

/** The rendered page and its controls for the test. */
export interface RenderedShell extends RenderResult {
  app: BrowserApp;
  registry: Registry;
  history: History;
  navigation: Navigation;
  errors: unknown[];
}

type Loader = () => Promise<Remote>;

/** A fake remote; the shell calls `load` again after each failure. */
interface FakeRemote {
  manifest: Remote;
  load?: Loader;
  /** The exposed modules besides the manifest. */
  widgets?: Record<string, WidgetModule>;
}

interface ShellOptions {
  at?: string;
  now?: () => number;
  analyticsUrl?: string;
  /** Receives what remotes are notified of. */
  emit?: Emit;
  /** Names of remotes that the shop does not have. */
  retired?: readonly string[];
  /** How the page learns what is live; without it, the page stays with what it has. */
  renewal?: Renewal;
}

/** Every shop has a cart, unless a test retires it. */
const checkout: FakeRemote = { manifest: aRemote('checkout', [aPage('cart', 'Giỏ hàng của bạn')]) };

/** Renders the shell with fake remotes at an address. */
export async function renderShell(
  given: Record<string, FakeRemote>,
  {
    at = '/',
    now = Date.now,
    analyticsUrl,
    emit = () => undefined,
    retired = [],
    renewal,
  }: ShellOptions = {},
): Promise<RenderedShell> {
  const remotes = Object.fromEntries(
    Object.entries({ checkout, ...given }).filter(([name]) => !retired.includes(name)),
  );
  window.history.replaceState(null, '', at);
  const registry = aRegistryOf(
    Object.fromEntries(Object.entries(remotes).map(([name, { manifest }]) => [name, manifest])),
  );
  const federation: Federation = {
    remote(name) {
      const known = remotes[name];
      if (!known)
        return Promise.reject(
          new RemoteError({ remote: name, version: 'none', exposedModule: 'remote' }, 'unknown', null),
        );
      return known.load ? known.load() : Promise.resolve(known.manifest);
    },
    widget(name, widget) {
      const found = remotes[name]?.widgets?.[widget];
      return found ? Promise.resolve(found) : Promise.reject(new Error(`${name} has no ${widget}.`));
    },
  };
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    errors.push(error);
  };
  const history = createHistory(window);
  const { language } = splitLanguage(window.location.pathname);
  let app: BrowserApp | null = null;
  const goTo = (path: string) => {
    history.push(inLanguage(path, splitLanguage(window.location.pathname).language));
  };
  app = await createBrowserApp({
    language,
    registry,
    bases: testBases,
    federation,
    messages: (wanted) => Promise.resolve(wanted === 'vi' ? vi : en),
    errorMessages: loadErrorMessages,
    transport: () => Promise.resolve(axios),
    storage: createLocalStore(() => window.localStorage),
    now,
    emit,
    goTo,
    onError,
  });
  const navigation = createNavigation({ app, history, registry, ownPages: {}, renewal, onError });
  const shell = {
    app,
    registry,
    siteName: 'Cửa hàng thử',
    analyticsUrl,
    goTo,
    chooseLanguage: (next: 'vi' | 'en') => {
      history.replace(inLanguage(splitLanguage(window.location.pathname).path, next));
    },
  };
  const result = render(
    <ShellApp
      shell={shell}
      widgets={createWidgetHost(app, registry, onError)}
      navigation={navigation}
      history={history}
    />,
  );
  const begun = app;
  await act(async () => {
    begun.restoreStorage();
    navigation.start();
    await Promise.resolve();
  });
  return { ...result, app, registry, history, navigation, errors };
}
