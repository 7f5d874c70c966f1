import type { Clock } from '../../plugins/clock';
import type { LockedPayable, Payable } from '../payments/payable';
import type { OutboxService } from '../outbox/outbox.service';
import type { OrderMails } from './order-mails';
import type { OrderRepository, OrderRow } from './orders.repository';

/** What payments need to know of an order. */
export function createOrderPayable({
  orders,
  outbox,
  mails,
  clock,
}: {
  orders: OrderRepository;
  outbox: OutboxService;
  mails: OrderMails;
  clock: Clock;
}): Payable {
  return {
    kind: 'order',

    async lock(tx, id) {
      const order = await orders.lock(tx, id);
      return order ? toPayable(order) : null;
    },

    async paid(tx, { id }, method) {
      const order = await orders.lock(tx, id);
      if (!order) return;
      // It may have gone back to cash meanwhile: nobody may collect at the door what is here already.
      await orders.update(tx, id, { paymentMethod: method });
      if (order.status === 'NEW') {
        await orders.update(tx, id, { status: 'PROCESSING', expiryCheckAt: null });
        await orders.tell(tx, {
          orderId: id,
          status: 'PROCESSING',
          at: clock(),
          byActor: 'SYSTEM',
          reason: 'PAID',
        });
      }
      await outbox.enqueue(tx, mails.paid(order));
    },

    async moneyReturned(tx, { id }, money) {
      const order = await orders.lock(tx, id);
      if (order) await outbox.enqueue(tx, mails.moneyReturned(order, money));
    },
  };
}

/** A cancelled order, or one that was paid to the courier, takes no more money. */
export const toPayable = (order: OrderRow): LockedPayable => ({
  id: order.id,
  code: order.code,
  amount: order.grandTotal,
  language: order.language,
  acceptsMoney: order.status !== 'CANCEL' && !(order.paymentMethod === 'COD' && order.status === 'DONE'),
});
