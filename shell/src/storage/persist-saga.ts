import {
  applyToCart,
  applyToWishlist,
  cartChanged,
  cartStored,
  selectTotalCart,
  wishlistAdded,
  wishlistRemoved,
  wishlistSet,
  wishlistStored,
  type WishlistChange,
} from '@storefront/shared/cart';
import {
  actionChannel,
  all,
  call,
  flush,
  getFromContext,
  languageChosen,
  loggedOut,
  loginAccepted,
  loginFailed,
  profileReceived,
  put,
  referralReceived,
  select,
  selectLanguage,
  selectSession,
  sessionEndedElsewhere,
  takeEvery,
  takeFrom,
  tokenRefreshed,
  type Channel,
  type Effect,
  type Emit,
} from '@storefront/shared/store';
import type { LocalStore } from './local-store';
import { restore } from './restore';
import { withLock } from './with-lock';

/**
 * Keeps in local storage what the specification says, and nothing else.
 * @param keptOfTab what is kept until this tab is closed
 */
export function createPersistSaga(kept: LocalStore, keptOfTab: LocalStore) {
  function* keepSession(): Effect<void> {
    const { accessToken, email, userInfo, infoAuthReferral } = yield* select(selectSession);
    kept.write('email', email);
    kept.write('userInfo', userInfo);
    if (infoAuthReferral) kept.write('infoAuthReferral', infoAuthReferral);
    else kept.remove('infoAuthReferral');
    // Last: anyone who finds the token in another tab finds whose it is.
    kept.write('accessToken', accessToken);
  }

  /** The token alone: a referral token that another tab has renewed meanwhile is not written over with this tab's. */
  function* keepToken(): Effect<void> {
    kept.write('accessToken', (yield* select(selectSession)).accessToken);
  }

  /** The profile alone: a token that another tab has renewed meanwhile is not written over with this tab's. */
  function* keepProfile(): Effect<void> {
    kept.write('userInfo', (yield* select(selectSession)).userInfo);
  }

  function* keepReferral(): Effect<void> {
    kept.write('infoAuthReferral', (yield* select(selectSession)).infoAuthReferral);
  }

  function forgetSession(): void {
    // The cart stays, tagged with the account that filled it.
    const userInfo = restore(kept).session.userInfo;
    if (userInfo) kept.write('sf:cart-account', userInfo.id);
    for (const key of ['accessToken', 'email', 'userInfo', 'infoAuthReferral'] as const) kept.remove(key);
  }

  function* forgetSignedOut(): Effect<void> {
    forgetSession();
    kept.remove('wishlist');
    // What is kept from now on is a visitor's, and joins anyone who signs in.
    kept.remove('sf:wishlist-of');
    // The next person at this browser must not read it.
    kept.remove('sf:chat');
    clearInTab();
  }

  /** Also when another tab signs out: each tab has a storage of its own. */
  function clearInTab(): void {
    keptOfTab.remove('sf:chat-draft');
    keptOfTab.remove('sf:chat-open');
  }

  /** A token that came before its profile failed must not sign anybody in by the next page load. */
  function* forgetFailedLogin(): Effect<void> {
    forgetSession();
  }

  function* keepLanguage(): Effect<void> {
    kept.write('language', yield* select(selectLanguage));
  }

  function* keepCart(): Effect<void> {
    const changes = yield* actionChannel([cartChanged]);
    const emit: Emit = yield* getFromContext<Emit>('emit');
    const store = (operations: ReturnType<typeof cartChanged>[]): boolean => {
      const carts = operations.reduce(
        (before, { payload }) => applyToCart(before, payload),
        restore(kept).carts,
      );
      // The number alone may find no room; the lines must not be added once more for it.
      const isStored = kept.write('carts', carts);
      kept.write('totalQuantity', carts.length);
      return isStored;
    };
    yield* inStep('sf:cart', changes, store, function* told(isStored) {
      if (isStored) {
        const { carts, cartAccount } = restore(kept);
        yield* put(cartStored({ carts, account: cartAccount }));
      }
      emit('checkout:cart-changed', { lineCount: yield* select(selectTotalCart) });
    });
  }

  function* keepWishlist(): Effect<void> {
    // Signing out empties it, also of what was pressed just before and is not stored yet.
    const changes = yield* actionChannel<WishlistChange>([
      wishlistAdded,
      wishlistRemoved,
      wishlistSet,
      loggedOut,
    ]);
    const store = (operations: WishlistChange[]): boolean => {
      const wishlist = operations.reduce(applyToWishlist, restore(kept).wishlist);
      if (wishlist.length > 0) return kept.write('wishlist', wishlist);
      kept.remove('wishlist');
      return true;
    };
    yield* inStep('sf:wishlist', changes, store, function* told(isStored) {
      if (isStored) yield* put(wishlistStored(restore(kept).wishlist));
    });
  }

  return function* persistSaga(): Generator {
    yield* takeEvery(loginAccepted, keepSession);
    yield* takeEvery(tokenRefreshed, keepToken);
    yield* takeEvery(profileReceived, keepProfile);
    yield* takeEvery(referralReceived, keepReferral);
    yield* takeEvery(loggedOut, forgetSignedOut);
    yield* takeEvery(sessionEndedElsewhere, clearInTab);
    yield* takeEvery(loginFailed, forgetFailedLogin);
    yield* takeEvery(languageChosen, keepLanguage);
    yield* all([keepCart, keepWishlist]);
  };
}

/**
 * Applies this tab's changes to what lies in storage, under a lock of all tabs, so that nothing of another's is lost.
 * What found no room is tried again with the next change; until then this page's state is all there is.
 * @param told after each round, with whether storage holds all changes now
 */
function* inStep<A extends object>(
  lock: string,
  changes: Channel<A>,
  store: (operations: A[]) => boolean,
  told: (isStored: boolean) => Effect<void>,
): Effect<void> {
  let unsaved: A[] = [];
  for (;;) {
    let next: A[] = [yield* takeFrom(changes)];
    let isStored = false;
    while (next.length > 0) {
      unsaved.push(...next, ...(yield* flush(changes)));
      isStored = yield* call(withLock, lock, () => store(unsaved));
      if (isStored) unsaved = [];
      next = yield* flush(changes);
    }
    yield* told(isStored);
  }
}
