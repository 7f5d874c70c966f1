import { setTimeout as wait } from 'node:timers/promises';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import type { PaymentState } from './payments.schema';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => shop.gateway.reset());
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

async function comeBack(query: string, language = 'vi') {
  const response = await shop.app.inject({
    url: `/api/ecommerce/payment/return/vnpay?${query}`,
    headers: { 'accept-language': language },
  });
  return { status: response.statusCode, location: new URL(String(response.headers.location)) };
}

async function until(holds: () => Promise<boolean>) {
  for (let tries = 0; tries < 100; tries++) {
    if (await holds()) return;
    await wait(20);
  }
  throw new Error('it did not come to pass');
}

test('coming back shows the order but does not pay it', async () => {
  const placed = await shop.anOrder();

  const { status, location } = await comeBack(await shop.news(placed.orderId));

  expect(status).toBe(302);
  expect(location.origin + location.pathname).toBe(`http://shop.test/checkout/result/${placed.orderId}`);
  const state = await shop.state(placed);
  expect(state).toMatchObject({
    paymentStatus: 'unpaid',
    action: 'NONE',
    final: false,
    attempt: { outcome: 'processing' },
  });
});

test('anyone who has come back is paid for by the notification that comes then', async () => {
  const placed = await shop.anOrder();
  const query = await shop.news(placed.orderId);
  await comeBack(query);

  expect((await shop.ipn(query)).RspCode).toBe('00');
  expect((await shop.state(placed)).paymentStatus).toBe('paid');
});

test('parameters of others on the way back change nothing, and texts of the shopper are not repeated', async () => {
  const placed = await shop.anOrder();
  const query = await shop.news(placed.orderId, { vnp_OrderInfo: '"><img src=x onerror=alert>' });

  const { location } = await comeBack(`lang=vi&next=https://evil.test&${query}&utm_source=x`);

  expect(location.origin + location.pathname).toBe(`http://shop.test/checkout/result/${placed.orderId}`);
  expect([...location.searchParams.keys()]).toEqual(['token']);
});

test('anyone who comes back sees how it stands without signing in, for an hour and for this order only', async () => {
  const placed = await shop.anOrder();
  const other = await shop.anOrder();
  const { location } = await comeBack(await shop.news(placed.orderId));
  const token = location.searchParams.get('token') ?? '';
  const look = (id: string, given: string) =>
    shop.call<PaymentState>('GET', `/order/${id}/payment?token=${encodeURIComponent(given)}`);

  expect((await look(placed.orderId, token)).data.code).toBe(placed.code);
  expect((await look(other.orderId, token)).status).toBe(401);
  expect((await look(placed.orderId, `${token.slice(0, -2)}xx`)).status).toBe(401);
  expect((await look(placed.orderId, '')).status).toBe(401);
  shop.clock.advance(59 * 60_000);
  expect((await look(placed.orderId, token)).status).toBe(200);
  shop.clock.advance(2 * 60_000);
  expect((await look(placed.orderId, token)).status).toBe(401);
});

test('the page is in the language in which the payment was begun', async () => {
  const placed = await shop.anOrder({ language: 'en' });

  const { location } = await comeBack(await shop.news(placed.orderId), 'vi');

  expect(location.pathname).toBe(`/en/checkout/result/${placed.orderId}`);
});

test('the gateway is asked once for many reloads, and its answer counts', async () => {
  const placed = await shop.anOrder();
  shop.gateway.answers(() => ({ status: '00', amount: placed.grandTotal * 100 }));
  const query = await shop.news(placed.orderId);

  await Promise.all(Array.from({ length: 10 }, () => comeBack(query)));
  await until(async () => (await shop.state(placed)).paymentStatus === 'paid');

  // Of other orders it may have been asked by who came back before.
  const asked = shop.gateway.calls.filter((call) => call['vnp_TxnRef'] === `${placed.code}T1`);
  expect(asked).toEqual([
    expect.objectContaining({ vnp_Command: 'querydr', vnp_TransactionDate: '20260115110100' }),
  ]);
});

