import { sql } from 'kysely';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import { isIn } from '../offers/offer-period';
import type { SettledState, Taker } from '../offers/offers.tables';
import type { FlashOffer } from '../offers/price-rules';

/** Units of a variant that an order takes of a sale. */
export interface FlashUse {
  flashSaleId: string;
  variantId: string;
  quantity: number;
}

export type FlashSaleUses = ReturnType<typeof createFlashSaleUses>;

/** What orders take of the sales' quotas. What changes them runs in the caller's transaction, rows in the order of ids. */
export function createFlashSaleUses(db: Db) {
  const takenBy = (tx: Db, customerId: string, { flashSaleId, variantId }: FlashUse) =>
    tx
      .selectFrom('flashSaleUses')
      .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('units'))
      .where('customerId', '=', customerId)
      .where('flashSaleId', '=', flashSaleId)
      .where('variantId', '=', variantId)
      .where('state', '<>', 'RELEASED')
      .executeTakeFirstOrThrow();

  return {
    /** What running sales have for these variants, with what is left of it for this customer. */
    async offers(
      variantIds: string[],
      { customerId, language, now }: { customerId: string | undefined; language: Language; now: Date },
    ): Promise<FlashOffer[]> {
      if (variantIds.length === 0) return [];
      const taken = customerId
        ? sql<number>`(select coalesce(sum(used.quantity), 0) from flash_sale_uses used
            where used.customer_id = ${customerId} and used.flash_sale_id = item.flash_sale_id
              and used.variant_id = item.variant_id and used.state <> 'RELEASED')`
        : sql<number>`0`;
      return db
        .selectFrom('flashSales')
        .innerJoin('flashSaleItems as item', 'item.flashSaleId', 'flashSales.id')
        .select([
          'item.flashSaleId',
          'item.variantId as infoId',
          'item.kind',
          'item.value',
          'flashSales.startsAt',
          'flashSales.endsAt',
          language === 'en' ? 'flashSales.nameEn as name' : 'flashSales.nameVi as name',
          language === 'en' ? 'flashSales.nameVi as translatedName' : 'flashSales.nameEn as translatedName',
          sql<number>`item.quota - item.reserved - item.sold`.as('quotaLeft'),
          sql<number | null>`(item.per_customer_limit - ${taken})::int`.as('customerLeft'),
        ])
        .where('flashSales.isActive', '=', true)
        .where(isIn('CURRENT', 'flashSales', now))
        .where('item.variantId', 'in', variantIds)
        .execute();
    },

    /** Holds units of sales that still run; false when some are gone, and then the transaction must end. */
    async hold(tx: Db, { orderId, customerId, now }: Taker, uses: FlashUse[]): Promise<boolean> {
      for (const use of [...uses].sort(byId)) {
        const { flashSaleId, variantId, quantity } = use;
        const taken = await tx
          .updateTable('flashSaleItems')
          .from('flashSales')
          .set({ reserved: sql`reserved + ${quantity}` })
          .whereRef('flashSales.id', '=', 'flashSaleItems.flashSaleId')
          .where('flashSaleItems.flashSaleId', '=', flashSaleId)
          .where('flashSaleItems.variantId', '=', variantId)
          .where('flashSales.isActive', '=', true)
          .where(isIn('CURRENT', 'flashSales', now))
          .where(sql<boolean>`reserved + sold + ${quantity} <= quota`)
          .returning('flashSaleItems.perCustomerLimit')
          .executeTakeFirst();
        if (!taken) return false;
        // Under the row's lock: who counts, counts what everybody before took.
        const { units } = await takenBy(tx, customerId, use);
        if (taken.perCustomerLimit !== null && units + quantity > taken.perCustomerLimit) return false;
        await tx
          .insertInto('flashSaleUses')
          .values({ orderId, customerId, ...use, state: 'HELD', heldAt: now, settledAt: null })
          .execute();
      }
      return true;
    },

    /** What is held becomes sold, or what was taken is given back; each once. Expects the order to be locked. */
    async settle(tx: Db, orderId: string, state: SettledState, now: Date) {
      const uses = await tx
        .selectFrom('flashSaleUses')
        .select(['flashSaleId', 'variantId', 'quantity', 'state'])
        .where('orderId', '=', orderId)
        .where('state', 'in', state === 'CONSUMED' ? ['HELD'] : ['HELD', 'CONSUMED'])
        .orderBy('flashSaleId')
        .orderBy('variantId')
        .execute();
      for (const { flashSaleId, variantId, quantity, state: before } of uses) {
        await tx
          .updateTable('flashSaleItems')
          .set({
            ...(before === 'HELD' && { reserved: sql`reserved - ${quantity}` }),
            ...(before === 'CONSUMED' && { sold: sql`sold - ${quantity}` }),
            ...(state === 'CONSUMED' && { sold: sql`sold + ${quantity}` }),
          })
          .where('flashSaleId', '=', flashSaleId)
          .where('variantId', '=', variantId)
          .execute();
        await tx
          .updateTable('flashSaleUses')
          .set({ state, settledAt: now })
          .where('orderId', '=', orderId)
          .where('flashSaleId', '=', flashSaleId)
          .where('variantId', '=', variantId)
          .execute();
      }
    },
  };
}

const byId = (a: FlashUse, b: FlashUse) =>
  `${a.flashSaleId} ${a.variantId}` < `${b.flashSaleId} ${b.variantId}` ? -1 : 1;
