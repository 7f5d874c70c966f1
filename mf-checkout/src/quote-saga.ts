import { cartChanged, cartStored, selectCart } from '@storefront/shared/cart';
import type { Quote } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import {
  api,
  cancel,
  cancelled,
  delay,
  fork,
  isFresh,
  languageChosen,
  now,
  put,
  quotePriced,
  select,
  selectIsLoggedIn,
  selectLanguage,
  takeAny,
  type Effect,
} from '@storefront/shared/store';
import { postQuote } from './checkout-api';
import {
  addressSaved,
  deliveryTyped,
  informationConfirmed,
  selectDraft,
  shippingMethodRefused,
  stepLeft,
  stepOpened,
} from './draft-slice';
import { linesToOrder, questionOf, quoteKey } from './quote';
import {
  quoteAbandoned,
  quoteAsked,
  quoteFailed,
  quoteReceived,
  quoteWanted,
  selectQuote,
} from './quote-slice';
import { shippingMethods } from './shipping-methods';

type Task = Parameters<typeof cancel>[0];

const patienceMs = 150;
/** What the price depends on. */
const causes = [
  cartChanged,
  cartStored,
  languageChosen,
  informationConfirmed,
  addressSaved,
  deliveryTyped,
  shippingMethodRefused,
];

/** While a step is shown, whatever the price depends on asks for it anew; only the newest question counts. */
export function* quoteSaga(): Generator {
  let shown: string | null = null;
  let asking: Task | null = null;
  for (;;) {
    const action = yield* takeAny([stepOpened, stepLeft, quoteWanted, ...causes]);
    if (stepLeft.match(action)) {
      if (shown === action.payload) shown = null;
      continue;
    }
    if (stepOpened.match(action)) shown = action.payload;
    if (shown === null) continue;
    if (asking) yield* cancel(asking);
    const isWanted = quoteWanted.match(action);
    asking = yield* fork(ask, { isWanted, waitMs: isWanted || stepOpened.match(action) ? 0 : patienceMs });
  }
}

function* ask({ isWanted, waitMs }: { isWanted: boolean; waitMs: number }): Generator {
  // Typing and stepping change it in bursts.
  if (waitMs > 0) yield* delay(waitMs);
  if (!(yield* select(selectIsLoggedIn))) return;
  const carts = yield* select(selectCart);
  const draft = yield* select(selectDraft);
  const question = questionOf(carts, draft, yield* select(selectLanguage));
  if (!question) return;
  if (draft.address)
    yield* put(shippingMethods.requested({ lines: linesToOrder(carts), address: draft.address }));

  const known = yield* select(selectQuote, question);
  if (known.data && !isWanted && isFresh(known, yield* now())) {
    yield* tell(known.data);
    return;
  }
  const key = quoteKey(question);
  yield* put(quoteAsked(key));
  try {
    const quote = yield* api(postQuote, question.request);
    yield* put(quoteReceived({ key, quote, at: yield* now() }));
    yield* tell(quote);
  } catch (error) {
    yield* refused(key, toApiError(error));
  } finally {
    if (yield* cancelled()) yield* put(quoteAbandoned(key));
  }
}

function* refused(key: string, error: ReturnType<typeof toApiError>): Effect<void> {
  yield* put(quoteFailed({ key, error: error.toState() }));
  if (error.errors.some(({ field }) => field === 'shippingMethod')) yield* put(shippingMethodRefused());
}

/** What the shop's own state says of the price. */
function* tell({ promotionAppliedOrder, moreOriginalProducts, appliedVoucherOrder }: Quote): Effect<void> {
  yield* put(quotePriced({ promotionAppliedOrder, moreOriginalProducts, appliedVoucherOrder }));
}
