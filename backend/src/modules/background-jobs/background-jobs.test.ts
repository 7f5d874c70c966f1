import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openGoods, type Goods } from '../../testing/goods';
import { accountLookup } from '../auth/account-lookup';
import type { BackgroundJob } from './background-jobs.schema';
import { emptyReport } from './empty-report';
import { createJobWorker, type JobDoer, type JobRun } from './job-worker';

let shop: Goods;
beforeAll(async () => {
  shop = await openGoods();
});
afterEach(() => sql`truncate background_jobs, job_files cascade`.execute(shop.db));
afterAll(() => shop.close());

const started = async () =>
  (await shop.call<BackgroundJob>('POST', 'admin/product/export', { body: { filter: {}, language: 'vi' } }))
    .data;
/** A process of the shop that does jobs of the kind `product-export` like this. */
const aWorker = (run: JobDoer['run'], { leaseMs = 60_000, retryMs = 60_000 } = {}) =>
  createJobWorker({
    db: shop.db,
    clock: shop.clock,
    log: { error: () => undefined },
    announcements: shop.database,
    accounts: accountLookup,
    doers: [{ kind: 'product-export', run }],
    leaseMs,
    retryMs,
  });
const job = (id: string) => shop.job(id);
const cancel = (id: string) => shop.call<BackgroundJob>('POST', `admin/job/${id}/cancel`);

test('staff see the jobs, how far they are and what came of them', async () => {
  const job = await started();
  expect(job).toMatchObject({ kind: 'product-export', state: 'queued', done: 0, report: null });

  await shop.runJobs();

  const { data } = await shop.call<{ data: BackgroundJob[] }>('GET', 'admin/job?kind=product-export&limit=1');
  expect(data.data).toMatchObject([{ id: job.id, state: 'done', resultName: 'san-pham-2026-01-15.csv' }]);
  expect((await shop.call('GET', `admin/job/${randomUUID()}`)).message).toBe('JOB_NOT_FOUND');
  expect((await shop.call('GET', 'admin/job/x%27')).status).toBe(404);
});

test('staff look at the jobs of one state, the latest first and page by page', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    shop.clock.advance(1_000);
    ids.unshift((await started()).id);
  }
  const [last = ''] = ids;
  await cancel(last);
  const list = async (query: string) =>
    (await shop.call<{ data: BackgroundJob[]; meta: { next: string | null } }>('GET', `admin/job?${query}`))
      .data;

  expect((await list('state=queued')).data.map(({ id }) => id)).toEqual(ids.slice(1));
  expect((await list('state=cancelled')).data.map(({ id }) => id)).toEqual([last]);
  const first = await list('limit=2');
  const rest = await list(`limit=2&after=${first.meta.next ?? ''}`);
  expect([first, rest].map(({ data }) => data.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
  expect(rest.meta.next).toBeNull();
});

test('staff find the day of Việt Nam in the name of a file, also before seven in the morning', async () => {
  const untilNextDay = 14.5 * 3_600_000;
  shop.clock.advance(untilNextDay);
  const job = await started();

  await shop.runJobs();

  const { data } = await shop.call<BackgroundJob>('GET', `admin/job/${job.id}`);
  shop.clock.advance(-untilNextDay);
  expect(data.resultName).toBe('san-pham-2026-01-16.csv');
});

