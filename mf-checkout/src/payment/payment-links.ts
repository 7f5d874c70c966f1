import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where an order is paid, as the server said. */
export interface PaymentLink {
  orderId: string;
  url: string;
  /** Seconds until one is led there. */
  countdown?: number;
}

export const paymentLinksSlice = createSlice({
  name: 'checkout/paymentLinks',
  initialState: { byOrder: {} as Record<string, PaymentLink> },
  reducers: {
    paymentLinked(state, { payload }: PayloadAction<PaymentLink>) {
      state.byOrder[payload.orderId] = payload;
    },
    paymentLinkDropped(state, { payload: orderId }: PayloadAction<string>) {
      delete state.byOrder[orderId];
    },
  },
  selectors: {
    selectPaymentLink: (state, orderId: string): PaymentLink | undefined => state.byOrder[orderId],
  },
});

export const { paymentLinked, paymentLinkDropped } = paymentLinksSlice.actions;
export const { selectPaymentLink } = paymentLinksSlice.selectors;

/** The address when it is one to be led to; anything but http(s) is none. */
export function gatewayUrl(url: string | undefined): string | null {
  try {
    const { protocol, href } = new URL(url ?? '');
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
