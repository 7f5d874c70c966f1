import { Type, type Static, type TSchema } from 'typebox';
import { FlashPrice } from './flash-price.schema';
import { PageMeta } from '../../lib/envelope';
import { Picture } from '../media/media.schema';
import { priceBands } from './price-bands';
import { ratingSteps } from './rating-steps';

const Nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);
const Money = Type.Integer({ minimum: 0, description: 'Đồng.' });

/** Personal: only the answers of `/with-auth` have it. */
export const isFavourite = Type.Optional(
  Type.Boolean({ description: 'With `/with-auth`: whether the customer keeps the product.' }),
);

export const ProductStatus = Type.Enum(['HOT', 'NEW', 'SALE_OFF'], { $id: 'ProductStatus' });

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
  infoId: Type.Union([Type.String(), Type.Null()], {
    description:
      'Its only variant, for the cart: `price` and `stock` are of that one. Null where several are sold, and one has to be chosen.',
  }),
  picture: Picture,
  colors: Type.Array(Color),
  rating: Nullable(Type.Number()),
  reviewCount: Type.Integer({ minimum: 0 }),
  flashSale: Nullable(FlashPrice),
  isFavourite,
};
export const ProductCard = Type.Object(
  {
    ...card,
    shownColor: Type.Optional(
      Type.String({
        description: 'Of `picture`, `#rrggbb`, where a filter or the words of a search ask for it.',
      }),
    ),
  },
  {
    $id: 'ProductCard',
    description: 'Texts are in the language of `Accept-Language`.',
  },
);
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
    flashSale: Nullable(FlashPrice),
  },
  {
    $id: 'ProductInfo',
    description: 'A variant: what is bought. `infoId` is what carts, order lines and stock speak of.',
  },
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
  formerSlugs?: string[];
  picture: Picture;
  productCount: number;
  children: Category[];
}
const node = <S extends TSchema>(children: S, more: { $id?: string; 'x-ref'?: string } = {}) =>
  Type.Object(
    {
      ...categoryRef,
      formerSlugs: Type.Optional(
        Type.Array(Type.String(), { description: 'Addresses that it had before, which lead to it.' }),
      ),
      picture: Picture,
      productCount: Type.Integer({ minimum: 0, description: 'With those of its descendants.' }),
      children: Type.Array(children),
    },
    more,
  );
/** The serializer knows no circle and gets three levels; deeper ones are sent all the same. The contract has the circle. */
export const Category = Type.Unsafe<Category>(
  node(node(node(Type.Unknown()), { 'x-ref': 'Category' }), { $id: 'Category' }),
);

export const ProductDetail = Type.Object(
  {
    ...card,
    sku: Type.String(),
    description: Type.String(),
    specifications: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    pictures: Type.Array(Picture),
    category: CategoryRef,
    breadcrumb: Type.Array(CategoryRef, { description: "From the root to the product's own category." }),
    infos: Type.Array(ProductInfo),
    attributes: Type.Array(ProductAttribute),
    hasSizeGuide: Type.Boolean({ description: 'It comes in sizes, and there is a guide to them.' }),
    nextSaleAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'When the next flash sale of one of its variants begins.',
      }),
    ),
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
    hasOther: Type.Optional(
      Type.Boolean({
        description: 'Of what is sold out: whether another variant of its product is in stock.',
      }),
    ),
    flashSale: Type.Optional(FlashPrice),
    isFavourite,
  },
  { $id: 'CartProduct' },
);
export type CartProduct = Static<typeof CartProduct>;

export const DEFAULT_LIMIT = 24;
const MAX_LISTED = 100;
/** Beyond any price in đồng, and well within what the database can compare. */
const MAX_PRICE = 1_000_000_000_000;

const page = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000, default: 1 })),
  limit: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      default: 0,
      description: `0 means ${DEFAULT_LIMIT}; more than ${MAX_LISTED} means ${MAX_LISTED}.`,
    }),
  ),
};
/** Several at once are separated by commas and mean "one of them". */
const oneOrMore = (pattern: string, description: string) =>
  Type.Optional(Type.String({ pattern: `^${pattern}(,${pattern}){0,29}$`, description }));

export const PageQuery = Type.Object(page, { additionalProperties: false });

/** What a list is narrowed by. The values of one filter mean "one of them", filters mean "all of them". */
const filters = {
  categoryId: Type.Optional(Type.String({ maxLength: 64 })),
  categorySlug: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Where the list is; products of its descendants are in it too. Unknown: 404.',
    }),
  ),
  category: oneOrMore('[^,]{1,120}', 'Slugs of categories chosen as a filter; with their descendants.'),
  status: oneOrMore(
    '(HOT|NEW|SALE_OFF)',
    'HOT, NEW, SALE_OFF. What costs less than before is SALE_OFF, also where `status` of the card does not say so.',
  ),
  rating: oneOrMore(
    `(${ratingSteps.join('|')})`,
    'Stars on average, as the facets list them: 4 means four and more. Of several the lowest counts.',
  ),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'With or without diacritics, also slightly misspelt.' }),
  ),
  price: oneOrMore(
    `(${priceBands.map(({ value }) => value).join('|')})`,
    'Price bands as the facets list them.',
  ),
  minPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_PRICE })),
  maxPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_PRICE })),
  color: oneOrMore('#?[0-9a-fA-F]{6}', 'Hexadecimal, with or without #'),
  size: oneOrMore('[^,]{1,20}', 'Sizes as `attributes` lists them'),
  specs: oneOrMore(
    '[^,:]{1,80}:[^,:]{1,80}',
    'Specifications as the facets list them, `group:value`. Values of one group mean "one of them".',
  ),
  flashSale: Type.Optional(
    Type.Boolean({ description: 'true: only what is cheaper at this moment in a flash sale.' }),
  ),
  inStock: Type.Optional(Type.Boolean({ description: 'true: only what can be bought now.' })),
  exact: Type.Optional(
    Type.Boolean({ description: 'true: the words of a search as they were typed, without corrections.' }),
  ),
};

