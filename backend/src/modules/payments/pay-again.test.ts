import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import type { StartedPayment } from './payments.schema';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => shop.gateway.reset());
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

type Placed = { orderId: string; customer: string };
const pay = ({ orderId, customer }: Placed, body: Record<string, unknown> = { paymentMethod: 'ONLINE' }) =>
  shop.call<StartedPayment>('POST', `/order/${orderId}/payment`, { as: customer, body });
const refOf = (url: string) => new URL(url).searchParams.get('vnp_TxnRef');
const attempts = async ({ orderId }: Placed) =>
  (
    await shop.db
      .selectFrom('paymentAttempts')
      .select('status')
      .where('payableId', '=', orderId)
      .orderBy('createdAt')
      .execute()
  ).map(({ status }) => status);

test('a second click leads to the payment that is open already', async () => {
  const placed = await shop.anOrder();

  const replies = await Promise.all([pay(placed), pay(placed), pay(placed)]);

  expect(new Set(replies.map(({ data }) => data.url))).toEqual(new Set([placed.next.url]));
  expect(replies[0]?.data).toMatchObject({ countdown: 3, expiresAt: placed.expiresAt });
});

test('a customer who left the gateway without paying is sent there under a new reference, which it will take', async () => {
  const placed = await shop.anOrder();
  shop.gateway.answers(() => ({ status: '01', amount: placed.grandTotal * 100 }));

  const replies = await Promise.all([pay(placed), pay(placed), pay(placed)]);

  expect(new Set(replies.map(({ data }) => refOf(data.url)))).toEqual(new Set([`${placed.code}T2`]));
  expect(await attempts(placed)).toEqual(['PENDING', 'PENDING']);
});

test('after a failure a customer pays again under a new reference, with a whole window', async () => {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId, { code: '51' }));
  shop.clock.advance(10 * 60_000);

  const { data } = await pay(placed);

  expect(refOf(data.url)).toBe(`${placed.code}T2`);
  expect(new Date(data.expiresAt).getTime() - shop.clock().getTime()).toBe(15 * 60_000);
  expect((await shop.state(placed)).expiresAt).toBe(data.expiresAt);
  await shop.ipn(await shop.news(placed.orderId));
  expect((await shop.state(placed)).paymentStatus).toBe('paid');
});

test('what counts is the newest payment, also after the clock was set back', async () => {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId, { code: '51' }));
  shop.clock.advance(-60 * 60_000);

  const { data } = await pay(placed);
  expect(await shop.state(placed)).toMatchObject({
    attempt: { outcome: 'waiting' },
    paymentStatus: 'unpaid',
  });
  await shop.ipn(await shop.news(placed.orderId));

  expect(refOf(data.url)).toBe(`${placed.code}T2`);
  expect(await shop.state(placed)).toMatchObject({ attempt: { outcome: 'success' }, paymentStatus: 'paid' });
  shop.clock.advance(60 * 60_000);
});

test('a payment that its gateway works on is shown, though a later one was cancelled', async () => {
  const placed = await shop.anOrder();
  const first = await shop.attemptOf(placed.orderId);
  shop.gateway.answers(() => ({ status: '01', amount: placed.grandTotal * 100 }));
  await pay(placed);
  await shop.ipn(await shop.news(placed.orderId, { code: '24' }));

  const newsOfFirst = (status: string) =>
    shop.news(placed.orderId, { code: '00', status, vnp_TxnRef: first.merchantRef });
  await shop.ipn(await newsOfFirst('01'));
  const waiting = await shop.state(placed);
  await shop.ipn(await newsOfFirst('00'));

  expect(waiting).toMatchObject({
    attempt: { attemptId: first.id, outcome: 'processing' },
    action: 'NONE',
    final: false,
  });
  expect((await shop.state(placed)).paymentStatus).toBe('paid');
});

test('two tabs that pay again at once share one payment', async () => {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId, { code: '24' }));

  const replies = await Promise.all(Array.from({ length: 10 }, () => pay(placed)));

  expect(new Set(replies.map(({ data }) => data.attemptId)).size).toBe(1);
  expect(await attempts(placed)).toEqual(['CANCELLED', 'PENDING']);
});

