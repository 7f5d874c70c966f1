import { sql } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import { jsonText, type Db } from '../../db';
import { conflict, notFound } from '../../lib/errors';
import type { MovementsQuery } from './inventory.schema';
import type { AdjustReason, MovementKind } from './inventory.tables';

export interface Level {
  variantId: string;
  onHand: number;
}

interface Author {
  actorId: string;
  reason: AdjustReason;
  note: string | null;
}

export interface Movement {
  id: string;
  variantId: string;
  orderId: string | null;
  kind: MovementKind;
  quantity: number;
  at: Date;
  reason: AdjustReason | null;
  note: string | null;
  actorId: string | null;
  onHandAfter: number | null;
}

/** Orders hold more of this than would be left. */
export class HeldByOrders extends Error {
  override readonly name = 'HeldByOrders';
  constructor(
    readonly variantId: string,
    readonly reserved: number,
  ) {
    super(`orders hold ${reserved} of ${variantId}`);
  }
}

export type StockDesk = ReturnType<typeof createStockDesk>;

/** How staff change what is on the shelf: every change is a movement with its reason and author. */
export function createStockDesk({ db, clock }: { db: Db; clock: Clock }) {
  async function note(tx: Db, moved: (Level & { by: number })[], { actorId, reason, note: why }: Author) {
    if (moved.length === 0) return;
    const movements = moved.map(({ variantId, onHand, by }) => ({
      id: uuid(),
      variant_id: variantId,
      kind: 'ADJUST',
      quantity: by,
      at: clock().toISOString(),
      reason,
      note: why,
      actor_id: actorId,
      on_hand_after: onHand,
    }));
    await sql`insert into stock_movements
        (id, variant_id, kind, quantity, at, reason, note, actor_id, on_hand_after)
      select id, variant_id, kind, quantity, at, reason, note, actor_id, on_hand_after
      from json_populate_recordset(null::stock_movements, ${jsonText(movements)}::json)`.execute(tx);
  }

  return {
    /** What variants have on hand and hold for orders. */
    async levels(from: Db, variantIds: string[]) {
      if (variantIds.length === 0) return new Map<string, { onHand: number; reserved: number }>();
      const rows = await from
        .selectFrom('stock')
        .selectAll()
        .where('variantId', '=', sql<string>`any(${variantIds}::uuid[])`)
        .execute();
      return new Map(rows.map(({ variantId, ...level }) => [variantId, level]));
    },

    /** Those whose level orders, returns or staff have changed after a moment. */
    async movedSince(from: Db, variantIds: string[], since: Date): Promise<Set<string>> {
      if (variantIds.length === 0) return new Set();
      const rows = await from
        .selectFrom('stockMovements')
        .select('variantId')
        .distinct()
        .where('variantId', '=', sql<string>`any(${variantIds}::uuid[])`)
        .where('kind', 'in', ['COMMIT', 'RETURN', 'ADJUST'])
        .where('at', '>', since)
        .execute();
      return new Set(rows.map(({ variantId }) => variantId));
    },

    /** A shelf for each of these that has none, with what is on it from the start. */
    async open(tx: Db, levels: Level[], author: Author) {
      if (levels.length === 0) return;
      const given = jsonText(levels.map(({ variantId, onHand }) => ({ id: variantId, on_hand: onHand })));
      const { rows } = await sql<{ variantId: string; onHand: number }>`
        insert into stock (variant_id, on_hand, reserved)
        select id, on_hand, 0 from json_to_recordset(${given}::json) given (id uuid, on_hand integer)
        on conflict (variant_id) do nothing returning variant_id, on_hand`.execute(tx);
      const filled = rows.filter(({ onHand }) => onHand > 0);
      await note(
        tx,
        filled.map((row) => ({ ...row, by: row.onHand })),
        author,
      );
    },

    /** Sets what is on hand; what is so already moves nothing. Throws HeldByOrders, which must end the transaction. */
    async setLevels(tx: Db, levels: Level[], { actorId, reason, note: why }: Author): Promise<number> {
      if (levels.length === 0) return 0;
      const wanted = new Map(levels.map((level) => [level.variantId, level.onHand]));
      const rows = await tx
        .selectFrom('stock')
        .selectAll()
        .where('variantId', '=', sql<string>`any(${[...wanted.keys()]}::uuid[])`)
        .orderBy('variantId')
        .forUpdate()
        .execute();
      const moved = rows.flatMap((row) => {
        const onHand = wanted.get(row.variantId) ?? row.onHand;
        if (onHand === row.onHand) return [];
        if (onHand < row.reserved) throw new HeldByOrders(row.variantId, row.reserved);
        return [{ variantId: row.variantId, onHand, by: onHand - row.onHand }];
      });
      if (moved.length === 0) return 0;
      await sql`update stock set on_hand = given.on_hand
        from json_to_recordset(${jsonText(moved.map(({ variantId, onHand }) => ({ id: variantId, on_hand: onHand })))}::json)
          given (id uuid, on_hand integer)
        where stock.variant_id = given.id`.execute(tx);
      await note(tx, moved, { actorId, reason, note: why });
      return moved.length;
    },

    /**
     * Adds pieces or takes some away; never those that orders hold. With `expected` only if so many are on hand: when an
     * order left since the count began, only who counted knows whether its pieces were still on the shelf.
     */
    async adjust(
      tx: Db,
      variantId: string,
      { by, expected }: { by: number; expected: number | undefined },
      author: Author,
    ) {
      const row = isUuid(variantId)
        ? await tx
            .selectFrom('stock')
            .selectAll()
            .where('variantId', '=', variantId)
            .forUpdate()
            .executeTakeFirst()
        : undefined;
      if (!row) throw notFound('PRODUCT_NOT_FOUND');
      if (expected !== undefined && expected !== row.onHand)
        throw conflict('STOCK_CHANGED', { onHand: row.onHand, reserved: row.reserved });
      const onHand = row.onHand + by;
      if (onHand < row.reserved) {
        throw conflict('STOCK_HELD_BY_ORDERS', { onHand: row.onHand, reserved: row.reserved });
      }
      await this.setLevels(tx, [{ variantId, onHand }], author);
      return { before: row, after: { ...row, onHand } };
    },

    /** The latest first; `after` is the last id of the page before. */
    async movements({ variantId, kind, after, limit = 50 }: MovementsQuery) {
      let query = db
        .selectFrom('stockMovements')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1);
      if (variantId) query = query.where('variantId', '=', isUuid(variantId) ? variantId : uuid());
      if (kind) query = query.where('kind', '=', kind);
      if (after && isUuid(after)) {
        query = query.where(
          sql<boolean>`(at, id) < (select at, id from stock_movements where id = ${after})`,
        );
      }
      const rows: Movement[] = await query.execute();
      const data = rows.slice(0, limit);
      return { data, meta: { limit, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null } };
    },
  };
}
