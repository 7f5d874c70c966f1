import type { Quote } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import { quoteKey, type QuoteRequest } from '../quote/quote';
import { postQuote } from '../quote/quote-api';

/** What another code would make of the price, asked before it takes the place of one that works. */
export const voucherTrial = createQuery<QuoteRequest, Quote>({
  name: 'checkout/voucherTrial',
  keyOf: quoteKey,
  isPersonal: true,
  fetch: (context, { body, account }) => postQuote(context, body, account !== null),
});
