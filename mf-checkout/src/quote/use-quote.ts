import { useEffect, useMemo } from 'react';
import { selectCart } from '@storefront/shared/cart';
import type { Quote } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector, useSession, type ApiErrorState } from '@storefront/shared/store';
import { selectDraft } from '../draft/draft-slice';
import { accountOf, questionOf, type QuoteQuestion } from './quote';
import { priceHidden, selectLatestQuote, selectQuote, type PricePlace } from './quote-slice';

/** The question that cart and draft ask now. */
export function useQuestion(): QuoteQuestion | null {
  const carts = useSelector(selectCart);
  const draft = useSelector(selectDraft);
  const language = useLanguage();
  const account = accountOf(useSession());
  return useMemo(() => questionOf(carts, draft, { language, account }), [carts, draft, language, account]);
}

/** The price as far as it is known. */
export function useQuote() {
  const question = useQuestion();
  return useSelector((state) => selectQuote(state, question));
}

/** A price as it is shown while another is on its way. */
export interface ShownQuote {
  /** The present price, else the one before it; null until any is known, and when nothing is to be priced. */
  quote: Quote | null;
  /** It is the one before, and the present one is being asked for. */
  isStale: boolean;
  /** Why the present one could not be had; then what is shown is not what was asked for. */
  error: ApiErrorState | null;
}

export function useShownQuote(): ShownQuote {
  const question = useQuestion();
  const { data, error } = useSelector((state) => selectQuote(state, question));
  const isFetching = useSelector((state) => selectQuote(state, question)).isFetching;
  const latest = useSelector(selectLatestQuote);
  return {
    quote: question && (data ?? latest),
    isStale: question !== null && !data && (isFetching || !error),
    error: data || isFetching ? null : (error ?? null),
  };
}

/** This place no longer shows the price once it is gone. Its `needs` said that it does. */
export function usePriceShownAt(place: PricePlace): void {
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      dispatch(priceHidden(place));
    },
    [dispatch, place],
  );
}
