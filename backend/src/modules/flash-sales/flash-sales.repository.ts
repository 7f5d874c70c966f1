import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import { isIn } from '../offers/offer-period';
import type { FlashKind } from '../offers/sale-price';
import type { FlashSaleItemsTable } from './flash-sales.tables';

export interface SaleRow {
  id: string;
  name: string;
  startsAt: Date;
  endsAt: Date;
}
export type ItemRow = Selectable<FlashSaleItemsTable>;

/** What is left of a running sale for one variant. */
export interface OfferRow {
  flashSaleId: string;
  productId: string;
  variantId: string;
  kind: FlashKind;
  value: number;
  quotaLeft: number;
  perCustomerLimit: number | null;
  endsAt: Date;
}

export type FlashSaleRepository = ReturnType<typeof createFlashSaleRepository>;

export function createFlashSaleRepository(db: Db) {
  const sales = (language: Language) =>
    db
      .selectFrom('flashSales')
      .select([
        'flashSales.id',
        language === 'en' ? 'flashSales.nameEn as name' : 'flashSales.nameVi as name',
        'flashSales.startsAt',
        'flashSales.endsAt',
      ])
      .where('flashSales.isActive', '=', true);

  return {
    find: (id: string, language: Language): Promise<SaleRow | undefined> =>
      sales(language).where('flashSales.id', '=', id).executeTakeFirst(),

    /** Of several that run, the one that ends first. */
    current: (now: Date, language: Language): Promise<SaleRow | undefined> =>
      sales(language)
        .where(isIn('CURRENT', 'flashSales', now))
        .orderBy('flashSales.endsAt')
        .orderBy('flashSales.id')
        .limit(1)
        .executeTakeFirst(),

    next: (now: Date, language: Language): Promise<SaleRow | undefined> =>
      sales(language)
        .where(isIn('NEXT', 'flashSales', now))
        .orderBy('flashSales.startsAt')
        .orderBy('flashSales.id')
        .limit(1)
        .executeTakeFirst(),

    /** Those that run at some moment between the two, in the order in which they begin. */
    between: (from: Date, to: Date, language: Language): Promise<SaleRow[]> =>
      sales(language)
        .where('flashSales.startsAt', '<', to)
        .where('flashSales.endsAt', '>', from)
        .orderBy('flashSales.startsAt')
        .orderBy('flashSales.id')
        .execute(),

    items: (saleIds: string[]): Promise<ItemRow[]> =>
      db
        .selectFrom('flashSaleItems')
        .selectAll()
        .where('flashSaleId', 'in', saleIds)
        .orderBy('flashSaleId')
        .orderBy('position')
        .execute(),

    /** When the next sale with this product begins. */
    async nextStart(productId: string, now: Date): Promise<Date | null> {
      const next = await db
        .selectFrom('flashSales')
        .innerJoin('flashSaleItems as item', 'item.flashSaleId', 'flashSales.id')
        .select('flashSales.startsAt')
        .where('flashSales.isActive', '=', true)
        .where(isIn('NEXT', 'flashSales', now))
        .where('item.productId', '=', productId)
        .orderBy('flashSales.startsAt')
        .limit(1)
        .executeTakeFirst();
      return next?.startsAt ?? null;
    },

    /** What running sales still have for these products, or for all. */
    offers: (productIds: string[] | 'all', now: Date): Promise<OfferRow[]> =>
      db
        .selectFrom('flashSales')
        .innerJoin('flashSaleItems as item', 'item.flashSaleId', 'flashSales.id')
        .select([
          'item.flashSaleId',
          'item.productId',
          'item.variantId',
          'item.kind',
          'item.value',
          'item.perCustomerLimit',
          'flashSales.endsAt',
          sql<number>`item.quota - item.reserved - item.sold`.as('quotaLeft'),
        ])
        .where('flashSales.isActive', '=', true)
        .where(isIn('CURRENT', 'flashSales', now))
        .$if(productIds !== 'all', (query) =>
          query.where(sql<boolean>`item.product_id = any(${productIds}::uuid[])`),
        )
        .where(sql<boolean>`item.quota > item.reserved + item.sold`)
        .execute(),
  };
}
