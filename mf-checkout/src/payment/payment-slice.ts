import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentState } from '@storefront/shared/contracts';
import {
  idleEntry,
  queryEmpty,
  queryFailed,
  queryStarted,
  querySucceeded,
  type ApiErrorState,
  type Entries,
  type Entry,
} from '@storefront/shared/store';

/** Whose payment is looked at, and with which right. */
export interface PaymentQuestion {
  orderId: string;
  /** The signed token of a return; the bearer's right without one. */
  token?: string | undefined;
}
export interface SeenPayment {
  state: PaymentState;
  /** The server's clock minus this one's, in ms. */
  clockOffset: number;
  /** It is still being asked again by itself. */
  isPolling: boolean;
}
interface PaymentsState {
  byKey: Entries<SeenPayment>;
}

export const paymentKey = ({ orderId, token }: PaymentQuestion): string =>
  JSON.stringify([orderId, token ?? '']);

export const paymentSlice = createSlice({
  name: 'checkout/payments',
  initialState: { byKey: {} } as PaymentsState,
  reducers: {
    /** The result is at hand: it is asked for until it is final. */
    resultOpened: (_state, _action: PayloadAction<PaymentQuestion>) => undefined,
    resultLeft: (_state, _action: PayloadAction<PaymentQuestion>) => undefined,
    /** The countdown is at hand: how the order stands is asked once. */
    redirectOpened: (_state, _action: PayloadAction<PaymentQuestion>) => undefined,
    paymentAsked(state, { payload }: PayloadAction<PaymentQuestion>) {
      queryStarted(state.byKey, paymentKey(payload));
    },
    paymentSeen(
      state,
      { payload }: PayloadAction<{ question: PaymentQuestion; seen: SeenPayment; at: number }>,
    ) {
      querySucceeded(state.byKey, paymentKey(payload.question), payload.seen, payload.at);
    },
    paymentUnseen(
      state,
      { payload }: PayloadAction<{ question: PaymentQuestion; error: ApiErrorState | null }>,
    ) {
      const key = paymentKey(payload.question);
      if (payload.error) queryFailed(state.byKey, key, payload.error);
      else queryEmpty(state.byKey, key);
    },
    pollingEnded(state, { payload }: PayloadAction<PaymentQuestion>) {
      const seen = state.byKey[paymentKey(payload)]?.data;
      if (seen) seen.isPolling = false;
    },
  },
  selectors: {
    selectPayment: (state, question: PaymentQuestion): Entry<SeenPayment> =>
      state.byKey[paymentKey(question)] ?? idleEntry,
  },
});

export const {
  resultOpened,
  resultLeft,
  redirectOpened,
  paymentAsked,
  paymentSeen,
  paymentUnseen,
  pollingEnded,
} = paymentSlice.actions;
export const { selectPayment } = paymentSlice.selectors;
