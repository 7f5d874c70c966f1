import {
  delay,
  fork,
  loginAccepted,
  now,
  put,
  referralReceived,
  referralRefused,
  select,
  selectReferralAuth,
  storageRestored,
  takeLatest,
  type Effect,
} from '@storefront/shared/store';
import { joining, renewal } from './joining';

const aheadMs = 60_000;
const maxDelayMs = 2_147_483_647;

/** Renews the referral token before it expires, and at once when the server has rejected it. */
function* renewAhead(): Effect<void> {
  const auth = yield* select(selectReferralAuth);
  if (!auth) return;
  const wait = auth.expiredIn - (yield* now()) - aheadMs;
  yield* delay(Math.min(Math.max(wait, 0), maxDelayMs));
  // Another tab may have renewed it meanwhile, or the session may be over.
  if ((yield* select(selectReferralAuth))?.refreshToken === auth.refreshToken)
    yield* put(renewal.send(auth.refreshToken));
}

/** A token that was rejected just after it was renewed would be rejected again. */
function* renewRefused(): Effect<void> {
  const { status } = yield* select(renewal.select);
  if (status === 'done') yield* delay(aheadMs);
  yield* renewAhead();
}

export function* memberSaga(): Generator {
  yield* fork(joining.saga);
  yield* fork(renewal.saga);
  for (const known of [storageRestored, loginAccepted, referralReceived])
    yield* takeLatest(known as typeof referralReceived, renewAhead);
  yield* takeLatest(referralRefused, renewRefused);
  yield* renewAhead();
}

export const memberSlices = [joining.slice, renewal.slice];
