import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../db';
import { scopeRows } from '../offers/check-offer';
import { groupBy } from '../offers/group-by';
import { stateColumn } from '../offers/offer-state';
import type { OfferScope } from '../offers/price-rules';
import type { OfferState } from '../offers/staff-offers.schema';
import type { PromotionType } from './promotions.schema';
import type { PromotionsTable } from './promotions.tables';

export interface StaffPromotionFilter {
  state?: OfferState | undefined;
  type?: PromotionType | undefined;
  search?: string | undefined;
}
interface GiftRow {
  infoId: string;
  quantity: number;
}
export type StaffPromotionRow = Selectable<PromotionsTable> &
  OfferScope & { isUsed: boolean; gifts: GiftRow[] };
interface Parts {
  scope: OfferScope;
  gifts: GiftRow[];
}

const scopeOf = (column: 'categoryId' | 'productId') => {
  const id = sql.ref(`scope.${column}`);
  return sql<string[]>`array(select ${id} from promotion_scopes scope
    where scope.promotion_id = promotions.id and ${id} is not null order by ${id})`;
};

/** All promotions, as staff read and write them. */
export function createStaffPromotionRepository() {
  const all = (from: Db) =>
    from
      .selectFrom('promotions')
      .selectAll('promotions')
      .select([
        scopeOf('categoryId').as('categoryIds'),
        scopeOf('productId').as('productIds'),
        sql<boolean>`exists (select from promotion_uses use where use.promotion_id = promotions.id)`.as(
          'isUsed',
        ),
      ]);

  async function withGifts(from: Db, rows: Omit<StaffPromotionRow, 'gifts'>[]): Promise<StaffPromotionRow[]> {
    if (rows.length === 0) return [];
    const gifts = await from
      .selectFrom('promotionGifts')
      .select(['promotionId', 'variantId as infoId', 'quantity'])
      .where(
        'promotionId',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('position')
      .execute();
    const ofPromotion = groupBy(gifts, ({ promotionId }) => promotionId);
    return rows.map((row) => ({
      ...row,
      gifts: (ofPromotion.get(row.id) ?? []).map(({ infoId, quantity }) => ({ infoId, quantity })),
    }));
  }

  const fitting = (from: Db, { type, search }: StaffPromotionFilter) =>
    from
      .selectFrom('promotions')
      .$if(type !== undefined, (rows) => rows.where('type', '=', type ?? 'ORDER_BASED'))
      .$if(search !== undefined, (rows) => {
        const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
        return rows.where((eb) => eb.or([eb('nameVi', 'ilike', pattern), eb('nameEn', 'ilike', pattern)]));
      });

  async function setParts(tx: Db, promotionId: string, { scope, gifts }: Parts) {
    await tx.deleteFrom('promotionScopes').where('promotionId', '=', promotionId).execute();
    await tx.deleteFrom('promotionGifts').where('promotionId', '=', promotionId).execute();
    const scopes = scopeRows(scope).map((row) => ({ promotionId, ...row }));
    if (scopes.length > 0) await tx.insertInto('promotionScopes').values(scopes).execute();
    const given = gifts.map(({ infoId, quantity }, position) => ({
      promotionId,
      position,
      variantId: infoId,
      quantity,
    }));
    if (given.length > 0) await tx.insertInto('promotionGifts').values(given).execute();
  }

  return {
    counts: (db: Db, filter: StaffPromotionFilter, now: Date) =>
      fitting(db, filter)
        .select([stateColumn('promotions', now).as('state'), sql<number>`count(*)::int`.as('count')])
        .groupBy(sql`1`)
        .execute(),

    /** The last to begin first. */
    async list(
      db: Db,
      filter: StaffPromotionFilter,
      now: Date,
      at: { limit: number; offset: number },
    ): Promise<StaffPromotionRow[]> {
      const ids = await fitting(db, filter)
        .select('promotions.id')
        .$if(filter.state !== undefined, (rows) =>
          rows.where(stateColumn('promotions', now), '=', filter.state ?? 'RUNNING'),
        )
        .orderBy('promotions.startsAt', 'desc')
        .orderBy('promotions.id')
        .limit(at.limit)
        .offset(at.offset)
        .execute();
      if (ids.length === 0) return [];
      const rows = await all(db)
        .where(
          'promotions.id',
          'in',
          ids.map(({ id }) => id),
        )
        .orderBy('promotions.startsAt', 'desc')
        .orderBy('promotions.id')
        .execute();
      return withGifts(db, rows);
    },

    async find(from: Db, id: string): Promise<StaffPromotionRow | undefined> {
      const [row] = await withGifts(from, await all(from).where('promotions.id', '=', id).execute());
      return row;
    },

    /** Holds the row, so that no order takes of it meanwhile. */
    lock: (tx: Db, id: string) =>
      tx.selectFrom('promotions').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),

    async insert(tx: Db, row: Insertable<PromotionsTable>, parts: Parts) {
      await tx.insertInto('promotions').values(row).execute();
      await setParts(tx, row.id, parts);
    },

    async update(
      tx: Db,
      id: string,
      row: Partial<Omit<Insertable<PromotionsTable>, 'id' | 'version'>>,
      parts?: Parts,
    ) {
      await tx
        .updateTable('promotions')
        .set({ ...row, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
      if (parts) await setParts(tx, id, parts);
    },

    remove: (tx: Db, id: string) => tx.deleteFrom('promotions').where('id', '=', id).execute(),
  };
}
