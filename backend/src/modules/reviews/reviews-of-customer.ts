import { sql } from 'kysely';
import type { Db } from '../../db';

/** How many reviews somebody has written, in whatever state. */
export const countReviewsOf = async (from: Db, customerId: string): Promise<number> =>
  (
    await from
      .selectFrom('reviews')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow()
  ).count;
