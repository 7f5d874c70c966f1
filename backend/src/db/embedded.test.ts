import { sql } from 'kysely';
import { testWorkerFile } from '../testing/test-database';
import { openEmbedded } from './embedded';
import { DatabaseUnavailable } from './failures';
import type { OpenDatabase } from '.';
import { json } from '.';

const restarts: string[] = [];
let database: OpenDatabase;

beforeAll(async () => {
  database = await openEmbedded({
    folder: null,
    workerFile: testWorkerFile,
    queryTimeoutMs: 2_000,
    idleInTransactionMs: 1_000,
    onRestart: (reason) => restarts.push(reason),
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`drop table if exists notes; create table notes (text text)`.execute(database.db);
});

const write = (text: string) => sql`insert into notes values (${text})`;
const notes = async () =>
  (await sql<{ text: string }>`select text from notes order by text`.execute(database.db)).rows.map(
    ({ text }) => text,
  );

test('a health check between BEGIN and COMMIT waits and does not commit the transaction', async () => {
  let health: Promise<void> = Promise.resolve();
  const cancelled = database.db.transaction().execute(async (tx) => {
    await write('never').execute(tx);
    health = database.ping(5_000);
    await new Promise((next) => setTimeout(next, 100));
    throw new Error('changed my mind');
  });

  await expect(cancelled).rejects.toThrow('changed my mind');
  await health;
  expect(await notes()).toEqual([]);
});

test('a rolled back transaction neither blocks nor rolls back the concurrent writes of others', async () => {
  let others: Promise<unknown> = Promise.resolve();
  await expect(
    database.db.transaction().execute(async (tx) => {
      await write('mine').execute(tx);
      others = Promise.all(['a', 'b', 'c'].map((text) => write(text).execute(database.db)));
      await new Promise((next) => setTimeout(next, 50));
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await others;

  expect(await notes()).toEqual(['a', 'b', 'c']);
});

test('the database stores a lone surrogate as the replacement character, like PostgreSQL', async () => {
  await write('a\ud800b').execute(database.db);
  await sql`insert into notes select unnest(${['c\udc00', 'd']}::text[])`.execute(database.db);

  expect(await notes()).toEqual(['a\ufffdb', 'c\ufffd', 'd']);
});

test('each of a hundred concurrent transactions is stored completely or not at all', async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, number) =>
      database.db.transaction().execute(async (tx) => {
        await write(`${number} first`).execute(tx);
        await write(`${number} second`).execute(tx);
        if (number % 2 === 1) throw new Error('odd');
      }),
    ).map((done) => done.catch(() => undefined)),
  );

  expect(await notes()).toHaveLength(100);
});

test('an idle transaction is rolled back, and the next query does not wait for it forever', async () => {
  const forgotten = database.db.transaction().execute(async (tx) => {
    await write('forgotten').execute(tx);
    await new Promise((next) => setTimeout(next, 1_500));
    await write('too late').execute(tx);
  });
  forgotten.catch(() => undefined);
  await new Promise((next) => setTimeout(next, 100));

  await write('next').execute(database.db);

  await expect(forgotten).rejects.toThrow(DatabaseUnavailable);
  expect(await notes()).toEqual(['next']);
});

test('both databases return the same numbers, dates and JSON', async () => {
  const { rows } =
    await sql`select 9007199254740991::bigint as large, sum(x)::numeric as total, '2026-02-03'::date as day,
    timestamptz '2026-02-03T04:05:06Z' as at, ${json([{ a: 1 }])} as list, ${[1, 2]}::int[] as numbers,
    ${true}::boolean as yes, null as nothing, ${"it's"}::text as text
    from (values (1::bigint), (2)) as v(x)`.execute(database.db);

  expect(rows[0]).toEqual({
    large: 9007199254740991,
    total: 3,
    day: '2026-02-03',
    at: new Date('2026-02-03T04:05:06Z'),
    list: [{ a: 1 }],
    numbers: [1, 2],
    yes: true,
    nothing: null,
    text: "it's",
  });
});

test('a constraint violation has the same error code and name as in PostgreSQL', async () => {
  await sql`create unique index notes_text on notes (text)`.execute(database.db);
  await write('once').execute(database.db);

  await expect(write('once').execute(database.db)).rejects.toMatchObject({
    code: '23505',
    constraint: 'notes_text',
  });
});

test('a repeated query returns the result for its own values, also after a rejected value', async () => {
  const half = (text: string) => sql<{ half: number }>`select ${text}::int / 2 as half`.execute(database.db);

  expect((await half('8')).rows).toEqual([{ half: 4 }]);
  await expect(half('many')).rejects.toMatchObject({ code: '22P02' });
  expect((await half('6')).rows).toEqual([{ half: 3 }]);
});

test('queries beyond the limit of prepared statements return results, also when they are repeated', async () => {
  const numbers = Array.from({ length: 450 }, (_, number) => number % 225);
  for (const number of numbers) {
    const { rows } = await sql`select ${'x'}::text as ${sql.ref(`column_${number}`)}`.execute(database.db);
    expect(rows).toEqual([{ [`column${number}`]: 'x' }]);
  }
});

test('an earlier query fails once after its table gets a new column and then returns the new column', async () => {
  const all = () => sql`select * from notes where text <> ${'nothing'}`.execute(database.db);
  await write('kept').execute(database.db);
  await all();
  await sql`alter table notes add column author text`.execute(database.db);

  await expect(all()).rejects.toMatchObject({ code: '0A000' });
  expect((await all()).rows).toEqual([{ text: 'kept', author: null }]);
});

test('a runaway query is terminated with its thread, and a new thread runs the next query', async () => {
  const runaway = sql`select count(*) from generate_series(1, 100000000000)`.execute(database.db);
  runaway.catch(() => undefined);
  const waiting = sql`select 1`.execute(database.db);
  waiting.catch(() => undefined);

  await expect(runaway).rejects.toThrow(DatabaseUnavailable);
  await expect(waiting).rejects.toThrow(DatabaseUnavailable);

  expect((await sql`select 2 as two`.execute(database.db)).rows).toEqual([{ two: 2 }]);
  expect(restarts).toEqual([expect.stringContaining('longer than 2000 ms')]);
});
