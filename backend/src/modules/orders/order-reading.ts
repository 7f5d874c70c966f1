import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { PaymentService } from '../payments/payments.service';
import {
  toDetail,
  toStaffDetail,
  toSummary,
  toTracked,
  type ReturnStanding,
  type Standing,
} from './order-views';
import type { OrderDetail, OrderSummary, StaffOrder, TrackedOrder } from './orders.schema';
import type { OrderLineRow, OrderRepository, OrderRow, TimelineRow } from './orders.repository';

/** Tells what goes back of an order, or may. */
export type ReturnsOf = (
  from: Db,
  order: OrderRow,
  lines: OrderLineRow[],
  timeline: TimelineRow[],
) => Promise<ReturnStanding>;

interface Dependencies {
  db: Db;
  clock: Clock;
  orders: OrderRepository;
  payments: Pick<PaymentService, 'attemptsOf' | 'refundsOf' | 'standingsOf' | 'sums'>;
  returnsOf: ReturnsOf;
}
const nothingPaid: Standing = { attempts: [], succeeded: 0, refunding: 0, refunded: 0 };

export type OrderReading = ReturnType<typeof createOrderReading>;

/** Orders with all that belongs to them, as they are told. */
export function createOrderReading({ db, clock, orders, payments, returnsOf }: Dependencies) {
  async function standingOf(from: Db, orderId: string): Promise<Standing> {
    const payable = { kind: 'order' as const, id: orderId };
    const [attempts, sums] = await Promise.all([
      payments.attemptsOf(from, payable),
      payments.sums(from, payable),
    ]);
    return { attempts, ...sums };
  }

  async function partsOf(from: Db, { id }: OrderRow) {
    const [lines, timeline, shipments, standing] = await Promise.all([
      orders.linesOf(from, [id]),
      orders.timelineOf(from, id),
      orders.shipmentsOf(from, id),
      standingOf(from, id),
    ]);
    return { lines, timeline, shipments, standing };
  }

  return {
    standingOf,

    async detail(order: OrderRow): Promise<OrderDetail> {
      const parts = await partsOf(db, order);
      return toDetail(order, parts, await returnsOf(db, order, parts.lines, parts.timeline), clock());
    },

    tracked: async (order: OrderRow): Promise<TrackedOrder> => toTracked(order, await partsOf(db, order)),

    staffDetail: async (from: Db, order: OrderRow): Promise<StaffOrder> =>
      toStaffDetail(
        order,
        {
          ...(await partsOf(from, order)),
          refunds: await payments.refundsOf(from, { kind: 'order', id: order.id }),
        },
        clock(),
      ),

    /** One for each, in the same order. */
    async summaries(
      rows: OrderRow[],
    ): Promise<{ order: OrderRow; lines: OrderLineRow[]; summary: OrderSummary }[]> {
      const ids = rows.map(({ id }) => id);
      const [lines, standings] = await Promise.all([
        orders.linesOf(db, ids),
        payments.standingsOf(db, 'order', ids),
      ]);
      return rows.map((order) => {
        const own = lines.filter(({ orderId }) => orderId === order.id);
        const standing = standings.get(order.id) ?? nothingPaid;
        return { order, lines: own, summary: toSummary(order, own, standing, clock()) };
      });
    },
  };
}
