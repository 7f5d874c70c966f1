import { sql } from 'kysely';
import type { Db } from '../../db';

/** The customer is in every question: nobody meets what somebody else keeps. */
export const savedRows = {
  /** One change at a time for a customer, so that a limit counts everything. */
  async lock(tx: Db, customerId: string) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`saved solutions ${customerId}`}, 0))`.execute(
      tx,
    );
  },

  count: async (from: Db, customerId: string): Promise<number> =>
    (
      await from
        .selectFrom('savedSolutions')
        .select(sql<number>`count(*)::int`.as('total'))
        .where('customerId', '=', customerId)
        .executeTakeFirstOrThrow()
    ).total,

  /** What was kept last comes first, or last. */
  list: (from: Db, customerId: string, order: 'asc' | 'desc', max: number) =>
    from
      .selectFrom('savedSolutions')
      .select(['solutionId', 'createdAt'])
      .where('customerId', '=', customerId)
      .orderBy('createdAt', order)
      .orderBy('solutionId')
      .limit(max)
      .execute(),

  /** Those of the solutions that are kept. */
  async among(from: Db, customerId: string, ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await from
      .selectFrom('savedSolutions')
      .select('solutionId')
      .where('customerId', '=', customerId)
      .where('solutionId', 'in', ids)
      .execute();
    return new Set(rows.map(({ solutionId }) => solutionId));
  },

  async add(tx: Db, customerId: string, ids: string[], now: Date) {
    if (ids.length === 0) return;
    await tx
      .insertInto('savedSolutions')
      .values(ids.map((solutionId) => ({ customerId, solutionId, createdAt: now })))
      .execute();
  },

  /** False when it was not kept. */
  remove: async (from: Db, customerId: string, solutionId: string): Promise<boolean> =>
    (await from
      .deleteFrom('savedSolutions')
      .where('customerId', '=', customerId)
      .where('solutionId', '=', solutionId)
      .returning('solutionId')
      .executeTakeFirst()) !== undefined,
};
