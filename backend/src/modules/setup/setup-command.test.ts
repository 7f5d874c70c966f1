import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isOnPostgres, onPostgres } from '../../testing/on-postgres';
import { createTestDatabase, onServer, urlOf } from '../../testing/test-database';

// Processes that are killed need a server that outlives them, so these tests are of PostgreSQL only.
let folder: string;
let name: string;
let answers: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-command-'));
  answers = join(folder, 'setup.yaml');
  writeFileSync(
    answers,
    'version: 1\nshop:\n  siteName: Tiệm Mộc\n  hotline: "1900 1234"\npayments:\n  methods: [COD]\n' +
      'orders:\n  returnDays: 14\nadmin:\n  email: chu@tiemmoc.vn\n',
  );
});
beforeEach(async () => {
  if (isOnPostgres) name = await createTestDatabase();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

jest.setTimeout(120_000);

interface Ended {
  code: number | null;
  output: string;
}

/** `npm run setup -- --file …`; ended by force as soon as `isTime` says so. */
async function setup({
  isTime,
  file = answers,
  url = urlOf(name),
  language = 'en',
}: {
  isTime?: (output: string) => boolean | Promise<boolean>;
  file?: string;
  url?: string;
  language?: 'vi' | 'en';
} = {}): Promise<Ended> {
  const child = spawn(
    process.execPath,
    [resolve(__dirname, '../../../dist/setup-for-tests.mjs'), '--file', file, '--language', language],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: url,
        DATA_DIR: join(folder, 'data'),
        PUBLIC_URL: 'https://tiemmoc.vn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  let isEnded = false;
  const ended = new Promise<Ended>((done) =>
    child.once('close', (code) => {
      isEnded = true;
      done({ code, output });
    }),
  );
  while (isTime && !isEnded) {
    if (await isTime(output)) child.kill('SIGKILL');
    await wait(10);
  }
  return ended;
}

async function rows<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
const counts = async () =>
  (
    await rows(`select (select count(*)::int from provinces) as provinces, (select count(*)::int from wards) as wards,
      (select count(*)::int from content_pages) as pages, (select count(*)::int from users) as users,
      (select value->>'returnDays' from settings where key = 'settingClient') as days`)
  )[0];
const complete = { provinces: 34, wards: 3321, pages: 13, users: 1, days: '14' };
const tables = async () =>
  (
    await rows<{ name: string }>(
      `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
  ).map((row) => row.name);

onPostgres(
  'a setup that is killed at any moment ends well when it runs again',
  async () => {
    const hasMigrations = async (least: number) => {
      const [there] = await rows<{ name: string | null }>(`select to_regclass('migrations')::text as name`);
      if (!there?.name) return false;
      const [found] = await rows<{ count: number }>('select count(*)::int as count from migrations');
      return (found?.count ?? 0) >= least;
    };
    const moments: ((output: string) => boolean | Promise<boolean>)[] = [
      () => hasMigrations(3),
      () => hasMigrations(40),
      (output) => output.includes('Imported 34 provinces'),
      (output) => output.includes('shop.siteName'),
      (output) => output.includes('Texts:'),
    ];
    for (const isTime of moments) await setup({ isTime });

    const { code, output } = await setup();

    expect([code, output]).toEqual([0, expect.stringMatching(/reset-password\?token=|is invited/)]);
    expect(await counts()).toEqual(complete);
    const again = await setup();
    expect(again.code).toBe(0);
    expect(again.output).not.toMatch(/: written\.|Imported/);
    expect(again.output).toContain('0 drafts written');
    expect(await counts()).toEqual(complete);
  },
  240_000,
);

onPostgres('of two setups at once nothing is written twice, and who has to wait is told', async () => {
  const both = await Promise.all([setup(), setup()]);

  expect(both.map(({ code }) => code)).toContain(0);
  for (const { code, output } of both)
    if (code !== 0) expect(output).toContain('Another setup of this database is running');
  expect(both.filter(({ output }) => output.includes('reset-password?token='))).toHaveLength(1);
  expect(await counts()).toEqual(complete);
});

onPostgres('a database of something else is refused in both languages, and stays as it is', async () => {
  await rows('create table invoices (id int)');

  const [english, vietnamese] = [await setup(), await setup({ language: 'vi' })];

  expect(english).toMatchObject({
    code: 1,
    output: expect.stringContaining('tables of something else: invoices'),
  });
  expect(vietnamese).toMatchObject({
    code: 1,
    output: expect.stringContaining('bảng của chương trình khác'),
  });
  expect(await tables()).toEqual(['invoices']);
});

onPostgres('a database of a newer version is refused, and nothing is lost', async () => {
  await setup();
  await rows(`insert into migrations (name, checksum) values ('9999_later.sql', 'x')`);
  await rows(`update settings set value = value || '{"returnDays": 30}' where key = 'settingClient'`);

  const { code, output } = await setup();

  expect([code, output]).toEqual([1, expect.stringContaining('older than its data')]);
  expect(await counts()).toMatchObject({ days: '30' });
});

onPostgres('a user without rights is told to own the database, without the password', async () => {
  const role = `${name}_guest`;
  await onServer(async (client) => {
    await client.query(`create role ${role} login password 'geheimes-wort'`);
  });
  try {
    const url = new URL(urlOf(name));
    url.username = role;
    url.password = 'geheimes-wort';
    const { code, output } = await setup({ url: url.href });

    expect([code, output]).toEqual([1, expect.stringContaining('ALTER DATABASE name OWNER TO user')]);
    expect(output).not.toContain('geheimes-wort');
    expect(await tables()).toEqual([]);
  } finally {
    await onServer(async (client) => {
      await client.query(`drop role ${role}`);
    });
  }
});

onPostgres('a database in another encoding than UTF8 is refused with how to make one', async () => {
  const other = await createTestDatabase(
    `encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`,
  );

  expect(await setup({ url: urlOf(other), language: 'vi' })).toMatchObject({
    code: 1,
    output: expect.stringContaining('createdb --encoding UTF8'),
  });
});

onPostgres('a file with a fault is refused before anything is made, by line and column', async () => {
  const file = join(folder, 'wrong.yaml');
  writeFileSync(file, 'version: 1\norders:\n  returnDays: seven\n  paymentMinuts: 15\n');

  const { code, output } = await setup({ file });

  expect(code).toBe(1);
  expect(output).toContain('3:15 orders.returnDays must be a whole number of days from 0 to 365');
  expect(output).toContain('4:3 orders.paymentMinuts is not known; there are orders.paymentMinutes');
  expect(await tables()).toEqual([]);
});