test('before there is another payment the gateway is asked about the first, which may be paid already', async () => {
  const placed = await shop.anOrder();
  shop.gateway.answers(() => ({ status: '00', amount: placed.grandTotal * 100 }));

  const reply = await pay(placed, { paymentMethod: 'THEGHINO' });

  expect([reply.status, reply.message]).toEqual([409, 'ORDER_ALREADY_PAID']);
  expect(await attempts(placed)).toEqual(['SUCCEEDED']);
});

test('the method can be changed when the gateway knows of no payment yet', async () => {
  const placed = await shop.anOrder();

  const { data } = await pay(placed, { paymentMethod: 'THEGHINO' });

  expect(new URL(data.url).searchParams.get('vnp_BankCode')).toBe('VNBANK');
  expect(await shop.state(placed)).toMatchObject({ paymentMethod: 'THEGHINO' });
});

test.each(['down', 'silent', 'html'] as const)(
  'while the gateway is %s, another payment is not begun and nothing is lost',
  async (how) => {
    const placed = await shop.anOrder();
    shop.gateway.answers(() => how);

    const reply = await pay(placed, { paymentMethod: 'THEGHINO' });

    expect([reply.status, reply.message]).toEqual([503, 'PAYMENT_PROVIDER_NOT_ANSWERING']);
    expect(await attempts(placed)).toEqual(['PENDING']);
    expect((await pay(placed)).data.url).toBe(placed.next.url);
  },
);

test.each([
  ['00', '01', 'PAYMENT_PROCESSING'],
  ['07', '07', 'PAYMENT_UNDER_REVIEW'],
])('nobody pays again while code %s with status %s leaves it open', async (code, status, message) => {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId, { code, status }));

  expect(await pay(placed)).toMatchObject({ status: 409, message });
});

test('when both of two payments are paid, the later money goes back', async () => {
  const placed = await shop.anOrder();
  const first = await shop.news(placed.orderId);
  await shop.ipn(await shop.news(placed.orderId, { code: '24' }));
  await pay(placed);

  const replies = [await shop.ipn(await shop.news(placed.orderId)), await shop.ipn(first)];

  expect(replies.map(({ RspCode }) => RspCode)).toEqual(['00', '00']);
  const refunds = await shop.db
    .selectFrom('refunds')
    .selectAll()
    .where('payableId', '=', placed.orderId)
    .execute();
  expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([[placed.grandTotal, 'PAID_TWICE']]);
  expect((await shop.state(placed)).paymentStatus).toBe('paid');
});

test('a second payment goes back whole although staff gave back a part of the first', async () => {
  const placed = await shop.anOrder();
  const first = await shop.news(placed.orderId);
  await shop.ipn(await shop.news(placed.orderId, { code: '24' }));
  await pay(placed);
  await shop.ipn(await shop.news(placed.orderId));
  await shop.call('PUT', `/api/main/admin/order/${placed.orderId}/refund`, {
    as: 'OPERATOR',
    body: { amount: 10_000, reason: 'Giao thiếu quà' },
  });

  await shop.ipn(first);

  const refunds = await shop.db
    .selectFrom('refunds')
    .select(['amount', 'reason'])
    .where('payableId', '=', placed.orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  expect(refunds).toEqual([
    { amount: 10_000, reason: 'Giao thiếu quà' },
    { amount: placed.grandTotal, reason: 'PAID_TWICE' },
  ]);
});

test('a second payment pays the order when staff gave back all of the first', async () => {
  const placed = await shop.anOrder();
  const first = await shop.news(placed.orderId);
  await shop.ipn(await shop.news(placed.orderId, { code: '24' }));
  await pay(placed);
  await shop.ipn(await shop.news(placed.orderId));
  await shop.call('PUT', `/api/main/admin/order/${placed.orderId}/refund`, {
    as: 'OPERATOR',
    body: { reason: 'Trả nhầm thẻ' },
  });

  await shop.ipn(first);

  const refunds = await shop.db
    .selectFrom('refunds')
    .select(['amount', 'reason'])
    .where('payableId', '=', placed.orderId)
    .execute();
  expect(refunds).toEqual([{ amount: placed.grandTotal, reason: 'Trả nhầm thẻ' }]);
  expect((await shop.state(placed)).paymentStatus).toBe('paid');
});

test('an order that went back to cash and is paid late is not collected for at the door', async () => {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });
  await pay(placed, { paymentMethod: 'THEGHINO' });
  shop.clock.advance(21 * 60_000);
  await shop.runJobs();
  expect(await shop.state(placed)).toMatchObject({ paymentMethod: 'COD', paymentStatus: 'unpaid' });

  await shop.ipn(await shop.news(placed.orderId));

  expect(await shop.state(placed)).toMatchObject({
    orderStatus: 'PROCESSING',
    paymentMethod: 'THEGHINO',
    paymentStatus: 'paid',
  });
});

