import { sql } from 'kysely';
import type { Db } from '../../db';

/** Reviews that staff have to look at before they are shown, or that shoppers reported. */
export const countWaitingReviews = async (from: Db): Promise<number> =>
  (
    await from
      .selectFrom('reviews')
      .select(sql<number>`count(*)::int`.as('count'))
      .where((eb) => eb.or([eb('status', '=', 'PENDING'), eb('reportCount', '>', 0)]))
      .executeTakeFirstOrThrow()
  ).count;
