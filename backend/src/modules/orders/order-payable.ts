import type { Clock } from '../../lib/clock';
import type { LockedPayable, Payable } from '../payments/payable';
import type { Buyer } from '../payments/provider';
import type { OutboxService } from '../outbox/outbox.service';
import type { OrderMails } from './order-mails';
import type { OrderOffers } from './order-offers';
import type { OrderRepository, OrderRow } from './orders.repository';

/** What payments need to know of an order. */
export function createOrderPayable({
  orders,
  offers,
  outbox,
  mails,
  clock,
}: {
  orders: OrderRepository;
  offers: Pick<OrderOffers, 'consume'>;
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
      await offers.consume(tx, id);
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

/** What gateways may be told of anyone who ordered. */
export const buyerOf = ({ customer, address }: Pick<OrderRow, 'customer' | 'address'>): Buyer => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  phone: customer.phone,
  address: address.address,
  city: address.province ?? '',
  country: address.national,
});

/** A cancelled order, or one that was paid to the courier, takes no more money. */
export const toPayable = (order: OrderRow): LockedPayable => ({
  id: order.id,
  code: order.code,
  amount: order.grandTotal,
  language: order.language,
  buyer: buyerOf(order),
  acceptsMoney: order.status !== 'CANCEL' && !(order.paymentMethod === 'COD' && order.status === 'DONE'),
});
