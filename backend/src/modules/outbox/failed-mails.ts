import { sql } from 'kysely';
import type { Db } from '../../db';

/** Mails that were given up. */
export const countFailedMails = async (from: Db): Promise<number> =>
  (
    await from
      .selectFrom('outbox')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('sentAt', 'is', null)
      .where('nextTryAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;
