import type { OrderAddress, QuoteLineRequest, ShippingMethod } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import { postShippingQuote } from './checkout-api';

export interface ShippingQuestion {
  lines: QuoteLineRequest[];
  address: OrderAddress;
}

/** The ways to deliver, by what goes where. */
export const shippingMethods = createQuery<ShippingQuestion, ShippingMethod[]>({
  name: 'checkout/shippingMethods',
  keyOf: ({ lines, address }) =>
    JSON.stringify([lines.map(({ infoId, quantity }) => [infoId, quantity]), address]),
  fetch: postShippingQuote,
});
