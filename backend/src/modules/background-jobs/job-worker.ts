import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { inMs, jsonText, type Db, type OpenDatabase } from '../../db';
import type { ErrorCode } from '../../error-codes';
import type { Role } from '../../plugins/auth';
import type { Clock } from '../../lib/clock';
import { AppError } from '../../lib/errors';
import type { JobReport } from './background-jobs.schema';
import { JOBS_CHANNEL } from './job-queue';

/** What a run is given. */
export interface JobRun {
  id: string;
  ownerId: string;
  input: unknown;
  fileId: string | null;
  /** What the last `save` of an earlier run kept; null at first. */
  checkpoint: unknown;
  /**
   * Keeps how far the writes of this transaction go. A run that lost its job fails here, so nothing is written twice,
   * and a run after a crash goes on from what was committed.
   */
  save(tx: Db, checkpoint: object): Promise<void>;
  /** Aborted when someone cancels the job, the process stops, or another process has taken the job. */
  signal: AbortSignal;
  /** Says how far it is; at most twice a second reaches the database. */
  progress(done: number, total: number | null): Promise<void>;
}

export interface JobEnd {
  report?: JobReport;
  resultFileId?: string;
  /** Why it did not do what it was for. */
  errorCode?: ErrorCode;
}

/** How one kind of job is done. A run may be repeated: it goes on after its checkpoint. */
export interface JobDoer {
  kind: string;
  run(job: JobRun): Promise<JobEnd>;
}

/** What a job asks about the account that started it. */
export interface JobAccounts {
  find(from: Db, userId: string): Promise<{ role: Role; status: string } | undefined>;
}

interface WorkerDependencies {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  announcements: Pick<OpenDatabase, 'announce' | 'listen'>;
  accounts: JobAccounts;
  doers: readonly JobDoer[];
  leaseMs?: number;
  retryMs?: number;
}

const LEASE_MS = 15_000;
const MAX_RUNS = 3;
/** After an error that may pass. */
const RETRY_MS = 10_000;
const IDLE_MS = 2_000;
const REPORT_EVERY_MS = 500;

type EndState = 'done' | 'failed' | 'cancelled';

interface Taken {
  id: string;
  kind: string;
  ownerId: string;
  input: unknown;
  fileId: string | null;
  checkpoint: unknown;
  runId: string;
  runs: number;
}

