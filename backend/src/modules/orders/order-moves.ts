import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict } from '../../lib/errors';
import type { InventoryService } from '../inventory/inventory.service';
import type { OutboxService } from '../outbox/outbox.service';
import type { PaymentService } from '../payments/payments.service';
import type { OrderMails } from './order-mails';
import type { OrderOffers } from './order-offers';
import { mayMove } from './order-transitions';
import type { OrderRepository, OrderRow } from './orders.repository';
import type { Actor, OrderStatus } from './orders.tables';

export interface TransitionCause {
  by: Actor;
  actorId?: string;
  reason?: string | undefined;
}
export type OrderMoves = ReturnType<typeof createOrderMoves>;

/** The one way an order changes its status by hand or by time, with what that does to offers, goods, money and mail. */
export function createOrderMoves({
  orders,
  offers,
  inventory,
  payments,
  outbox,
  mails,
  clock,
  onDone,
}: {
  orders: OrderRepository;
  offers: OrderOffers;
  inventory: InventoryService;
  payments: PaymentService;
  outbox: OutboxService;
  mails: OrderMails;
  clock: Clock;
  /** Told of an order that was delivered, in the transaction that says so. */
  onDone(tx: Db, order: OrderRow): Promise<void>;
}) {
  /** Expects the order to be locked by this transaction. */
  return async function move(
    tx: Db,
    order: OrderRow,
    to: Exclude<OrderStatus, 'NEW'>,
    { by, actorId, reason }: TransitionCause,
  ) {
    if (!mayMove(order.status, to, by)) throw conflict('ORDER_TRANSITION_NOT_ALLOWED');
    // Offers before goods, as when the order was placed.
    if (to === 'DELIVERING') await offers.consume(tx, order.id);
    if (to === 'CANCEL') await offers.release(tx, order.id);
    await moveGoods(tx, order, to);
    let refunding = 0;
    if (to === 'CANCEL') {
      refunding = await payments.refunds.ofPayable(
        tx,
        { kind: 'order', id: order.id },
        {
          reason: reason ?? 'ORDER_CANCELLED',
          requestedBy: actorId ?? 'system',
        },
      );
    }
    const at = clock();
    await orders.update(tx, order.id, { status: to, expiryCheckAt: null });
    await moveParcels(tx, order, to, at);
    if (to === 'DONE') await onDone(tx, order);
    await orders.tell(tx, {
      orderId: order.id,
      status: to,
      at,
      byActor: by,
      actorId: actorId ?? null,
      reason: reason ?? null,
    });
    await outbox.enqueue(
      tx,
      mails.moved(order, to, {
        at,
        by,
        reason: reason ?? null,
        refunding,
      }),
    );
  };

  /** The courier's own words come by staff; what the order says of its parcels is never behind it. */
  async function moveParcels(tx: Db, { id, status }: OrderRow, to: OrderStatus, at: Date) {
    if (to === 'DELIVERING')
      await orders.updateShipmentsOf(tx, id, { status: 'IN_TRANSIT', handedOverAt: at });
    if (to === 'DONE') await orders.updateShipmentsOf(tx, id, { status: 'DELIVERED', deliveredAt: at });
    if (to === 'REJECT') await orders.updateShipmentsOf(tx, id, { status: 'FAILED' });
    if (to === 'CANCEL' && status === 'REJECT')
      await orders.updateShipmentsOf(tx, id, { status: 'RETURNED' });
  }

  async function moveGoods(tx: Db, { id, status }: OrderRow, to: OrderStatus) {
    if (to === 'DELIVERING') return inventory.commit(tx, id);
    if (to !== 'CANCEL') return;
    return status === 'REJECT' ? inventory.takeBack(tx, id) : inventory.release(tx, id);
  }
}
