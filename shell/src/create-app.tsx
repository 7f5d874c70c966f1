import createCache, { type EmotionCache } from '@emotion/cache';
import type { AxiosInstance } from 'axios';
import type { i18n as I18n } from 'i18next';
import { cartSlice, wishlistSlice } from '@storefront/shared/cart';
import type {
  ClientSetting,
  Language,
  Messages,
  Registry,
  Remote,
  WidgetModule,
} from '@storefront/shared/contracts';
import { createHttp, type Bases, type Http } from '@storefront/shared/http';
import { addMessages, createI18n } from '@storefront/shared/i18n';
import {
  api,
  commonSlice,
  createStore,
  languageChosen,
  logoutRequested,
  noticesRegistered,
  requestEnded,
  requestStarted,
  selectAccessToken,
  selectLanguage,
  selectReferralAuth,
  selectTimeout,
  sessionSlice,
  settingReceived,
  put,
  storageRestored,
  trackingSlice,
  type ApiContext,
  type AppStore,
  type Effect,
  type Emit,
} from '@storefront/shared/store';
import { createRefresh } from './session/refresh';
import { createSessionSaga } from './session/session-saga';
import type { LocalStore } from './storage/local-store';
import { createPersistSaga } from './storage/persist-saga';
import { restore } from './storage/restore';
import type { Federation } from './federation/federation';

/** What an app is made from; everything that differs between a page, a request and a test. */
export interface AppParts {
  language: Language;
  registry: Registry;
  bases: Bases;
  federation: Federation;
  /** The words of `common` and `shell` in a language. */
  words: (language: Language) => Promise<Record<string, Messages>>;
  transport: () => Promise<AxiosInstance>;
  kept: LocalStore;
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
  widget: (remote: string, widget: string) => Promise<WidgetModule>;
  changeLanguage: (language: Language) => Promise<void>;
  /** Brings back what this browser kept; again when another tab changed it. */
  restoreStorage: () => void;
}

export async function createApp(parts: AppParts): Promise<App> {
  const { registry, federation, kept, now } = parts;
  const cache = createCache({ key: 'sf', ...(parts.nonce && { nonce: parts.nonce }) });
  const i18n = createI18n(parts.language, await parts.words(parts.language));

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
    refresh: () => refresh(),
    onRefused: () => {
      parts.emit('account:session-expired');
      void refresh();
    },
    onStart: (key) => {
      store.dispatch(requestStarted(key));
    },
    onEnd: (key) => {
      store.dispatch(requestEnded(key));
    },
  });
  const store: AppStore = createStore({
    slices: [sessionSlice, commonSlice, trackingSlice, cartSlice, wishlistSlice],
    context: { http, now, emit: parts.emit },
    onError: parts.onError,
  });
  const refresh = createRefresh({ store: () => store, http: () => http, kept, now });

  store.dispatch(languageChosen(parts.language));
  for (const [name, { notices }] of Object.entries(registry.remotes)) {
    const own = Object.entries(notices).map(([key, variant]) => [`${name}:${key}`, variant] as const);
    store.dispatch(noticesRegistered(Object.fromEntries(own)));
  }
  store.run(createPersistSaga(kept));
  store.run(createSessionSaga({ goTo: parts.goTo }, refresh));
  store.run(settingSaga);

  const installed = new Map<string, Promise<Remote>>();

  async function installNow(name: string): Promise<Remote> {
    const remote = await federation.remote(name);
    const language = selectLanguage(store.getState());
    addMessages(i18n, language, name, await wordsOf(remote, language));
    if (remote.slices) store.inject(remote.slices);
    if (remote.saga) store.run(remote.saga);
    return remote;
  }

  function install(name: string): Promise<Remote> {
    const earlier = installed.get(name);
    if (earlier) return earlier;
    const installing = installNow(name);
    installed.set(name, installing);
    installing.catch(() => installed.delete(name));
    return installing;
  }

  return {
    store,
    http,
    i18n,
    cache,
    install,
    async widget(name, widget) {
      await install(name);
      return federation.widget(name, widget);
    },
    async changeLanguage(language) {
      const own = await parts.words(language);
      for (const [namespace, messages] of Object.entries(own))
        addMessages(i18n, language, namespace, messages);
      const remotes = await Promise.all(installed.values());
      await Promise.all(
        remotes.map(async (remote) => {
          addMessages(i18n, language, remote.name, await wordsOf(remote, language));
        }),
      );
      await i18n.changeLanguage(language);
      store.dispatch(languageChosen(language));
    },
    restoreStorage() {
      store.dispatch(storageRestored(restore(kept)));
    },
  };
}

async function wordsOf(remote: Remote, language: Language): Promise<Messages> {
  const loaded: object = await remote.messages(language);
  return ('default' in loaded ? loaded.default : loaded) as Messages;
}

/** Asks the shop's settings once; without them the frame shows its defaults. */
function* settingSaga(): Effect<void> {
  try {
    yield* put(settingReceived(yield* api(fetchSetting)));
  } catch {
    // The next page load asks again; nothing on the page waits for it.
  }
}

async function fetchSetting({ http, signal }: ApiContext): Promise<ClientSetting> {
  const { data } = await http.get<ClientSetting>('main/system/client-setting', { signal });
  return data;
}
