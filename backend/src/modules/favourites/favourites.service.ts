import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { badRequest, conflict, notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { ProductCard } from '../catalogue/catalogue.schema';
import type { ProductListService } from '../catalogue/product-lists.service';
import type { CatalogueReferences } from '../catalogue/references';
import { pageAsked } from '../offers/offers.schema';
import { createFavouriteRepository, type FavouriteRow } from './favourites.repository';
import {
  MAX_FAVOURITES,
  type Favourite,
  type FavouriteIds,
  type FavouritesQuery,
  type MergedFavourites,
} from './favourites.schema';

export interface FavouriteDependencies {
  db: Db;
  clock: Clock;
  references: Pick<CatalogueReferences, 'soldProducts' | 'holdProducts'>;
  lists: Pick<ProductListService, 'byIds'>;
}
export type FavouriteService = ReturnType<typeof createFavouriteService>;

interface Keepable {
  id: string;
  price: number;
}

/** What it costs at this moment, a running sale included. */
const priceOf = ({ price, flashSale }: ProductCard) => flashSale?.salePrice ?? price;

/** Products that a customer keeps for later, the same on all their devices. */
export function createFavouriteService({ db, clock, references, lists }: FavouriteDependencies) {
  const favourites = createFavouriteRepository(db);

  /** Those of the products that can be kept, with what they cost. */
  async function keepable(ids: string[]): Promise<Keepable[]> {
    const sold = await references.soldProducts(ids);
    const cards = await lists.byIds(
      ids.filter((id) => sold.has(id)),
      'vi',
    );
    return cards.map((card) => ({ id: card.id, price: priceOf(card) }));
  }

  /** Those that were not kept yet, as far as there is room. */
  async function keep(customerId: string, products: Keepable[]) {
    const asked = products.map(({ id }) => id);
    return db.transaction().execute(async (tx) => {
      await favourites.lock(tx, customerId);
      const there = await references.holdProducts(tx, asked);
      const known = await favourites.among(tx, customerId, asked);
      const fresh = products.filter(({ id }) => there.has(id) && !known.has(id));
      const room = Math.max(0, MAX_FAVOURITES - (await favourites.count(tx, customerId)));
      await favourites.add(tx, customerId, fresh.slice(0, room), clock());
      return { there, known, left: Math.max(0, fresh.length - room) };
    });
  }

  async function all(customerId: string): Promise<FavouriteIds> {
    const [ids, total] = await Promise.all([
      favourites.ids(customerId, MAX_FAVOURITES),
      favourites.count(db, customerId),
    ]);
    return { ids, total };
  }

  return {
    all,

    async list(query: FavouritesQuery, customerId: string, language: Language) {
      const { page, limit, offset } = pageAsked(query);
      const total = await favourites.count(db, customerId);
      const rows = offset < total ? await favourites.page(customerId, { limit, offset }) : [];
      const ids = rows.map(({ productId }) => productId);
      const [cards, sold] = await Promise.all([lists.byIds(ids, language), references.soldProducts(ids)]);
      const cardOf = new Map(cards.map((card) => [card.id, card]));
      const data = rows.flatMap((row): Favourite[] => {
        const card = cardOf.get(row.productId);
        return card ? [toFavourite(row, card, sold.has(row.productId))] : [];
      });
      return paged(data, { page, limit, total });
    },

    async add(id: string, customerId: string): Promise<void> {
      if (!isUuid(id)) throw badRequest('INVALID_FAVOURITE_ADD');
      const productId = id.toLowerCase();
      const [product] = await keepable([productId]);
      if (!product) throw notFound('PRODUCT_NOT_FOUND');
      const { there, known, left } = await keep(customerId, [product]);
      if (!there.has(productId)) throw notFound('PRODUCT_NOT_FOUND');
      if (known.has(productId)) throw conflict('FAVOURITE_EXISTING');
      if (left > 0) throw conflict('TOO_MANY_FAVOURITES');
    },

    async remove(id: string, customerId: string): Promise<void> {
      if (!isUuid(id)) throw badRequest('INVALID_FAVOURITE_REMOVE');
      if (!(await favourites.remove(customerId, id.toLowerCase()))) throw notFound('FAVOURITE_NOT_FOUND');
    },

    /**
     * What a visitor kept becomes the customer's as well. Sent again it adds nothing, what is no product is left out,
     * and what there is no room for is counted.
     */
    async merge(ids: string[], customerId: string): Promise<MergedFavourites> {
      const wanted = [...new Set(ids.map((id) => id.toLowerCase()).filter((id) => isUuid(id)))];
      const { left } = await keep(customerId, await keepable(wanted));
      return { ...(await all(customerId)), left };
    },
  };
}

/** What is not sold any more has nothing in stock. */
function toFavourite(row: FavouriteRow, card: ProductCard, isSold: boolean): Favourite {
  const price = priceOf(card);
  return {
    product: isSold ? card : { ...card, stock: 0, infoId: null, flashSale: null },
    keptAt: row.createdAt.toISOString(),
    priceSeen: row.priceSeen,
    priceDrop: isSold ? Math.max(0, row.priceSeen - price) : 0,
    infoId: isSold ? card.infoId : null,
  };
}
