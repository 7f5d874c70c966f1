import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { json, type Db } from '../../plugins/db';
import { fold } from '../catalogue/fold';
import type {
  Actor,
  OrderLinesTable,
  OrderStatus,
  OrdersTable,
  OrderTimelineTable,
  ShipmentsTable,
  TimelineEvent,
} from './orders.tables';

export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;
export type TimelineRow = Selectable<OrderTimelineTable>;
export type ShipmentRow = Selectable<ShipmentsTable>;

export interface OrderFilter {
  status?: OrderStatus;
  search?: string;
}
export interface Happening {
  orderId: string;
  status: OrderStatus;
  event?: TimelineEvent;
  at: Date;
  byActor: Actor;
  actorId?: string | null;
  reason?: string | null;
}

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export type OrderRepository = ReturnType<typeof createOrderRepository>;

/** Functions that belong to a caller's transaction take it first; the others use the pool. */
export function createOrderRepository(db: Db) {
  const mine = (customerId: string, { status, search }: OrderFilter) => {
    const query = db
      .selectFrom('orders')
      .where('customerId', '=', customerId)
      .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 'NEW'));
    const words = fold(search ?? '')
      .split(' ')
      .filter(Boolean);
    return words.reduce((rows, word) => rows.where('searchText', 'like', `%${escapeLike(word)}%`), query);
  };

  return {
    /** Takes the next of the numbers from which codes are made. */
    async nextNumber(): Promise<number> {
      const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(db);
      return rows[0]?.number ?? 0;
    },

    async insert(tx: Db, order: Insertable<OrdersTable>, lines: Insertable<OrderLinesTable>[]) {
      await tx
        .insertInto('orders')
        .values({
          ...order,
          customer: json(order.customer),
          address: json(order.address),
          pricing: json(order.pricing),
          vatInvoice: order.vatInvoice && json(order.vatInvoice),
        })
        .execute();
      await tx
        .insertInto('orderLines')
        .values(
          lines.map((line) => ({
            ...line,
            color: line.color && json(line.color),
            picture: json(line.picture),
          })),
        )
        .execute();
    },

    async tell(tx: Db, { actorId = null, reason = null, ...happening }: Happening) {
      await tx
        .insertInto('orderTimeline')
        .values({ id: uuid(), actorId, reason, ...happening })
        .execute();
    },

    async update(tx: Db, id: string, change: Updateable<OrdersTable>) {
      await tx.updateTable('orders').set(change).where('id', '=', id).execute();
    },

    /** Holds the row until the transaction ends. */
    lock: async (tx: Db, id: string): Promise<OrderRow | undefined> =>
      tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    findById: async (id: string): Promise<OrderRow | undefined> =>
      isUuid(id) ? db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst() : undefined,

    /** Someone else's order is not there. */
    findOfCustomer: async (customerId: string, id: string): Promise<OrderRow | undefined> =>
      isUuid(id)
        ? db
            .selectFrom('orders')
            .selectAll()
            .where('id', '=', id)
            .where('customerId', '=', customerId)
            .executeTakeFirst()
        : undefined,

    async pageOfCustomer(
      customerId: string,
      filter: OrderFilter,
      { limit, offset, direction }: { limit: number; offset: number; direction: 'asc' | 'desc' },
    ): Promise<{ rows: OrderRow[]; total: number }> {
      const { total } = await mine(customerId, filter)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await mine(customerId, filter)
        .selectAll()
        .orderBy('placedAt', direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total };
    },

    linesOf: async (from: Db, orderIds: string[]): Promise<OrderLineRow[]> =>
      orderIds.length === 0
        ? []
        : from
            .selectFrom('orderLines')
            .selectAll()
            .where('orderId', 'in', orderIds)
            .orderBy('position')
            .execute(),

    timelineOf: (orderId: string): Promise<TimelineRow[]> =>
      db
        .selectFrom('orderTimeline')
        .selectAll()
        .where('orderId', '=', orderId)
        .orderBy('at')
        .orderBy('id')
        .execute(),

    shipmentsOf: (from: Db, orderId: string): Promise<ShipmentRow[]> =>
      from.selectFrom('shipments').selectAll().where('orderId', '=', orderId).orderBy('createdAt').execute(),

    async insertShipment(tx: Db, shipment: Insertable<ShipmentsTable>) {
      await tx.insertInto('shipments').values(shipment).execute();
    },
    async updateShipment(tx: Db, id: string, change: Updateable<ShipmentsTable>) {
      await tx.updateTable('shipments').set(change).where('id', '=', id).execute();
    },

    async refusedDeliveries(customerId: string): Promise<number> {
      const { count } = await db
        .selectFrom('orderTimeline')
        .innerJoin('orders', 'orders.id', 'orderTimeline.orderId')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('orders.customerId', '=', customerId)
        .where('orders.placedMethod', '=', 'COD')
        .where('orderTimeline.status', '=', 'REJECT')
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Takes orders whose window is over, for a while; another replica takes others. */
    claimExpired: (now: Date, leaseUntil: Date, most: number): Promise<OrderRow[]> =>
      db
        .updateTable('orders')
        .set((eb) => ({ expiryCheckAt: leaseUntil, expiryTries: eb('expiryTries', '+', 1) }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('orders')
            .select('id')
            .where('status', '=', 'NEW')
            .where('expiryCheckAt', '<=', now)
            .orderBy('expiryCheckAt')
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),

    /** Orders on their way since before that moment. */
    deliveringSince: async (before: Date, most: number): Promise<string[]> =>
      (
        await db
          .selectFrom('orders')
          .select('id')
          .where('status', '=', 'DELIVERING')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('orderTimeline')
                  .select('orderTimeline.id')
                  .whereRef('orderTimeline.orderId', '=', 'orders.id')
                  .where('orderTimeline.status', '=', 'DELIVERING')
                  .where('orderTimeline.at', '>', before),
              ),
            ),
          )
          .limit(most)
          .execute()
      ).map(({ id }) => id),
  };
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&');
