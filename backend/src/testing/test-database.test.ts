import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../db';
import { openTestDatabase } from './test-database';

let database: OpenDatabase;
const open = async () => {
  database = await openTestDatabase({ isMigrated: true });
  return database.db;
};
afterEach(() => database.close());

const leftovers: [string, (db: Db) => Promise<unknown>][] = [
  ['rows', (db) => sql`insert into settings (key, value, updated_at) values ('a', '1', now())`.execute(db)],
  ['changed rows of a migration', (db) => sql`delete from search_synonyms`.execute(db)],
  ['numbers that were given out', (db) => sql`select nextval('order_numbers')`.execute(db)],
  ['a table', (db) => sql`create table left_over (id int)`.execute(db)],
  ['a setting', (db) => sql`set timezone = 'Asia/Ho_Chi_Minh'`.execute(db)],
  ['a trigger that is off', (db) => sql`alter table products disable trigger user`.execute(db)],
  ['statistics', (db) => sql`analyze search_synonyms`.execute(db)],
];

test.each(leftovers)(
  'a reused database starts without the leftovers of an earlier test: %s',
  async (_what, leave) => {
    const first = await open();
    const fresh = await stateOf(first);
    await leave(first);
    await database.close();

    expect(await stateOf(await open())).toEqual(fresh);
  },
);

async function stateOf(db: Db) {
  const { rows } = await sql`select
    (select count(*) from settings) as settings,
    (select count(*) from search_synonyms) as synonyms,
    (select last_value from pg_sequences where sequencename = 'order_numbers') as number,
    (select count(*) from pg_class) as tables,
    (select count(*) from pg_trigger where tgenabled = 'D') as off,
    (select count(*) from pg_statistic) as statistics,
    current_setting('timezone') as timezone`.execute(db);
  return rows;
}
