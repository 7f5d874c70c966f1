import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Quote } from '@storefront/shared/contracts';
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
import { quoteKey, type QuoteQuestion } from './quote';

interface QuotesState {
  byKey: Entries<Quote>;
  /** The newest price, shown until the one for the present question is there. */
  latest: Quote | null;
}

/** The server's priced answers, by what was asked. */
export const quoteSlice = createSlice({
  name: 'checkout/quotes',
  initialState: { byKey: {}, latest: null } as QuotesState,
  reducers: {
    /** A person wants the price anew. */
    quoteWanted: () => undefined,
    quoteAsked(state, { payload: key }: PayloadAction<string>) {
      asked(state.byKey, key);
    },
    quoteReceived(state, { payload }: PayloadAction<{ key: string; quote: Quote; at: number }>) {
      answered(state.byKey, payload.key, payload.quote, payload.at);
      state.latest = payload.quote;
    },
    quoteFailed(state, { payload }: PayloadAction<{ key: string; error: ApiErrorState }>) {
      failed(state.byKey, payload.key, payload.error);
    },
    /** Another question came before the answer. */
    quoteAbandoned(state, { payload: key }: PayloadAction<string>) {
      yieldedNothing(state.byKey, key);
    },
  },
  selectors: {
    selectQuote: (state, question: QuoteQuestion | null): Entry<Quote> =>
      (question && state.byKey[quoteKey(question)]) ?? unasked,
    selectLatestQuote: (state) => state.latest,
  },
});

export const { quoteWanted, quoteAsked, quoteReceived, quoteFailed, quoteAbandoned } = quoteSlice.actions;
export const { selectQuote, selectLatestQuote } = quoteSlice.selectors;
