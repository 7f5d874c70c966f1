import { openGatewayShop } from '../../../testing/gateway-shop';

let shop: Awaited<ReturnType<typeof openGatewayShop>>;
beforeAll(async () => {
  shop = await openGatewayShop('MOMO', (sandboxUrl, shopUrl) => ({
    MOMO_API_URL: `${sandboxUrl}/v2/gateway/api`,
    PUBLIC_URL: shopUrl,
  }));
});
beforeEach(async () => {
  await shop.sandbox.control('reset', {});
  await shop.sandbox.control('clock', { offsetMs: shop.clock().getTime() - Date.now() });
});
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<typeof shop.anOrder>>;
const paymentOf = async (placed: Placed) => (await shop.state(placed)).paymentStatus;
const attemptOf = ({ orderId }: Placed) => shop.attemptOf(orderId);
const goTo = async (placed: Placed) =>
  expect(await shop.visit(placed.next.url)).toMatch(/\/v2\/gateway\/pay\?token=/);
const faults = (change: object) => shop.sandbox.control('faults', { scope: 'all', ...change });

test('a shopper goes to MoMo, confirms, comes back, and has paid', async () => {
  const placed = await shop.anOrder();
  await goTo(placed);

  const back = await shop.payAt(placed, '0');

  expect(await paymentOf(placed)).toBe('paid');
  expect(await attemptOf(placed)).toMatchObject({ status: 'SUCCEEDED', providerCode: '0' });
  expect(await shop.visit(back)).toContain(`/checkout/result/${placed.orderId}?token=`);
  expect((await shop.notifyAgain(placed)).status).toBe(204);
});

test('a shopper who does not confirm sees that, and pays again under a new reference', async () => {
  const placed = await shop.anOrder();
  await goTo(placed);
  await shop.payAt(placed, '1006');
  expect(await shop.state(placed)).toMatchObject({
    action: 'PAY_AGAIN',
    attempt: { outcome: 'cancelled', providerCode: '1006' },
  });

  const { data } = await shop.payAgain(placed);
  await shop.visit(data.url);
  await shop.payAt(placed, '0');

  expect(await attemptOf(placed)).toMatchObject({ merchantRef: `${placed.code}T2`, status: 'SUCCEEDED' });
  expect(await paymentOf(placed)).toBe('paid');
});

test('without any notification the shop asks, and learns how it ended', async () => {
  await faults({ ipn: 'none' });
  const [paid, failed] = [await shop.anOrder(), await shop.anOrder()];
  for (const [placed, code] of [
    [paid, '0'],
    [failed, '1001'],
  ] as const) {
    await goTo(placed);
    await shop.payAt(placed, code);
  }

  shop.clock.advance(2 * 60_000);
  await shop.sweep();

  expect(await paymentOf(paid)).toBe('paid');
  expect(await attemptOf(failed)).toMatchObject({ status: 'FAILED', providerCode: '1001' });
});

test.each([
  ['forged-hash', 'PENDING'],
  ['unknown-txn-ref', 'PENDING'],
  ['truncated', 'PENDING'],
  ['wrong-amount', 'REVIEW'],
  ['upper-case-hash', 'SUCCEEDED'],
])('after a notification that was spoilt by %s, the attempt is %s', async (ipnTamper, status) => {
  await faults({ ipnTamper });
  const placed = await shop.anOrder();
  await goTo(placed);

  await shop.payAt(placed, '0');

  expect((await attemptOf(placed)).status).toBe(status);
});

test('the same news twenty times at once is one payment', async () => {
  await faults({ ipnCopies: 20 });
  const placed = await shop.anOrder();
  await goTo(placed);

  await shop.payAt(placed, '0');

  expect(await paymentOf(placed)).toBe('paid');
});

test('what failed may still be paid, and what is paid stays so, whatever comes later', async () => {
  const placed = await shop.anOrder();
  await goTo(placed);
  await shop.payAt(placed, '1001');
  await shop.payAt(placed, '0', true);
  expect(await paymentOf(placed)).toBe('paid');

  await shop.notifyAgain(placed, { number: 0 });

  expect(await attemptOf(placed)).toMatchObject({ status: 'SUCCEEDED', providerCode: '0' });
});

