import { createAction } from '@reduxjs/toolkit';
import { cartStored, selectTotalCart } from '@storefront/shared/cart';
import { emit, on } from '@storefront/shared/events';
import { toApiError } from '@storefront/shared/http';
import {
  actionChannel,
  cancel,
  delay,
  flush,
  fork,
  loggedOut,
  now,
  profileReceived,
  put,
  select,
  selectSession,
  storageRestored,
  takeEvery,
  takeFrom,
  untrackedApi,
  type AppStore,
  type Effect,
} from '@storefront/shared/store';
import type { LocalStore } from '../storage/local-store';
import { restore } from '../storage/restore';
import { onFocusOrOnline } from '../storage/on-focus-or-online';
import { syncOnce, type SyncEvents } from './sync-once';

interface Parts {
  store: AppStore;
  kept: LocalStore;
  window: Window;
}

/** Somebody looks at the shop again, or a try is due: the server is asked what the cart is now. */
const cartSyncRequested = createAction('shell/cartSyncRequested');
const savedLinesStored = createAction('shell/savedLinesStored');

/** Changes that come within this time are told together. */
const gatheredMs = 800;
/** Coming back to a window is heard in more ways than one. */
const freshMs = 5_000;
const triesAfterMs = [5_000, 20_000, 60_000, 300_000] as const;

/** Keeps the cart of who is signed in the same on all their devices. Returns what ends it. */
export function startCartSync({ store, kept, window }: Parts): () => void {
  const savedStored = () => {
    store.dispatch(savedLinesStored());
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === 'sf:saved-lines') savedStored();
  };
  window.addEventListener('storage', hear);
  const stopLooking = onFocusOrOnline(window, () => store.dispatch(cartSyncRequested()));
  const stopHearing = on('checkout:saved-lines-changed', savedStored);
  const task = store.run(createCartSync(kept, window));
  store.dispatch(cartSyncRequested());
  return () => {
    task.cancel();
    stopHearing();
    stopLooking();
    window.removeEventListener('storage', hear);
  };
}

type Wish = ReturnType<
  | typeof cartSyncRequested
  | typeof cartStored
  | typeof savedLinesStored
  | typeof profileReceived
  | typeof storageRestored
>;

const isOrdering = ({ location }: Window) =>
  /\/checkout\/(information|delivery|confirmation)$/.test(location.pathname);

function createCartSync(kept: LocalStore, window: Window) {
  let answeredAt = -Infinity;
  let failures = 0;

  function* follow(): Generator {
    const wishes = yield* actionChannel<Wish>([
      cartSyncRequested,
      cartStored,
      savedLinesStored,
      profileReceived,
      storageRestored,
    ]);
    let retry: Parameters<typeof cancel>[0] | null = null;
    for (;;) {
      const first = yield* takeFrom(wishes);
      yield* delay(gatheredMs);
      const all = [first, ...(yield* flush(wishes))];
      if (retry) yield* cancel(retry);
      retry = (yield* sync(all)) ? null : yield* fork(tryLater);
    }
  }

  /** False when the same may succeed in a while; until then this browser's cart is what counts. */
  function* sync(wishes: Wish[]): Effect<boolean> {
    // What is being ordered changes by the shopper's own hand alone.
    if (isOrdering(window)) return false;
    const { userInfo } = yield* select(selectSession);
    if (!userInfo) return true;
    const at = yield* now();
    const asks = wishes.some(({ type }) => type !== cartStored.type && type !== savedLinesStored.type);
    const told = { cart: false, saved: false, report: false };
    const events: SyncEvents = {
      onCartStored: () => (told.cart = true),
      onSavedStored: () => (told.saved = true),
      onReported: () => (told.report = true),
    };
    let isDone = true;
    try {
      const wanted = { account: userInfo.id, asks: asks && at - answeredAt > freshMs };
      yield* untrackedApi(syncOnce, kept, wanted, events);
      if (wanted.asks) answeredAt = at;
      failures = 0;
    } catch (error) {
      const { status } = toApiError(error);
      isDone = status !== 0 && status !== 429 && status < 500;
      failures += 1;
    }
    if (told.cart) {
      const { carts, cartAccount } = restore(kept);
      yield* put(cartStored({ carts, account: cartAccount }));
      emit('checkout:cart-changed', { lineCount: yield* select(selectTotalCart) });
    }
    if (told.saved) emit('checkout:saved-lines-changed');
    if (told.report) emit('shell:cart-merged');
    return isDone;
  }

  function* tryLater(): Generator {
    yield* delay(triesAfterMs[Math.min(failures, triesAfterMs.length) - 1] ?? triesAfterMs[0]);
    yield* put(cartSyncRequested());
  }

  return function* cartSync(): Generator {
    // The cart stays with the browser, so the next login is a visitor's: what was agreed on with this account is over.
    yield* takeEvery(loggedOut, () => {
      kept.remove('sf:cart-sync');
      kept.remove('sf:cart-report');
      answeredAt = -Infinity;
    });
    yield* follow();
  };
}
