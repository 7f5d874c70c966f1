import { everyGateway, everyCachedPage, gatewayFlow } from '../../../testing/gateway-flow';
import { someone } from '../../../testing/checkout';

const flow = gatewayFlow({
  provider: 'ALEPAY',
  envAt: (url) => ({
    ALEPAY_BASE_URL: `${url}/api/v3/checkout`,
    ALEPAY_REFUND_URL: `${url}/api/v1/checkout`,
  }),
  page: /\/alepay\/checkout\?token=/,
  codes: { paid: '000', cancelled: '177', underway: '107' },
  left: { status: 'FAILED', providerCode: '111' },
});

everyGateway(flow);
everyCachedPage(flow);

test('a shopper goes to Alepay, pays and comes back', async () => {
  const { shop } = flow;
  const placed = await flow.anOpenOrder();

  const location = await shop.visit(await shop.payAt(placed, '000'));

  expect(location).toContain(`/checkout/result/${placed.orderId}?token=`);
  expect(await flow.paymentOf(placed)).toBe('paid');
});

test.each(['111', '135', '191', '229'])('a payment that ends with %s can be paid again', async (code) => {
  const { shop } = flow;
  const placed = await flow.anOpenOrder();

  await shop.visit(await shop.payAt(placed, code));

  await flow.untilIs(placed, 'FAILED');
  expect(await shop.state(placed)).toMatchObject({
    action: 'PAY_AGAIN',
    attempt: { outcome: 'failed', providerCode: code },
  });
});

test('what waits for the merchant is looked at, and paid once it is approved', async () => {
  const { shop } = flow;
  const placed = await flow.anOpenOrder();
  await shop.visit(await shop.payAt(placed, '227'));
  await flow.untilIs(placed, 'REVIEW');
  expect(await shop.state(placed)).toMatchObject({ attempt: { outcome: 'waiting', waitingFor: 'MERCHANT' } });

  await shop.payAt(placed, '000', true);

  expect(await flow.paymentOf(placed)).toBe('paid');
});

test('what Alepay has worked on is paid in the end', async () => {
  const placed = await flow.anOpenOrder();
  await flow.shop.payAt(placed, '107');

  await flow.shop.payAt(placed, '000', true);

  expect(await flow.paymentOf(placed)).toBe('paid');
});

test('a webhook alone settles nothing: Alepay is asked, and says otherwise', async () => {
  await flow.faults({ querydr: 'pending' });
  const placed = await flow.anOpenOrder();

  await flow.shop.payAt(placed, '000');

  expect(await flow.paymentOf(placed)).toBe('unpaid');
  expect(await flow.statusOf(placed)).toBe('PROCESSING');
});

test('who pays and with which card is in no record', async () => {
  const placed = await flow.aPaidOrder();

  const records = await flow.eventsOf(placed);

  const answer = records.find(({ kind }) => kind === 'query')?.raw;
  expect(answer).toMatch(/"buyerName":"\*\*\*".*"cardNumber":"\*\*\*".*"status":"000"/);
  const written = JSON.stringify(records);
  for (const personal of [someone.lastName, someone.email, someone.phone.slice(1), '970419']) {
    expect(written).not.toContain(personal);
  }
});

test.each(['unsigned', 'wrong-signature', 'error', 'timeout', 'html'])(
  'while an answer is "%s" the webhook is to come again, and then counts',
  async (querydr) => {
    const { shop } = flow;
    await flow.faults({ querydr });
    const placed = await flow.anOpenOrder();
    await shop.payAt(placed, '000');
    expect((await shop.notifyAgain(placed)).status).toBe(500);
    expect(await flow.paymentOf(placed)).toBe('unpaid');

    await flow.faults({ querydr: 'ok' });

    expect((await shop.notifyAgain(placed)).status).toBe(200);
    expect(await flow.paymentOf(placed)).toBe('paid');
  },
);

test.each([
  ['forged-hash', 400],
  ['wrong-amount', 400],
  ['unknown-txn-ref', 400],
  ['upper-case-hash', 200],
])('a webhook that is spoilt by %s is answered with %i', async (tamper, status) => {
  await flow.faults({ ipn: 'none' });
  const placed = await flow.anOpenOrder();
  await flow.shop.payAt(placed, '000');

  expect((await flow.shop.notifyAgain(placed, { tamper })).status).toBe(status);
  expect(await flow.paymentOf(placed)).toBe(status === 200 ? 'paid' : 'unpaid');
});

test('other money than was asked for is looked at by people', async () => {
  await flow.faults({ querydr: 'wrong-amount' });
  const placed = await flow.anOpenOrder();

  await flow.shop.payAt(placed, '000');

  expect(await flow.statusOf(placed)).toBe('REVIEW');
  expect(await flow.paymentOf(placed)).toBe('unpaid');
});

test('money that comes after the order has ended goes back by itself', async () => {
  const { shop } = flow;
  await flow.faults({ ipn: 'none' });
  const placed = await flow.anOpenOrder();
  await shop.call('PUT', `/order/cancel-order/${placed.orderId}`, {
    as: placed.customer,
    body: { reason: 'Đổi ý' },
  });
  expect((await shop.state(placed)).orderStatus).toBe('CANCEL');

  await shop.payAt(placed, '000');
  await shop.notifyAgain(placed);

  expect(await flow.statusOf(placed)).toBe('SUCCEEDED');
  await shop.runJobs();
  expect((await shop.refundsOf(placed)).map(({ status, reason }) => [status, reason])).toEqual([
    ['PROCESSING', 'PAID_AFTER_END'],
  ]);
  await shop.payAt(placed, '220', true);
  await flow.later(2 * 60);
  expect(await flow.refundStates(placed)).toEqual(['SUCCEEDED']);
});

test('a gateway that gives no page leaves the order to be tried again', async () => {
  await flow.faults({ create: 'error' });
  const placed = await flow.shop.anOrder();
  expect(await flow.shop.visit(placed.next.url)).toContain(`/checkout/result/${placed.orderId}`);
  expect(await flow.statusOf(placed)).toBe('CREATED');

  await flow.faults({ create: 'ok' });

  await flow.goTo(placed);
});

test('a page that could not be had is asked for again, but not as often as somebody reloads', async () => {
  await flow.faults({ create: 'error' });
  const placed = await flow.shop.anOrder();
  for (let reload = 0; reload < 14; reload++) {
    expect(await flow.shop.visit(placed.next.url)).toContain(`/checkout/result/${placed.orderId}`);
  }

  const asked = (await flow.eventsOf(placed)).filter(({ kind }) => kind === 'create');

  expect(asked).toHaveLength(10);
  await flow.faults({ create: 'ok' });
  await flow.later(2);
  await flow.goTo(placed);
});
