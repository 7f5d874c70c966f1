import createCache, { type EmotionCache } from '@emotion/cache';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { cartSlice, wishlistSlice } from '../cart';
import type {
  ChatSdk,
  Language,
  Messages,
  PageMessages,
  Registry,
  Remote,
  RemoteRoute,
  Saga,
  WidgetModule,
} from '../contracts';
import { createHttp, toApiError, type ApiError, type Bases, type Http, type Transport } from '../http';
import { addMessages, createI18n } from '../i18n';
import {
  commonSlice,
  createStore,
  homeSlice,
  languageChosen,
  logoutRequested,
  noticesRegistered,
  offersSaga,
  requestEnded,
  requestStarted,
  selectAccessToken,
  selectLanguage,
  referralRefused,
  selectReferralAuth,
  selectTimeout,
  sessionSlice,
  trackingSlice,
  type AppStore,
  type Emit,
} from '../store';
import type { Federation } from './federation';
import { remoteError } from './remote-error';
import { stylePlugins } from './style-prefixes';
import { remoteTimeoutMs, withTimeout } from './with-timeout';

/** Renews the session's access token. */
export interface Refresh {
  /** All callers in all tabs share one renewal. Returns the error that left the outcome unknown, or null. */
  renew: () => Promise<ApiError | null>;
  /** Called when the server rejects a token that has not expired. */
  refused: (token: string) => void;
}

/** The parts of an app that preserve a session across pages. */
export interface AppSession {
  refresh: Refresh;
  /** The app runs these sagas from the start. */
  sagas: readonly Saga[];
}

const errorMessagesTimeoutMs = 2_000;

/** The dependencies of an app, which differ between a page, a request and a test. */
export interface AppParts {
  language: Language;
  registry: Registry;
  bases: Bases;
  federation: Federation;
  /** Loads the initial messages, by namespace. */
  messages: (language: Language) => Promise<Record<string, Messages>>;
  /**
   * Loads the texts of error codes with the first failure. A server omits it, because the browser renders failed pages
   * again.
   */
  errorMessages?: PageMessages['load'] | undefined;
  /** An instance with messages that many pages share; by default, the app creates its own. */
  i18n?: I18n;
  transport: () => Promise<Transport>;
  /** Present in browsers only; a server renders for anonymous visitors. */
  createSession?: (core: Pick<App, 'store' | 'http'>) => AppSession;
  /** The state of another store; each slice starts with its part. */
  state?: Readonly<Record<string, unknown>> | undefined;
  now: () => number;
  emit: Emit;
  onError: (error: unknown, where: string) => void;
  nonce?: string | undefined;
  /** What opens a conversation with the assistant. */
  chat?: ChatSdk | undefined;
}

/** All stateful parts, created once per page in the browser and once per request on the server. */
export interface App {
  store: AppStore;
  http: Http;
  i18n: I18n;
  cache: EmotionCache;
  /** Loads a remote's manifest, messages, slices and saga once; a failed load can be repeated. */
  install: (remote: string) => Promise<Remote>;
  /** Loads a route's page with its messages, slices and saga; the page's code completes the route. */
  page: (remote: string, pattern: string) => Promise<LoadedPage>;
  /** Returns a page whose code and messages are already loaded, or null. */
  pageHere: (remote: string, pattern: string) => LoadedPage | null;
  /** Whether a remote is loaded or loading. */
  isInstalled: (remote: string) => boolean;
  /** Whether a remote, or a widget that brings what it needs, is loaded or loading. */
  isUsed: (remote: string) => boolean;
  /** Loads a widget with what it brings, or with its remote when it has no messages of its own. */
  widget: (remote: string, widget: string) => Promise<WidgetModule>;
  /** The state that this app started with; slices that are mounted later start with their part of it. */
  initialState: Readonly<Record<string, unknown>>;
  /** Adds slices and a saga that were loaded later; the call is idempotent. */
  mount: (part: Pick<WidgetModule, 'slices' | 'saga'>) => void;
  /** Changes the language once its messages are loaded, unless the visitor chooses another one first. */
  changeLanguage: (language: Language) => Promise<void>;
}

/** A page that can be rendered. */
export interface LoadedPage {
  route: RemoteRoute;
  Component: ComponentType;
}

