import { Type, type Static } from 'typebox';
import {
  Count,
  Discount,
  DiscountKind,
  Instant,
  Money,
  Nullable,
  OfferPeriod,
  page,
  PeriodAsked,
  scope,
} from '../offers/offers.schema';
import { PaymentMethod } from '../../lib/payment-methods';

export const VoucherConditions = Type.Object(
  {
    ...scope,
    minSubtotal: Nullable(Money),
    minQuantity: Nullable(Type.Integer({ minimum: 1 })),
    isFirstOrderOnly: Type.Boolean(),
    paymentMethods: Type.Array(PaymentMethod, { description: 'Any when empty.' }),
  },
  { $id: 'VoucherConditions' },
);
export type VoucherConditions = Static<typeof VoucherConditions>;

export const CollectedVoucher = Type.Object(
  { myVoucherId: Type.String(), collectedAt: Instant },
  { $id: 'CollectedVoucher' },
);
export type CollectedVoucher = Static<typeof CollectedVoucher>;

const voucher = {
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  discount: Discount,
  conditions: VoucherConditions,
  startsAt: Instant,
  endsAt: Instant,
  period: OfferPeriod,
  totalUses: Nullable(Count),
  usesLeft: Nullable(Count),
  perCustomerUses: Type.Integer({ minimum: 1 }),
  collectsLeft: Nullable(Count),
};
export const Voucher = Type.Object(
  { ...voucher, myVoucher: Type.Optional(Nullable(CollectedVoucher)) },
  { $id: 'Voucher' },
);
export type Voucher = Static<typeof Voucher>;

/** HELD by an order that is not decided; USED as often as one customer may; USED_UP by others. */
export const MyVoucherState = Type.Enum(['USABLE', 'UPCOMING', 'HELD', 'USED', 'USED_UP', 'EXPIRED'], {
  $id: 'MyVoucherState',
});
export type MyVoucherState = Static<typeof MyVoucherState>;

export const MyVoucher = Type.Object(
  { ...voucher, myVoucher: CollectedVoucher, state: MyVoucherState, myUsesLeft: Count },
  { $id: 'MyVoucher' },
);
export type MyVoucher = Static<typeof MyVoucher>;

export const VouchersBody = Type.Object(
  {
    ...page,
    search: Type.Optional(Type.String({ maxLength: 200 })),
    kinds: Type.Optional(Type.Array(DiscountKind, { maxItems: 3 })),
    period: Type.Optional(PeriodAsked),
    productId: Type.Optional(Type.String({ maxLength: 200 })),
    isFirstOrderOnly: Type.Optional(Type.Boolean()),
    isCollected: Type.Optional(Type.Boolean()),
  },
  { $id: 'VouchersBody', additionalProperties: false },
);
export type VouchersBody = Static<typeof VouchersBody>;

export const MyVouchersQuery = Type.Object(
  { ...page, state: Type.Optional(MyVoucherState) },
  { additionalProperties: false },
);
export type MyVouchersQuery = Static<typeof MyVouchersQuery>;

/** Any text: one that can be no id is simply not found. */
export const VoucherId = Type.Object(
  { id: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);
