import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Quote } from '@storefront/shared/contracts';
import {
  idleEntry,
  isSessionEnded,
  queryEmpty,
  queryFailed,
  queryStarted,
  querySucceeded,
  type ApiErrorState,
  type Entries,
  type Entry,
} from '@storefront/shared/store';
import { orderFinished } from '../draft/draft-slice';
import { quoteKey, type QuoteRequest } from './quote';

/** What shows the price beside the steps. */
export type PricePlace = 'cart' | 'mini-cart';

interface QuotesState {
  byKey: Entries<Quote>;
  /** The newest price, shown until the current request has one. */
  latest: Quote | null;
}

const nothing: QuotesState = { byKey: {}, latest: null };

/** The server's priced answers, by what was asked. */
export const quoteSlice = createSlice({
  name: 'checkout/quotes',
  initialState: nothing,
  reducers: {
    /** A place that shows the price is mounted, until `priceHidden`. */
    priceShown: (_state, _action: PayloadAction<PricePlace>) => undefined,
    priceHidden: (_state, _action: PayloadAction<PricePlace>) => undefined,
    /** A person asks for a refetch. */
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
    /** Another request replaced it before its answer. */
    quoteAbandoned(state, { payload: key }: PayloadAction<string>) {
      queryEmpty(state.byKey, key);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(orderFinished, () => nothing);
    // What an account was offered is nobody else's.
    builder.addMatcher(isSessionEnded, () => nothing);
  },
  selectors: {
    selectQuote: (state, request: QuoteRequest | null): Entry<Quote> =>
      (request && state.byKey[quoteKey(request)]) ?? idleEntry,
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
