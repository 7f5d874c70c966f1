import type { UserInfo } from '@storefront/shared/contracts';
import {
  fork,
  logoutRequested,
  profileReceived,
  put,
  select,
  selectSession,
  storageRestored,
  takeAny,
  takeEvery,
  type Effect,
} from '@storefront/shared/store';
import { readDraft } from './draft';
import {
  addressSaved,
  deliveryConfirmed,
  deliveryTyped,
  draftForgotten,
  draftRestored,
  informationConfirmed,
  informationTyped,
  orderFinished,
  orderKeyMade,
  selectDraft,
  shippingMethodRefused,
  voucherChosen,
  rewardChosen,
  voucherDropped,
} from './draft-slice';

const storageKey = 'sf:checkout-draft';
const changes = [
  informationTyped,
  informationConfirmed,
  addressSaved,
  deliveryTyped,
  deliveryConfirmed,
  shippingMethodRefused,
  voucherChosen,
  rewardChosen,
  voucherDropped,
  orderKeyMade,
  orderFinished,
  draftForgotten,
];

/** Keeps the draft for this tab: through a reload and a login, not for the next person. */
export function* draftSaga(): Generator {
  yield* put(draftRestored(readDraft(read())));
  yield* fork(persist);
  // Who is signed in may be known long before this remote is loaded.
  yield* clearOtherAccount((yield* select(selectSession)).userInfo);
  yield* takeEvery(profileReceived, ({ payload }) => clearOtherAccount(payload.userInfo));
  yield* takeEvery(storageRestored, ({ payload }) => clearOtherAccount(payload.session.userInfo));
  yield* takeEvery(logoutRequested, function* ({ payload: { redirect } }) {
    // An expired session ends without a redirect and comes back; a person who leaves does not.
    if (redirect !== false) yield* put(draftForgotten());
  });
}

function* persist(): Generator {
  for (;;) {
    yield* takeAny(changes);
    write(yield* select(selectDraft));
  }
}

function* clearOtherAccount(userInfo: UserInfo | null): Effect<void> {
  const { account } = yield* select(selectDraft);
  if (userInfo && account && userInfo.id !== account) yield* put(draftForgotten());
}

function read(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    // Forbidden, absent or corrupt: the steps begin empty.
    return null;
  }
}

function write(draft: unknown): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the draft lives as long as the page.
  }
}
