import { sql } from 'kysely';
import type { Db } from '../../plugins/db';

export interface FavouriteRow {
  productId: string;
  priceSeen: number;
  createdAt: Date;
}

/** The customer is in every question: nobody meets what somebody else keeps. */
export function createFavouriteRepository(db: Db) {
  const own = (customerId: string) => db.selectFrom('favourites').where('customerId', '=', customerId);
  return {
    count: async (customerId: string): Promise<number> =>
      (
        await own(customerId)
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

    /** How many of them were new. What is kept already stays as it is. */
    async add(customerId: string, products: { id: string; price: number }[], now: Date): Promise<number> {
      if (products.length === 0) return 0;
      const added = await db
        .insertInto('favourites')
        .values(
          products.map(({ id, price }) => ({ customerId, productId: id, priceSeen: price, createdAt: now })),
        )
        .onConflict((conflict) => conflict.columns(['customerId', 'productId']).doNothing())
        .returning('productId')
        .execute();
      return added.length;
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
