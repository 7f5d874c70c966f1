import { sql } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import { inBatches, jsonText, type Db, type OpenDatabase } from '../../db';
import type { Clock } from '../../lib/clock';
import { conflict, notFound } from '../../lib/errors';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { BackgroundJob, JobsQuery } from './background-jobs.schema';
import { createJobFiles } from './job-files';
import { toJob } from './job-views';

export const JOBS_CHANNEL = 'background_jobs';
const KEEP_MS = 90 * 24 * 3_600_000;
/** A file that was sent and not used. */
const UNUSED_FILE_MS = 24 * 3_600_000;
const PAGE = 20;

export interface JobQueueDependencies {
  db: Db;
  clock: Clock;
  announcements: Pick<OpenDatabase, 'announce' | 'listen'>;
  audit: Audit;
}

/** Neither what a job was told nor where it is: both may name tens of thousands of products. */
const shownColumns = [
  'job.id',
  'job.kind',
  'job.ownerId',
  'job.state',
  'job.done',
  'job.total',
  'job.isCancelAsked',
  'job.errorCode',
  'job.revision',
  'job.createdAt',
  'job.startedAt',
  'job.endedAt',
] as const;

interface NewJob {
  kind: string;
  ownerId: string;
  input: object;
  fileId?: string;
}

export type JobQueue = ReturnType<typeof createJobQueue>;

/** Long work that staff start and look at; a worker of any process does it. */
export function createJobQueue({ db, clock, announcements, audit }: JobQueueDependencies) {
  const files = createJobFiles({ db, clock });
  const announce = (tx: Db, id: string) => announcements.announce(tx, JOBS_CHANNEL, id);

  const shown = (from: Db) =>
    from
      .selectFrom('backgroundJobs as job')
      .leftJoin('jobFiles as file', 'file.id', 'job.fileId')
      .leftJoin('jobFiles as result', 'result.id', 'job.resultFileId')
      .select([...shownColumns, 'file.name as fileName', 'result.name as resultName']);

  async function find(id: string, from: Db = db): Promise<BackgroundJob> {
    const row = isUuid(id)
      ? await shown(from).select('job.report').where('job.id', '=', id).executeTakeFirst()
      : undefined;
    if (!row) throw notFound('JOB_NOT_FOUND');
    return toJob(row);
  }

  return {
    files,
    find,

    /** Queues a job in the caller's transaction. */
    async enqueue(tx: Db, { kind, ownerId, input, fileId }: NewJob): Promise<string> {
      const id = uuid();
      await tx
        .insertInto('backgroundJobs')
        .values({
          id,
          kind,
          ownerId,
          input: jsonText(input),
          fileId: fileId ?? null,
          total: null,
          report: null,
          errorCode: null,
          resultFileId: null,
          runId: null,
          leaseUntil: null,
          createdAt: clock(),
          startedAt: null,
          endedAt: null,
        })
        .execute();
      await announce(tx, id);
      return id;
    },

    /** The latest first; `after` is the last id of the page before. */
    async list({ kind, state, after, limit = PAGE }: JobsQuery) {
      let query = shown(db)
        .orderBy('job.createdAt', 'desc')
        .orderBy('job.id', 'desc')
        .limit(limit + 1);
      if (kind) query = query.where('job.kind', '=', kind);
      if (state) query = query.where('job.state', '=', state);
      if (after && isUuid(after)) {
        query = query.where(
          sql<boolean>`(job.created_at, job.id) < (select created_at, id from background_jobs where id = ${after})`,
        );
      }
      const rows = await query.execute();
      const data = rows.slice(0, limit).map((row) => toJob({ ...row, report: null }));
      return { data, meta: { limit, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null } };
    },

    /** What the job was told to do, for those who continue it. */
    async inputOf(id: string) {
      const row = isUuid(id)
        ? await shown(db)
            .select(['job.report', 'job.input', 'job.fileId'])
            .where('job.id', '=', id)
            .executeTakeFirst()
        : undefined;
      if (!row) throw notFound('JOB_NOT_FOUND');
      return row;
    },

    /** Ends a job that waits at once; one that runs ends after the piece that it is doing. */
    async cancel(staff: Staff, id: string): Promise<BackgroundJob> {
      const job = await find(id);
      const isEnded = await db.transaction().execute(async (tx) => {
        const changed = await tx
          .updateTable('backgroundJobs')
          .set({
            isCancelAsked: true,
            revision: sql`revision + 1`,
            state: sql`case when state = 'queued' then 'cancelled' else state end`,
            endedAt: sql`case when state = 'queued' then ${clock()}::timestamptz end`,
            // What an earlier run of one that waits again has written.
            report: sql`case when state = 'queued' then coalesce(checkpoint -> 'report', report) else report end`,
          })
          .where('id', '=', job.id)
          .where('state', 'in', ['queued', 'running'])
          .returning('id')
          .executeTakeFirst();
        if (!changed) return true;
        await audit.record(tx, staff, {
          action: 'cancel',
          entity: 'job',
          entityId: id,
          before: { state: job.state, isCancelAsked: job.isCancelAsked },
          after: { state: job.state === 'queued' ? 'cancelled' : job.state, isCancelAsked: true },
        });
        await announce(tx, id);
        return false;
      });
      if (isEnded) throw conflict('JOB_HAS_ENDED');
      return find(id);
    },

    /** The file that a job made. */
    async result(id: string) {
      const row = isUuid(id)
        ? await db.selectFrom('backgroundJobs').select('resultFileId').where('id', '=', id).executeTakeFirst()
        : undefined;
      const file = row?.resultFileId ? await files.find(row.resultFileId) : undefined;
      if (!file) throw notFound('JOB_FILE_NOT_FOUND');
      return { file, content: files.read(file.id) };
    },

    /** Old jobs go, and with them their files. */
    async sweep() {
      const now = clock().getTime();
      await inBatches((limit) =>
        db
          .deleteFrom('backgroundJobs')
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('backgroundJobs')
              .select('id')
              .where('endedAt', '<', new Date(now - KEEP_MS))
              .limit(limit),
          )
          .executeTakeFirstOrThrow(),
      );
      await inBatches((limit) => files.sweep(new Date(now - UNUSED_FILE_MS), limit));
    },
  };
}
