import { randomUUID } from 'node:crypto';
import { everyGateway, everyCachedPage, gatewayFlow } from '../../../testing/gateway-flow';

const flow = gatewayFlow({
  provider: 'PAYPAL',
  envAt: (PAYPAL_BASE_URL) => ({ PAYPAL_BASE_URL, PAYPAL_VND_PER_USD: '25000' }),
  page: /\/checkoutnow\?token=/,
  codes: { paid: 'COMPLETED', cancelled: 'CANCELLED', underway: 'PENDING' },
});

everyGateway(flow);
everyCachedPage(flow);

test('a shopper goes to PayPal, agrees, comes back, and has paid the dollars that were frozen', async () => {
  const { shop } = flow;
  const placed = await flow.anOpenOrder({ price: 1_000_000 });
  const cents = Math.round(placed.grandTotal / 250);
  // Before leaving, too.
  expect(await shop.state(placed)).toMatchObject({
    attempt: { charge: { currency: 'USD', minor: cents, rate: 25_000 } },
  });

  const location = await shop.visit(await shop.payAt(placed, 'COMPLETED'));

  expect(location).toContain(`/checkout/result/${placed.orderId}?token=`);
  await flow.untilPaid(placed);
  const attempt = await flow.attemptOf(placed);
  expect(attempt).toMatchObject({ status: 'SUCCEEDED', currency: 'USD', fxRate: 25_000 });
  expect(attempt.chargeMinor).toBe(cents);
});

test('a shopper who closes the browser after agreeing has paid nevertheless', async () => {
  const placed = await flow.anOpenOrder();

  await flow.shop.payAt(placed, 'COMPLETED');

  await flow.untilPaid(placed);
});

test('a bank that declines leaves the order to be paid again', async () => {
  const { shop } = flow;
  const placed = await flow.anOpenOrder();

  await shop.visit(await shop.payAt(placed, 'INSTRUMENT_DECLINED'));

  await flow.untilIs(placed, 'FAILED');
  expect(await shop.state(placed)).toMatchObject({
    action: 'PAY_AGAIN',
    attempt: { outcome: 'failed', providerCode: 'INSTRUMENT_DECLINED' },
  });
});

test('a refusal that nobody knows ends nothing: PayPal is asked again', async () => {
  const placed = await flow.anOpenOrder();
  await flow.shop.payAt(placed, 'SOMETHING_NEW');

  await flow.later(2);

  expect(await flow.statusOf(placed)).toBe('PENDING');
  expect((await flow.attemptOf(placed)).nextQueryAt).not.toBeNull();
});

test.each(['forged-hash', 'wrong-amount', 'unknown-txn-ref'])(
  'an event that is spoilt by %s is refused, and the payment is found out by asking',
  async (ipnTamper) => {
    await flow.faults({ ipnTamper });
    const placed = await flow.anOpenOrder();
    await flow.shop.payAt(placed, 'COMPLETED');

    expect((await flow.shop.notifyAgain(placed, { tamper: ipnTamper })).status).toBe(400);
    expect(await flow.paymentOf(placed)).toBe('unpaid');
    await flow.later(2);
    expect(await flow.paymentOf(placed)).toBe('paid');
  },
);

test('an event about what another shop of the same account sells is taken, written down and not repeated', async () => {
  const { shop } = flow;
  const placed = await flow.aPaidOrder();
  const { id } = await flow.attemptOf(placed);
  await shop.db
    .updateTable('paymentAttempts')
    .set({ merchantRef: 'ELSEWHERE' })
    .where('id', '=', id)
    .execute();
  const before = shop.logs.length;

  const merchantRef = `${placed.code}T1`;
  const { status } = await shop.sandbox.control<{ status: number }>(
    `paypal/payments/${merchantRef}/notify`,
    {},
  );
  await shop.db.updateTable('paymentAttempts').set({ merchantRef }).where('id', '=', id).execute();

  expect(status).toBe(200);
  expect(shop.logs.slice(before).join('')).toContain('about no payment of ours');
});