/** Does the jobs that wait, one after another; several processes share the queue. */
export function createJobWorker({
  db,
  clock,
  log,
  announcements,
  accounts,
  doers,
  leaseMs = LEASE_MS,
  retryMs = RETRY_MS,
}: WorkerDependencies) {
  const doerOf = new Map(doers.map((doer) => [doer.kind, doer]));

  /** The oldest that waits, or whose process let its lease run out. */
  async function take(): Promise<Taken | undefined> {
    return db
      .updateTable('backgroundJobs')
      .set({
        state: 'running',
        runId: uuid(),
        runs: sql`runs + 1`,
        leaseUntil: inMs(leaseMs),
        startedAt: sql`coalesce(started_at, ${clock()}::timestamptz)`,
        revision: sql`revision + 1`,
      })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('backgroundJobs')
          .select('id')
          .where('kind', 'in', [...doerOf.keys()])
          .where(({ or, and, eb: own }) =>
            or([
              and([
                own('state', '=', 'queued'),
                or([own('leaseUntil', 'is', null), own('leaseUntil', '<', sql<Date>`clock_timestamp()`)]),
              ]),
              and([own('state', '=', 'running'), own('leaseUntil', '<', sql<Date>`clock_timestamp()`)]),
            ]),
          )
          .orderBy('createdAt')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'ownerId', 'input', 'fileId', 'checkpoint', 'runId', 'runs'])
      .executeTakeFirst() as Promise<Taken | undefined>;
  }

  /** Renews the lease. Says whether the run still holds the job, and whether somebody wants it to end. */
  async function renew({ id, runId }: Taken, more: { done?: number; total?: number | null } = {}) {
    const row = await db
      .updateTable('backgroundJobs')
      .set({
        leaseUntil: inMs(leaseMs),
        ...more,
        ...(more.done !== undefined && { revision: sql`revision + 1` }),
      })
      .where('id', '=', id)
      .where('runId', '=', runId)
      .returning('isCancelAsked')
      .executeTakeFirst();
    if (row && more.done !== undefined) await announcements.announce(db, JOBS_CHANNEL, id);
    return { isHeld: row !== undefined, isCancelAsked: row?.isCancelAsked ?? false };
  }

  /** What a run has written stays reported, also when it fails or is cancelled: by its last checkpoint. */
  const reportAtEnd = (state: EndState, report: JobReport | undefined) => {
    if (report) return { report: jsonText(report) };
    if (state === 'failed' || state === 'cancelled')
      return { report: sql<string>`coalesce(checkpoint -> 'report', report)` };
    return {};
  };

  async function end({ id, runId }: Taken, state: EndState, { report, resultFileId, errorCode }: JobEnd) {
    await db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('backgroundJobs')
        .set({
          state,
          runId: null,
          leaseUntil: null,
          endedAt: clock(),
          revision: sql`revision + 1`,
          ...reportAtEnd(state, report),
          ...(resultFileId && { resultFileId }),
          errorCode: errorCode ?? null,
        })
        .where('id', '=', id)
        .where('runId', '=', runId)
        .returning('id')
        .executeTakeFirst();
      if (row) await announcements.announce(tx, JOBS_CHANNEL, id);
    });
  }

  /** Leaves a job to a later run: at once when this process stops, which counts as no run, and otherwise after a while. */
  async function giveBack({ id, runId }: Taken, why: 'stop' | 'error') {
    await db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('backgroundJobs')
        .set({
          state: 'queued',
          runId: null,
          leaseUntil: why === 'stop' ? null : inMs(retryMs),
          ...(why === 'stop' && { runs: sql<number>`runs - 1` }),
          revision: sql`revision + 1`,
        })
        .where('id', '=', id)
        .where('runId', '=', runId)
        .returning('id')
        .executeTakeFirst();
      if (row) await announcements.announce(tx, JOBS_CHANNEL, id);
    });
  }

  /** @throws JOB_OWNER_NOT_STAFF when the owner was locked, demoted or deleted since the job was started */
  async function requireStaff(from: Db, ownerId: string) {
    const owner = await accounts.find(from, ownerId);
    if (owner?.status !== 'ACTIVE' || owner.role === 'CUSTOMER') throw new OwnerNotStaff();
  }

  /** How many runs in a row have saved nothing. */
  async function runsOf({ id, runId }: Taken): Promise<number> {
    const row = await db
      .selectFrom('backgroundJobs')
      .select('runs')
      .where('id', '=', id)
      .where('runId', '=', runId)
      .executeTakeFirst();
    return row?.runs ?? MAX_RUNS;
  }

  async function doJob(job: Taken, stop: AbortSignal) {
    const doer = doerOf.get(job.kind);
    if (!doer) return;
    if (job.runs > MAX_RUNS) {
      await end(job, 'failed', { errorCode: 'JOB_INTERRUPTED' });
      return;
    }
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, stop]);
    const cancelled = new AbortController();
    const renewed = async (more?: { done: number; total: number | null }) => {
      const { isHeld, isCancelAsked } = await renew(job, more);
      if (isCancelAsked) cancelled.abort();
      if (!isHeld || isCancelAsked) over.abort();
    };
    // A database that is away for a moment costs the lease only when it stays away.
    const heartbeat = setInterval(() => void renewed().catch(() => undefined), leaseMs / 3);
    let reportedAt = 0;
    try {
      await renewed();
      await requireStaff(db, job.ownerId);
      const done = await doer.run({
        ...job,
        signal,
        async save(tx, checkpoint) {
          await requireStaff(tx, job.ownerId);
          const row = await tx
            .updateTable('backgroundJobs')
            // A run that saves makes progress, so the limit counts runs without any.
            .set({ checkpoint: jsonText(checkpoint), runs: 1 })
            .where('id', '=', job.id)
            .where('runId', '=', job.runId)
            .returning('id')
            .executeTakeFirst();
          if (!row) throw new Error('another process has taken the job');
        },
        async progress(count, total) {
          if (signal.aborted || (performance.now() - reportedAt < REPORT_EVERY_MS && count !== total)) return;
          reportedAt = performance.now();
          await requireStaff(db, job.ownerId);
          await renewed({ done: count, total });
        },
      });
      // A process that stops leaves the job to another, which begins with what is left.
      if (stop.aborted && signal.aborted && !cancelled.signal.aborted) await giveBack(job, 'stop');
      else await end(job, cancelled.signal.aborted ? 'cancelled' : done.errorCode ? 'failed' : 'done', done);
    } catch (error) {
      if (cancelled.signal.aborted) await end(job, 'cancelled', {});
      else if (stop.aborted) await giveBack(job, 'stop');
      else if (error instanceof OwnerNotStaff) await end(job, 'failed', { errorCode: 'JOB_OWNER_NOT_STAFF' });
      else if (error instanceof AppError) await end(job, 'failed', { errorCode: error.code });
      else {
        log.error({ err: error, job: job.id, kind: job.kind }, 'a background job failed');
        if ((await runsOf(job)) < MAX_RUNS) await giveBack(job, 'error');
        else await end(job, 'failed', { errorCode: 'INTERNAL_ERROR' });
      }
    } finally {
      clearInterval(heartbeat);
    }
  }

  const never = new AbortController().signal;
  async function run(stop: AbortSignal = never) {
    for (let job = await take(); job; job = await take()) {
      await doJob(job, stop);
      if (stop.aborted) return;
    }
  }

  return {
    run,

    /** Works until the process stops: at once when a job is announced, and otherwise every two seconds. */
    async runUntil(stop: AbortSignal) {
      let wake = new AbortController();
      const unlisten = announcements.listen(JOBS_CHANNEL, () => wake.abort());
      try {
        while (!stop.aborted) {
          wake = new AbortController();
          try {
            await run(stop);
          } catch (error) {
            log.error({ err: error }, 'background jobs wait for the database');
          }
          await wait(IDLE_MS, undefined, { signal: AbortSignal.any([stop, wake.signal]), ref: false }).catch(
            () => undefined,
          );
        }
      } finally {
        unlisten();
      }
    },
  };
}

/** Not an `AppError`, so no piece of a job takes it for a refusal of its own. */
class OwnerNotStaff extends Error {
  override readonly name = 'OwnerNotStaff';
  constructor() {
    super('the account that started the job is no longer staff');
  }
}
