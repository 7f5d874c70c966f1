import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict } from '../../lib/errors';
import type { MailToWrite } from '../outbox/outbox.service';
import type { PaymentService } from '../payments/payments.service';
import type { OrderMails, ReturnNews } from './order-mails';
import type { OrderOffers } from './order-offers';
import type { OrderRepository, OrderRow } from './orders.repository';
import { takeRefund } from './refund-lines';

interface Dependencies {
  clock: Clock;
  orders: OrderRepository;
  payments: Pick<PaymentService, 'sums' | 'refunds'>;
  mails: OrderMails;
  offers: Pick<OrderOffers, 'giveBack'>;
  /** Told after money of an order went back, or was asked to, in the transaction that says so. */
  onRefund(tx: Db, orderId: string): Promise<void>;
}
interface Units {
  lineId: string;
  quantity: number;
}

/** What returns may know of orders, and do with them. */
export type ReturnableOrders = ReturnType<typeof createReturnableOrders>;

export function createReturnableOrders({ clock, orders, payments, mails, offers, onRefund }: Dependencies) {
  return {
    /** Someone else's order is not there. */
    isOfCustomer: async (customerId: string, id: string): Promise<boolean> =>
      (await orders.findOfCustomer(customerId, id)) !== undefined,

    /** Held until the transaction ends. */
    lock: (tx: Db, id: string): Promise<OrderRow | undefined> => orders.lock(tx, id),

    linesOf: (from: Db, id: string) => orders.linesOf(from, [id]),

    linesOfAll: (from: Db, ids: string[]) => orders.linesOf(from, ids),

    timelineOf: (from: Db, id: string) => orders.timelineOf(from, id),

    codesOf: (from: Db, ids: string[]): Promise<Map<string, string>> => orders.codesOf(from, ids),

    /**
     * Gives back what units of lines cost: by the gateway when it was paid through one, else by hand, which staff do before
     * they say so. What the reward balance paid for them goes back to it. The order is locked by this transaction.
     * @returns Both, in đồng.
     */
    async refundUnits(
      tx: Db,
      order: OrderRow,
      { units, reason, operatorId }: { units: Units[]; reason: string; operatorId: string },
    ): Promise<{ amount: number; reward: number }> {
      const payable = { kind: 'order' as const, id: order.id };
      const lines = await orders.linesOf(tx, [order.id]);
      const { amount: cost = 0, reward: share } = takeRefund({ lines: units }, lines);
      const isPaidAtDoor = order.paymentMethod === 'COD';
      const { succeeded, refunding } = await payments.sums(tx, payable);
      // Some of what the units cost may have gone back as an amount before.
      const amount = isPaidAtDoor ? cost : Math.min(cost, succeeded - refunding);
      const reward = await offers.giveBack(tx, order.id, share);
      if (amount + reward === 0) throw conflict('NOTHING_TO_REFUND');
      if (!isPaidAtDoor && amount > 0) {
        const asked = await payments.refunds.ofPayable(tx, payable, {
          amount,
          reason,
          requestedBy: operatorId,
          units,
        });
        if (asked < amount) throw conflict('REFUND_EXCEEDS_PAID');
      }
      for (const { lineId, quantity } of units) await orders.addRefundedUnits(tx, lineId, quantity);
      await orders.tell(tx, {
        orderId: order.id,
        status: order.status,
        event: 'REFUND_ASKED',
        at: clock(),
        byActor: 'OPERATOR',
        actorId: operatorId,
        reason,
        amount,
      });
      await onRefund(tx, order.id);
      return { amount, reward };
    },

    /** Refuses units whose money went back already. */
    async refuseRefunded(tx: Db, orderId: string, units: Units[]): Promise<void> {
      const lines = await orders.linesOf(tx, [orderId]);
      const isFree = ({ lineId, quantity }: Units) =>
        lines.some((line) => line.id === lineId && line.refundedUnits + quantity <= line.quantity);
      if (!units.every(isFree)) throw conflict('REFUND_EXCEEDS_UNITS');
    },

    mailOf: (order: OrderRow, news: ReturnNews): MailToWrite => mails.returned(order, news),
  };
}
