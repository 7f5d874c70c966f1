import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp } from '../app';
import { readConfig } from '../config';
import { newKey } from '../modules/auth/signing-key';
import { createTestLogger } from '../testing/log-inspection';
import { isOnPostgres, onPostgres } from '../testing/on-postgres';
import { TEST_POSTGRES } from '../testing/test-database';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy';
import { systemClock } from '../lib/clock';
import { answer } from '../lib/envelope';
import type { OpenDatabase } from '.';
import { Outage } from './outage';
import { openPostgres } from './postgres';

/** These tests break the connection to a PostgreSQL server; the embedded database has no network connection. */
let proxy: TcpProxy;
let database: OpenDatabase;
let app: FastifyInstance;
/** The address of the server through the proxy. */
let url: URL;

const { hostname, port } = new URL(TEST_POSTGRES);
beforeAll(async () => {
  if (!isOnPostgres) return;
  proxy = await startTcpProxy({ host: hostname, port: Number(port || 5432) });
  url = new URL(TEST_POSTGRES);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  database = openPostgres({ url: url.href, max: 5 });
  app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', JWT_PRIVATE_KEY: newKey() }),
    logger: createTestLogger(),
    database,
    clock: systemClock,
    permissions: { 'GET /test/ask': 'public', 'GET /test/slow': 'public', 'GET /test/transaction': 'public' },
    extend: (extended) => {
      extended.get('/test/ask', async () => answer((await sql`select 1 as one`.execute(database.db)).rows));
      extended.get('/test/slow', async () =>
        answer((await sql`select pg_sleep(3)`.execute(database.db)).rows.length),
      );
      extended.get('/test/transaction', async () =>
        answer(
          await database.db.transaction().execute(async (tx) => {
            await sql`select 1`.execute(tx);
            await wait(300);
            return (await sql`select 2`.execute(tx)).rows;
          }),
        ),
      );
    },
  });
  await app.ready();
});
afterAll(async () => {
  if (!isOnPostgres) return;
  await proxy.become('pass');
  await app.close();
  await database.close();
  await proxy.close();
});
afterEach(async () => {
  if (isOnPostgres) await recovered();
});

async function timed(url: string) {
  const startedAt = Date.now();
  const response = await app.inject({ url });
  return { response, ms: Date.now() - startedAt };
}

/** Waits until the shop recovers without a restart. */
async function recovered() {
  if (!proxy) return;
  await proxy.become('pass');
  const deadline = Date.now() + 10_000;
  while ((await app.inject({ url: '/test/ask' })).statusCode !== 200) {
    if (Date.now() > deadline) throw new Error('The shop did not recover');
    await wait(100);
  }
}

onPostgres('a server that does not answer is noticed, though the pooler before it does', async () => {
  const pooler = { connection: { connectionString: TEST_POSTGRES }, isLoginEnough: true };
  const direct = { connection: { connectionString: url.href } };
  const outage = new Outage([pooler, direct], { onDown: () => undefined, isWatched: true });
  await proxy.become('refuse');
  expect(await outage.probe()).toBe(false);

  await proxy.become('pass');

  expect(await outage.probe()).toBe(true);
  outage.close();
});

const broken = (mode: 'refuse' | 'silent', title: string, check: () => Promise<void>) =>
  onPostgres(
    title,
    async () => {
      expect((await timed('/test/ask')).response.statusCode).toBe(200);
      await proxy.become(mode);
      await check();
    },
    30_000,
  );

for (const mode of ['refuse', 'silent'] as const) {
  broken(
    mode,
    `while the database is gone (${mode}) every visitor gets 503 within two seconds, and the shop recovers`,
    async () => {
      const answers = await Promise.all(['/test/ask', '/test/transaction', '/ready', '/test/ask'].map(timed));
      await wait(200);
      answers.push(...(await Promise.all(['/test/ask', '/ready', '/api/main/category'].map(timed))));

      for (const { response, ms } of answers) {
        expect(response.statusCode).toBe(503);
        expect(response.json()).toMatchObject({ success: false, errorCode: 'SERVICE_UNAVAILABLE' });
        expect(response.headers['retry-after']).toBe('2');
        expect(ms).toBeLessThan(2_000);
      }
      expect((await timed('/live')).response.statusCode).toBe(200);
    },
  );
}

broken('silent', 'a transaction that the outage interrupts ends with 503 as well', async () => {
  await proxy.become('pass');
  await recovered();
  const interrupted = timed('/test/transaction');
  await wait(150);
  await proxy.become('silent');

  const { response } = await interrupted;

  expect(response.statusCode).toBe(503);
});

onPostgres(
  'a slow query on a healthy database runs to its end',
  async () => {
    const { response } = await timed('/test/slow');

    expect(response.statusCode).toBe(200);
  },
  15_000,
);

onPostgres('visitors who wait for a free connection do not get 503', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => timed('/test/slow')));

  expect(answers.map(({ response }) => response.statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
});
