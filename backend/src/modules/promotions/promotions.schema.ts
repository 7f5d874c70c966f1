import { Type, type Static } from 'typebox';
import { Picture } from '../media/media.schema';
import {
  Discount,
  Instant,
  Money,
  Nullable,
  OfferPeriod,
  page,
  PeriodAsked,
  scope,
} from '../offers/offers.schema';

export const PromotionType = Type.Enum(['QUANTITY_BASED', 'ORDER_BASED', 'GIFT_PRODUCT'], {
  $id: 'PromotionType',
});
export type PromotionType = Static<typeof PromotionType>;

export const PromotionGift = Type.Object(
  {
    infoId: Type.String(),
    productId: Type.String(),
    name: Type.String(),
    seoSlug: Type.String(),
    picture: Picture,
    quantity: Type.Integer({ minimum: 1 }),
    isInStock: Type.Boolean(),
  },
  { $id: 'PromotionGift', description: 'What comes along with GIFT_PRODUCT: the first that is in stock.' },
);
export type PromotionGift = Static<typeof PromotionGift>;

export const PromotionConditions = Type.Object(
  { ...scope, minSubtotal: Nullable(Money), minQuantity: Nullable(Type.Integer({ minimum: 1 })) },
  { $id: 'PromotionConditions' },
);
export type PromotionConditions = Static<typeof PromotionConditions>;

export const Promotion = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    description: Type.String(),
    type: PromotionType,
    discount: Nullable(Discount),
    conditions: PromotionConditions,
    gifts: Type.Array(PromotionGift),
    startsAt: Instant,
    endsAt: Instant,
    period: OfferPeriod,
    isCombinable: Type.Boolean({ description: 'It also counts for units at a flash price.' }),
    isExclusiveWithVoucher: Type.Boolean(),
    quotaLeft: Nullable(
      Type.Integer({ minimum: 0, description: 'Goods for QUANTITY_BASED, orders for the other types.' }),
    ),
    perCustomerLimit: Nullable(Type.Integer({ minimum: 1 })),
  },
  { $id: 'Promotion' },
);
export type Promotion = Static<typeof Promotion>;

export const CurrentPromotion = Type.Object(
  {
    currentPromotion: Nullable(Promotion),
    nextPromotion: Nullable(Promotion),
    type: OfferPeriod,
    serverTime: Instant,
  },
  { $id: 'CurrentPromotion' },
);
export type CurrentPromotion = Static<typeof CurrentPromotion>;

export const PromotionsQuery = Type.Object(
  { ...page, period: Type.Optional(PeriodAsked), type: Type.Optional(PromotionType) },
  { additionalProperties: false },
);
export type PromotionsQuery = Static<typeof PromotionsQuery>;