test('money that comes after an order was paid at the door goes back', async () => {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });
  await pay(placed, { paymentMethod: 'THEGHINO' });
  shop.clock.advance(21 * 60_000);
  await shop.runJobs();
  const staff = (path: string, body: Record<string, string>) =>
    shop.call('PUT', `/api/main/admin/order/${placed.orderId}/${path}`, { as: 'OPERATOR', body });
  await staff('status', { status: 'PROCESSING' });
  await staff('shipment', { carrier: 'GHN' });
  await staff('status', { status: 'DELIVERING' });
  await staff('status', { status: 'DONE' });

  await shop.ipn(await shop.news(placed.orderId));

  const refunds = await shop.db
    .selectFrom('refunds')
    .select(['amount', 'reason'])
    .where('payableId', '=', placed.orderId)
    .execute();
  expect(refunds).toEqual([{ amount: placed.grandTotal, reason: 'PAID_AFTER_END' }]);
  expect((await shop.state(placed)).paymentMethod).toBe('COD');
});

test('an order on delivery may be paid online while it is new, and goes back to delivery when it is not', async () => {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });
  shop.clock.advance(3 * 3600_000);

  const { data } = await pay(placed);
  expect(new Date(data.expiresAt).getTime() - shop.clock().getTime()).toBe(15 * 60_000);
  expect(await shop.state(placed)).toMatchObject({ paymentMethod: 'ONLINE', action: 'PAY_AGAIN' });
  shop.clock.advance(21 * 60_000);
  await shop.runJobs();

  const state = await shop.state(placed);
  expect(state).toMatchObject({ orderStatus: 'NEW', paymentMethod: 'COD', action: 'PAY_AGAIN' });
  expect(state.expiresAt).toBeUndefined();
  expect((await shop.stock(placed.infoId)).reserved).toBe(1);
});

test('an order that went back to delivery is paid online later with a whole window', async () => {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });
  await pay(placed);
  shop.clock.advance(21 * 60_000);
  await shop.runJobs();
  expect(await shop.state(placed)).toMatchObject({ orderStatus: 'NEW', paymentMethod: 'COD' });
  // Longer than goods are held by windows that follow each other.
  shop.clock.advance(3 * 3_600_000);

  const { status, data } = await pay(placed);

  expect(status).toBe(200);
  expect(new Date(data.expiresAt).getTime() - shop.clock().getTime()).toBe(15 * 60_000);
  await shop.ipn(await shop.news(placed.orderId));
  expect(await shop.state(placed)).toMatchObject({ orderStatus: 'PROCESSING', paymentStatus: 'paid' });
});

test('goods are not held for ever by paying again and again', async () => {
  const placed = await shop.anOrder();
  let reply = await pay(placed);
  let minutes = 0;
  while (minutes < 80 && reply.status === 200) {
    await shop.ipn(await shop.news(placed.orderId, { code: '24' }));
    shop.clock.advance(10 * 60_000);
    minutes += 10;
    reply = await pay(placed);
  }

  // Four windows of a quarter of an hour.
  expect(minutes).toBe(60);
  expect([reply.status, reply.message]).toEqual([409, 'PAYMENT_WINDOW_CLOSED']);
});

