import { selectCart } from '@storefront/shared/cart';
import { select, selectLanguage, selectSession, type Effect } from '@storefront/shared/store';
import { selectDraft } from '../draft/draft-slice';
import { accountOf, questionOf, type QuoteQuestion } from './quote';

/** The question that cart and draft ask now, for a saga. */
export function* currentQuoteRequest(): Effect<QuoteQuestion | null> {
  const carts = yield* select(selectCart);
  const draft = yield* select(selectDraft);
  const language = yield* select(selectLanguage);
  return questionOf(carts, draft, { language, account: accountOf(yield* select(selectSession)) });
}
