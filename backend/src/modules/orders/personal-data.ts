import { json, type Db } from '../../db';
import { paymentRecords } from '../payments/payment-records';
import { nobody, type PersonalData } from '../../lib/personal-data';
import type { OrderStatus } from './orders.tables';

/** The shop still owes something, or is owed. */
const open: OrderStatus[] = ['NEW', 'PROCESSING', 'DELIVERING', 'REJECT'];

/** Orders with all that belongs to them. The books need them, so they stay, as nobody's. */
export function orderData(db: Db): PersonalData {
  const idsOf = async (from: Db, userId: string) =>
    (await from.selectFrom('orders').select('id').where('customerId', '=', userId).execute()).map(
      ({ id }) => id,
    );
  return {
    section: 'orders',

    async read({ userId }) {
      const orders = await db
        .selectFrom('orders')
        .selectAll()
        .where('customerId', '=', userId)
        .orderBy('placedAt')
        .execute();
      const ids = orders.map(({ id }) => id);
      if (ids.length === 0) return [];
      const lines = await db
        .selectFrom('orderLines')
        .selectAll()
        .where('orderId', 'in', ids)
        .orderBy('position')
        .execute();
      const shipments = await db.selectFrom('shipments').selectAll().where('orderId', 'in', ids).execute();
      // Which of the staff did something is theirs.
      const timeline = await db
        .selectFrom('orderTimeline')
        .select(['orderId', 'status', 'event', 'at', 'byActor', 'reason', 'amount'])
        .where('orderId', 'in', ids)
        .orderBy('at')
        .execute();
      const { attempts, refunds } = await paymentRecords.all(db, ids);
      const of = <T extends { orderId: string }>(rows: T[], id: string) =>
        rows.filter(({ orderId }) => orderId === id);
      return orders.map(({ searchText: _words, staffText: _staffWords, ...order }) => ({
        ...order,
        lines: of(lines, order.id),
        shipments: of(shipments, order.id),
        timeline: of(timeline, order.id),
        payments: of(attempts, order.id),
        refunds: of(refunds, order.id),
      }));
    },

    async isNeeded({ userId }) {
      const ids = await idsOf(db, userId);
      const order = await db
        .selectFrom('orders')
        .select('id')
        .where('customerId', '=', userId)
        .where('status', 'in', open)
        .executeTakeFirst();
      return order !== undefined || (await paymentRecords.isMoneyMoving(db, ids));
    },

    async lock(tx, { userId }) {
      await tx
        .selectFrom('orders')
        .select('id')
        .where('customerId', '=', userId)
        .orderBy('id')
        .forUpdate()
        .execute();
    },

    async erase(tx, { userId }) {
      const ids = await idsOf(tx, userId);
      await paymentRecords.clearRequester(tx, userId);
      if (ids.length === 0) return;
      await paymentRecords.clearPersonalData(tx, ids);
      await tx
        .updateTable('orderTimeline')
        .set({ actorId: nobody })
        .where('orderId', 'in', ids)
        .where('byActor', '=', 'CUSTOMER')
        .execute();
      // Anyone who grants a wish to cancel repeats its words.
      await tx
        .updateTable('orderTimeline')
        .set({ reason: null })
        .where('orderId', 'in', ids)
        .where('reason', '!~', '^[A-Z_]+$')
        .execute();
      const orders = await tx.selectFrom('orders').select(['id', 'address']).where('id', 'in', ids).execute();
      for (const { id, address } of orders) {
        // They went to the address that the order was given, which need not be the account's.
        await tx.deleteFrom('outbox').where('dedupeKey', 'like', `order:${id}:%`).execute();
        const { national, provinceCode, province } = address;
        await tx
          .updateTable('orders')
          .set({
            customerId: nobody,
            customer: json({ firstName: '', lastName: '', email: '', phone: '' }),
            // The province stays, for what is counted by it.
            address: json({
              national,
              ...(provinceCode && { provinceCode }),
              ...(province && { province }),
              address: '',
            }),
            note: '',
            vatInvoice: null,
          })
          .where('id', '=', id)
          .execute();
        await tx
          .updateTable('orders')
          .set({ cancelRequestReason: '' })
          .where('id', '=', id)
          .where('cancelRequestReason', 'is not', null)
          .execute();
        await tx
          .updateTable('orders')
          .set({ cancelDeclineReason: '' })
          .where('id', '=', id)
          .where('cancelDeclineReason', 'is not', null)
          .execute();
      }
    },
  };
}
