import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../config';
import { migrate } from '../db/migrate';
import { openPostgres } from '../db/postgres';
import { systemClock } from '../lib/clock';
import { newKey } from '../modules/auth/signing-key';
import { createProviders } from '../modules/payments/providers';
import { onPostgres } from '../testing/on-postgres';
import { createTestDatabase, ledgerFiles, onServer, urlOf } from '../testing/test-database';
import { databaseKeyFinding } from './check-keys';
import { checkDisk, checkFolder, clockFinding, limitsOfService, openFilesOf } from './check-machine';
import { checkPostgresql } from './check-postgresql';
import { checkPublicAddress } from './check-public-address';
import { checkGateways, checkRedis, checkSmtp } from './check-services';
import { examine } from './doctor';
import { checked, type Finding } from './finding';

/** A port of this machine that nothing listens on. */
const NOBODY = '127.0.0.1:9';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const doctor = (env: Record<string, string>) =>
  examine({
    env: { DATA_DIR: folder, ...env },
    migrations: ledgerFiles.migrations,
    mailTo: null,
    clock: systemClock,
  });
const statusOf = (findings: Finding[], id: string) =>
  findings.find((finding) => finding.id === id)?.status ?? 'absent';

test('the doctor reports everything that is broken in one run, with how to mend it and without secrets', async () => {
  const startedAt = performance.now();
  const findings = await doctor({
    DATABASE_URL: `postgres://shop:geheimes-wort@${NOBODY}/shop`,
    REDIS_URL: `redis://:geheimes-wort@${NOBODY}`,
    SMTP_URL: `smtp://user:geheimes-wort@${NOBODY}`,
    PUBLIC_URL: `http://${NOBODY}`,
    PAYMENT_PROVIDERS: 'VNPAY',
    VNPAY_API_URL: `http://${NOBODY}/api`,
  });

  for (const id of [
    'postgresql.connection',
    'redis',
    'smtp',
    'gateway.vnpay',
    'public.home',
    'public.ipn.vnpay',
  ])
    expect([id, statusOf(findings, id)]).toEqual([id, 'wrong']);
  for (const { status, mend, says } of findings) {
    if (status !== 'wrong') continue;
    expect(mend?.vi).toBeTruthy();
    expect(says.vi).not.toBe(says.en);
  }
  expect(JSON.stringify(findings)).not.toContain('geheimes-wort');
  expect(performance.now() - startedAt).toBeLessThan(20_000);
}, 60_000);

test('the configuration is checked as at start, and the rest all the same', async () => {
  const findings = await doctor({
    DEPLOYMENT: 'production',
    PAYMENT_PROVIDERS: 'VNPAY',
    PUBLIC_URL: `http://${NOBODY}`,
  });
  const problems = findings.filter(({ id }) => id === 'configuration').map(({ says }) => says.en);

  expect(() => readConfig({ DATA_DIR: folder, DEPLOYMENT: 'production' })).toThrow(problems[0]);
  expect(problems.join('\n')).toMatch(/PLATFORM_SECRET is the one of the demo/);
  expect(problems.join('\n')).toMatch(/VNPAY_HASH_SECRET is the key of the sandbox/);
  expect(statusOf(findings, 'folder')).toBe(process.getuid?.() === 0 ? 'unknown' : 'right');
  const unreadable = await doctor({ MAIL_CONCURRENCY: 'many' });
  expect(unreadable.map(({ id, status }) => `${id} ${status}`)).toEqual(['configuration wrong']);
}, 60_000);

test('a secret of few characters is no secret', () => {
  const weak = { DEPLOYMENT: 'production', PLATFORM_SECRET: 'abababababababababababababababababab' };

  expect(() => readConfig(weak)).toThrow('PLATFORM_SECRET has too few different characters');
});

test('the report of an unreadable key does not contain the key', async () => {
  const key = newKey().replace(/[A-Za-z0-9+/=]{20,}/, 'GEHEIM');
  const findings = await doctor({
    JWT_PRIVATE_KEY: key,
    PUBLIC_URL: `http://${NOBODY}`,
    PAYMENT_PROVIDERS: 'VNPAY',
  });

  expect(statusOf(findings, 'keys')).toBe('wrong');
  expect(JSON.stringify(findings)).not.toContain('GEHEIM');
}, 60_000);

