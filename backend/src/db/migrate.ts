import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '.';

/** Key of the advisory lock: arbitrary, but not used elsewhere. */
const MIGRATION_LOCK = 7_305_412_880;

/** `foreign`: the database holds something else; `newer`: a later version of the shop wrote it. */
type MigrationProblem = 'foreign' | 'newer' | 'files';

export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(
    message: string,
    readonly problem: MigrationProblem = 'files',
  ) {
    super(message);
  }
}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at);
  if (twice)
    throw new MigrationError(`Two migrations have the number ${twice} in ${folder}. Renumber the newer one.`);
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Applies pending migrations in order, each file in its own transaction. Several servers may start at once: an advisory
 * lock lets one of them migrate while the others wait.
 */
export async function migrate(db: Db, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    try {
      return await applyMissing(connection, migrations);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    }
  });
}

/** Tables of another program in the schema that the shop would create its own in, and whether `migrations` is the shop's. */
async function refuseForeignDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; isOurs: boolean }>`
    select relname::text as name, relname = 'migrations' and exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'checksum' and not attisdropped) as is_ours
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname`.execute(db);
  if (rows.length === 0 || rows.some(({ isOurs }) => isOurs)) return;
  const names = rows.slice(0, 5).map(({ name }) => name);
  throw new MigrationError(
    `The database holds tables of something else: ${names.join(', ')}${rows.length > names.length ? ' and more' : ''}. ` +
      'Create a database for the shop alone (createdb), and name it in DATABASE_URL.',
    'foreign',
  );
}

async function applyMissing(db: Db, migrations: Migration[]): Promise<string[]> {
  await refuseForeignDatabase(db);
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
    db,
  );
  const applied = new Map(
    (await db.selectFrom('migrations').select(['name', 'checksum']).execute()).map((row) => [
      row.name,
      row.checksum,
    ]),
  );
  refuseWhatCannotFollow(migrations, applied);

  const done: string[] = [];
  for (const { name, text, checksum } of migrations) {
    if (applied.has(name)) continue;
    await db.transaction().execute(async (tx) => {
      await sql.raw(text).execute(tx);
      await tx.insertInto('migrations').values({ name, checksum }).execute();
    });
    done.push(name);
  }
  return done;
}

function refuseWhatCannotFollow(migrations: Migration[], applied: Map<string, string>) {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of applied) {
    const file = known.get(name);
    if (!file) {
      throw new MigrationError(
        `The database was migrated with ${name}, which this version does not have: it is older than its data. ` +
          'Start the version that wrote the data, or a newer one.',
        'newer',
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied. Restore the file and put the change into a new migration.`,
      );
    }
  }
  const last = [...applied.keys()].sort().at(-1) ?? '';
  const late = migrations.find(({ name }) => !applied.has(name) && name < last);
  if (late) {
    throw new MigrationError(
      `The migration ${late.name} comes before ${last}, which is applied already. Give it the next free number.`,
    );
  }
}
