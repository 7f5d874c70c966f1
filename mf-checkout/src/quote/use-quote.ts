import { useEffect, useMemo } from 'react';
import { selectCart } from '@storefront/shared/cart';
import type { Quote } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector, useSession, type ApiErrorState } from '@storefront/shared/store';
import { selectDraft } from '../draft/draft-slice';
import { accountOf, toQuoteRequest, type QuoteRequest } from './quote';
import { priceHidden, selectLatestQuote, selectQuote, type PricePlace } from './quote-slice';

/** The quote request of the current cart and draft. */
export function useQuoteRequest(): QuoteRequest | null {
  const carts = useSelector(selectCart);
  const draft = useSelector(selectDraft);
  const language = useLanguage();
  const account = accountOf(useSession());
  return useMemo(
    () => toQuoteRequest(carts, draft, { language, account }),
    [carts, draft, language, account],
  );
}

/** The cache entry of the current quote request. */
export function useQuote() {
  const request = useQuoteRequest();
  return useSelector((state) => selectQuote(state, request));
}

/** What to show of the price while a new one is fetched. */
export interface ShownQuote {
  /** The current price, else the previous one; null until the first arrives, and while no line is selected. */
  quote: Quote | null;
  /** The quote is the previous one, while the current one is fetched. */
  isStale: boolean;
  /** Why the current one failed; the quote is then the previous one. */
  error: ApiErrorState | null;
}

export function useShownQuote(): ShownQuote {
  const request = useQuoteRequest();
  const { data, error } = useSelector((state) => selectQuote(state, request));
  const isFetching = useSelector((state) => selectQuote(state, request)).isFetching;
  const latest = useSelector(selectLatestQuote);
  return {
    quote: request && (data ?? latest),
    isStale: request !== null && !data && (isFetching || !error),
    error: data || isFetching ? null : (error ?? null),
  };
}

/** Reports on unmount that this place no longer shows the price; its `needs` report that it does. */
export function usePriceShownAt(place: PricePlace): void {
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      dispatch(priceHidden(place));
    },
    [dispatch, place],
  );
}
