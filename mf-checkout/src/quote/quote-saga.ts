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
  loggedOut,
  loginAccepted,
  noticeShown,
  now,
  put,
  quotePriced,
  select,
  sessionEndedElsewhere,
  storageRestored,
  takeAny,
  type Effect,
} from '@storefront/shared/store';
import {
  addressSaved,
  deliveryTyped,
  draftForgotten,
  informationConfirmed,
  selectDraft,
  shippingMethodRefused,
  stepLeft,
  stepOpened,
  voucherChosen,
  rewardChosen,
  voucherDropped,
} from '../draft/draft-slice';
import { currentQuoteRequest } from './current-quote-request';
import { giftChanges } from './gift-changes';
import { linesToOrder, quoteKey } from './quote';
import { postQuote } from './quote-api';
import {
  priceHidden,
  priceShown,
  quoteAbandoned,
  quoteAsked,
  quoteFailed,
  quoteReceived,
  quoteWanted,
  selectLatestQuote,
  selectQuote,
} from './quote-slice';
import { shippingMethods } from './shipping-methods';

type Task = Parameters<typeof cancel>[0];

const debounceMs = 150;
/** Actions that change an input of the price. */
const inputChanges = [
  cartChanged,
  cartStored,
  storageRestored,
  languageChosen,
  loginAccepted,
  loggedOut,
  sessionEndedElsewhere,
  informationConfirmed,
  addressSaved,
  deliveryTyped,
  shippingMethodRefused,
  voucherChosen,
  rewardChosen,
  voucherDropped,
  draftForgotten,
];

/** While the price is shown anywhere, it is refetched when its inputs change; only the latest request counts. */
export function* quoteSaga(): Generator {
  const openPlaces = new Set<string>();
  const steps = new Set<string>();
  let pending: Task | null = null;
  for (;;) {
    const action = yield* takeAny([
      stepOpened,
      stepLeft,
      priceShown,
      priceHidden,
      quoteWanted,
      ...inputChanges,
    ]);
    if (stepLeft.match(action)) steps.delete(action.payload);
    if (priceHidden.match(action)) openPlaces.delete(action.payload);
    if (stepOpened.match(action)) steps.add(action.payload);
    if (priceShown.match(action)) openPlaces.add(action.payload);
    const isShown = openPlaces.size + steps.size > 0;
    const isLeft = stepLeft.match(action) || priceHidden.match(action);
    // Going from one place to the next keeps the pending request.
    if (isLeft && isShown) continue;
    if (pending) yield* cancel(pending);
    pending = null;
    if (!isShown) continue;
    const isForced = quoteWanted.match(action);
    const isImmediate = isForced || stepOpened.match(action) || priceShown.match(action);
    pending = yield* fork(fetchQuote, {
      isForced,
      waitMs: isImmediate ? 0 : debounceMs,
      isInSteps: steps.size > 0,
      isForVisitors: openPlaces.size > 0,
    });
  }
}

interface FetchOptions {
  isForced: boolean;
  waitMs: number;
  /** The shipping methods are shown as well. */
  isInSteps: boolean;
  /** The cart or the mini cart is open, which visitors see too; the steps are for customers alone. */
  isForVisitors: boolean;
}

function* fetchQuote({ isForced, waitMs, isInSteps, isForVisitors }: FetchOptions): Generator {
  // Typing and steppers change the inputs in bursts.
  if (waitMs > 0) yield* delay(waitMs);
  const request = yield* currentQuoteRequest();
  if (!request || (request.account === null && !isForVisitors)) return;
  const { address } = yield* select(selectDraft);
  if (isInSteps && address) {
    const lines = linesToOrder(yield* select(selectCart));
    yield* put(shippingMethods.fetch({ lines, address }));
  }

  const key = quoteKey(request);
  const cached = yield* select(selectQuote, request);
  if (cached.data && !isForced && isFresh(cached, yield* now())) {
    yield* handleQuote(key, cached.data, cached.at ?? 0);
    return;
  }
  yield* put(quoteAsked(key));
  try {
    const quote = yield* api(postQuote, request.body, request.account !== null);
    yield* handleQuote(key, quote, yield* now());
  } catch (error) {
    yield* handleFailure(key, toApiError(error));
  } finally {
    if (yield* cancelled()) yield* put(quoteAbandoned(key));
  }
}

function* handleQuote(key: string, quote: Quote, at: number): Effect<void> {
  const before = yield* select(selectLatestQuote);
  yield* put(quoteReceived({ key, quote, at }));
  yield* publishQuote(quote);
  for (const { notice, name } of giftChanges(before, quote))
    yield* put(noticeShown(`checkout:${notice}`, { name }));
}

function* handleFailure(key: string, error: ReturnType<typeof toApiError>): Effect<void> {
  yield* put(quoteFailed({ key, error: error.toState() }));
  if (error.errors.some(({ field }) => field === 'shippingMethod')) yield* put(shippingMethodRefused());
}

/** Passes on what the shop's own state holds of the price. */
function* publishQuote({
  promotionAppliedOrder,
  moreOriginalProducts,
  appliedVoucherOrder,
}: Quote): Effect<void> {
  yield* put(quotePriced({ promotionAppliedOrder, moreOriginalProducts, appliedVoucherOrder }));
}
