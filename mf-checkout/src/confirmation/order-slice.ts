import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PlacedOrder, Quote, QuoteConflict } from '@storefront/shared/contracts';
import type { ApiErrorCode } from '@storefront/shared/http';
import type { ApiErrorState } from '@storefront/shared/store';
import { stepOpened } from '../draft/draft-slice';

/** The price or the stock is no longer what was shown. */
export interface Conflict extends QuoteConflict {
  code: ApiErrorCode;
  /** What was shown. */
  before: Quote;
}
type OrderState =
  | { status: 'idle' }
  /** `isInProgress`: it was sent before and is not answered yet, so it is asked for again. */
  | { status: 'sending'; isInProgress: boolean }
  | { status: 'refused'; error: ApiErrorState }
  | { status: 'conflict'; conflict: Conflict }
  | { status: 'placed'; order: PlacedOrder };

const idle = (): OrderState => ({ status: 'idle' });

/** The one order that is being placed. */
export const orderSlice = createSlice({
  name: 'checkout/order',
  initialState: idle,
  reducers: {
    orderRequested: (): OrderState => ({ status: 'sending', isInProgress: false }),
    orderInProgress: (): OrderState => ({ status: 'sending', isInProgress: true }),
    orderPlaced: (_state, { payload }: PayloadAction<PlacedOrder>): OrderState => ({
      status: 'placed',
      order: payload,
    }),
    orderRefused: (_state, { payload }: PayloadAction<ApiErrorState>): OrderState => ({
      status: 'refused',
      error: payload,
    }),
    orderConflicted: (_state, { payload }: PayloadAction<Conflict>): OrderState => ({
      status: 'conflict',
      conflict: payload,
    }),
    /** The shopper takes the price as it is now. */
    newPriceAgreed: (_state, _action: PayloadAction<Conflict>) => idle(),
    conflictClosed: idle,
  },
  extraReducers: (builder) => {
    builder.addCase(stepOpened, (state) => (state.status === 'sending' ? state : idle()));
  },
  selectors: {
    selectOrder: (state) => state,
  },
});

export const {
  orderRequested,
  orderInProgress,
  orderPlaced,
  orderRefused,
  orderConflicted,
  newPriceAgreed,
  conflictClosed,
} = orderSlice.actions;
export const { selectOrder } = orderSlice.selectors;
