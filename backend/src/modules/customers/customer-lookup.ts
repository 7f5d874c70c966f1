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

  /** By account; who has no profile is not in it. */
  async namesOf(from: Db, userIds: string[]): Promise<Map<string, { firstName: string; lastName: string }>> {
    if (userIds.length === 0) return new Map();
    const rows = await from
      .selectFrom('customerProfiles')
      .select(['userId', 'firstName', 'lastName'])
      .where('userId', 'in', userIds)
      .execute();
    return new Map(rows.map(({ userId, ...names }) => [userId, names]));
  },

  /** What staff see of a profile. */
  shown: (from: Db, userId: string) =>
    from
      .selectFrom('customerProfiles')
      .select(['firstName', 'lastName', 'phone', 'dateOfBirth', 'company', 'businessName'])
      .where('userId', '=', userId)
      .executeTakeFirst(),
};
