import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { changeRegistry, readRegistry } from './change-registry';
import { openFolderStore } from './folder-store';
import {
  healthFromBackend,
  rollBackFailing,
  isFailing,
  minutesSince,
  startAutoRollback,
  watchedReleases,
  type AutoRollbackOptions,
  type Health,
} from './auto-rollback';
import { pin, promote, publishRemote, rollback, autoRollback } from './releases';
import { emptyRegistry, type RegistryDocument, type RemoteVersion } from './registry-document';
import type { Store } from './store';
import { aRemoteVersion } from '../testing/a-registry';

const start = Date.parse('2026-11-21T08:00:00Z');
const minute = 60_000;
const health = (views: number, failures: number, failingNetworks = failures): Health => ({
  views,
  failures,
  failingNetworks,
});

describe('a version is rolled back', () => {
  const good = health(1_000, 5);

  test.each([
    ['when every page view fails', health(60, 60), good, true],
    ['when one in twenty fails and the one before hardly did', health(200, 10), good, true],
    ['when nothing is known of the one before', health(60, 6), health(0, 0), true],
    ['not before fifty page views', health(49, 49), good, false],
    ['not for less than one in twenty', health(1_000, 49), good, false],
    ['not when the one before failed nearly as often', health(200, 20), health(200, 10), false],
    ['when it fails three times as often as a bad one before', health(200, 60), health(200, 20), true],
    ['not when all failures come from four networks', health(100, 20, 4), good, false],
    ['not when a network posts by the hundred: it weighs as five page views', health(65, 5, 1), good, false],
    ['not when nothing was seen', health(0, 0), good, false],
  ])('%s', (_when, now, before, expected) => {
    expect(isFailing(now, before)).toBe(expected);
  });
});

const aVersion = (version: string, publishedAt = start): RemoteVersion =>
  aRemoteVersion(version, { publishedAt: new Date(publishedAt).toISOString() });
const an = (at: number) => ({ who: 'An', at: new Date(at).toISOString() });

/** 1.0.0 has been live since an hour; 1.1.0 was promoted at the start. */
function promoted(percent?: number): RegistryDocument {
  const published = ['1.0.0', '1.1.0'].reduce(
    (document, version) => publishRemote(document, 'catalog', aVersion(version)),
    emptyRegistry,
  );
  const before = promote(published, 'catalog', '1.0.0', an(start - 60 * minute));
  return promote(before, 'catalog', '1.1.0', { ...an(start), ...(percent && { percent }) });
}

test('page views are asked for since the whole minute before a release', () => {
  const ages = [0, 1, minute, minute + 1, 30 * minute];

  expect(ages.map((age) => minutesSince(start, start + age))).toEqual([1, 1, 1, 2, 30]);
});

test('a version is watched for half an hour, and only while there is a way back', () => {
  const watched = (document: RegistryDocument, after: number) =>
    watchedReleases(document, start + after).map(
      ({ part: component, version, before }) => `${component} ${version} ${before}`,
    );

  expect(watched(promoted(), 30 * minute)).toEqual(['catalog 1.1.0 1.0.0']);
  expect(watched(promoted(), 30 * minute + 1)).toEqual([]);
  expect(watched(promoted(10), minute)).toEqual(['catalog 1.1.0 1.0.0']);
  expect(watched(rollback(promoted(), 'catalog', an(start + minute)), 2 * minute)).toEqual([]);
  expect(watched(emptyRegistry, minute)).toEqual([]);
});

test('a canary is held against the live version, also when another was live before that', () => {
  const live = publishRemote(promoted(), 'catalog', aVersion('1.2.0', start + minute));
  const trial = promote(live, 'catalog', '1.2.0', { ...an(start + 2 * minute), percent: 10 });

  expect(watchedReleases(trial, start + 3 * minute)).toEqual([
    { part: 'catalog', version: '1.2.0', before: '1.1.0', since: start + 2 * minute },
  ]);
});

