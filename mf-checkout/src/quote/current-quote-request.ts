import { selectCart } from '@storefront/shared/cart';
import { select, selectLanguage, selectSession, type Effect } from '@storefront/shared/store';
import { selectDraft } from '../draft/draft-slice';
import { accountOf, toQuoteRequest, type QuoteRequest } from './quote';

/** The quote request of the current cart and draft, for a saga. */
export function* currentQuoteRequest(): Effect<QuoteRequest | null> {
  const carts = yield* select(selectCart);
  const draft = yield* select(selectDraft);
  const language = yield* select(selectLanguage);
  return toQuoteRequest(carts, draft, { language, account: accountOf(yield* select(selectSession)) });
}