describe('forged events', () => {
  const forge = (reference: string, more: { address?: string } = {}) =>
    flow.shop.app.inject({
      method: 'POST',
      url: '/api/ecommerce/payment/ipn/paypal',
      remoteAddress: more.address ?? '203.0.113.9',
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${flow.shop.sandbox.url}/v1/notifications/certs/CERT-SANDBOX`,
        'paypal-transmission-id': 'made-up',
        'paypal-transmission-time': '2026-01-15T03:00:00Z',
        'paypal-transmission-sig': 'AAAA',
      },
      payload: {
        id: `WH-${reference}`,
        event_type: 'PAYMENT.CAPTURE.COMPLETED',
        resource: { id: 'X', custom_id: reference, amount: { currency_code: 'USD', value: '1.00' } },
      },
    });
  const repliesTo = async (count: number, send: (at: number) => ReturnType<typeof forge>) => {
    const replies: number[] = [];
    for (let at = 0; at < count; at++) replies.push((await send(at)).statusCode);
    return replies;
  };
  const asked = (replies: number[]) => replies.filter((status) => status === 400).length;

  test('about a payment make PayPal be asked twenty times, and the real one still counts', async () => {
    await flow.faults({ ipn: 'none' });
    const placed = await flow.anOpenOrder();
    await flow.shop.payAt(placed, 'COMPLETED');
    const { merchantRef } = await flow.attemptOf(placed);

    const replies = await repliesTo(25, (at) => forge(merchantRef, { address: `203.0.113.${at + 10}` }));

    expect(asked(replies)).toBe(20);
    expect(replies.slice(20)).toEqual([500, 500, 500, 500, 500]);
    expect(await flow.statusOf(placed)).toBe('PENDING');
    flow.shop.clock.advance(11 * 60_000);
    expect((await flow.shop.notifyAgain(placed)).status).toBe(200);
    await flow.untilPaid(placed);
  });

  test('about a payment are counted from zero after a real one', async () => {
    await flow.faults({ ipn: 'none' });
    const placed = await flow.anOpenOrder();
    await flow.shop.payAt(placed, 'COMPLETED');
    const { merchantRef } = await flow.attemptOf(placed);
    const forged = (count: number, network: string) =>
      repliesTo(count, (at) => forge(merchantRef, { address: `${network}.${at + 10}` }));
    expect(asked(await forged(19, '198.18.1'))).toBe(19);

    expect((await flow.shop.notifyAgain(placed)).status).toBe(200);

    expect(asked(await forged(25, '198.18.2'))).toBe(20);
    await flow.untilPaid(placed);
  });

  test('about nothing of the shop make PayPal be asked thirty times a minute, from however many addresses', async () => {
    flow.shop.clock.advance(61_000);

    const replies = await repliesTo(35, (at) => forge(`NOBODYS${at}`, { address: `198.51.100.${at}` }));

    expect(asked(replies)).toBe(30);
  });

  test('of another shape are refused without asking anybody', async () => {
    await flow.faults({ querydr: 'error' });
    const bare = await flow.shop.app.inject({
      method: 'POST',
      url: '/api/ecommerce/payment/ipn/paypal',
      payload: { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} },
    });

    expect(bare.statusCode).toBe(400);
  });
});

describe('money back', () => {
  test('goes in dollars, in parts that sum up to what was paid', async () => {
    const placed = await flow.aPaidOrder({ price: 333_333 });

    await flow.giveBack(placed, 100_001);
    await flow.shop.runJobs();
    await flow.giveBack(placed);
    await flow.shop.runJobs();

    const refunds = await flow.shop.refundsOf(placed);
    expect(refunds.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    const { chargeMinor } = await flow.attemptOf(placed);
    expect(refunds.reduce((sum, refund) => sum + refund.chargeMinor, 0)).toBe(chargeMinor);
  });

  test('is refused when it comes to less than a cent, and nothing is sent', async () => {
    const placed = await flow.aPaidOrder();

    const reply = await flow.giveBack(placed, 100);

    expect([reply.status, reply.message]).toEqual([422, 'REFUND_TOO_SMALL']);
    expect(await flow.shop.refundsOf(placed)).toEqual([]);
  });

  test('of a rest without a cent is done when the part before it was rounded up', async () => {
    const placed = await flow.aPaidOrder();
    await flow.giveBack(placed, placed.grandTotal - 10);
    await flow.shop.runJobs();

    await flow.giveBack(placed);

    const refunds = await flow.shop.refundsOf(placed);
    expect(refunds.map(({ chargeMinor, status }) => [chargeMinor, status])).toEqual([
      [(await flow.attemptOf(placed)).chargeMinor, 'SUCCEEDED'],
      [0, 'SUCCEEDED'],
    ]);
  });

  test('that PayPal has given back already, and of which it says no more, is left to people after a day', async () => {
    const placed = await flow.aPaidOrder();
    await flow.giveBack(placed);
    await flow.shop.runJobs();
    // As if the shop had ended between asking and hearing the answer, so long ago that PayPal has forgotten the request.
    await flow.shop.db
      .updateTable('refunds')
      .set({
        status: 'PROCESSING',
        tries: 2,
        merchantRefundRef: 'f'.repeat(32),
        createdAt: new Date(flow.shop.clock().getTime() - 25 * 3_600_000),
        nextTryAt: flow.shop.clock(),
      })
      .where('payableId', '=', placed.orderId)
      .execute();

    await flow.shop.runJobs();

    expect(await flow.refundStates(placed)).toEqual(['MANUAL']);
  });
});

test('agreeing after the order has ended moves no money', async () => {
  const { shop } = flow;
  const placed = await flow.anOpenOrder();
  shop.clock.advance(60 * 60_000);
  await shop.runJobs();
  await shop.runJobs();
  expect((await shop.state(placed)).orderStatus).toBe('CANCEL');

  await shop.visit(await shop.payAt(placed, 'COMPLETED'));

  const { merchantRef } = await flow.attemptOf(placed);
  const { details } = await shop.sandbox.control<{ details: { captures: unknown[] } }>(
    `paypal/payments/${merchantRef}`,
  );
  expect(details.captures).toEqual([]);
});

test("yesterday's success, told again after all was given back, changes nothing", async () => {
  const placed = await flow.aPaidOrder();
  await flow.giveBack(placed);
  await flow.shop.runJobs();

  expect((await flow.shop.notifyAgain(placed, { number: 1 })).status).toBe(200);
  expect(await flow.refundStates(placed)).toEqual(['SUCCEEDED']);
  expect(await flow.statusOf(placed)).toBe('SUCCEEDED');
});

test('a card of a Vietnamese bank is refused with PayPal, which takes none, and no order is placed', async () => {
  const { shop } = flow;
  const { infoId } = await shop.shelf.aProduct({ variants: [{ price: 260_000, onHand: 5 }] });
  const body = await shop.orderBody(infoId, { paymentProvider: 'PAYPAL', paymentMethod: 'THEGHINO' });

  const reply = await shop.postOrder(randomUUID(), body);

  expect([reply.status, reply.message]).toEqual([422, 'PAYMENT_PROVIDER_NOT_AVAILABLE']);
  expect(await shop.stock(infoId)).toEqual({ onHand: 5, reserved: 0 });
});

test('an order of less than a cent, or above the cap, is not sent to PayPal', async () => {
  const { infoId } = await flow.shop.shelf.aProduct({ variants: [{ price: 300_000_000 }] });

  await expect(flow.shop.anOrder({ infoId })).rejects.toThrow('PAYMENT_AMOUNT_TOO_LARGE');
});
