import { sql } from 'kysely';
import { json, type Db } from '../../db';
import type { Cart, CartChange, CartLine, SharedLine } from './carts.schema';

/** The owner is in every query, so that what is not theirs is not there. */
export const cartRows = {
  async read(db: Db, customerId: string): Promise<Cart> {
    // One statement, so that the lines are those of that version.
    const rows = await db
      .selectFrom('carts')
      .leftJoin('cartLines as line', 'line.customerId', 'carts.customerId')
      .select([
        'carts.version',
        'line.variantId',
        'line.quantity',
        'line.isOrder',
        'line.priceSeen',
        'line.isSaved',
      ])
      .where('carts.customerId', '=', customerId)
      .orderBy('line.position')
      .execute();
    const lines: CartLine[] = [];
    const saved: CartLine[] = [];
    for (const { variantId, quantity, isOrder, priceSeen, isSaved } of rows) {
      if (variantId === null) continue;
      (isSaved ? saved : lines).push({
        infoId: variantId,
        quantity: quantity ?? 1,
        isOrder: isOrder ?? true,
        priceSeen: priceSeen ?? 0,
      });
    }
    return { lines, saved, version: rows[0]?.version ?? 0 };
  },

  /** One at a time per customer: what a cart becomes is decided on what is read. */
  async lock(tx: Db, customerId: string, now: Date): Promise<Cart> {
    await tx
      .insertInto('carts')
      .values({ customerId, version: 0, updatedAt: now })
      .onConflict((conflict) => conflict.column('customerId').doNothing())
      .execute();
    await tx
      .selectFrom('carts')
      .select('version')
      .where('customerId', '=', customerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return cartRows.read(tx, customerId);
  },

  /** Expects the cart to be locked by this transaction. Variants that never were are left out. */
  async replace(
    tx: Db,
    customerId: string,
    { lines, saved }: Pick<Cart, 'lines' | 'saved'>,
    now: Date,
  ): Promise<Cart> {
    const ids = [...lines, ...saved].map(({ infoId }) => infoId);
    const found =
      ids.length > 0
        ? await tx.selectFrom('productVariants').select('id').where('id', 'in', ids).execute()
        : [];
    const known = new Set(found.map(({ id }) => id));
    const rowsOf = (some: CartLine[], isSaved: boolean) =>
      some
        .filter(({ infoId }) => known.has(infoId))
        .map(({ infoId, quantity, isOrder, priceSeen }, position) => ({
          customerId,
          variantId: infoId,
          isSaved,
          position,
          quantity,
          isOrder,
          priceSeen,
        }));
    const rows = [...rowsOf(lines, false), ...rowsOf(saved, true)];
    await tx.deleteFrom('cartLines').where('customerId', '=', customerId).execute();
    if (rows.length > 0) await tx.insertInto('cartLines').values(rows).execute();
    await changed(tx, customerId, now);
    return cartRows.read(tx, customerId);
  },

  /** Of these variants what is ticked; a cart in which none of them is stays as it is. */
  async removeOrdered(tx: Db, customerId: string, variantIds: string[], now: Date): Promise<void> {
    // Locked before its lines, as by everybody else.
    const cart = await tx
      .selectFrom('carts')
      .select('version')
      .where('customerId', '=', customerId)
      .forUpdate()
      .executeTakeFirst();
    if (!cart) return;
    const { numDeletedRows } = await tx
      .deleteFrom('cartLines')
      .where('customerId', '=', customerId)
      .where('variantId', 'in', variantIds)
      .where('isOrder', '=', true)
      .where('isSaved', '=', false)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await changed(tx, customerId, now);
  },

  async findMerge(tx: Db, customerId: string, cartId: string): Promise<CartChange[] | undefined> {
    const row = await tx
      .selectFrom('cartMerges')
      .select('changes')
      .where('customerId', '=', customerId)
      .where('cartId', '=', cartId)
      .executeTakeFirst();
    return row?.changes;
  },

  async keepMerge(tx: Db, merge: { customerId: string; cartId: string; changes: CartChange[] }, now: Date) {
    await tx
      .insertInto('cartMerges')
      .values({ ...merge, changes: json(merge.changes), mergedAt: now })
      .execute();
  },

  async purgeMerges(db: Db, before: Date) {
    await db.deleteFrom('cartMerges').where('mergedAt', '<', before).execute();
  },
};

async function changed(tx: Db, customerId: string, now: Date): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ version: sql<number>`version + 1`, updatedAt: now })
    .where('customerId', '=', customerId)
    .execute();
}

export const sharedCartRows = {
  async add(db: Db, shared: { id: string; lines: SharedLine[]; expiresAt: Date }) {
    await db
      .insertInto('sharedCarts')
      .values({ ...shared, lines: json(shared.lines) })
      .execute();
  },

  find: (db: Db, id: string, now: Date) =>
    db
      .selectFrom('sharedCarts')
      .select(['lines', 'expiresAt'])
      .where('id', '=', id)
      .where('expiresAt', '>', now)
      .executeTakeFirst(),

  async purge(db: Db, before: Date) {
    await db.deleteFrom('sharedCarts').where('expiresAt', '<=', before).execute();
  },
};
