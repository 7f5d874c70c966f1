import { Type, type Static } from 'typebox';
import { PageMeta } from '../../lib/envelope';
import { Color } from '../catalogue/catalogue.schema';
import { Picture } from '../media/media.schema';
import { Count, Money, Nullable } from '../offers/offers.schema';
import {
  changed,
  NullableUnits,
  OfferCounts,
  offerFields,
  OfferState,
  OfferUnits,
  OfferValue,
  staffListFields,
} from '../offers/staff-offers.schema';

export const FlashKind = Type.Enum(['PERCENT', 'FIXED_PRICE', 'SUBTRACT'], {
  $id: 'FlashKind',
  description: 'PERCENT off, FIXED_PRICE instead of the usual price, or SUBTRACT đồng from it.',
});

const item = {
  infoId: Type.String({ maxLength: 64 }),
  kind: FlashKind,
  value: OfferValue,
  quota: OfferUnits,
  perCustomerLimit: NullableUnits,
};
export const StaffFlashSaleItem = Type.Object(item, {
  $id: 'StaffFlashSaleItem',
  additionalProperties: false,
});
export type StaffFlashSaleItem = Static<typeof StaffFlashSaleItem>;

const fields = {
  ...offerFields,
  items: Type.Array(StaffFlashSaleItem, {
    maxItems: 1_000,
    description: 'In the order in which they are shown.',
  }),
};
export const StaffFlashSaleBody = Type.Object(fields, {
  $id: 'StaffFlashSaleBody',
  additionalProperties: false,
});
export type StaffFlashSaleBody = Static<typeof StaffFlashSaleBody>;
export const StaffFlashSaleChange = changed(fields, 'StaffFlashSaleChange');
export type StaffFlashSaleChange = Static<typeof StaffFlashSaleChange>;

const summary = {
  id: Type.String(),
  version: Type.Integer(),
  state: OfferState,
  ...offerFields,
  isUsed: Type.Boolean({ description: 'An order was priced with it: its beginning stays as it is.' }),
};

/** A flash sale in the list of staff. */
export const StaffFlashSaleSummary = Type.Object(
  {
    ...summary,
    productCount: Count,
    quota: Count,
    taken: { ...Count, description: 'Units that orders took.' },
  },
  { $id: 'StaffFlashSaleSummary' },
);
export type StaffFlashSaleSummary = Static<typeof StaffFlashSaleSummary>;

/** A variant in a sale, with what it usually costs; null for what the shop no longer sells. */
export const StaffFlashSaleProduct = Type.Object(
  {
    ...item,
    reserved: Count,
    sold: Count,
    isUsed: Type.Boolean({ description: 'An order was priced with it: its price stays as it is.' }),
    product: Nullable(
      Type.Object({
        productId: Type.String(),
        name: Type.String(),
        sku: Type.String(),
        color: Nullable(Color),
        size: Nullable(Type.String()),
        picture: Picture,
        price: Money,
        stock: Type.Integer(),
      }),
    ),
  },
  { $id: 'StaffFlashSaleProduct' },
);
export type StaffFlashSaleProduct = Static<typeof StaffFlashSaleProduct>;

/** A flash sale as staff see it. */
export const StaffFlashSale = Type.Object(
  { ...summary, items: Type.Array(StaffFlashSaleProduct) },
  { $id: 'StaffFlashSale' },
);
export type StaffFlashSale = Static<typeof StaffFlashSale>;

export const StaffFlashSales = Type.Object(
  { data: Type.Array(StaffFlashSaleSummary), meta: PageMeta, counts: OfferCounts },
  { $id: 'StaffFlashSales' },
);
export const StaffFlashSalesQuery = Type.Object(staffListFields, { additionalProperties: false });
export type StaffFlashSalesQuery = Static<typeof StaffFlashSalesQuery>;
