import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ledgerFiles, openTestDatabase } from '../testing/test-database';
import type { OpenDatabase } from '.';
import { migrate } from './migrate';

let database: OpenDatabase;
let folder: string;

beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'storefront-migrations-'));
  await cp(join(ledgerFiles.migrations, '0001_platform.sql'), join(folder, '0001_platform.sql'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const add = (name: string, text: string) => writeFile(join(folder, name), text);

test('pending migrations are applied once and in order', async () => {
  await add('0002_second.sql', 'create table second (id int); insert into second values (1);');

  expect(await migrate(database.db, folder)).toEqual(['0001_platform.sql', '0002_second.sql']);
  expect(await migrate(database.db, folder)).toEqual([]);

  await add('0003_third.sql', 'insert into second values (2);');
  expect(await migrate(database.db, folder)).toEqual(['0003_third.sql']);
  expect((await sql`select * from second`.execute(database.db)).rows).toHaveLength(2);
});

test('servers that start at the same time apply each migration once', async () => {
  await add('0002_second.sql', 'create table second (id int); insert into second values (1);');

  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.db, folder)));

  expect(applied.flat()).toHaveLength(2);
});

test('an applied migration that was changed later is rejected', async () => {
  await migrate(database.db, folder);
  await appendFile(join(folder, '0001_platform.sql'), '\n-- a harmless remark');

  await expect(migrate(database.db, folder)).rejects.toThrow(
    'The migration 0001_platform.sql was changed after it had been applied',
  );
});

test('an older version of the backend rejects the data of a newer one', async () => {
  await add('0002_second.sql', 'create table second (id int)');
  await migrate(database.db, folder);
  await rm(join(folder, '0002_second.sql'));

  await expect(migrate(database.db, folder)).rejects.toThrow(
    '0002_second.sql, which this version does not have',
  );
});

test('a migration with an old or a duplicate number is rejected', async () => {
  await add('0003_third.sql', 'select 1');
  await migrate(database.db, folder);
  await add('0002_second.sql', 'select 1');
  await expect(migrate(database.db, folder)).rejects.toThrow('0002_second.sql comes before 0003_third.sql');

  await add('0002_other.sql', 'select 1');
  await expect(migrate(database.db, folder)).rejects.toThrow('Two migrations have the number 0002');
});

test('a failed migration is rolled back completely', async () => {
  await add('0002_second.sql', 'create table second (id int); select * from nowhere;');
  await expect(migrate(database.db, folder)).rejects.toThrow('nowhere');

  await add('0002_second.sql', 'create table second (id int);');
  expect(await migrate(database.db, folder)).toEqual(['0002_second.sql']);
});

test('a database of another program is refused before anything is created in it', async () => {
  await sql`create table wp_posts (id int)`.execute(database.db);

  await expect(migrate(database.db, folder)).rejects.toThrow(/tables of something else: wp_posts/);
  expect((await sql`select to_regclass('migrations') as found`.execute(database.db)).rows).toEqual([
    { found: null },
  ]);
});

test('migrations of another program are not taken for those of the shop', async () => {
  await sql`create table migrations (id int, migration text, batch int)`.execute(database.db);

  await expect(migrate(database.db, folder)).rejects.toMatchObject({ problem: 'foreign' });
});
