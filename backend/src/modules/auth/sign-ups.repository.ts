import { v7 as uuid } from 'uuid';
import type { Db } from '../../plugins/db';
import type { SignUpsTable } from './auth.tables';

type Said = Omit<SignUpsTable, 'userId' | 'createdAt' | 'verifiedAt'>;

/** Everything here happens inside of the caller's transaction. */
export const signUpRows = {
  isEmailTaken: async (tx: Db, email: string): Promise<boolean> =>
    (await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined,

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
