import { sql } from 'kysely';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import { isIn } from '../offers/offer-period';
import type { SettledState, Taker } from '../offers/offers.tables';
import type { VoucherRule } from '../offers/price-rules';
import type { VoucherAtHand } from '../pricing/voucher-choices';
import { createVoucherRepository, type UsableVoucherRow } from './vouchers.repository';

export interface VoucherUse {
  voucherId: string;
  /** What it took off. */
  amount: number;
}

/** More than anybody reads through; each is priced. */
const MAX_USABLE = 50;

interface Dependencies {
  db: Db;
  /** Whether a customer has an order besides this one that is not cancelled. */
  hasOrdered(from: Db, customerId: string, besides?: string): Promise<boolean>;
}

export type VoucherUses = ReturnType<typeof createVoucherUses>;

/** What orders use of vouchers. What changes that runs in the caller's transaction. */
export function createVoucherUses({ db, hasOrdered }: Dependencies) {
  const vouchers = createVoucherRepository(db);

  return {
    /** By the code as people type it; anybody may use one that they were told. */
    async byCode(
      code: string,
      { customerId, language }: { customerId: string | undefined; language: Language },
    ): Promise<{ rule: VoucherRule; isFirstOrder: boolean | undefined } | null> {
      const row = await vouchers.findByCode(codeOf(code), customerId, language);
      if (!row) return null;
      const isKnown = row.isFirstOrderOnly && customerId !== undefined;
      return { rule: ruleOf(row), isFirstOrder: isKnown ? !(await hasOrdered(db, customerId)) : undefined };
    },

    /** What anybody may use and what this customer collected, as far as it is not over: their own first, 50 at most. */
    async atHand({
      customerId,
      language,
      now,
    }: {
      customerId: string | undefined;
      language: Language;
      now: Date;
    }) {
      const rows = await vouchers.atHand(customerId, language, now, MAX_USABLE);
      const isAsked = customerId !== undefined && rows.some(({ isFirstOrderOnly }) => isFirstOrderOnly);
      return {
        vouchers: rows.map((row): VoucherAtHand => ({ rule: ruleOf(row), isMine: row.isMine })),
        isFirstOrder: isAsked ? !(await hasOrdered(db, customerId)) : undefined,
      };
    },

    /** Whether the voucher of an order, if it has one, goes with a way to pay. */
    async allows(orderId: string, method: string): Promise<boolean> {
      const use = await db
        .selectFrom('voucherUses')
        .innerJoin('vouchers', 'vouchers.id', 'voucherUses.voucherId')
        .select('vouchers.paymentMethods')
        .where('voucherUses.orderId', '=', orderId)
        .executeTakeFirst();
      return !use || use.paymentMethods.length === 0 || use.paymentMethods.some((one) => one === method);
    },

    /** Holds one use; false when there is none for this customer, and then the transaction must end. */
    async hold(
      tx: Db,
      { orderId, customerId, now }: Taker,
      { voucherId, amount }: VoucherUse,
    ): Promise<boolean> {
      // One after the other, or two orders at once would both be a customer's first.
      await sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 0))`.execute(tx);
      const taken = await tx
        .updateTable('vouchers')
        .set({ held: sql`held + 1` })
        .where('id', '=', voucherId)
        .where('isActive', '=', true)
        .where(isIn('CURRENT', 'vouchers', now))
        .where(sql<boolean>`(total_uses is null or held + used < total_uses)`)
        .returning(['perCustomerUses', 'isFirstOrderOnly'])
        .executeTakeFirst();
      if (!taken) return false;
      // Under the row's lock: who counts, counts what everybody before took.
      const { count } = await tx
        .selectFrom('voucherUses')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('customerId', '=', customerId)
        .where('voucherId', '=', voucherId)
        .where('state', '<>', 'RELEASED')
        .executeTakeFirstOrThrow();
      if (count >= taken.perCustomerUses) return false;
      if (taken.isFirstOrderOnly && (await hasOrdered(tx, customerId, orderId))) return false;
      await tx
        .insertInto('voucherUses')
        .values({ orderId, customerId, voucherId, amount, state: 'HELD', heldAt: now, settledAt: null })
        .execute();
      return true;
    },

    /** What is held becomes used, or what was taken is given back; each once. Expects the order to be locked. */
    async settle(tx: Db, orderId: string, state: SettledState, now: Date) {
      const use = await tx
        .selectFrom('voucherUses')
        .select(['voucherId', 'state'])
        .where('orderId', '=', orderId)
        .where('state', 'in', state === 'CONSUMED' ? ['HELD'] : ['HELD', 'CONSUMED'])
        .executeTakeFirst();
      if (!use) return;
      await tx
        .updateTable('vouchers')
        .set({
          ...(use.state === 'HELD' && { held: sql`held - 1` }),
          ...(use.state === 'CONSUMED' && { used: sql`used - 1` }),
          ...(state === 'CONSUMED' && { used: sql`used + 1` }),
        })
        .where('id', '=', use.voucherId)
        .execute();
      await tx
        .updateTable('voucherUses')
        .set({ state, settledAt: now })
        .where('orderId', '=', orderId)
        .execute();
    },
  };
}

function ruleOf(row: UsableVoucherRow): VoucherRule {
  const {
    id,
    code,
    name,
    translatedName,
    startsAt,
    endsAt,
    kind,
    value,
    maxDiscount,
    totalUses,
    paymentMethods,
  } = row;
  const { categoryIds, productIds, minSubtotal, minQuantity, isFirstOrderOnly } = row;
  return {
    id,
    code,
    name,
    translatedName,
    startsAt,
    endsAt,
    categoryIds,
    productIds,
    minSubtotal,
    minQuantity,
    discount: { kind, value, maxDiscount },
    paymentMethods,
    isFirstOrderOnly,
    quotaLeft: totalUses === null ? null : totalUses - row.held - row.used,
    customerLeft: row.perCustomerUses - row.myUses,
  };
}

const codeOf = (typed: string) => typed.trim().toUpperCase();
