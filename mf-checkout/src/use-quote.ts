import { useMemo } from 'react';
import { selectCart } from '@storefront/shared/cart';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { selectDraft } from './draft-slice';
import { questionOf, type QuoteQuestion } from './quote';
import { selectQuote } from './quote-slice';

/** The question that cart and draft ask now. */
export function useQuestion(): QuoteQuestion | null {
  const carts = useSelector(selectCart);
  const draft = useSelector(selectDraft);
  const language = useLanguage();
  return useMemo(() => questionOf(carts, draft, language), [carts, draft, language]);
}

/** The price as far as it is known. */
export function useQuote() {
  const question = useQuestion();
  return useSelector((state) => selectQuote(state, question));
}
