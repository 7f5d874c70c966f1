import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Quote } from '@storefront/shared/contracts';
import {
  idleEntry,
  isSessionOver,
  queryEmpty,
  queryFailed,
  queryStarted,
  querySucceeded,
  type ApiErrorState,
  type Entries,
  type Entry,
} from '@storefront/shared/store';
import { orderFinished } from './draft-slice';
import { quoteKey, type QuoteQuestion } from './quote';

/** What shows the price beside the steps. */
export type PricePlace = 'cart' | 'mini-cart';

interface QuotesState {
  byKey: Entries<Quote>;
  /** The newest price, shown until the one for the present question is there. */
  latest: Quote | null;
}

const nothing: QuotesState = { byKey: {}, latest: null };

/** The server's priced answers, by what was asked. */
export const quoteSlice = createSlice({
  name: 'checkout/quotes',
  initialState: nothing,
  reducers: {
    /** A place that shows the price is at hand, until `priceHidden`. */
    priceShown: (_state, _action: PayloadAction<PricePlace>) => undefined,
    priceHidden: (_state, _action: PayloadAction<PricePlace>) => undefined,
    /** A person wants the price anew. */
    quoteWanted: () => undefined,
    quoteAsked(state, { payload: key }: PayloadAction<string>) {
      queryStarted(state.byKey, key);
    },
    quoteReceived(state, { payload }: PayloadAction<{ key: string; quote: Quote; at: number }>) {
      querySucceeded(state.byKey, payload.key, payload.quote, payload.at);
      state.latest = payload.quote;
    },
    quoteFailed(state, { payload }: PayloadAction<{ key: string; error: ApiErrorState }>) {
      queryFailed(state.byKey, payload.key, payload.error);
    },
    /** Another question came before the answer. */
    quoteAbandoned(state, { payload: key }: PayloadAction<string>) {
      queryEmpty(state.byKey, key);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(orderFinished, () => nothing);
    // What an account was offered is nobody else's.
    builder.addMatcher(isSessionOver, () => nothing);
  },
  selectors: {
    selectQuote: (state, question: QuoteQuestion | null): Entry<Quote> =>
      (question && state.byKey[quoteKey(question)]) ?? idleEntry,
    selectLatestQuote: (state) => state.latest,
  },
});

export const {
  priceShown,
  priceHidden,
  quoteWanted,
  quoteAsked,
  quoteReceived,
  quoteFailed,
  quoteAbandoned,
} = quoteSlice.actions;
export const { selectQuote, selectLatestQuote } = quoteSlice.selectors;
