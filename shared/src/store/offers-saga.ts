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
import { selectAccessToken } from './session-slice';

/** Asks which flash sale runs and which comes next: always again, as its clock and its quota move on. */
export const flashSaleRequested = createAction('common/flashSaleRequested');
/** Asks how far this browser's clock is from the server's, unless that is known. */
export const serverClockRequested = createAction('common/serverClockRequested');
/** The same of promotions. */
export const promotionRequested = createAction('common/promotionRequested');
/** Asks for the vouchers that the front door offers. */
export const vouchersRequested = createAction<VouchersBody>('home/vouchersRequested');

/** What the shop offers beside its prices. Nobody waits for it, and a page without it is a page all the same. */
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

/** The answer is never a kept one, so its clock is the server's; what it says of the sale is the newest, too. */
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

function* loadVouchers({ payload: body }: ReturnType<typeof vouchersRequested>): Effect<void> {
  const token = yield* select(selectAccessToken);
  const isPersonal = token !== null && token.expired > (yield* now());
  const result = yield* api(fetchVouchers, body, isPersonal);
  yield* put(result.success ? vouchersReceived(result.data) : vouchersFailed());
}
