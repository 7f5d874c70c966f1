import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { isNamed, isTaken } from '../../lib/database-errors';
import { paged } from '../../lib/envelope';
import { conflict, invalidFields, notFound } from '../../lib/errors';
import { searchPatterns, searchText } from '../../lib/fold';
import type { Language } from '../../lib/language';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { CatalogueReferences } from '../catalogue/references';
import { createOfferCheck, unknownIn } from '../offers/check-offer';
import { namedScopes } from '../offers/offer-scopes';
import { countsOf, offerState, totalOf } from '../offers/offer-state';
import { pageAsked } from '../offers/offers.schema';
import { createOfferWrites } from '../offers/offer-writes';
import type { WrittenOffer } from '../offers/staff-offers.schema';
import { createStaffVoucherRepository, type StaffVoucherRow } from './staff-vouchers.repository';
import type {
  StaffVoucher,
  StaffVoucherBody,
  StaffVoucherChange,
  StaffVouchersQuery,
} from './staff-vouchers.schema';

interface Dependencies {
  db: Db;
  clock: Clock;
  references: CatalogueReferences;
  audit: Audit;
}

export type StaffVoucherService = ReturnType<typeof createStaffVouchers>;

type Unknown = Awaited<ReturnType<typeof unknownIn>>;

/** What orders were priced by; with them in the shop it stays. */
const RULE = [
  'code',
  'startsAt',
  'kind',
  'value',
  'maxDiscount',
  'minSubtotal',
  'minQuantity',
  'isFirstOrderOnly',
  'paymentMethods',
  'categoryIds',
  'productIds',
] as const;

/** Vouchers as staff list, write and end them. */
export function createStaffVouchers({ db, clock, references, audit }: Dependencies) {
  const vouchers = createStaffVoucherRepository();
  const writes = createOfferWrites<StaffVoucherRow>({
    db,
    clock,
    audit,
    offers: {
      entity: 'voucher',
      missing: 'VOUCHER_NOT_FOUND',
      ...vouchers,
      endAt: (tx, id, endsAt) => vouchers.update(tx, id, { endsAt }),
      told: (row) => toStaffVoucher(row, clock()),
    },
  });

  async function shown(rows: StaffVoucherRow[], language: Language): Promise<StaffVoucher[]> {
    const scopeOf = await namedScopes(references, rows, language);
    const now = clock();
    return rows.map((row) => ({ ...scopeOf(row), ...toStaffVoucher(row, now) }));
  }

  function checked(body: StaffVoucherBody, unknown: Unknown, before?: StaffVoucherRow) {
    const check = createOfferCheck();
    const { categoryIds, productIds, ...given } = body;
    const row = {
      ...given,
      code: body.code.trim().toUpperCase(),
      nameVi: check.name('nameVi', body.nameVi),
      nameEn: check.name('nameEn', body.nameEn),
      startsAt: new Date(body.startsAt),
      endsAt: new Date(body.endsAt),
    };
    if (!/^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(row.code)) check.refuse('code', 'pattern');
    check.window(row, clock());
    check.discount(row);
    check.limit('totalUses', row.totalUses, before ? before.held + before.used : 0);
    check.limit('perCustomerUses', row.perCustomerUses);
    check.limit('collectLimit', row.collectLimit, before?.collected);
    check.scope(unknown);
    if (before?.isUsed) check.unchanged(before, { ...row, categoryIds, productIds }, RULE);
    if (check.errors.length > 0) throw invalidFields(...check.errors);
    const { code, nameVi, nameEn } = row;
    return {
      row: { ...row, searchText: searchText(code, nameVi, nameEn) },
      scope: { categoryIds, productIds },
    };
  }

  return {
    ...writes,

    async list({ state, kind, search, ...query }: StaffVouchersQuery, language: Language) {
      const now = clock();
      const { page, limit, offset } = pageAsked(query);
      const filter = { state, kind, patterns: search?.trim() ? (searchPatterns(search) ?? []) : undefined };
      const counts = countsOf(await vouchers.counts(db, filter, now));
      const total = totalOf(counts, state);
      const rows = offset < total ? await vouchers.list(db, filter, now, { limit, offset }) : [];
      return { ...paged(await shown(rows, language), { page, limit, total }), counts };
    },

    async find(id: string, language: Language): Promise<StaffVoucher> {
      const [voucher] = await shown([await writes.found(id)], language);
      if (!voucher) throw notFound('VOUCHER_NOT_FOUND');
      return voucher;
    },

    async create(body: StaffVoucherBody, staff: Staff): Promise<WrittenOffer> {
      const { row, scope } = checked(body, await unknownIn(references, body));
      return refusingTakenCode(() =>
        writes.create(staff, (tx, id) => vouchers.insert(tx, { id, ...row }, scope)),
      );
    },

    async change(id: string, { version, ...body }: StaffVoucherChange, staff: Staff): Promise<WrittenOffer> {
      const unknown = await unknownIn(references, body);
      return refusingTakenCode(() =>
        writes.change(id, version, staff, async (tx, before) => {
          const { row, scope } = checked(body, unknown, before);
          await vouchers.update(tx, id, row, scope);
        }),
      );
    },
  };
}

/** A code that a campaign gives away keeps its name. */
async function refusingTakenCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error)) throw conflict('VOUCHER_CODE_TAKEN');
    if (isNamed(error)) throw invalidFields({ field: 'code', code: 'inUse' });
    throw error;
  }
}

function toStaffVoucher(
  { searchText: _found, ...row }: StaffVoucherRow,
  now: Date,
): Omit<StaffVoucher, 'categories' | 'products'> {
  return {
    ...row,
    state: offerState(row, now),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  };
}
