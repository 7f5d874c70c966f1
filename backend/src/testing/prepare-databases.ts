import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type pg from 'pg';
import { openEmbedded } from '../db/embedded';
import { migrate } from '../db/migrate';
import { openPostgres } from '../db/postgres';
import { ledgerFiles, onServer, testDatabase, testWorkerFile, urlOf, usesPostgres } from './test-database';

/** Creates the template database of all test files once: creation takes a second, a copy a tenth of that. */
export async function prepareDatabases(madeFolder: string): Promise<void> {
  if (await usesPostgres()) await preparePostgres();
  else await Promise.all([prepareEmpty(madeFolder), prepareMigrated(madeFolder)]);
}

/** Drops the PostgreSQL databases of this run and the leftovers of earlier runs. */
export async function dropDatabases(): Promise<void> {
  if (!(await usesPostgres())) return;
  const left = await onServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      String.raw`select datname from pg_database where datname like 'storefront\_test\_%'`,
    );
    return rows
      .map(({ datname }) => datname)
      .filter((name) => {
        const run = Number(name.split('_')[2]);
        return run === process.pid || !isRunning(run);
      });
  });
  // Each drop waits for a checkpoint of the whole server, which parallel drops share.
  const drop = async (client: pg.Client) => {
    for (let name = left.pop(); name !== undefined; name = left.pop())
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  };
  await Promise.all(Array.from({ length: Math.min(left.length, 24) }, () => onServer(drop)));
}

async function preparePostgres() {
  const run = String(process.pid);
  process.env['TEST_RUN'] = run;
  const name = testDatabase(run, 'migrated');
  await onServer((client) => client.query(`create database ${name}`));
  const database = openPostgres({ url: urlOf(name), isPatient: true, isWatched: false });
  await migrate(database.db, ledgerFiles.migrations);
  await database.close();
}

async function prepareEmpty(madeFolder: string) {
  await dump(await PGlite.create({ extensions: { pg_trgm } }), join(madeFolder, 'empty-database.tar'));
}

async function prepareMigrated(madeFolder: string) {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-migrated-'));
  const embedded = await openEmbedded({ folder, workerFile: testWorkerFile });
  await migrate(embedded.db, ledgerFiles.migrations);
  await embedded.close();
  const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  await dump(database, join(madeFolder, 'migrated-database.tar'));
  await rm(folder, { recursive: true });
}

/** Writes a temporary file and renames it, so that a concurrent test never reads a partial file. */
async function dump(database: PGlite, file: string) {
  const folder = await database.dumpDataDir('none');
  await database.close();
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, folder.stream());
  await rename(unfinished, file);
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
