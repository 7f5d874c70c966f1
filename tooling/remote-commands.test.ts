import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { verifyOverrideToken } from '../shell/server/platform-secret';
import { openFolderStore } from '../shell/server/registry/folder-store';
import { promote, publishRemote, publishShell } from '../shell/server/registry/releases';
import { emptyRegistry, registryKey, type RemoteVersion } from '../shell/server/registry/registry-document';
import type { Store } from '../shell/server/registry/store';
import { aRemoteVersion, passed } from '../shell/server/testing/a-registry';
import { CreateRefused } from './create-remote';
import { UsageError, type Flags } from './remote-command';
import { runRemoteCommand } from './remote-commands';

const at = '2026-11-21T08:00:00Z';
const aVersion = (version: string, minute: number, gate = passed): RemoteVersion =>
  aRemoteVersion(version, { publishedAt: `2026-11-21T08:0${String(minute)}:00Z`, gate });

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'remote-commands-'));
  store = openFolderStore(folder);
  let document = publishShell(emptyRegistry, {
    version: '1.0.0',
    contract: '2.2',
    publishedAt: at,
    by: 'An',
    gate: passed,
  });
  document = promote(document, 'shell', '1.0.0', { who: 'An', at });
  document = publishRemote(document, 'catalog', aVersion('1.0.0', 1));
  document = promote(document, 'catalog', '1.0.0', { who: 'An', at });
  document = publishRemote(document, 'catalog', aVersion('1.1.0', 2));
  await store.write(registryKey, JSON.stringify(document));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (args: string[], flags: Flags = {}, env: NodeJS.ProcessEnv = {}) =>
  runRemoteCommand(args, { by: 'Bo', ...flags }, { store, env, progress: () => undefined });

test('a team sees the live version, the canary, the previous one and what was refused', async () => {
  const { document } = {
    document: JSON.parse(Buffer.from((await store.read(registryKey))!.body).toString()),
  };
  const broken = { ...passed, passed: false, problems: ['It has no messages in "en".'] };
  await store.write(
    registryKey,
    JSON.stringify(
      publishRemote(publishRemote(document, 'catalog', aVersion('1.2.0', 3, broken)), 'catalog', {
        ...aVersion('1.3.0', 4, broken),
        isUploading: true,
      }),
    ),
  );
  await run(['promote', 'catalog', '1.1.0'], { percent: '10%' });

  const { text } = await run(['status']);

  expect(text).toMatch(/^Registry in the folder .*, revision \d+\nshell\n {2}1\.0\.0 +live/);
  expect(text).toMatch(/1\.3\.0 +being uploaded +published/);
  expect(text).toMatch(/1\.2\.0 +refused by the gate/);
  expect(text).toMatch(/1\.1\.0 +canary for 10 % +published 2026-11-21T08:02:00Z by An/);
  expect(text).toMatch(/1\.0\.0 +live/);
});

