import { sql } from 'kysely';
import type { Db } from '../../db';
import type { PaymentService } from '../payments/payments.service';
import { sumOf } from '../pricing/price-lines';

interface Dependencies {
  payments: Pick<PaymentService, 'refundsOf'>;
  /** Returns of an order that are not decided yet. */
  openReturns(from: Db, orderId: string): Promise<number>;
}

/** What rewards may know of orders. */
export const createRewardableOrders = ({ payments, openReturns }: Dependencies) => ({
  /** What the goods of an order cost in money without what was given back; nothing for an order that is not there or was cancelled. */
  async standingOf(from: Db, orderId: string): Promise<{ remaining: number; isBeingReturned: boolean }> {
    const order = await from
      .selectFrom('orders')
      .select(['status', 'grandTotal', 'shippingFee'])
      .select((eb) =>
        eb
          .selectFrom('orderTimeline')
          .select(sql<number>`coalesce(sum(amount), 0)`.as('asked'))
          .whereRef('orderId', '=', 'orders.id')
          .where('event', '=', 'REFUND_ASKED')
          .as('asked'),
      )
      .where('id', '=', orderId)
      .executeTakeFirst();
    const refunds = await payments.refundsOf(from, { kind: 'order', id: orderId });
    // The history has a row for each request of staff, also for one that failed and the one that replaced it.
    const failed = sumOf(
      refunds.filter(({ status, requestedBy }) => status === 'FAILED' && requestedBy !== 'system'),
      ({ amount }) => amount,
    );
    const refunded = Math.max(0, (order?.asked ?? 0) - failed);
    const remaining = order?.status === 'DONE' ? order.grandTotal - order.shippingFee - refunded : 0;
    return { remaining, isBeingReturned: (await openReturns(from, orderId)) > 0 };
  },
});
