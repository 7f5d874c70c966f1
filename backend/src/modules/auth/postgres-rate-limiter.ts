import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { DAY_MS, type Clock } from '../../lib/clock';
import { inBatches, type Db } from '../../db';
import { keysOf, type RateLimiter, type RateLimit } from '../../lib/rate-limiter';

interface PostgresRateLimiter extends RateLimiter {
  purgeExpired(): Promise<void>;
}

/** Counts in the database, where there is no Redis: all replicas see the same number and no restart forgets it. */
export function createPostgresRateLimiter(db: Db, clock: Clock): PostgresRateLimiter {
  /** Asks about all limits in one query. */
  async function waitFor(at: Db, limits: readonly RateLimit[], now: number): Promise<number> {
    const { rows } = await sql<{ at: Date; windowMs: number }>`
      select tries.at, asked.window_ms
      from unnest(${limits.map(({ key }) => key)}::text[], ${limits.map(({ max }) => max)}::int[],
        ${limits.map(({ windowMs }) => windowMs)}::int[]) asked (key, max, window_ms)
      cross join lateral (
        select at from auth_tries
        where counted_for = asked.key
          and at > ${new Date(now)}::timestamptz - asked.window_ms * interval '1 millisecond'
        order by at desc offset asked.max - 1 limit 1
      ) tries`.execute(at);
    return Math.max(0, ...rows.map(({ at, windowMs }) => at.getTime() + windowMs - now));
  }

  return {
    peek: (limits) => waitFor(db, limits, clock().getTime()),

    consume: (limits) =>
      db.transaction().execute(async (tx) => {
        const keys = keysOf(limits);
        for (const { key } of keys)
          await sql`select pg_advisory_xact_lock(hashtextextended(${`auth try ${key}`}, 0))`.execute(tx);
        const at = clock();
        const wait = await waitFor(tx, limits, at.getTime());
        if (wait > 0) return wait;
        await tx
          .insertInto('authTries')
          .values(keys.map(({ key }) => ({ id: uuid(), countedFor: key, at })))
          .execute();
        return 0;
      }),

    async reset(key) {
      await db.deleteFrom('authTries').where('countedFor', '=', key).execute();
    },

    async purgeExpired() {
      const before = new Date(clock().getTime() - DAY_MS);
      await inBatches((most) =>
        db
          .deleteFrom('authTries')
          .where('id', 'in', (eb) =>
            eb.selectFrom('authTries').select('id').where('at', '<', before).limit(most),
          )
          .executeTakeFirst(),
      );
    },
  };
}
