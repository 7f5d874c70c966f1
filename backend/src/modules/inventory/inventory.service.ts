import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { MovementKind } from './inventory.tables';

export interface StockLine {
  variantId: string;
  quantity: number;
}
/** Thrown inside the order's transaction, which it must end. */
export class NotEnoughStock extends Error {
  override readonly name = 'NotEnoughStock';
  constructor(readonly variantId: string) {
    super(`not enough stock of ${variantId}`);
  }
}
export type InventoryService = ReturnType<typeof createInventoryService>;

/**
 * The only writer of `stock`. Every function runs in the caller's transaction; rows are taken in id order,
 * so two orders of the same goods wait for each other and never lock each other out.
 */
export function createInventoryService({ clock }: { clock: Clock }) {
  /** Writes the movement first: a kind that already happened to this order is not done again. */
  async function record(tx: Db, orderId: string, kind: MovementKind, { variantId, quantity }: StockLine) {
    const row = await tx
      .insertInto('stockMovements')
      .values({ id: uuid(), variantId, orderId, kind, quantity, at: clock() })
      .onConflict((conflict) => conflict.columns(['orderId', 'variantId', 'kind']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async function reserved(tx: Db, orderId: string): Promise<StockLine[]> {
    return tx
      .selectFrom('stockMovements')
      .select(['variantId', 'quantity'])
      .where('orderId', '=', orderId)
      .where('kind', '=', 'RESERVE')
      .orderBy('variantId')
      .execute();
  }

  async function hasMoved(tx: Db, orderId: string, kinds: MovementKind[]) {
    const row = await tx
      .selectFrom('stockMovements')
      .select('id')
      .where('orderId', '=', orderId)
      .where('kind', 'in', kinds)
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    /** Holds the goods of an order, all of them or (by NotEnoughStock) none. */
    async reserve(tx: Db, orderId: string, lines: StockLine[]) {
      for (const line of perVariant(lines)) {
        const taken = await tx
          .with('taken', (cte) =>
            cte
              .updateTable('stock')
              .set({ reserved: sql`reserved + ${line.quantity}` })
              .where('variantId', '=', line.variantId)
              .where(sql<boolean>`on_hand - reserved >= ${line.quantity}`)
              .returning('variantId'),
          )
          .insertInto('stockMovements')
          .columns(['id', 'variantId', 'orderId', 'kind', 'quantity', 'at'])
          .expression((eb) =>
            eb
              .selectFrom('taken')
              .select([
                sql<string>`${uuid()}::uuid`.as('id'),
                'variantId',
                sql<string>`${orderId}::uuid`.as('orderId'),
                sql<'RESERVE'>`'RESERVE'`.as('kind'),
                sql<number>`${line.quantity}::integer`.as('quantity'),
                sql<Date>`${clock()}::timestamptz`.as('at'),
              ]),
          )
          .returning('variantId')
          .executeTakeFirst();
        if (!taken) throw new NotEnoughStock(line.variantId);
      }
    },

    /** Gives the goods of an order back, once; goods that have left are not touched. */
    async release(tx: Db, orderId: string) {
      if (await hasMoved(tx, orderId, ['COMMIT'])) return;
      for (const line of await reserved(tx, orderId)) {
        if (!(await record(tx, orderId, 'RELEASE', line))) continue;
        await tx
          .updateTable('stock')
          .set({ reserved: sql`reserved - ${line.quantity}` })
          .where('variantId', '=', line.variantId)
          .execute();
      }
    },

    /** The goods leave the shop, once, even when they are delivered a second time. */
    async commit(tx: Db, orderId: string) {
      if (await hasMoved(tx, orderId, ['RELEASE'])) return;
      for (const line of await reserved(tx, orderId)) {
        if (!(await record(tx, orderId, 'COMMIT', line))) continue;
        await tx
          .updateTable('stock')
          .set({ onHand: sql`on_hand - ${line.quantity}`, reserved: sql`reserved - ${line.quantity}` })
          .where('variantId', '=', line.variantId)
          .execute();
      }
    },

    /** Goods that had left come back onto the shelf, once. */
    async takeBack(tx: Db, orderId: string) {
      if (!(await hasMoved(tx, orderId, ['COMMIT']))) return;
      for (const line of await reserved(tx, orderId)) {
        if (!(await record(tx, orderId, 'RETURN', line))) continue;
        await tx
          .updateTable('stock')
          .set({ onHand: sql`on_hand + ${line.quantity}` })
          .where('variantId', '=', line.variantId)
          .execute();
      }
    },
  };
}

/** One line per variant, in id order. */
function perVariant(lines: StockLine[]): StockLine[] {
  const quantities = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  }
  return [...quantities]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}
