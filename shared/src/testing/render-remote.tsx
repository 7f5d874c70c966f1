import { act, render, waitFor, type RenderResult } from '@testing-library/react';
import axios from 'axios';
import type { ComponentType } from 'react';
import { createApp } from '../app';
import { readCart, type CartLine } from '../cart';
import {
  contractVersion,
  defaultLanguage,
  type Language,
  type PathTo,
  type Remote,
  type SessionState,
  type WidgetModule,
} from '../contracts';
import { emit } from '../events';
import type { Http } from '../http';
import {
  createHistory,
  createNavigation,
  createPathTo,
  inLanguage,
  splitLanguage,
  type Navigation,
  type Shown,
} from '../router';
import { storageRestored, type AppStore } from '../store';
import { Widget } from '../widgets';
import { aRegistryOf } from './a-registry';
import { RemoteApp } from './remote-app';
import { testBases } from './test-api';
import { sharedMessages } from './shared-messages';
import { testPathTo } from './test-path-to';

export interface RenderOptions {
  /** The address without language prefix: `/products?page=2`. */
  at: string;
  language?: Language;
  /** Names of other remotes that the shop does not have; links to their pages resolve to null. */
  retired?: readonly string[];
  /** The session of a signed-in customer; anonymous by default. */
  session?: Partial<SessionState>;
  cart?: CartLine[];
  /** What the browser stored is not restored yet, as in the first render of a full page load: the test calls `restore`. */
  isFirstRender?: boolean;
  /**
   * This remote's widgets by name, those of others by `<remote>/<widget>`, as their modules; they load with what they
   * bring, wherever the page places them. Those that are null fail to load.
   */
  widgets?: Record<string, WidgetModule | null>;
}
/** The rendered page and its controls for the test. */
export interface Rendered extends RenderResult {
  store: AppStore;
  http: Http;
  /** Restores the session and the cart. */
  restore: () => void;
  /** Returns the current address without language prefix. */
  location: () => string;
  /** Navigates within the shop, like a link. */
  goTo: (address: string) => Promise<void>;
  /** Changes the language without leaving the page, like the switch in the header. */
  changeLanguage: (language: Language) => Promise<void>;
}

/** A signed-in customer for tests. */
export const aSession: Partial<SessionState> = {
  email: 'customer@example.com',
  userInfo: { id: 'customer-1', role: 'CUSTOMER', firstName: 'Minh Anh', lastName: 'Nguyễn' },
  profile: {
    firstName: 'Minh Anh',
    lastName: 'Nguyễn',
    email: 'customer@example.com',
    phone: '+84901234567',
  },
  accessToken: { token: 'test-token', expired: Date.now() + 3_600_000, refreshToken: 'test-refresh' },
};

/**
 * Renders a remote's page with the app and the router of production, without the shell's layout. MSW fakes the network.
 * The fake federation has this remote only: addresses of other remotes render as text, so that tests can follow links
 * out of the remote, and widgets of other remotes never load. Their pages have the addresses of `testPathTo`.
 */
export function renderRemote(remote: Remote, options: RenderOptions): Promise<Rendered> {
  return renderRemotes({ [remote.name]: remote }, remote, options);
}

/**
 * Renders a widget on a page of another remote, with all that it brings. Its remote's manifest is loaded only for a widget
 * without messages of its own, as in the shop.
 */
export function renderWidget<Props extends object>(
  remote: Remote,
  name: string,
  module: WidgetModule<Props>,
  { props, at = '/', ...options }: Partial<RenderOptions> & { props?: Props } = {},
): Promise<Rendered> {
  // The name is known at run time only.
  const Placed = Widget as ComponentType<object>;
  const Component = () => <Placed {...{ of: remote.name, name, ...props }} />;
  const page: Remote = {
    name: 'page',
    contract: contractVersion,
    routes: [{ path: '*', lazy: () => Promise.resolve({ Component }) }],
    messages: () => Promise.resolve({}),
  };
  const widgets = { [name]: module as unknown as WidgetModule };
  return renderRemotes({ page, [remote.name]: { ...remote, routes: [] } }, remote, {
    at,
    widgets,
    ...options,
  });
}

