import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';

/**
 * Measures the order list of staff on PostgreSQL: fills a database with a million orders (or the given number), asks each
 * question 60 times over HTTP, and prints the response times in ms. A year of orders, a tenth of them open, 300 words of names.
 */
const ORDERS = Number(process.argv[2] ?? 1_000_000);
const TIMES = 60;
process.env['TEST_DB'] = 'postgres';
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { createTestApp } = await import('./test-app');

const shop = await createTestApp();
try {
  const startedAt = performance.now();
  await fill();
  process.stderr.write(`filled in ${String(Math.round((performance.now() - startedAt) / 1000))} s\n`);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${String((shop.app.server.address() as AddressInfo).port)}/api/main/admin`;
  const headers = shop.as('OPERATOR', uuid());
  const ask = async (query: string) => {
    const response = await fetch(`${base}/order?${query}`, { headers });
    if (!response.ok) throw new Error(`${query}: ${await response.text()}`);
    return (await response.json()) as { data: { data: { code: string }[]; meta: { next: string | null } } };
  };
  const month = 'from=2025-12-01T00:00:00.000Z&to=2026-01-01T00:00:00.000Z';
  const deep = await placeAt('2025-06-01T00:00:00.000Z');
  const questions: Record<string, (time: number) => string> = {
    'first page': () => '',
    'in the middle of the year': () => `after=${deep}`,
    'new ones': () => 'status=NEW',
    'being prepared': () => 'status=PROCESSING',
    'a month': () => month,
    'cash on delivery in a month': () => `paymentMethod=COD&${month}`,
    unpaid: () => 'paymentStatus=unpaid',
    'paid and on their way': () => 'paymentStatus=paid&status=DELIVERING',
    'asked to be cancelled': () => 'cancelRequested=true',
    'by code': (time) => `search=DH${String(1_000_000 + time * 997)}`,
    'by phone number': (time) => `search=09${String(10_000_000 + time * 997)}`,
    'by e-mail': (time) => `search=khach${String(time * 997)}@example.com`,
    'by a full name': (time) =>
      `search=${encodeURIComponent(`họ${String(time + 100)} tên${String(((time + 100) * 7) % 300)}`)}`,
    'by two names that nobody has together': (time) =>
      `search=${encodeURIComponent(`họ${String(time + 100)} tên${String(((time + 100) * 7 + 1) % 300)}`)}`,
    'by a frequent word': () => 'search=example',
  };
  const report: Record<string, { p50: number; p95: number }> = {};
  const all: number[] = [];
  for (const [name, query] of Object.entries(questions)) {
    const times: number[] = [];
    for (let time = -10; time < TIMES; time++) {
      const at = performance.now();
      await ask(query(time + 10));
      if (time >= 0) times.push(performance.now() - at);
    }
    all.push(...times);
    report[name] = partsOf(times);
  }
  process.stdout.write(`${JSON.stringify({ orders: ORDERS, all: partsOf(all), ...report }, null, 1)}\n`);
} finally {
  await shop.close();
}

function partsOf(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}

async function placeAt(moment: string): Promise<string> {
  const row = await shop.db
    .selectFrom('orders')
    .select(['id', 'placedAt'])
    .where('placedAt', '<', new Date(moment))
    .orderBy('placedAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return `${String(row.placedAt.getTime())}_${row.id}`;
}

async function fill() {
  const { db } = shop;
  // Small enough for the time that a statement may take.
  const step = 10_000;
  for (let first = 0; first < ORDERS; first += step) {
    const last = Math.min(ORDERS, first + step) - 1;
    await sql`with filled as (
      insert into orders (id, code, customer_id, status, payment_method, placed_method, subtotal, discount,
        shipping_fee, grand_total, shipping_method, customer, address, note, pricing, language, search_text, placed_at,
        cancel_requested_at, cancel_request_reason)
      select gen_random_uuid(), 'DH' || (1000000 + n), gen_random_uuid(),
        case when n % 100 < 2 then 'NEW' when n % 100 < 5 then 'PROCESSING' when n % 100 < 10 then 'DELIVERING'
          when n % 100 < 18 then 'CANCEL' when n % 100 < 20 then 'REJECT' else 'DONE' end,
        (array['ONLINE', 'COD', 'THEGHINO'])[1 + n % 3], (array['ONLINE', 'COD', 'THEGHINO'])[1 + n % 3],
        200000, 0, 30000, 230000, 'STANDARD',
        jsonb_build_object('firstName', 'tên' || (n * 7 % 300), 'lastName', 'họ' || (n % 300),
          'email', 'khach' || n || '@example.com', 'phone', '+849' || (10000000 + n)),
        '{"national": "VN", "provinceCode": "79", "address": "2 Lê Lợi"}', '', '{"trace": [], "promotionAppliedOrder": [],
          "appliedVoucherOrder": null, "moreOriginalProducts": []}', 'vi',
        'dh' || (1000000 + n) || ' ao thun ' || (n % 500) || ' sku' || (n % 2000),
        date_trunc('milliseconds', '2025-01-15T00:00:00Z'::timestamptz
          + n * (interval '365 days' / ${ORDERS}::int)),
        case when n % 1000 = 3 then '2026-01-10T00:00:00Z'::timestamptz end,
        case when n % 1000 = 3 then 'FOUND_CHEAPER' end
      from generate_series(${first}::int, ${last}::int) as n
      returning *
    ), lines as (
      insert into order_lines (id, order_id, position, variant_id, product_id, sku, name, seo_slug, picture,
        quantity, usual_price, unit_price, line_total)
      select gen_random_uuid(), id, 0, gen_random_uuid(), gen_random_uuid(), 'SKU', 'Áo thun', 'ao-thun',
        '{"url": "/x", "width": 1, "height": 1, "color": "#fff", "alt": ""}', 1, 200000, 200000, 200000
      from filled
    )
    insert into payment_attempts (id, payable_kind, payable_id, provider, method, merchant_ref, amount, status,
      provider_create_date, redirect_url, language, created_at, expires_at)
    select gen_random_uuid(), 'order', id, 'VNPAY', 'ONLINE', code || 'T1', grand_total,
      case when status in ('NEW', 'CANCEL') then 'EXPIRED' else 'SUCCEEDED' end, '', '', 'vi', placed_at, placed_at
    from filled where payment_method <> 'COD'`.execute(db);
  }
  for (const table of ['orders', 'order_lines', 'payment_attempts', 'refunds'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}
