import { aGateway, aShop, control, openPayment, hmac, secret, type Gateway } from '../testing/sandbox-kit';

let app: Gateway;
let shop: Awaited<ReturnType<typeof aShop>>;

async function start(answer?: (query: URLSearchParams) => string, ipnAttempts = 10) {
  shop = await aShop(answer);
  ({ app } = await aGateway({ ipnUrl: shop.ipnUrl, ipnAttempts }));
}
afterEach(async () => {
  await app.close();
  await shop.close();
});

const pay = (code = '00', txnRef = 'ORD2026000123T1') => control(app, `transactions/${txnRef}/pay`, { code });
const transaction = (txnRef = 'ORD2026000123T1') => control(app, `transactions/${txnRef}`);

async function eventually(check: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it never came to pass');
}

test('a test can pay without a browser and sees what the merchant answered', async () => {
  await start();
  await openPayment(app);

  const paid = await pay();

  expect(paid.result).toMatchObject({ code: '00', status: '00' });
  expect(paid.returnUrl).toContain('vnp_ResponseCode=00');
  expect(paid.notifications).toEqual([expect.objectContaining({ rspCode: '00', status: 200, attempt: 1 })]);
});

test('a settled payment is not settled again unless the test insists', async () => {
  await start();
  await openPayment(app);
  await pay('24');

  await expect(pay('00')).rejects.toThrow('409');
  const late = await control(app, 'transactions/ORD2026000123T1/pay', { code: '00', again: true });

  expect(late.result.code).toBe('00');
  expect(shop.received.map((query) => query.get('vnp_ResponseCode'))).toEqual(['24', '00']);
});

test.each([
  ['forged-hash', (query: URLSearchParams) => expect(query.get('vnp_SecureHash')).toMatch(/^[0-9a-f]{128}$/)],
  ['wrong-amount', (query: URLSearchParams) => expect(query.get('vnp_Amount')).toBe('129900100')],
  [
    'upper-case-hash',
    (query: URLSearchParams) => expect(query.get('vnp_SecureHash')).toMatch(/^[0-9A-F]{128}$/),
  ],
  ['unknown-txn-ref', (query: URLSearchParams) => expect(query.get('vnp_TxnRef')).toBe('UNKNOWNREFERENCE')],
])('a notification can be spoilt by: %s', async (ipnTamper, check) => {
  await start();
  await control(app, 'faults', { scope: 'next', ipnTamper });
  await openPayment(app);

  await pay();

  const [told] = shop.received;
  if (!told) throw new Error('nothing was told');
  check(told);
  const { vnp_SecureHash: hash = '', ...fields } = Object.fromEntries(told);
  const isGenuine = hash.toLowerCase() === hmac(secret, new URLSearchParams(fields).toString());
  expect(isGenuine).toBe(ipnTamper !== 'forged-hash');
});

test('faults of the next transaction are gone for the one after', async () => {
  await start();
  await control(app, 'faults', { scope: 'next', ipn: 'none' });
  await openPayment(app, { vnp_TxnRef: 'FIRST' });
  await openPayment(app, { vnp_TxnRef: 'SECOND' });

  await pay('00', 'FIRST');
  expect(shop.received).toHaveLength(0);
  await pay('00', 'SECOND');

  expect(shop.received.map((query) => query.get('vnp_TxnRef'))).toEqual(['SECOND']);
});

test('faults can be set for all, for one, and taken back', async () => {
  await start();
  await control(app, 'faults', { scope: 'all', ipn: 'none' });
  await openPayment(app);
  await control(app, 'faults', {
    scope: 'transaction',
    txnRef: 'ORD2026000123T1',
    ipn: 'before-return',
    ipnCopies: 3,
  });

  await pay();
  expect(shop.received).toHaveLength(3);

  await app.inject({ method: 'DELETE', url: '/__control/faults' });
  expect((await control(app, 'state')).faults).toMatchObject({ all: { ipn: 'before-return' }, next: null });
});

test('a notification can be late while the shopper is already back', async () => {
  await start();
  await control(app, 'faults', { ipnDelayMs: 60 });
  await openPayment(app);

  await pay();
  expect(shop.received).toHaveLength(0);

  await eventually(() => shop.received.length === 1);
});

test('a notification that is not taken is repeated, and no more once it is', async () => {
  const answers = ['{"RspCode":"99"}', 'not json', '{"RspCode":"00"}'];
  await start(() => answers.shift() ?? '{"RspCode":"02"}');
  await openPayment(app);

  await pay();

  await eventually(async () => (await transaction()).notifications.length === 3);
  await new Promise((resolve) => setTimeout(resolve, 40));
  const { notifications } = await transaction();
  expect(
    notifications.map(({ attempt, rspCode }: { attempt: number; rspCode?: string }) => [attempt, rspCode]),
  ).toEqual([
    [1, '99'],
    [2, undefined],
    [3, '00'],
  ]);
});

test('the gateway gives up after the agreed number of calls', async () => {
  await start(() => '{"RspCode":"97"}', 3);
  await openPayment(app);

  await pay();

  await eventually(() => shop.received.length === 3);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(shop.received).toHaveLength(3);
});

test('a merchant that cannot be reached does not keep the shopper', async () => {
  await start();
  await control(app, 'merchant', { ipnUrl: 'http://127.0.0.1:1/ipn' });
  await openPayment(app);

  const { notifications, returnUrl } = await pay();

  expect(notifications[0].error).toBeTruthy();
  expect(returnUrl).toContain('vnp_ResponseCode=00');
});

test('a test can repeat a notification by hand', async () => {
  await start();
  await openPayment(app);
  await pay();

  const answer = await control(app, 'transactions/ORD2026000123T1/notify', { tamper: 'wrong-amount' });

  expect(answer).toMatchObject({ rspCode: '00', tamper: 'wrong-amount' });
  expect(shop.received).toHaveLength(2);
});

test('a reset forgets transactions, faults and the moved clock', async () => {
  await start();
  await control(app, 'clock', { offsetMs: 60_000 });
  await control(app, 'faults', { scope: 'all', ipn: 'none' });
  await openPayment(app);

  await control(app, 'reset', {});

  expect(await control(app, 'transactions')).toEqual({ transactions: [] });
  expect(await control(app, 'state')).toMatchObject({
    clock: { offsetMs: 0 },
    faults: { all: { ipn: 'before-return' } },
  });
  await openPayment(app);
});

test.each([
  ['faults', { ipn: 'sometimes' }],
  ['faults', { colour: 'red' }],
  ['clock', {}],
  ['merchant', { ipnUrl: 'ftp://shop' }],
])('a wrong call of %s is refused by name', async (path, payload) => {
  await start();

  const response = await app.inject({ method: 'POST', url: `/__control/${path}`, payload });

  expect(response.statusCode).toBe(400);
  expect(response.json().error).toBeTruthy();
});

test('a developer can set faults and read a transaction on the page', async () => {
  await start();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload =
    'scope=next&ipn=none&ipnDelayMs=5&ipnCopies=2&ipnTamper=none&create=ok&querydr=error&refund=refuse';

  await app.inject({ method: 'POST', url: '/panel/faults', headers: form, payload });
  expect((await control(app, 'state')).faults.next).toEqual({
    ipn: 'none',
    ipnDelayMs: 5,
    ipnCopies: 2,
    ipnTamper: 'none',
    create: 'ok',
    querydr: 'error',
    refund: 'refuse',
  });
  const { token } = await openPayment(app);

  expect((await app.inject('/')).body).toContain('ORD2026000123T1');
  expect((await app.inject(`/panel/transactions/${token}`)).body).toContain('vnp_SecureHash=');
});
