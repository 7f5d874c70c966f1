import type { FastifyBaseLogger } from 'fastify';
import { ConfigError, readConfig, type Config } from './config';
import { codeOf, isDatabaseDown } from './plugins/db/failures';
import { FolderInUse } from './plugins/db/folder-lock';
import type { Db, OpenDatabase } from './plugins/db';
import { migrate, MigrationError } from './plugins/db/migrate';
import { openDatabase } from './plugins/db/open';
import { openPostgres } from './plugins/db/postgres';
import { createLogger } from './plugins/logging';

export interface Started {
  config: Config;
  logger: FastifyBaseLogger;
  database: OpenDatabase;
}

export interface Files {
  migrations: string;
  /** The bundled thread of the embedded database. */
  worker: string;
}

/**
 * What the server and the commands have in common: configuration, log, and a database that is up to date.
 * `isPatient`: for commands whose statements may take as long as they need.
 */
export async function start(
  env: NodeJS.ProcessEnv,
  files: Files,
  { isPatient = false } = {},
): Promise<Started> {
  const config = readConfig(env);
  const logger = createLogger(config.logLevel);
  const { databaseUrl, databaseConnections: connections, dataDir } = config;
  if (databaseUrl) await migrateServer(databaseUrl, files.migrations, logger);
  const database = await openDatabase({
    databaseUrl,
    connections,
    dataDir,
    workerFile: files.worker,
    logger,
    isPatient,
  });
  try {
    if (!databaseUrl) report(await migrate(database.db, files.migrations), logger);
    if (config.deployment === 'production') await refuseDemoAccounts(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { config, logger, database };
}

/** What is wrong with the data, in words for whoever runs the shop. */
export class DataRefused extends Error {
  override readonly name = 'DataRefused';
}

/** A demo that grew into a shop would keep accounts whose password is printed in the README. */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const open = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'like', '%@example.com')
    .where('status', '!=', 'LOCKED')
    .orderBy('email')
    .execute();
  if (open.length === 0) return;
  throw new DataRefused(
    `The database holds demo accounts with a known password: ${open.map(({ email }) => email).join(', ')}. ` +
      'Lock or delete them, or use another database (DEPLOYMENT=production).',
  );
}

/** With a connection of its own that may take its time. A server that is just starting is waited for. */
async function migrateServer(url: string, folder: string, logger: FastifyBaseLogger) {
  const database = openPostgres({ url, max: 1, isPatient: true });
  try {
    for (let tries = 1; ; tries++) {
      try {
        return report(await migrate(database.db, folder), logger);
      } catch (error) {
        if (!isDatabaseDown(error) || tries === 10) throw error;
        logger.warn({ tries }, 'the database does not answer yet');
        await new Promise((next) => setTimeout(next, 1_000));
      }
    }
  } finally {
    await database.close();
  }
}

function report(applied: string[], logger: FastifyBaseLogger) {
  if (applied.length > 0) logger.info({ applied }, 'the database was migrated');
}

/** The message for whoever started the process: what they can mend is told plainly, the rest with its stack. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError) return `${error.message}\nEvery variable is explained in .env.example.`;
  if (error instanceof FolderInUse || error instanceof MigrationError || error instanceof DataRefused)
    return error.message;
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const port = error instanceof Error && 'port' in error ? ` ${String(error.port)}` : '';
    return `The port${port} is taken. Stop what uses it or choose another with BACKEND_PORT.`;
  }
  if (code === '28P01' || code === '28000')
    return 'The database refused the user or the password of DATABASE_URL.';
  if (code === '3D000')
    return 'The database that DATABASE_URL names does not exist. Create it with createdb.';
  if (isDatabaseDown(error))
    return 'The database of DATABASE_URL does not answer. Is it running, and the address right?';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
