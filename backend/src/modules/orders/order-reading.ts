import type { Clock } from '../../plugins/clock';
import type { Db } from '../../plugins/db';
import type { PaymentService } from '../payments/payments.service';
import { toDetail, toStaffDetail, toSummary, type Standing } from './order-views';
import type { OrderDetail, OrderSummary, StaffOrder } from './orders.schema';
import type { OrderRepository, OrderRow } from './orders.repository';

interface Dependencies {
  db: Db;
  clock: Clock;
  orders: OrderRepository;
  payments: Pick<PaymentService, 'attemptsOf' | 'refundsOf' | 'sums'>;
}
export type OrderReading = ReturnType<typeof createOrderReading>;

/** Orders with all that belongs to them, as they are told. */
export function createOrderReading({ db, clock, orders, payments }: Dependencies) {
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

    detail: async (order: OrderRow): Promise<OrderDetail> =>
      toDetail(order, await partsOf(db, order), clock()),

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
    async summaries(rows: OrderRow[]): Promise<{ order: OrderRow; summary: OrderSummary }[]> {
      const ids = rows.map(({ id }) => id);
      const lines = await orders.linesOf(db, ids);
      return Promise.all(
        rows.map(async (order) => {
          const own = lines.filter(({ orderId }) => orderId === order.id);
          return { order, summary: toSummary(order, own, await standingOf(db, order.id), clock()) };
        }),
      );
    },
  };
}
