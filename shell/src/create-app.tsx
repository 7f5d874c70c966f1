import createCache, { type EmotionCache } from '@emotion/cache';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { cartSlice, wishlistSlice } from '@storefront/shared/cart';
import type {
  ClientSetting,
  Language,
  Messages,
  PageMessages,
  Registry,
  Remote,
  RemotePage,
  RemoteRoute,
  Saga,
  WidgetModule,
} from '@storefront/shared/contracts';
import { createHttp, type Bases, type Http, type Transport } from '@storefront/shared/http';
import { addMessages, createI18n } from '@storefront/shared/i18n';
import {
  api,
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
  selectSession,
  sessionEndedElsewhere,
  selectTimeout,
  sessionSlice,
  select,
  selectSetting,
  settingReceived,
  put,
  storageRestored,
  takeLatest,
  trackingSlice,
  withFetchedAt,
  type ApiContext,
  type AppStore,
  type Effect,
  type Emit,
} from '@storefront/shared/store';
import { createRefresh } from './session/refresh';
import { createSessionSaga } from './session/session-saga';
import type { LocalStore } from './storage/local-store';
import { createPersistSaga } from './storage/persist-saga';
import { isOtherSession, restore } from './storage/restore';
import type { Federation } from './federation/federation';
import { remoteError } from './federation/remote-error';
import { remoteTimeoutMs, within } from './federation/within';

const errorWordsTimeoutMs = 2_000;

/** What an app is made from; everything that differs between a page, a request and a test. */
export interface AppParts {
  language: Language;
  registry: Registry;
  bases: Bases;
  federation: Federation;
  /** The words of `common` and `shell` in a language. */
  words: (language: Language) => Promise<Record<string, Messages>>;
  /** The texts of error codes, brought with the first failure; on a server never, for its pages are drawn again without. */
  errorWords?: PageMessages['load'] | undefined;
  /** With words in it already, where they were made for many pages; made here otherwise. */
  i18n?: I18n;
  transport: () => Promise<Transport>;
  /** Null on a server: nobody is signed in there, and nothing is kept. */
  kept: LocalStore | null;
  /** What the server's store held when it rendered this page. */
  state?: Readonly<Record<string, unknown>> | undefined;
  now: () => number;
  emit: Emit;
  /** Goes to a path without language prefix. */
  goTo: (path: string) => void;
  onError: (error: unknown, where: string) => void;
  nonce?: string | undefined;
}

/** Everything that has state, made once per page in the browser and once per request on the server. */
export interface App {
  store: AppStore;
  http: Http;
  i18n: I18n;
  cache: EmotionCache;
  /** Loads a remote's manifest with its words, slices and saga; once, unless it fails. */
  install: (remote: string) => Promise<Remote>;
  /** Loads the page behind a route's pattern with all that it brings; the route then says what the page's code says. */
  page: (remote: string, pattern: string) => Promise<LoadedPage>;
  /** A page whose code and words were brought before. */
  pageHere: (remote: string, pattern: string) => LoadedPage | null;
  /** Whether a remote is here or on its way. */
  isInstalled: (remote: string) => boolean;
  widget: (remote: string, widget: string) => Promise<WidgetModule>;
  /** Adds slices and a saga that came later; twice is nothing. */
  mount: (part: Pick<RemotePage, 'slices' | 'saga'>) => void;
  /** Speaks this language as soon as its words are here, unless another was chosen meanwhile. */
  changeLanguage: (language: Language) => Promise<void>;
  /** Brings back what this browser kept; again when another tab changed it. */
  restoreStorage: () => void;
}

/** A page that can be drawn. */
export interface LoadedPage {
  route: RemoteRoute;
  Component: ComponentType;
}

