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
import { postQuote } from './checkout-api';
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
  voucherDropped,
} from './draft-slice';
import { giftChanges } from './gift-changes';
import { presentQuestion } from './present-question';
import { linesToOrder, quoteKey } from './quote';
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

const patienceMs = 150;
/** What the price depends on. */
const causes = [
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
  voucherDropped,
  draftForgotten,
];

/** While the price is shown anywhere, whatever it depends on asks for it anew; only the newest question counts. */
export function* quoteSaga(): Generator {
  const shown = new Set<string>();
  const steps = new Set<string>();
  let asking: Task | null = null;
  for (;;) {
    const action = yield* takeAny([stepOpened, stepLeft, priceShown, priceHidden, quoteWanted, ...causes]);
    if (stepLeft.match(action)) steps.delete(action.payload);
    if (priceHidden.match(action)) shown.delete(action.payload);
    if (stepOpened.match(action)) steps.add(action.payload);
    if (priceShown.match(action)) shown.add(action.payload);
    const isShown = shown.size + steps.size > 0;
    const isLeft = stepLeft.match(action) || priceHidden.match(action);
    // Who goes from one place to the next still waits for the same price.
    if (isLeft && isShown) continue;
    if (asking) yield* cancel(asking);
    asking = null;
    if (!isShown) continue;
    const isWanted = quoteWanted.match(action);
    const isAtOnce = isWanted || stepOpened.match(action) || priceShown.match(action);
    asking = yield* fork(ask, {
      isWanted,
      waitMs: isAtOnce ? 0 : patienceMs,
      isInSteps: steps.size > 0,
      isForVisitors: shown.size > 0,
    });
  }
}

interface Asking {
  isWanted: boolean;
  waitMs: number;
  /** The ways to deliver are shown as well. */
  isInSteps: boolean;
  /** The steps are for customers alone. */
  isForVisitors: boolean;
}

function* ask({ isWanted, waitMs, isInSteps, isForVisitors }: Asking): Generator {
  // Typing and stepping change it in bursts.
  if (waitMs > 0) yield* delay(waitMs);
  const question = yield* presentQuestion();
  if (!question || (question.account === null && !isForVisitors)) return;
  const { address } = yield* select(selectDraft);
  if (isInSteps && address) {
    const lines = linesToOrder(yield* select(selectCart));
    yield* put(shippingMethods.fetch({ lines, address }));
  }

  const key = quoteKey(question);
  const known = yield* select(selectQuote, question);
  if (known.data && !isWanted && isFresh(known, yield* now())) {
    yield* receive(key, known.data, known.at ?? 0);
    return;
  }
  yield* put(quoteAsked(key));
  try {
    const quote = yield* api(postQuote, question.request, question.account !== null);
    yield* receive(key, quote, yield* now());
  } catch (error) {
    yield* refused(key, toApiError(error));
  } finally {
    if (yield* cancelled()) yield* put(quoteAbandoned(key));
  }
}

function* receive(key: string, quote: Quote, at: number): Effect<void> {
  const before = yield* select(selectLatestQuote);
  yield* put(quoteReceived({ key, quote, at }));
  yield* tell(quote);
  for (const { notice, name } of giftChanges(before, quote))
    yield* put(noticeShown(`checkout:${notice}`, { name }));
}

function* refused(key: string, error: ReturnType<typeof toApiError>): Effect<void> {
  yield* put(quoteFailed({ key, error: error.toState() }));
  if (error.errors.some(({ field }) => field === 'shippingMethod')) yield* put(shippingMethodRefused());
}

/** What the shop's own state says of the price. */
function* tell({ promotionAppliedOrder, moreOriginalProducts, appliedVoucherOrder }: Quote): Effect<void> {
  yield* put(quotePriced({ promotionAppliedOrder, moreOriginalProducts, appliedVoucherOrder }));
}
