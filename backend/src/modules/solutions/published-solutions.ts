import { sql } from 'kysely';
import type { Db } from '../../db';
import type { PublishedSolutions } from '../memberships/published-solutions';

/** What memberships ask of published solutions, and decide about them. */
export const publishedSolutions: PublishedSolutions = {
  count: async (from: Db, providerId: string): Promise<number> =>
    (
      await from
        .selectFrom('solutions')
        .select(sql<number>`count(*)::int`.as('total'))
        .where('providerId', '=', providerId)
        .where('isPublished', '=', true)
        .executeTakeFirstOrThrow()
    ).total,

  async show(tx: Db, providerId: string, limit: number): Promise<void> {
    const newest = tx
      .selectFrom('solutions')
      .select('id')
      .where('providerId', '=', providerId)
      .where('isPublished', '=', true)
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    await tx
      .updateTable('solutions')
      .set(({ eb }) => ({ isShown: eb('id', 'in', newest).$castTo<boolean>() }))
      .where('providerId', '=', providerId)
      .where('isPublished', '=', true)
      .execute();
  },
};