test('a folder that cannot be written, a full disk and few open files are wrong', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, 'Max open files            1024                 1024                 files\n');

  expect(
    statusOf(
      await checked('folder', () => checkFolder(join(file, 'below'), false), { vi: 'x', en: 'x' }),
      'folder',
    ),
  ).toBe('wrong');
  expect(statusOf(await checkDisk(folder, { minFreeBytes: Number.MAX_SAFE_INTEGER }), 'disk')).toBe('wrong');
  const [few] = await openFilesOf('storefront-shell', file);
  expect(few).toMatchObject({ id: 'open-files.shell', status: 'wrong' });
  expect(few?.mend?.en).toContain('storefront-shell.service');
  expect(statusOf(await checkFolder(folder, false), 'folder')).toBe('right');
  expect((await openFilesOf('storefront-shell', join(folder, 'none')))[0]?.status).toBe('unknown');
});

test('as root it makes no folder, and a terminal says nothing of the limits of a service', async () => {
  const missing = join(folder, 'missing');

  expect(statusOf(await checkFolder(missing, true), 'folder')).toBe('unknown');
  expect(statusOf(await checkDisk(missing, { minFreeBytes: 1, minFreeFiles: 1 }), 'disk')).toBe('right');
  expect(existsSync(missing)).toBe(false);
  expect(await limitsOfService('storefront-that-nobody-installed.service')).toBeNull();
  expect((await openFilesOf('storefront-backend', null))[0]?.status).toBe('unknown');
});

test.each([
  ['postgres://shop:Xk3v%21Lw9-qRt7Zb@db/shop', 'right'],
  ['postgres://shop:shop@db/shop', 'wrong'],
  ['postgres://shop:postgres@db/shop', 'wrong'],
  ['postgres://shop:%3Cpassword%3E@db/shop', 'wrong'],
  ['postgres://shop:abcabcabcabcabc@db/shop', 'wrong'],
  ['postgres://shop:short@db/shop', 'wrong'],
  ['postgres://shop:100%25sure%@db/shop', 'wrong'],
  ['postgres://shop@db/shop', 'unknown'],
])('the password in %s is %s, and is not repeated', (url, status) => {
  const finding = databaseKeyFinding(url);

  expect(finding.status).toBe(status);
  expect(JSON.stringify(finding)).not.toMatch(/Xk3v|abcabc|short@|100%/);
});

test.each([
  ['yes', 'right'],
  ['no', 'wrong'],
  [null, 'unknown'],
])('a clock of which the system says %s is %s', (said, status) => {
  expect(clockFinding(said)).toMatchObject({ id: 'clock', status });
});

test('a gateway that fails does not hide what the others answer', async () => {
  const findings = await checkGateways(
    [
      { code: 'MOMO', query: () => Promise.reject(new Error('the key is none')) },
      {
        code: 'ZALOPAY',
        query: () => Promise.resolve({ kind: 'unknown' as const, raw: '<html>', signatureOk: false }),
      },
    ],
    systemClock,
  );

  expect(findings.map(({ id, status, says }) => `${id} ${status} ${says.en}`)).toEqual([
    'gateway.momo wrong cannot be checked (the key is none)',
    'gateway.zalopay wrong no answer that can be believed (<html>)',
  ]);
});

test('a check that does not end is given up', async () => {
  const findings = await checked('slow', () => new Promise(() => undefined), { vi: 'x', en: 'x' }, 50);

  expect(findings[0]).toMatchObject({ id: 'slow', status: 'wrong' });
});

test('without Redis or a mail server it says what that means', async () => {
  expect(statusOf(await checkRedis(null), 'redis')).toBe('unknown');
  const without = { smtpUrl: null, mailFrom: 'a@b.vn', siteName: 'x' };
  expect(statusOf(await checkSmtp(without, null), 'smtp')).toBe('wrong');
});