test('a team sees how its versions do in a running shop, which knows it by the shared secret', async () => {
  const asked: (string | undefined)[] = [];
  const versions = [
    {
      remote: 'catalog',
      version: '1.0.0',
      views: 1000,
      failures: 5,
      loadMsP75: 212.4,
      vitalsP75: { LCP: 1200, CLS: 0.01, INP: null, FCP: null, TTFB: null },
    },
  ];
  const error = {
    remote: 'catalog',
    version: '1.0.0',
    message: 'x is undefined',
    stack: 'at f (http://cdn.test/catalog/1.0.0/page.js:1:2)',
    requestId: 'request-0001',
    firstAt: at,
    lastAt: at,
    count: 3,
  };
  const shop = createServer((request, response) => {
    asked.push(request.headers.authorization, request.url);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { minutes: 60, versions, errors: [error] } }));
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${String((shop.address() as AddressInfo).port)}`;

  const { text } = await run(['status', 'catalog'], { shop: address });
  await new Promise((resolve) => shop.close(resolve));

  expect(text).toContain('1000 views, 5 failures (0.5 %), loaded in 212 ms at p75; p75 LCP 1200, CLS 0.010');
  expect(text).toContain(`3 × x is undefined (last at ${at}, request request-0001)`);
  expect(text).toContain('at f (http://cdn.test/catalog/1.0.0/page.js:1:2)');
  expect(asked[0]).toMatch(/^Bearer [\w-]{43}$/);
  expect(asked[1]).toBe('/api/rum/summary?minutes=60&remote=catalog');
  const away = await run(['status', 'catalog'], { shop: address });
  expect(away.text).toMatch(/1\.0\.0 +live[^]*No metrics: http.* does not answer/);
});

test('a team copies its next command from what was printed, until its version is live for everybody', async () => {
  const steps: string[] = [];
  const { text: first } = await run(['status', 'catalog']);
  let next = /next: npm run remote -- (promote .*?) {3}/.exec(first)?.[1];
  while (next !== undefined && steps.length < 10) {
    steps.push(next);
    const { values, positionals } = parseArgs({
      args: next.split(' '),
      allowPositionals: true,
      options: { percent: { type: 'string' } },
    });
    const { text, data } = await run(positionals, values as Flags);
    const [following] = (data as { next: { command: string }[] }).next;
    expect(text).toContain(`\nNext:\n  ${String(following?.command)}\n`);
    next = /^npm run remote -- (promote .*)$/.exec(following?.command ?? '')?.[1];
  }

  expect(steps).toEqual([
    'promote catalog 1.1.0 --percent 10',
    'promote catalog 1.1.0 --percent 25',
    'promote catalog 1.1.0 --percent 50',
    'promote catalog 1.1.0',
  ]);
  expect((await run(['status', 'catalog'])).data).toMatchObject({
    parts: {
      catalog: {
        live: '1.1.0',
        next: [
          { command: 'npm run remote -- rollback catalog' },
          { command: 'npm run remote -- publish catalog' },
        ],
      },
    },
  });
});

test('a team narrows a canary to an audience, and opens it to a share of everybody after that', async () => {
  const { text, data } = await run(['promote', 'catalog'], {
    percent: '50',
    only: ['device=mobile', 'language=en', 'device=mobile'],
  });

  expect(text).toMatch(/from 1\.0\.0 to 1\.1\.0 for 50 % of device=mobile and language=en at /);
  expect(data).toMatchObject({
    next: [
      { command: 'npm run remote -- promote catalog 1.1.0 --percent 10' },
      { command: 'npm run remote -- promote catalog 1.1.0' },
      { command: 'npm run remote -- rollback catalog' },
    ],
  });
});

test('a team sees how far its version is from being rolled back automatically, or why nothing watches it', async () => {
  const figures = { loadMsP75: null, vitalsP75: {} };
  const versions = [
    {
      ...figures,
      remote: 'catalog',
      version: '1.1.0',
      views: 40,
      failures: 1,
      weighed: { views: 31, failures: 0.62, failingNetworks: 1 },
    },
    {
      ...figures,
      remote: 'catalog',
      version: '1.0.0',
      views: 900,
      failures: 9,
      weighed: { views: 700, failures: 10, failingNetworks: 6 },
    },
  ];
  const asked: (string | undefined)[] = [];
  const shop = createServer((request, response) => {
    asked.push(request.url);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { minutes: 60, versions, errors: [] } }));
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${String((shop.address() as AddressInfo).port)}`;

  const before = await run(['status', 'catalog'], { shop: address });
  await run(['promote', 'catalog'], { percent: '10' });
  const { text } = await run(['status', 'catalog'], { shop: address });
  await new Promise((resolve) => shop.close(resolve));
  const alone = await run(['status', 'catalog']);

  expect(before.text).toContain('1.0.0 is not watched: there is no version before it to go back to');
  expect(text).toContain(
    '1.1.0 is watched for 30 more minutes: 31 of 50 views, 2.0 of 5 % failing, 1.4 of 3 times the version before, 1 of 5 networks with failures',
  );
  expect(asked).toContain('/api/rum/summary?remote=catalog&minutes=1');
  expect(alone.text).toMatch(
    /1\.1\.0 is watched for 30 more minutes; the metrics of a shop \(--shop <address>\)/,
  );
});

test('the log shows the release history of one component or of all', async () => {
  await run(['promote', 'catalog'], { why: 'new lists' });
  await run(['rollback', 'catalog'], { why: 'prices missing' });

  expect((await run(['log', 'catalog'])).text.split('\n').slice(-2)).toEqual([
    expect.stringMatching(/^Bo promoted catalog from 1\.0\.0 to 1\.1\.0 at .*: new lists\.$/),
    expect.stringMatching(/^Bo rolled back catalog from 1\.1\.0 to 1\.0\.0 at .*: prices missing\.$/),
  ]);
  expect((await run(['log'])).text).toContain('An promoted shell to 1.0.0');
});

test('a team retires a remote, sees that it did, and brings it back', async () => {
  const { text } = await run(['retire', 'catalog'], { why: 'sold' });

  expect(text).toMatch(/^Bo retired catalog 1\.0\.0 at .*: sold\.\nNo document server reports to the folder/);
  expect((await run(['status', 'catalog'])).text).toMatch(
    /1\.0\.0 +previous [^]*retired\n[^]*next: npm run remote -- rollback catalog {3}\(restores 1\.0\.0\)\nNo document server reports/,
  );
  expect((await run(['promote', 'catalog', '1.0.0'])).text).toMatch(/^Bo promoted catalog to 1\.0\.0 at /);
  expect((await run(['status', 'catalog'])).text).not.toContain('retired');
  expect((await run(['log', 'catalog'])).text.split('\n')).toHaveLength(5);
});

