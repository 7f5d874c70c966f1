import {
  aGateway,
  aPayRequest,
  hmac,
  openPayment,
  payUrl,
  secret,
  testNow,
  type Gateway,
} from '../testing/sandbox-kit';

let app: Gateway;
let clock: Awaited<ReturnType<typeof aGateway>>['clock'];

beforeEach(async () => {
  ({ app, clock } = await aGateway());
});
afterEach(() => app.close());

const codeOf = async (url: string) => {
  const response = await app.inject(url);
  return /Error\.html\?code=(\d\d)/.exec(String(response.headers.location))?.[1] ?? 'accepted';
};

test('a well-formed request leads the shopper to the choice of banks', async () => {
  const { page } = await openPayment(app);

  const response = await app.inject(page);

  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('1.299.000\u00a0₫');
  expect(response.body).toContain('Chọn phương thức thanh toán');
});

test.each([
  ['an unknown terminal', { vnp_TmnCode: 'SOMEONE1' }, '72'],
  ['no terminal', { vnp_TmnCode: undefined }, '03'],
  ['no amount', { vnp_Amount: undefined }, '03'],
  ['no expiry', { vnp_ExpireDate: undefined }, '03'],
  ['no address of the shopper', { vnp_IpAddr: undefined }, '03'],
  ['the short IPv6 loopback', { vnp_IpAddr: '::1' }, '03'],
  ['an address that is none', { vnp_IpAddr: 'localhost' }, '03'],
  ['a field of another version', { vnp_SecureHashType: 'SHA512' }, '03'],
  ['a field of the merchant itself', { lang: 'vi' }, '70'],
  ['an amount with a point', { vnp_Amount: '1000.5' }, '03'],
  ['an amount of zero', { vnp_Amount: '0' }, '03'],
  ['a negative amount', { vnp_Amount: '-100' }, '03'],
  ['an amount in scientific notation', { vnp_Amount: '1e6' }, '03'],
  ['an amount of 13 digits', { vnp_Amount: '1000000000000' }, '03'],
  ['another currency', { vnp_CurrCode: 'USD' }, '03'],
  ['another version', { vnp_Version: '2.0.0' }, '03'],
  ['another command', { vnp_Command: 'genqr' }, '03'],
  ['the language code vi', { vnp_Locale: 'vi' }, '03'],
  ['a date in another form', { vnp_CreateDate: '2026-11-21T08:00' }, '03'],
  ['a day that does not exist', { vnp_CreateDate: '20260230080000' }, '03'],
  ['an expiry before the creation', { vnp_ExpireDate: '20261121075900' }, '03'],
  ['an expiry that is over', { vnp_ExpireDate: '20261121080400' }, '15'],
  ['accents in the order text', { vnp_OrderInfo: 'Thanh toán đơn hàng' }, '03'],
  ['special characters in the order text', { vnp_OrderInfo: 'Don hang <1> & 2' }, '03'],
  ['an order text that is too long', { vnp_OrderInfo: 'a'.repeat(256) }, '03'],
  ['a reference with spaces', { vnp_TxnRef: 'ORD 1' }, '03'],
  ['a reference that is too long', { vnp_TxnRef: 'a'.repeat(101) }, '03'],
  ['an empty order type', { vnp_OrderType: '' }, '70'],
  ['a return address that is a script', { vnp_ReturnUrl: 'javascript:alert(1)' }, '03'],
  ['a bank nobody knows', { vnp_BankCode: 'NOBANK' }, '76'],
])('a request with %s is refused', async (_what, changes, code) => {
  expect(await codeOf(payUrl(aPayRequest(changes)))).toBe(code);
});

test('a request signed with another secret is refused', async () => {
  expect(await codeOf(payUrl(aPayRequest(), 'another secret'))).toBe('70');
});

test('a request whose amount was changed after signing is refused', async () => {
  expect(await codeOf(payUrl(aPayRequest()).replace('129900000', '100'))).toBe('70');
});

test('a request without a hash, or with one in capitals, is refused', async () => {
  const url = payUrl(aPayRequest());
  const [start, hash] = url.split('&vnp_SecureHash=');

  expect(await codeOf(String(start))).toBe('70');
  expect(await codeOf(`${start}&vnp_SecureHash=${hash?.toUpperCase()}`)).toBe('70');
});

test('a field of the merchant beside a right signature is refused as bad form', async () => {
  expect(await codeOf(`${payUrl(aPayRequest())}&lang=vi`)).toBe('03');
});

test('a request that gives a field twice, or is badly escaped, is refused', async () => {
  expect(await codeOf(`${payUrl(aPayRequest())}&vnp_Amount=100`)).toBe('03');
  expect(await codeOf('/paymentv2/vpcpay.html?vnp_TmnCode=%E0%A4%A')).toBe('03');
});

test('values that were signed raw and sent escaped are refused', async () => {
  const fields = aPayRequest();
  const raw = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  const escaped = payUrl(fields).split('&vnp_SecureHash=')[0];

  expect(await codeOf(`${escaped}&vnp_SecureHash=${hmac(secret, raw)}`)).toBe('70');
});

test('where reopening is refused, a reference is refused a second time on the same day, and accepted on the next', async () => {
  await app.close();
  ({ app, clock } = await aGateway({ reopen: 'refuse' }));
  await openPayment(app);

  expect(await codeOf(payUrl(aPayRequest()))).toBe('01');
  expect(await codeOf(payUrl(aPayRequest({ vnp_Amount: '100' })))).toBe('01');

  clock.setOffsetMs(24 * 3_600_000);
  const tomorrow = { vnp_CreateDate: '20261122080000', vnp_ExpireDate: '20261122081500' };
  expect(await codeOf(payUrl(aPayRequest(tomorrow)))).toBe('accepted');
});

test('where reopening is allowed, the same unpaid address leads to the same payment', async () => {
  await app.close();
  ({ app } = await aGateway({ reopen: 'resume' }));

  const first = await openPayment(app);
  const second = await openPayment(app);

  expect(second.page).toBe(first.page);
  expect(await codeOf(payUrl(aPayRequest({ vnp_Amount: '100' })))).toBe('01');
});

test('a developer can read why a request was refused', async () => {
  await app.inject(payUrl(aPayRequest({ vnp_IpAddr: '::1' })));

  const { refused } = (await app.inject('/__control/refused')).json();

  expect(refused).toEqual([
    expect.objectContaining({
      code: '03',
      reason: expect.stringContaining('vnp_IpAddr'),
      at: testNow.toISOString(),
    }),
  ]);
  expect((await app.inject('/')).body).toContain('vnp_IpAddr must have 7 to 45 characters, it has 3');
});

test.each(['01', '03', '15', '70', '72', '76'])(
  'the error page explains code %s in both languages',
  async (code) => {
    const vietnamese = await app.inject(`/paymentv2/Payment/Error.html?code=${code}`);
    const english = await app.inject(`/paymentv2/Payment/Error.html?code=${code}&locale=en`);

    expect(vietnamese.body).toContain('lang="vi"');
    expect(english.body).toContain('lang="en"');
    for (const page of [vietnamese, english]) expect(page.body).toContain(`<b>${code}</b>`);
  },
);

test('an invented error code cannot put words on the error page', async () => {
  const page = await app.inject('/paymentv2/Payment/Error.html?code=<script>alert(1)</script>');

  expect(page.body).not.toContain('script');
  expect(page.body).toContain('<b>99</b>');
});
