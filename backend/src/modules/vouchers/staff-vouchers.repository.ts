import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../db';
import { stateColumn } from '../offers/offer-state';
import { scopeRows } from '../offers/check-offer';
import type { OfferScope } from '../offers/price-rules';
import type { DiscountKind } from '../offers/offers.schema';
import type { OfferState } from '../offers/staff-offers.schema';
import type { VouchersTable } from './vouchers.tables';

export interface StaffVoucherFilter {
  state?: OfferState | undefined;
  kind?: DiscountKind | undefined;
  /** LIKE patterns that it must all match; none at all matches nothing. */
  patterns?: string[] | undefined;
}
export type StaffVoucherRow = Selectable<VouchersTable> & OfferScope & { given: number; isUsed: boolean };

const scopeOf = (column: 'categoryId' | 'productId') => {
  const id = sql.ref(`scope.${column}`);
  return sql<string[]>`array(select ${id} from voucher_scopes scope
    where scope.voucher_id = vouchers.id and ${id} is not null order by ${id})`;
};

/** All vouchers, as staff read and write them. */
export function createStaffVoucherRepository() {
  const all = (from: Db) =>
    from
      .selectFrom('vouchers')
      .selectAll('vouchers')
      .select([
        scopeOf('categoryId').as('categoryIds'),
        scopeOf('productId').as('productIds'),
        sql<number>`(select coalesce(sum(use.amount), 0)::bigint from voucher_uses use
          where use.voucher_id = vouchers.id and use.state <> 'RELEASED')`.as('given'),
        sql<boolean>`exists (select from voucher_uses use where use.voucher_id = vouchers.id)`.as('isUsed'),
      ]);

  const fitting = (from: Db, { kind, patterns }: StaffVoucherFilter) =>
    from
      .selectFrom('vouchers')
      .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? 'FIXED'))
      .$if(patterns?.length === 0, (rows) => rows.where(sql<boolean>`false`))
      .$if((patterns?.length ?? 0) > 0, (rows) =>
        rows.where((eb) => eb.and((patterns ?? []).map((pattern) => eb('searchText', 'like', pattern)))),
      );

  async function setScope(tx: Db, voucherId: string, scope: OfferScope) {
    await tx.deleteFrom('voucherScopes').where('voucherId', '=', voucherId).execute();
    const rows = scopeRows(scope).map((row) => ({ voucherId, ...row }));
    if (rows.length > 0) await tx.insertInto('voucherScopes').values(rows).execute();
  }

  return {
    counts: (db: Db, filter: StaffVoucherFilter, now: Date) =>
      fitting(db, filter)
        .select([stateColumn('vouchers', now).as('state'), sql<number>`count(*)::int`.as('count')])
        .groupBy(sql`1`)
        .execute(),

    /** The last to begin first. */
    async list(
      db: Db,
      filter: StaffVoucherFilter,
      now: Date,
      at: { limit: number; offset: number },
    ): Promise<StaffVoucherRow[]> {
      const rows = await fitting(db, filter)
        .select('vouchers.id')
        .$if(filter.state !== undefined, (some) =>
          some.where(stateColumn('vouchers', now), '=', filter.state ?? 'RUNNING'),
        )
        .orderBy('vouchers.startsAt', 'desc')
        .orderBy('vouchers.id')
        .limit(at.limit)
        .offset(at.offset)
        .execute();
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      return all(db)
        .where('vouchers.id', 'in', ids)
        .orderBy('vouchers.startsAt', 'desc')
        .orderBy('vouchers.id')
        .execute();
    },

    find: (from: Db, id: string): Promise<StaffVoucherRow | undefined> =>
      all(from).where('vouchers.id', '=', id).executeTakeFirst(),

    /** Holds the row, so that no order takes a use of it meanwhile. */
    lock: (tx: Db, id: string) =>
      tx.selectFrom('vouchers').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),

    async insert(tx: Db, row: Insertable<VouchersTable>, scope: OfferScope) {
      await tx.insertInto('vouchers').values(row).execute();
      await setScope(tx, row.id, scope);
    },

    async update(
      tx: Db,
      id: string,
      row: Partial<Omit<Insertable<VouchersTable>, 'id' | 'version'>>,
      scope?: OfferScope,
    ) {
      await tx
        .updateTable('vouchers')
        .set({ ...row, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
      if (scope) await setScope(tx, id, scope);
    },

    remove: (tx: Db, id: string) => tx.deleteFrom('vouchers').where('id', '=', id).execute(),
  };
}
