import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { v7 as uuid } from 'uuid';
import { createApp } from '../app';
import { readConfig } from '../config';
import { newKey } from '../modules/auth/signing-key';
import { createTestLogger } from '../testing/log-inspection';
import { openProxied, type ProxiedDatabase } from '../testing/proxied-database';
import { createTestApp, readTestToken, type TestApp } from '../testing/test-app';
import { inMs, type OpenDatabase } from '../db';
import { answer, Answer } from '../lib/envelope';
import { conflict } from '../lib/errors';
import { idempotent } from './idempotency';

// Two processes need a server between them, and the outage is made by a proxy: both run in the suite on PostgreSQL.
const reason = process.env['TEST_DB'] === 'postgres' ? '' : ' (skipped: it needs TEST_DB=postgres)';
const onPostgres = reason ? test.skip : test;

const customer = uuid();
let shop: TestApp;
/** Two servers of one shop, and one that reaches its database through a network that can be broken. */
let first: FastifyInstance;
let second: FastifyInstance;
let fragile: FastifyInstance | undefined;
let proxied: ProxiedDatabase | undefined;
let run: (by: string) => Promise<void>;
let codes = 10;

beforeAll(async () => {
  shop = await createTestApp();
  [first, second] = [await aServer('first', shop.database), await aServer('second', shop.database)];
  if (reason) return;
  proxied = await openProxied(shop.database);
  fragile = await aServer('fragile', proxied.database);
});
afterAll(async () => {
  for (const app of [first, second, fragile]) await app?.close();
  await proxied?.close();
  await shop.close();
});
beforeEach(() => {
  run = async () => undefined;
  for (const app of [first, second, fragile])
    if (app) Object.assign(app.idempotency, { waitMs: 50, leaseMs: 4_000, heartbeatMs: 1_000 });
});

/** Its one write leaves a province behind, in the transaction that stores the answer. */
async function aServer(name: string, database: OpenDatabase) {
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', JWT_PRIVATE_KEY: newKey() }),
    logger: createTestLogger(),
    database,
    clock: shop.clock,
    verifyAccessToken: readTestToken,
    permissions: { 'POST /api/things': 'customer' },
    extend: (extended) => {
      extended.post(
        '/api/things',
        { schema: { response: { 200: Answer(Type.Object({ by: Type.String() })) } } },
        (request) =>
          idempotent(request, async (store) => {
            await run(name);
            return database.db.transaction().execute(async (tx) => {
              await tx
                .insertInto('provinces')
                .values({ code: String(++codes), name, type: 'Thành phố' })
                .execute();
              const body = answer({ by: name });
              await store(tx, body);
              return body;
            });
          }),
      );
    },
  });
  await app.ready();
  return app;
}

const post = (app: FastifyInstance, key: string) =>
  app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { ...shop.as('CUSTOMER', customer), 'idempotency-key': key },
  });

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

/** A run that goes on until it is let go. */
function aLongRun() {
  const { promise: begun, resolve: begin } = deferred();
  const { promise: ended, resolve: end } = deferred();
  run = async () => {
    run = async () => undefined;
    begin();
    await ended;
  };
  return { begun, end };
}

/** As a process leaves it that was killed: begun, and nobody renews it. */
const abandonedRun = (key: string, leaseMs: number) =>
  shop.db
    .insertInto('idempotencyKeys')
    .values({
      caller: customer,
      route: 'POST /api/things',
      key,
      // Of a request without a body.
      bodyHash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      runId: uuid(),
      answer: null,
      startedAt: shop.clock(),
      leaseUntil: inMs(leaseMs),
      finishedAt: null,
    })
    .execute();

/** By the clock of the database, in milliseconds. */
async function leaseOf(key: string): Promise<{ lease: number; now: number }> {
  const { rows } = await sql<{ lease: number; now: number }>`
    select (extract(epoch from lease_until) * 1000)::float8 as lease,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now
    from idempotency_keys where key = ${key}`.execute(shop.db);
  if (!rows[0]) throw new Error(`Nobody has the key ${key}`);
  return rows[0];
}

