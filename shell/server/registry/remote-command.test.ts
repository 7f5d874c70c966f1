import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { aRegistryDocument, by, refused } from '../testing/a-registry';
import { cohortCookie } from '../testing/a-visitor';
import { aPublishedVersion, startEntryServer, type EntryServer } from '../testing/entry-server';
import { createDocumentServer } from '../app';
import { readConfig } from '../config';
import { demoPlatformSecret, signStaffBrowser } from '../platform-secret';
import { openFolderStore } from './folder-store';
import { promote, publishRemote } from './releases';
import { openConfiguredRegistry } from './open-registry';
import { registryKey } from './registry-document';
import type { RegistryReader } from './reader';

const root = path.resolve(__dirname, '../../..');
let folder: string;
let registry: RegistryReader;
let app: FastifyInstance;
let files: EntryServer;

beforeAll(async () => {
  files = await startEntryServer();
  folder = await mkdtemp(path.join(os.tmpdir(), 'remote-command-'));
  await mkdir(path.join(folder, 'shell/1.0.0'), { recursive: true });
  await writeFile(
    path.join(folder, 'shell/1.0.0/build.json'),
    JSON.stringify({ version: '1.0.0', scripts: [], early: [] }),
  );
  let document = publishRemote(aRegistryDocument({}), 'catalog', aPublishedVersion('1.0.0'));
  document = promote(document, 'catalog', '1.0.0', by('An'));
  document = publishRemote(document, 'catalog', aPublishedVersion('1.1.0', { paths: ['catalog', 'new'] }));
  document = publishRemote(document, 'catalog', aPublishedVersion('1.2.0', { gate: refused }));
  await writeFile(path.join(folder, registryKey), JSON.stringify(document));
  const config = readConfig({ LOG_LEVEL: 'silent', REMOTE_ORIGINS: `catalog=${files.origin}` });
  const rules = { configured: config.remoteOrigins, allowed: config.allowedRemoteOrigins };
  registry = await openConfiguredRegistry({ REGISTRY_STORE: folder }, rules, () => undefined);
  app = await createDocumentServer({ config, registry, store: openFolderStore(folder) });
});
afterAll(async () => {
  registry.stop();
  await app.close();
  await files.stop();
  await rm(folder, { recursive: true, force: true });
});

/** As a person types it. */
async function remote(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tooling/remote.ts', ...args], {
    cwd: root,
    env: { ...process.env, REGISTRY_STORE: folder, REGISTRY_USER: 'An' },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += String(text)));
  child.stderr.on('data', (text: Buffer) => (err += String(text)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
}

/** The version of the catalogue that a browser of this cohort gets, and its cookie. */
async function openPage(
  cohort?: number,
  headers: Record<string, string> = {},
): Promise<{ version: string | undefined; cookie: string }> {
  const { body, headers: answered } = await app.inject({
    url: '/catalog',
    headers: {
      ...headers,
      ...(cohort !== undefined && {
        cookie: [`theme=dark; ${cohortCookie(cohort)}`, headers['cookie']].filter(Boolean).join('; '),
      }),
    },
  });
  const data = /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/s.exec(body)?.[1];
  const page = JSON.parse(data ?? '{}') as { registry: { remotes: Record<string, { version: string }> } };
  return { version: page.registry.remotes['catalog']?.version, cookie: String(answered['set-cookie'] ?? '') };
}

async function until(cohort: number, version: string | undefined): Promise<number> {
  const started = Date.now();
  while ((await openPage(cohort)).version !== version && Date.now() - started < 5_000) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await openPage(cohort)).version).toBe(version);
  return Date.now() - started;
}

