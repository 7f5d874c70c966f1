import type { Selectable } from 'kysely';
import type { Db } from '../../db';
import type { WishesTable } from './wishes.tables';

/** Every query names the customer, so that nobody reaches the wishes of another. */
export const createWishRepository = (db: Db) => ({
  async add(tx: Db, wish: Selectable<WishesTable>) {
    await tx.insertInto('wishes').values(wish).execute();
  },

  list: (customerId: string) =>
    db
      .selectFrom('wishes')
      .select(['id', 'text', 'createdAt'])
      .where('customerId', '=', customerId)
      .orderBy('createdAt', 'desc')
      .limit(100)
      .execute(),

  async remove(customerId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('wishes')
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