async function renderRemotes(
  remotes: Record<string, Remote>,
  remote: Remote,
  {
    at,
    language = defaultLanguage,
    retired = [],
    session,
    cart,
    isFirstRender = false,
    widgets = {},
  }: RenderOptions,
): Promise<Rendered> {
  if (remote.contract !== contractVersion) throw new Error('The remote was built against another contract.');
  window.history.replaceState(null, '', inLanguage(at, language));
  const registry = aRegistryOf(remotes);
  const ownPathTo = createPathTo(aRegistryOf({ [remote.name]: remote }));
  const pathTo: PathTo = (page, ...params) => {
    if (retired.includes(page.split('/', 1).join(''))) return null;
    return ownPathTo(page, ...params) ?? testPathTo(page, ...params);
  };
  const widgetOf = (name: string, widget: string) =>
    name === remote.name ? widgets[widget] : widgets[`${name}/${widget}`];
  const app = await createApp({
    language,
    registry,
    bases: testBases,
    chat: { aiCode: 'test-ai', accessKey: 'test-access-key', sdkId: 'test-sdk' },
    federation: {
      remote: (name) =>
        remotes[name] ? Promise.resolve(remotes[name]) : Promise.reject(new Error(`${name} is not here.`)),
      widget: (name, widget) => {
        const module = widgetOf(name, widget);
        return module
          ? Promise.resolve(module)
          : Promise.reject(new Error(`The widget ${widget} of ${name} is not here.`));
      },
    },
    messages: (wanted) => Promise.resolve(sharedMessages[wanted]),
    transport: () => Promise.resolve(axios),
    now: Date.now,
    emit,
    onError: fail,
  });
  const restore = () => {
    app.store.dispatch(
      storageRestored({
        session: { email: null, userInfo: null, accessToken: null, infoAuthReferral: null, ...session },
        carts: readCart(cart ?? []),
        cartAccount: null,
        wishlist: [],
      }),
    );
  };
  if (!isFirstRender) restore();

  const history = createHistory(window);
  /** The window outlives the test, so an unmounted page must stop listening to it. */
  const stops: (() => void)[] = [];
  const navigation = createNavigation({
    app,
    history: {
      ...history,
      listen(listener) {
        const stop = history.listen(listener);
        stops.push(stop);
        return stop;
      },
    },
    registry,
    pathTo,
    ownPages: {},
    onError: () => undefined,
  });
  navigation.start();
  await settled(navigation);
  let current: Shown | null = null;
  const result = render(
    <RemoteApp
      app={app}
      registry={registry}
      pathTo={pathTo}
      navigation={navigation}
      history={history}
      hasWidget={(name, widget) => widgetOf(name, widget) !== undefined}
      isMeantToFail={(widget) => widgets[widget] === null}
      onShown={(shown) => {
        current = shown;
      }}
      onEnd={() => {
        for (const stop of stops) stop();
      }}
    />,
  );

  async function follow(change: () => void): Promise<void> {
    act(change);
    await waitFor(() => {
      if (navigation.isChanging() || current !== navigation.shown())
        throw new Error(`${window.location.pathname} is not shown yet.`);
    });
  }
  return {
    ...result,
    store: app.store,
    http: app.http,
    restore: () => act(restore),
    changeLanguage: (next) =>
      follow(() => {
        const { search, hash } = window.location;
        history.replace(`${inLanguage(pathNow(), next)}${search}${hash}`);
      }),
    goTo: (address) =>
      follow(() => {
        history.push(inLanguage(address, splitLanguage(window.location.pathname).language));
      }),
    location: () => `${pathNow()}${window.location.search}`,
  };
}

function fail(error: unknown): never {
  throw error;
}

const pathNow = (): string => splitLanguage(window.location.pathname).path;

function settled(navigation: Navigation): Promise<void> {
  return new Promise((resolve) => {
    const stop = navigation.subscribe(check);
    check();

    function check(): void {
      if (navigation.isChanging()) return;
      stop();
      resolve();
    }
  });
}