test('a team pins a remote, sees that it did, and unpins it', async () => {
  expect((await run(['pin', 'catalog'], { why: 'the sale' })).text).toMatch(
    /^Bo pinned catalog at .*: the sale\.$/,
  );

  await expect(run(['promote', 'catalog', '1.1.0'])).rejects.toThrow(
    /^catalog was pinned by Bo .*: the sale\. .*npm run remote -- unpin catalog\.$/,
  );
  expect((await run(['status', 'catalog'])).text).toMatch(
    /\n {2}catalog was pinned by Bo at .*: the sale\. To unpin it: npm run remote -- unpin catalog\n/,
  );
  expect((await run(['unpin', 'catalog'])).text).toMatch(/^Bo unpinned catalog at /);
  await run(['promote', 'catalog', '1.1.0']);
  expect((await run(['status', 'catalog'])).text).not.toContain('pinned');
  expect((await run(['log', 'catalog'])).text.split('\n').slice(-3)).toEqual([
    expect.stringMatching(/^Bo pinned catalog/),
    expect.stringMatching(/^Bo unpinned catalog/),
    expect.stringMatching(/^Bo promoted catalog from 1\.0\.0 to 1\.1\.0/),
  ]);
});

test('a rollback of a pinned remote says that it stays pinned', async () => {
  await run(['promote', 'catalog', '1.1.0']);
  await run(['pin', 'catalog']);

  const { text } = await run(['rollback', 'catalog']);

  expect(text).toMatch(
    /^Bo rolled back catalog from 1\.1\.0 to 1\.0\.0 at .* It stays pinned; to unpin it: npm run/,
  );
});

test('a token for an origin is good for a day', async () => {
  const secret = 'a-secret-of-this-test-that-is-long-enough';
  const { data } = await run(['sign', 'https://build.test/some/path'], {}, { PLATFORM_SECRET: secret });
  const { token } = data as { token: string };
  const dayMs = 24 * 60 * 60 * 1000;

  expect(verifyOverrideToken(secret, token, Date.now() + dayMs - 60_000)).toBe('https://build.test');
  expect(verifyOverrideToken(secret, token, Date.now() + dayMs + 60_000)).toBeNull();
});

test.each<[string, string[], Flags, RegExp]>([
  ['an unknown component', ['rollback', 'chat'], {}, /no component named chat/],
  ['no component', ['promote'], {}, /Name the component to promote/],
  ['to retire without a name', ['retire'], {}, /Name the component to retire/],
  ['to retire an unknown remote', ['retire', 'chat'], {}, /no component named chat/],
  ['to retire the shell', ['retire', 'shell'], {}, /shell cannot be retired/],
  ['to pin an unknown remote', ['pin', 'chat'], {}, /no component named chat/],
  ['to unpin what is not pinned', ['unpin', 'catalog'], {}, /catalog is not pinned/],
  ['an unknown command', ['delete', 'catalog'], {}, /no command delete/],
  ['too many words', ['rollback', 'catalog', '1.0.0'], {}, /Too many words after rollback/],
  ['a share that is none', ['promote', 'catalog', '1.1.0'], { percent: 'ten' }, /whole number from 1 to 100/],
  ['a canary of the shell', ['promote', 'shell'], { only: ['staff'] }, /already live for everybody/],
  [
    'an audience that is none',
    ['promote', 'catalog'],
    { only: ['vip'] },
    /After --only comes one of staff, /,
  ],
  ['a version that is no name', ['publish', 'catalog'], { as: '../../etc' }, /letters, digits, dots/],
  ['a version that is there', ['publish', 'catalog'], { as: '1.1.0' }, /1\.1\.0 was already published by An/],
  ['a remote that has no folder', ['publish', 'chat'], {}, /no component named chat/],
  ['an origin that runs scripts', ['sign', 'javascript:alert(1)'], {}, /An origin is http/],
  ['the log of an unknown component', ['log', 'toString'], {}, /no component named toString/],
])('it refuses %s and changes nothing', async (_what, args, flags, sentence) => {
  const before = Buffer.from((await store.read(registryKey))!.body).toString();

  await expect(run(args, flags)).rejects.toThrow(sentence);

  expect(Buffer.from((await store.read(registryKey))!.body).toString()).toBe(before);
});

test('errors for people have no stack trace', async () => {
  await expect(run(['nonsense'])).rejects.toBeInstanceOf(UsageError);
  await expect(run(['create', 'shell'])).rejects.toBeInstanceOf(CreateRefused);
});