test('a request that takes longer than its lease keeps its key while its server lives', async () => {
  Object.assign(first.idempotency, { leaseMs: 4_000, heartbeatMs: 50 });
  const long = aLongRun();
  const running = post(first, 'key-of-a-long-run');
  await long.begun;
  const { lease: firstEnd } = await leaseOf('key-of-a-long-run');
  await until(
    () => leaseOf('key-of-a-long-run'),
    ({ lease, now }) => now > firstEnd && lease > firstEnd,
  );

  const repeated = await post(second, 'key-of-a-long-run');
  expect(repeated.json()).toMatchObject({ statusCode: 409, errorCode: 'REQUEST_IN_PROGRESS' });
  expect(repeated.headers['retry-after']).toMatch(/^[1-4]$/);

  long.end();
  expect((await running).json().data).toEqual({ by: 'first' });
  expect((await post(second, 'key-of-a-long-run')).json().data).toEqual({ by: 'first' });
});

test('a shopper whose server died learns when to retry, and succeeds once the lease has expired', async () => {
  await abandonedRun('abandoned-key', 60_000);

  const early = await post(second, 'abandoned-key');
  expect(early.json()).toMatchObject({ statusCode: 409, errorCode: 'REQUEST_IN_PROGRESS' });
  expect(early.headers['retry-after']).toMatch(/^(60|5\d)$/);

  await shop.db
    .updateTable('idempotencyKeys')
    .set({ leaseUntil: inMs(0) })
    .where('key', '=', 'abandoned-key')
    .execute();

  second.idempotency.waitMs = 20_000;
  expect((await post(second, 'abandoned-key')).json().data).toEqual({ by: 'second' });
});

test('the key of a request whose server died stays with what it asked for', async () => {
  await abandonedRun('abandoned-with-a-body', 0);

  const other = await first.inject({
    method: 'POST',
    url: '/api/things',
    headers: { ...shop.as('CUSTOMER', customer), 'idempotency-key': 'abandoned-with-a-body' },
    payload: { value: 1 },
  });

  expect(other.json()).toMatchObject({ statusCode: 422, errorCode: 'IDEMPOTENCY_KEY_REUSED' });
  expect((await post(second, 'abandoned-with-a-body')).json().data).toEqual({ by: 'second' });
});

test('a server clock that is wrong by hours neither frees a key early nor holds it longer', async () => {
  await abandonedRun('key-by-the-clock', 60_000);
  shop.clock.advance(12 * 3_600_000);
  expect((await post(first, 'key-by-the-clock')).statusCode).toBe(409);

  await abandonedRun('key-of-the-past', 0);
  shop.clock.advance(-24 * 3_600_000);
  expect((await post(first, 'key-of-the-past')).statusCode).toBe(200);
});

test('a request whose key another server took over is rolled back', async () => {
  Object.assign(first.idempotency, { leaseMs: 100, heartbeatMs: 3_600_000 });
  const frozen = aLongRun();
  const lost = post(first, 'key-of-the-frozen');
  await frozen.begun;
  await shop.db.deleteFrom('provinces').execute();
  second.idempotency.waitMs = 20_000;

  expect((await post(second, 'key-of-the-frozen')).json().data).toEqual({ by: 'second' });
  frozen.end();

  expect((await lost).json()).toMatchObject({ statusCode: 409, errorCode: 'REQUEST_IN_PROGRESS' });
  expect(await shop.db.selectFrom('provinces').select('name').execute()).toEqual([{ name: 'second' }]);
  expect((await post(first, 'key-of-the-frozen')).json().data).toEqual({ by: 'second' });
});

