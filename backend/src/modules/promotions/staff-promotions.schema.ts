import { Type, type Static } from 'typebox';
import { PageMeta } from '../../lib/envelope';
import { CategoryRef } from '../catalogue/catalogue.schema';
import { Count, DiscountKind, Nullable, ProductRef } from '../offers/offers.schema';
import {
  changed,
  conditionFields,
  NullableAmount,
  NullableUnits,
  OfferCounts,
  offerFields,
  OfferState,
  OfferText,
  OfferUnits,
  OfferValue,
  staffListFields,
} from '../offers/staff-offers.schema';
import { PromotionType } from './promotions.schema';

const fields = {
  ...offerFields,
  ...conditionFields,
  type: PromotionType,
  descriptionVi: OfferText('Vietnamese, 1000 letters at most.'),
  descriptionEn: OfferText('English, 1000 letters at most.'),
  priority: {
    ...OfferUnits,
    description: 'Of two that are equally good the lower one applies, and it is shown earlier.',
  },
  kind: Nullable(DiscountKind),
  value: Nullable(OfferValue),
  maxDiscount: NullableAmount,
  isCombinable: Type.Boolean({ description: 'It also counts for units at a flash price.' }),
  isExclusiveWithVoucher: Type.Boolean(),
  quota: NullableUnits,
  perCustomerLimit: NullableUnits,
  gifts: Type.Array(
    Type.Object(
      { infoId: Type.String({ maxLength: 64 }), quantity: OfferUnits },
      { additionalProperties: false },
    ),
    { maxItems: 20, description: 'Of GIFT_PRODUCT: the first that is in stock comes along.' },
  ),
};

export const StaffPromotionBody = Type.Object(fields, {
  $id: 'StaffPromotionBody',
  additionalProperties: false,
});
export type StaffPromotionBody = Static<typeof StaffPromotionBody>;
export const StaffPromotionChange = changed(fields, 'StaffPromotionChange');
export type StaffPromotionChange = Static<typeof StaffPromotionChange>;

/** A promotion as staff see it. */
export const StaffPromotion = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer(),
    state: OfferState,
    ...fields,
    categories: Type.Array(CategoryRef),
    products: Type.Array(ProductRef),
    giftNames: Type.Array(Type.String(), {
      description: 'Of its gifts, in their order; empty for what is gone.',
    }),
    reserved: Count,
    sold: Count,
    isUsed: Type.Boolean({ description: 'An order was priced with it: its rule stays as it is.' }),
  },
  { $id: 'StaffPromotion' },
);
export type StaffPromotion = Static<typeof StaffPromotion>;

export const StaffPromotions = Type.Object(
  { data: Type.Array(StaffPromotion), meta: PageMeta, counts: OfferCounts },
  { $id: 'StaffPromotions' },
);
export const StaffPromotionsQuery = Type.Object(
  { ...staffListFields, type: Type.Optional(PromotionType) },
  { additionalProperties: false },
);
export type StaffPromotionsQuery = Static<typeof StaffPromotionsQuery>;
