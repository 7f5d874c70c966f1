import { sql } from 'kysely';
import type { Db } from '../../db';

interface Dependencies {
  /** Returns of an order that are not decided yet. */
  openReturns(from: Db, orderId: string): Promise<number>;
}

/** What rewards may know of orders. */
export const createRewardableOrders = ({ openReturns }: Dependencies) => ({
  /** What the goods of an order cost in money without what was given back; nothing for an order that is not there or was cancelled. */
  async standingOf(from: Db, orderId: string): Promise<{ remaining: number; isBeingReturned: boolean }> {
    const order = await from
      .selectFrom('orders')
      .select(['status', 'grandTotal', 'shippingFee'])
      .select((eb) =>
        eb
          .selectFrom('orderTimeline')
          .select(sql<number>`coalesce(sum(amount), 0)`.as('refunded'))
          .whereRef('orderId', '=', 'orders.id')
          .where('event', '=', 'REFUND_ASKED')
          .as('refunded'),
      )
      .where('id', '=', orderId)
      .executeTakeFirst();
    const remaining =
      order?.status === 'DONE' ? order.grandTotal - order.shippingFee - (order.refunded ?? 0) : 0;
    return { remaining, isBeingReturned: (await openReturns(from, orderId)) > 0 };
  },
});
