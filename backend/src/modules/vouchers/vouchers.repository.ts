import { sql, type Selectable, type SqlBool } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import { isIn } from '../offers/offer-period';
import type { DiscountKind } from '../offers/offers.schema';
import type { VouchersTable } from './vouchers.tables';

export interface VoucherRow extends Omit<
  Selectable<VouchersTable>,
  'nameVi' | 'nameEn' | 'searchText' | 'isListed' | 'isActive' | 'version'
> {
  /** In the language that was not asked for. */
  translatedName: string;
  name: string;
  categoryIds: string[];
  productIds: string[];
  /** With the customer who asks; null for who has it not. */
  myVoucherId: string | null;
  collectedAt: Date | null;
}
export interface MyVoucherRow extends VoucherRow {
  myVoucherId: string;
  collectedAt: Date;
  /** Of this customer's orders. */
  myHeld: number;
  myUsed: number;
}

/** One that ends soon, and who keeps it. */
export type EndingVoucherRow = Pick<Selectable<VouchersTable>, 'code' | 'nameVi' | 'nameEn' | 'endsAt'> & {
  customerId: string;
  voucherId: string;
};

/** With how often this customer's orders use it. */
export type UsableVoucherRow = Omit<VoucherRow, 'myVoucherId' | 'collectedAt'> & { myUses: number };

/** What a list is narrowed by; all of it holds. */
export interface VoucherFilter {
  /** LIKE patterns that a voucher must all match; none at all matches nothing. */
  patterns?: string[];
  kinds?: DiscountKind[];
  period?: 'CURRENT' | 'NEXT';
  /** A product, and the categories it is in. */
  product?: { id: string; categoryIds: string[] };
  isFirstOrderOnly?: boolean;
  isCollected?: boolean;
}

const scopeOf = (column: 'categoryId' | 'productId') => {
  const id = sql.ref(`scope.${column}`);
  return sql<string[]>`array(select ${id} from voucher_scopes scope
    where scope.voucher_id = vouchers.id and ${id} is not null)`;
};
const usesOf = (customerId: string, state: 'HELD' | 'CONSUMED') => sql<number>`
  (select count(*)::int from voucher_uses used
    where used.voucher_id = vouchers.id and used.customer_id = ${customerId} and used.state = ${state})`;
const myUses = (customerId: string | undefined) =>
  customerId
    ? sql<number>`(${usesOf(customerId, 'HELD')} + ${usesOf(customerId, 'CONSUMED')})`
    : sql<number>`0`;
const isUsedUp = sql<boolean>`coalesce(vouchers.held + vouchers.used >= vouchers.total_uses, false)`;

