import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../db';
import { stateColumn } from '../offers/offer-state';
import type { OfferState } from '../offers/staff-offers.schema';
import type { FlashSaleItemsTable, FlashSalesTable } from './flash-sales.tables';

export interface StaffFlashSaleFilter {
  state?: OfferState | undefined;
  search?: string | undefined;
}
export type StaffSaleItem = Selectable<FlashSaleItemsTable> & { isUsed: boolean };
export type StaffFlashSaleRow = Selectable<FlashSalesTable> & { items: StaffSaleItem[] };
export type StaffSaleSummaryRow = Selectable<FlashSalesTable> & {
  productCount: number;
  quota: number;
  taken: number;
  isUsed: boolean;
};
type ItemRow = Omit<Insertable<FlashSaleItemsTable>, 'flashSaleId' | 'position' | 'reserved' | 'sold'>;

/** Of one sale, as staff write it; the table has room for as many again. */
const MAX_ITEMS = 1_000;

/** All flash sales, as staff read and write them. */
export function createStaffFlashSaleRepository() {
  const fitting = (from: Db, { search }: StaffFlashSaleFilter) =>
    from.selectFrom('flashSales').$if(search !== undefined, (rows) => {
      const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
      return rows.where((eb) => eb.or([eb('nameVi', 'ilike', pattern), eb('nameEn', 'ilike', pattern)]));
    });

  /** What is no longer among the products goes; what orders took of the others stays counted. */
  async function setItems(tx: Db, flashSaleId: string, items: ItemRow[]) {
    const remaining = items.map(({ variantId }) => variantId);
    await tx
      .deleteFrom('flashSaleItems')
      .where('flashSaleId', '=', flashSaleId)
      .$if(remaining.length > 0, (rows) => rows.where('variantId', 'not in', remaining))
      .execute();
    if (items.length === 0) return;
    // Places are unique row by row, so all move behind the last place of a sale before each takes its new one.
    await sql`update flash_sale_items item set position = parked.position
      from (select variant_id, ${MAX_ITEMS - 1} + row_number() over (order by position) as position
              from flash_sale_items where flash_sale_id = ${flashSaleId}) parked
      where item.flash_sale_id = ${flashSaleId} and item.variant_id = parked.variant_id`.execute(tx);
    await tx
      .insertInto('flashSaleItems')
      .values(items.map((item, position) => ({ ...item, flashSaleId, position })))
      .onConflict((conflict) =>
        conflict.columns(['flashSaleId', 'variantId']).doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          kind: eb.ref('excluded.kind'),
          value: eb.ref('excluded.value'),
          quota: eb.ref('excluded.quota'),
          perCustomerLimit: eb.ref('excluded.perCustomerLimit'),
        })),
      )
      .execute();
  }

  return {
    counts: (db: Db, filter: StaffFlashSaleFilter, now: Date) =>
      fitting(db, filter)
        .select([stateColumn('flashSales', now).as('state'), sql<number>`count(*)::int`.as('count')])
        .groupBy(sql`1`)
        .execute(),

    /** The last to begin first. */
    list: (
      db: Db,
      filter: StaffFlashSaleFilter,
      now: Date,
      at: { limit: number; offset: number },
    ): Promise<StaffSaleSummaryRow[]> => {
      const sumOf = (what: string) => sql<number>`(select coalesce(sum(${sql.raw(what)}), 0)::int
        from flash_sale_items item where item.flash_sale_id = flash_sales.id)`;
      return fitting(db, filter)
        .selectAll('flashSales')
        .select([
          sql<number>`(select count(distinct item.product_id)::int from flash_sale_items item
            where item.flash_sale_id = flash_sales.id)`.as('productCount'),
          sumOf('item.quota').as('quota'),
          sumOf('item.reserved + item.sold').as('taken'),
          sql<boolean>`exists (select from flash_sale_uses use
            where use.flash_sale_id = flash_sales.id)`.as('isUsed'),
        ])
        .$if(filter.state !== undefined, (rows) =>
          rows.where(stateColumn('flashSales', now), '=', filter.state ?? 'RUNNING'),
        )
        .orderBy('flashSales.startsAt', 'desc')
        .orderBy('flashSales.id')
        .limit(at.limit)
        .offset(at.offset)
        .execute();
    },

    async find(from: Db, id: string): Promise<StaffFlashSaleRow | undefined> {
      const sale = await from.selectFrom('flashSales').selectAll().where('id', '=', id).executeTakeFirst();
      if (!sale) return undefined;
      const items = await from
        .selectFrom('flashSaleItems as item')
        .selectAll('item')
        .select(
          sql<boolean>`exists (select from flash_sale_uses use where use.flash_sale_id = item.flash_sale_id
            and use.variant_id = item.variant_id)`.as('isUsed'),
        )
        .where('item.flashSaleId', '=', id)
        .orderBy('item.position')
        .execute();
      return { ...sale, items };
    },

    /** Holds the sale and what it has, so that no order takes of it meanwhile. */
    async lock(tx: Db, id: string) {
      await tx.selectFrom('flashSales').select('id').where('id', '=', id).forUpdate().execute();
      await tx
        .selectFrom('flashSaleItems')
        .select('variantId')
        .where('flashSaleId', '=', id)
        .orderBy('variantId')
        .forUpdate()
        .execute();
    },

    /** Sales are written one after the other, or two at once would both find no overlap. */
    oneAfterTheOther: (tx: Db) =>
      sql`select pg_advisory_xact_lock(hashtextextended('flash sales', 0))`.execute(tx),

    /** Which of these products another sale has in that time. */
    overlapping: (
      tx: Db,
      { id, startsAt, endsAt }: { id: string | undefined; startsAt: Date; endsAt: Date },
      productIds: string[],
    ): Promise<{ productId: string; flashSaleId: string; name: string }[]> =>
      tx
        .selectFrom('flashSaleItems as item')
        .innerJoin('flashSales as sale', 'sale.id', 'item.flashSaleId')
        .select(['item.productId', 'item.flashSaleId', 'sale.nameVi as name'])
        .distinct()
        .where('sale.isActive', '=', true)
        .where('sale.startsAt', '<', endsAt)
        .where('sale.endsAt', '>', startsAt)
        .where(sql<boolean>`item.product_id = any(${productIds}::uuid[])`)
        .$if(id !== undefined, (rows) => rows.where('sale.id', '<>', id ?? ''))
        .execute(),

    async insert(tx: Db, row: Insertable<FlashSalesTable>, items: ItemRow[]) {
      await tx.insertInto('flashSales').values(row).execute();
      await setItems(tx, row.id, items);
    },

    async update(
      tx: Db,
      id: string,
      row: Partial<Omit<Insertable<FlashSalesTable>, 'id' | 'version'>>,
      items?: ItemRow[],
    ) {
      await tx
        .updateTable('flashSales')
        .set({ ...row, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
      if (items) await setItems(tx, id, items);
    },

    remove: (tx: Db, id: string) => tx.deleteFrom('flashSales').where('id', '=', id).execute(),
  };
}
