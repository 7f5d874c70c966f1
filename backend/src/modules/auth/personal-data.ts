import { sql } from 'kysely';
import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';
import type { AccountAccess } from './account-access';

/** The account and its sessions; the last to go, as everything hangs on it. */
export const accountData = (db: Db, account: Pick<AccountAccess, 'remove'>): PersonalData => ({
  section: 'account',
  async read({ userId }) {
    const user = await db
      .selectFrom('users')
      .select(['id', 'email', 'role', 'status', 'lockedAt', 'lockReason', 'createdAt', 'updatedAt'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const sessions = await db
      .selectFrom('sessions')
      .select([
        'id',
        'userAgent',
        'createdAt',
        'usedAt',
        'expiresAt',
        'revokedAt',
        'revokedReason',
        'language',
      ])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .execute();
    const signUp = await db
      .selectFrom('signUps')
      .select([
        'language',
        'phone',
        'termsVersion',
        'marketingConsent',
        'referralCode',
        'createdAt',
        'verifiedAt',
      ])
      .where('userId', '=', userId)
      .executeTakeFirst();
    const devices = await db
      .selectFrom('knownDevices')
      .select(['firstSeenAt', 'lastSeenAt'])
      .where('userId', '=', userId)
      .orderBy('firstSeenAt')
      .execute();
    const networks = await db
      .selectFrom('knownNetworks')
      .select(['firstSeenAt', 'lastSeenAt'])
      .where('userId', '=', userId)
      .orderBy('firstSeenAt')
      .execute();
    return { ...user, signUp: signUp ?? null, devices, networks, sessions };
  },
  async erase(tx, { userId, emails }) {
    await tx.deleteFrom('accountMailRequests').where('email', 'in', emails).execute();
    await tx.deleteFrom('signUpRequests').where('email', 'in', emails).execute();
    for (const whom of [...emails, userId]) {
      const ending = ` to ${whom}`;
      await tx
        .deleteFrom('authTries')
        .where(sql<boolean>`right(counted_for, ${ending.length}::int) = ${ending}`)
        .execute();
    }
    await account.remove(tx, userId);
  },
});