test('the gateway is asked again for a shopper who comes back ten seconds later', async () => {
  const placed = await shop.anOrder();
  shop.gateway.answers(() => ({ status: '01', amount: placed.grandTotal * 100 }));
  const query = await shop.news(placed.orderId, { code: '24' });
  const asked = () => shop.gateway.calls.filter((call) => call['vnp_TxnRef'] === `${placed.code}T1`).length;

  await comeBack(query);
  await until(async () => asked() === 1);
  shop.clock.advance(10_000);
  await comeBack(query);

  await until(async () => asked() === 2);
});

test('the reason that the browser brings names the failure that the gateway confirms', async () => {
  const placed = await shop.anOrder();
  shop.gateway.answers(() => ({ status: '02', amount: placed.grandTotal * 100 }));

  await comeBack(await shop.news(placed.orderId, { code: '24', vnp_TransactionNo: '0' }));
  await until(async () => (await shop.state(placed)).attempt?.outcome === 'cancelled');

  expect((await shop.state(placed)).attempt?.providerCode).toBe('24');
});

test.each([
  ['unsigned', { status: '00', signed: false as const }],
  ['signed by another', { status: '00', signed: 'by another' as const }],
  ['of another amount', { status: '00', amount: 100 }],
])('an answer %s does not pay', async (_how, answer) => {
  const placed = await shop.anOrder();
  shop.gateway.answers(() => ({ amount: placed.grandTotal * 100, ...answer }));

  await comeBack(await shop.news(placed.orderId));
  await until(async () => shop.gateway.calls.length === 1);
  await wait(100);

  expect((await shop.state(placed)).paymentStatus).toBe('unpaid');
});

test('who has paid while the database does not answer is led back into the shop', async () => {
  const placed = await shop.anOrder();
  const query = await shop.news(placed.orderId);
  const transaction = jest.spyOn(shop.db, 'transaction').mockImplementation(() => {
    throw new Error('the database is away');
  });

  const { status, location } = await comeBack(query, 'en');
  transaction.mockRestore();

  expect([status, location.href]).toEqual([302, 'http://shop.test/en/profile/orders']);
});

test('a payment that was left until its time was over is told as that, not as an error of the gateway', async () => {
  const placed = await shop.anOrder();
  shop.gateway.answers(() => ({ status: '02', amount: placed.grandTotal * 100 }));
  shop.clock.advance(16 * 60_000);

  await shop.runJobs();

  expect((await shop.state(placed)).attempt).toMatchObject({ outcome: 'failed', providerCode: '11' });
});

/** Ten payments are asked about at once, and those of earlier tests may be due as well. */
const askUntilFinal = (placed: Parameters<typeof shop.state>[0]) =>
  until(async () => {
    await shop.runJobs();
    return (await shop.state(placed)).final;
  });

const PAST_MS = 16 * 60_000;
test.each([
  ['the shopper did not come back', [], 0, 'failed', '99'],
  ['the shopper did not come back until its time was over', [], PAST_MS, 'failed', '11'],
  ['the shopper said no', ['24'], 0, 'cancelled', '24'],
  ['the shopper said no and the time is over', ['24'], PAST_MS, 'cancelled', '24'],
  ['the account was short of money', ['51'], 0, 'failed', '51'],
  ['the account was short of money and the time is over', ['51'], PAST_MS, 'failed', '51'],
  ['the page had closed in the browser', ['11'], 0, 'failed', '11'],
  ['the browser brought "paid"', ['00'], 0, 'failed', '99'],
  ['the browser brought "under review"', ['07'], PAST_MS, 'failed', '99'],
  ['the last of two returns said no', ['51', '24'], 0, 'cancelled', '24'],
])('a payment that the gateway counts as failed is shown by its reason: %s', async (...given) => {
  const [, returned, laterMs, outcome, providerCode] = given;
  const placed = await shop.anOrder();
  for (const code of returned) {
    await comeBack(await shop.news(placed.orderId, { code, vnp_TransactionNo: '0' }));
    shop.clock.advance(1_000);
  }
  shop.gateway.answers(() => ({ status: '02', amount: placed.grandTotal * 100 }));
  shop.clock.advance(laterMs + 60_000);

  await askUntilFinal(placed);

  expect(await shop.state(placed)).toMatchObject({
    paymentStatus: 'unpaid',
    attempt: { outcome, providerCode },
    final: true,
  });
  expect((await shop.attemptOf(placed.orderId)).status).toBe(
    providerCode === '11' ? 'EXPIRED' : outcome.toUpperCase(),
  );
});

