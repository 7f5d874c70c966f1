import type { Quote } from '@storefront/shared/contracts';
import { resource } from '@storefront/shared/store';
import { quoteKey, type QuoteQuestion } from '../quote/quote';
import { postQuote } from '../quote/quote-api';

/** What another code would make of the price, asked before it takes the place of one that works. */
export const voucherTrial = resource<QuoteQuestion, Quote>({
  name: 'checkout/voucherTrial',
  key: quoteKey,
  isPersonal: true,
  fetch: (context, { request, account }) => postQuote(context, request, account !== null),
});
