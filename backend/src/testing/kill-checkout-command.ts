import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';

/**
 * Repeatedly kills (SIGKILL) one of two servers on PostgreSQL while shoppers request quotes, order and pay. Each shopper
 * repeats a step with the same idempotency key, at once or after Retry-After, until it has a response. At the end, every
 * started checkout must be one complete order, paid if the gateway confirmed it; every interrupted step must have a
 * response within ten seconds of the kill; and the database's invariants must hold. Prints a report; fails otherwise.
 * The argument is the number of kills, 40 unless given.
 */
const KILLS = Number(process.argv[2] ?? 40);
const SHOPPERS = 6;
const MAX_SECONDS_AFTER_KILL = 10;
/** One key for all servers. Leases use the database's clock. */
const NOW = '2026-01-15T03:00:00.000Z';
process.env['TEST_DB'] = 'postgres';
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
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

interface Server {
  child: ChildProcess;
  origin: string;
  /** Order requests in flight at this server. */
  orders: number;
  /** By `performance.now()`. */
  killedAt?: number;
}
type Step = 'quote' | 'order' | 'payment' | 'notification';

const servers: Server[] = [];
let isOver = false;
const counts = { checkouts: 0, paid: 0, cash: 0, sentAgain: 0 };
const steps: Record<Step, { interrupted: number; maxSeconds: number; maxSends: number }> = {
  quote: { interrupted: 0, maxSeconds: 0, maxSends: 0 },
  order: { interrupted: 0, maxSeconds: 0, maxSends: 0 },
  payment: { interrupted: 0, maxSeconds: 0, maxSends: 0 },
  notification: { interrupted: 0, maxSeconds: 0, maxSends: 0 },
};
const orders = new Set<string>();
const wrong: string[] = [];

