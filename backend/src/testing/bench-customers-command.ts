import { sql } from 'kysely';

/**
 * Fills a PostgreSQL database with the given number of customers (100,000) and asks for what operators see of them: the
 * list, its next page, filters, and searches by name, number and address. Prints p50 and p95 in ms of each, and fails above
 * 60 ms.
 */
const CUSTOMERS = Number(process.argv[2] ?? 100_000);
const AT_ONCE = 10_000;
const TIMES = 100;
const LIMIT = 60;
process.env['TEST_DB'] = 'postgres';
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { createTestApp } = await import('./test-app');

const shop = await createTestApp();
const { db } = shop;
const lastNames = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Huỳnh', 'Phan', 'Vũ', 'Đặng', 'Bùi'];
const firstNames = ['Văn An', 'Thị Hoà', 'Minh Đức', 'Thu Hà', 'Quốc Bảo', 'Ngọc Lan', 'Gia Huy', 'Mỹ Linh'];
try {
  const now = shop.clock();
  for (let first = 1; first <= CUSTOMERS; first += AT_ONCE) {
    const last = Math.min(CUSTOMERS, first + AT_ONCE - 1);
    await sql`
      with made as (
        insert into users (id, email, password_hash, role, status, created_at, updated_at)
        select gen_random_uuid(), 'khach' || n || '@example.com', 'x', 'CUSTOMER',
          case when n % 500 = 0 then 'LOCKED' when n % 50 = 0 then 'UNVERIFIED' else 'ACTIVE' end,
          ${now}::timestamptz - n * interval '1 minute', ${now}
        from generate_series(${first}::int, ${last}::int) as n
        returning id, email, created_at
      ), numbered as (
        select *, substring(email from '[0-9]+')::int as n from made
      )
      insert into customer_profiles (user_id, first_name, last_name, phone, created_at, updated_at)
      select id, (${firstNames}::text[])[1 + n % 8], (${lastNames}::text[])[1 + n % 10],
        '+849' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), created_at, created_at
      from numbered`.execute(db);
  }
  await sql`analyze users, customer_profiles`.execute(db);

  const { next } = await page('');
  const lists = [
    '',
    `after=${next ?? ''}`,
    'status=LOCKED',
    'status=UNVERIFIED',
    'search=hoa',
    'search=nguyen+thi+hoa',
    'search=0900791',
    'search=%2B84900007919',
    'search=khach54321',
    'search=khach54321%40example.com',
    'search=khong+co+ai',
    'search=an',
  ];
  const report = [];
  for (const query of lists) report.push(await measured(query));
  process.stdout.write(`${JSON.stringify({ customers: CUSTOMERS, report }, null, 2)}\n`);
  if (report.some(({ p95 }) => p95 > LIMIT)) process.exitCode = 1;
} finally {
  await shop.close();
}

async function page(query: string): Promise<{ next: string | null }> {
  const reply = await shop.app.inject({
    url: `/api/main/admin/customer?${query}`,
    headers: shop.as('OPERATOR'),
  });
  if (reply.statusCode !== 200) throw new Error(`${query} answers ${String(reply.statusCode)} ${reply.body}`);
  return reply.json<{ data: { meta: { next: string | null } } }>().data.meta;
}

async function measured(query: string) {
  const times: number[] = [];
  for (let time = -5; time < TIMES; time++) {
    const startedAt = performance.now();
    await page(query);
    if (time >= 0) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => Number((times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1));
  return { query, p50: at(0.5), p95: at(0.95) };
}
