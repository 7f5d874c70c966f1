import type { Quote } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import { postQuote } from '../checkout-api';
import { quoteKey, type QuoteQuestion } from '../quote';

/** What another code would make of the price, asked before it takes the place of one that works. */
export const voucherTrial = createQuery<QuoteQuestion, Quote>({
  name: 'checkout/voucherTrial',
  keyOf: quoteKey,
  isPersonal: true,
  fetch: (context, { request, account }) => postQuote(context, request, account !== null),
});
