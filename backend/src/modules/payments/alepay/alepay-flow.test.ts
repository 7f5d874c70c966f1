import { openGatewayShop } from '../../../testing/gateway-shop';

let shop: Awaited<ReturnType<typeof openGatewayShop>>;
beforeAll(async () => {
  shop = await openGatewayShop('ALEPAY', (url) => ({
    ALEPAY_BASE_URL: `${url}/api/v3/checkout`,
    ALEPAY_REFUND_URL: `${url}/api/v1/checkout`,
  }));
});
beforeEach(() => shop.sandbox.control('reset', {}));
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<typeof shop.anOrder>>;
const paymentOf = async (placed: Placed) => (await shop.state(placed)).paymentStatus;
const isPaid = async (placed: Placed) => (await paymentOf(placed)) === 'paid';
const statusOf = async ({ orderId }: Placed) => (await shop.attemptOf(orderId)).status;

test('a shopper goes to Alepay, pays and comes back', async () => {
  const placed = await shop.anOrder();

  expect(await shop.visit(placed.next.url)).toContain('/alepay/checkout?token=');
  const location = await shop.visit(await shop.payAt(placed, '000'));

  expect(location).toContain(`/checkout/result/${placed.orderId}?token=`);
  expect(await isPaid(placed)).toBe(true);
});

test('a shopper who cancels at Alepay sees that, and pays again', async () => {
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);

  await shop.visit(await shop.payAt(placed, '177'));

  await shop.until(async () => (await statusOf(placed)) === 'CANCELLED');
  expect(await shop.state(placed)).toMatchObject({
    action: 'PAY_AGAIN',
    attempt: { outcome: 'cancelled', providerCode: '177' },
  });
  const { data } = await shop.payAgain(placed);
  await shop.visit(data.url);
  await shop.payAt(placed, '000');
  expect(await isPaid(placed)).toBe(true);
});

test.each(['111', '135', '191', '229'])('a payment that ends with %s can be paid again', async (code) => {
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);

  await shop.visit(await shop.payAt(placed, code));

  await shop.until(async () => (await statusOf(placed)) === 'FAILED');
  expect(await shop.state(placed)).toMatchObject({
    action: 'PAY_AGAIN',
    attempt: { outcome: 'failed', providerCode: code },
  });
});

test('what waits for the merchant is looked at, and paid once it is approved', async () => {
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);
  await shop.visit(await shop.payAt(placed, '227'));
  await shop.until(async () => (await statusOf(placed)) === 'REVIEW');
  expect(await shop.state(placed)).toMatchObject({ attempt: { outcome: 'waiting', waitingFor: 'MERCHANT' } });

  await shop.payAt(placed, '000', true);

  expect(await isPaid(placed)).toBe(true);
});

test('a webhook alone settles nothing: Alepay is asked, and says otherwise', async () => {
  await shop.sandbox.control('faults', { scope: 'all', querydr: 'pending' });
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);

  await shop.payAt(placed, '000');

  expect(await statusOf(placed)).toBe('PENDING');
});

test.each(['unsigned', 'wrong-signature', 'error', 'timeout', 'html'])(
  'while an answer is "%s" the webhook is to come again, and then counts',
  async (querydr) => {
    await shop.sandbox.control('faults', { scope: 'all', querydr });
    const placed = await shop.anOrder();
    await shop.visit(placed.next.url);
    await shop.payAt(placed, '000');
    expect((await shop.notifyAgain(placed)).status).toBe(500);
    expect(await paymentOf(placed)).toBe('unpaid');

    await shop.sandbox.control('faults', { scope: 'all', querydr: 'ok' });

    expect((await shop.notifyAgain(placed)).status).toBe(200);
    expect(await paymentOf(placed)).toBe('paid');
  },
);

test.each([
  ['forged-hash', 400],
  ['wrong-amount', 400],
  ['unknown-txn-ref', 400],
  ['upper-case-hash', 200],
])('a webhook that is spoilt by %s is answered with %i', async (tamper, status) => {
  await shop.sandbox.control('faults', { scope: 'all', ipn: 'none' });
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);
  await shop.payAt(placed, '000');

  expect((await shop.notifyAgain(placed, { tamper })).status).toBe(status);
  expect(await paymentOf(placed)).toBe(status === 200 ? 'paid' : 'unpaid');
});

test('other money than was asked for is looked at by people', async () => {
  await shop.sandbox.control('faults', { scope: 'all', querydr: 'wrong-amount' });
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);

  await shop.payAt(placed, '000');

  expect(await statusOf(placed)).toBe('REVIEW');
  expect(await paymentOf(placed)).toBe('unpaid');
});

test('many webhooks at once count once, and the same twice', async () => {
  await shop.sandbox.control('faults', { scope: 'all', ipnCopies: 5 });
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);

  await shop.payAt(placed, '000');

  expect((await shop.notifyAgain(placed)).status).toBe(200);
  expect(await isPaid(placed)).toBe(true);
  expect(await shop.refundsOf(placed)).toEqual([]);
});

test('money that comes after the order has ended goes back by itself', async () => {
  await shop.sandbox.control('faults', { scope: 'all', querydr: 'pending', ipn: 'none' });
  const placed = await shop.anOrder();
  await shop.visit(placed.next.url);
  await shop.payAt(placed, '000');
  shop.clock.advance(60 * 60_000);
  await shop.sweep();
  await shop.sweep();
  expect((await shop.state(placed)).orderStatus).toBe('CANCEL');

  await shop.sandbox.control('faults', { scope: 'all', querydr: 'ok' });
  await shop.notifyAgain(placed);

  expect(await statusOf(placed)).toBe('SUCCEEDED');
  await shop.sweep();
  expect((await shop.refundsOf(placed)).map(({ status, reason }) => [status, reason])).toEqual([
    ['PROCESSING', 'PAID_AFTER_END'],
  ]);
  await shop.payAt(placed, '220', true);
  shop.clock.advance(2 * 60 * 60_000);
  await shop.sweep();
  expect((await shop.refundsOf(placed))[0]?.status).toBe('SUCCEEDED');
});

test('a gateway that gives no page leaves the order to be tried again', async () => {
  await shop.sandbox.control('faults', { scope: 'all', create: 'error' });
  const placed = await shop.anOrder();
  expect(await shop.visit(placed.next.url)).toContain(`/checkout/result/${placed.orderId}`);
  expect(await statusOf(placed)).toBe('CREATED');

  await shop.sandbox.control('faults', { scope: 'all', create: 'ok' });

  expect(await shop.visit(placed.next.url)).toContain('/alepay/checkout?token=');
});
