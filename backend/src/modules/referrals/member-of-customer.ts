import { sql } from 'kysely';
import type { Db } from '../../db';

/** Somebody's part in the referral programme; null of who has not joined. */
export async function referralOf(
  from: Db,
  userId: string,
): Promise<{ code: string; joinedAt: Date; invitees: number } | null> {
  const member = await from
    .selectFrom('referralMembers')
    .select(['code', 'joinedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!member) return null;
  const { invitees } = await from
    .selectFrom('referralAttributions')
    .select(sql<number>`count(*)::int`.as('invitees'))
    .where('inviterId', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...member, invitees };
}
