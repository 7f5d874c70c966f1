import { createAction } from '@reduxjs/toolkit';
import {
  applyToWishlist,
  favouritesReceived,
  selectFavourite,
  selectWishlist,
  wishlistAdded,
  wishlistRemoved,
  wishlistSet,
  type WishlistItem,
} from '@storefront/shared/cart';
import type { AnyNoticeKey } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import {
  actionChannel,
  cancel,
  delay,
  flush,
  fork,
  loggedOut,
  loginAccepted,
  loginFailed,
  noticeShown,
  now,
  profileReceived,
  put,
  select,
  selectSession,
  sessionEndedElsewhere,
  storageRestored,
  takeAny,
  takeFrom,
  untrackedApi,
  type AppStore,
  type Effect,
} from '@storefront/shared/store';
import type { LocalStore } from '../storage/local-store';
import { onFocusOrOnline } from '../storage/on-focus-or-online';
import { addFavourite, fetchFavouriteIds, mergeFavourites, removeFavourite } from './wishlist-api';

interface Parts {
  store: AppStore;
  kept: LocalStore;
  window: Window;
}

/** Somebody looks at the shop again: the server is asked what is kept now. */
const wishlistSyncRequested = createAction('shell/wishlistSyncRequested');
type Wish = ReturnType<
  | typeof wishlistSyncRequested
  | typeof wishlistAdded
  | typeof wishlistRemoved
  | typeof profileReceived
  | typeof storageRestored
>;

type Change = ReturnType<typeof wishlistAdded | typeof wishlistRemoved>;

/** Coming back to a window is heard in more ways than one. */
const freshMs = 30_000;
const tryAgainMs = 20_000;
/** As many as a customer can keep; of more, those that came last. */
const maxJoined = 500;

/** Keeps the wishlist of who is signed in the same as their account's. Returns what ends it. */
export function startWishlistSync({ store, kept, window }: Parts): () => void {
  const stopLooking = onFocusOrOnline(window, () => store.dispatch(wishlistSyncRequested()));
  const task = store.run(createWishlistSync(kept));
  store.dispatch(wishlistSyncRequested());
  return () => {
    task.cancel();
    stopLooking();
  };
}

function createWishlistSync(kept: LocalStore) {
  let agreed: { account: string; at: number } | null = null;

  function* follow(): Generator {
    // One after the other: a heart that is pressed twice is kept, then kept no longer.
    const wishes = yield* actionChannel<Wish>([
      wishlistSyncRequested,
      wishlistAdded,
      wishlistRemoved,
      profileReceived,
      storageRestored,
    ]);
    const waiting: Wish[] = [];
    try {
      for (;;) {
        const wish = waiting.shift() ?? (yield* takeFrom(wishes));
        const { userInfo } = yield* select(selectSession);
        if (!userInfo) continue;
        if (isChange(wish)) yield* tell(wish);
        else if (yield* isDue(userInfo.id)) {
          const ids = yield* agree(userInfo.id);
          waiting.push(...(yield* flush(wishes)));
          if (ids) yield* show(ids, waiting);
        }
      }
    } finally {
      wishes.close();
    }
  }

  function* isDue(account: string): Effect<boolean> {
    // Another tab may have signed out and in meanwhile.
    if (agreed?.account !== account || kept.read('sf:wishlist-of') !== account) return true;
    return (yield* now()) - agreed.at > freshMs;
  }

  /** What the account keeps; what a visitor kept in this browser joins it, once. Null when it could not be had. */
  function* agree(account: string): Effect<string[] | null> {
    const own = (yield* select(selectWishlist)).flatMap(({ id, kind }) => (kind === 'product' ? id : []));
    // Another account's list joins nobody's.
    const isVisitors = kept.read('sf:wishlist-of') === null && own.length > 0;
    try {
      const { ids, left } = isVisitors
        ? yield* untrackedApi(mergeFavourites, own.slice(-maxJoined))
        : { ...(yield* untrackedApi(fetchFavouriteIds)), left: 0 };
      if ((yield* select(selectSession)).userInfo?.id !== account) return null;
      kept.write('sf:wishlist-of', account);
      agreed = { account, at: yield* now() };
      yield* put(favouritesReceived(ids));
      if (left > 0 || (isVisitors && own.length > maxJoined))
        yield* put(noticeShown('account:TooManyFavourites'));
      return ids;
    } catch {
      // What is in this browser stays, and is asked about again.
      return null;
    }
  }

  /** The account's, and what was changed here while it was asked for. */
  function* show(ids: string[], since: Wish[]): Effect<void> {
    const before = yield* select(selectWishlist);
    const items: WishlistItem[] = [
      ...ids.map((id) => ({ id, kind: 'product' as const })),
      ...before.filter(({ kind }) => kind === 'solution'),
    ];
    const next = since.filter(isChange).reduce(applyToWishlist, items);
    if (JSON.stringify(next) !== JSON.stringify(before)) yield* put(wishlistSet(next));
  }

  /** It is shown as pressed at once; what the server refuses is taken back, and said. */
  function* tell(change: Change): Effect<void> {
    const isAdded = wishlistAdded.match(change);
    const item: WishlistItem = isAdded ? change.payload : { id: change.payload, kind: 'product' };
    if (item.kind !== 'product') return;
    try {
      yield* untrackedApi(isAdded ? addFavourite : removeFavourite, item.id);
      const others = (yield* select(selectFavourite)).filter((id) => id !== item.id);
      yield* put(favouritesReceived(isAdded ? [...others, item.id] : others));
    } catch (error) {
      const { code } = toApiError(error);
      if (code === 'FAVOURITE_EXISTING') yield* put(noticeShown('FavouriteExisting'));
      // Another device was faster; that is what was wanted.
      else if (code === 'FAVOURITE_NOT_FOUND') yield* put(noticeShown('account:FavouriteUnknown'));
      else yield* takeBack(isAdded, item, refusals[code]);
    }
  }

  function* takeBack(isAdded: boolean, item: WishlistItem, said: AnyNoticeKey | undefined): Effect<void> {
    const wishlist = yield* select(selectWishlist);
    const without = wishlist.filter(({ id }) => id !== item.id);
    yield* put(wishlistSet(isAdded ? without : [...without, item]));
    yield* put(noticeShown(said ?? (isAdded ? 'account:FavouriteNotKept' : 'account:FavouriteNotRemoved')));
  }

  function* askAgain(): Generator {
    for (;;) {
      yield* delay(tryAgainMs);
      const { userInfo } = yield* select(selectSession);
      if (userInfo && agreed?.account !== userInfo.id) yield* put(wishlistSyncRequested());
    }
  }

  return function* wishlistSync(): Generator {
    yield* fork(askAgain);
    for (;;) {
      const following = yield* fork(follow);
      const over = yield* takeAny(sessionEnds);
      // What was pressed in one session and not told yet is told in no other.
      yield* cancel(following);
      agreed = null;
      if (loggedOut.match(over)) kept.remove('sf:wishlist-of');
    }
  };
}

const sessionEnds = [loggedOut, loginFailed, loginAccepted, sessionEndedElsewhere];

const isChange = (wish: Wish): wish is Change => wishlistAdded.match(wish) || wishlistRemoved.match(wish);

const refusals: Partial<Record<string, AnyNoticeKey>> = {
  PRODUCT_NOT_FOUND: 'account:FavouriteGone',
  TOO_MANY_FAVOURITES: 'account:TooManyFavourites',
  INVALID_FAVOURITE_ADD: 'account:FavouriteInvalid',
  INVALID_FAVOURITE_REMOVE: 'account:FavouriteInvalid',
};
