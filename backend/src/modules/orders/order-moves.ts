import type { Clock } from '../../plugins/clock';
import type { Db } from '../../plugins/db';
import { conflict } from '../../plugins/errors';
import type { InventoryService } from '../inventory/inventory.service';
import type { PaymentService } from '../payments/payments.service';
import { mayMove } from './order-transitions';
import type { OrderRepository, OrderRow } from './orders.repository';
import type { Actor, OrderStatus } from './orders.tables';

export interface Mover {
  by: Actor;
  actorId?: string;
  reason?: string | undefined;
}
export type OrderMoves = ReturnType<typeof createOrderMoves>;

/** The one way an order changes its status by hand or by time, with what that does to goods and money. */
export function createOrderMoves({
  orders,
  inventory,
  payments,
  clock,
}: {
  orders: OrderRepository;
  inventory: InventoryService;
  payments: PaymentService;
  clock: Clock;
}) {
  /** Expects the order to be locked by this transaction. */
  return async function move(tx: Db, order: OrderRow, to: OrderStatus, { by, actorId, reason }: Mover) {
    if (!mayMove(order.status, to, by)) throw conflict('ORDER_TRANSITION_NOT_ALLOWED');
    await moveGoods(tx, order, to);
    if (to === 'CANCEL') {
      await payments.refunds.ofPayable(
        tx,
        { kind: 'order', id: order.id },
        {
          reason: reason ?? 'ORDER_CANCELLED',
          requestedBy: actorId ?? 'system',
        },
      );
    }
    await orders.update(tx, order.id, { status: to, expiryCheckAt: null });
    await orders.tell(tx, {
      orderId: order.id,
      status: to,
      at: clock(),
      byActor: by,
      actorId: actorId ?? null,
      reason: reason ?? null,
    });
  };

  async function moveGoods(tx: Db, { id, status }: OrderRow, to: OrderStatus) {
    if (to === 'DELIVERING') return inventory.commit(tx, id);
    if (to !== 'CANCEL') return;
    return status === 'REJECT' ? inventory.takeBack(tx, id) : inventory.release(tx, id);
  }
}
