import { Type, type Static } from 'typebox';
import { PageMeta } from '../../lib/envelope';
import { Color, isFavourite } from '../catalogue/catalogue.schema';
import { Picture } from '../media/media.schema';
import {
  Count,
  Instant,
  MAX_MONEY,
  Money,
  Nullable,
  OfferPeriod,
  page,
  PeriodAsked,
} from '../offers/offers.schema';

const sold = {
  price: Money,
  salePrice: Money,
  stock: Count,
  quota: Type.Integer({ minimum: 1 }),
  sold: Type.Integer({ minimum: 0, description: 'Of the quota: ordered and not given back.' }),
  perCustomerLimit: Nullable(Type.Integer({ minimum: 1 })),
};

export const FlashSaleVariant = Type.Object(
  { infoId: Type.String(), color: Nullable(Color), size: Nullable(Type.String()), ...sold },
  { $id: 'FlashSaleVariant' },
);
export type FlashSaleVariant = Static<typeof FlashSaleVariant>;

const card = {
  flashSaleId: Type.String(),
  productId: Type.String(),
  name: Type.String(),
  seoSlug: Type.String(),
  picture: Picture,
  ...sold,
  isFavourite,
};
export const FlashSaleCard = Type.Object(card, {
  $id: 'FlashSaleCard',
  description: 'Prices are those of its cheapest variant that is left, counts are sums over its variants.',
});
export type FlashSaleCard = Static<typeof FlashSaleCard>;

export const FlashSaleProduct = Type.Object(
  { ...card, infos: Type.Array(FlashSaleVariant) },
  { $id: 'FlashSaleProduct' },
);
export type FlashSaleProduct = Static<typeof FlashSaleProduct>;

const summary = {
  id: Type.String(),
  name: Type.String(),
  startsAt: Instant,
  endsAt: Instant,
  period: OfferPeriod,
  productCount: Count,
};
export const FlashSaleSummary = Type.Object(summary, { $id: 'FlashSaleSummary' });
export type FlashSaleSummary = Static<typeof FlashSaleSummary>;

export const FlashSale = Type.Object(
  { ...summary, products: Type.Array(FlashSaleCard), serverTime: Instant },
  { $id: 'FlashSale' },
);
export type FlashSale = Static<typeof FlashSale>;

export const CurrentFlashSale = Type.Object(
  { currentFlashSale: Nullable(FlashSale), nextFlashSale: Nullable(FlashSale), serverTime: Instant },
  { $id: 'CurrentFlashSale' },
);
export type CurrentFlashSale = Static<typeof CurrentFlashSale>;

/** Any text: one that can be no id is simply not found. */
export const FlashSaleId = Type.Object(
  { id: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);

export const FlashSaleProductsBody = Type.Object(
  {
    flashSaleId: Type.Optional(Type.String({ maxLength: 200 })),
    period: Type.Optional(PeriodAsked),
    ...page,
    filter: Type.Optional(
      Type.Object(
        {
          onlyAvailable: Type.Optional(Type.Boolean()),
          minPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_MONEY })),
          maxPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_MONEY })),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { $id: 'FlashSaleProductsBody', additionalProperties: false },
);
export type FlashSaleProductsBody = Static<typeof FlashSaleProductsBody>;

export const FlashSaleProducts = Type.Object(
  {
    data: Type.Array(FlashSaleProduct),
    meta: PageMeta,
    flashSale: Nullable(FlashSaleSummary),
    serverTime: Instant,
  },
  { $id: 'FlashSaleProducts' },
);
export type FlashSaleProducts = Static<typeof FlashSaleProducts>;
