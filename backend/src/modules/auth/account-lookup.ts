import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { Role } from '../../plugins/auth';
import type { AccountStatus } from './auth.tables';

/** What other modules' transactions ask of accounts. */
export const accountLookup = {
  async emailOf(tx: Db, userId: string): Promise<string | null> {
    const user = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
    return user?.email ?? null;
  },

  find: (
    from: Db,
    userId: string,
  ): Promise<{ email: string; role: Role; status: AccountStatus } | undefined> =>
    from.selectFrom('users').select(['email', 'role', 'status']).where('id', '=', userId).executeTakeFirst(),

  async emailsOf(from: Db, userIds: string[]): Promise<Map<string, string>> {
    if (userIds.length === 0) return new Map();
    const users = await from.selectFrom('users').select(['id', 'email']).where('id', 'in', userIds).execute();
    return new Map(users.map(({ id, email }) => [id, email]));
  },

  /** What staff see of an account. */
  async shown(from: Db, userId: string) {
    const user = await from
      .selectFrom('users')
      .select(['id', 'email', 'role', 'status', 'lockedAt', 'lockReason', 'createdAt'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) return undefined;
    const { lastSeenAt } = await from
      .selectFrom('sessions')
      .select((eb) => eb.fn.max<Date | null>('usedAt').as('lastSeenAt'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    return { ...user, lastSeenAt };
  },

  /** Of the latest sign-in, else of the sign-up. */
  async languageOf(tx: Db, userId: string): Promise<Language> {
    const session = await tx
      .selectFrom('sessions')
      .select('language')
      .where('userId', '=', userId)
      .where('language', 'is not', null)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (session?.language) return session.language;
    const signUp = await tx
      .selectFrom('signUps')
      .select('language')
      .where('userId', '=', userId)
      .executeTakeFirst();
    return signUp?.language ?? 'vi';
  },

  byEmail: (from: Db, email: string): Promise<{ id: string; status: AccountStatus } | undefined> =>
    from.selectFrom('users').select(['id', 'status']).where('email', '=', email).executeTakeFirst(),

  /** Whose mailbox it is; nobody's when they have no account. */
  async idOf(tx: Db, email: string): Promise<string | null> {
    const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    return user?.id ?? null;
  },
};
