import { validate as isUuid } from 'uuid';
import type { Db } from '../../db';

/** What the review module asks of products, and writes to them. */
export const productRatings = {
  /** The id of a product that is sold, by its id, its slug or one that it had before. */
  async find(db: Db, { productId, slug }: { productId?: string; slug?: string }): Promise<string | null> {
    if (productId !== undefined && !isUuid(productId)) return null;
    if (productId === undefined && slug === undefined) return null;
    const row = await db
      .selectFrom('products')
      .select('id')
      .where('isActive', '=', true)
      .$if(productId !== undefined, (query) => query.where('id', '=', productId ?? ''))
      .$if(slug !== undefined, (query) =>
        query.where(({ eb, or, selectFrom }) =>
          or([
            eb('slug', '=', slug ?? ''),
            eb(
              'id',
              '=',
              selectFrom('productAddresses')
                .select('productId')
                .where('productAddresses.slug', '=', slug ?? ''),
            ),
          ]),
        ),
      )
      .executeTakeFirst();
    return row?.id ?? null;
  },

  /** Holds the product until the transaction ends, so that two reviews at once are both counted. */
  async lock(tx: Db, productId: string): Promise<void> {
    await tx.selectFrom('products').select('id').where('id', '=', productId).forNoKeyUpdate().execute();
  },

  async write(tx: Db, productId: string, rated: { average: number | null; count: number }): Promise<void> {
    await tx
      .updateTable('products')
      .set({ rating: rated.average, reviewCount: rated.count })
      .where('id', '=', productId)
      .execute();
  },
};
