import { createApp, type App, type AppParts } from '@storefront/shared/app';
import { createPathTo } from '@storefront/shared/router';
import {
  api,
  languageChosen,
  put,
  select,
  selectLanguage,
  selectSession,
  selectSetting,
  sessionEndedElsewhere,
  settingReceived,
  storageRestored,
  takeLatest,
  withFetchedAt,
  type Effect,
} from '@storefront/shared/store';
import { fetchSetting } from './fetch-setting';
import { createRefresh } from './session/refresh';
import { createSessionSaga } from './session/session-saga';
import { createLocalStore, type LocalStore } from './storage/local-store';
import { createPersistSaga } from './storage/persist-saga';
import { isOtherSession, restore } from './storage/restore';

/** What a page in the browser has beside what every app has. */
export interface BrowserAppParts extends Omit<AppParts, 'createSession'> {
  storage: LocalStore;
  /** Goes to a path without language prefix. */
  goTo: (path: string) => void;
}

/** An app with a session and what this browser stored. */
export interface BrowserApp extends App {
  /** Brings back what this browser stored; again when another tab changed it. */
  restoreStorage: () => void;
}

/** The app of a page: what every app has, and what lasts longer than the page. */
export async function createBrowserApp({ storage, goTo, ...parts }: BrowserAppParts): Promise<BrowserApp> {
  const { now, emit } = parts;
  const pathTo = createPathTo(parts.registry);
  const app = await createApp({
    ...parts,
    state: parts.state && startingState(parts.state, storage, now),
    createSession(core) {
      const refresh = createRefresh({ ...core, storage, now, emit });
      return {
        refresh,
        sagas: [
          createPersistSaga(
            storage,
            createLocalStore(() => window.sessionStorage),
          ),
          createSessionSaga({ goTo, pathTo }, refresh.renew),
          settingSaga,
        ],
      };
    },
  });
  const { store } = app;
  return {
    ...app,
    restoreStorage() {
      const restored = restore(storage);
      if (isOtherSession(selectSession(store.getState()), restored.session)) {
        store.dispatch(sessionEndedElsewhere());
        emit('account:signed-out');
      }
      store.dispatch(storageRestored(restored));
    },
  };
}

/** Somebody signed in may see more than the server asked for, so for them its answers are asked for once more. */
function startingState(
  state: Readonly<Record<string, unknown>>,
  storage: LocalStore,
  now: () => number,
): Readonly<Record<string, unknown>> {
  return restore(storage).session.accessToken ? state : withFetchedAt(state, now());
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
