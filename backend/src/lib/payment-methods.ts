import { Type, type Static } from 'typebox';

/** How shoppers pay: with a gateway, when the parcel comes, or by noting it. */
export const PaymentMethod = Type.Enum(['ONLINE', 'COD', 'THEGHINO'], { $id: 'PaymentMethod' });
export type PaymentMethod = Static<typeof PaymentMethod>;

/** The gateways there are adapters for. */
export const PaymentProviderCode = Type.Enum(['VNPAY', 'ALEPAY', 'MOMO', 'ZALOPAY', 'PAYPAL'], {
  $id: 'PaymentProvider',
});
