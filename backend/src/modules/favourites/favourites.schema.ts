import { Type, type Static } from 'typebox';
import { ProductCard } from '../catalogue/catalogue.schema';
import { Count, Instant, Money, page } from '../offers/offers.schema';

export const MAX_FAVOURITES = 500;

/** Any text: one that can be no id is refused by its own code. */
export const FavouriteId = Type.Object(
  { id: Type.String({ maxLength: 200, description: "The product's id." }) },
  { additionalProperties: false },
);

export const FavouritesQuery = Type.Object(page, { additionalProperties: false });
export type FavouritesQuery = Static<typeof FavouritesQuery>;

export const Favourite = Type.Object(
  {
    product: ProductCard,
    keptAt: Instant,
    priceSeen: Money,
    priceDrop: Type.Integer({
      minimum: 0,
      description: 'How much less it costs now than when it was kept; 0 when it does not.',
    }),
    infoId: Type.Union([Type.String(), Type.Null()], {
      description: 'The variant, when there is only one: it can go into the cart without a choice.',
    }),
  },
  { $id: 'Favourite' },
);
export type Favourite = Static<typeof Favourite>;

const everyId = { ids: Type.Array(Type.String()), total: Count };
/** Every one that is kept, for hearts on cards. */
export const FavouriteIds = Type.Object(everyId, { $id: 'FavouriteIds' });
export type FavouriteIds = Static<typeof FavouriteIds>;

export const MergedFavourites = Type.Object(
  {
    ...everyId,
    left: Type.Integer({
      minimum: 0,
      description: `How many of those sent found no room: a customer keeps ${MAX_FAVOURITES} at most.`,
    }),
  },
  { $id: 'MergedFavourites' },
);
export type MergedFavourites = Static<typeof MergedFavourites>;

export const MergeFavouritesBody = Type.Object(
  { ids: Type.Array(Type.String({ maxLength: 64 }), { maxItems: MAX_FAVOURITES }) },
  { $id: 'MergeFavouritesBody', additionalProperties: false },
);
