import {
  aGateway,
  aPayRequest,
  control,
  hmac,
  openPayment,
  secret,
  type Gateway,
} from '../testing/sandbox-kit';
import { queryReplyOrder, queryRequestOrder, refundReplyOrder, refundRequestOrder } from './merchant-fields';

let app: Gateway;
let requests = 0;

beforeEach(async () => {
  ({ app } = await aGateway({ ipnUrl: 'http://127.0.0.1:1/', ipnAttempts: 1 }));
});
afterEach(() => app.close());

type Body = Record<string, string | number | undefined>;

const reference = 'ORD2026000123T1';
const common = (): Body => ({
  vnp_RequestId: `r${(requests += 1)}`,
  vnp_Version: '2.1.0',
  vnp_TmnCode: 'SHOPVN01',
  vnp_TxnRef: reference,
  vnp_OrderInfo: `Truy van GD ${reference}`,
  vnp_TransactionDate: '20261121080000',
  vnp_CreateDate: '20261121081600',
  vnp_IpAddr: '203.0.113.10',
});

const pipes = (order: readonly string[], fields: Body) => order.map((name) => fields[name] ?? '').join('|');

async function call(body: Body, order: readonly string[], key = secret) {
  const payload = { ...body, vnp_SecureHash: body['vnp_SecureHash'] ?? hmac(key, pipes(order, body)) };
  return app.inject({ method: 'POST', url: '/merchant_webapi/api/transaction', payload });
}
const query = async (changes: Body = {}, key?: string) =>
  (await call({ ...common(), vnp_Command: 'querydr', ...changes }, queryRequestOrder, key)).json();
const refund = async (changes: Body = {}) =>
  (
    await call(
      {
        ...common(),
        vnp_Command: 'refund',
        vnp_TransactionType: '02',
        vnp_Amount: 129900000,
        vnp_CreateBy: 'operator01',
        ...changes,
      },
      refundRequestOrder,
    )
  ).json();

const pay = (code = '00', status?: string) =>
  control(app, `transactions/${reference}/pay`, { code, ...(status && { status }) });

test('a merchant can ask what became of a payment and trust the signed reply', async () => {
  await openPayment(app);
  await pay();

  const reply = await query();

  expect(reply).toMatchObject({
    vnp_Command: 'querydr',
    vnp_ResponseCode: '00',
    vnp_TxnRef: reference,
    vnp_Amount: '129900000',
    vnp_BankCode: 'NCB',
    vnp_PayDate: '20261121080500',
    vnp_TransactionType: '01',
    vnp_TransactionStatus: '00',
  });
  expect(reply.vnp_SecureHash).toBe(hmac(secret, pipes(queryReplyOrder, reply)));
});

test('an open payment is pending until its time is over, and failed afterwards', async () => {
  await openPayment(app);

  expect(await query()).toMatchObject({ vnp_ResponseCode: '00', vnp_TransactionStatus: '01' });
  await control(app, 'clock', { offsetMs: 11 * 60_000 });
  expect(await query()).toMatchObject({ vnp_ResponseCode: '00', vnp_TransactionStatus: '02' });
});

test('a failed or suspected payment says so in its status', async () => {
  await openPayment(app);
  await pay('07');

  expect(await query()).toMatchObject({ vnp_ResponseCode: '00', vnp_TransactionStatus: '07' });
});

test.each<[string, Body, string]>([
  ['an unknown terminal', { vnp_TmnCode: 'SOMEONE1' }, '02'],
  ['no terminal', { vnp_TmnCode: undefined }, '03'],
  ['an unknown command', { vnp_Command: 'delete' }, '03'],
  ['a date in another form', { vnp_TransactionDate: 'yesterday' }, '03'],
  ['accents in its text', { vnp_OrderInfo: 'Truy vấn' }, '03'],
  ['no request id', { vnp_RequestId: undefined }, '03'],
  ['a request id that is too long', { vnp_RequestId: 'a'.repeat(33) }, '03'],
  ['an address that is none', { vnp_IpAddr: 'server' }, '03'],
  ['a field that does not belong', { vnp_Amount: 100 }, '03'],
  ['an unknown reference', { vnp_TxnRef: 'NOBODY1' }, '91'],
  ['another date than the payment', { vnp_TransactionDate: '20261121080001' }, '91'],
  ['another number than the payment', { vnp_TransactionNo: '1' }, '91'],
  ['a wrong checksum', { vnp_SecureHash: 'a'.repeat(128) }, '97'],
])('a query with %s is answered with %3$s', async (_what, changes, code) => {
  await openPayment(app);
  await pay();

  const reply = await query(changes);

  expect(reply.vnp_ResponseCode).toBe(code);
  if (code !== '02') {
    const order = reply.vnp_Command === 'querydr' ? queryReplyOrder : refundReplyOrder;
    expect(reply.vnp_SecureHash).toBe(hmac(secret, pipes(order, reply)));
  }
});