export const ProductFilters = Type.Object(filters, { additionalProperties: false });
export type ProductFilters = Static<typeof ProductFilters>;

export const FacetsQuery = Type.Object(
  {
    ...filters,
    brief: Type.Optional(
      Type.Boolean({
        description:
          'true: every group, but values only of those that a page shows open, twelve at most, and what is chosen.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const ProductQuery = Type.Object(
  {
    ...page,
    orderByPriority: Type.Optional(Type.Enum(['ASC', 'DESC'])),
    sort: Type.Optional(
      Type.Enum(['priority', 'newest', 'priceAsc', 'priceDesc', 'bestSelling', 'bestMatch'], {
        description: 'A search is sorted by `bestMatch` unless told, everything else by `priority`.',
      }),
    ),
    ...filters,
  },
  { additionalProperties: false },
);
export type ProductQuery = Static<typeof ProductQuery>;

export const ProductPage = Type.Object(
  {
    data: Type.Array(ProductCard),
    meta: PageMeta,
    correctedSearch: Type.Optional(
      Type.String({ description: 'What was searched instead, when nothing is called what was typed.' }),
    ),
  },
  { $id: 'ProductPage' },
);
export type ProductPage = Static<typeof ProductPage>;

export const FacetValue = Type.Object(
  {
    value: Type.String({ description: 'As the filter named by `param` takes it.' }),
    label: Type.String(),
    count: Type.Integer({
      minimum: 0,
      description: 'Products that the list would hold with this value alone chosen in its group.',
    }),
    isMore: Type.Boolean({
      description: 'There are at least `count`: "10.000+". A count of 0 with more is not nothing.',
    }),
    isSelected: Type.Boolean(),
    rgb: Type.Optional(Type.String({ description: 'Of a colour: `#rrggbb`.' })),
    parent: Type.Optional(
      Type.String({ description: 'Of a category: the value it is under, if that is listed.' }),
    ),
    from: Type.Optional(Type.Integer({ description: 'Of a price band: the lowest price in it.' })),
    below: Type.Optional(
      Type.Integer({ description: 'Of a price band: what it ends before; none for the last.' }),
    ),
  },
  { $id: 'FacetValue' },
);
export type FacetValue = Static<typeof FacetValue>;

export const Facet = Type.Object(
  {
    key: Type.String({
      description:
        '`category`, `price`, `status`, `rating`, `flashSale`, `inStock`, `color`, `size` or `specs.<group>`',
    }),
    param: Type.Enum([
      'category',
      'price',
      'status',
      'rating',
      'flashSale',
      'inStock',
      'color',
      'size',
      'specs',
    ]),
    name: Type.String(),
    values: Type.Array(FacetValue),
    more: Type.Optional(
      Type.Integer({ minimum: 0, description: 'In a brief answer: how many values were left out.' }),
    ),
  },
  {
    $id: 'Facet',
    description:
      '`param` names the filter that its values are for; several values of it are separated by commas.',
  },
);
export type Facet = Static<typeof Facet>;

export const ProductFacets = Type.Object(
  {
    facets: Type.Array(Facet),
    total: Type.Integer({ minimum: 0 }),
    isMore: Type.Boolean({ description: 'There are more than `total`: "10.000+".' }),
  },
  { $id: 'ProductFacets' },
);
export type ProductFacets = Static<typeof ProductFacets>;

export const RelatedQuery = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 12 })) },
  { additionalProperties: false },
);

/** For lists of addresses, which are read by machines: far longer pages than people see. */
export const AddressesQuery = Type.Object(
  { page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) },
  { additionalProperties: false },
);
export const ProductAddress = Type.Object(
  { seoSlug: Type.String(), publishedAt: Type.String({ format: 'date-time' }) },
  { $id: 'ProductAddress' },
);
export type ProductAddress = Static<typeof ProductAddress>;

/** Any text: one that can be no id is simply not found. */
export const ProductId = Type.Object(
  { id: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);
export const ProductIdOrSlug = Type.Object(
  { id: Type.String({ maxLength: 200, description: 'The id of the product, or its slug.' }) },
  { additionalProperties: false },
);
export const ProductSlug = Type.Object(
  { slug: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);

export const InfoIds = Type.Object(
  { infoIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: MAX_LISTED }) },
  { additionalProperties: false },
);

export const ProductIds = Type.Object(
  { ids: Type.Array(Type.String({ maxLength: 64 }), { maxItems: MAX_LISTED }) },
  { additionalProperties: false },
);

/** `limit=0` is the server's default, never "all". */
export const listLimit = (limit: number | undefined) => Math.min(limit || DEFAULT_LIMIT, MAX_LISTED);
