import { createAction } from '@reduxjs/toolkit';
import type { VouchersBody } from '../contracts';
import {
  flashSaleFailed,
  flashSaleReceived,
  promotionFailed,
  promotionReceived,
  selectClockOffset,
  serverClockRead,
} from './common-slice';
import { api, now, put, select, takeLatest, takeLeading, type Effect } from './effects';
import { vouchersFailed, vouchersReceived } from './home-slice';
import { fetchCurrentFlashSale, fetchCurrentPromotion, fetchVouchers } from './offers-api';
import { selectSession } from './session-slice';

/** Fetches the current and the next flash sale: always again, since its clock and quota change. */
export const flashSaleRequested = createAction('common/flashSaleRequested');
/** Measures the difference between the browser's clock and the server's, unless it is known. */
export const serverClockRequested = createAction('common/serverClockRequested');
/** Fetches the current and the next promotion. */
export const promotionRequested = createAction('common/promotionRequested');
/** Fetches the vouchers of the home page. */
export const vouchersRequested = createAction<VouchersBody>('home/vouchersRequested');

/** Offers beside the prices. Nothing waits for them, and pages work without them. */
export function* offersSaga(): Effect<void> {
  yield* takeLatest(flashSaleRequested, loadFlashSale);
  yield* takeLeading(serverClockRequested, readServerClock);
  yield* takeLatest(promotionRequested, loadPromotion);
  yield* takeLatest(vouchersRequested, loadVouchers);
}

function* loadFlashSale(): Effect<void> {
  const result = yield* api(fetchCurrentFlashSale);
  yield* put(result.success ? flashSaleReceived(result.data) : flashSaleFailed());
}

/** This response is never cached, so its clock is the server's and its flash sale is the newest. */
function* readServerClock(): Effect<void> {
  if ((yield* select(selectClockOffset)) !== null) return;
  const result = yield* api(fetchCurrentFlashSale);
  if (!result.success) return;
  yield* put(serverClockRead(Date.parse(result.data.serverTime) - (yield* now())));
  yield* put(flashSaleReceived(result.data));
}

function* loadPromotion(): Effect<void> {
  const result = yield* api(fetchCurrentPromotion);
  yield* put(result.success ? promotionReceived(result.data) : promotionFailed());
}

function* loadVouchers(action: ReturnType<typeof vouchersRequested>): Effect<void> {
  const { accessToken, email } = yield* select(selectSession);
  const isPersonal = accessToken !== null && accessToken.expired > (yield* now());
  const result = yield* api(fetchVouchers, action.payload, isPersonal);
  const session = yield* select(selectSession);
  // What this customer has collected is not for the next visitor of the page.
  if (isPersonal && (session.accessToken === null || session.email !== email)) {
    yield* loadVouchers(action);
    return;
  }
  yield* put(result.success ? vouchersReceived(result.data) : vouchersFailed());
}
