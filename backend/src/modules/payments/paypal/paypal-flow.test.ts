import { openGatewayShop } from '../../../testing/gateway-shop';

let shop: Awaited<ReturnType<typeof openGatewayShop>>;
beforeAll(async () => {
  shop = await openGatewayShop('PAYPAL', (PAYPAL_BASE_URL) => ({
    PAYPAL_BASE_URL,
    PAYPAL_VND_PER_USD: '25000',
  }));
});
beforeEach(() => shop.sandbox.control('reset', {}));
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<typeof shop.anOrder>>;
const paymentOf = async (placed: Placed) => (await shop.state(placed)).paymentStatus;
const isPaid = async (placed: Placed) => (await paymentOf(placed)) === 'paid';
const statusOf = async ({ orderId }: Placed) => (await shop.attemptOf(orderId)).status;

test('a shopper goes to PayPal, agrees, comes back, and has paid the dollars that were frozen', async () => {
  const placed = await shop.anOrder({ price: 1_000_000 });

  const page = await shop.visit(placed.next.url);
  expect(page).toMatch(/\/checkoutnow\?token=/);
  const location = await shop.visit(await shop.payAt(placed, 'COMPLETED'));

  expect(location).toContain(`/checkout/result/${placed.orderId}?token=`);
  await shop.until(() => isPaid(placed));
  const attempt = await shop.attemptOf(placed.orderId);
  expect(attempt).toMatchObject({ status: 'SUCCEEDED', currency: 'USD', fxRate: 25_000 });
  expect(attempt.chargeMinor).toBe(Math.round(placed.grandTotal / 250));
});

test('a shopper who closes the browser after agreeing has paid nevertheless', async () => {
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);

  await shop.payAt(placed, 'COMPLETED');

  await shop.until(() => isPaid(placed));
});

test('without any notification the sweep takes the money of an approved order', async () => {
  await shop.sandbox.control('faults', { scope: 'all', ipn: 'none' });
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);
  await shop.payAt(placed, 'COMPLETED');
  expect(await paymentOf(placed)).toBe('unpaid');

  shop.clock.advance(2 * 60_000);
  await shop.sweep();

  expect(await paymentOf(placed)).toBe('paid');
});

test('a shopper who cancels at PayPal sees that, and pays again', async () => {
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);

  await shop.visit(await shop.payAt(placed, 'CANCELLED'));

  await shop.until(async () => (await statusOf(placed)) === 'CANCELLED');
  expect(await shop.state(placed)).toMatchObject({
    action: 'PAY_AGAIN',
    attempt: { outcome: 'cancelled', providerCode: 'CANCELLED' },
  });
  const { data } = await shop.payAgain(placed);
  await shop.visit(data.url);
  await shop.payAt(placed, 'COMPLETED');
  await shop.until(() => isPaid(placed));
});

test('a bank that declines leaves the order to be paid again', async () => {
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);

  await shop.visit(await shop.payAt(placed, 'INSTRUMENT_DECLINED'));

  await shop.until(async () => (await statusOf(placed)) === 'FAILED');
  expect(await shop.state(placed)).toMatchObject({
    action: 'PAY_AGAIN',
    attempt: { outcome: 'failed', providerCode: 'INSTRUMENT_DECLINED' },
  });
});

test('while money is pending, nobody is asked to pay again and the clock ends nothing', async () => {
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);
  await shop.payAt(placed, 'PENDING');
  await shop.until(async () => (await statusOf(placed)) === 'PROCESSING');

  shop.clock.advance(60 * 60_000);
  await shop.sweep();

  expect(await statusOf(placed)).toBe('PROCESSING');
  expect(await shop.state(placed)).toMatchObject({ orderStatus: 'NEW', action: 'NONE' });
});

test('the same event twice, and many at once, count once', async () => {
  await shop.sandbox.control('faults', { scope: 'all', ipnCopies: 5 });
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);

  await shop.payAt(placed, 'COMPLETED');
  await shop.until(() => isPaid(placed));
  const { status } = await shop.notifyAgain(placed);

  expect(status).toBe(200);
  expect(await shop.refundsOf(placed)).toEqual([]);
});

test.each([
  ['forged-hash', 400],
  ['wrong-amount', 400],
  ['unknown-txn-ref', 400],
])(
  'an event that is spoilt by %s is refused, and the payment is found out by asking',
  async (ipnTamper, status) => {
    await shop.sandbox.control('faults', { scope: 'all', ipnTamper });
    const placed = await shop.anOrder();
    await shop.visit(placed.next.url);
    await shop.payAt(placed, 'COMPLETED');

    expect((await shop.notifyAgain(placed, { tamper: ipnTamper })).status).toBe(status);
    expect(await paymentOf(placed)).toBe('unpaid');
    shop.clock.advance(2 * 60_000);
    await shop.sweep();
    expect(await paymentOf(placed)).toBe('paid');
  },
);

test('what staff give back in parts goes back in dollars, and the parts sum up to what was paid', async () => {
  const placed = await shop.anOrder({ price: 333_333 });
  await shop.visit(placed.next.url);
  await shop.payAt(placed, 'COMPLETED');
  await shop.until(() => isPaid(placed));
  const giveBack = (amount?: number) =>
    shop.call('PUT', `/api/main/admin/order/${placed.orderId}/refund`, {
      as: 'OPERATOR',
      body: { ...(amount && { amount }), reason: 'Thiếu hàng' },
    });

  await giveBack(100_001);
  await shop.sweep();
  await giveBack();
  await shop.sweep();

  const refunds = await shop.refundsOf(placed);
  expect(refunds.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  const { chargeMinor } = await shop.attemptOf(placed.orderId);
  expect(refunds.reduce((sum, refund) => sum + refund.chargeMinor, 0)).toBe(chargeMinor);
});

test('agreeing after the order has ended moves no money', async () => {
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);
  shop.clock.advance(60 * 60_000);
  await shop.sweep();
  await shop.sweep();
  expect((await shop.state(placed)).orderStatus).toBe('CANCEL');

  await shop.visit(await shop.payAt(placed, 'COMPLETED'));

  const { merchantRef } = await shop.attemptOf(placed.orderId);
  const { details } = await shop.sandbox.control<{ details: { captures: unknown[] } }>(
    `paypal/payments/${merchantRef}`,
  );
  expect(details.captures).toEqual([]);
});

test("yesterday's success, told again after all was given back, changes nothing", async () => {
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);
  await shop.payAt(placed, 'COMPLETED');
  await shop.until(() => isPaid(placed));
  await shop.call('PUT', `/api/main/admin/order/${placed.orderId}/refund`, {
    as: 'OPERATOR',
    body: { reason: 'Khách trả hàng' },
  });
  await shop.sweep();

  expect((await shop.notifyAgain(placed, { number: 1 })).status).toBe(200);
  expect((await shop.refundsOf(placed)).map(({ status }) => status)).toEqual(['SUCCEEDED']);
  expect(await statusOf(placed)).toBe('SUCCEEDED');
});

test('an order of less than a cent, or above the cap, is not sent to PayPal', async () => {
  const { infoId } = await shop.shelf.aProduct({ variants: [{ price: 300_000_000 }] });

  await expect(shop.anOrder({ infoId })).rejects.toThrow('PAYMENT_AMOUNT_TOO_LARGE');
});
