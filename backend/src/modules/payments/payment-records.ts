import { sql, type Expression } from 'kysely';
import type { Db } from '../../db';
import { nobody } from '../../lib/personal-data';
import { outcomeOfAttempt } from './attempt-status';
import type { PayableKind } from './payments.tables';

/** What payments keep of orders and memberships, for who looks back at them. */
export const paymentRecords = {
  /** Tries to pay these orders, the latest first; `total` counts all of them. */
  async page(from: Db, orderIds: Expression<string>, at: { limit: number; offset: number }) {
    const attempts = from
      .selectFrom('paymentAttempts')
      .where('payableKind', '=', 'order')
      .where('payableId', 'in', orderIds);
    const { total } = await attempts.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const rows = await attempts
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(at.limit)
      .offset(at.offset)
      .execute();
    return {
      total,
      rows: rows.map(({ id, payableId, provider, method, amount, status, createdAt }) => ({
        attemptId: id,
        orderId: payableId,
        provider,
        method,
        amount,
        ...outcomeOfAttempt(status),
        createdAt: createdAt.toISOString(),
      })),
    };
  },

  /** Everything of these orders or memberships that their buyer may read. */
  async all(from: Db, ids: string[], kind: PayableKind = 'order') {
    if (ids.length === 0) return { attempts: [], refunds: [] };
    const attempts = await from
      .selectFrom('paymentAttempts')
      .select(['id', 'payableId as orderId', 'provider', 'method', 'bankCode', 'merchantRef', 'amount'])
      .select(['currency', 'status', 'providerTxnId', 'createdAt', 'settledAt'])
      .where('payableKind', '=', kind)
      .where('payableId', 'in', ids)
      .orderBy('createdAt')
      .execute();
    const refunds = await from
      .selectFrom('refunds')
      .select(['id', 'attemptId', 'payableId as orderId', 'amount', 'status', 'reason', 'createdAt'])
      .select('updatedAt')
      .where('payableKind', '=', kind)
      .where('payableId', 'in', ids)
      .orderBy('createdAt')
      .execute();
    return { attempts, refunds };
  },

  /** Money of these orders or memberships that has not found its way yet. */
  async isMoneyMoving(from: Db, ids: string[], kind: PayableKind = 'order'): Promise<boolean> {
    if (ids.length === 0) return false;
    const attempt = await from
      .selectFrom('paymentAttempts')
      .select('id')
      .where('payableKind', '=', kind)
      .where('payableId', 'in', ids)
      .where('status', 'in', ['PROCESSING', 'REVIEW'])
      .executeTakeFirst();
    const refund = await from
      .selectFrom('refunds')
      .select('id')
      .where('payableKind', '=', kind)
      .where('payableId', 'in', ids)
      .where('status', 'in', ['REQUESTED', 'PROCESSING', 'MANUAL'])
      .executeTakeFirst();
    return attempt !== undefined || refund !== undefined;
  },

  /** Who asked for a refund is not known any more. */
  async clearRequester(tx: Db, userId: string): Promise<void> {
    await tx.updateTable('refunds').set({ requestedBy: nobody }).where('requestedBy', '=', userId).execute();
  },

  /** Of these orders or memberships: what was written by people, and pages of gateways, whose addresses name who was to pay. */
  async clearPersonalData(tx: Db, ids: string[], kind: PayableKind = 'order'): Promise<void> {
    if (ids.length === 0) return;
    await tx
      .updateTable('paymentAttempts')
      .set({ redirectUrl: '' })
      .where('payableKind', '=', kind)
      .where('payableId', 'in', ids)
      .execute();
    await tx
      .updateTable('refunds')
      .set({ reason: 'ORDER_CANCELLED' })
      .where('payableKind', '=', kind)
      .where('payableId', 'in', ids)
      .where('reason', '!~', '^[A-Z_]+$')
      .execute();
  },
};
