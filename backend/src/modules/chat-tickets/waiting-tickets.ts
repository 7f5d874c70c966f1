import { sql } from 'kysely';
import type { Db } from '../../db';

/** How many people wait for an answer of staff. */
export async function countWaitingTickets(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('chatTickets')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', 'in', ['NEW', 'OPEN'])
    .executeTakeFirstOrThrow();
  return count;
}