test('a visitor gets their cohort in a cookie once, for a year and not readable by scripts', async () => {
  const first = await openPage();

  expect(first.cookie).toMatch(/^sf_cohort=%22\d{4}%22; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  expect((await openPage(42)).cookie).toBe('');
  expect((await openPage(undefined, { cookie: 'sf_cohort=42' })).cookie).toBe('');
  for (const forged of ['-1', '100', '10000', '1e1', 'x', '']) {
    const { headers } = await app.inject({ url: '/catalog', headers: { cookie: `sf_cohort=${forged}` } });
    expect(String(headers['set-cookie'])).toMatch(/sf_cohort=%22\d{4}%22;/);
  }
});

test('a team promotes to a tenth, to all, and is back within a second of rolling back', async () => {
  const trial = await remote('promote', 'catalog', '--percent', '10', '--why', 'new lists');
  expect(trial).toMatchObject({ code: 0, err: '' });
  expect(trial.out).toMatch(
    /^An promoted catalog from 1\.0\.0 to 1\.1\.0 for 10 % at .*: new lists\.\nNo document server reports to .*\nNext:\n/,
  );
  await until(9, '1.1.0');
  expect((await openPage(10)).version).toBe('1.0.0');
  expect((await app.inject('/robots.txt')).body).not.toContain('/new');

  expect((await remote('promote', 'catalog')).code).toBe(0);
  await until(99, '1.1.0');
  expect((await app.inject('/robots.txt')).body).toContain('Disallow: /new');

  expect((await remote('rollback', 'catalog', '--why', 'prices missing')).code).toBe(0);
  expect(await until(99, '1.0.0')).toBeLessThan(1_000);

  const { moves } = JSON.parse(`{"moves":${(await remote('log', 'catalog', '--json')).out}}`) as {
    moves: { what: string; who: string; why: string }[];
  };
  expect(moves.slice(-3).map(({ what, who, why }) => [what, who, why])).toEqual([
    ['promote', 'An', 'new lists'],
    ['promote', 'An', ''],
    ['rollback', 'An', 'prices missing'],
  ]);
});

test('a team tries a canary on staff with a telephone first, and nobody else gets it', async () => {
  const narrowed = await remote('promote', 'catalog', '1.1.0', '--only', 'staff', '--only', 'device=mobile');
  expect(narrowed.out).toMatch(/ to 1\.1\.0 for all staff and device=mobile at /);
  const staff = `sf_staff=${signStaffBrowser(demoPlatformSecret, Date.now() + 60_000)}`;
  const mobile = { 'sec-ch-ua-mobile': '?1', cookie: staff };
  const started = Date.now();
  while ((await openPage(99, mobile)).version !== '1.1.0' && Date.now() - started < 5_000)
    await new Promise((resolve) => setTimeout(resolve, 20));

  const versions = async (headers: Record<string, string>) => [
    (await openPage(0, headers)).version,
    (await openPage(99, headers)).version,
  ];
  expect(await versions(mobile)).toEqual(['1.1.0', '1.1.0']);
  expect(await versions({ cookie: staff })).toEqual(['1.0.0', '1.0.0']);
  expect(await versions({ ...mobile, cookie: '' })).toEqual(['1.0.0', '1.0.0']);
  expect(await versions({ ...mobile, cookie: `${staff}x` })).toEqual(['1.0.0', '1.0.0']);
  expect((await app.inject('/robots.txt')).body).not.toContain('/new');

  expect((await remote('rollback', 'catalog')).code).toBe(0);
  const ended = Date.now();
  while ((await openPage(99, mobile)).version !== '1.0.0' && Date.now() - ended < 5_000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await versions(mobile)).toEqual(['1.0.0', '1.0.0']);
});

test('a remote that was retired is in no new page, and comes back by being promoted', async () => {
  const before = (await openPage(5)).version;
  expect(before).toBeDefined();

  expect(await remote('retire', 'catalog', '--why', 'sold')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^An retired catalog .*: sold\.\nNo document server reports to .*\nNext:\n/),
  });

  await until(5, undefined);
  expect((await app.inject({ url: '/catalog' })).statusCode).toBe(404);

  expect((await remote('promote', 'catalog', before ?? '')).code).toBe(0);
  await until(5, before);
  expect((await app.inject({ url: '/catalog' })).statusCode).toBe(200);
});

test.each<[string, string[], RegExp]>([
  [
    'what the gate refused',
    ['promote', 'catalog', '1.2.0'],
    /gate refused catalog 1\.2\.0:\n {2}- It has no messages in "en"/,
  ],
  ['to retire the shell', ['retire', 'shell'], /shell cannot be retired/],
  [
    'an audience that it does not know',
    ['promote', 'catalog', '1.1.0', '--only', 'country=vn'],
    /narrowed to "country=vn"\. After --only comes one of staff, language=vi, language=en, device=mobile/,
  ],
  ['an option that nobody knows', ['promote', 'catalog', '--all'], /--all/],
])('it refuses %s with a sentence and without a stack', async (_what, args, message) => {
  const { code, out, err } = await remote(...args);

  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(message);
  expect(err).not.toMatch(/\n\s+at /);
});
