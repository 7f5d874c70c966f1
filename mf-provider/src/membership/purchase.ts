import { createAction } from '@reduxjs/toolkit';
import type { MembershipPaymentState } from '@storefront/shared/contracts';
import {
  cancel,
  createQuery,
  delay,
  fork,
  now,
  profileRequested,
  put,
  select,
  takeLatest,
  takeMatching,
  type Effect,
} from '@storefront/shared/store';
import { ownMembership } from '../provider/own-membership';

/** How paying a purchase stands, as the server knows it. */
export const purchases = createQuery<{ id: string }, MembershipPaymentState>({
  name: 'provider/purchase',
  keyOf: ({ id }) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, { id }) =>
    (
      await http.getWithBearer<MembershipPaymentState>(`main/membership/purchase/${encodeURIComponent(id)}`, {
        signal,
        isTracked: false,
      })
    )?.data,
});

/** The result is open: it is asked for until nothing more will happen. */
export const purchaseOpened = createAction<{ id: string }>('provider/purchaseOpened');
export const purchaseLeft = createAction('provider/purchaseLeft');

const firstPauseMs = 1_000;
const maxPauseMs = 5_000;
export const pollingTimeoutMs = 3 * 60_000;

/** Polls the opened purchase, more slowly each time. */
export function* purchaseSaga(): Generator {
  yield* takeLatest(purchaseOpened, function* ({ payload }) {
    const polling = yield* fork(poll, payload.id);
    yield* takeMatching(purchaseLeft.match);
    yield* cancel(polling);
  });
}

function* poll(id: string): Generator {
  const begun = yield* now();
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    yield* put(purchases.refetch({ id }));
    yield* delay(pauseMs);
    if (yield* isOver(id)) break;
    if ((yield* now()) - begun > pollingTimeoutMs) return;
  }
  yield* put(ownMembership.invalidate());
  yield* put(profileRequested());
}

function* isOver(id: string): Effect<boolean> {
  const { data, error } = yield* select(purchases.select, { id });
  return data?.final === true || error?.status === 404;
}
