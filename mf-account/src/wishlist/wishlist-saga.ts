import { wishlistAdded, wishlistRemoved, wishlistSet } from '@storefront/shared/cart';
import { put, select, selectLanguage, takeEvery, type Effect } from '@storefront/shared/store';
import { favourites } from './favourites';

/** What is pressed here is shown by the page itself; what another device, a login or a refusal changed is asked for. */
export function* wishlistSaga() {
  yield* takeEvery(wishlistAdded, forget);
  yield* takeEvery(wishlistRemoved, forget);
  yield* takeEvery(wishlistSet, refetchFavourites);
}

/** The next visit asks again; what is shown stays, so that nothing jumps under a finger. */
function* forget(): Effect<void> {
  yield* put(favourites.invalidate());
}

function* refetchFavourites(): Effect<void> {
  yield* put(favourites.invalidate());
  yield* put(favourites.refetch({ page: 1, language: yield* select(selectLanguage) }));
}
