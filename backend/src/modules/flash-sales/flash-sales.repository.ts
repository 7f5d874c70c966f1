import type { Selectable } from 'kysely';
import { sql, type RawBuilder } from 'kysely';
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

/** The same of one product, as a column of a query that reads products: a JSON array, or null. */
export const offersOfProduct = (productId: RawBuilder<unknown>, now: Date) => sql`(
  select json_agg(json_build_object('flashSaleId', item.flash_sale_id, 'variantId', item.variant_id,
      'kind', item.kind, 'value', item.value, 'quotaLeft', item.quota - item.reserved - item.sold,
      'perCustomerLimit', item.per_customer_limit, 'endsAt', running.ends_at))
    from flash_sale_items item join flash_sales running on running.id = item.flash_sale_id
   where item.product_id = ${productId} and running.is_active
     and running.starts_at <= ${now} and running.ends_at > ${now} and item.quota > item.reserved + item.sold)`;

/** When the next sale with a product begins, as a column of such a query; null when none is planned. */
export const nextStartOfProduct = (productId: RawBuilder<unknown>, now: Date) => sql`(
  select min(planned.starts_at) from flash_sale_items item join flash_sales planned on planned.id = item.flash_sale_id
   where item.product_id = ${productId} and planned.is_active and planned.starts_at > ${now})`;

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
