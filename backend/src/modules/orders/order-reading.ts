import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { PaymentService } from '../payments/payments.service';
import { inLanguage } from './order-translation';
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
  payments: Pick<PaymentService, 'attemptsOf' | 'refundsOf' | 'openFindingsOf' | 'standingsOf' | 'sums'>;
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

    async detail(row: OrderRow, language = row.language): Promise<OrderDetail> {
      const parts = await partsOf(db, row);
      const standing = await returnsOf(db, row, parts.lines, parts.timeline);
      const { order, lines } = inLanguage(row, parts.lines, language);
      return toDetail(order, { ...parts, lines }, standing, clock());
    },

    async tracked(row: OrderRow, language: Language): Promise<TrackedOrder> {
      const parts = await partsOf(db, row);
      const { order, lines } = inLanguage(row, parts.lines, language);
      return toTracked(order, { ...parts, lines });
    },

    staffDetail: async (from: Db, order: OrderRow): Promise<StaffOrder> =>
      toStaffDetail(
        order,
        {
          ...(await partsOf(from, order)),
          refunds: await payments.refundsOf(from, { kind: 'order', id: order.id }),
          findings: await payments.openFindingsOf(from, { kind: 'order', ids: [order.id] }),
        },
        clock(),
      ),

    /** One for each, in the same order; each in its own language without another. */
    async summaries(
      rows: OrderRow[],
      language?: Language,
    ): Promise<{ order: OrderRow; lines: OrderLineRow[]; summary: OrderSummary }[]> {
      const ids = rows.map(({ id }) => id);
      const [lines, standings] = await Promise.all([
        orders.linesOf(db, ids),
        payments.standingsOf(db, 'order', ids),
      ]);
      return rows.map((row) => {
        const { order, lines: own } = inLanguage(
          row,
          lines.filter(({ orderId }) => orderId === row.id),
          language ?? row.language,
        );
        const standing = standings.get(order.id) ?? nothingPaid;
        return { order, lines: own, summary: toSummary(order, own, standing, clock()) };
      });
    },
  };
}
