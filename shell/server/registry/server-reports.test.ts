import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startBucket } from '../testing/sandbox-bucket';
import { openFolderStore } from './folder-store';
import { openS3Store } from './s3-store';
import { readReports, startReports, type Reports, type ServingState } from './server-reports';
import type { Store } from './store';

let folder: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;
const stores: Record<string, () => Store> = {};
const running: Reports[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'server-reports-'));
  bucket = await startBucket();
  stores['a folder'] = () => openFolderStore(folder);
  stores['a bucket'] = () => openS3Store(bucket.settings);
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const serving: ServingState = {
  revision: 1,
  shell: '1.0.0',
  problem: null,
  remotes: {
    gift: {
      origin: null,
      live: null,
      canary: null,
      problems: { '1.0.0': { reason: 'no origin', says: 'no origin for gift' } },
      unchecked: [],
    },
  },
};

function start(store: Store, id: string, options: Partial<Parameters<typeof startReports>[0]> = {}): Reports {
  const one = startReports({
    store,
    id,
    host: `${id}:3000`,
    allowedOrigins: ['https://*.team.test'],
    state: () => serving,
    everyMs: 1_000,
    report: () => undefined,
    ...options,
  });
  running.push(one);
  return one;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let attempts = 0; attempts < 200 && !(await holds()); attempts += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await holds()).toBe(true);
}

describe.each(['a folder', 'a bucket'])('in %s', (kind) => {
  const open = () => stores[kind]!();

  test('every server says what it serves, and nothing any more once it has stopped', async () => {
    const store = open();
    const first = start(store, 'shop-1');
    start(store, 'shop-2');

    await until(async () => (await readReports(store)).length === 2);
    const [report] = await readReports(store);
    expect(report).toMatchObject({ schema: 1, host: expect.stringMatching(/^shop-\d:3000$/), ...serving });

    await first.stop();
    expect((await readReports(store)).map(({ id }) => id)).toEqual(['shop-2']);
  });

  test('a change is reported at once, and many changes together as the last one', async () => {
    const store = open();
    let revision = 1;
    const one = start(store, 'shop-1', { state: () => ({ ...serving, revision }), everyMs: 60_000 });

    for (revision = 2; revision < 50; revision += 1) one.changed();

    await until(async () => (await readReports(store))[0]?.revision === 50);
  });

  test('a server that was killed is not counted after a while, and its report is removed later', async () => {
    const store = open();
    const now = Date.now();
    start(store, 'dead', { now: () => now - 600_000, everyMs: 60_000 });
    await until(async () => (await store.list('servers/')).length === 1);

    expect(await readReports(store, now)).toEqual([]);
    expect(await readReports(store, now - 500_000)).toHaveLength(1);
    // Three reports and two seconds late.
    expect(await readReports(store, now - 600_000 + 182_000)).toHaveLength(1);
    expect(await readReports(store, now - 600_000 + 182_001)).toEqual([]);

    start(store, 'next', { now: () => now + 2 * 60 * 60_000 });
    await until(async () => (await store.list('servers/')).join() === 'servers/next.json');
  });

  test('the servers that run are listed, the oldest first', async () => {
    const store = open();
    const now = Date.now();
    start(store, 'a-newer', { now: () => now });
    start(store, 'z-older', { now: () => now - 1_000 });
    await until(async () => (await store.list('servers/')).length === 2);

    expect((await readReports(store, now)).map(({ id }) => id)).toEqual(['z-older', 'a-newer']);
  });

  test('what is no report is ignored', async () => {
    const store = open();
    await store.write('servers/half.json', '{"schema":1,');
    await store.write('servers/other.json', '{"schema":2}');
    await store.write('servers/long.json', JSON.stringify({ schema: 1, id: 'x'.repeat(2_000) }));
    await store.write('servers/note.txt', 'hello');

    expect(await readReports(store)).toEqual([]);
    await store.remove('servers/');
  });
});

test('a server that may not write says so once and goes on', async () => {
  const problems: string[] = [];
  const readOnly: Store = {
    ...openFolderStore(folder),
    write: () => Promise.reject(new Error('EACCES: permission denied.')),
  };

  const one = start(readOnly, 'shop-1', { report: (problem) => problems.push(problem), everyMs: 10 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  one.changed();
  await one.stop();

  expect(problems).toEqual([
    expect.stringMatching(
      /cannot report what it serves .*EACCES: permission denied\. It needs to write servers\//,
    ),
  ]);
  expect(await readReports(openFolderStore(folder))).toEqual([]);
});
