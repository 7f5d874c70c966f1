import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { ConfigError, readConfig, type Config } from './config';
import type { DatabaseAddress } from './db/connections';
import { codeOf, DatabaseMisconfigured, isDatabaseDown, reasonOf } from './db/failures';
import { FolderInUse } from './db/folder-lock';
import type { Db, OpenDatabase } from './db';
import { migrate, MigrationError } from './db/migrate';
import { openDatabase } from './db/open';
import { addressesWithSessions, refusePooler, type AddressVariable } from './db/pooler-check';
import { openPostgres } from './db/postgres';
import type { Localized } from './lib/localized';
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
  const { databasePooler: pooler, databaseDirectUrl: directUrl } = config;
  if (databaseUrl) await migrateServer({ url: databaseUrl, pooler, directUrl }, files.migrations, logger);
  const database = await openDatabase({
    databaseUrl,
    pooler,
    directUrl,
    connections,
    dataDir,
    workerFile: files.worker,
    logger,
    isPatient,
  });
  try {
    if (databaseUrl) await whenItAnswers('DATABASE_URL', () => sql`select 1`.execute(database.db), logger);
    else report(await migrate(database.db, files.migrations), logger);
    if (config.deployment === 'production') await refuseDemoAccounts(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { config, logger, database };
}

/** What is wrong with the data, in words for anyone who runs the shop. */
export class DataRefused extends Error {
  override readonly name = 'DataRefused';

  constructor(readonly says: Localized) {
    super(says.en);
  }
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
  const emails = open.map(({ email }) => email).join(', ');
  throw new DataRefused({
    vi:
      `Cơ sở dữ liệu có tài khoản dùng thử với mật khẩu ai cũng biết: ${emails}. ` +
      'Khoá hoặc xoá chúng, hoặc dùng cơ sở dữ liệu khác (DEPLOYMENT=production).',
    en:
      `The database holds demo accounts with a known password: ${emails}. ` +
      'Lock or delete them, or use another database (DEPLOYMENT=production).',
  });
}

/** The least major version of PostgreSQL that the shop is tested with. */
const MIN_POSTGRES_VERSION = 15;

/** An older server would fail at some query later, in words that say nothing of its age. */
export async function refuseOldServer(
  db: Db,
  variable: AddressVariable,
  least = MIN_POSTGRES_VERSION,
): Promise<void> {
  const { rows } = await sql<{
    version: string;
    number: string;
  }>`select current_setting('server_version') as version, current_setting('server_version_num') as number`.execute(
    db,
  );
  const [server] = rows;
  if (!server || Number(server.number) >= least * 10_000) return;
  throw new DataRefused({
    vi: `Máy chủ của ${variable} là PostgreSQL ${server.version}, cửa hàng cần ${String(least)} hoặc mới hơn: nâng cấp, hoặc dùng máy khác.`,
    en: `The server of ${variable} is PostgreSQL ${server.version}, and the shop needs ${String(least)} or newer: upgrade it, or use another.`,
  });
}

/** A server that was installed without a locale makes databases that take Vietnamese letters for single bytes. */
export async function refuseOtherEncoding(db: Db, variable: AddressVariable): Promise<void> {
  const { rows } = await sql<{
    encoding: string;
  }>`select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding ?? '';
  if (encoding === 'UTF8') return;
  throw new DataRefused({
    vi: `Cơ sở dữ liệu của ${variable} dùng bảng mã ${encoding}, cửa hàng cần UTF8: createdb --encoding UTF8 --locale C.UTF-8 --template template0.`,
    en: `The database of ${variable} has the encoding ${encoding}, and the shop needs UTF8: createdb --encoding UTF8 --locale C.UTF-8 --template template0.`,
  });
}

/** With a session of its own that may take its time. */
async function migrateServer(address: DatabaseAddress, folder: string, logger: FastifyBaseLogger) {
  for (const checked of addressesWithSessions(address))
    await whenItAnswers(checked.variable, () => refusePooler(checked), logger);
  const variable = address.directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const database = openPostgres({ ...address, max: 1, isPatient: true });
  try {
    const migrated = await whenItAnswers(
      variable,
      async () => {
        await refuseOldServer(database.db, variable);
        await refuseOtherEncoding(database.db, variable);
        return migrate(database.db, folder);
      },
      logger,
    );
    report(migrated, logger);
  } finally {
    await database.close();
  }
}

/** The database of `variable` could not be used when the process started. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';

  constructor(
    readonly variable: AddressVariable,
    override readonly cause: unknown,
  ) {
    super(reasonOf(cause), { cause });
  }
}

/** A server that is just starting is waited for. Throws `DatabaseStartError` for what the server or the way to it said. */
async function whenItAnswers<T>(
  variable: AddressVariable,
  ask: () => Promise<T>,
  logger: FastifyBaseLogger,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseDown(error) || tries === 10)
        throw codeOf(error) || isDatabaseDown(error) ? new DatabaseStartError(variable, error) : error;
      logger.warn({ tries, variable, reason: reasonOf(error) }, 'the database does not answer yet');
      await new Promise((next) => setTimeout(next, 1_000));
    }
  }
}

/** `CREATE EXTENSION` of one that the server does not have. */
export const isMissingExtension = (error: unknown) =>
  ['0A000', '58P01'].includes(codeOf(error)) && /extension/.test(reasonOf(error));

function report(applied: string[], logger: FastifyBaseLogger) {
  if (applied.length > 0) logger.info({ applied }, 'the database was migrated');
}

/** The message for anyone who started the process: what they can mend is told plainly, the rest with its stack. */
export function explain(error: unknown, variable: AddressVariable = 'DATABASE_URL'): string {
  if (error instanceof DatabaseStartError) return explain(error.cause, error.variable);
  if (error instanceof ConfigError) return `${error.message}\nEvery variable is explained in .env.example.`;
  if (
    error instanceof FolderInUse ||
    error instanceof MigrationError ||
    error instanceof DataRefused ||
    error instanceof DatabaseMisconfigured
  )
    return error.message;
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const port = error instanceof Error && 'port' in error ? ` ${String(error.port)}` : '';
    return `The port${port} is taken. Stop what uses it or choose another with BACKEND_PORT.`;
  }
  if (code === '28P01' || code === '28000')
    return `The database refused the user or the password of ${variable}.`;
  if (code === '42501')
    return `The user of ${variable} lacks a right in the database (${reasonOf(error)}). Make it the owner: ALTER DATABASE name OWNER TO user.`;
  if (isMissingExtension(error))
    return `The server of ${variable} lacks an extension (${reasonOf(error)}). Install PostgreSQL's contrib modules, with pg_trgm, on it.`;
  if (code === '3D000') return `The database that ${variable} names does not exist. Create it with createdb.`;
  if (isDatabaseDown(error))
    return `The database of ${variable} does not answer (${reasonOf(error)}). Is it running, and the address right?`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
