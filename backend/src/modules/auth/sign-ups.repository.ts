import { v7 as uuid } from 'uuid';
import type { Db } from '../../plugins/db';
import type { SignUpsTable } from './auth.tables';

type Said = Omit<SignUpsTable, 'userId' | 'createdAt' | 'verifiedAt'>;

/** Everything here happens inside of the caller's transaction. */
export const signUpRows = {
  findByEmail: (tx: Db, email: string) =>
    tx.selectFrom('users').select(['id', 'status']).where('email', '=', email).executeTakeFirst(),

  find: (tx: Db, userId: string) =>
    tx.selectFrom('signUps').select(['claimHash', 'phone']).where('userId', '=', userId).executeTakeFirst(),

  /** Undefined when somebody was quicker with this address. */
  async addUser(tx: Db, email: string, passwordHash: string, now: Date): Promise<string | undefined> {
    const added = await tx
      .insertInto('users')
      .values({
        id: uuid(),
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
    return added?.id;
  },

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
  async forgetPhone(tx: Db, userId: string) {
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

  /** Accounts that nobody could ever sign in to: their address and number are free again. */
  async forgetUnverified(db: Db, before: Date) {
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
      .execute();
  },
};
