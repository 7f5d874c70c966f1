import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { createApp } from '../app';
import { readConfig } from '../config';
import { checkPostgresql } from '../doctor/check-postgresql';
import { newKey } from '../modules/auth/signing-key';
import { start } from '../start';
import { openCheckoutShop, type CheckoutShop } from '../testing/checkout';
import { createTestLogger } from '../testing/log-inspection';
import { hasPgBouncer, openPgBouncer, type PgBouncer } from '../testing/pgbouncer';
import { migrationsFolder, readTestToken } from '../testing/test-app';
import { testWorkerFile, urlOf } from '../testing/test-database';
import type { OpenDatabase } from '.';
import { openPostgres } from './postgres';

// PgBouncer is not an npm package, so these tests need an installed one; other tests cover pooler settings and messages.
const reason =
  process.env['TEST_DB'] !== 'postgres'
    ? ' (skipped: it needs TEST_DB=postgres)'
    : hasPgBouncer()
      ? ''
      : ' (skipped: pgbouncer is not installed)';
const behind = reason ? describe.skip : describe;

behind(`a shop behind PgBouncer in transaction mode${reason}`, () => {
  let shop: CheckoutShop;
  let pgbouncer: PgBouncer;
  let database: OpenDatabase;
  let app: FastifyInstance;
  let name: string;

  beforeAll(async () => {
    shop = await openCheckoutShop();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
    name = rows[0]?.name ?? '';
    pgbouncer = await openPgBouncer();
    database = openPostgres({ url: pgbouncer.urlOf(name), directUrl: urlOf(name), pooler: 'transaction' });
    app = await createApp({
      config: readConfig({ LOG_LEVEL: 'silent', JWT_PRIVATE_KEY: newKey(), PAYMENT_PROVIDERS: 'VNPAY' }),
      logger: createTestLogger(),
      database,
      clock: shop.clock,
      verifyAccessToken: readTestToken,
    });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await pgbouncer.close();
    await shop.close();
  });

  const starting = (env: Record<string, string>) =>
    start({ LOG_LEVEL: 'silent', ...env }, { migrations: migrationsFolder, worker: testWorkerFile });

  test('the shop refuses to start without DATABASE_POOLER and names the rejected parameter and the variable to set', async () => {
    await expect(starting({ DATABASE_URL: pgbouncer.urlOf(name) })).rejects.toThrow(
      /DATABASE_URL refused the connection: "unsupported startup parameter: \w+".*Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL/,
    );
  });

  test('the shop refuses to start with the pooler as its direct address', async () => {
    const url = pgbouncer.urlOf(name);
    await expect(
      starting({ DATABASE_URL: url, DATABASE_DIRECT_URL: url, DATABASE_POOLER: 'transaction' }),
    ).rejects.toThrow('Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.');
  });

  test('the shop refuses to start without DATABASE_POOLER when the pooler ignores startup parameters', async () => {
    const swallowing = await openPgBouncer({
      ignore_startup_parameters: 'options,statement_timeout,idle_in_transaction_session_timeout',
    });
    try {
      await expect(starting({ DATABASE_URL: swallowing.urlOf(name) })).rejects.toThrow(
        'is a pooler that keeps no sessions. Set DATABASE_POOLER=transaction',
      );
      await expect(
        starting({ DATABASE_URL: swallowing.urlOf(name), DATABASE_DIRECT_URL: urlOf(name) }),
      ).rejects.toThrow('the database of DATABASE_URL is a pooler that keeps no sessions.');
    } finally {
      await swallowing.close();
    }
  });

  test('the shop starts behind a pooler in session mode', async () => {
    const keeping = await openPgBouncer({
      pool_mode: 'session',
      ignore_startup_parameters: 'options,statement_timeout,idle_in_transaction_session_timeout',
    });
    try {
      const started = await starting({ DATABASE_URL: keeping.urlOf(name) });
      await started.database.close();
    } finally {
      await keeping.close();
    }
  });

  test('the shop starts, migrates and is ready with DATABASE_POOLER=transaction', async () => {
    const started = await starting({
      DATABASE_URL: pgbouncer.urlOf(name),
      DATABASE_DIRECT_URL: urlOf(name),
      DATABASE_POOLER: 'transaction',
    });
    await started.database.close();

    expect((await app.inject({ url: '/ready' })).statusCode).toBe(200);
  });

  test('the shop sells to more concurrent shoppers than the pooler has sessions', async () => {
    const { infoId } = await shop.shelf.aProduct({ variants: [{ onHand: 100 }] });
    const payload = await shop.orderBody(infoId, { paymentMethod: 'COD' });

    const orders = await Promise.all(
      Array.from({ length: 12 }, () =>
        app.inject({
          method: 'POST',
          url: '/api/ecommerce/order',
          headers: { ...shop.as('CUSTOMER', uuid()), 'idempotency-key': uuid() },
          payload,
        }),
      ),
    );

    expect(orders.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(await shop.brokenRules()).toEqual([]);
  });

  test('the shop stays ready while all sessions of the pooler are busy', async () => {
    const slow = Array.from({ length: 4 }, () => sql`select pg_sleep(2.5)`.execute(database.db));

    expect((await app.inject({ url: '/api/main/category' })).statusCode).toBe(200);
    await Promise.all(slow);
  });

  test('the doctor finds everything right behind the pooler, and says what to set without DATABASE_POOLER', async () => {
    const look = (databasePooler: 'none' | 'transaction', databaseDirectUrl: string | null) =>
      checkPostgresql(
        { databaseUrl: pgbouncer.urlOf(name), databasePooler, databaseDirectUrl, databaseConnections: 20 },
        migrationsFolder,
      );

    const findings = await look('transaction', urlOf(name));
    expect(findings.filter(({ status }) => status !== 'right')).toEqual([]);
    expect(findings.map(({ id }) => id)).toContain('postgresql.announcements');
    expect((await look('none', null))[0]).toMatchObject({
      id: 'postgresql.connection',
      says: { vi: expect.stringContaining('DATABASE_POOLER=transaction') },
    });
  });

  test('the shop receives announcements through its direct connection', async () => {
    const received: (string | null)[] = [];
    const end = database.listen('of_a_test', (text) => void received.push(text));

    // What is announced before the session listens is not received, so it is announced again.
    while (!received.includes('news')) {
      await database.db.transaction().execute((tx) => database.announce(tx, 'of_a_test', 'news'));
      await wait(50);
    }
    end();
  });

  test('the shop limits its transactions without changing the session for its next user', async () => {
    const shown = sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`;
    const inside = await database.db.transaction().execute((tx) => shown.execute(tx));
    expect(inside.rows).toEqual([{ timeout: '15s' }]);

    const outside = await Promise.all(Array.from({ length: 6 }, () => shown.execute(database.db)));
    expect(new Set(outside.map(({ rows }) => rows[0]?.timeout))).toEqual(new Set(['0']));
  });

  test('the shop is not ready while the pooler is down', async () => {
    const leaving = await openPgBouncer();
    const other = openPostgres({ url: leaving.urlOf(name), directUrl: urlOf(name), pooler: 'transaction' });
    try {
      await expect(other.ping(10_000)).resolves.toBeUndefined();
      await leaving.close();
      await expect(other.ping(10_000)).rejects.toThrow();
    } finally {
      await other.close();
    }
  });
});
