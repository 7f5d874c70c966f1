import { openGatewayShop } from '../../../testing/gateway-shop';

let shop: Awaited<ReturnType<typeof openGatewayShop>>;
beforeAll(async () => {
  shop = await openGatewayShop('ZALOPAY', (sandboxUrl, shopUrl) => ({
    ZALOPAY_API_URL: `${sandboxUrl}/v2`,
    PUBLIC_URL: shopUrl,
  }));
});
beforeEach(async () => {
  await shop.sandbox.control('reset', {});
  await sameTime();
});
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<typeof shop.anOrder>>;
/** ZaloPay checks what time it is at the shop. */
const sameTime = () => shop.sandbox.control('clock', { offsetMs: shop.clock().getTime() - Date.now() });
async function later(minutes: number) {
  shop.clock.advance(minutes * 60_000);
  await sameTime();
  await shop.sweep();
}
const paymentOf = async (placed: Placed) => (await shop.state(placed)).paymentStatus;
const attemptOf = ({ orderId }: Placed) => shop.attemptOf(orderId);
const goTo = async (placed: Placed) =>
  expect(await shop.visit(placed.next.url)).toMatch(/\/v2\/order\?token=/);
const faults = (change: object) => shop.sandbox.control('faults', { scope: 'all', ...change });

test('a shopper goes to ZaloPay, confirms, comes back, and has paid', async () => {
  const placed = await shop.anOrder();
  await goTo(placed);

  const back = await shop.payAt(placed, '1');

  expect(await paymentOf(placed)).toBe('paid');
  expect(await attemptOf(placed)).toMatchObject({
    status: 'SUCCEEDED',
    providerRef: `260115_${placed.code}T1`,
    providerCode: '1',
  });
  expect(await shop.visit(back)).toContain(`/checkout/result/${placed.orderId}?token=`);
  expect(await shop.notifyAgain(placed)).toMatchObject({
    status: 200,
    answer: expect.stringContaining('"return_code":2'),
  });
});

test('of a payment that failed ZaloPay says nothing: the shop asks, and the shopper pays again', async () => {
  const placed = await shop.anOrder();
  await goTo(placed);
  const back = await shop.payAt(placed, '2');
  expect((await attemptOf(placed)).status).toBe('PENDING');

  await shop.visit(back);
  await shop.until(async () => (await attemptOf(placed)).status === 'FAILED');
  expect(await shop.state(placed)).toMatchObject({ action: 'PAY_AGAIN', attempt: { providerCode: '2' } });
  const { data } = await shop.payAgain(placed);
  await shop.visit(data.url);
  await shop.payAt(placed, '1');

  expect(await attemptOf(placed)).toMatchObject({ merchantRef: `${placed.code}T2`, status: 'SUCCEEDED' });
});

test('a shopper who cancels at ZaloPay and comes back sees that, and may still pay', async () => {
  const placed = await shop.anOrder();
  await goTo(placed);

  await shop.visit(await shop.payAt(placed, '-49'));

  await shop.until(async () => (await attemptOf(placed)).status === 'CANCELLED');
  expect(await shop.state(placed)).toMatchObject({
    action: 'PAY_AGAIN',
    attempt: { outcome: 'cancelled', providerCode: '-49' },
  });
});

test('whoever is left waiting at ZaloPay is asked about until the time is over', async () => {
  const placed = await shop.anOrder();
  await goTo(placed);

  await later(2);
  expect((await attemptOf(placed)).status).toBe('PENDING');
  await later(29);

  expect(await attemptOf(placed)).toMatchObject({ status: 'EXPIRED', providerCode: '-54' });
});

test('a callback that never comes is made up for by asking', async () => {
  await faults({ ipn: 'none' });
  const placed = await shop.anOrder();
  await goTo(placed);
  await shop.payAt(placed, '1');
  expect(await paymentOf(placed)).toBe('unpaid');

  await later(2);

  expect(await paymentOf(placed)).toBe('paid');
});

test.each([
  ['forged-hash', 'PENDING'],
  ['unknown-txn-ref', 'PENDING'],
  ['truncated', 'PENDING'],
  ['wrong-amount', 'REVIEW'],
  ['upper-case-hash', 'SUCCEEDED'],
])('after a callback that was spoilt by %s, the attempt is %s', async (ipnTamper, status) => {
  await faults({ ipnTamper });
  const placed = await shop.anOrder();
  await goTo(placed);

  await shop.payAt(placed, '1');

  expect((await attemptOf(placed)).status).toBe(status);
});

test('the same callback twenty times at once is one payment', async () => {
  await faults({ ipnCopies: 20 });
  const placed = await shop.anOrder();
  await goTo(placed);

  await shop.payAt(placed, '1');

  expect(await paymentOf(placed)).toBe('paid');
});

test('a page whose answer was lost is not asked for twice: the shopper begins anew and pays once', async () => {
  await faults({ create: 'timeout' });
  const placed = await shop.anOrder();
  expect(await shop.visit(placed.next.url)).toContain('/checkout/result/');

  await faults({ create: 'ok' });
  expect(await shop.visit(placed.next.url)).toContain('/checkout/result/');
  expect(await attemptOf(placed)).toMatchObject({ status: 'FAILED', providerCode: '-68' });
  const { data } = await shop.payAgain(placed);
  await shop.visit(data.url);
  await shop.payAt(placed, '1');

  expect(await paymentOf(placed)).toBe('paid');
});

test('money goes back when ZaloPay says that it has, in parts as well', async () => {
  const placed = await shop.anOrder();
  await goTo(placed);
  await shop.payAt(placed, '1');
  const states = async () => (await shop.refundsOf(placed)).map(({ status }) => status);
  const refund = (body: object) =>
    shop.call('PUT', `/api/main/admin/order/${placed.orderId}/refund`, {
      as: 'OPERATOR',
      body: { reason: 'Hàng lỗi', ...body },
    });

  await refund({ amount: 50_000 });
  await later(1);
  expect(await states()).toEqual(['PROCESSING']);
  await later(61);
  expect(await states()).toEqual(['SUCCEEDED']);

  await faults({ refund: 'timeout' });
  await refund({});
  await later(1);
  expect(await states()).toEqual(['SUCCEEDED', 'REQUESTED']);
  await faults({ refund: 'ok' });
  await later(5);
  await later(61);
  expect(await states()).toEqual(['SUCCEEDED', 'SUCCEEDED']);
});
