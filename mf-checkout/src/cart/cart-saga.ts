import { cartChanged, cartStored, selectCart } from '@storefront/shared/cart';
import { toApiError } from '@storefront/shared/http';
import {
  api,
  cancel,
  fork,
  freshMs,
  languageChosen,
  now,
  put,
  select,
  selectLanguage,
  storageRestored,
  takeAny,
  type Effect,
} from '@storefront/shared/store';
import { quoteReceived } from '../quote/quote-slice';
import { fetchCartProducts } from './cart-api';
import {
  cartOpened,
  cartProductsAsked,
  cartProductsFailed,
  cartProductsReceived,
  savedLinesShown,
  selectCartProducts,
} from './cart-products-slice';
import { isUnavailable, knowsLess } from './cart-rows';

type Task = Parameters<typeof cancel>[0];

/** Whatever changes the lines of the cart asks for what is not known of them. */
export function* cartSaga(): Generator {
  let loading: Task | null = null;
  let aside: string[] = [];
  for (;;) {
    const action = yield* takeAny([
      cartOpened,
      savedLinesShown,
      storageRestored,
      cartChanged,
      cartStored,
      languageChosen,
      quoteReceived,
    ]);
    if (savedLinesShown.match(action)) aside = action.payload;
    const isOutdated = quoteReceived.match(action) && (yield* isContradicted(action));
    if (quoteReceived.match(action) && !isOutdated) continue;
    if (loading) yield* cancel(loading);
    // Who opens the cart, or asks again, wants to see prices and stock as they are now.
    loading = yield* fork(loadProducts, aside, isOutdated || cartOpened.match(action));
  }
}

/** A price was made of other prices or stock than are shown here. */
function* isContradicted({ payload }: ReturnType<typeof quoteReceived>): Effect<boolean> {
  const { byId } = yield* select(selectCartProducts);
  return (yield* select(selectCart)).some((line) =>
    knowsLess({ line, product: byId[line.infoId]?.product }, payload.quote),
  );
}

function* loadProducts(aside: string[], all: boolean): Generator {
  const language = yield* select(selectLanguage);
  const { byId } = yield* select(selectCartProducts);
  const at = yield* now();
  const inCart = (yield* select(selectCart)).map(({ infoId }) => infoId);
  const asked = [...new Set([...inCart, ...aside])].filter((infoId) => {
    const known = byId[infoId];
    return all || !known || known.language !== language || at - known.at > freshMs;
  });
  if (asked.length === 0) return;
  yield* put(cartProductsAsked());
  try {
    const products = yield* api(fetchCartProducts, asked);
    yield* put(cartProductsReceived({ asked, products, language, at: yield* now() }));
    yield* untickUnavailable();
  } catch (error) {
    yield* put(cartProductsFailed(toApiError(error).toState()));
  }
}

/** What cannot be bought takes no part in the next order. */
function* untickUnavailable(): Effect<void> {
  const { byId } = yield* select(selectCartProducts);
  const infoIds = (yield* select(selectCart))
    .filter((line) => line.isOrder && isUnavailable({ line, product: byId[line.infoId]?.product }))
    .map(({ infoId }) => infoId);
  if (infoIds.length > 0) yield* put(cartChanged({ kind: 'select', infoIds, isOrder: false }));
}