test.each(['9000', '7000', '7002'])(
  'with code %s nothing is final, and nobody is asked to pay again',
  async (code) => {
    const placed = await shop.anOrder();
    await goTo(placed);

    await shop.payAt(placed, code);
    expect(await shop.state(placed)).toMatchObject({ action: 'NONE', attempt: { outcome: 'processing' } });
    await shop.payAt(placed, '0', true);

    expect(await paymentOf(placed)).toBe('paid');
  },
);

test('a page whose answer was lost is not asked for twice: the shopper begins anew and pays once', async () => {
  await faults({ create: 'timeout' });
  const placed = await shop.anOrder();
  expect(await shop.visit(placed.next.url)).toContain('/checkout/result/');
  expect(await attemptOf(placed)).toMatchObject({ status: 'CREATED', providerCode: 'UNREACHABLE' });

  await faults({ create: 'ok' });
  expect(await shop.visit(placed.next.url)).toContain('/checkout/result/');
  expect(await attemptOf(placed)).toMatchObject({ status: 'FAILED', providerCode: '41' });
  const { data } = await shop.payAgain(placed);
  await shop.visit(data.url);
  await shop.payAt(placed, '0');

  expect(await paymentOf(placed)).toBe('paid');
});

test.each(['error', 'html', 'wrong-signature', 'wrong-amount'])(
  'nobody is led to a page that MoMo gave with: %s',
  async (create) => {
    await faults({ create });
    const placed = await shop.anOrder();

    expect(await shop.visit(placed.next.url)).toContain('/checkout/result/');
  },
);

test.each(['error', 'timeout', 'html', 'pending'])(
  'a query answered with %s decides nothing',
  async (querydr) => {
    await faults({ ipn: 'none', querydr });
    const placed = await shop.anOrder();
    await goTo(placed);
    await shop.payAt(placed, '0');

    shop.clock.advance(2 * 60_000);
    await shop.sweep();

    expect((await attemptOf(placed)).status).toBe('PENDING');
  },
);

test('a query that names another amount is looked at by people', async () => {
  await faults({ ipn: 'none', querydr: 'wrong-amount' });
  const placed = await shop.anOrder();
  await goTo(placed);
  await shop.payAt(placed, '0');

  shop.clock.advance(2 * 60_000);
  await shop.sweep();

  expect((await attemptOf(placed)).status).toBe('REVIEW');
});

describe('money back', () => {
  const refund = (placed: Placed, amount?: number) =>
    shop.call('PUT', `/api/main/admin/order/${placed.orderId}/refund`, {
      as: 'OPERATOR',
      body: { reason: 'Hàng lỗi', ...(amount !== undefined && { amount }) },
    });
  const states = async (placed: Placed) => (await shop.refundsOf(placed)).map(({ status }) => status);
  async function aPaidOrder() {
    const placed = await shop.anOrder();
    await goTo(placed);
    await shop.payAt(placed, '0');
    return placed;
  }

  test('goes in a part and then the rest, at once', async () => {
    const placed = await aPaidOrder();

    await refund(placed, 50_000);
    await shop.sweep();
    await refund(placed);
    await shop.sweep();

    expect((await shop.refundsOf(placed)).map(({ amount, status }) => [amount, status])).toEqual([
      [50_000, 'SUCCEEDED'],
      [placed.grandTotal - 50_000, 'SUCCEEDED'],
    ]);
  });

  test('whose answer was lost is not sent twice', async () => {
    const placed = await aPaidOrder();
    await faults({ refund: 'timeout' });
    await refund(placed);
    await shop.sweep();
    expect(await states(placed)).toEqual(['REQUESTED']);

    await faults({ refund: 'ok' });
    shop.clock.advance(5 * 60_000);
    await shop.sweep();
    expect(await states(placed)).toEqual(['PROCESSING']);
    shop.clock.advance(61 * 60_000);
    await shop.sweep();

    expect(await states(placed)).toEqual(['SUCCEEDED']);
  });

  test('that MoMo refuses is left to people', async () => {
    const placed = await aPaidOrder();
    await faults({ refund: 'refuse' });

    await refund(placed);
    await shop.sweep();

    expect(await states(placed)).toEqual(['MANUAL']);
  });
});
