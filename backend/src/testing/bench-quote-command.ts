import type { AddressInfo } from 'node:net';
import { v7 as uuid } from 'uuid';

/**
 * Requests quotes for 20 lines under 50 rules over HTTP on PostgreSQL: 500 to warm up, then the given number (2,000) in sequence.
 * The rules are 20 flash prices, 14 quantity promotions, 10 order promotions, 5 gift promotions and a voucher. Prints the
 * response times in ms, and the time of the pricing function alone for the same cart.
 */
const TIMES = Number(process.argv[2] ?? 2_000);
const WARM_UP = 500;
process.env['TEST_DB'] = 'postgres';
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { openCheckoutShop, SAIGON } = await import('./checkout');
const { createOffers } = await import('./offers');
const { twentyLinesUnderFiftyRules } = await import('./price-rules');
const { priceOf } = await import('../modules/pricing/pricing');

const shop = await openCheckoutShop({ SETTINGS_CACHE_MS: '1000' });
try {
  const offers = createOffers(shop);
  const goods = await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.shelf.aProduct({ variants: [{ price: 200_000, onHand: 1_000_000 }] }),
    ),
  );
  const gift = await shop.shelf.aProduct({ variants: [{ onHand: 1_000_000 }] });
  await offers.aFlashSale(goods.map((product) => ({ product, value: 15, quota: 1_000_000 })));
  for (const product of goods.slice(0, 14))
    await offers.aPromotion({ type: 'QUANTITY_BASED', productIds: [product.id] });
  for (let at = 0; at < 10; at++) await offers.aPromotion({ minSubtotal: 100_000 * (at + 1), value: 1 + at });
  for (let at = 0; at < 5; at++)
    await offers.aPromotion({
      type: 'GIFT_PRODUCT',
      minSubtotal: 500_000 * (at + 1),
      gifts: [{ infoId: gift.infoId }],
    });
  await offers.aVoucher({ code: 'BENCH' });

  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${String((shop.app.server.address() as AddressInfo).port)}/api/ecommerce/quote`;
  const body = JSON.stringify({
    lines: goods.map(({ infoId }, at) => ({ infoId, quantity: 1 + (at % 4) })),
    address: SAIGON,
    shippingMethod: 'STANDARD',
    paymentMethod: 'ONLINE',
    voucherCode: 'BENCH',
  });
  const times: number[] = [];
  for (let time = -WARM_UP; time < TIMES; time++) {
    // Each request has its own shopper, because voucher attempts per shopper are rate limited.
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.9.${String((time + WARM_UP) >> 8)}.${String((time + WARM_UP) & 255)}`,
      ...shop.as('CUSTOMER', uuid()),
    };
    const startedAt = performance.now();
    const response = await fetch(url, { method: 'POST', headers, body });
    const { data } = (await response.json()) as {
      data: { lines: unknown[]; appliedVoucherOrder: unknown };
    };
    if (data.lines.length < 20 || !data.appliedVoucherOrder) throw new Error('Not all of it was priced.');
    if (time >= 0) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => Number((times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1));
  const report = {
    quotes: TIMES,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    pricingAlone: Number(pricingAlone().toFixed(3)),
  };
  process.stdout.write(`${JSON.stringify(report)}\n`);
} finally {
  await shop.close();
}

function pricingAlone() {
  const { lines, rules } = twentyLinesUnderFiftyRules();
  const now = new Date('2026-01-15T03:00:00Z');
  const millisecondsEach = () => {
    const startedAt = performance.now();
    for (let time = 0; time < TIMES; time++) priceOf(lines, rules, now);
    return (performance.now() - startedAt) / TIMES;
  };
  // The minimum is the best estimate: the first runs include compilation, and other processes slow down the rest.
  return Math.min(...Array.from({ length: 8 }, millisecondsEach));
}