test('several processes share the jobs, and each job is done once', async () => {
  const jobs = await Promise.all(Array.from({ length: 6 }, started));
  const runs: string[] = [];
  const doing: JobDoer['run'] = async ({ id }) => {
    runs.push(id);
    return {};
  };

  await Promise.all(Array.from({ length: 3 }, () => aWorker(doing).run()));

  expect(runs.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
});

test('a job of a process that died goes on in another from what was committed, and the dead one writes nothing more', async () => {
  const { id } = await started();
  let wakeUp: () => void = () => undefined;
  const sleeping = new Promise<void>((resolve) => {
    wakeUp = resolve;
  });
  const outcomes: unknown[] = [];
  const first = aWorker(async ({ save }) => {
    await shop.db.transaction().execute((tx) => save(tx, { step: 1 }));
    await sql`update background_jobs set lease_until = now() - interval '1 second'`.execute(shop.db);
    await sleeping;
    await shop.db
      .transaction()
      .execute((tx) => save(tx, { step: 99 }))
      .catch((error: unknown) => outcomes.push(error instanceof Error ? error.message : String(error)));
    return { errorCode: 'INTERNAL_ERROR' };
  }).run();
  await until(
    async () =>
      (await sql`select 1 from background_jobs where lease_until < now()`.execute(shop.db)).rows.length > 0,
  );

  await aWorker(async ({ checkpoint, save }) => {
    outcomes.push(checkpoint);
    await shop.db.transaction().execute((tx) => save(tx, { step: 2 }));
    return {};
  }).run();
  wakeUp();
  await first;

  expect(outcomes).toEqual([{ step: 1 }, 'another process has taken the job']);
  expect(await shop.job(id)).toMatchObject({ state: 'done', errorCode: null });
});

test('a job that takes its process down three times is given up', async () => {
  const { id } = await started();
  await sql`update background_jobs set state = 'running', run_id = gen_random_uuid(), runs = 3,
    lease_until = now() - interval '1 second'`.execute(shop.db);

  await shop.runJobs();

  expect(await shop.job(id)).toMatchObject({ state: 'failed', errorCode: 'JOB_INTERRUPTED' });
});

test('a job that waits is cancelled at once, one that runs after its piece, and one that has ended not at all', async () => {
  const waiting = await started();
  expect((await cancel(waiting.id)).data.state).toBe('cancelled');
  expect((await cancel(waiting.id)).message).toBe('JOB_HAS_ENDED');

  const running = await started();
  await aWorker(async ({ id, signal, progress }) => {
    await cancel(id);
    await progress(1, 1);
    return signal.aborted ? {} : { errorCode: 'INTERNAL_ERROR' };
  }).run();

  expect(await shop.job(running.id)).toMatchObject({ state: 'cancelled', isCancelAsked: true });
});

test('a process that stops leaves its job to the next', async () => {
  const { id } = await started();
  const stop = new AbortController();
  await aWorker(async () => {
    stop.abort();
    return {};
  }).run(stop.signal);

  expect(await shop.job(id)).toMatchObject({ state: 'queued' });
  expect((await sql`select runs, lease_until from background_jobs`.execute(shop.db)).rows).toEqual([
    { runs: 0, leaseUntil: null },
  ]);
});

test('a job that breaks is tried again after a while, three times at most, and reports what it has written', async () => {
  const { id } = await started();
  const report = { ...emptyReport('apply'), applied: 7 };
  let runs = 0;
  const breaking: JobDoer['run'] = async ({ save }) => {
    runs += 1;
    if (runs === 1) await shop.db.transaction().execute((tx) => save(tx, { step: runs, report }));
    throw new Error('deadlock detected');
  };

  await aWorker(breaking).run();
  await aWorker(breaking).run();
  expect([runs, await shop.job(id)]).toMatchObject([1, { state: 'queued', endedAt: null, errorCode: null }]);
  await sql`update background_jobs set lease_until = now() - interval '1 second'`.execute(shop.db);
  await aWorker(breaking, { retryMs: 0 }).run();

  expect(runs).toBe(3);
  expect(await shop.job(id)).toMatchObject({ state: 'failed', errorCode: 'INTERNAL_ERROR', report });
});

test('a long job that is interrupted more often than three times goes on as long as each run saves a piece', async () => {
  const { id } = await started();
  const doing: JobDoer['run'] = async ({ checkpoint, save }) => {
    const { step } = (checkpoint ?? { step: 0 }) as { step: number };
    await shop.db.transaction().execute((tx) => save(tx, { step: step + 1 }));
    if (step < 5) throw new Error('deadlock detected');
    return {};
  };

  await aWorker(doing, { retryMs: 0 }).run();

  expect(await shop.job(id)).toMatchObject({ state: 'done', errorCode: null });
});

describe('a job of somebody who is no longer staff', () => {
  const setOwner = (change: { role?: 'CUSTOMER' | 'OPERATOR'; status?: 'LOCKED' | 'ACTIVE' }) =>
    shop.db.updateTable('users').set(change).where('id', '=', shop.operatorId).execute();
  afterEach(() => setOwner({ role: 'OPERATOR', status: 'ACTIVE' }));

  test.each([{ role: 'CUSTOMER' } as const, { status: 'LOCKED' } as const])(
    'does not begin after %o',
    async (change) => {
      const { id } = await started();
      const runs: string[] = [];
      await setOwner(change);

      await aWorker(async (job) => {
        runs.push(job.id);
        return {};
      }).run();

      expect(runs).toEqual([]);
      expect(await job(id)).toMatchObject({ state: 'failed', errorCode: 'JOB_OWNER_NOT_STAFF' });
    },
  );

  test('ends before the next piece, and keeps what was written', async () => {
    const { id } = await started();
    const piece = (save: JobRun['save'], applied: number) =>
      shop.db.transaction().execute((tx) => save(tx, { report: { ...emptyReport('apply'), applied } }));

    await aWorker(async ({ save }) => {
      await piece(save, 1);
      await setOwner({ status: 'LOCKED' });
      await piece(save, 2);
      return {};
    }).run();

    expect(await job(id)).toMatchObject({
      state: 'failed',
      errorCode: 'JOB_OWNER_NOT_STAFF',
      report: { applied: 1 },
    });
  });
});

test('a job that is cancelled tells what it has written, also while it waits for its next run', async () => {
  const report = { ...emptyReport('apply'), applied: 7 };
  const running = await started();
  await aWorker(async ({ save, progress }) => {
    await shop.db.transaction().execute((tx) => save(tx, { report }));
    await cancel(running.id);
    await progress(1, 1);
    throw new Error('deadlock detected');
  }).run();
  expect(await shop.job(running.id)).toMatchObject({ state: 'cancelled', report });

  const waiting = await started();
  await aWorker(async ({ save }) => {
    await shop.db.transaction().execute((tx) => save(tx, { report }));
    throw new Error('deadlock detected');
  }).run();
  expect((await cancel(waiting.id)).data).toMatchObject({ state: 'cancelled', report });
  const { data } = await shop.call<{ data: BackgroundJob[] }>('GET', 'admin/job');
  expect(data.data.map((job) => job.report)).toEqual([null, null]);
});

test('an open page hears how far a job is, and its stream ends with the job', async () => {
  const { id } = await started();
  const events = shop.app.inject({ url: `/api/main/admin/job/${id}/events`, headers: shop.as('OPERATOR') });
  await new Promise((resolve) => setTimeout(resolve, 100));

  await shop.runJobs();
  const { payload, headers } = await events;

  const states = [...payload.matchAll(/^data: (.*)$/gm)].map(
    ([, data = '']) => (JSON.parse(data) as BackgroundJob).state,
  );
  expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect([states[0], states.at(-1)]).toEqual(['queued', 'done']);
});

test('one person cannot hold more streams open than pages, and others still can', async () => {
  const { id } = await started();
  const [one, other] = [shop.as('OPERATOR', randomUUID()), shop.as('OPERATOR', randomUUID())];
  const open = (headers: object) =>
    shop.app.inject({ url: `/api/main/admin/job/${id}/events`, headers: { ...headers } });
  const asked = Array.from({ length: 11 }, () => open(one));

  // The first that is answered: streams go on until their job ends.
  const refused = await Promise.race(asked);
  const others = open(other);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await shop.runJobs();

  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    429,
    'TOO_MANY_STREAMS',
  ]);
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect((await others).statusCode).toBe(200);
  // Their streams have ended with the job.
  expect((await open(one)).statusCode).toBe(200);
});

test('what nobody needs any more goes: jobs after three months, and files that no job used', async () => {
  const { id } = await started();
  await shop.runJobs();
  shop.clock.advance(89 * 24 * 3_600_000);

  await shop.runJobs();

  const result = await shop.app.inject({
    url: `/api/main/admin/job/${id}/result`,
    headers: shop.as('OPERATOR'),
  });
  expect(result.statusCode).toBe(200);
  shop.clock.advance(2 * 24 * 3_600_000);

  await shop.runJobs();

  expect((await shop.call('GET', `admin/job/${id}`)).status).toBe(404);
  expect((await sql`select 1 from job_files`.execute(shop.db)).rows).toEqual([]);
});

async function until(isSo: () => Promise<boolean>) {
  for (let attempts = 0; attempts < 100; attempts++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it never came to be so');
}
