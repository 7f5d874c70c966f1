import { sql } from 'kysely';
import type { Db } from '../../db';

/** How often somebody has asked to send goods back, withdrawn ones included. */
export const countReturnsOf = async (from: Db, customerId: string): Promise<number> =>
  (
    await from
      .selectFrom('orderReturns')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow()
  ).count;
