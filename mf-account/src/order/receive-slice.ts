import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ReceiveState {
  orderId: string | null;
  status: 'idle' | 'pending' | 'failed';
  /** Why it failed. */
  code: string | null;
}
const idle: ReceiveState = { orderId: null, status: 'idle', code: null };

/** Saying that an order has arrived, one at a time. */
export const receiveSlice = createSlice({
  name: 'account/receiveOrder',
  initialState: idle,
  reducers: {
    receiveOpened: () => idle,
    receiveRequested: (_state, { payload }: PayloadAction<string>) => ({
      orderId: payload,
      status: 'pending' as const,
      code: null,
    }),
    orderReceived: () => idle,
    receiveFailed(state, { payload }: PayloadAction<{ code: string }>) {
      state.status = 'failed';
      state.code = payload.code;
    },
  },
  selectors: {
    selectReceiving: (state, orderId: string) => (state.orderId === orderId ? state : idle),
  },
});

export const { receiveOpened, receiveRequested, orderReceived, receiveFailed } = receiveSlice.actions;
export const { selectReceiving } = receiveSlice.selectors;
