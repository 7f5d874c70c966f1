import { Type, type Static } from 'typebox';
import { CategoryRef } from '../catalogue/catalogue.schema';
import { Count, DiscountKind, Money, ProductRef } from '../offers/offers.schema';
import {
  changed,
  conditionFields,
  NullableAmount,
  NullableUnits,
  OfferCounts,
  offerFields,
  OfferState,
  OfferUnits,
  OfferValue,
  staffListFields,
} from '../offers/staff-offers.schema';
import { PageMeta } from '../../lib/envelope';
import { PaymentMethod } from '../../lib/payment-methods';

const fields = {
  ...offerFields,
  ...conditionFields,
  code: Type.String({ maxLength: 200, description: '3 to 40 letters, digits, - and _; made upper case.' }),
  isListed: Type.Boolean({ description: 'Shown to everybody; others must be told the code.' }),
  kind: DiscountKind,
  value: OfferValue,
  maxDiscount: NullableAmount,
  isFirstOrderOnly: Type.Boolean(),
  paymentMethods: Type.Array(PaymentMethod, {
    maxItems: 3,
    uniqueItems: true,
    description: 'Any when empty.',
  }),
  totalUses: NullableUnits,
  perCustomerUses: OfferUnits,
  collectLimit: NullableUnits,
};

export const StaffVoucherBody = Type.Object(fields, { $id: 'StaffVoucherBody', additionalProperties: false });
export type StaffVoucherBody = Static<typeof StaffVoucherBody>;
export const StaffVoucherChange = changed(fields, 'StaffVoucherChange');
export type StaffVoucherChange = Static<typeof StaffVoucherChange>;

/** A voucher as staff see it. */
export const StaffVoucher = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer(),
    state: OfferState,
    ...fields,
    categories: Type.Array(CategoryRef),
    products: Type.Array(ProductRef),
    held: Count,
    used: Count,
    collected: Count,
    given: { ...Money, description: 'Đồng that it took off orders which were not cancelled.' },
    isUsed: Type.Boolean({ description: 'An order was priced with it: its rule stays as it is.' }),
  },
  { $id: 'StaffVoucher' },
);
export type StaffVoucher = Static<typeof StaffVoucher>;

export const StaffVouchers = Type.Object(
  { data: Type.Array(StaffVoucher), meta: PageMeta, counts: OfferCounts },
  { $id: 'StaffVouchers' },
);
export const StaffVouchersQuery = Type.Object(
  { ...staffListFields, kind: Type.Optional(DiscountKind) },
  { additionalProperties: false },
);
export type StaffVouchersQuery = Static<typeof StaffVouchersQuery>;
