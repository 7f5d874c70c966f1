import type { Db } from '../../plugins/db';

/** What other modules' transactions ask of accounts. */
export const accountLookup = {
  async emailOf(tx: Db, userId: string): Promise<string | null> {
    const user = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
    return user?.email ?? null;
  },

  /** Whose mailbox it is; nobody's when they have no account. */
  async idOf(tx: Db, email: string): Promise<string | null> {
    const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    return user?.id ?? null;
  },
};
