import type { Db } from '../../plugins/db';

/** As `checkRecipient` answers it. */
interface NewProfile {
  userId: string;
  firstName: string;
  lastName: string;
  phone: string;
}

export function createCustomerRepository(db: Db) {
  return {
    findProfile: (userId: string) =>
      db
        .selectFrom('customerProfiles')
        .select(['firstName', 'lastName', 'phone'])
        .where('userId', '=', userId)
        .executeTakeFirst(),

    isPhoneTaken: async (tx: Db, phone: string): Promise<boolean> =>
      (await tx
        .selectFrom('customerProfiles')
        .select('userId')
        .where('phone', '=', phone)
        .executeTakeFirst()) !== undefined,

    /** False when somebody was quicker with this number. */
    async addProfile(tx: Db, profile: NewProfile, now: Date): Promise<boolean> {
      const added = await tx
        .insertInto('customerProfiles')
        .values({ ...profile, createdAt: now, updatedAt: now })
        .onConflict((conflict) => conflict.column('phone').doNothing())
        .returning('userId')
        .executeTakeFirst();
      return added !== undefined;
    },
  };
}
