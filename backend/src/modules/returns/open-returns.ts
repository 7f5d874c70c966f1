import { sql } from 'kysely';
import type { Db } from '../../db';

/** Returns of an order that are not decided yet. */
export const countOpenReturns = async (from: Db, orderId: string): Promise<number> =>
  (
    await from
      .selectFrom('orderReturns')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('orderId', '=', orderId)
      .where('status', 'in', ['NEW', 'APPROVED', 'RECEIVED'])
      .executeTakeFirstOrThrow()
  ).count;
