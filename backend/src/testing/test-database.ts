import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Worker } from 'node:worker_threads';
import type { OpenDatabase } from '../db';
import { openEmbedded } from '../db/embedded';
import { openPostgres } from '../db/postgres';

declare global {
  /** From `backend/db-worker-pool.mjs`. */
  var PooledDbWorker: typeof Worker | undefined;
}

const made = resolve(__dirname, '../../dist/test');
export const testWorkerFile = join(made, 'pglite-worker.mjs');
export const ledgerFiles = {
  ledger: join(made, 'ledger.mjs'),
  worker: testWorkerFile,
  migrations: resolve(__dirname, '../../migrations'),
};

/** A server whose user may create databases. */
export const TEST_POSTGRES =
  process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Opens a separate database for one test file: on PostgreSQL if a server responds, otherwise PGlite. With all migrations
 * it is a copy of the template of `prepare-databases.ts`, or the truncated database of an earlier file. Tests of session
 * state set `isNew`.
 */
export async function openTestDatabase({ isMigrated = false, isNew = false } = {}): Promise<OpenDatabase> {
  if (await usesPostgres()) return openOnPostgres(isMigrated);
  return openEmbedded({
    folder: null,
    // A pooled database has all migrations.
    Thread: isMigrated && !isNew ? globalThis.PooledDbWorker : undefined,
    workerFile: testWorkerFile,
    preparedDatabase: join(made, isMigrated ? 'migrated-database.tar' : 'empty-database.tar'),
    queryTimeoutMs: 30_000,
  });
}

/** Whether the tests of this run use PostgreSQL. */
export async function usesPostgres(): Promise<boolean> {
  const forced = process.env['TEST_DB'];
  if (forced) return forced === 'postgres';
  return Boolean(process.env['TEST_DATABASE_URL']) || answersHere('127.0.0.1', 5432);
}

async function openOnPostgres(isMigrated: boolean): Promise<OpenDatabase> {
  const run = process.env['TEST_RUN'];
  const name = await createTestDatabase(run && isMigrated ? `template ${testDatabase(run, 'migrated')}` : '');
  const database = openPostgres({
    url: urlOf(name),
    max: 10,
    // A busy machine may respond later than the watchdog's timeout.
    isWatched: false,
  });
  return {
    ...database,
    async close() {
      await database.close();
      if (!run) await onServer((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/**
 * Creates a database on the server and returns its name. A run drops its databases together at its end, because each drop
 * waits for a checkpoint of the whole server.
 */
export async function createTestDatabase(options = ''): Promise<string> {
  const name = testDatabase(process.env['TEST_RUN'] ?? process.pid, randomBytes(6).toString('hex'));
  await onServer(async (client) => {
    await client.query(`create database ${name} ${options}`);
    // Tests do not need durability, so commits do not wait for the disk.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  return name;
}

/** The name of a test database; the run's prefix identifies its databases. */
export const testDatabase = (run: string | number, what: string) => `storefront_test_${run}_${what}`;

export function urlOf(database: string): string {
  const url = new URL(TEST_POSTGRES);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs administrative statements on the server, such as creating or dropping a database. */
export async function onServer<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: TEST_POSTGRES });
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
