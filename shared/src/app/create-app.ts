import createCache, { type EmotionCache } from '@emotion/cache';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { cartSlice, wishlistSlice } from '../cart';
import type {
  Language,
  Messages,
  PageMessages,
  Registry,
  Remote,
  RemotePage,
  RemoteRoute,
  Saga,
  WidgetModule,
} from '../contracts';
import { createHttp, type ApiError, type Bases, type Http, type Transport } from '../http';
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
  selectReferralAuth,
  selectTimeout,
  sessionSlice,
  trackingSlice,
  type AppStore,
  type Emit,
} from '../store';
import type { Federation } from './federation';
import { remoteError } from './remote-error';
import { remoteTimeoutMs, withTimeout } from './with-timeout';

/** Renewing the session's token. */
export interface Refresh {
  /** One for all who ask, in this tab and in the others; answers why nobody could tell whether it is granted. */
  renew: () => Promise<ApiError | null>;
  /** The server would not have this token, although it had not expired. */
  refused: (token: string) => void;
}

/** What keeps somebody signed in for longer than a page. */
export interface AppSession {
  refresh: Refresh;
  /** Run from the start. */
  sagas: readonly Saga[];
}

const errorMessagesTimeoutMs = 2_000;

/** What an app is made from; everything that differs between a page, a request and a test. */
export interface AppParts {
  language: Language;
  registry: Registry;
  bases: Bases;
  federation: Federation;
  /** The messages that are there from the start, by namespace. */
  messages: (language: Language) => Promise<Record<string, Messages>>;
  /** The texts of error codes, brought with the first failure; never on a server, whose failed pages are rendered again by the browser. */
  errorMessages?: PageMessages['load'] | undefined;
  /** With messages in it already, where they were made for many pages; made here otherwise. */
  i18n?: I18n;
  transport: () => Promise<Transport>;
  /** Only in a browser: on a server nobody is signed in. */
  createSession?: (core: Pick<App, 'store' | 'http'>) => AppSession;
  /** What another store held: the slices begin with their part of it. */
  state?: Readonly<Record<string, unknown>> | undefined;
  now: () => number;
  emit: Emit;
  onError: (error: unknown, where: string) => void;
  nonce?: string | undefined;
}

/** Everything that has state, made once per page in the browser and once per request on the server. */
export interface App {
  store: AppStore;
  http: Http;
  i18n: I18n;
  cache: EmotionCache;
  /** Loads a remote's manifest with its messages, slices and saga; once, unless it fails. */
  install: (remote: string) => Promise<Remote>;
  /** Loads the page behind a route's pattern with all that it brings; the route then says what the page's code says. */
  page: (remote: string, pattern: string) => Promise<LoadedPage>;
  /** A page whose code and messages were loaded before. */
  pageHere: (remote: string, pattern: string) => LoadedPage | null;
  /** Whether a remote is here or on its way. */
  isInstalled: (remote: string) => boolean;
  widget: (remote: string, widget: string) => Promise<WidgetModule>;
  /** Adds slices and a saga that came later; twice is nothing. */
  mount: (part: Pick<RemotePage, 'slices' | 'saga'>) => void;
  /** Changes to this language as soon as its messages are here, unless another was chosen meanwhile. */
  changeLanguage: (language: Language) => Promise<void>;
}

/** A page that can be drawn. */
export interface LoadedPage {
  route: RemoteRoute;
  Component: ComponentType;
}

/** An app, as soon as the messages of its language are here. */
export async function createApp(parts: AppParts): Promise<App> {
  const { registry, federation, now } = parts;
  const cache = createCache({ key: 'sf', ...(parts.nonce && { nonce: parts.nonce }) });
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
    onStart: (key) => {
      store.dispatch(requestStarted(key));
    },
    onEnd: (key) => {
      store.dispatch(requestEnded(key));
    },
  });
  const store: AppStore = createStore({
    slices: [sessionSlice, commonSlice, homeSlice, trackingSlice, cartSlice, wishlistSlice],
    ...(parts.state && { state: parts.state }),
    context: { http, now, emit: parts.emit },
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
  /** What follows the page's language. */
  const loadedMessages: PageMessages[] = [];
  const running = new Set<Saga>();
  const pages = new Map<string, LoadedPage>();
  /** The language of the page, or the one that it is about to change to. */
  let wanted = parts.language;

  /** Also when another language is chosen while they are on their way. */
  async function loadMessages({ namespace, load }: PageMessages): Promise<void> {
    while (!i18n.hasResourceBundle(wanted, namespace)) {
      const language = wanted;
      const loaded: object = await load(language);
      addMessages(i18n, language, namespace, ('default' in loaded ? loaded.default : loaded) as Messages);
    }
    if (!loadedMessages.some((one) => one.namespace === namespace)) loadedMessages.push({ namespace, load });
  }

  /** A failure waits only this long for its own text; a general sentence is there at once. */
  async function loadErrorMessages(): Promise<void> {
    if (!parts.errorMessages) return;
    const loading = loadMessages({ namespace: 'errors', load: parts.errorMessages });
    await withTimeout(errorMessagesTimeoutMs, loading).catch(() => undefined);
  }

  function mount({ slices, saga = [] }: Pick<RemotePage, 'slices' | 'saga'>): void {
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
      // Its messages may have failed when the language changed.
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
    widget: (name, widget) =>
      withTimeout(
        remoteTimeoutMs,
        install(name).then(() => federation.widget(name, widget)),
      ).catch((error: unknown) => {
        const version = registry.remotes[name]?.version ?? 'none';
        throw remoteError({ remote: name, version, exposedModule: widget }, error);
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
      // Messages that are still loading follow the language themselves; a failure is reported where they are needed.
      await Promise.allSettled(loadedMessages.map(loadMessages));
      // Another one was chosen meanwhile.
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