/** Functions that belong to a caller's transaction take it first; the others use the pool. */
export function createVoucherRepository(db: Db) {
  const columns = (language: Language) =>
    [
      'vouchers.id',
      'vouchers.code',
      language === 'en' ? 'vouchers.nameEn as name' : 'vouchers.nameVi as name',
      language === 'en' ? 'vouchers.nameVi as translatedName' : 'vouchers.nameEn as translatedName',
      'vouchers.startsAt',
      'vouchers.endsAt',
      'vouchers.kind',
      'vouchers.value',
      'vouchers.maxDiscount',
      'vouchers.minSubtotal',
      'vouchers.minQuantity',
      'vouchers.isFirstOrderOnly',
      'vouchers.paymentMethods',
      'vouchers.totalUses',
      'vouchers.held',
      'vouchers.used',
      'vouchers.perCustomerUses',
      'vouchers.collectLimit',
      'vouchers.collected',
      scopeOf('categoryId').as('categoryIds'),
      scopeOf('productId').as('productIds'),
    ] as const;

  /** What everybody may see, with what the customer who asks has of it. */
  const listed = (filter: VoucherFilter, now: Date, customerId: string | undefined) => {
    const conditions = conditionsOf(filter);
    return db
      .selectFrom('vouchers')
      .leftJoin('customerVouchers as own', (join) =>
        join
          .onRef('own.voucherId', '=', 'vouchers.id')
          .on(customerId ? sql<SqlBool>`own.customer_id = ${customerId}` : sql<SqlBool>`false`),
      )
      .where('vouchers.isActive', '=', true)
      .where('vouchers.isListed', '=', true)
      .where(isIn(filter.period, 'vouchers', now))
      .where((eb) => eb.and(conditions));
  };

  return {
    count: async (filter: VoucherFilter, now: Date, customerId: string | undefined): Promise<number> =>
      (
        await listed(filter, now, customerId)
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow()
      ).total,

    /** What can be used first, the soonest to end first. */
    list: (
      filter: VoucherFilter,
      now: Date,
      page: { limit: number; offset: number },
      asker: { language: Language; customerId: string | undefined },
    ): Promise<VoucherRow[]> =>
      listed(filter, now, asker.customerId)
        .select(columns(asker.language))
        .select(['own.id as myVoucherId', 'own.collectedAt'])
        .orderBy(sql`vouchers.starts_at > ${now}`)
        .orderBy(isUsedUp)
        .orderBy('vouchers.endsAt')
        .orderBy('vouchers.id')
        .limit(page.limit)
        .offset(page.offset)
        .execute(),

    /** All that a customer keeps. */
    mine: (customerId: string, language: Language): Promise<MyVoucherRow[]> =>
      db
        .selectFrom('customerVouchers as own')
        .innerJoin('vouchers', 'vouchers.id', 'own.voucherId')
        .select(columns(language))
        .select(['own.id as myVoucherId', 'own.collectedAt'])
        .select([usesOf(customerId, 'HELD').as('myHeld'), usesOf(customerId, 'CONSUMED').as('myUsed')])
        .where('own.customerId', '=', customerId)
        .where('vouchers.isActive', '=', true)
        .execute(),

    /** What everybody may see and what this customer keeps, as far as it is not over: their own first. */
    atHand: (
      customerId: string | undefined,
      language: Language,
      now: Date,
      limit: number,
    ): Promise<(UsableVoucherRow & { isMine: boolean })[]> => {
      const isMine = customerId
        ? sql<boolean>`exists (select from customer_vouchers own
            where own.voucher_id = vouchers.id and own.customer_id = ${customerId})`
        : sql<boolean>`false`;
      return (
        db
          .selectFrom('vouchers')
          .select(columns(language))
          .select([myUses(customerId).as('myUses'), isMine.as('isMine')])
          .where('vouchers.isActive', '=', true)
          .where('vouchers.endsAt', '>', now)
          .where((eb) => eb.or([eb('vouchers.isListed', '=', true), isMine]))
          // A visitor keeps none, and nothing can be sorted by a constant.
          .$if(customerId !== undefined, (query) => query.orderBy(sql`${isMine} desc`))
          .orderBy(sql`vouchers.starts_at > ${now}`)
          .orderBy(isUsedUp)
          .orderBy('vouchers.endsAt')
          .orderBy('vouchers.id')
          .limit(limit)
          .execute()
      );
    },

    /** Listed or not, with how often this customer's orders use it. */
    findByCode: (
      code: string,
      customerId: string | undefined,
      language: Language,
    ): Promise<UsableVoucherRow | undefined> =>
      db
        .selectFrom('vouchers')
        .select(columns(language))
        .select(myUses(customerId).as('myUses'))
        .where('code', '=', code)
        .where('isActive', '=', true)
        .executeTakeFirst(),

    /** What anybody may collect, or was given this customer. */
    findCollectable: (
      id: string,
      customerId: string,
    ): Promise<
      { startsAt: Date; endsAt: Date; myVoucherId: string | null; collectedAt: Date | null } | undefined
    > =>
      db
        .selectFrom('vouchers')
        .leftJoin('customerVouchers as own', (join) =>
          join.onRef('own.voucherId', '=', 'vouchers.id').on('own.customerId', '=', customerId),
        )
        .select(['vouchers.startsAt', 'vouchers.endsAt', 'own.id as myVoucherId', 'own.collectedAt'])
        .where('vouchers.id', '=', id)
        .where('vouchers.isActive', '=', true)
        .where((eb) => eb.or([eb('vouchers.isListed', '=', true), eb('own.id', 'is not', null)]))
        .executeTakeFirst(),

    /** Writes that a customer keeps it. Undefined when that is so already: who does it twice at once waits for the first. */
    keep: (tx: Db, voucherId: string, customerId: string, now: Date) =>
      tx
        .insertInto('customerVouchers')
        .values({ id: uuid(), voucherId, customerId, collectedAt: now, endingToldAt: null })
        .onConflict((conflict) => conflict.columns(['customerId', 'voucherId']).doNothing())
        .returning(['id', 'collectedAt'])
        .executeTakeFirst(),

    kept: (tx: Db, voucherId: string, customerId: string) =>
      tx
        .selectFrom('customerVouchers')
        .select(['id', 'collectedAt'])
        .where('voucherId', '=', voucherId)
        .where('customerId', '=', customerId)
        .executeTakeFirst(),

    /**
     * Who keeps one that ends soon, can still be used by them, and was not told of: they count as told from now on.
     * Safe with replicas: each takes its own.
     */
    async takeEnding(
      tx: Db,
      { now, until, most }: { now: Date; until: Date; most: number },
    ): Promise<EndingVoucherRow[]> {
      const { rows } = await sql<EndingVoucherRow>`
        with due as (
          select own.id, own.customer_id, voucher.id as voucher_id, voucher.code, voucher.name_vi, voucher.name_en,
                 voucher.ends_at
            from customer_vouchers own join vouchers voucher on voucher.id = own.voucher_id
           where own.ending_told_at is null and voucher.is_active
             and voucher.starts_at <= ${now} and voucher.ends_at > ${now} and voucher.ends_at <= ${until}
             and (voucher.total_uses is null or voucher.held + voucher.used < voucher.total_uses)
             and voucher.per_customer_uses > (
               select count(*) from voucher_uses used where used.voucher_id = voucher.id
                 and used.customer_id = own.customer_id and used.state <> 'RELEASED')
           order by voucher.ends_at
           limit ${most}
             for update of own skip locked),
        told as (
          update customer_vouchers set ending_told_at = ${now} where id in (select id from due))
        select customer_id, voucher_id, code, name_vi, name_en, ends_at from due`.execute(tx);
      return rows;
    },

    /** Counts one more who keeps it, under the row's lock; false when there are none left. */
    async countCollected(tx: Db, voucherId: string): Promise<boolean> {
      const counted = await tx
        .updateTable('vouchers')
        .set({ collected: sql`collected + 1` })
        .where('id', '=', voucherId)
        .where(sql<boolean>`(collect_limit is null or collected < collect_limit)`)
        .where(sql<boolean>`(total_uses is null or held + used < total_uses)`)
        .returning('id')
        .executeTakeFirst();
      return counted !== undefined;
    },
  };
}

