import { sql } from 'kysely';
import { everyGateway, everyWallet, gatewayFlow } from '../../../testing/gateway-flow';

const flow = gatewayFlow({
  provider: 'MOMO',
  envAt: (sandboxUrl, shopUrl) => ({
    MOMO_API_URL: `${sandboxUrl}/v2/gateway/api`,
    PUBLIC_URL: shopUrl,
  }),
  page: /\/v2\/gateway\/pay\?token=/,
  codes: { paid: '0', cancelled: '1006', underway: '7000' },
  left: { status: 'EXPIRED', providerCode: '1005' },
});

everyGateway(flow);
everyWallet(flow, { lostCode: '41' });

test('a shopper goes to MoMo, confirms, comes back, and has paid', async () => {
  const { shop } = flow;
  const placed = await flow.anOpenOrder();

  const back = await shop.payAt(placed, '0');

  expect(await flow.paymentOf(placed)).toBe('paid');
  expect(await flow.attemptOf(placed)).toMatchObject({ status: 'SUCCEEDED', providerCode: '0' });
  expect(await shop.visit(back)).toContain(`/checkout/result/${placed.orderId}?token=`);
  expect((await shop.notifyAgain(placed)).status).toBe(204);
});

test('whose order is cancelled meanwhile is not led to pay for it any more', async () => {
  const { shop } = flow;
  const placed = await flow.anOpenOrder();
  const cancelled = await shop.call('PUT', `/order/cancel-order/${placed.orderId}`, {
    as: placed.customer,
    body: { reason: 'Đổi ý' },
  });
  expect(cancelled.status).toBe(200);

  expect(await shop.visit(placed.next.url)).toContain(`/checkout/result/${placed.orderId}`);
});

test('without any notification the shop learns why a payment failed', async () => {
  await flow.faults({ ipn: 'none' });
  const placed = await flow.anOpenOrder();
  await flow.shop.payAt(placed, '1001');

  await flow.later(2);

  expect(await flow.attemptOf(placed)).toMatchObject({ status: 'FAILED', providerCode: '1001' });
});

test('what failed may still be paid, and what is paid stays so, whatever comes later', async () => {
  const { shop } = flow;
  const placed = await flow.anOpenOrder();
  await shop.payAt(placed, '1001');
  await shop.payAt(placed, '0', true);
  expect(await flow.paymentOf(placed)).toBe('paid');

  await shop.notifyAgain(placed, { number: 0 });

  expect(await flow.attemptOf(placed)).toMatchObject({ status: 'SUCCEEDED', providerCode: '0' });
});

test.each(['9000', '7000', '7002'])(
  'with code %s nothing is final, and nobody is asked to pay again',
  async (code) => {
    const { shop } = flow;
    const placed = await flow.anOpenOrder();

    await shop.payAt(placed, code);
    expect(await shop.state(placed)).toMatchObject({ action: 'NONE', attempt: { outcome: 'processing' } });
    await shop.payAt(placed, '0', true);

    expect(await flow.paymentOf(placed)).toBe('paid');
  },
);

test.each(['error', 'html', 'wrong-signature', 'wrong-amount'])(
  'nobody is led to a page that MoMo gave with: %s',
  async (create) => {
    await flow.faults({ create });
    const placed = await flow.shop.anOrder();

    expect(await flow.shop.visit(placed.next.url)).toContain('/checkout/result/');
  },
);

test.each([
  ['error', 'PENDING'],
  ['timeout', 'PENDING'],
  ['html', 'PENDING'],
  ['pending', 'PENDING'],
  ['wrong-amount', 'REVIEW'],
])('a query answered with %s leaves the attempt %s', async (querydr, status) => {
  await flow.faults({ ipn: 'none', querydr });
  const placed = await flow.anOpenOrder();
  await flow.shop.payAt(placed, '0');

  await flow.later(2);

  expect(await flow.statusOf(placed)).toBe(status);
});

describe('money back', () => {
  test('goes in a part and then the rest, at once', async () => {
    const placed = await flow.aPaidOrder();

    await flow.giveBack(placed, 50_000);
    await flow.shop.runJobs();
    await flow.giveBack(placed);
    await flow.shop.runJobs();

    expect((await flow.shop.refundsOf(placed)).map(({ amount, status }) => [amount, status])).toEqual([
      [50_000, 'SUCCEEDED'],
      [placed.grandTotal - 50_000, 'SUCCEEDED'],
    ]);
  });

  test('whose answer was lost is not sent twice', async () => {
    const placed = await flow.aPaidOrder();
    await flow.faults({ refund: 'timeout' });
    await flow.giveBack(placed);
    await flow.shop.runJobs();
    expect(await flow.refundStates(placed)).toEqual(['REQUESTED']);

    await flow.faults({ refund: 'ok' });
    await flow.later(5);
    expect(await flow.refundStates(placed)).toEqual(['PROCESSING']);
    await flow.later(61);

    expect(await flow.refundStates(placed)).toEqual(['SUCCEEDED']);
  });

  test('that MoMo refuses is left to people', async () => {
    const placed = await flow.aPaidOrder();
    await flow.faults({ refund: 'refuse' });

    await flow.giveBack(placed);
    await flow.shop.runJobs();

    expect(await flow.refundStates(placed)).toEqual(['MANUAL']);
  });
});

test('less than MoMo takes is refused before there is an order', async () => {
  const { shop } = flow;
  await sql`
    update settings set value = value || '{"freeShippingFrom": 0}' where key = 'settingClient'`.execute(
    shop.db,
  );
  const orderOf = async (price: number) => {
    const { infoId } = await shop.shelf.aProduct({ variants: [{ price }] });
    return shop.anOrder({ infoId });
  };

  await expect(orderOf(999)).rejects.toThrow('PAYMENT_AMOUNT_TOO_SMALL');

  expect(await shop.attemptOf((await orderOf(1_000)).orderId)).toMatchObject({ amount: 1_000 });
});
