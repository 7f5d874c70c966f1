import { everyGateway, everyWallet, gatewayFlow } from '../../../testing/gateway-flow';

const flow = gatewayFlow({
  provider: 'ZALOPAY',
  envAt: (sandboxUrl, shopUrl) => ({ ZALOPAY_API_URL: `${sandboxUrl}/v2`, PUBLIC_URL: shopUrl }),
  page: /\/v2\/order\?token=/,
  codes: { paid: '1', cancelled: '-49', underway: '3' },
  left: { status: 'EXPIRED', providerCode: '-54' },
});

everyGateway(flow);
everyWallet(flow, { lostCode: '-68' });

test('a shopper goes to ZaloPay, confirms, comes back, and has paid', async () => {
  const { shop } = flow;
  const placed = await flow.anOpenOrder();

  const back = await shop.payAt(placed, '1');

  expect(await flow.paymentOf(placed)).toBe('paid');
  expect(await flow.attemptOf(placed)).toMatchObject({
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
  const { shop } = flow;
  const placed = await flow.anOpenOrder();
  const back = await shop.payAt(placed, '2');
  expect(await flow.statusOf(placed)).toBe('PENDING');

  await shop.visit(back);
  await flow.untilIs(placed, 'FAILED');
  expect(await shop.state(placed)).toMatchObject({ action: 'PAY_AGAIN', attempt: { providerCode: '2' } });
  await flow.payAgainUntilPaid(placed);

  expect(await flow.attemptOf(placed)).toMatchObject({
    merchantRef: `${placed.code}T2`,
    status: 'SUCCEEDED',
  });
});

test('anyone who is left waiting at ZaloPay is asked about until the time is over', async () => {
  const placed = await flow.anOpenOrder();

  await flow.later(2);
  expect(await flow.statusOf(placed)).toBe('PENDING');
  await flow.later(29);

  expect(await flow.attemptOf(placed)).toMatchObject({ status: 'EXPIRED', providerCode: '-54' });
});

test('money goes back when ZaloPay says that it has, in parts as well', async () => {
  const placed = await flow.aPaidOrder();

  await flow.giveBack(placed, 50_000);
  await flow.later(1);
  expect(await flow.refundStates(placed)).toEqual(['PROCESSING']);
  await flow.later(61);
  expect(await flow.refundStates(placed)).toEqual(['SUCCEEDED']);

  await flow.faults({ refund: 'timeout' });
  await flow.giveBack(placed);
  await flow.later(1);
  expect(await flow.refundStates(placed)).toEqual(['SUCCEEDED', 'REQUESTED']);
  await flow.faults({ refund: 'ok' });
  await flow.later(5);
  await flow.later(61);
  expect(await flow.refundStates(placed)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
});
