import { sql } from 'kysely';
import type { Db } from '../../db';
import type { Counts, TelemetryErrorsTable, TelemetryViewsTable } from './telemetry.tables';

/** One network is believed this often, however many page views it opens. */
const MAX_VIEWS_PER_NETWORK = 5;

export function createTelemetryRepository(db: Db) {
  return {
    transaction: <T>(work: (tx: Db) => Promise<T>) => db.transaction().execute(work),

    /** The row of this view and part, made if it is new, held until the transaction ends. */
    async openView(
      tx: Db,
      view: Pick<TelemetryViewsTable, 'viewId' | 'remote' | 'version' | 'at' | 'network'>,
    ) {
      const made = await tx
        .insertInto('telemetryViews')
        .values({ ...view, hasFailed: false, counted: [] })
        .onConflict((conflict) => conflict.doNothing())
        .returning('viewId')
        .executeTakeFirst();
      const row = await tx
        .selectFrom('telemetryViews')
        .select(['hasFailed', 'counted'])
        .where('viewId', '=', view.viewId)
        .where('remote', '=', view.remote)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return { ...row, isNew: made !== undefined };
    },

    async updateView(
      tx: Db,
      { viewId, remote }: Pick<TelemetryViewsTable, 'viewId' | 'remote'>,
      change: Pick<TelemetryViewsTable, 'hasFailed' | 'counted'>,
    ) {
      await tx
        .updateTable('telemetryViews')
        .set(change)
        .where('viewId', '=', viewId)
        .where('remote', '=', remote)
        .execute();
    },

    async addCounts(tx: Db, row: { remote: string; version: string; minute: Date; counts: Counts }) {
      await tx
        .insertInto('telemetryMinutes')
        .values({ ...row, counts: JSON.stringify(row.counts) })
        .onConflict((conflict) =>
          conflict.columns(['remote', 'version', 'minute']).doUpdateSet({
            counts: sql`(
              select jsonb_object_agg(key, total) from (
                select key, sum(value::int) as total from (
                  select * from jsonb_each_text(telemetry_minutes.counts)
                  union all select * from jsonb_each_text(excluded.counts)
                ) as both_counts group by key
              ) as summed
            )`,
          }),
        )
        .execute();
    },

    async addError(error: TelemetryErrorsTable) {
      await db
        .insertInto('telemetryErrors')
        .values(error)
        .onConflict((conflict) =>
          conflict.column('fingerprint').doUpdateSet({
            lastAt: error.lastAt,
            count: sql<number>`telemetry_errors.count + 1`,
            requestId: sql<string | null>`coalesce(excluded.request_id, telemetry_errors.request_id)`,
          }),
        )
        .execute();
    },

    /** Sums of everything counted since then, by part and version. */
    async countsSince(since: Date, remote?: string) {
      const { rows } = await sql<{ remote: string; version: string; key: string; total: number }>`
        select remote, version, key, sum(value::int)::int as total
        from telemetry_minutes, jsonb_each_text(counts)
        where minute >= ${since} ${remote === undefined ? sql`` : sql`and remote = ${remote}`}
        group by remote, version, key`.execute(db);
      return rows;
    },

    /** Page views and failures by part, version and step of so many minutes. */
    async seriesSince(since: Date, minutesPerStep: number) {
      const { rows } = await sql<{
        remote: string;
        version: string;
        step: number;
        views: number;
        failures: number;
      }>`
        select remote, version,
          floor(extract(epoch from minute - ${since}::timestamptz) / (60 * ${minutesPerStep}::int))::int as step,
          coalesce(sum(value::int) filter (where key = 'views'), 0)::int as views,
          coalesce(sum(value::int) filter (where key like 'failures:%'), 0)::int as failures
        from telemetry_minutes, jsonb_each_text(counts)
        where minute >= ${since}
        group by remote, version, step`.execute(db);
      return rows;
    },

    /** Views and failures in which no network weighs more than a few views, in its own proportion. */
    async weighedSince(since: Date, remote?: string) {
      const { rows } = await sql<{
        remote: string;
        version: string;
        views: number;
        failures: number;
        failingNetworks: number;
      }>`
        select remote, version,
          sum(least(views, ${MAX_VIEWS_PER_NETWORK}::int))::float8 as views,
          sum(failures * least(views, ${MAX_VIEWS_PER_NETWORK}::int)::float8 / views)::float8 as failures,
          (count(*) filter (where failures > 0))::int as failing_networks
        from (
          select remote, version, network,
            count(*)::int as views, (count(*) filter (where has_failed))::int as failures
          from telemetry_views
          where at >= ${since} ${remote === undefined ? sql`` : sql`and remote = ${remote}`}
          group by remote, version, network
        ) as per_network
        group by remote, version`.execute(db);
      return rows;
    },

    lastErrors: (limit: number, remote?: string) =>
      db
        .selectFrom('telemetryErrors')
        .selectAll()
        .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
        .orderBy('lastAt', 'desc')
        .orderBy('fingerprint')
        .limit(limit)
        .execute(),

    async purge(before: { views: Date; minutes: Date; errors: Date }, maxErrors: number) {
      await db.deleteFrom('telemetryViews').where('at', '<', before.views).execute();
      await db.deleteFrom('telemetryMinutes').where('minute', '<', before.minutes).execute();
      await db.deleteFrom('telemetryErrors').where('lastAt', '<', before.errors).execute();
      const kept = db
        .selectFrom('telemetryErrors')
        .select('fingerprint')
        .orderBy('lastAt', 'desc')
        .orderBy('fingerprint')
        .limit(maxErrors);
      await db.deleteFrom('telemetryErrors').where('fingerprint', 'not in', kept).execute();
    },
  };
}
