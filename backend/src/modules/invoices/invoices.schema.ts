import { Type, type Static } from 'typebox';
import { Instant } from '../offers/offers.schema';
import { text } from '../pricing/pricing.schema';

export const InvoiceParams = Type.Object({ id: text(60) });
export const InvoiceQuery = Type.Object(
  { token: Type.Optional(text(300)), lang: Type.Optional(Type.Enum(['vi', 'en'])) },
  { additionalProperties: false },
);

/** Browsers download without a header, so the address itself carries that it may be opened. */
export const InvoiceLink = Type.Object({ url: Type.String(), expiresAt: Instant }, { $id: 'InvoiceLink' });
export type InvoiceLink = Static<typeof InvoiceLink>;
