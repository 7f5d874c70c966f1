import type { Quote } from '@storefront/shared/contracts';
import { resource } from '@storefront/shared/store';
import { quoteKey, type QuoteRequest } from '../quote/quote';
import { postQuote } from '../quote/quote-api';

/** What another code would make of the price, asked before it takes the place of one that works. */
export const voucherTrial = resource<QuoteRequest, Quote>({
  name: 'checkout/voucherTrial',
  key: quoteKey,
  isPersonal: true,
  fetch: (context, { body, account }) => postQuote(context, body, account !== null),
});
