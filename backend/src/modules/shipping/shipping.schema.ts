import { Type, type Static } from 'typebox';
import { lines, OrderAddress } from '../pricing/pricing.schema';

export const ShippingQuoteRequest = Type.Object(
  { lines, address: OrderAddress },
  { $id: 'ShippingQuoteRequest', additionalProperties: false },
);
export type ShippingQuoteRequest = Static<typeof ShippingQuoteRequest>;

export const ShippingMethod = Type.Object(
  {
    code: Type.String({ description: 'STANDARD or EXPRESS' }),
    fee: Type.Integer(),
    eta: Type.Object({ from: Type.Integer(), to: Type.Integer() }),
  },
  { $id: 'ShippingMethod' },
);
