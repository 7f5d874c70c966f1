import { sql } from 'kysely';
import type { Db } from '../../db';

/** Returns that wait for staff. */
export const countWaitingReturns = async (from: Db): Promise<number> =>
  (
    await from
      .selectFrom('orderReturns')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('status', 'in', ['NEW', 'RECEIVED'])
      .executeTakeFirstOrThrow()
  ).count;
