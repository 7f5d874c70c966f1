import { validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import { invalidFields, notFound } from '../../lib/errors';
import { keysetPage, limitOf, readCursor } from '../../lib/keyset';
import { plainLines } from '../../lib/plain-text';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { AccountLocks } from '../auth/account-locks';
import { accountLookup } from '../auth/account-lookup';
import { customerLookup } from '../customers/customer-lookup';
import { createStaffCustomerList } from '../customers/staff-customer-list';
import type { AccountLock, StaffCustomerDetail, StaffCustomersQuery } from './customers.schema';

export interface StaffCustomerDependencies {
  db: Db;
  accountLocks: Pick<AccountLocks, 'setCustomer'>;
  audit: Audit;
  /** What other modules know of a customer. */
  figures: {
    orders(
      from: Db,
      userId: string,
    ): Promise<{ count: number; failed: number; total: number; lastAt: Date | null }>;
    addresses(from: Db, userId: string): Promise<number>;
    returns(from: Db, userId: string): Promise<number>;
    reviews(from: Db, userId: string): Promise<number>;
    referral(from: Db, userId: string): Promise<{ code: string; joinedAt: Date; invitees: number } | null>;
    provider(from: Db, userId: string): Promise<{ id: string; businessName: string } | undefined>;
  };
}
export type StaffCustomers = ReturnType<typeof createStaffCustomers>;

/** What staff know of customers, and how they close an account. */
export function createStaffCustomers({ db, accountLocks, audit, figures }: StaffCustomerDependencies) {
  const listed = createStaffCustomerList(db);

  async function detail(id: string): Promise<StaffCustomerDetail> {
    const account = isUuid(id) ? await accountLookup.shown(db, id) : undefined;
    if (account?.role !== 'CUSTOMER') throw notFound('CUSTOMER_NOT_FOUND');
    const [profile, orders, addresses, returns, reviews, referral, provider] = await Promise.all([
      customerLookup.shown(db, id),
      figures.orders(db, id),
      figures.addresses(db, id),
      figures.returns(db, id),
      figures.reviews(db, id),
      figures.referral(db, id),
      figures.provider(db, id),
    ]);
    const { email, status, lockReason } = account;
    return {
      id,
      email,
      status,
      lockReason,
      firstName: profile?.firstName ?? '',
      lastName: profile?.lastName ?? '',
      phone: profile?.phone ?? null,
      dob: profile?.dateOfBirth ?? null,
      company: profile?.company ?? null,
      businessName: profile?.businessName ?? null,
      createdAt: account.createdAt.toISOString(),
      lockedAt: textOf(account.lockedAt),
      lastSeenAt: textOf(account.lastSeenAt),
      orders: { ...orders, lastAt: textOf(orders.lastAt) },
      addresses,
      returns,
      reviews,
      referral: referral && { ...referral, joinedAt: referral.joinedAt.toISOString() },
      provider: provider ? { id: provider.id, businessName: provider.businessName } : null,
    };
  }

  return {
    /** The total comes with the first page, which is where people look at it. */
    async list({ search, status, from, to, ...at }: StaffCustomersQuery) {
      const limit = limitOf(at);
      const after = readCursor(at.after);
      const filter = {
        search,
        status,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
      };
      const [found, counted] = await Promise.all([
        listed.page(filter, { limit, after }),
        after ? undefined : listed.count(filter),
      ]);
      const { data, meta } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
      return {
        data: data.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
        meta: { ...meta, ...counted },
      };
    },

    detail,

    /** Locking ends every session of the customer at once. */
    async setStatus(id: string, { status, reason }: AccountLock, staff: Staff): Promise<StaffCustomerDetail> {
      const said = reasonOf(reason);
      if (!isUuid(id)) throw notFound('CUSTOMER_NOT_FOUND');
      await db.transaction().execute(async (tx) => {
        const { before, after } = await accountLocks.setCustomer(tx, id, {
          isLocked: status === 'LOCKED',
          reason: said,
        });
        await audit.record(tx, staff, {
          action: status === 'LOCKED' ? 'lock' : 'unlock',
          entity: 'customer',
          entityId: id,
          before: { status: before },
          after: { status: after },
          reason: said,
          customerId: id,
        });
      });
      return detail(id);
    },
  };
}

const textOf = (at: Date | null) => at && at.toISOString();

/** @throws VALIDATION_FAILED without one. */
export function reasonOf(given: string): string {
  const reason = plainLines(given);
  if (reason === null) throw invalidFields({ field: 'reason', code: 'invalid' });
  if (!reason) throw invalidFields({ field: 'reason', code: 'required' });
  return reason;
}
