import type { Snapshot } from '../registry/snapshot';
import { registriesKept, type DrawJob } from './messages';
import { createRenderPool, type DrawError, type RenderPool } from './render-pool';

/** A worker that does what the path says. */
const worker = `
import { parentPort, threadId } from 'node:worker_threads';
const told = new Map();
let tellWarm = () => undefined;
parentPort.on('message', ({ kind, id, job, registry, number }) => {
  if (kind === 'registry') { told.set(number, registry); return; }
  if (kind === 'warm') { 
    parentPort.postMessage({ kind: 'problem', problem: { message: 'warm ' + registry.revision } });
    tellWarm = () => parentPort.postMessage({ kind: 'warmed', number });
    // With this registry a thread goes on loading until it draws '/warmed'.
    if (registry.revision !== 8) tellWarm();
    return;
  }
  if (job.path === '/warmed') tellWarm();
  if (job.path === '/slow') { const end = Date.now() + 500; while (Date.now() < end); }
  if (job.path === '/busy') { const end = Date.now() + 5000; while (Date.now() < end); }
  const runs = (remote) => parentPort.postMessage({ kind: 'runs', id, remote });
  if (job.path === '/waits') { runs(null); return; }
  if (job.path === '/waits-again') { runs('catalog'); runs(null); return; }
  if (job.path === '/loop-later') {
    runs(null);
    setTimeout(() => { const end = Date.now() + 5000; while (Date.now() < end); }, 100);
    return;
  }
  if (job.path === '/loop-of-toys') { runs('catalog'); runs('toys'); const end = Date.now() + 5000; while (Date.now() < end); }
  if (job.path === '/ends') process.exit(1);
  if (job.path === '/throws') { parentPort.postMessage({ kind: 'failed', id, problem: { message: 'broken' } }); return; }
  if (job.path === '/never') return;
  if (job.path === '/revision') {
    const drawnWith = told.get(registry).revision + ' after ' + told.size;
    parentPort.postMessage({ kind: 'drawn', id, result: { redirect: drawnWith } });
    return;
  }
  parentPort.postMessage({ kind: 'drawn', id, result: { redirect: String(threadId) } });
});
setInterval(() => parentPort.postMessage({ kind: 'alive' }), 20);
`;
const workerFile = new URL(`data:text/javascript,${encodeURIComponent(worker)}`);
const shell = { file: 'none', integrity: 'none' };
const aRegistry = (revision: number) => ({ revision }) as Snapshot;
const first = aRegistry(1);
const job = (path: string, registry = first) => ({ path, registry }) as DrawJob;

let pool: RenderPool;
let problems: string[];
/** A busy machine may keep a thread from saying for some hundred milliseconds that it goes on. */
const limitMs = 2_000;
function aPool(size = 1): RenderPool {
  problems = [];
  pool = createRenderPool({ workerFile, size, limitMs, onProblem: ({ message }) => problems.push(message) });
  return pool;
}
afterEach(() => pool.stop());

const settled = async (drawing: Promise<unknown>) => {
  const begun = Date.now();
  const outcome = await drawing.then(
    () => 'drawn',
    (error: unknown) => (error as { reason: string }).reason,
  );
  return { outcome, ms: Date.now() - begun };
};
/** A thread takes its time to begin on a busy machine. */
async function ready(begun: RenderPool): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if ((await settled(begun.draw(shell, job('/')))).outcome === 'drawn') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No thread ever began.');
}

test('a page that never comes is given up in time, and its thread goes on', async () => {
  const { draw } = aPool();
  await ready(pool);
  const never = await settled(draw(shell, job('/never')));

  expect(never.outcome).toBe('late');
  expect(never.ms).toBeLessThan(2 * limitMs);
  expect((await settled(draw(shell, job('/')))).outcome).toBe('drawn');
  expect(problems).toEqual([]);
});

test('a thread that does nothing else any more is ended and replaced, and who waited behind it is not blamed', async () => {
  const { draw } = aPool();
  await ready(pool);
  const [busy, other] = await Promise.all([
    settled(draw(shell, job('/busy'))),
    settled(draw(shell, job('/'))),
  ]);

  expect([busy.outcome, other.outcome]).toEqual(['stuck', 'late']);
  expect(Math.max(busy.ms, other.ms)).toBeLessThan(2 * limitMs);
  await ready(pool);
  expect(problems).toHaveLength(1);
});

