import { toApiError } from '@storefront/shared/http';
import {
  api,
  cancel,
  cancelled,
  delay,
  fork,
  now,
  put,
  select,
  selectIsLoggedIn,
  takeEvery,
  takeLatestPer,
  type Effect,
} from '@storefront/shared/store';
import { fetchOwnPayment, fetchPaymentByToken } from './payment-api';
import {
  paymentAsked,
  paymentKey,
  paymentSeen,
  paymentUnseen,
  pollingEnded,
  redirectOpened,
  resultLeft,
  resultOpened,
  selectPayment,
  type PaymentQuestion,
} from './payment-slice';
import { placedOrder } from './placed-order';
import { startPayment } from './start-payment';

type Task = Parameters<typeof cancel>[0];

const firstPauseMs = 1_000;
const maxPauseMs = 5_000;
const pollingTimeoutMs = 3 * 60_000;

export function* paymentSaga(): Generator {
  const polls = new Map<string, Task>();
  yield* takeEvery(resultOpened, function* ({ payload: question }) {
    yield* put(startPayment.reset(question.orderId));
    if (yield* select(selectIsLoggedIn)) yield* put(placedOrder.fetch({ orderId: question.orderId }));
    const key = paymentKey(question);
    const earlier = polls.get(key);
    if (earlier) yield* cancel(earlier);
    polls.set(key, yield* fork(poll, question));
  });
  yield* takeEvery(resultLeft, function* ({ payload: question }) {
    const key = paymentKey(question);
    const polling = polls.get(key);
    polls.delete(key);
    if (polling) yield* cancel(polling);
  });
  yield* takeLatestPer(redirectOpened, paymentKey, function* ({ payload }) {
    yield* put(startPayment.reset(payload.orderId));
    yield* look(payload, false);
  });
  yield* startPayment.saga();
}

/** Asks again and again, more slowly each time, until nothing more will happen or it has taken too long. */
function* poll(question: PaymentQuestion): Generator {
  const begun = yield* now();
  try {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      const isOver = yield* look(question, true);
      if (isOver || (yield* now()) - begun > pollingTimeoutMs) return;
      yield* delay(pauseMs);
    }
  } finally {
    if (!(yield* cancelled())) yield* put(pollingEnded(question));
  }
}

/** Asks once; true when there is no use in asking again. */
function* look(question: PaymentQuestion, isPolling: boolean): Effect<boolean> {
  yield* put(paymentAsked(question));
  try {
    const answer = yield* fetchPayment(question);
    if (!answer) {
      yield* put(paymentUnseen({ question, error: null }));
      return false;
    }
    const { data: state, serverTime } = answer;
    const at = yield* now();
    const clockOffset = Date.parse(serverTime) - at || 0;
    const seen = { state, clockOffset, isPolling: isPolling && !state.final };
    yield* put(paymentSeen({ question, seen, at }));
    return state.final;
  } catch (error) {
    const failure = toApiError(error);
    yield* put(paymentUnseen({ question, error: failure.toState() }));
    const isKnown = (yield* select(selectPayment, question)).data !== undefined;
    const mayPass = failure.status === 0 || failure.status >= 500 || failure.status === 429;
    return !(isKnown && mayPass);
  }
}

function* fetchPayment({ orderId, token }: PaymentQuestion) {
  const isLoggedIn = yield* select(selectIsLoggedIn);
  if (!token)
    return isLoggedIn ? yield* api(fetchOwnPayment, orderId) : yield* api(fetchPaymentByToken, orderId, '');
  try {
    return yield* api(fetchPaymentByToken, orderId, token);
  } catch (error) {
    // The link has expired, but the owner needs none.
    const { status } = toApiError(error);
    if (!isLoggedIn || (status !== 401 && status !== 404)) throw error;
    return yield* api(fetchOwnPayment, orderId);
  }
}
