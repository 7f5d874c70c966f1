import type { Db } from '../../db';

/** What other modules' transactions ask of profiles. */
export const customerLookup = {
  /** Undefined without a profile, as staff may be. */
  find: (
    from: Db,
    userId: string,
  ): Promise<{ firstName: string; lastName: string; phone: string | null } | undefined> =>
    from
      .selectFrom('customerProfiles')
      .select(['firstName', 'lastName', 'phone'])
      .where('userId', '=', userId)
      .executeTakeFirst(),
};
