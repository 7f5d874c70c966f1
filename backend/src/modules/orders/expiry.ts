import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { settleAll } from '../../lib/settle-all';
import type { PaymentService } from '../payments/payments.service';
import { isFinal } from '../payments/attempt-status';
import type { OrderMoves } from './order-moves';
import type { OrderRepository, OrderRow } from './orders.repository';

interface Dependencies {
  db: Db;
  clock: Clock;
  orders: OrderRepository;
  payments: PaymentService;
  move: OrderMoves;
}

const LEASE_MS = 120_000;
const MAX_BACKOFF_MINUTES = 30;
const DELIVERED_AFTER_MS = 7 * 24 * 60 * 60_000;

/** What time does to orders. An unpaid order never ends by the clock alone: the gateway is asked first. */
export function createExpiry({ db, clock, orders, payments, move }: Dependencies) {
  async function expire(order: OrderRow) {
    const payable = { kind: 'order' as const, id: order.id };
    for (const attempt of await payments.attemptsOf(db, payable)) {
      if ((await payments.queries.ask(attempt)) === 'unknown') return askLater(order);
    }
    await db.transaction().execute(async (tx) => {
      const locked = await orders.lock(tx, order.id);
      if (locked?.status !== 'NEW' || !locked.expiresAt || locked.expiresAt > clock()) return;
      const attempts = await payments.attemptsOf(tx, payable);
      // Under review money may have been taken: only people end that.
      if (attempts.some(({ status }) => !isFinal(status))) {
        return orders.update(tx, order.id, { expiryCheckAt: backoff(order) });
      }
      if (locked.placedMethod === 'COD') {
        return orders.update(tx, order.id, {
          paymentMethod: 'COD',
          windowStartedAt: null,
          expiresAt: null,
          expiryCheckAt: null,
        });
      }
      await move(tx, locked, 'CANCEL', { by: 'SYSTEM', reason: 'PAYMENT_EXPIRED' });
    });
  }

  const askLater = (order: OrderRow) => orders.update(db, order.id, { expiryCheckAt: backoff(order) });

  const backoff = ({ expiryTries }: OrderRow) =>
    new Date(clock().getTime() + Math.min(2 ** Math.max(0, expiryTries - 1), MAX_BACKOFF_MINUTES) * 60_000);

  return {
    /** Safe with replicas: each takes its own orders. */
    async runDue() {
      const now = clock();
      const due = await orders.claimExpired(now, new Date(now.getTime() + LEASE_MS), 10);
      await settleAll(due, expire);
      return due.length;
    },

    /** A parcel nobody complained about for a week has arrived. */
    async finishDelivered() {
      const ids = await orders.deliveringSince(new Date(clock().getTime() - DELIVERED_AFTER_MS), 50);
      for (const id of ids) {
        await db.transaction().execute(async (tx) => {
          const order = await orders.lock(tx, id);
          if (order?.status === 'DELIVERING')
            await move(tx, order, 'DONE', { by: 'SYSTEM', reason: 'DELIVERED_LONG_AGO' });
        });
      }
      return ids.length;
    },
  };
}
