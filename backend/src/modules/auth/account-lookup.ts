import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { Role } from '../../plugins/auth';

/** What other modules' transactions ask of accounts. */
export const accountLookup = {
  async emailOf(tx: Db, userId: string): Promise<string | null> {
    const user = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
    return user?.email ?? null;
  },

  find: (from: Db, userId: string): Promise<{ email: string; role: Role } | undefined> =>
    from.selectFrom('users').select(['email', 'role']).where('id', '=', userId).executeTakeFirst(),

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

  /** Whose mailbox it is; nobody's when they have no account. */
  async idOf(tx: Db, email: string): Promise<string | null> {
    const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    return user?.id ?? null;
  },
};
