import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';

/**
 * A server on PostgreSQL is killed (SIGKILL) again and again while shoppers quote, order, go to pay and are paid for,
 * each step sent again with its key until it is answered. At the end every checkout that was begun is one whole order,
 * paid when the gateway said so, and the database's rules hold. Prints what happened; fails when one of it is not so.
 */
const ROUNDS = Number(process.argv[2] ?? 100);
const SHOPPERS = 6;
/** A run that died with its server counts as abandoned after a minute. */
const MINUTES_BETWEEN = 1.1;
process.env['TEST_DB'] = 'postgres';
// The files of this folder are CommonJS under Jest and find their neighbours by this name.
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { openCheckoutShop, SAIGON, someone } = await import('./checkout');

interface Answer<T> {
  message: string;
  data: T;
}
interface Ordered {
  orderId: string;
  grandTotal: number;
}

const dataDir = await mkdtemp(join(tmpdir(), 'storefront-kill-'));
const shop = await openCheckoutShop();
const { infoId } = await shop.shelf.aProduct({ variants: [{ onHand: 1_000_000 }] });
const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);

let server: { child: ChildProcess; origin: string } | undefined;
let isOver = false;
const told = { checkouts: 0, paid: 0, cash: 0, sentAgain: 0 };
const orders = new Set<string>();
const wrong: string[] = [];

try {
  const shoppers = Array.from({ length: SHOPPERS }, (_, at) => shopper(at));
  for (let round = 0; round < ROUNDS; round++) {
    const started = await startServer(new Date(Date.UTC(2026, 0, 15, 3, round * MINUTES_BETWEEN)));
    server = started;
    await wait(200 + Math.random() * 1_200);
    server = undefined;
    started.child.kill('SIGKILL');
    await new Promise((gone) => void started.child.once('exit', gone));
    if (round % 10 === 9) process.stdout.write(`${String(round + 1)} rounds, ${JSON.stringify(told)}\n`);
  }
  isOver = true;
  const last = await startServer(new Date(Date.UTC(2026, 0, 15, 3, ROUNDS * MINUTES_BETWEEN)));
  server = last;
  await Promise.all(shoppers);
  last.child.kill('SIGKILL');

  const { count } = await shop.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count !== told.checkouts || orders.size !== told.checkouts)
    wrong.push(`${String(told.checkouts)} checkouts became ${String(count)} orders`);
  const halves = await sql<{ id: string }>`
    select o.id from orders o
    where not exists (select from order_lines l where l.order_id = o.id)
      or not exists (select from order_timeline t where t.order_id = o.id)
      or not exists (select from stock_movements m where m.order_id = o.id)
      or not exists (select from outbox m where m.dedupe_key = 'order:' || o.id || ':placed')
      or o.placed_method <> 'COD' and not exists (select from payment_attempts a where a.payable_id = o.id)`.execute(
    shop.db,
  );
  wrong.push(...halves.rows.map(({ id }) => `order ${id} is not whole`), ...(await shop.brokenRules()));
  const report = { rounds: ROUNDS, ...told, orders: count, wrong };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = wrong.length === 0 && told.checkouts > ROUNDS ? 0 : 1;
} finally {
  server?.child.kill('SIGKILL');
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** One checkout after the other, by turns online and in cash. */
async function shopper(at: number) {
  for (let turn = at; !isOver; turn++) {
    const customer = uuid();
    const asked = {
      lines: [{ infoId, quantity: 1 }],
      address: SAIGON,
      shippingMethod: 'STANDARD',
      paymentMethod: turn % 2 === 0 ? 'ONLINE' : 'COD',
    };
    const quote = await post<{ quoteHash: string }>(customer, 'quote', asked);
    const { orderId } = await post<Ordered>(customer, 'order', {
      ...asked,
      quoteHash: quote.quoteHash,
      customer: someone,
      note: 'Giao giờ hành chính',
    });
    told.checkouts += 1;
    orders.add(orderId);
    if (asked.paymentMethod === 'COD') told.cash += 1;
    else await payOnline(customer, orderId);
  }
}

async function payOnline(customer: string, orderId: string) {
  await post(customer, `order/${orderId}/payment`, { paymentMethod: 'ONLINE' });
  const query = await shop.news(orderId);
  const { RspCode } = await answered<{ RspCode: string }>((origin) =>
    fetch(`${origin}/api/ecommerce/payment/ipn/vnpay?${query}`),
  );
  const { paymentStatus } = await shop
    .detail({ orderId, customer })
    .then((detail) => detail ?? { paymentStatus: 'unknown' });
  if (!['00', '02'].includes(RspCode) || paymentStatus !== 'paid')
    wrong.push(`order ${orderId}: the gateway was answered ${RspCode}, and it is ${paymentStatus}`);
  else told.paid += 1;
}

async function post<T>(customer: string, path: string, body: object): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': uuid(),
    ...shop.as('CUSTOMER', customer),
  };
  const { data } = await answered<Answer<T>>((origin) =>
    fetch(`${origin}/api/ecommerce/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  return data;
}

/** The same request again and again, to whichever server runs, until one has an answer to it. */
async function answered<T>(send: (origin: string) => Promise<Response>): Promise<T> {
  for (let time = 0; ; time++) {
    const now = server;
    if (!now) {
      await wait(20);
      continue;
    }
    const response = await send(now.origin).catch(() => undefined);
    const answer = (await response?.json().catch(() => undefined)) as T | undefined;
    if (response?.ok && answer) return answer;
    told.sentAgain += 1;
    const code = (answer as Answer<T> | undefined)?.message;
    if (response && response.status < 500 && code !== 'REQUEST_IN_PROGRESS' && answer)
      throw new Error(`${response.url}: ${String(response.status)} ${String(code)}`);
    await wait(50);
  }
}

async function startServer(now: Date) {
  const child = fork(join(import.meta.dirname, 'load-replica.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      LOAD_DATABASE: rows[0]?.name,
      LOAD_DATA_DIR: dataDir,
      LOAD_CLOCK: now.toISOString(),
      LOAD_CONFIG: JSON.stringify({
        VNPAY_API_URL: `${shop.gateway.url}/api`,
        // No order is to end because its shopper met so many kills.
        PAYMENT_WINDOW_MINUTES: '1440',
      }),
    },
  });
  const port = await new Promise<unknown>((ready, failed) => {
    child.once('message', ready);
    child.once('exit', (code) => failed(new Error(`a server ended with ${String(code)}`)));
  });
  return { child, origin: `http://127.0.0.1:${String(port)}` };
}
