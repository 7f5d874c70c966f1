import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';

/**
 * Runs against two warm servers on PostgreSQL. 2,000 buyers order the 100 units of a flash sale, first all at once and then
 * within ten seconds. Then buyers order distinct products for the given time (30 s), each order with its own quote.
 * Prints a report and fails unless stock and orders are exact; the speed is reported but not checked.
 */
const BUYERS = Number(process.argv[2] ?? 2_000);
const SECONDS = Number(process.argv[3] ?? 30);
const UNITS = 100;
const WARM_UP_SECONDS = 5;
const AT_ONCE = 24;
const agent = new Agent({ keepAlive: true });
process.env['TEST_DB'] = 'postgres';
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { openCheckoutShop, SAIGON, someone } = await import('./checkout');
const { createOffers } = await import('./offers');

const dataDir = await mkdtemp(join(tmpdir(), 'storefront-load-'));
const shop = await openCheckoutShop();
const replicas = [await startReplica(), await startReplica()];
try {
  const offers = createOffers(shop);
  const goods = await Promise.all(
    Array.from({ length: 200 }, () => shop.shelf.aProduct({ variants: [{ onHand: 1_000_000 }] })),
  );
  await sql`analyze`.execute(shop.db);
  await distinctOrders(
    goods.map(({ infoId }) => infoId),
    WARM_UP_SECONDS,
  );
  const report = {
    atOnce: await sale(0),
    within10Seconds: await sale(10_000),
    distinct: await distinctOrders(
      goods.map(({ infoId }) => infoId),
      SECONDS,
    ),
    brokenRules: await shop.brokenRules(),
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  const isRight = [report.atOnce, report.within10Seconds].every(
    ({ answers, atSalePrice, soldOfStock }) =>
      answers['200 OK'] === UNITS &&
      answers['409 PRICE_CHANGED, quoted at the usual price'] === BUYERS - UNITS &&
      Object.keys(answers).length === 2 &&
      atSalePrice === UNITS &&
      soldOfStock === UNITS,
  );
  process.exitCode = isRight && report.distinct.failed === 0 && report.brokenRules.length === 0 ? 0 : 1;

  /** Every buyer has a quote at the sale price and orders one unit, spread over `withinMs`. */
  async function sale(withinMs: number) {
    const product = await shop.shelf.aProduct({ variants: [{ price: 200_000, onHand: BUYERS * 2 }] });
    await offers.aFlashSale([{ product, kind: 'FIXED_PRICE', value: 99_000, quota: UNITS }]);
    const body = await shop.orderBody(product.infoId, { paymentMethod: 'COD' });
    const startedAt = performance.now();
    const replies = await Promise.all(
      Array.from({ length: BUYERS }, async (_, at) => {
        await wait((withinMs * at) / BUYERS);
        return post(at, 'order', body);
      }),
    );
    const answers: Record<string, number> = {};
    for (const { status, answer } of replies) {
      const price = answer.data?.quote?.lines[0]?.unitPrice;
      const quoted =
        price === undefined ? '' : `, quoted at ${price === 200_000 ? 'the usual price' : price}`;
      const name = `${status} ${answer.message}${quoted}`;
      answers[name] = (answers[name] ?? 0) + 1;
    }
    const { rows } = await sql<{ units: number }>`
      select coalesce(sum(l.quantity), 0)::int as units from order_lines l
      where l.variant_id = ${product.infoId} and l.unit_price = 99000`.execute(shop.db);
    return {
      buyers: BUYERS,
      answers,
      atSalePrice: rows[0]?.units,
      soldOfStock: (await shop.stock(product.infoId)).reserved,
      seconds: Number(((performance.now() - startedAt) / 1_000).toFixed(1)),
      ...percentiles(replies.map(({ ms }) => ms)),
    };
  }

  /** Requests quotes and orders in a loop with the given number of concurrent buyers. */
  async function distinctOrders(infoIds: string[], seconds: number) {
    const until = performance.now() + seconds * 1_000;
    const times: number[] = [];
    let failed = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, buyer) => {
        for (let round = 0; performance.now() < until; round++) {
          const infoId = infoIds[(buyer + round * AT_ONCE) % infoIds.length] ?? '';
          const asked = {
            lines: [{ infoId, quantity: 1 }],
            address: SAIGON,
            shippingMethod: 'STANDARD',
            paymentMethod: 'COD',
          };
          const quoted = await post(buyer, 'quote', asked);
          const ordered = await post(buyer, 'order', {
            ...asked,
            quoteHash: quoted.answer.data?.quoteHash,
            customer: someone,
            note: 'Giao giờ hành chính',
          });
          if (ordered.status !== 200) failed += 1;
          times.push(quoted.ms + ordered.ms);
        }
      }),
    );
    return {
      orders: times.length,
      failed,
      perSecond: Math.round(times.length / seconds),
      ...percentiles(times),
    };
  }
} finally {
  for (const { child } of replicas) child.kill();
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
}

interface Answer {
  message: string;
  data?: { quoteHash?: string; quote?: { lines: { unitPrice: number }[] } };
}

/** Alternates between the servers, with one IP address per buyer. Cheaper than `fetch`, because buyers and servers share the CPU. */
async function post(buyer: number, path: 'quote' | 'order', body: object) {
  const startedAt = performance.now();
  const asking = request(`${replicas[buyer % 2]?.origin}/api/ecommerce/${path}`, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': uuid(),
      'x-forwarded-for': `10.${buyer >> 16}.${(buyer >> 8) & 255}.${buyer & 255}`,
      ...shop.as('CUSTOMER', uuid()),
    },
  });
  asking.end(JSON.stringify(body));
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const answer = (await json(response)) as Answer;
  return { status: response.statusCode, answer, ms: performance.now() - startedAt };
}

function percentiles(times: number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

async function startReplica() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
  const child = fork(join(import.meta.dirname, 'load-replica.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, LOAD_DATABASE: rows[0]?.name, LOAD_DATA_DIR: dataDir },
  });
  const port = await new Promise<unknown>((resolve, failed) => {
    child.once('message', resolve);
    child.once('exit', (code) => failed(new Error(`a server ended with ${code}`)));
  });
  return { child, origin: `http://127.0.0.1:${String(port)}` };
}
