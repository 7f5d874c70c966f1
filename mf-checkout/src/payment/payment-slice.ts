import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentState, StartPayment } from '@storefront/shared/contracts';
import {
  answered,
  asked,
  failed,
  unasked,
  yieldedNothing,
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
  starting: { orderId: string; error: ApiErrorState | null } | null;
}

export const paymentKey = ({ orderId, token }: PaymentQuestion): string =>
  JSON.stringify([orderId, token ?? '']);

export const paymentSlice = createSlice({
  name: 'checkout/payments',
  initialState: { byKey: {}, starting: null } as PaymentsState,
  reducers: {
    /** The result is at hand: it is asked for until it is final. */
    resultOpened(state, _action: PayloadAction<PaymentQuestion>) {
      state.starting = null;
    },
    resultLeft: (_state, _action: PayloadAction<PaymentQuestion>) => undefined,
    /** The countdown is at hand: how the order stands is asked once. */
    redirectOpened(state, _action: PayloadAction<PaymentQuestion>) {
      state.starting = null;
    },
    paymentAsked(state, { payload }: PayloadAction<PaymentQuestion>) {
      asked(state.byKey, paymentKey(payload));
    },
    paymentSeen(
      state,
      { payload }: PayloadAction<{ question: PaymentQuestion; seen: SeenPayment; at: number }>,
    ) {
      answered(state.byKey, paymentKey(payload.question), payload.seen, payload.at);
    },
    paymentUnseen(
      state,
      { payload }: PayloadAction<{ question: PaymentQuestion; error: ApiErrorState | null }>,
    ) {
      const key = paymentKey(payload.question);
      if (payload.error) failed(state.byKey, key, payload.error);
      else yieldedNothing(state.byKey, key);
    },
    pollingEnded(state, { payload }: PayloadAction<PaymentQuestion>) {
      const seen = state.byKey[paymentKey(payload)]?.data;
      if (seen) seen.isPolling = false;
    },
    paymentRequested(state, { payload }: PayloadAction<StartPayment & { orderId: string }>) {
      state.starting = { orderId: payload.orderId, error: null };
    },
    paymentStarted(state) {
      state.starting = null;
    },
    paymentRefused(state, { payload }: PayloadAction<{ orderId: string; error: ApiErrorState }>) {
      state.starting = payload;
    },
  },
  selectors: {
    selectPayment: (state, question: PaymentQuestion): Entry<SeenPayment> =>
      state.byKey[paymentKey(question)] ?? unasked,
    selectStarting: (state) => state.starting,
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
  paymentRequested,
  paymentStarted,
  paymentRefused,
} = paymentSlice.actions;
export const { selectPayment, selectStarting } = paymentSlice.selectors;
