import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import pg from 'pg';
import type { OpenDatabase } from '../plugins/db';
import { openEmbedded } from '../plugins/db/embedded';
import { codeOf } from '../plugins/db/failures';
import { openPostgres } from '../plugins/db/postgres';

/** Made by `jest.setup.mjs`. */
export const testWorkerFile = resolve(__dirname, '../../dist/test/pglite-worker.mjs');
const emptyDatabase = resolve(__dirname, '../../dist/test/empty-database.tar');
export const ledgerFiles = {
  ledger: resolve(__dirname, '../../dist/test/ledger.mjs'),
  worker: testWorkerFile,
  migrations: resolve(__dirname, '../../migrations'),
};

export const TEST_POSTGRES =
  process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/storefront_test';

/** A database of its own for one test file: a schema on PostgreSQL where one answers, PGlite otherwise. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const forced = process.env['TEST_DB'];
  const url = process.env['TEST_DATABASE_URL'];
  if (forced === 'pglite' || (forced !== 'postgres' && !url && !(await answersHere('127.0.0.1', 5432)))) {
    return openEmbedded({ folder: null, workerFile: testWorkerFile, emptyDatabase, queryTimeoutMs: 30_000 });
  }
  return openSchema(TEST_POSTGRES);
}

async function openSchema(url: string): Promise<OpenDatabase> {
  await createDatabase(url);
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await withClient(url, async (client) => {
    // In public, once: a schema that owned the extension would take it along when it is dropped.
    await client.query('select pg_advisory_lock(48151623)');
    await client.query('create extension if not exists pg_trgm schema public');
    await client.query(`create schema ${schema}`);
  });
  const database = openPostgres({ url, schema, max: 10 });
  return {
    ...database,
    async close() {
      await database.close();
      await withClient(url, (client) => client.query(`drop schema ${schema} cascade`));
    },
  };
}

async function createDatabase(url: string) {
  const name = new URL(url).pathname.slice(1);
  const server = new URL(url);
  server.pathname = '/postgres';
  await withClient(server.href, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount)
      await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
        // Another test file was quicker.
        if (!['42P04', '23505'].includes(codeOf(error))) throw error;
      });
  });
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

export const answersHere = (host: string, port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect({ host, port, timeout: 500 });
    const end = (open: boolean) => {
      socket.destroy();
      done(open);
    };
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false));
  });
