import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { json, type Db } from '../../db';
import { fold } from '../../lib/fold';
import type {
  Actor,
  OrderLinesTable,
  OrderStatus,
  OrdersTable,
  OrderTimelineTable,
  ShipmentsTable,
  TimelineEvent,
} from './orders.tables';

/** All but what it is found by. Named one by one, so that the statements stay prepared while a column is added. */
export const ORDER_COLUMNS = [
  'id',
  'code',
  'customerId',
  'status',
  'paymentMethod',
  'placedMethod',
  'subtotal',
  'discount',
  'shippingFee',
  'grandTotal',
  'shippingMethod',
  'customer',
  'address',
  'note',
  'vatInvoice',
  'pricing',
  'translation',
  'delivery',
  'language',
  'placedAt',
  'windowStartedAt',
  'expiresAt',
  'expiryCheckAt',
  'expiryTries',
  'cancelRequestedAt',
  'cancelRequestReason',
  'cancelDeclinedAt',
  'cancelDeclineReason',
  'remindedAt',
  'returnDays',
] as const satisfies readonly (keyof OrdersTable)[];

export type OrderRow = Pick<Selectable<OrdersTable>, (typeof ORDER_COLUMNS)[number]>;
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
  /** In đồng, of a refund. */
  amount?: number | null;
}

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** So many orders take their numbers with one question. */
const NUMBERS_AT_ONCE = 16;

export type OrderRepository = ReturnType<typeof createOrderRepository>;

