import {
  applyToCart,
  cartChanged,
  cartStored,
  selectWishlist,
  wishlistAdded,
  wishlistRemoved,
  wishlistSet,
} from '@storefront/shared/cart';
import {
  actionChannel,
  call,
  flush,
  getFromContext,
  languageChosen,
  loggedOut,
  loginAccepted,
  profileReceived,
  put,
  select,
  selectLanguage,
  selectSession,
  takeEvery,
  takeFrom,
  tokenRefreshed,
  type Effect,
  type Emit,
} from '@storefront/shared/store';
import type { LocalStore } from './local-store';
import { restore } from './restore';

type CartAction = ReturnType<typeof cartChanged>;

/** Keeps in local storage what the specification says, and nothing else. */
export function createPersistSaga(kept: LocalStore) {
  function* keepSession(): Effect<void> {
    const { accessToken, email, userInfo, infoAuthReferral } = yield* select(selectSession);
    kept.write('accessToken', accessToken);
    kept.write('email', email);
    kept.write('userInfo', userInfo);
    if (infoAuthReferral) kept.write('infoAuthReferral', infoAuthReferral);
    else kept.remove('infoAuthReferral');
  }

  function* forgetSession(): Effect<void> {
    // The cart stays, tagged with the account that filled it.
    const userInfo = restore(kept).session.userInfo;
    if (userInfo) kept.write('sf:cart-account', userInfo.id);
    for (const key of ['accessToken', 'email', 'userInfo', 'infoAuthReferral', 'wishlist'] as const)
      kept.remove(key);
  }

  function* keepWishlist(): Effect<void> {
    kept.write('wishlist', yield* select(selectWishlist));
  }

  function* keepLanguage(): Effect<void> {
    kept.write('language', yield* select(selectLanguage));
  }

  /** Applies this tab's operations to what lies in storage, so that lines added in another tab are not lost. */
  async function storeCart(operations: CartAction[]): Promise<ReturnType<typeof restore>> {
    return withCartLock(() => {
      let { carts } = restore(kept);
      for (const { payload } of operations) carts = applyToCart(carts, payload);
      kept.write('carts', carts);
      kept.write('totalQuantity', carts.length);
      return restore(kept);
    });
  }

  function* keepCart(): Effect<void> {
    const changes = yield* actionChannel([cartChanged]);
    const emit: Emit = yield* getFromContext<Emit>('emit');
    for (;;) {
      let operations: CartAction[] = [yield* takeFrom(changes)];
      let stored: ReturnType<typeof restore> | null = null;
      while (operations.length > 0) {
        stored = yield* call(storeCart, [...operations, ...(yield* flush(changes))]);
        operations = yield* flush(changes);
      }
      if (!stored) continue;
      yield* put(cartStored({ carts: stored.carts, account: stored.cartAccount }));
      emit('checkout:cart-changed', { lineCount: stored.carts.length });
    }
  }

  return function* persistSaga(): Generator {
    for (const changed of [loginAccepted, profileReceived, tokenRefreshed]) {
      yield* takeEvery(changed as typeof loginAccepted, keepSession);
    }
    yield* takeEvery(loggedOut, forgetSession);
    for (const changed of [wishlistAdded, wishlistRemoved, wishlistSet]) {
      yield* takeEvery(changed as typeof wishlistRemoved, keepWishlist);
    }
    yield* takeEvery(languageChosen, keepLanguage);
    yield* keepCart();
  };
}

async function withCartLock<T>(run: () => T): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return run();
  return navigator.locks.request('sf:cart', run) as Promise<T>;
}
