import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db';
import { usesPostgres } from './test-database';

/**
 * Waits until so many statements wait for a lock that another transaction holds; fails after five seconds without them.
 * On the embedded database, whose transactions run one after the other, there is nothing to wait for.
 */
export async function lockWaits(db: Db, count: number): Promise<void> {
  if (!(await usesPostgres())) return;
  for (let asked = 0; asked < 500; asked++) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((rows[0]?.waiting ?? 0) >= count) return;
    await wait(10);
  }
  throw new Error(`No ${String(count)} statements wait for a lock`);
}
