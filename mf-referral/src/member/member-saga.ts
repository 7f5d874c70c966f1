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
  takeEvery,
  takeLatest,
  type Effect,
} from '@storefront/shared/store';
import { joining, renewal } from './joining';

const leadMs = 60_000;
const maxDelayMs = 2_147_483_647;

/** Renews the referral token before it expires, and at once when the server has rejected it. */
function* renewInTime(): Effect<void> {
  const auth = yield* select(selectReferralAuth);
  if (!auth) return;
  const left = auth.expiredIn - (yield* now());
  // Of a token that lasts shorter, half its time.
  const wait = left - Math.min(leadMs, left / 2);
  yield* delay(Math.min(Math.max(wait, 0), maxDelayMs));
  // Another tab may have renewed it meanwhile, or the session may be over.
  if ((yield* select(selectReferralAuth))?.refreshToken === auth.refreshToken)
    yield* put(renewal.send(auth.refreshToken));
}

/** Keeps the membership of the session valid while pages of the programme are used. */
export function* memberSaga(): Generator {
  yield* fork(joining.saga);
  yield* fork(renewal.saga);
  for (const known of [storageRestored, loginAccepted, referralReceived])
    yield* takeLatest(known as typeof referralReceived, renewInTime);
  let receivedAt = 0;
  yield* takeEvery(referralReceived, function* () {
    receivedAt = yield* now();
  });
  yield* takeLatest(referralRefused, function* () {
    // A token that is rejected as soon as it came would be rejected again.
    if ((yield* now()) - receivedAt < leadMs) yield* delay(leadMs);
    yield* renewInTime();
  });
  yield* renewInTime();
}

export const memberSlices = [joining.slice, renewal.slice];
