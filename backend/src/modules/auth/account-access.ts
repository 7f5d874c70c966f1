import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { invalidFields, notFound, type AppError } from '../../lib/errors';
import type { LoginLimits } from './login-limits';
import { PASSWORD_LENGTH, verifyPassword } from './password';
import type { SessionEnds } from './session-ends';

export type AccountAccess = ReturnType<typeof createAccountAccess>;

const UNIQUE_VIOLATION = '23505';

/** What other modules do to an account. What changes it runs in the caller's transaction. */
export function createAccountAccess({
  db,
  clock,
  loginLimits,
  sessionEnds,
}: {
  db: Db;
  clock: Clock;
  loginLimits: LoginLimits;
  sessionEnds: SessionEnds;
}) {
  return {
    /** Asks who is signed in for the password once more; wrong ones count as those of a login do. */
    async confirmPassword(userId: string, password: string, ip: string): Promise<void> {
      const user = await db
        .selectFrom('users')
        .select(['email', 'passwordHash'])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user) throw notFound('USER_NOT_FOUND');
      if (password === '') throw invalidFields({ field: 'password', code: 'required' });
      const who = { email: user.email, ip, from: 'session' as const, userId };
      await loginLimits.refuseIfUsedUp(who);
      const isRight =
        password.length <= PASSWORD_LENGTH.max && (await verifyPassword(user.passwordHash, password));
      await loginLimits.settle(who, isRight);
      if (!isRight) throw invalidFields({ field: 'password', code: 'wrongPassword' });
    },

    isEmailTaken: async (email: string): Promise<boolean> =>
      (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined,

    async setEmail(tx: Db, userId: string, email: string): Promise<void> {
      await tx.updateTable('users').set({ email, updatedAt: clock() }).where('id', '=', userId).execute();
    },

    /** Also the one that asks. */
    async endSessions(tx: Db, userId: string): Promise<void> {
      await tx
        .updateTable('sessions')
        .set({ revokedAt: clock(), revokedReason: 'ACCOUNT' })
        .where('userId', '=', userId)
        .where('revokedAt', 'is', null)
        .execute();
      await sessionEnds.tell(tx, userId);
    },

    /** Takes with it what hangs on the account. */
    async remove(tx: Db, userId: string): Promise<void> {
      await tx.deleteFrom('users').where('id', '=', userId).execute();
    },
  };
}

/** Says that something is somebody else's where the database found out first: two who asked at once. */
export async function refusingTaken<T>(refusal: AppError, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw refusal;
    throw error;
  }
}
