import { sql } from 'kysely';
import type { Db } from '../../db';

export interface FavouriteRow {
  productId: string;
  priceSeen: number;
  createdAt: Date;
}

/**
 * The customer is in every question: nobody meets what somebody else keeps. Functions that belong to a caller's
 * transaction take it first; the others use the pool.
 */
export function createFavouriteRepository(db: Db) {
  const ownIn = (from: Db, customerId: string) =>
    from.selectFrom('favourites').where('customerId', '=', customerId);
  const own = (customerId: string) => ownIn(db, customerId);
  return {
    /** One change at a time for a customer, so that a limit counts everything. */
    async lock(tx: Db, customerId: string) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${customerId}`}, 0))`.execute(tx);
    },

    count: async (from: Db, customerId: string): Promise<number> =>
      (
        await ownIn(from, customerId)
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow()
      ).total,

    /** What was kept last comes first. */
    page: (
      customerId: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<FavouriteRow[]> =>
      own(customerId)
        .select(['productId', 'priceSeen', 'createdAt'])
        .orderBy('createdAt', 'desc')
        .orderBy('productId')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** In the order in which they were kept. */
    ids: async (customerId: string, most: number): Promise<string[]> =>
      (
        await own(customerId)
          .select('productId')
          .orderBy('createdAt')
          .orderBy('productId')
          .limit(most)
          .execute()
      ).map(({ productId }) => productId),

    /** Those of the products that are kept. */
    async among(from: Db, customerId: string, productIds: string[]): Promise<Set<string>> {
      if (productIds.length === 0) return new Set();
      const rows = await ownIn(from, customerId)
        .select('productId')
        .where('productId', 'in', productIds)
        .execute();
      return new Set(rows.map(({ productId }) => productId));
    },

    async add(tx: Db, customerId: string, products: { id: string; price: number }[], now: Date) {
      if (products.length === 0) return;
      await tx
        .insertInto('favourites')
        .values(
          products.map(({ id, price }) => ({ customerId, productId: id, priceSeen: price, createdAt: now })),
        )
        .execute();
    },

    /** False when it was not kept. */
    async remove(customerId: string, productId: string): Promise<boolean> {
      const removed = await db
        .deleteFrom('favourites')
        .where('customerId', '=', customerId)
        .where('productId', '=', productId)
        .returning('productId')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