/** Functions that belong to a caller's transaction take it first; the others use the pool. */
export function createOrderRepository(db: Db) {
  const numbers: number[] = [];

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
    /** Takes one of the numbers from which codes are made. They are fetched several at a time: gaps tell nobody anything. */
    async nextNumber(): Promise<number> {
      const next = numbers.shift();
      if (next !== undefined) return next;
      const { rows } = await sql<{ number: number }>`
        select nextval('order_numbers') as number from generate_series(1, ${NUMBERS_AT_ONCE}::int)`.execute(
        db,
      );
      const [first, ...others] = rows.map(({ number }) => number);
      numbers.push(...others);
      return first ?? 0;
    },

    /** A question within another's: however many orders there are, none of their ids travels. */
    idsOfCustomer: (customerId: string) =>
      db.selectFrom('orders').select('orders.id').where('orders.customerId', '=', customerId).$asScalar(),

    /** An order with its lines and how it began, in one statement: a sale places very many. */
    insert: async (
      tx: Db,
      order: Insertable<OrdersTable>,
      lines: Insertable<OrderLinesTable>[],
      beginning: Happening,
    ): Promise<OrderRow> =>
      tx
        .with('lines', (cte) =>
          cte.insertInto('orderLines').values(
            lines.map((line) => ({
              ...line,
              color: line.color && json(line.color),
              picture: json(line.picture),
              offers: json(line.offers ?? []),
            })),
          ),
        )
        .with('beginning', (cte) => cte.insertInto('orderTimeline').values(happened(beginning)))
        .insertInto('orders')
        .values({
          ...order,
          customer: json(order.customer),
          address: json(order.address),
          pricing: json(order.pricing),
          translation: order.translation && json(order.translation),
          delivery: order.delivery && json(order.delivery),
          vatInvoice: order.vatInvoice && json(order.vatInvoice),
        })
        .returning(ORDER_COLUMNS)
        .executeTakeFirstOrThrow(),

    /** What happens comes after what has happened, also when the clock was set back meanwhile. */
    async tell(tx: Db, happening: Happening) {
      const { orderId, at } = happening;
      const afterAll = sql<Date>`greatest(${at}::timestamptz, (
        select max(at) + interval '1 microsecond' from order_timeline where order_id = ${orderId}))`;
      await tx
        .insertInto('orderTimeline')
        .values({ ...happened(happening), at: afterAll })
        .execute();
    },

    async update(tx: Db, id: string, change: Updateable<OrdersTable>) {
      await tx.updateTable('orders').set(change).where('id', '=', id).execute();
    },

    /** Holds the row until the transaction ends. */
    lock: async (tx: Db, id: string): Promise<OrderRow | undefined> =>
      tx.selectFrom('orders').select(ORDER_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst(),

    findById: async (from: Db, id: string): Promise<OrderRow | undefined> =>
      isUuid(id)
        ? from.selectFrom('orders').select(ORDER_COLUMNS).where('id', '=', id).executeTakeFirst()
        : undefined,

    codesOf: async (from: Db, ids: string[]): Promise<Map<string, string>> =>
      ids.length === 0
        ? new Map()
        : new Map(
            (await from.selectFrom('orders').select(['id', 'code']).where('id', 'in', ids).execute()).map(
              ({ id, code }) => [id, code],
            ),
          ),

    /** Someone else's order is not there. */
    findOfCustomer: async (customerId: string, id: string): Promise<OrderRow | undefined> =>
      isUuid(id)
        ? db
            .selectFrom('orders')
            .select(ORDER_COLUMNS)
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
        .select(ORDER_COLUMNS)
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

    timelineOf: (from: Db, orderId: string): Promise<TimelineRow[]> =>
      from
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
    /** Of the parcels of an order that is on its way, has arrived or has come back. */
    async updateShipmentsOf(tx: Db, orderId: string, change: Updateable<ShipmentsTable>) {
      await tx.updateTable('shipments').set(change).where('orderId', '=', orderId).execute();
    },

    async addRefundedUnits(tx: Db, lineId: string, units: number) {
      await tx
        .updateTable('orderLines')
        .set((eb) => ({ refundedUnits: eb('refundedUnits', '+', units) }))
        .where('id', '=', lineId)
        .execute();
    },

    /** Their money did not arrive, so they can be refunded once more, without a second share of rewards. */
    async freeRefundedUnits(tx: Db, lineId: string, units: number) {
      await tx
        .updateTable('orderLines')
        .set((eb) => ({
          refundedUnits: eb('refundedUnits', '-', units),
          rewardedUnits: eb.fn<number>('greatest', ['rewardedUnits', 'refundedUnits']),
        }))
        .where('id', '=', lineId)
        .execute();
    },

    /** Whether a customer has an order that is not cancelled, besides one. */
    async hasOrdered(from: Db, customerId: string, besides?: string): Promise<boolean> {
      const order = await from
        .selectFrom('orders')
        .select('id')
        .where('customerId', '=', customerId)
        .where('status', '<>', 'CANCEL')
        .$if(besides !== undefined, (rows) => rows.where('id', '<>', besides ?? ''))
        .limit(1)
        .executeTakeFirst();
      return order !== undefined;
    },

    async refusedDeliveries(customerId: string): Promise<number> {
      const { count } = await db
        .selectFrom('orderTimeline')
        .innerJoin('orders', 'orders.id', 'orderTimeline.orderId')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('orders.customerId', '=', customerId)
        .where('orders.placedMethod', '=', 'COD')
        .where('orderTimeline.status', '=', 'REJECT')
        .where('orderTimeline.event', '=', 'MOVED')
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
        .returning(ORDER_COLUMNS)
        .execute(),

    /** Orders that are lost to their shoppers unless they are paid before that moment, and who were not reminded. */
    dueForReminder: async (now: Date, before: Date, most: number): Promise<string[]> =>
      (
        await db
          .selectFrom('orders')
          .select('id')
          .where('status', '=', 'NEW')
          .where('remindedAt', 'is', null)
          .where('placedMethod', '<>', 'COD')
          .where('expiresAt', '>', now)
          .where('expiresAt', '<=', before)
          .orderBy('expiresAt')
          .limit(most)
          .execute()
      ).map(({ id }) => id),

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
                  .where('orderTimeline.event', '=', 'MOVED')
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

const happened = ({ actorId = null, reason = null, amount = null, ...happening }: Happening) => ({
  id: uuid(),
  actorId,
  reason,
  amount,
  ...happening,
});