function conditionsOf(filter: VoucherFilter) {
  const { patterns, kinds, product, isFirstOrderOnly, isCollected } = filter;
  const isOf = (column: 'categoryId' | 'productId', ids: string[]) => {
    const id = sql.ref(`scope.${column}`);
    return sql<SqlBool>`exists (select from voucher_scopes scope
      where scope.voucher_id = vouchers.id and ${id} in (${sql.join(ids)}))`;
  };
  return [
    ...(patterns?.length === 0 ? [sql<SqlBool>`false`] : []),
    ...(patterns ?? []).map((pattern) => sql<SqlBool>`vouchers.search_text like ${pattern}`),
    ...(kinds && kinds.length > 0 ? [sql<SqlBool>`vouchers.kind in (${sql.join(kinds)})`] : []),
    ...(product
      ? [
          sql<SqlBool>`(not exists (select from voucher_scopes scope where scope.voucher_id = vouchers.id)
            or ${isOf('productId', [product.id])} or ${isOf('categoryId', product.categoryIds)})`,
        ]
      : []),
    ...(isFirstOrderOnly === undefined
      ? []
      : [sql<SqlBool>`vouchers.is_first_order_only = ${isFirstOrderOnly}`]),
    ...(isCollected === undefined ? [] : [sql<SqlBool>`(own.id is not null) = ${isCollected}`]),
  ];
}
