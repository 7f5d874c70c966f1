import { nanoid } from '@reduxjs/toolkit';
import { cartChanged, selectCart } from '@storefront/shared/cart';
import type { OrderRequest, PlacedOrder, Quote } from '@storefront/shared/contracts';
import { toApiError, type ApiError, type ApiErrorCode } from '@storefront/shared/http';
import { formatMoney } from '@storefront/shared/money';
import {
  api,
  delay,
  getFromContext,
  noticeShown,
  now,
  put,
  select,
  selectLanguage,
  takeLeading,
  takeEvery,
  untrackedApi,
  type Effect,
  type Emit,
} from '@storefront/shared/store';
import { orderFinished, orderKeyMade, selectDraft, voucherDropped } from '../draft/draft-slice';
import { paymentLinked } from '../payment/payment-links';
import { acknowledgedPrices } from '../quote/acknowledged-prices';
import { currentQuoteRequest } from '../quote/current-quote-request';
import { quoteKey } from '../quote/quote';
import { quoteReceived, quoteWanted, selectQuote } from '../quote/quote-slice';
import { postOrder } from './order-api';
import { asConflict, orderRequestOf } from './order-request';
import {
  newPriceAgreed,
  orderConflicted,
  orderInProgress,
  orderPlaced,
  orderRefused,
  orderRequested,
} from './order-slice';

/** After this long the shopper decides whether to try again. */
const MAX_WAIT_MS = 30_000;
/** Refusals that show the order as it can be had now. */
const conflicts: ApiErrorCode[] = ['PRICE_CHANGED', 'NOT_ENOUGH_STOCK', 'VOUCHER_INVALID'];

export function* orderSaga(): Generator {
  yield* takeLeading(orderRequested, placeOrder);
  yield* takeEvery(newPriceAgreed, agree);
}

function* placeOrder(): Effect<void> {
  const draft = yield* select(selectDraft);
  const request = yield* currentQuoteRequest();
  const quote = request && (yield* select(selectQuote, request)).data;
  const body = request && quote ? orderRequestOf(request, draft, quote) : null;
  if (!quote || !body) {
    yield* put(orderRefused({ status: 0, code: 'NO_QUOTE', errors: [], requestId: null, data: undefined }));
    yield* put(quoteWanted());
    return;
  }
  try {
    const order = yield* answeredOrder(body, yield* keyFor(body));
    const { orderId, next } = order;
    if (next.type === 'REDIRECT' && next.url) {
      yield* put(
        paymentLinked({
          orderId,
          url: next.url,
          ...(next.countdown !== undefined && { countdown: next.countdown }),
        }),
      );
    }
    yield* put(orderPlaced(order));
    yield* put(cartChanged({ kind: 'removeOrdered', infoIds: body.lines.map(({ infoId }) => infoId) }));
    yield* put(orderFinished());
    yield* put(noticeShown('OrderCompleted', { code: order.code }));
    // Charged without asking, but not without a word.
    if (order.grandTotal < quote.grandTotal) {
      const total = formatMoney(order.grandTotal, yield* select(selectLanguage));
      yield* put(noticeShown('checkout:PriceFell', { total }));
    }
    const emit: Emit = yield* getFromContext<Emit>('emit');
    emit('checkout:order-placed', { orderId });
  } catch (error) {
    yield* refuse(toApiError(error), quote);
  }
}

/** Sends the order, and again when the server says so because it is still at work on it; for half a minute at most. */
function* answeredOrder(body: OrderRequest, key: string): Effect<PlacedOrder> {
  const giveUpAt = (yield* now()) + MAX_WAIT_MS;
  let isFirst = true;
  for (;;) {
    try {
      // Only the first request shows the loading overlay.
      return yield* isFirst ? api(postOrder, body, key) : untrackedApi(postOrder, body, key);
    } catch (error) {
      const { code, retryAfterSeconds } = toApiError(error);
      if (code !== 'REQUEST_IN_PROGRESS' || retryAfterSeconds === undefined) throw error;
      const waitMs = Math.max(1, retryAfterSeconds) * 1_000;
      if ((yield* now()) + waitMs > giveUpAt) throw error;
      isFirst = false;
      yield* put(orderInProgress());
      yield* delay(waitMs);
    }
  }
}

/** The key of exactly this order. Sent again it is the same order; once anything in it changes, it is another. */
function* keyFor(body: OrderRequest): Effect<string> {
  const content = JSON.stringify(body);
  const { orderKey } = yield* select(selectDraft);
  if (orderKey?.content === content) return orderKey.key;
  const key = nanoid(32);
  yield* put(orderKeyMade({ content, key }));
  return key;
}

function* refuse(error: ApiError, before: Quote): Effect<void> {
  const conflict = conflicts.includes(error.code) ? asConflict(error.data) : null;
  if (!conflict) {
    yield* put(orderRefused(error.toState()));
    // What stands in the way is told with the price.
    if (error.status === 409) yield* put(quoteWanted());
    return;
  }
  yield* put(orderConflicted({ ...conflict, code: error.code, before }));
  if (error.code === 'PRICE_CHANGED') yield* put(noticeShown('PriceOfItemsChanged'));
}

/** The new price becomes the shown one; what is not there is left out or taken as far as it goes. */
function* agree({ payload: { quote } }: ReturnType<typeof newPriceAgreed>): Effect<void> {
  for (const { infoId, code, available } of quote.problems) {
    if (!infoId) continue;
    const line = (yield* select(selectCart)).find((one) => one.infoId.toLowerCase() === infoId.toLowerCase());
    if (!line) continue;
    yield* put(
      code === 'NOT_ENOUGH_STOCK' && available
        ? cartChanged({ kind: 'setQuantity', infoId: line.infoId, quantity: available })
        : cartChanged({ kind: 'select', infoIds: [line.infoId], isOrder: false }),
    );
  }
  yield* put(cartChanged({ kind: 'seePrices', prices: acknowledgedPrices(quote) }));

  if (quote.problems.some(({ code }) => code === 'VOUCHER_INVALID')) yield* put(voucherDropped());

  const request = yield* currentQuoteRequest();
  if (!request) return;
  if (quote.problems.length > 0) yield* put(quoteWanted());
  else yield* put(quoteReceived({ key: quoteKey(request), quote, at: yield* now() }));
}