try {
  servers.push(...(await Promise.all([startServer(), startServer()])));
  const shoppers = Array.from({ length: SHOPPERS }, (_, at) => shopper(at));
  for (let kill = 1; kill <= KILLS; kill++) {
    await wait(Math.random() * 1_000);
    const killed = servers[Math.floor(Math.random() * servers.length)];
    if (!killed) throw new Error('no server is left');
    await atWork(killed);
    servers.splice(servers.indexOf(killed), 1);
    killed.killedAt = performance.now();
    killed.child.kill('SIGKILL');
    servers.push(await startServer());
    if (kill % 10 === 0) process.stdout.write(`${String(kill)} kills, ${JSON.stringify(counts)}\n`);
  }
  isOver = true;
  await Promise.all(shoppers);
  for (const { child } of servers) child.kill('SIGKILL');

  const { count } = await shop.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count !== counts.checkouts || orders.size !== counts.checkouts)
    wrong.push(`${String(counts.checkouts)} checkouts became ${String(count)} orders`);
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
  for (const [step, { maxSeconds }] of Object.entries(steps))
    if (maxSeconds > MAX_SECONDS_AFTER_KILL)
      wrong.push(`one ${step} was answered ${maxSeconds.toFixed(1)} s after a kill`);
  const report = { kills: KILLS, ...counts, orders: count, steps, wrong };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = wrong.length === 0 && counts.checkouts > KILLS ? 0 : 1;
} finally {
  for (const { child } of servers) child.kill('SIGKILL');
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** Checks out in a loop, alternately with online payment and cash. */
async function shopper(at: number) {
  for (let turn = at; !isOver; turn++) {
    const customer = uuid();
    const asked = {
      lines: [{ infoId, quantity: 1 }],
      address: SAIGON,
      shippingMethod: 'STANDARD',
      paymentMethod: turn % 2 === 0 ? 'ONLINE' : 'COD',
    };
    const quote = await post<{ quoteHash: string }>('quote', customer, 'quote', asked);
    const { orderId } = await post<Ordered>('order', customer, 'order', {
      ...asked,
      quoteHash: quote.quoteHash,
      customer: someone,
      note: 'Giao giờ hành chính',
    });
    counts.checkouts += 1;
    orders.add(orderId);
    if (asked.paymentMethod === 'COD') counts.cash += 1;
    else await payOnline(customer, orderId);
  }
}

async function payOnline(customer: string, orderId: string) {
  await post('payment', customer, `order/${orderId}/payment`, { paymentMethod: 'ONLINE' });
  const query = await shop.news(orderId);
  const { RspCode } = await answered<{ RspCode: string }>('notification', (origin) =>
    fetch(`${origin}/api/ecommerce/payment/ipn/vnpay?${query}`),
  );
  const { paymentStatus } = await shop
    .detail({ orderId, customer })
    .then((detail) => detail ?? { paymentStatus: 'unknown' });
  if (!['00', '02'].includes(RspCode) || paymentStatus !== 'paid')
    wrong.push(`order ${orderId}: the gateway was answered ${RspCode}, and it is ${paymentStatus}`);
  else counts.paid += 1;
}

async function post<T>(step: Step, customer: string, path: string, body: object): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': uuid(),
    // Each checkout has its own IP address, because six from one address would exceed the visitor rate limit.
    'x-forwarded-for': `10.7.${String((counts.checkouts >> 8) & 255)}.${String(counts.checkouts & 255)}`,
    ...shop.as('CUSTOMER', customer),
  };
  const { data } = await answered<Answer<T>>(step, (origin) =>
    fetch(`${origin}/api/ecommerce/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  return data;
}

/** Repeats a request to the running servers until one responds. */
async function answered<T>(step: Step, send: (origin: string) => Promise<Response>): Promise<T> {
  const figures = steps[step];
  let interruptedAt: number | undefined;
  for (let sends = 1; ; sends++) {
    const server = servers[Math.floor(Math.random() * servers.length)];
    if (!server) throw new Error('no server is left');
    if (step === 'order') server.orders += 1;
    const response = await send(server.origin).catch(() => undefined);
    const answer = (await response?.json().catch(() => undefined)) as T | undefined;
    if (step === 'order') server.orders -= 1;
    figures.maxSends = Math.max(figures.maxSends, sends);
    if (response?.ok && answer) {
      if (interruptedAt === undefined) return answer;
      figures.interrupted += 1;
      figures.maxSeconds = Math.max(figures.maxSeconds, (performance.now() - interruptedAt) / 1_000);
      return answer;
    }
    if (!answer) interruptedAt = server.killedAt ?? interruptedAt;
    counts.sentAgain += 1;
    const code = (answer as Answer<T> | undefined)?.message;
    if (response && response.status < 500 && code !== 'REQUEST_IN_PROGRESS' && answer)
      throw new Error(`${response.url}: ${String(response.status)} ${String(code)}`);
    const retryAfter = Number(response?.headers.get('retry-after') ?? 0);
    await wait(Math.max(50, retryAfter * 1_000));
  }
}

/** Waits for a random moment during an order. Orders are short compared with the time between them. */
async function atWork(server: Server) {
  const deadline = performance.now() + 5_000;
  while (server.orders === 0 && performance.now() < deadline) await wait(1);
  await wait(Math.random() * 20);
}

async function startServer(): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'load-replica.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      LOAD_DATABASE: rows[0]?.name,
      LOAD_DATA_DIR: dataDir,
      LOAD_CLOCK: NOW,
      LOAD_CONFIG: JSON.stringify({
        VNPAY_API_URL: `${shop.gateway.url}/api`,
        // No order may expire while its shopper retries after kills.
        PAYMENT_WINDOW_MINUTES: '1440',
      }),
    },
  });
  const port = await new Promise<unknown>((ready, failed) => {
    child.once('message', ready);
    child.once('exit', (code) => failed(new Error(`a server ended with ${String(code)}`)));
  });
  return { child, orders: 0, origin: `http://127.0.0.1:${String(port)}` };
}
