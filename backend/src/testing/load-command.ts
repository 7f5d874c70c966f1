import { v7 as uuid } from 'uuid';
import type { AddressInfo } from 'node:net';

const STOCK = 50;
const SHOPPERS = 400;

/**
 * The given number of shoppers (400) order the last 50 units at the same moment, over HTTP on PostgreSQL; then
 * one of them posts the same order 50 times. Prints a report and fails unless stock and orders are exact.
 */
const shoppers = Number(process.argv[2] ?? SHOPPERS);
process.env['TEST_DB'] ??= 'postgres';
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { openCheckoutShop } = await import('./checkout');
const shop = await openCheckoutShop();
try {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;

  const post = async (customer: string, body: unknown, key: string) => {
    const startedAt = performance.now();
    const response = await fetch(`${origin}/api/ecommerce/order`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...shop.as('CUSTOMER', customer),
      },
      body: JSON.stringify(body),
    });
    const { message, data } = (await response.json()) as { message: string; data?: { orderId?: string } };
    return {
      answer: `${response.status} ${message}`,
      orderId: data?.orderId,
      ms: performance.now() - startedAt,
    };
  };

  const scarce = await shop.shelf.aProduct({ variants: [{ onHand: STOCK }] });
  const body = await shop.orderBody(scarce.infoId);
  const startedAt = performance.now();
  const replies = await Promise.all(Array.from({ length: shoppers }, () => post(uuid(), body, uuid())));
  const seconds = (performance.now() - startedAt) / 1000;
  const times = replies.map(({ ms }) => ms).sort((a, b) => a - b);
  const percentile = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);

  const plenty = await shop.shelf.aProduct({ variants: [{ onHand: 100 }] });
  const same = await shop.orderBody(plenty.infoId);
  const [customer, key] = [uuid(), uuid()];
  const repeated = await Promise.all(Array.from({ length: 50 }, () => post(customer, same, key)));

  const answers: Record<string, number> = {};
  for (const { answer } of replies) answers[answer] = (answers[answer] ?? 0) + 1;
  const report = {
    shoppers,
    stock: STOCK,
    answers,
    seconds: Number(seconds.toFixed(2)),
    p50Ms: percentile(0.5),
    p95Ms: percentile(0.95),
    scarce: await shop.stock(scarce.infoId),
    sameOrderPosted: repeated.length,
    sameOrderMade: new Set(repeated.map(({ orderId }) => orderId)).size,
    plenty: await shop.stock(plenty.infoId),
    brokenRules: await shop.brokenRules(),
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  const isRight =
    answers['200 OK'] === Math.min(STOCK, shoppers) &&
    (answers['409 NOT_ENOUGH_STOCK'] ?? 0) === Math.max(0, shoppers - STOCK) &&
    report.sameOrderMade === 1 &&
    report.plenty.reserved === 1 &&
    report.brokenRules.length === 0;
  process.exitCode = isRight ? 0 : 1;
} finally {
  await shop.close();
}