test('a query signed with another secret is answered with 97', async () => {
  await openPayment(app);

  expect((await query({}, 'another')).vnp_ResponseCode).toBe('97');
});

test('a request id is accepted once a day', async () => {
  await openPayment(app);

  expect((await query({ vnp_RequestId: 'same' })).vnp_ResponseCode).toBe('00');
  expect((await query({ vnp_RequestId: 'same' })).vnp_ResponseCode).toBe('94');
});

test('a body that is not of this interface is answered with 03', async () => {
  const url = '/merchant_webapi/api/transaction';
  const headers = { 'content-type': 'application/json' };

  for (const payload of ['{', '[]', '{"vnp_Command":{"a":1}}', 'null']) {
    expect((await app.inject({ method: 'POST', url, headers, payload })).json().vnp_ResponseCode).toBe('03');
  }
});

test('a paid order is refunded in full once, and the query then says so', async () => {
  await openPayment(app);
  await pay();

  const reply = await refund();

  expect(reply).toMatchObject({
    vnp_Command: 'refund',
    vnp_ResponseCode: '00',
    vnp_Amount: '129900000',
    vnp_TransactionType: '02',
    vnp_TransactionStatus: '05',
  });
  expect(reply.vnp_SecureHash).toBe(hmac(secret, pipes(refundReplyOrder, reply)));
  expect((await refund()).vnp_ResponseCode).toBe('94');
  expect(await query()).toMatchObject({ vnp_TransactionType: '02', vnp_TransactionStatus: '05' });

  await control(app, `transactions/${reference}/refund`, { status: '06' });
  expect(await query()).toMatchObject({ vnp_TransactionType: '02', vnp_TransactionStatus: '06' });
});

test('a paid order is refunded in parts, never beyond what was paid', async () => {
  await openPayment(app);
  await pay();
  const part = (amount: number) => refund({ vnp_TransactionType: '03', vnp_Amount: amount });

  expect((await part(100_000_000)).vnp_ResponseCode).toBe('00');
  expect((await part(30_000_000)).vnp_ResponseCode).toBe('03');
  expect((await refund()).vnp_ResponseCode).toBe('94');
  expect((await part(29_900_000)).vnp_ResponseCode).toBe('00');
  expect((await part(100)).vnp_ResponseCode).toBe('94');
});

test('a full refund of another amount, or of an unpaid order, is refused', async () => {
  await openPayment(app);
  expect((await refund()).vnp_ResponseCode).toBe('95');
  await pay();

  expect((await refund({ vnp_Amount: 100 })).vnp_ResponseCode).toBe('03');
});

test.each([
  ['02', '95'],
  ['04', '95'],
])('a payment with status %s is not refunded', async (status, code) => {
  await openPayment(app);
  await pay('00', status);

  expect((await refund()).vnp_ResponseCode).toBe(code);
});

test('a refund can be made to be refused', async () => {
  await control(app, 'faults', { refund: 'refuse' });
  await openPayment(app);
  await pay();

  expect((await refund()).vnp_ResponseCode).toBe('95');
});

test('a query can be made to fail, to stay unsigned, or to say pending', async () => {
  await openPayment(app);
  await pay();
  const set = (querydr: string) => control(app, 'faults', { scope: 'all', querydr });

  await set('error');
  const failed = await call({ ...common(), vnp_Command: 'querydr' }, queryRequestOrder);
  expect(failed.statusCode).toBe(500);
  await set('unsigned');
  expect(await query()).not.toHaveProperty('vnp_SecureHash');
  await set('pending');
  expect(await query()).toMatchObject({ vnp_TransactionStatus: '01', vnp_SecureHash: expect.any(String) });
});

test('a query can be made to hang until the caller gives up', async () => {
  await openPayment(app);
  await control(app, 'faults', { scope: 'all', querydr: 'timeout' });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const body = { ...common(), vnp_Command: 'querydr' };

  const asked = fetch(`${address}/merchant_webapi/api/transaction`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, vnp_SecureHash: hmac(secret, pipes(queryRequestOrder, body)) }),
    signal: AbortSignal.timeout(150),
  });

  await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('the raw words of both sides are kept', async () => {
  await openPayment(app);
  await query();

  const { exchanges } = await control(app, `transactions/${reference}`);

  expect(exchanges).toEqual([
    expect.objectContaining({
      kind: 'pay',
      request: expect.stringContaining(`vnp_TxnRef=${aPayRequest()['vnp_TxnRef']}`),
    }),
    expect.objectContaining({
      kind: 'querydr',
      reply: expect.stringContaining('"vnp_TransactionStatus":"01"'),
    }),
  ]);
});
