import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => shop.gateway.reset());
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

const DAY_MS = 24 * 3_600_000;
const orderSettings = '/api/main/admin/setting/orders';
interface OrdersGroup {
  paymentMinutes: number;
  returnDays: number;
  version: number;
}

async function set(change: Partial<OrdersGroup>, as: 'ADMIN' | 'OPERATOR' = 'ADMIN') {
  const { data } = await shop.call<OrdersGroup>('GET', orderSettings, { as });
  return shop.call<OrdersGroup>('PUT', orderSettings, { as, body: { version: data.version, ...change } });
}
const staff = (path: string, body: Record<string, unknown>) =>
  shop.call('PUT', `/api/main/admin${path}`, { as: 'OPERATOR', body });

async function delivered() {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });
  await staff(`/order/${placed.orderId}/status`, { status: 'PROCESSING' });
  await staff(`/order/${placed.orderId}/shipment`, { carrier: 'GHN' });
  for (const status of ['DELIVERING', 'DONE']) await staff(`/order/${placed.orderId}/status`, { status });
  return placed;
}
const returnDaysOf = async (placed: Awaited<ReturnType<typeof delivered>>) => {
  const until = (await shop.detail(placed)).returnUntil ?? '';
  return (Date.parse(until) - shop.clock().getTime()) / DAY_MS;
};

test('an administrator sets how long an order waits for its payment, from the next one on', async () => {
  const before = await shop.anOrder();
  expect(await set({ paymentMinutes: 60 })).toMatchObject({ status: 200 });
  const after = await shop.anOrder();

  const minutesOf = async (placed: typeof before) =>
    (Date.parse((await shop.detail(placed)).expiresAt ?? '') - shop.clock().getTime()) / 60_000;
  expect([await minutesOf(before), await minutesOf(after)]).toEqual([15, 60]);
});

test('what a shopper was promised when the order was placed stays so when the shop changes it', async () => {
  const promised = await delivered();
  expect(await set({ returnDays: 30 })).toMatchObject({ status: 200 });
  await shop.runJobs();
  shop.mails.length = 0;
  const later = await delivered();
  expect(await set({ returnDays: 0 })).toMatchObject({ status: 200 });
  const without = await delivered();

  expect(await returnDaysOf(promised)).toBe(7);
  expect(await returnDaysOf(later)).toBe(30);
  const detail = await shop.detail(without);
  const lines = [{ lineId: detail.lines[0]?.id, quantity: 1 }];
  const asked = await shop.call('POST', `/order/${without.orderId}/return`, {
    as: without.customer,
    body: { type: 'RETURN', lines, reason: 'Không vừa' },
  });
  expect([asked.status, asked.message]).toEqual([409, 'RETURN_TOO_LATE']);
  await shop.runJobs();
  const texts = shop.mails
    .filter(({ subject }) => /đã được giao|đã giao/.test(subject))
    .map(({ text }) => text.replace(/\s+/g, ' '));
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => text.includes('trong 30 ngày'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('đổi trả'))).toHaveLength(1);
});

test('an operator changes neither, and nobody sets what cannot be', async () => {
  expect((await set({ returnDays: 10 }, 'OPERATOR')).status).toBe(403);
  for (const wrong of [
    { paymentMinutes: 0 },
    { paymentMinutes: 1_441 },
    { returnDays: -1 },
    { returnDays: 366 },
  ])
    expect((await set(wrong)).status).toBe(400);
});
