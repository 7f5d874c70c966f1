import type { OrderAddress, QuoteLineRequest, ShippingMethod } from '@storefront/shared/contracts';
import { resource } from '@storefront/shared/store';
import { postShippingQuote } from './quote-api';

export interface ShippingQuestion {
  lines: QuoteLineRequest[];
  address: OrderAddress;
}

/** The ways to deliver, by what goes where. */
export const shippingMethods = resource<ShippingQuestion, ShippingMethod[]>({
  name: 'checkout/shippingMethods',
  key: ({ lines, address }) =>
    JSON.stringify([lines.map(({ infoId, quantity }) => [infoId, quantity]), address]),
  fetch: postShippingQuote,
});
