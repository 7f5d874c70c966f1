import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import { createRows } from '../../testing/rows';
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

test('an operator sees how fast pages are, of a day unless shown', async () => {
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

describe('the figures of a shop', () => {
  let full: CheckoutShop;
  let rows: ReturnType<typeof createRows>;
  let variant: { id: string; infoId: string };
  const midnight = '2026-01-14T17:00:00.000Z';
  const justBefore = '2026-01-14T16:59:59.999Z';
  const figures = async <Figures>(what: string) =>
    (await full.call<Figures>('GET', `/api/main/admin/dashboard/${what}`, { as: 'OPERATOR' })).data;
  const update = (table: 'orders' | 'paymentAttempts', id: string, change: Record<string, unknown>) =>
    full.db.updateTable(table).set(change).where('id', '=', id).execute();

  async function anOrder(quantity: number, placedAt: string, change: Record<string, unknown>) {
    const { orderId } = await full.anOrder({
      infoId: variant.infoId,
      lines: [{ infoId: variant.infoId, quantity }],
      paymentMethod: 'COD',
    });
    await update('orders', orderId, { placedAt: new Date(placedAt), ...change });
    const { grandTotal } = await full.db
      .selectFrom('orders')
      .select('grandTotal')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return grandTotal;
  }

  beforeAll(async () => {
    full = await openCheckoutShop();
    rows = createRows(full);
    variant = await full.shelf.aProduct({
      name: { vi: 'Áo', en: 'Shirt' },
      variants: [{ price: 1_000, onHand: 900, size: 'M', color: { vi: 'Đỏ', en: 'Red', rgb: '#ff0000' } }],
    });
  });
  afterAll(() => full.close());

  test('count orders from midnight to now, without those that were cancelled or refused', async () => {
    const asked = { cancelRequestedAt: full.clock(), cancelRequestReason: 'Đổi ý' };
    const today = [
      await anOrder(1, midnight, { status: 'DONE' }),
      await anOrder(4, '2026-01-15T03:00:00.000Z', { status: 'PROCESSING', ...asked }),
      await anOrder(8, '2026-01-15T02:00:00.000Z', { status: 'DELIVERING' }),
      await anOrder(64, '2026-01-15T01:00:00.000Z', {
        status: 'PROCESSING',
        ...asked,
        cancelDeclinedAt: full.clock(),
        cancelDeclineReason: 'Đã đóng gói',
      }),
    ];
    await anOrder(16, '2026-01-15T01:00:00.000Z', { status: 'CANCEL' });
    await anOrder(32, '2026-01-15T01:00:00.000Z', { status: 'REJECT' });
    const yesterday = await anOrder(2, justBefore, { status: 'NEW' });
    await anOrder(128, '2025-12-16T17:00:00.000Z', { status: 'DONE' });
    await anOrder(256, '2025-12-16T16:59:59.999Z', { status: 'DONE' });

    const total = { orders: 4, revenue: today.reduce((sum, amount) => sum + amount, 0) };
    expect(await figures<SalesFigures>('sales?days=1')).toEqual({
      days: [{ day: '2026-01-15', ...total }],
      total,
      before: { orders: 1, revenue: yesterday },
    });
    expect(await figures<Conversion>('conversion?days=1')).toMatchObject({ orders: 4 });
  });

  test('show the pieces of 30 days of what runs out, the fewest first', async () => {
    const { infoId, id } = await full.shelf.aProduct({ name: 'Mũ', variants: [{ onHand: 2, reserved: 2 }] });
    const hidden = await full.shelf.aProduct({ variants: [{ onHand: 0 }] });
    await full.db.updateTable('products').set({ isActive: false }).where('id', '=', hidden.id).execute();
    const gone = await full.shelf.aProduct({ variants: [{ onHand: 0 }] });
    await full.db
      .updateTable('productVariants')
      .set({ isActive: false })
      .where('id', '=', gone.infoId)
      .execute();
    await full.shelf.aProduct({ variants: [{ onHand: 6 }] });
    await full.db
      .updateTable('stock')
      .set({ onHand: 6, reserved: 1 })
      .where('variantId', '=', variant.infoId)
      .execute();

    const shown = await figures<LowStock>('stock');

    const sku = { sku: expect.any(String) };
    expect(shown).toEqual({
      total: 2,
      data: [
        {
          ...sku,
          variantId: infoId,
          productId: id,
          name: { vi: 'Mũ', en: 'Mũ' },
          color: null,
          size: null,
          available: 0,
          soldIn30Days: 0,
        },
        {
          ...sku,
          variantId: variant.infoId,
          productId: variant.id,
          name: { vi: 'Áo', en: 'Shirt' },
          color: { vi: 'Đỏ', en: 'Red' },
          size: 'M',
          available: 5,
          soldIn30Days: 1 + 2 + 4 + 8 + 64 + 128,
        },
      ],
    });
    expect(await figures<LowStock>('stock?left=4')).toMatchObject({ total: 1 });
    expect(await figures<LowStock>('stock?limit=1')).toMatchObject({ total: 2, data: [{ available: 0 }] });
  });

  test('tell each outcome of a payment, and each queue of work with what waits in it', async () => {
    const { orderId } = await full.anOrder();
    await update('orders', orderId, { status: 'DONE', placedAt: new Date('2025-01-01T00:00:00Z') });
    const first = await full.attemptOf(orderId);
    await update('paymentAttempts', first.id, { status: 'SUCCEEDED', createdAt: new Date(midnight) });
    const attempt = (status: string, createdAt = full.clock()) =>
      full.db
        .insertInto('paymentAttempts')
        .values({
          ...first,
          id: uuid(),
          payableId: uuid(),
          merchantRef: `${first.merchantRef}${status}${createdAt.getTime()}`,
          status: status as 'FAILED',
          createdAt,
        })
        .execute();
    for (const status of ['CREATED', 'PENDING', 'PROCESSING', 'REVIEW', 'FAILED', 'CANCELLED', 'EXPIRED'])
      await attempt(status);
    await attempt('SUCCEEDED', new Date(justBefore));
    for (const status of ['REQUESTED', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'MANUAL'])
      await rows.insert('refunds', {
        id: uuid(),
        attempt_id: first.id,
        payable_kind: 'order',
        payable_id: orderId,
        provider: 'VNPAY',
        merchant_refund_ref: `R${status}`,
        amount: 1,
        status,
        reason: 'Hàng lỗi',
        requested_by: 'staff',
        created_at: full.clock(),
        updated_at: full.clock(),
      });
    const before = await figures<WaitingWork>('work');
    for (const status of ['NEW', 'APPROVED', 'RECEIVED', 'EXCHANGED', 'REJECTED', 'WITHDRAWN'])
      await rows.aReturn({ status });
    await rows.aReview({ status: 'PENDING' });
    await rows.aReview({ status: 'APPROVED', report_count: 1 });
    await rows.aReview({ status: 'APPROVED' });
    await rows.aReview({ status: 'REJECTED', reject_reason: 'Quảng cáo' });
    for (const status of ['REQUESTED', 'APPROVED', 'PAID', 'REJECTED']) await rows.aPayout({ status });
    for (const status of ['LOCK', 'NEW', 'PROCESSING', 'PAID']) await rows.aReward({ status });
    await rows.aReward({ status: 'LOCK', taken_back_at: full.clock() });
    await rows.aReward({ status: 'LOCK', kind: 'CLAWBACK', amount: -1 });
    for (const status of ['NEW', 'APPROVED']) await rows.aProvider({ business_name: 'Sao Mai', status });
    for (const status of ['NEW', 'OPEN', 'ANSWERED', 'CLOSED']) await rows.aTicket({ status });
    await rows.aMail({ dedupe_key: 'failed' });
    await rows.aMail({ dedupe_key: 'sent', sent_at: full.clock() });
    await rows.aMail({ dedupe_key: 'waits', next_try_at: full.clock() });

    expect(await figures<PaymentFigures>('payments?days=1')).toEqual([
      { provider: 'VNPAY', attempts: 8, succeeded: 1, failed: 2, cancelled: 1, open: 4 },
    ]);
    expect(before).toEqual([
      { queue: 'orders-new', count: 1 },
      { queue: 'orders-processing', count: 2 },
      { queue: 'orders-rejected', count: 1 },
      { queue: 'cancel-requests', count: 1 },
      { queue: 'manual-refunds', count: 1 },
      { queue: 'payments-in-review', count: 1 },
    ]);
    expect((await figures<WaitingWork>('work')).filter(({ queue }) => !queue.startsWith('orders'))).toEqual([
      { queue: 'cancel-requests', count: 1 },
      { queue: 'returns', count: 2 },
      { queue: 'manual-refunds', count: 1 },
      { queue: 'payments-in-review', count: 1 },
      { queue: 'reviews', count: 2 },
      { queue: 'payouts', count: 2 },
      { queue: 'locked-rewards', count: 1 },
      { queue: 'providers', count: 1 },
      { queue: 'chat-tickets', count: 2 },
      { queue: 'failed-mails', count: 1 },
    ]);
  });
});
