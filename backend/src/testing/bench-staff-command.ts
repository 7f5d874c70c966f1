import { sql } from 'kysely';
import { Client } from 'pg';

/**
 * Fills a PostgreSQL database with the given number of orders (1,000,000) of three years, their lines, payments and page
 * views, and asks for what operators see: the dashboard's figures and pages of the order list. Prints p50 and p95 in ms of
 * each, and fails above 200 ms for figures and 60 ms for lists.
 */
const ORDERS = Number(process.argv[2] ?? 1_000_000);
const AT_ONCE = 20_000;
const TIMES = 100;
process.env['TEST_DB'] = 'postgres';
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { openCheckoutShop } = await import('./checkout');
const { TEST_POSTGRES } = await import('./test-database');

const shop = await openCheckoutShop();
const { db } = shop;
try {
  const order = await shop.anOrder();
  await shop.ipn(await shop.news(order.orderId));
  const now = shop.clock();
  const variants = await db.selectFrom('productVariants').select('id').execute();
  const ids = sql.join(variants.map(({ id }) => sql`${id}::uuid`));
  await withoutTimeout('drop index orders_by_staff_text');
  for (let first = 1; first <= ORDERS; first += AT_ONCE) {
    const last = Math.min(ORDERS, first + AT_ONCE - 1);
    await sql`
      with placed as (
        insert into orders (id, code, customer_id, status, payment_method, placed_method, subtotal, discount, shipping_fee,
          grand_total, shipping_method, customer, address, note, pricing, language, search_text, placed_at)
        select gen_random_uuid(), 'B' || n, gen_random_uuid(),
          case when n % 1000 < 2 then 'NEW' when n % 1000 < 5 then 'PROCESSING' when n % 1000 < 8 then 'DELIVERING'
            when n % 1000 < 9 then 'REJECT' when n % 10 = 0 then 'CANCEL' else 'DONE' end,
          case when n % 3 = 0 then 'COD' else 'ONLINE' end, case when n % 3 = 0 then 'COD' else 'ONLINE' end,
          subtotal, discount, shipping_fee, grand_total, shipping_method,
          customer || jsonb_build_object('phone', '+849' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0')),
          address, note, pricing, language, 'b' || n || ' ' || search_text,
          ${now}::timestamptz - (n % 1095) * interval '1 day' - (n % 86400) * interval '1 second'
        from orders, generate_series(${first}::int, ${last}::int) as n
        where id = ${order.orderId}
        returning id, code, status, payment_method, grand_total, placed_at
      ), bought as (
        insert into order_lines (id, order_id, position, variant_id, product_id, sku, name, seo_slug, color, size, picture,
          quantity, usual_price, unit_price, line_total)
        select gen_random_uuid(), placed.id, 1,
          (array[${ids}])[1 + abs(hashtext(placed.id::text) % ${variants.length}::int)],
          l.product_id, l.sku, l.name, l.seo_slug, l.color, l.size, l.picture, 1, l.usual_price, l.unit_price, l.unit_price
        from placed cross join (select * from order_lines where order_id = ${order.orderId} limit 1) l
      )
      insert into payment_attempts (id, payable_kind, payable_id, provider, method, merchant_ref, amount, currency,
        charge_minor, status, redirect_url, provider_create_date, language, created_at, expires_at)
      select gen_random_uuid(), 'order', placed.id, a.provider, a.method, placed.code, placed.grand_total, a.currency,
        a.charge_minor, case when placed.status = 'CANCEL' then 'FAILED' else 'SUCCEEDED' end, a.redirect_url,
        a.provider_create_date, a.language, placed.placed_at, placed.placed_at
      from placed cross join (select * from payment_attempts where payable_id = ${order.orderId} limit 1) a
      where placed.payment_method = 'ONLINE'`.execute(db);
    await sql`
      insert into page_views (id, at, path)
      select gen_random_uuid(), ${now}::timestamptz - (n % 7776000) * interval '1 second',
        (array['/', '/products', '/products/ao-thun', '/cart', '/checkout/information', '/en/products/ao-thun'])[1 + n % 6]
      from generate_series(${first}::int, ${last}::int) as n`.execute(db);
  }
  // An index that is made at the end takes a tenth of the time.
  await withoutTimeout('create index orders_by_staff_text on orders using gin (staff_text gin_trgm_ops)');
  await withoutTimeout('vacuum analyze');

  const figures = [
    'work',
    'sales?days=30',
    'sales?days=90',
    'conversion?days=30',
    'payments?days=30',
    'stock',
  ];
  const { next } = await page('order');
  const lists = [
    'order',
    ...(next === undefined ? ['order?page=50'] : [`order?after=${next}`]),
    'order?status=NEW',
    'order?status=DONE',
    'order?paymentStatus=unpaid',
    'order?search=b54321',
    'order?search=%2B84900007919',
  ];
  const report = [];
  for (const path of figures) report.push(await measured(`dashboard/${path}`, 200));
  for (const path of lists) report.push(await measured(path, 60));
  process.stdout.write(`${JSON.stringify({ orders: ORDERS, report }, null, 2)}\n`);
  if (report.some(({ p95, limit }) => p95 > limit)) process.exitCode = 1;
} finally {
  await shop.close();
}

/** The shop's own connections end a statement that takes long. */
async function withoutTimeout(statement: string) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const server = new URL(TEST_POSTGRES);
  server.pathname = rows[0]?.name ?? '';
  const client = new Client({ connectionString: server.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function page(path: string): Promise<{ next: string | undefined }> {
  const { data, status, message } = await shop.call<{ meta?: { next?: string } }>(
    'GET',
    `/api/main/admin/${path}`,
    {
      as: 'OPERATOR',
    },
  );
  if (status !== 200) throw new Error(`${path} answers ${String(status)} ${message}`);
  return { next: data.meta?.next };
}

async function measured(path: string, limit: number) {
  const times: number[] = [];
  for (let time = -5; time < TIMES; time++) {
    const startedAt = performance.now();
    await page(path);
    if (time >= 0) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => Number((times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1));
  return { path, p50: at(0.5), p95: at(0.95), limit };
}