test('a canary for an audience is watched like any other', () => {
  const live = publishRemote(promoted(), 'catalog', aVersion('1.2.0', start + minute));
  const audience = ['staff'];
  const trial = promote(live, 'catalog', '1.2.0', { ...an(start + 2 * minute), audience });

  expect(watchedReleases(trial, start + 3 * minute)).toMatchObject([{ version: '1.2.0', before: '1.1.0' }]);
  expect(autoRollback(trial, 'catalog', '1.2.0', an(start + 3 * minute))?.remotes['catalog']).toMatchObject({
    live: '1.1.0',
    rollout: null,
    withdrawn: ['1.2.0'],
  });
});

test('a version that was rolled back automatically and promoted again by a person is not watched', () => {
  const why = 'it failed';
  const withdrawn = autoRollback(promoted(), 'catalog', '1.1.0', { ...an(start + minute), why });
  const again = promote(withdrawn ?? emptyRegistry, 'catalog', '1.1.0', an(start + 2 * minute));

  expect(again.remotes['catalog']).toMatchObject({ live: '1.1.0', previous: '1.0.0' });
  expect(watchedReleases(again, start + 3 * minute)).toEqual([]);
});

describe('automatic rollback', () => {
  let folder: string;
  let store: Store;
  let backend: Server;
  let asked: { url: string; authorization: string | undefined }[];
  let versions: Record<string, Health>;
  let status: number;
  let reports: string[];
  let options: AutoRollbackOptions;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'guard-'));
    store = openFolderStore(folder);
    asked = [];
    reports = [];
    status = 200;
    versions = { '1.0.0': health(400, 2), '1.1.0': health(80, 40) };
    backend = createServer((request, response) => {
      asked.push({ url: request.url ?? '', authorization: request.headers.authorization });
      response.writeHead(status, { 'content-type': 'application/json' });
      const answered = Object.entries(versions).map(([version, weighed]) => ({ version, weighed }));
      response.end(JSON.stringify({ data: { versions: answered } }));
    });
    await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
    const { port } = backend.address() as AddressInfo;
    options = {
      store,
      document: () => promoted(),
      ask: healthFromBackend({ backendUrl: `http://127.0.0.1:${String(port)}`, platformSecret: 'a-secret' }),
      report: (message) => reports.push(message),
      now: () => start + 3 * minute,
    };
  });
  afterEach(async () => {
    await new Promise((closed) => backend.close(closed));
    await rm(folder, { recursive: true, force: true });
  });

  async function stored(document: RegistryDocument) {
    await changeRegistry(store, 'catalog', () => document);
    options.document = () => document;
  }
  const now = async () => (await readRegistry(store)).document;

  test('takes a failing version back, says so in the log, and never touches it again', async () => {
    await stored(promoted());

    await rollBackFailing(options);

    const after = await now();
    expect(after.remotes['catalog']).toMatchObject({ live: '1.0.0', previous: null, withdrawn: ['1.1.0'] });
    expect(after.moves.at(-1)).toEqual({
      at: '2026-11-21T08:03:00.000Z',
      who: 'auto-rollback',
      what: 'automatic rollback',
      part: 'catalog',
      from: '1.1.0',
      to: '1.0.0',
      percent: null,
      why: '50.0 % of its page views failed, 0.5 % with 1.0.0',
    });
    expect(reports).toEqual([expect.stringContaining('catalog 1.1.0 was rolled back to 1.0.0')]);

    const again = promote(after, 'catalog', '1.1.0', an(start + 4 * minute));
    await stored(again);
    await rollBackFailing(options);
    expect((await now()).remotes['catalog']?.live).toBe('1.1.0');
  });

  test('rolls back a pinned version too, and reports that it stays pinned', async () => {
    await stored(pin(promoted(), 'catalog', an(start + minute)));

    await rollBackFailing(options);

    expect((await now()).remotes['catalog']).toMatchObject({ live: '1.0.0', pinned: { by: 'An' } });
    expect(reports).toEqual([
      expect.stringMatching(/pinned by An at .* It stays pinned; to unpin it: npm run/),
    ]);
  });

  test('ends a failing trial, and leaves everybody else where they are', async () => {
    await stored(promoted(10));

    await rollBackFailing(options);

    expect((await now()).remotes['catalog']).toMatchObject({
      live: '1.0.0',
      rollout: null,
      withdrawn: ['1.1.0'],
    });
  });

  test('leaves alone what does well', async () => {
    versions = { '1.0.0': health(400, 2), '1.1.0': health(400, 3) };
    await stored(promoted());

    await rollBackFailing(options);

    expect(await now()).toEqual(promoted());
    expect(reports).toEqual([]);
  });

  test('asks with its own token, of the time since the version was promoted', async () => {
    await stored(promoted());

    await rollBackFailing(options);

    expect(asked.map(({ url }) => url)).toEqual([
      '/api/rum/summary?remote=catalog&minutes=3',
      '/api/rum/summary?remote=catalog&minutes=60',
    ]);
    expect(asked[0]?.authorization).toMatch(/^Bearer [\w-]{43}$/);
  });

  test('rolls a version back once, even if several servers check at the same time', async () => {
    await stored(promoted());

    await Promise.all(Array.from({ length: 8 }, () => rollBackFailing(options)));

    const { moves } = await now();
    expect(moves.filter(({ what }) => what === 'automatic rollback')).toHaveLength(1);
    expect(reports).toHaveLength(1);
  });

  test('yields to a person who moved the version in the meantime', async () => {
    await stored(rollback(promoted(), 'catalog', an(start + 2 * minute)));
    options.document = () => promoted();

    await rollBackFailing(options);

    expect((await now()).moves.at(-1)).toMatchObject({ who: 'An', what: 'rollback' });
  });

  test('says that a person must act when another remote has taken the addresses of the version before', async () => {
    const given = publishRemote(
      emptyRegistry,
      'catalog',
      aRemoteVersion('1.0.0', { paths: ['catalog', 'sale'], publishedAt: new Date(start).toISOString() }),
    );
    const moved = promote(
      publishRemote(promote(given, 'catalog', '1.0.0', an(start)), 'catalog', aVersion('1.1.0')),
      'catalog',
      '1.1.0',
      an(start),
    );
    const outlet = aRemoteVersion('1.0.0', { name: 'outlet', paths: ['sale'] });
    const taken = promote(publishRemote(moved, 'outlet', outlet), 'outlet', '1.0.0', an(start));
    await stored(taken);

    await expect(rollBackFailing(options)).rejects.toThrow(
      /catalog 1\.1\.0 fails, but it cannot be rolled back to 1\.0\.0 automatically: .*both claim the address \/sale/,
    );

    expect(await now()).toEqual(taken);
  });

  test('says once that it cannot watch, and says it again when that happens another time', async () => {
    await stored(promoted());
    versions = { '1.0.0': health(400, 2), '1.1.0': health(80, 0) };
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const watch = startAutoRollback(options);
    const checked = async (answers: number) => {
      status = answers;
      const before = asked.length;
      jest.advanceTimersByTime(5_000);
      while (asked.length === before) await new Promise(setImmediate);
      // The next check is planned once this one has ended.
      while (jest.getTimerCount() === 0) await new Promise(setImmediate);
    };

    for (const answers of [503, 503, 200, 503]) await checked(answers);
    watch.stop();
    // A server that has stopped asks nothing more.
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();

    expect(reports).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/^Recent releases are not watched now: .*503/)),
    );
  });

  test('begins no other check when the server stops during one', async () => {
    await stored(promoted());
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      let isChecked = false;
      const ask = async () => {
        await new Promise(setImmediate);
        isChecked = true;
        return [];
      };
      const watch = startAutoRollback({ ...options, ask });
      jest.advanceTimersByTime(5_000);
      watch.stop();
      for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);

      expect(isChecked).toBe(true);
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  test('changes nothing while the backend is unreachable', async () => {
    status = 503;
    await stored(promoted());

    await expect(rollBackFailing(options)).rejects.toThrow('answered 503');
    expect(await now()).toEqual(promoted());
  });
});
