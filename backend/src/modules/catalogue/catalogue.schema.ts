import { Type, type Static, type TSchema } from 'typebox';
import { Picture } from '../media/media.schema';

const Nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);
const Money = Type.Integer({ minimum: 0, description: 'Đồng.' });

export const ProductStatus = Type.Enum(['HOT', 'NEW', 'SALE_OFF']);

export const Color = Type.Object({
  name: Type.String(),
  rgb: Type.String({ description: '`#rrggbb`, lower case.' }),
});
export type Color = Static<typeof Color>;

const card = {
  id: Type.String(),
  name: Type.String(),
  seoSlug: Type.String(),
  categorySlug: Type.String(),
  status: Type.Array(ProductStatus),
  price: Money,
  maxPrice: Money,
  originalPrice: Nullable(Money),
  stock: Type.Integer({ minimum: 0 }),
  picture: Picture,
  colors: Type.Array(Color),
  rating: Nullable(Type.Number()),
  reviewCount: Type.Integer({ minimum: 0 }),
};
export const ProductCard = Type.Object(card, { $id: 'ProductCard' });
export type ProductCard = Static<typeof ProductCard>;

export const ProductInfo = Type.Object(
  {
    infoId: Type.String(),
    sku: Type.String(),
    price: Money,
    originalPrice: Nullable(Money),
    stock: Type.Integer({ minimum: 0, description: 'On hand less reserved.' }),
    color: Nullable(Color),
    size: Nullable(Type.String()),
    pictures: Type.Array(Picture),
  },
  { $id: 'ProductInfo' },
);
export type ProductInfo = Static<typeof ProductInfo>;

export const ProductAttribute = Type.Object(
  {
    key: Type.Enum(['color', 'size']),
    name: Type.String(),
    values: Type.Array(
      Type.Object({ value: Type.String(), label: Type.String(), rgb: Type.Optional(Type.String()) }),
    ),
  },
  { $id: 'ProductAttribute', description: 'The value of a colour is its `rgb`, as in `infos[].color.rgb`.' },
);
export type ProductAttribute = Static<typeof ProductAttribute>;

export const ProductInfos = Type.Object(
  { infos: Type.Array(ProductInfo), attributes: Type.Array(ProductAttribute) },
  { $id: 'ProductInfos' },
);
export type ProductInfos = Static<typeof ProductInfos>;

const categoryRef = { id: Type.String(), name: Type.String(), slug: Type.String() };
export const CategoryRef = Type.Object(categoryRef, { $id: 'CategoryRef' });
export type CategoryRef = Static<typeof CategoryRef>;

export interface Category extends CategoryRef {
  picture: Picture;
  productCount: number;
  children: Category[];
}
const node = <S extends TSchema>(children: S, more: { $id?: string } = {}) =>
  Type.Object(
    {
      ...categoryRef,
      picture: Picture,
      productCount: Type.Integer({ minimum: 0, description: 'With those of its descendants.' }),
      children: Type.Array(children),
    },
    more,
  );
/** Three levels are described, because the contract's generator knows no circle; deeper ones are sent all the same. */
export const Category = Type.Unsafe<Category>(node(node(node(Type.Unknown())), { $id: 'Category' }));

export const ProductDetail = Type.Object(
  {
    ...card,
    sku: Type.String(),
    description: Type.String(),
    specifications: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    pictures: Type.Array(Picture),
    category: CategoryRef,
    breadcrumb: Type.Array(CategoryRef),
    infos: Type.Array(ProductInfo),
    attributes: Type.Array(ProductAttribute),
  },
  { $id: 'ProductDetail' },
);
export type ProductDetail = Static<typeof ProductDetail>;

export const CartProduct = Type.Object(
  {
    infoId: Type.String(),
    productId: Type.String(),
    sku: Type.String(),
    name: Type.String(),
    seoSlug: Type.String(),
    price: Money,
    originalPrice: Nullable(Money),
    stock: Type.Integer({ minimum: 0 }),
    color: Nullable(Color),
    size: Nullable(Type.String()),
    picture: Picture,
  },
  { $id: 'CartProduct' },
);
export type CartProduct = Static<typeof CartProduct>;

const MAX_LISTED = 100;
/** Beyond any price in đồng, and well within what the database can compare. */
const MAX_PRICE = 1_000_000_000_000;

const page = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000, default: 1 })),
  limit: Type.Optional(
    Type.Integer({
      minimum: 0,
      default: 0,
      description: `0 means 24; more than ${MAX_LISTED} means ${MAX_LISTED}.`,
    }),
  ),
};
/** Several at once are separated by commas and mean "one of them". */
const oneOrMore = (pattern: string, description: string) =>
  Type.Optional(Type.String({ pattern: `^${pattern}(,${pattern}){0,29}$`, description }));

export const PageQuery = Type.Object(page, { additionalProperties: false });

export const ProductQuery = Type.Object(
  {
    ...page,
    orderByPriority: Type.Optional(Type.Enum(['ASC', 'DESC'])),
    sort: Type.Optional(Type.Enum(['priority', 'newest', 'priceAsc', 'priceDesc'])),
    categoryId: Type.Optional(Type.String({ maxLength: 64 })),
    categorySlug: Type.Optional(
      Type.String({ maxLength: 200, description: 'Products of its descendants are in it too.' }),
    ),
    status: oneOrMore('(HOT|NEW|SALE_OFF)', 'HOT, NEW, SALE_OFF'),
    search: Type.Optional(Type.String({ maxLength: 200, description: 'With or without diacritics.' })),
    minPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_PRICE })),
    maxPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_PRICE })),
    color: oneOrMore('#?[0-9a-fA-F]{6}', 'Hexadecimal, with or without #'),
    size: oneOrMore('[^,]{1,20}', 'Sizes as `attributes` lists them'),
  },
  { additionalProperties: false },
);
export type ProductQuery = Static<typeof ProductQuery>;

/** Any text: one that can be no id is simply not found. */
export const ProductId = Type.Object({ id: Type.String() }, { additionalProperties: false });
export const ProductSlug = Type.Object({ slug: Type.String() }, { additionalProperties: false });

export const InfoIds = Type.Object(
  { infoIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: MAX_LISTED }) },
  { additionalProperties: false },
);

/** `limit=0` is the server's default, never "all". */
export const listLimit = (limit: number | undefined) => Math.min(limit || 24, MAX_LISTED);
