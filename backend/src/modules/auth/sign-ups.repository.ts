import type { Db } from '../../db';
import type { SignUpRequestsTable, SignUpsTable } from './auth.tables';

type Said = Omit<SignUpsTable, 'userId' | 'createdAt' | 'verifiedAt'>;
type NewUser = { id: string; email: string; passwordHash: string; now: Date };

/** Everything here happens inside of the caller's transaction. */
export const signUpRows = {
  findByEmail: (tx: Db, email: string) =>
    tx.selectFrom('users').select(['id', 'status']).where('email', '=', email).executeTakeFirst(),

  find: (tx: Db, userId: string) =>
    tx
      .selectFrom('signUps')
      .select(['claimHash', 'phone', 'referralCode', 'createdAt'])
      .where('userId', '=', userId)
      .executeTakeFirst(),

  /** False when there is an account with this address. */
  async addUser(tx: Db, { id, email, passwordHash, now }: NewUser): Promise<boolean> {
    const added = await tx
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
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  async addRequest(db: Db, request: SignUpRequestsTable) {
    await db.insertInto('signUpRequests').values(request).execute();
  },

  /** Deletes and returns the oldest sign-up of until then that no other process is looking at. */
  takeRequest: (tx: Db, until: Date) =>
    tx
      .deleteFrom('signUpRequests')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('signUpRequests')
          .select('id')
          .where('askedAt', '<=', until)
          .orderBy('askedAt')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst(),

  postponeRequest: (db: Db, id: string, to: Date) =>
    db.updateTable('signUpRequests').set({ askedAt: to }).where('id', '=', id).execute(),

  async addSignUp(tx: Db, userId: string, said: Said, now: Date) {
    await tx
      .insertInto('signUps')
      .values({ userId, ...said, createdAt: now, verifiedAt: null })
      .execute();
  },

  /** Forgets what somebody said who may be another than the owner of the mailbox. */
  async disown(tx: Db, userId: string) {
    await tx
      .updateTable('signUps')
      .set({ phone: null, referralCode: null, marketingConsent: false })
      .where('userId', '=', userId)
      .execute();
  },

  /** It is the profile's by now, or another account's. */
  async clearPhone(tx: Db, userId: string) {
    await tx.updateTable('signUps').set({ phone: null }).where('userId', '=', userId).execute();
  },

  /** A locked account stays locked, whose mailbox it may be. */
  async verify(tx: Db, userId: string, now: Date) {
    await tx
      .updateTable('users')
      .set({ status: 'ACTIVE', updatedAt: now })
      .where('id', '=', userId)
      .where('status', '=', 'UNVERIFIED')
      .execute();
    await tx
      .updateTable('signUps')
      .set({ verifiedAt: now })
      .where('userId', '=', userId)
      .where('verifiedAt', 'is', null)
      .execute();
  },

  /** Accounts of people who were invited to the staff and never came. */
  async purgeInvited(db: Db, before: Date) {
    await db
      .deleteFrom('users')
      .where('status', '=', 'UNVERIFIED')
      .where('createdAt', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('signUps').select('userId').whereRef('signUps.userId', '=', 'users.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('accountTokens')
              .select('userId')
              .whereRef('accountTokens.userId', '=', 'users.id')
              .where('expiresAt', '>=', before),
          ),
        ),
      )
      .execute();
  },

  /** Accounts that were not activated, and have no link that still works: their address and number are free again. */
  async purgeUnverified(db: Db, { before, now }: { before: Date; now: Date }) {
    await db
      .deleteFrom('users')
      .where('status', '=', 'UNVERIFIED')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('signUps')
          .select('userId')
          .where('verifiedAt', 'is', null)
          .where('createdAt', '<', before),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('accountTokens')
              .select('userId')
              .whereRef('accountTokens.userId', '=', 'users.id')
              .where('usedAt', 'is', null)
              .where('expiresAt', '>', now),
          ),
        ),
      )
      .execute();
  },
};
