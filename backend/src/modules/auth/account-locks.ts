import { conflict, forbidden, notFound } from '../../lib/errors';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { Role } from '../../plugins/auth';
import type { AccountAccess } from './account-access';
import type { AccountStatus } from './auth.tables';

export interface HeldAccount {
  id: string;
  email: string;
  role: Role;
  status: AccountStatus;
}
export type AccountLocks = ReturnType<typeof createAccountLocks>;

/** The row of an account, held until the transaction ends. */
export const holdAccount = (tx: Db, id: string): Promise<HeldAccount | undefined> =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'role', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Closing accounts and opening them again. Everything here happens inside of the caller's transaction. */
export function createAccountLocks({
  clock,
  account,
}: {
  clock: Clock;
  account: Pick<AccountAccess, 'endSessions'>;
}) {
  /** Refuses every sign-in to the account and ends all its sessions at once. */
  async function close(tx: Db, held: HeldAccount, reason: string): Promise<AccountStatus> {
    if (held.status === 'LOCKED') throw conflict('EDIT_CONFLICT');
    const now = clock();
    await tx
      .updateTable('users')
      .set({
        status: 'LOCKED',
        statusBeforeLock: held.status,
        lockedAt: now,
        lockReason: reason,
        updatedAt: now,
      })
      .where('id', '=', held.id)
      .execute();
    await account.endSessions(tx, held.id);
    return 'LOCKED';
  }

  /** One that had not shown its mailbox before it was locked still has to, by the link of its sign-up or invitation. */
  async function open(tx: Db, held: HeldAccount): Promise<AccountStatus> {
    if (held.status !== 'LOCKED') throw conflict('EDIT_CONFLICT');
    const known = await tx
      .selectFrom('users')
      .leftJoin('signUps', 'signUps.userId', 'users.id')
      .select(['users.statusBeforeLock', 'signUps.userId as signedUp', 'signUps.verifiedAt'])
      .where('users.id', '=', held.id)
      .executeTakeFirstOrThrow();
    const isWaiting =
      known.signedUp === null ? known.statusBeforeLock === 'UNVERIFIED' : known.verifiedAt === null;
    const status = isWaiting ? 'UNVERIFIED' : 'ACTIVE';
    await tx
      .updateTable('users')
      .set({ status, statusBeforeLock: null, lockedAt: null, lockReason: null, updatedAt: clock() })
      .where('id', '=', held.id)
      .execute();
    return status;
  }

  return {
    close,
    open,

    /** Locks or unlocks a customer. Staff are not customers. Throws 409 EDIT_CONFLICT when it is so already. */
    async setCustomer(
      tx: Db,
      userId: string,
      { isLocked, reason }: { isLocked: boolean; reason: string },
    ): Promise<{ before: AccountStatus; after: AccountStatus }> {
      const held = await holdAccount(tx, userId);
      if (!held) throw notFound('CUSTOMER_NOT_FOUND');
      if (held.role !== 'CUSTOMER') throw forbidden('ACCOUNT_IS_STAFF');
      const after = isLocked ? await close(tx, held, reason) : await open(tx, held);
      return { before: held.status, after };
    },
  };
}