test('a thread that is busy with a widget names its remote, and blames no page that waits for data', async () => {
  const { draw } = aPool();
  await ready(pool);
  const remoteOf = (drawing: Promise<unknown>) =>
    drawing.catch((error: unknown) => {
      const { reason, remote } = error as DrawError;
      return [reason, remote];
    });
  const [waiting, busy] = await Promise.all([
    remoteOf(draw(shell, job('/waits'))),
    remoteOf(draw(shell, job('/loop-of-toys'))),
  ]);

  expect([waiting, busy]).toEqual([
    ['late', undefined],
    ['stuck', 'toys'],
  ]);
});

test('a page that was rendered and waits again is not blamed for what keeps the thread busy', async () => {
  const { draw } = aPool();
  await ready(pool);
  const [looping, waiting] = await Promise.all([
    settled(draw(shell, job('/loop-later'))),
    settled(draw(shell, job('/waits-again'))),
  ]);

  expect([looping.outcome, waiting.outcome]).toEqual(['stuck', 'late']);
});

test('while one thread is busy, the other draws', async () => {
  const { draw } = aPool(2);
  await ready(pool);
  const busy = settled(draw(shell, job('/busy')));

  expect((await settled(draw(shell, job('/')))).outcome).toBe('drawn');
  expect((await busy).outcome).toBe('stuck');
});

test('a thread that ends takes only its own pages with it', async () => {
  const { draw } = aPool();
  await ready(pool);

  expect((await settled(draw(shell, job('/ends')))).outcome).toBe('failed');
  await ready(pool);
});

test('a page that cannot be drawn says why', async () => {
  const { draw } = aPool();
  await ready(pool);

  await expect(draw(shell, job('/throws'))).rejects.toThrow('broken');
});

test('a thread that is replaced loads ahead what the others have', async () => {
  const { draw, warm } = aPool();
  await ready(pool);
  void warm(shell, aRegistry(7));
  await settled(draw(shell, job('/ends')));
  await ready(pool);

  expect(problems.filter((text) => text === 'warm 7')).toHaveLength(2);
});

test('pages go to threads that are warm, and who warms them hears when all are', async () => {
  const { draw, warm } = aPool(2);
  await Promise.all([ready(pool), warm(shell, first)]);
  let areAllWarm = false;
  const warmed = warm(shell, aRegistry(8)).then(() => (areAllWarm = true));
  const drawnBy = async (path = '/') => (await draw(shell, job(path))) as { redirect: string };

  const warmThread = await drawnBy('/warmed');
  expect(await Promise.all([drawnBy(), drawnBy()])).toEqual([warmThread, warmThread]);
  expect(areAllWarm).toBe(false);
  await pool.drawOnEach(shell, job('/warmed'), 60_000);
  await warmed;

  const [one, other] = await Promise.all([drawnBy(), drawnBy()]);
  expect(one).not.toEqual(other);
});

test('a page can be drawn on each thread, one that still loads too, and a slow one is not replaced', async () => {
  problems = [];
  pool = createRenderPool({
    workerFile,
    size: 2,
    limitMs: 100,
    onProblem: ({ message }) => problems.push(message),
  });
  const drawn = await pool.drawOnEach(shell, job('/slow'), 60_000);

  expect(new Set(drawn.map((result) => 'redirect' in result && result.redirect)).size).toBe(2);
  expect(problems).toEqual([]);
});

test('every page is drawn with its own registry, which a thread is told once', async () => {
  const { draw } = aPool();
  await ready(pool);
  const second = aRegistry(2);
  const revisions = [];
  for (const registry of [first, second, first, second])
    revisions.push(await draw(shell, job('/revision', registry)));

  expect(revisions).toEqual(
    ['1 after 1', '2 after 2', '1 after 2', '2 after 2'].map((redirect) => ({ redirect })),
  );
});

test('a registry that was told long ago is told again, and so is a thread that took another one’s place', async () => {
  const { draw } = aPool();
  await ready(pool);
  for (let revision = 2; revision <= registriesKept + 1; revision += 1)
    await draw(shell, job('/revision', aRegistry(revision)));

  expect(await draw(shell, job('/revision'))).toEqual({ redirect: `1 after ${String(registriesKept + 2)}` });

  await settled(draw(shell, job('/ends')));
  await ready(pool);
  expect(await draw(shell, job('/revision'))).toEqual({ redirect: '1 after 1' });
});

test('a worker that cannot begin is not begun over and over', async () => {
  problems = [];
  const broken = new URL('data:text/javascript,throw new Error("no")');
  pool = createRenderPool({
    workerFile: broken,
    size: 1,
    limitMs: 20_000,
    onProblem: ({ message }) => problems.push(message),
  });

  expect((await settled(pool.draw(shell, job('/')))).outcome).toBe('failed');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(problems).toHaveLength(1);
});