test('an end that only a forged return names is not shown as the reason', async () => {
  const placed = await shop.anOrder();
  const forged = await shop.news(placed.orderId, { code: '51' });
  await comeBack(forged.replace('vnp_ResponseCode=51', 'vnp_ResponseCode=24'));
  shop.gateway.answers(() => ({ status: '02', amount: placed.grandTotal * 100 }));
  shop.clock.advance(60_000);

  await askUntilFinal(placed);

  expect((await shop.state(placed)).attempt).toMatchObject({ outcome: 'failed', providerCode: '99' });
});

test.each(['13', '24', '11'])(
  'coming back as "paid" does not open a payment again that ended by %s',
  async (code) => {
    const placed = await shop.anOrder();
    await shop.ipn(await shop.news(placed.orderId, { code }));
    const ended = await shop.attemptOf(placed.orderId);

    await comeBack(await shop.news(placed.orderId));

    const { returnQueriedAt: _asked, ...now } = await shop.attemptOf(placed.orderId);
    expect({ ...now, returnQueriedAt: null }).toEqual(ended);
    expect((await shop.state(placed)).action).toBe('PAY_AGAIN');
  },
);

test('the notification that overtakes the browser is not undone by it', async () => {
  const placed = await shop.anOrder();
  const query = await shop.news(placed.orderId);
  await shop.ipn(query);

  await comeBack(query);

  expect(await shop.state(placed)).toMatchObject({
    paymentStatus: 'paid',
    attempt: { outcome: 'success' },
    final: true,
  });
});

test.each([
  ['a forged return', (query: string) => query.replace('vnp_ResponseCode=00', 'vnp_ResponseCode=24')],
  ['a return of nothing', () => ''],
  ['a return to elsewhere', (query: string) => `redirect=https://evil.test&${query.slice(0, -1)}x`],
])('%s leads to the own orders, with no token of anybody', async (_what, forge) => {
  const placed = await shop.anOrder();

  const { location } = await comeBack(forge(await shop.news(placed.orderId)), 'en');

  expect(location.href).toBe('http://shop.test/en/profile/orders');
  expect((await shop.state(placed)).attempt?.outcome).toBe('waiting');
});

test('the address of a payment leads nowhere without its own token', async () => {
  const [placed, other] = [await shop.anOrder(), await shop.anOrder()];
  const { id } = await shop.attemptOf(placed.orderId);
  const foreign = (await comeBack(await shop.news(other.orderId))).location.searchParams.get('token');

  for (const token of ['made.up.token', foreign ?? '']) {
    const reply = await shop.app.inject({ url: `/api/ecommerce/payment/go/${id}`, query: { token } });
    expect([reply.statusCode, reply.headers.location]).toEqual([404, undefined]);
  }
});

test('anyone who asks for pages to pay at without end is told to wait', async () => {
  const ask = async () => {
    const url = '/api/ecommerce/payment/go/018f0000-0000-7000-8000-000000000009?token=made.up.token';
    return (await shop.app.inject({ url, remoteAddress: '203.0.113.66' })).statusCode;
  };
  const replies: number[] = [];
  for (let times = 0; times < 605; times++) replies.push(await ask());

  expect(replies.filter((status) => status === 404)).toHaveLength(600);
  expect(replies.slice(600)).toEqual([429, 429, 429, 429, 429]);
});
