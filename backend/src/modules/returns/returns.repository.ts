import { type Insertable, type Selectable, type Updateable } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import type { PictureRow } from '../media/picture';
import type { ReturnStatus } from './returns.schema';
import type { OrderReturnEventsTable, OrderReturnLinesTable, OrderReturnsTable } from './returns.tables';

export type ReturnRow = Selectable<OrderReturnsTable>;
export type ReturnLineRow = Selectable<OrderReturnLinesTable>;
export type ReturnEventRow = Selectable<OrderReturnEventsTable>;
export interface ReturnPictureRow extends PictureRow {
  returnId: string;
}

export function createReturnRepository(db: Db) {
  const listed = (status: ReturnStatus | undefined) =>
    db
      .selectFrom('orderReturns')
      .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 'NEW'));

  return {
    async insert(
      tx: Db,
      row: Insertable<OrderReturnsTable>,
      lines: { lineId: string; quantity: number }[],
      pictureIds: string[],
    ) {
      await tx.insertInto('orderReturns').values(row).execute();
      await tx
        .insertInto('orderReturnLines')
        .values(lines.map(({ lineId, quantity }) => ({ returnId: row.id, orderLineId: lineId, quantity })))
        .execute();
      if (pictureIds.length === 0) return;
      await tx
        .insertInto('orderReturnPictures')
        .values(pictureIds.map((pictureId, position) => ({ returnId: row.id, position, pictureId })))
        .execute();
    },

    async update(tx: Db, id: string, change: Updateable<OrderReturnsTable>) {
      await tx.updateTable('orderReturns').set(change).where('id', '=', id).execute();
    },

    async tell(tx: Db, event: Omit<Insertable<OrderReturnEventsTable>, 'id'>) {
      await tx
        .insertInto('orderReturnEvents')
        .values({ id: uuid(), ...event })
        .execute();
    },

    find: async (from: Db, id: string): Promise<ReturnRow | undefined> =>
      isUuid(id)
        ? from.selectFrom('orderReturns').selectAll().where('id', '=', id).executeTakeFirst()
        : undefined,

    ofOrder: (from: Db, orderId: string): Promise<ReturnRow[]> =>
      from
        .selectFrom('orderReturns')
        .selectAll()
        .where('orderId', '=', orderId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** The oldest first: who waits longest. */
    async page(status: ReturnStatus | undefined, { limit, offset }: { limit: number; offset: number }) {
      const { total } = await listed(status)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await listed(status)
        .selectAll()
        .orderBy('createdAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total };
    },

    linesOf: async (from: Db, ids: string[]): Promise<ReturnLineRow[]> =>
      ids.length === 0
        ? []
        : from
            .selectFrom('orderReturnLines')
            .selectAll()
            .where('returnId', 'in', ids)
            .orderBy('orderLineId')
            .execute(),

    picturesOf: async (from: Db, ids: string[]): Promise<ReturnPictureRow[]> =>
      ids.length === 0
        ? []
        : from
            .selectFrom('orderReturnPictures as shown')
            .innerJoin('pictures', 'pictures.id', 'shown.pictureId')
            .select(['shown.returnId', 'pictures.id as pictureId', 'pictures.width as pictureWidth'])
            .select(['pictures.height as pictureHeight', 'pictures.color as pictureColor'])
            .where('shown.returnId', 'in', ids)
            .orderBy('shown.position')
            .execute(),

    eventsOf: async (from: Db, ids: string[]): Promise<ReturnEventRow[]> =>
      ids.length === 0
        ? []
        : from
            .selectFrom('orderReturnEvents')
            .selectAll()
            .where('returnId', 'in', ids)
            .orderBy('at')
            .orderBy('id')
            .execute(),
  };
}
