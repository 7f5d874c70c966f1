import { Type, type Static } from 'typebox';
import { KeysetPage } from '../../lib/keyset';
import { Picture } from '../media/media.schema';
import { ProductStatus } from './catalogue.schema';

const Nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);
const text = (maxLength: number, minLength = 0) => Type.String({ maxLength, minLength });
/** At least one letter or digit: what is empty is refused as `FieldIsNotEmpty` says it. */
const filled = (maxLength: number) => Type.String({ maxLength, minLength: 1, pattern: '\\S' });
const both = (maxLength: number) =>
  Type.Object({ vi: text(maxLength), en: text(maxLength) }, { additionalProperties: false });
const bothFilled = (maxLength: number) =>
  Type.Object({ vi: filled(maxLength), en: filled(maxLength) }, { additionalProperties: false });

export const MAX_PRICE = 100_000_000_000;
export const MAX_STOCK = 10_000_000;
export const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const SKU = '^[A-Za-z0-9][A-Za-z0-9._/-]*$';
export const limits = {
  name: 200,
  description: 20_000,
  brand: 80,
  slug: 120,
  sku: 64,
  size: 40,
  color: 60,
  specification: 200,
  specifications: 40,
  variants: 200,
  pictures: 40,
  related: 24,
} as const;

const Money = Type.Integer({ minimum: 0, maximum: MAX_PRICE });
const Id = Type.String({ maxLength: 64 });

const color = Type.Object(
  { name: bothFilled(limits.color), rgb: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }) },
  { additionalProperties: false },
);
const specification = Type.Object(
  { name: bothFilled(limits.specification), value: bothFilled(limits.specification) },
  { additionalProperties: false },
);

const variant = {
  sku: Type.String({ maxLength: limits.sku, minLength: 1, pattern: SKU }),
  color: Nullable(color),
  size: Nullable(filled(limits.size)),
  price: Money,
  originalPrice: Nullable(Money),
  isActive: Type.Boolean(),
};
const view = Type.Enum(['front', 'detail', 'back']);

const facts = {
  categoryId: filled(64),
  slug: Type.String({ maxLength: limits.slug, minLength: 1, pattern: SLUG }),
  name: bothFilled(limits.name),
  description: both(limits.description),
  brand: Nullable(filled(limits.brand)),
  specifications: Type.Array(specification, { maxItems: limits.specifications }),
  status: Type.Array(ProductStatus, { maxItems: 3, uniqueItems: true }),
  priority: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  isActive: Type.Boolean(),
  relatedIds: Type.Array(Id, { maxItems: limits.related, uniqueItems: true }),
};

const writtenPicture = Type.Object(
  {
    pictureId: Type.Optional(Type.String({ maxLength: 64, description: 'One that the product has.' })),
    uploadId: Type.Optional(Type.String({ maxLength: 64, description: 'One that was just sent.' })),
    view,
    colorRgb: Nullable(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
    alt: Nullable(bothFilled(limits.name)),
  },
  { additionalProperties: false },
);

/** What a form sends: the whole product. */
export const ProductBody = Type.Object(
  {
    ...facts,
    pictures: Type.Array(writtenPicture, { maxItems: limits.pictures }),
    variants: Type.Array(
      Type.Object({ id: Type.Optional(Id), ...variant }, { additionalProperties: false }),
      { minItems: 1, maxItems: limits.variants },
    ),
  },
  { additionalProperties: false },
);
export type ProductBody = Static<typeof ProductBody>;

const version = Type.Integer({
  minimum: 1,
  maximum: 1_000_000_000,
  description: 'That which was read; an older one is refused.',
});
export const ChangedProductBody = Type.Object(
  { version, ...ProductBody.properties },
  { additionalProperties: false },
);
export type ChangedProductBody = Static<typeof ChangedProductBody>;
export const Version = Type.Object({ version }, { additionalProperties: false });

export const StaffVariant = Type.Object(
  {
    id: Type.String(),
    ...variant,
    sku: Type.String(),
    onHand: Type.Integer(),
    reserved: Type.Integer({ minimum: 0 }),
  },
  { $id: 'StaffVariant' },
);
export type StaffVariant = Static<typeof StaffVariant>;

const staffCategory = Type.Object({ id: Type.String(), name: both(400) });
export const StaffProduct = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer(),
    ...facts,
    oldSlugs: Type.Array(Type.String()),
    isDeleted: Type.Boolean(),
    publishedAt: Type.String({ format: 'date-time' }),
    related: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    pictures: Type.Array(
      Type.Object({
        pictureId: Type.String(),
        view,
        colorRgb: Nullable(Type.String()),
        alt: Nullable(both(limits.name)),
        picture: Picture,
      }),
    ),
    variants: Type.Array(StaffVariant),
  },
  { $id: 'StaffProduct', description: 'A product as staff edit it.' },
);
export type StaffProduct = Static<typeof StaffProduct>;

export const StaffProductRow = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer(),
    slug: Type.String(),
    name: both(400),
    sku: Type.String({ description: 'Of its first variant.' }),
    variantCount: Type.Integer(),
    category: staffCategory,
    brand: Nullable(Type.String()),
    status: Type.Array(ProductStatus),
    isActive: Type.Boolean(),
    isDeleted: Type.Boolean(),
    price: Money,
    maxPrice: Money,
    originalPrice: Nullable(Money),
    available: Type.Integer({ description: 'Pieces on hand less those that orders hold.' }),
    picture: Nullable(Picture),
    changedAt: Nullable(Type.String({ format: 'date-time' })),
  },
  { $id: 'StaffProductRow' },
);
export type StaffProductRow = Static<typeof StaffProductRow>;

export const StaffProductPage = KeysetPage(StaffProductRow);

const filters = {
  search: Type.Optional(text(100)),
  category: Type.Optional(Type.String({ maxLength: 64, description: 'With all below it.' })),
  state: Type.Optional(Type.Enum(['visible', 'hidden', 'deleted'])),
  stock: Type.Optional(Type.Enum(['out', 'low'])),
  mark: Type.Optional(Type.Enum(['HOT', 'NEW', 'SALE_OFF'])),
};
export const ProductFilter = Type.Object(filters, { additionalProperties: false });
export type ProductFilter = Static<typeof ProductFilter>;
export const StaffProductsQuery = Type.Object(
  {
    ...filters,
    after: Type.Optional(Type.String({ maxLength: 64 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
);
export type StaffProductsQuery = Static<typeof StaffProductsQuery>;

export const ProductParams = Type.Object(
  { id: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);

export const CategoryBody = Type.Object(
  {
    parentId: Nullable(Id),
    slug: Type.String({ maxLength: limits.slug, minLength: 1, pattern: SLUG }),
    name: bothFilled(120),
    uploadId: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type CategoryBody = Static<typeof CategoryBody>;
export const ChangedCategoryBody = Type.Object(
  { version, ...CategoryBody.properties },
  { additionalProperties: false },
);
export type ChangedCategoryBody = Static<typeof ChangedCategoryBody>;
export const CategoryOrder = Type.Object(
  { parentId: Nullable(Id), ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }) },
  { additionalProperties: false },
);

export const StaffCategory = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer(),
    parentId: Nullable(Type.String()),
    slug: Type.String(),
    name: both(400),
    position: Type.Integer(),
    productCount: Type.Integer({ description: 'In it, without those below; also hidden ones.' }),
    picture: Picture,
  },
  { $id: 'StaffCategory' },
);
export type StaffCategory = Static<typeof StaffCategory>;