test('one order is tried to be paid twenty times and not more', async () => {
  const placed = await shop.anOrder();
  let reply = await pay(placed);
  let tries = 1;
  for (; reply.status === 200 && tries < 30; tries++) {
    await shop.ipn(await shop.news(placed.orderId, { code: '24' }));
    reply = await pay(placed);
  }

  expect([reply.status, reply.message]).toEqual([409, 'PAYMENT_TOO_MANY_ATTEMPTS']);
  expect(await attempts(placed)).toHaveLength(20);
});

test.each([
  ['a method that is not online', { paymentMethod: 'COD' }],
  ['an amount of their own', { paymentMethod: 'ONLINE', amount: 1 }],
  ['a bank that is none', { paymentMethod: 'ONLINE', bankCode: 'A&vnp_Amount=1' }],
])('a customer who pays with %s is refused', async (_what, body) => {
  expect((await pay(await shop.anOrder(), body)).status).toBe(400);
});

test('a delivery abroad is not paid by a domestic card', async () => {
  const address = { national: 'FR', province: 'Île-de-France', address: '1 rue X' };
  const placed = await shop.anOrder({ address });

  const reply = await pay(placed, { paymentMethod: 'THEGHINO' });

  expect([reply.status, reply.message]).toEqual([422, 'PAYMENT_METHOD_NOT_AVAILABLE']);
  await expect(shop.anOrder({ address, paymentMethod: 'THEGHINO' })).rejects.toThrow(
    'PAYMENT_METHOD_NOT_AVAILABLE',
  );
});

test('when the window is over nobody is sent to the gateway', async () => {
  const placed = await shop.anOrder();
  shop.clock.advance(15 * 60_000);

  expect(await pay(placed)).toMatchObject({ status: 409, message: 'PAYMENT_WINDOW_CLOSED' });
  expect((await shop.state(placed)).action).toBe('NONE');
  expect((await pay({ ...placed, customer: uuid() })).status).toBe(404);
});

test('an order that was cancelled cannot be paid any more', async () => {
  const placed = await shop.anOrder();
  const cancelled = await shop.call('PUT', `/order/cancel-order/${placed.orderId}`, {
    as: placed.customer,
    body: { reason: 'Đổi ý' },
  });
  expect(cancelled.status).toBe(200);

  expect(await pay(placed)).toMatchObject({ status: 409, message: 'ORDER_NOT_PAYABLE' });
  expect(await attempts(placed)).toHaveLength(1);
});

test('an order on delivery that the shop is preparing cannot be paid online any more', async () => {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });
  const confirmed = await shop.call('PUT', `/api/main/admin/order/${placed.orderId}/status`, {
    as: 'OPERATOR',
    body: { status: 'PROCESSING' },
  });
  expect(confirmed.status).toBe(200);

  expect(await pay(placed)).toMatchObject({ status: 409, message: 'ORDER_NOT_PAYABLE' });
  expect(await attempts(placed)).toEqual([]);
});

test.each([
  ['another bank', 'NCB', 'vi'],
  ['another language', null, 'en'],
])('a click for %s leads to a payment of its own', async (_what, bankCode, language) => {
  const placed = await shop.anOrder();

  const { data } = await shop.call<StartedPayment>('POST', `/order/${placed.orderId}/payment`, {
    as: placed.customer,
    body: { paymentMethod: 'ONLINE', ...(bankCode && { bankCode }) },
    language,
  });

  const page = new URL(data.url).searchParams;
  expect(page.get('vnp_TxnRef')).toBe(`${placed.code}T2`);
  expect([page.get('vnp_BankCode'), page.get('vnp_Locale')]).toEqual([
    bankCode,
    language === 'en' ? 'en' : 'vn',
  ]);
});

test('a payment whose own time is over is not gone on with, though the order waits for a later one', async () => {
  const placed = await shop.anOrder();
  shop.clock.advance(10 * 60_000);
  const later = await pay(placed, { paymentMethod: 'THEGHINO' });
  shop.clock.advance(6 * 60_000);

  const { data } = await pay(placed);

  expect(refOf(later.data.url)).toBe(`${placed.code}T2`);
  expect(refOf(data.url)).toBe(`${placed.code}T3`);
});
