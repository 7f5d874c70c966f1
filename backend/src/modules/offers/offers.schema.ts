import { Type, type Static, type TSchema } from 'typebox';
import { CategoryRef } from '../catalogue/catalogue.schema';

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const Money = Type.Integer({ minimum: 0, description: 'Đồng.' });
export const Instant = Type.String({ format: 'date-time' });
export const Count = Type.Integer({ minimum: 0 });

/** Beyond any amount in đồng, and well within what JavaScript counts exactly. */
export const MAX_MONEY = 1_000_000_000_000;

export const OfferPeriod = Type.Enum(['CURRENT', 'NEXT', 'NONE'], {
  $id: 'OfferPeriod',
  description: 'CURRENT while it runs, NEXT before it begins, NONE when it is over.',
});
export const PeriodAsked = Type.Enum(['CURRENT', 'NEXT']);

export const DiscountKind = Type.Enum(['PERCENT', 'FIXED', 'QUANTITY'], { $id: 'DiscountKind' });
export type DiscountKind = Static<typeof DiscountKind>;

export const Discount = Type.Object(
  {
    kind: DiscountKind,
    value: Type.Number({ description: 'Percent, đồng, or units that are free.' }),
    maxDiscount: Nullable(Money),
  },
  { $id: 'Discount' },
);
export type Discount = Static<typeof Discount>;

export const ProductRef = Type.Object(
  { id: Type.String(), name: Type.String(), seoSlug: Type.String() },
  { $id: 'ProductRef' },
);
export type ProductRef = Static<typeof ProductRef>;

/** What an offer holds for: everything when both lists are empty. */
export const scope = { categories: Type.Array(CategoryRef), products: Type.Array(ProductRef) };

/** Pages of offers are short: 10, and 100 at most. Without defaults here, or the contract would demand both. */
export const page = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  limit: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: '0 means 10; more than 100 means 100.' }),
  ),
};

/** The place in a list that a request asks for. */
export function pageAsked({ page = 1, limit = 0 }: { page?: number; limit?: number }) {
  const size = Math.min(limit || 10, 100);
  return { page, limit: size, offset: (page - 1) * size };
}