test('all leases of a server are renewed with one statement, and nothing is sent while there are none', async () => {
  const leases = async () => {
    const { rows } = await sql<{ lease: string; writer: string }>`
      select lease_until::text as lease, xmin::text as writer from idempotency_keys
      where key like 'key-of-many-%' order by key`.execute(shop.db);
    return rows;
  };
  Object.assign(first.idempotency, { heartbeatMs: 20 });
  const { promise: ended, resolve: end } = deferred();
  run = () => ended;
  const running = Array.from({ length: 5 }, (_, at) => post(first, `key-of-many-${String(at)}`));
  const all = await until(leases, (found) => found.length === 5);
  const renewed = await until(leases, (found) =>
    found.every(({ lease }, at) => lease !== all[at]?.lease && found[0]?.writer === found[at]?.writer),
  );
  // Written by one transaction, which a statement outside of any is.
  expect(new Set(renewed.map(({ writer }) => writer)).size).toBe(1);

  end();
  await Promise.all(running);
  const last = await leases();
  await wait(100);
  expect(await leases()).toEqual(last);
});

test('the end of a short request leaves the leases of longer ones renewed', async () => {
  Object.assign(first.idempotency, { leaseMs: 4_000, heartbeatMs: 50 });
  const long = aLongRun();
  const running = post(first, 'key-of-the-longer');
  await long.begun;
  expect((await post(first, 'key-of-the-short')).statusCode).toBe(200);
  const { lease: before } = await leaseOf('key-of-the-longer');

  await until(
    () => leaseOf('key-of-the-longer'),
    ({ lease, now }) => now > before && lease > before,
  );
  long.end();
  expect((await running).json().data).toEqual({ by: 'first' });
});

onPostgres(`a renewal that hangs is followed by another before the lease runs out${reason}`, async () => {
  const held = deferred();
  const hanging = new WeakSet<object>();
  let renewals = 0;
  const db = shop.db.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind === 'UpdateQueryNode' && ++renewals === 1) hanging.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (hanging.has(queryId)) await held.promise;
      return result;
    },
  });
  const usual = first.idempotency.db;
  Object.assign(first.idempotency, { db, leaseMs: 1_000, heartbeatMs: 20 });
  const long = aLongRun();
  const running = post(first, 'key-of-a-hanging-renewal');
  await long.begun;
  try {
    await until(
      async () => renewals,
      (count) => count > 1,
    );
  } finally {
    held.resolve();
    long.end();
    Object.assign(first.idempotency, { db: usual });
  }
  expect((await running).statusCode).toBe(200);
});

onPostgres(
  `a key that could not be freed while the database was away is freed when it is back${reason}`,
  async () => {
    if (!proxied || !fragile) throw new Error('it needs PostgreSQL');
    fragile.idempotency.leaseMs = 60_000;
    await failDuringOutage(proxied, fragile, 'key-of-an-outage');
    await proxied.proxy.become('pass');

    second.idempotency.waitMs = 20_000;
    expect((await post(second, 'key-of-an-outage')).json().data).toEqual({ by: 'second' });
  },
  60_000,
);

onPostgres(
  `a key that could not be freed until its lease ran out is not renewed any more${reason}`,
  async () => {
    if (!proxied || !fragile) throw new Error('it needs PostgreSQL');
    Object.assign(fragile.idempotency, { leaseMs: 200, heartbeatMs: 20 });
    await failDuringOutage(proxied, fragile, 'key-of-a-long-outage');
    await wait(500);
    await proxied.proxy.become('pass');

    expect((await post(second, 'key-of-a-long-outage')).json().data).toEqual({ by: 'second' });
  },
  60_000,
);

/** The run fails while nobody answers, so that its key cannot be freed at once. */
async function failDuringOutage({ proxy }: ProxiedDatabase, app: FastifyInstance, key: string) {
  run = async () => {
    run = async () => undefined;
    await proxy.become('refuse');
    throw conflict('CART_CHANGED');
  };
  expect((await post(app, key)).json().errorCode).toBe('CART_CHANGED');
  const held = shop.db.selectFrom('idempotencyKeys').select('key').where('key', '=', key);
  expect(await held.execute()).toHaveLength(1);
}

async function until<T>(look: () => Promise<T>, isRight: (found: T) => boolean): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const found = await look();
    if (isRight(found)) return found;
    if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(found)}`);
    await wait(10);
  }
}
