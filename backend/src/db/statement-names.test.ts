import { sql } from 'kysely';
import { openTestDatabase } from '../testing/test-database';
import type { Db, OpenDatabase } from '.';
import { StatementNames } from './statement-names';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ isMigrated: true, isNew: true });
});
afterAll(() => database.close());

const nameOf = (db: Db, code: string) =>
  db.selectFrom('provinces').select('name').where('code', '=', code).execute();

test('a frequent statement is prepared once and returns the rows for new values', async () => {
  await database.db
    .insertInto('provinces')
    .values({ code: '79', name: 'Thành phố Hồ Chí Minh', type: 'Thành phố' })
    .execute();
  await database.db.connection().execute(async (db) => {
    for (let time = 0; time < 5; time++) await nameOf(db, '01');
    await expect(nameOf(db, '79')).resolves.toEqual([{ name: 'Thành phố Hồ Chí Minh' }]);
    await expect(nameOf(db, '01')).resolves.toEqual([]);
    const { rows } = await sql`
      select from pg_prepared_statements where statement like 'select "name" from "provinces"%'`.execute(db);
    expect(rows).toHaveLength(1);
  });
});

test('adding a column while a server runs breaks none of its statements', async () => {
  const all = (db: Db) => db.selectFrom('wards').selectAll().execute();
  const added = await database.db.connection().execute(async (db) => {
    for (let time = 0; time < 5; time++) await nameOf(db, '01');
    for (let time = 0; time < 5; time++) await all(db);
    if (database.kind === 'postgres') await sql`alter table wards add column added text`.execute(db);
    return Promise.all([all(db), nameOf(db, '01')]);
  });
  expect(added).toEqual([[], []]);
});

test.each([
  'select "product_id" from "product_listing" where "price" < $1',
  'select * from "orders" where "id" = $1',
  'select "o".* from "orders" as "o"',
  'select "id", "o".* from "orders" as "o"',
  'insert into "orders" ("id") values ($1) returning *',
])('%s is planned each time', (statement) => {
  const names = new StatementNames();
  expect(Array.from({ length: 9 }, () => names.nameOf(statement))).toEqual(Array(9).fill(undefined));
});

test('a count query is prepared, and the number of prepared statements is limited', () => {
  const names = new StatementNames();
  const ask = (statement: string) => Array.from({ length: 3 }, () => names.nameOf(statement)).at(-1);
  expect(ask('select count(*) from "orders"')).toBe('s1');
  const later = Array.from({ length: 400 }, (_, at) => ask(`select ${String(at)}`));
  expect(later.filter(Boolean)).toHaveLength(299);
  expect(new Set(later.filter(Boolean)).size).toBe(299);
});

test('searches are planned for their values, and inserts of searchable rows are prepared', () => {
  const names = new StatementNames();
  const often = (statement: string) => [1, 2, 3].map(() => names.nameOf(statement)).at(-1);
  expect(often('select "id" from "product_listing" where "price" < $1')).toBeUndefined();
  expect(often('select "id" from "orders" where "search_text" like $1')).toBeUndefined();
  expect(often('insert into "orders" ("id", "search_text") values ($1, $2) returning "id"')).toBeDefined();
});