/** Resolves once the messages of the language are loaded. */
export async function createApp(parts: AppParts): Promise<App> {
  const { registry, federation, now } = parts;
  const cache = createCache({
    key: 's',
    stylisPlugins: stylePlugins(),
    ...(parts.nonce && { nonce: parts.nonce }),
  });
  const i18n = parts.i18n ?? createI18n(parts.language, await parts.messages(parts.language));

  const http = createHttp({
    bases: parts.bases,
    transport: parts.transport,
    timeout: () => selectTimeout(store.getState()),
    language: () => selectLanguage(store.getState()),
    accessToken: () => selectAccessToken(store.getState()),
    referral: () => selectReferralAuth(store.getState()),
    now,
    onNoToken: () => {
      store.dispatch(logoutRequested({ redirect: false }));
    },
    refresh: () => session?.refresh.renew() ?? Promise.resolve(null),
    onRefused: (token) => {
      session?.refresh.refused(token);
    },
    beforeFailure: loadErrorMessages,
    onReferralRefused: (accessToken) => {
      store.dispatch(referralRefused(accessToken));
    },
    // Few visitors are members, so the code comes with the first renewal.
    renewReferral: () =>
      import(/* webpackChunkName: "later" */ './renew-referral').then(
        ({ renewReferral }) => renewReferral({ store, http }, now),
        toApiError,
      ),
    onStart: (key) => {
      store.dispatch(requestStarted(key));
    },
    onEnd: (key, code) => {
      store.dispatch(requestEnded(key, code));
    },
  });
  const store: AppStore = createStore({
    slices: [sessionSlice, commonSlice, homeSlice, trackingSlice, cartSlice, wishlistSlice],
    ...(parts.state && { state: parts.state }),
    context: { http, now, emit: parts.emit, chat: parts.chat },
    onError: parts.onError,
  });
  const session = parts.createSession?.({ store, http });

  store.dispatch(languageChosen(parts.language));
  for (const [name, { notices }] of Object.entries(registry.remotes)) {
    const own = Object.entries(notices).map(([key, variant]) => [`${name}:${key}`, variant] as const);
    store.dispatch(noticesRegistered(Object.fromEntries(own)));
  }
  store.run(offersSaga);
  for (const saga of session?.sagas ?? []) store.run(saga);

  const installed = new Map<string, Promise<Remote>>();
  /** Messages to load again when the language changes. */
  const loadedMessages: PageMessages[] = [];
  const running = new Set<Saga>();
  const ownersOfWidgets = new Set<string>();
  const pages = new Map<string, LoadedPage>();
  /** The current language, or the next one during a change. */
  let wanted = parts.language;

  /** Loads again if the language changes during the load. */
  async function loadMessages({ namespace, load }: PageMessages): Promise<void> {
    while (!i18n.hasResourceBundle(wanted, namespace)) {
      const language = wanted;
      const loaded: object = await load(language);
      addMessages(i18n, language, namespace, ('default' in loaded ? loaded.default : loaded) as Messages);
    }
    if (!loadedMessages.some((one) => one.namespace === namespace)) loadedMessages.push({ namespace, load });
  }

  /** A failure waits at most this long for its own text; the general text is always available. */
  async function loadErrorMessages(): Promise<void> {
    if (!parts.errorMessages) return;
    const loading = loadMessages({ namespace: 'errors', load: parts.errorMessages });
    await withTimeout(errorMessagesTimeoutMs, loading).catch(() => undefined);
  }

  function mount({ slices, saga = [] }: Pick<WidgetModule, 'slices' | 'saga'>): void {
    if (slices) store.inject(slices);
    for (const one of [saga].flat()) {
      if (running.has(one)) continue;
      running.add(one);
      store.run(one);
    }
  }

  async function installNow(name: string): Promise<Remote> {
    const remote = await federation.remote(name);
    await loadMessages(ownMessages(remote));
    mount(remote);
    return remote;
  }

  async function install(name: string): Promise<Remote> {
    const earlier = installed.get(name);
    if (earlier) {
      // Its messages may have failed to load at the last language change.
      await loadMessages(ownMessages(await earlier));
      return earlier;
    }
    const installing = installNow(name);
    installed.set(name, installing);
    installing.catch(() => installed.delete(name));
    return installing;
  }

  async function page(name: string, pattern: string): Promise<LoadedPage> {
    const remote = await install(name);
    const route = remote.routes.find(({ path }) => path === pattern);
    if (!route) throw new Error(`${name} has no route ${pattern}; its registry entry says so.`);
    const [{ Component, slices, saga, ...subject }] = await Promise.all([
      route.lazy(),
      route.messages && loadMessages(route.messages),
    ]);
    mount({ ...(slices && { slices }), ...(saga && { saga }) });
    const loaded = { route: { ...route, ...subject }, Component };
    pages.set(`${name}/${pattern}`, loaded);
    return loaded;
  }

  async function widget(name: string, wanted: string): Promise<WidgetModule> {
    const module = await federation.widget(name, wanted);
    ownersOfWidgets.add(name);
    await (module.messages ? loadMessages(module.messages) : install(name));
    mount(module);
    return module;
  }

  function pageHere(name: string, pattern: string): LoadedPage | null {
    const loaded = pages.get(`${name}/${pattern}`);
    const isTranslated = (namespace: string) => i18n.hasResourceBundle(wanted, namespace);
    if (!loaded || !isTranslated(name)) return null;
    return loaded.route.messages && !isTranslated(loaded.route.messages.namespace) ? null : loaded;
  }

  return {
    store,
    http,
    i18n,
    cache,
    install,
    page,
    pageHere,
    mount,
    isInstalled: (name) => installed.has(name),
    isUsed: (name) => installed.has(name) || ownersOfWidgets.has(name),
    initialState: parts.state ?? {},
    widget: (name, wanted) =>
      withTimeout(remoteTimeoutMs, widget(name, wanted)).catch((error: unknown) => {
        const version = registry.remotes[name]?.version ?? 'none';
        throw remoteError({ remote: name, version, exposedModule: wanted }, error);
      }),
    async changeLanguage(language) {
      wanted = language;
      if (language === selectLanguage(store.getState())) return;
      const own = await parts.messages(language).catch((error: unknown) => {
        if (wanted === language) wanted = selectLanguage(store.getState());
        throw error;
      });
      for (const [namespace, messages] of Object.entries(own))
        addMessages(i18n, language, namespace, messages);
      // Pending loads follow the language themselves; the code that needs the messages reports a failure.
      await Promise.allSettled(loadedMessages.map(loadMessages));
      // The visitor chose another language during the load.
      if (wanted !== language) return;
      await i18n.changeLanguage(language);
      store.dispatch(languageChosen(language));
      parts.emit('shell:language-changed', { language });
    },
  };
}

function ownMessages(remote: Remote): PageMessages {
  return { namespace: remote.name, load: (language) => remote.messages(language) };
}
