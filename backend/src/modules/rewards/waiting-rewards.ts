import { sql } from 'kysely';
import type { Db } from '../../db';

/** Payouts that were asked for or still have to be sent, and rewards that are locked. */
export async function countWaitingRewards(from: Db): Promise<{ payouts: number; lockedRewards: number }> {
  const { payouts } = await from
    .selectFrom('rewardPayouts')
    .select(sql<number>`count(*)::int`.as('payouts'))
    .where('status', 'in', ['REQUESTED', 'APPROVED'])
    .executeTakeFirstOrThrow();
  const { lockedRewards } = await from
    .selectFrom('rewards')
    .select(sql<number>`count(*)::int`.as('lockedRewards'))
    .where('status', '=', 'LOCK')
    .where('takenBackAt', 'is', null)
    .where('kind', '<>', 'CLAWBACK')
    .executeTakeFirstOrThrow();
  return { payouts, lockedRewards };
}
