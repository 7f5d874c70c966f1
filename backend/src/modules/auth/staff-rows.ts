import type { Db } from '../../db';
import type { Role } from '../../plugins/auth';
import type { HeldAccount } from './account-locks';
import type { AccountStatus, StaffRole } from './auth.tables';

export interface StaffRow {
  id: string;
  email: string;
  role: Role;
  status: AccountStatus;
  lockedAt: Date | null;
  lockReason: string | null;
  createdAt: Date;
  lastSeenAt: Date | null;
}
export interface InvitationRow {
  id: string;
  email: string;
  role: StaffRole | null;
  createdAt: Date;
  expiresAt: Date;
  /** Names the link without opening it. No route answers it. */
  tokenHash: string;
}

/** More than any shop has. */
const MAX_STAFF = 500;

const invited = (from: Db, now: Date) =>
  from
    .selectFrom('accountTokens')
    .innerJoin('users', 'users.id', 'accountTokens.userId')
    .where('accountTokens.purpose', '=', 'INVITE')
    .where('accountTokens.usedAt', 'is', null)
    .where('accountTokens.expiresAt', '>', now);

/** The rows of accounts that work for the shop. */
export const staffRows = {
  all: (from: Db): Promise<StaffRow[]> =>
    from
      .selectFrom('users')
      .select(['id', 'email', 'role', 'status', 'lockedAt', 'lockReason', 'createdAt'])
      .select((eb) =>
        eb
          .selectFrom('sessions')
          .select((of) => of.fn.max<Date | null>('usedAt').as('at'))
          .whereRef('sessions.userId', '=', 'users.id')
          .as('lastSeenAt'),
      )
      .where('role', '<>', 'CUSTOMER')
      .orderBy('role')
      .orderBy('email')
      .limit(MAX_STAFF)
      .execute(),

  /** Those whose links still work. */
  invitations: (from: Db, now: Date): Promise<InvitationRow[]> =>
    invited(from, now)
      .select(['users.id', 'users.email', 'accountTokens.role'])
      .select(['accountTokens.createdAt', 'accountTokens.expiresAt', 'accountTokens.tokenHash'])
      .orderBy('accountTokens.createdAt', 'desc')
      .limit(MAX_STAFF)
      .execute(),

  async invitedAs(from: Db, userId: string, now: Date): Promise<StaffRole | null> {
    const found = await invited(from, now)
      .select('accountTokens.role')
      .where('users.id', '=', userId)
      .executeTakeFirst();
    return found?.role ?? null;
  },

  /** The administrators who can sign in; all are held until the transaction ends, in one order. */
  async holdAdmins(tx: Db): Promise<string[]> {
    const rows = await tx
      .selectFrom('users')
      .select(['id', 'status'])
      .where('role', '=', 'ADMIN')
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.flatMap(({ id, status }) => (status === 'ACTIVE' ? [id] : []));
  },

  /** An account that opens when its link is used, unless the address has one. */
  async addInvited(
    tx: Db,
    { id, email, passwordHash }: { id: string; email: string; passwordHash: string },
    now: Date,
  ) {
    await tx
      .insertInto('users')
      .values({
        id,
        email,
        passwordHash,
        role: 'CUSTOMER',
        status: 'UNVERIFIED',
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
  },

  holdByEmail: (tx: Db, email: string): Promise<HeldAccount> =>
    tx
      .selectFrom('users')
      .select(['id', 'email', 'role', 'status'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow(),

  async setRole(tx: Db, id: string, role: Role, now: Date) {
    await tx.updateTable('users').set({ role, updatedAt: now }).where('id', '=', id).execute();
  },
};
