import type { OrderAddress, QuoteLineRequest, ShippingMethod } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import { postShippingQuote } from './quote-api';

export interface ShippingQuoteRequest {
  lines: QuoteLineRequest[];
  address: OrderAddress;
}

/** The shipping methods, by lines and address. */
export const shippingMethods = createQuery<ShippingQuoteRequest, ShippingMethod[]>({
  name: 'checkout/shippingMethods',
  keyOf: ({ lines, address }) =>
    JSON.stringify([lines.map(({ infoId, quantity }) => [infoId, quantity]), address]),
  fetch: postShippingQuote,
});
