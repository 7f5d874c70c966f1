import { sql } from 'kysely';
import type { Db } from '../../db';
import { isIn } from '../offers/offer-period';
import type { SettledState, Taker } from '../offers/offers.tables';

/** What an order takes of a promotion: units of one by quantity, 1 of the others. */
export interface PromotionUse {
  promotionId: string;
  quantity: number;
}

export type PromotionUses = ReturnType<typeof createPromotionUses>;

/** What orders take of promotions, in the caller's transaction, rows in the order of ids. */
export function createPromotionUses() {
  return {
    /** Holds promotions that still run; false when one is gone, and then the transaction must end. */
    async hold(tx: Db, { orderId, customerId, now }: Taker, uses: PromotionUse[]): Promise<boolean> {
      for (const { promotionId, quantity } of [...uses].sort(byId)) {
        const taken = await tx
          .updateTable('promotions')
          .set({ reserved: sql`reserved + ${quantity}` })
          .where('id', '=', promotionId)
          .where('isActive', '=', true)
          .where(isIn('CURRENT', 'promotions', now))
          .where(sql<boolean>`(quota is null or reserved + sold + ${quantity} <= quota)`)
          .returning('perCustomerLimit')
          .executeTakeFirst();
        if (!taken) return false;
        // Under the row's lock: who counts, counts what everybody before took.
        const { count } = await tx
          .selectFrom('promotionUses')
          .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('count'))
          .where('customerId', '=', customerId)
          .where('promotionId', '=', promotionId)
          .where('state', '<>', 'RELEASED')
          .executeTakeFirstOrThrow();
        if (taken.perCustomerLimit !== null && count + quantity > taken.perCustomerLimit) return false;
        await tx
          .insertInto('promotionUses')
          .values({ orderId, customerId, promotionId, quantity, state: 'HELD', heldAt: now, settledAt: null })
          .execute();
      }
      return true;
    },

    /** What is held becomes used, or what was taken is given back; each once. Expects the order to be locked. */
    async settle(tx: Db, orderId: string, state: SettledState, now: Date) {
      const uses = await tx
        .selectFrom('promotionUses')
        .select(['promotionId', 'quantity', 'state'])
        .where('orderId', '=', orderId)
        .where('state', 'in', state === 'CONSUMED' ? ['HELD'] : ['HELD', 'CONSUMED'])
        .orderBy('promotionId')
        .execute();
      for (const { promotionId, quantity, state: before } of uses) {
        await tx
          .updateTable('promotions')
          .set({
            ...(before === 'HELD' && { reserved: sql`reserved - ${quantity}` }),
            ...(before === 'CONSUMED' && { sold: sql`sold - ${quantity}` }),
            ...(state === 'CONSUMED' && { sold: sql`sold + ${quantity}` }),
          })
          .where('id', '=', promotionId)
          .execute();
        await tx
          .updateTable('promotionUses')
          .set({ state, settledAt: now })
          .where('orderId', '=', orderId)
          .where('promotionId', '=', promotionId)
          .execute();
      }
    },
  };
}

const byId = (a: PromotionUse, b: PromotionUse) => (a.promotionId < b.promotionId ? -1 : 1);
