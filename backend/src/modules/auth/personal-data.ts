import type { Db } from '../../plugins/db';
import type { PersonalData } from '../privacy/personal-data';
import type { AccountAccess } from './account-access';

/** The account and its sessions; the last to go, as everything hangs on it. */
export const accountData = (db: Db, account: Pick<AccountAccess, 'remove'>): PersonalData => ({
  section: 'account',
  async read({ userId }) {
    const user = await db
      .selectFrom('users')
      .select(['id', 'email', 'role', 'status', 'createdAt', 'updatedAt'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const sessions = await db
      .selectFrom('sessions')
      .select(['id', 'userAgent', 'createdAt', 'usedAt', 'expiresAt', 'revokedAt', 'revokedReason'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .execute();
    return { ...user, sessions };
  },
  async erase(tx, { userId, emails }) {
    const counted = emails.map((email) => `account ${email}`);
    await tx.deleteFrom('loginFailures').where('countedFor', 'in', counted).execute();
    await account.remove(tx, userId);
  },
});
