import { Type, type Static } from 'typebox';
import { isFavourite, ProductCard } from '../catalogue/catalogue.schema';
import { Picture } from '../media/media.schema';

const Money = Type.Integer({ minimum: 0, description: 'Đồng.' });

export const SuggestQuery = Type.Object(
  {
    q: Type.String({
      maxLength: 200,
      description: 'Nothing typed: what others search most. One or two letters suggest nothing.',
    }),
  },
  { additionalProperties: false },
);

export const SuggestedProduct = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    seoSlug: Type.String(),
    price: Money,
    originalPrice: Type.Union([Money, Type.Null()]),
    picture: Picture,
    isFavourite,
  },
  { $id: 'SuggestedProduct' },
);
export type SuggestedProduct = Static<typeof SuggestedProduct>;

export const SuggestedCategory = Type.Object(
  { id: Type.String(), name: Type.String(), slug: Type.String(), productCount: Type.Integer({ minimum: 0 }) },
  { $id: 'SuggestedCategory' },
);
export type SuggestedCategory = Static<typeof SuggestedCategory>;

export const Suggestions = Type.Object(
  {
    products: Type.Array(SuggestedProduct),
    categories: Type.Array(SuggestedCategory),
    queries: Type.Array(Type.String(), {
      description: 'What others search that begins or continues like this.',
    }),
  },
  { $id: 'Suggestions' },
);
export type Suggestions = Static<typeof Suggestions>;

export const FilterToDrop = Type.Object(
  {
    param: Type.Enum(
      ['category', 'price', 'minPrice', 'status', 'rating', 'flashSale', 'inStock', 'color', 'size', 'specs'],
      {
        description: '`minPrice` stands for the range from `minPrice` to `maxPrice`.',
      },
    ),
    group: Type.Optional(Type.String({ description: 'Of `specs`: the one group to drop.' })),
    total: Type.Integer({ minimum: 1, description: 'How many products there are without it.' }),
    isMore: Type.Boolean({ description: 'There are more than `total`.' }),
  },
  {
    $id: 'FilterToDrop',
    description:
      '`minPrice` stands for the range from `minPrice` to `maxPrice`; `group` is the one of `specs`.',
  },
);
export type FilterToDrop = Static<typeof FilterToDrop>;

export const SearchRecovery = Type.Object(
  {
    suggestion: Type.Union([Type.String(), Type.Null()], {
      description: 'A search like the one that was typed, which finds something.',
    }),
    drop: Type.Array(FilterToDrop, {
      description: 'What to take back to find something, the most useful first.',
    }),
    popular: Type.Array(ProductCard),
  },
  { $id: 'SearchRecovery' },
);
export type SearchRecovery = Static<typeof SearchRecovery>;