describe('what people meet at PUBLIC_URL', () => {
  let server: Server;
  let answer = { status: 200, html: '<main>' };
  /** What the address for notifications answers. */
  let reply = { status: 400, type: 'application/json; charset=utf-8', body: '' };
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/')
        response.writeHead(answer.status, { 'content-type': 'text/html' }).end(answer.html);
      else response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => new Promise((done) => server.close(done)));
  const { MOMO } = createProviders({
    config: { ...readConfig({}), payment: { ...readConfig({}).payment, providers: ['MOMO'] } },
    clock: systemClock,
  });
  const look = () =>
    checkPublicAddress(
      { publicUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, trustProxy: 'loopback' },
      MOMO ? [MOMO] : [],
    );

  test.each([
    ['a rendered page', { status: 200, html: '<html><main id="main">' }, 'right'],
    ['an empty frame', { status: 200, html: '<html>' }, 'wrong'],
    ['a failing proxy', { status: 502, html: '' }, 'wrong'],
    ['another site', { status: 404, html: '<main>' }, 'wrong'],
  ])('%s at the home page', async (_what, given, home) => {
    answer = given;
    expect(statusOf(await look(), 'public.home')).toBe(home);
  });

  const json = 'application/json; charset=utf-8';
  test.each([
    ['the refusal of the gateway', { status: 400, type: json, body: '' }, 'right'],
    ['a page of another site', { status: 200, type: 'text/html', body: '<main>' }, 'wrong'],
    ['a proxy that refuses', { status: 400, type: 'text/html', body: '' }, 'wrong'],
    ['a proxy that asks for a password', { status: 401, type: 'text/html', body: '' }, 'wrong'],
    ['a failing backend', { status: 502, type: json, body: '' }, 'wrong'],
  ])('%s at the address for notifications', async (_what, given, status) => {
    reply = given;
    expect(statusOf(await look(), 'public.ipn.momo')).toBe(status);
  });

  test('a proxy that is not believed is wrong where TLS ends before the shop', async () => {
    const findings = await checkPublicAddress({ publicUrl: `https://${NOBODY}`, trustProxy: false }, []);

    expect(statusOf(findings, 'public.trust-proxy')).toBe('wrong');
    expect(statusOf(findings, 'public.tls')).toBe('wrong');
  });
});

onPostgres(
  'on PostgreSQL, servers that receive nothing of each other and a database in another encoding are found',
  async () => {
    const one = await createTestDatabase();
    const other = await createTestDatabase(
      `encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`,
    );

    const findings = await checkPostgresql(
      {
        databaseUrl: urlOf(one),
        databasePooler: 'transaction',
        databaseDirectUrl: urlOf(other),
        databaseConnections: 20,
      },
      ledgerFiles.migrations,
    );

    expect(statusOf(findings, 'postgresql.announcements')).toBe('wrong');
    expect(findings.find(({ id }) => id === 'postgresql.encoding')).toMatchObject({
      status: 'wrong',
      says: { vi: expect.stringContaining('SQL_ASCII'), en: expect.stringContaining('needs UTF8') },
    });
  },
  60_000,
);

onPostgres(
  'on PostgreSQL, missing migrations, data of a newer version and missing rights have findings of their own',
  async () => {
    const databaseUrl = urlOf(await createTestDatabase());
    const look = (url = databaseUrl) =>
      checkPostgresql(
        { databaseUrl: url, databasePooler: 'none', databaseDirectUrl: null, databaseConnections: 20 },
        ledgerFiles.migrations,
      );
    const database = openPostgres({ url: databaseUrl, isPatient: true });
    try {
      expect(statusOf(await look(), 'postgresql.migrations')).toBe('wrong');
      await migrate(database.db, ledgerFiles.migrations);
      const right = await look();
      expect(right.filter(({ status }) => status !== 'right')).toEqual([]);
      expect(right.map(({ id }) => id)).toEqual([
        'postgresql.sessions',
        'postgresql.version',
        'postgresql.encoding',
        'postgresql.writing',
        'postgresql.extensions',
        'postgresql.rights',
        'postgresql.tables',
        'postgresql.clock',
        'postgresql.connections',
        'postgresql.migrations',
        'postgresql.announcements',
      ]);

      await sql`create role doctor_guest login password 'guest'`.execute(database.db).catch(() => undefined);
      await sql`revoke create on schema public from public`.execute(database.db);
      const guest = new URL(databaseUrl);
      guest.username = 'doctor_guest';
      guest.password = 'guest';
      const asGuest = await look(guest.href);
      expect(statusOf(asGuest, 'postgresql.rights')).toBe('wrong');
      expect(asGuest.find(({ id }) => id === 'postgresql.tables')?.says.en).toMatch(
        /^\d+ tables belong to somebody else: \w+/,
      );
      await sql`alter role doctor_guest set default_transaction_read_only = on`.execute(database.db);
      expect(statusOf(await look(guest.href), 'postgresql.writing')).toBe('wrong');

      await database.db.insertInto('migrations').values({ name: '9999_later.sql', checksum: 'x' }).execute();
      expect((await look()).find(({ id }) => id === 'postgresql.migrations')?.says.en).toMatch(
        /newer version/,
      );
    } finally {
      await database.close();
      await onServer((client) => client.query('drop role if exists doctor_guest'));
    }
  },
  60_000,
);
