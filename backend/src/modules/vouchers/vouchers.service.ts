import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { conflict, notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { searchPatterns } from '../../lib/fold';
import type { CatalogueReferences } from '../catalogue/references';
import { periodAt } from '../offers/offer-period';
import { namedScopes, type NamedScope } from '../offers/offer-scopes';
import { pageAsked } from '../offers/offers.schema';
import { myUsesLeft, myVoucherState, statesInOrder, usesLeft } from './my-voucher-state';
import {
  createVoucherRepository,
  type MyVoucherRow,
  type VoucherFilter,
  type VoucherRow,
} from './vouchers.repository';
import type { CollectedVoucher, MyVoucher, MyVouchersQuery, Voucher, VouchersBody } from './vouchers.schema';

export interface VoucherDependencies {
  db: Db;
  references: CatalogueReferences;
  clock: Clock;
}
export interface VoucherAsker {
  language: Language;
  /** Nobody for what everybody sees. */
  customerId: string | undefined;
}

export type VoucherService = ReturnType<typeof createVoucherService>;

/** Vouchers as people find, collect and keep them. */
export function createVoucherService({ db, references, clock }: VoucherDependencies) {
  const vouchers = createVoucherRepository(db);

  async function filterOf(body: VouchersBody): Promise<VoucherFilter> {
    const { search, kinds, period, productId, isFirstOrderOnly, isCollected } = body;
    return {
      ...(search?.trim() && { patterns: searchPatterns(search) ?? [] }),
      ...(kinds && { kinds }),
      ...(period && { period }),
      ...(productId !== undefined && { product: await productAsked(productId) }),
      ...(isFirstOrderOnly !== undefined && { isFirstOrderOnly }),
      ...(isCollected !== undefined && { isCollected }),
    };
  }

  async function productAsked(id: string) {
    const categoryIds = await references.categoriesOver(id);
    if (!categoryIds) throw notFound('PRODUCT_NOT_FOUND');
    return { id, categoryIds };
  }

  return {
    takeEnding: vouchers.takeEnding,

    async list(body: VouchersBody, { language, customerId }: VoucherAsker) {
      const now = clock();
      const { page, limit, offset } = pageAsked(body);
      const filter = await filterOf(body);
      const total = await vouchers.count(filter, now, customerId);
      const rows =
        offset < total ? await vouchers.list(filter, now, { limit, offset }, { language, customerId }) : [];
      const scopeOf = await namedScopes(references, rows, language);
      const data = rows.map((row): Voucher => ({
        ...toVoucher(row, scopeOf(row), now),
        ...(customerId && { myVoucher: toCollected(row) }),
      }));
      return paged(data, { page, limit, total });
    },

    async mine(query: MyVouchersQuery, { language, customerId }: { language: Language; customerId: string }) {
      const now = clock();
      const { page, limit, offset } = pageAsked(query);
      const all = inOrder(await vouchers.mine(customerId, language), now);
      const fitting = all.filter(({ state }) => query.state === undefined || state === query.state);
      const rows = fitting.slice(offset, offset + limit);
      const scopeOf = await namedScopes(
        references,
        rows.map(({ row }) => row),
        language,
      );
      const data = rows.map(({ row, state }): MyVoucher => ({
        ...toVoucher(row, scopeOf(row), now),
        myVoucher: toCollected(row),
        state,
        myUsesLeft: myUsesLeft(row),
      }));
      return paged(data, { page, limit, total: fitting.length });
    },

    /** Keeps a voucher for a customer, once. Anyone who has it already is told so, whatever became of it since. */
    async collect(id: string, customerId: string): Promise<CollectedVoucher> {
      const now = clock();
      const voucher = isUuid(id) ? await vouchers.findCollectable(id, customerId) : undefined;
      if (!voucher) throw notFound('VOUCHER_NOT_FOUND');
      const { myVoucherId, collectedAt } = voucher;
      if (myVoucherId && collectedAt) return toCollected({ myVoucherId, collectedAt });
      const period = periodAt(voucher, now);
      if (period === 'NEXT') throw conflict('VOUCHER_NOT_STARTED');
      if (period === 'NONE') throw conflict('VOUCHER_EXPIRED');
      return db.transaction().execute(async (tx) => {
        const kept = await vouchers.keep(tx, id, customerId, now);
        if (kept && !(await vouchers.countCollected(tx, id))) throw conflict('VOUCHER_ALL_TAKEN');
        const own = kept ?? (await vouchers.kept(tx, id, customerId));
        if (!own) throw notFound('VOUCHER_NOT_FOUND');
        return toCollected({ myVoucherId: own.id, collectedAt: own.collectedAt });
      });
    },
  };
}

function toVoucher(row: VoucherRow, scope: NamedScope, now: Date): Omit<Voucher, 'myVoucher'> {
  const { kind, value, maxDiscount, minSubtotal, minQuantity, isFirstOrderOnly, paymentMethods } = row;
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    discount: { kind, value, maxDiscount },
    conditions: { ...scope, minSubtotal, minQuantity, isFirstOrderOnly, paymentMethods },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    period: periodAt(row, now),
    totalUses: row.totalUses,
    usesLeft: usesLeft(row),
    perCustomerUses: row.perCustomerUses,
    collectsLeft: row.collectLimit === null ? null : Math.max(0, row.collectLimit - row.collected),
  };
}

type Kept = Pick<MyVoucherRow, 'myVoucherId' | 'collectedAt'>;

function toCollected(row: Kept): CollectedVoucher;
function toCollected(row: Pick<VoucherRow, 'myVoucherId' | 'collectedAt'>): CollectedVoucher | null;
function toCollected({ myVoucherId, collectedAt }: Pick<VoucherRow, 'myVoucherId' | 'collectedAt'>) {
  return myVoucherId && collectedAt ? { myVoucherId, collectedAt: collectedAt.toISOString() } : null;
}

/** What can be used first, the soonest to end first; what is over, the last to end first. */
function inOrder(rows: MyVoucherRow[], now: Date) {
  const rank = (row: { endsAt: Date; state: string }) =>
    row.state === 'EXPIRED' ? -row.endsAt.getTime() : row.endsAt.getTime();
  return rows
    .map((row) => ({ row, state: myVoucherState(row, now) }))
    .sort(
      (a, b) =>
        statesInOrder.indexOf(a.state) - statesInOrder.indexOf(b.state) ||
        rank({ ...a.row, state: a.state }) - rank({ ...b.row, state: b.state }) ||
        (a.row.id < b.row.id ? -1 : 1),
    );
}
