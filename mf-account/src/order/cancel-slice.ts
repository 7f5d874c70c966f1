import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface CancelState {
  orderId: string | null;
  /** `asked`: the shop has begun with it and decides. */
  status: 'idle' | 'pending' | 'failed' | 'done' | 'asked';
  /** Why it failed. */
  code: string | null;
}
const idle: CancelState = { orderId: null, status: 'idle', code: null };

/** Cancelling an order, one at a time. */
export const cancelSlice = createSlice({
  name: 'account/cancelOrder',
  initialState: idle,
  reducers: {
    cancelOpened: (_state, { payload }: PayloadAction<string>) => ({ ...idle, orderId: payload }),
    cancelRequested: (_state, { payload }: PayloadAction<{ orderId: string; reason: string }>) => ({
      orderId: payload.orderId,
      status: 'pending' as const,
      code: null,
    }),
    orderCancelled(state) {
      state.status = 'done';
    },
    orderCancelAsked(state) {
      state.status = 'asked';
    },
    cancelFailed(state, { payload }: PayloadAction<{ code: string }>) {
      state.status = 'failed';
      state.code = payload.code;
    },
  },
  selectors: {
    selectCancelling: (state, orderId: string) => (state.orderId === orderId ? state : idle),
  },
});

export const { cancelOpened, cancelRequested, orderCancelled, orderCancelAsked, cancelFailed } =
  cancelSlice.actions;
export const { selectCancelling } = cancelSlice.selectors;
