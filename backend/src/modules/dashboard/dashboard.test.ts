import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import type { RumSummary } from '../telemetry/telemetry.schema';
import type { Conversion, LowStock, PaymentFigures, SalesFigures, WaitingWork } from './dashboard.schema';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => shop.gateway.reset());
afterAll(() => shop.close());

const read = async <Figures>(what: string, as = 'OPERATOR') =>
  shop.call<Figures>('GET', `/api/main/admin/dashboard/${what}`, { as });
const DAY_MS = 86_400_000;

test('an operator sees what the orders of some days came to, and of as many days before', async () => {
  const early = await shop.anOrder();
  shop.clock.advance(2 * DAY_MS);
  const [first, second] = [await shop.anOrder(), await shop.anOrder()];
  const cancelled = await shop.anOrder();
  await shop.call('PUT', `/api/main/admin/order/${cancelled.orderId}/status`, {
    as: 'OPERATOR',
    body: { status: 'CANCEL', reason: 'khách đổi ý' },
  });

  const { data } = await read<SalesFigures>('sales?days=2');

  const totalOf = async ({ orderId }: { orderId: string }) =>
    (
      await shop.db
        .selectFrom('orders')
        .select('grandTotal')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).grandTotal;
  expect(data.days.map(({ orders }) => orders)).toEqual([0, 2]);
  expect(data.total).toEqual({ orders: 2, revenue: (await totalOf(first)) + (await totalOf(second)) });
  expect(data.before).toEqual({ orders: 1, revenue: await totalOf(early) });
});

test('a day begins at midnight in Việt Nam', async () => {
  const { data: before } = await read<SalesFigures>('sales?days=1');
  // The test's clock shows the morning in Việt Nam, so 20 hours later it is the next day there.
  shop.clock.advance(20 * 3_600_000);
  await shop.anOrder();

  const { data } = await read<SalesFigures>('sales?days=2');

  expect(data.days.map(({ orders }) => orders)).toEqual([before.total.orders, 1]);
  expect(data.days[0]?.day).toBe(before.days[0]?.day);
});

test('an operator sees which payments failed, and what waits', async () => {
  const paid = await shop.anOrder();
  await shop.ipn(await shop.news(paid.orderId));
  const refused = await shop.anOrder();
  await shop.ipn(await shop.news(refused.orderId, { code: '51' }));

  const { data: payments } = await read<PaymentFigures>('payments?days=1');
  const { data: work } = await read<WaitingWork>('work');

  expect(payments.find(({ provider }) => provider === 'VNPAY')).toMatchObject({ succeeded: 1, failed: 1 });
  expect(work).toContainEqual({ queue: 'orders-processing', count: 1 });
  expect(work.find(({ queue }) => queue === 'returns')).toBeUndefined();
});

test('an operator sees what runs out, with how much of it is sold', async () => {
  const [variant] = await shop.db
    .selectFrom('stock')
    .selectAll()
    .orderBy('onHand', 'desc')
    .limit(1)
    .execute();
  const variantId = variant?.variantId ?? '';
  await shop.db
    .updateTable('stock')
    .set({ onHand: 3, reserved: 1 })
    .where('variantId', '=', variantId)
    .execute();

  const { data } = await read<LowStock>('stock?left=2&limit=100');

  expect(data.data.find((row) => row.variantId === variantId)).toMatchObject({ available: 2 });
  expect(data.data.every(({ available }) => available <= 2)).toBe(true);
  expect(data.total).toBe(data.data.length);
});

test('an operator sees how many of those who look at goods order', async () => {
  for (const accessedUrl of [
    '/products/ao-thun',
    '/en/products/ao-thun',
    '/products',
    '/cart',
    '/checkout/information',
  ])
    await shop.call('POST', '/api/main/tracking', { body: { accessedUrl } });

  const { data } = await read<Conversion>('conversion?days=1');

  expect(data).toMatchObject({ products: 2, carts: 1, checkouts: 1 });
});

test('an operator sees how fast pages are, of a day unless told', async () => {
  expect((await read<RumSummary>('vitals')).data).toMatchObject({ minutes: 1_440, versions: [] });
  expect((await read<RumSummary>('vitals?minutes=60')).data).toMatchObject({ minutes: 60 });
  expect((await read<RumSummary>('vitals?minutes=1441')).status).toBe(400);
});

test.each(['work', 'sales', 'conversion', 'payments', 'stock', 'vitals'])(
  'customers do not see %s',
  async (what) => {
    const { customer } = await shop.anOrder();

    expect((await read(what, customer)).status).toBe(403);
  },
);
