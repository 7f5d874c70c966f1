import { sql } from 'kysely';
import type { Db } from '../../db';

/** The number of addresses that a customer has saved. */
export const countAddressesOf = async (from: Db, userId: string): Promise<number> =>
  (
    await from
      .selectFrom('userAddresses')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
  ).count;