/** An app, as soon as the words of its language are here. */
export async function createApp(parts: AppParts): Promise<App> {
  const { registry, federation, kept, now } = parts;
  const cache = createCache({ key: 'sf', ...(parts.nonce && { nonce: parts.nonce }) });
  const i18n = parts.i18n ?? createI18n(parts.language, await parts.words(parts.language));

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
    refresh: () => refresh.renew(),
    onRefused: (token) => {
      refresh.refused(token);
    },
    beforeFailure: bringErrorWords,
    onStart: (key) => {
      store.dispatch(requestStarted(key));
    },
    onEnd: (key) => {
      store.dispatch(requestEnded(key));
    },
  });
  const store: AppStore = createStore({
    slices: [sessionSlice, commonSlice, homeSlice, trackingSlice, cartSlice, wishlistSlice],
    ...(parts.state && { state: startingState(parts.state, kept, now) }),
    context: { http, now, emit: parts.emit },
    onError: parts.onError,
  });
  const refresh = kept
    ? createRefresh({ store, http, kept, now, emit: parts.emit })
    : { renew: () => Promise.resolve(null), refused: () => undefined };

  store.dispatch(languageChosen(parts.language));
  for (const [name, { notices }] of Object.entries(registry.remotes)) {
    const own = Object.entries(notices).map(([key, variant]) => [`${name}:${key}`, variant] as const);
    store.dispatch(noticesRegistered(Object.fromEntries(own)));
  }
  store.run(offersSaga);
  if (kept) {
    store.run(createPersistSaga(kept));
    store.run(createSessionSaga({ goTo: parts.goTo }, refresh.renew));
    store.run(settingSaga);
  }

  const installed = new Map<string, Promise<Remote>>();
  /** Whose words follow the page's language. */
  const speaking: PageMessages[] = [];
  const running = new Set<Saga>();
  const pages = new Map<string, LoadedPage>();
  /** The language of the page, or the one that it is about to speak. */
  let wanted = parts.language;

  /** Also when another language is chosen while they are on their way. */
  async function bringWords({ namespace, load }: PageMessages): Promise<void> {
    while (!i18n.hasResourceBundle(wanted, namespace)) {
      const language = wanted;
      const loaded: object = await load(language);
      addMessages(i18n, language, namespace, ('default' in loaded ? loaded.default : loaded) as Messages);
    }
    if (!speaking.some((one) => one.namespace === namespace)) speaking.push({ namespace, load });
  }

  /** A failure is told in general words rather than late. */
  async function bringErrorWords(): Promise<void> {
    if (!parts.errorWords) return;
    const coming = bringWords({ namespace: 'errors', load: parts.errorWords });
    await within(errorWordsTimeoutMs, coming).catch(() => undefined);
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
    await bringWords(ownWords(remote));
    mount(remote);
    return remote;
  }

  async function install(name: string): Promise<Remote> {
    const earlier = installed.get(name);
    if (earlier) {
      // Its words may have failed when the language changed.
      await bringWords(ownWords(await earlier));
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
      route.messages && bringWords(route.messages),
    ]);
    mount({ ...(slices && { slices }), ...(saga && { saga }) });
    const loaded = { route: { ...route, ...subject }, Component };
    pages.set(`${name}/${pattern}`, loaded);
    return loaded;
  }

  function pageHere(name: string, pattern: string): LoadedPage | null {
    const loaded = pages.get(`${name}/${pattern}`);
    const isSpoken = (namespace: string) => i18n.hasResourceBundle(wanted, namespace);
    if (!loaded || !isSpoken(name)) return null;
    return loaded.route.messages && !isSpoken(loaded.route.messages.namespace) ? null : loaded;
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
      within(
        remoteTimeoutMs,
        install(name).then(() => federation.widget(name, widget)),
      ).catch((error: unknown) => {
        const version = registry.remotes[name]?.version ?? 'none';
        throw remoteError({ remote: name, version, door: widget }, error);
      }),
    async changeLanguage(language) {
      wanted = language;
      if (language === selectLanguage(store.getState())) return;
      const own = await parts.words(language).catch((error: unknown) => {
        if (wanted === language) wanted = selectLanguage(store.getState());
        throw error;
      });
      for (const [namespace, messages] of Object.entries(own))
        addMessages(i18n, language, namespace, messages);
      // What is on its way brings its words itself; whose words cannot be had says so where it is opened.
      await Promise.allSettled(speaking.map(bringWords));
      // Another one was chosen meanwhile.
      if (wanted !== language) return;
      await i18n.changeLanguage(language);
      store.dispatch(languageChosen(language));
      parts.emit('shell:language-changed', { language });
    },
    restoreStorage() {
      if (!kept) return;
      const restored = restore(kept);
      if (isOtherSession(selectSession(store.getState()), restored.session)) {
        store.dispatch(sessionEndedElsewhere());
        parts.emit('account:signed-out');
      }
      store.dispatch(storageRestored(restored));
    },
  };
}

/** Somebody signed in may see more than the server asked for, so for them its answers are asked for once more. */
function startingState(
  state: Readonly<Record<string, unknown>>,
  kept: LocalStore | null,
  now: () => number,
): Readonly<Record<string, unknown>> {
  return kept && restore(kept).session.accessToken ? state : withFetchedAt(state, now());
}

function ownWords(remote: Remote): PageMessages {
  return { namespace: remote.name, load: (language) => remote.messages(language) };
}

/** Asks the shop's settings unless they came with the page, and their texts in each language that is chosen. */
function* settingSaga(): Effect<void> {
  yield* takeLatest(languageChosen, askSetting);
  if ((yield* select(selectSetting)).settingClient) return;
  yield* askSetting();
}

/** Without settings the frame shows its defaults. */
function* askSetting(): Effect<void> {
  const language = yield* select(selectLanguage);
  try {
    const setting = yield* api(fetchSetting);
    // Else another language was chosen meanwhile, and is being asked for.
    if ((yield* select(selectLanguage)) === language) yield* put(settingReceived(setting));
  } catch {
    // The next page load asks again; nothing on the page waits for it.
  }
}

/** The shop's settings, the same for everybody. */
export async function fetchSetting({ http, signal }: ApiContext): Promise<ClientSetting> {
  const { data } = await http.get<ClientSetting>('main/system/client-setting', { signal });
  return data;
}
