import {
  aGateway,
  aShop,
  control,
  openPayment,
  post,
  refreshOf,
  hmac,
  secret,
  type Gateway,
} from '../testing/sandbox-kit';
import { outcomeCodes, outcomeMessages } from './outcomes';

let app: Gateway;
let shop: Awaited<ReturnType<typeof aShop>>;

beforeEach(async () => {
  shop = await aShop();
  ({ app } = await aGateway({ ipnUrl: shop.ipnUrl }));
});
afterEach(async () => {
  await app.close();
  await shop.close();
});

/** Verifies as a merchant would, with an encoder of its own. */
function isGenuine(query: URLSearchParams): boolean {
  const own = [...query].filter(([name]) => name.startsWith('vnp_') && name !== 'vnp_SecureHash');
  const text = new URLSearchParams(own.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return query.get('vnp_SecureHash') === hmac(secret, text);
}

test.each(outcomeCodes)('a shopper can end the payment with code %s from the panel', async (code) => {
  const { page, token } = await openPayment(app);
  expect((await app.inject(page)).body).toContain(`value="${code}"`);

  const { searchParams: returned, href } = refreshOf((await post(app, 'Outcome', { token, code })).body);

  const status = code === '00' || code === '07' ? code : '02';
  expect(href).toContain('http://localhost:3000/api/payments/vnpay/return?lang=vi&x=1&vnp_Amount=129900000');
  expect(returned.get('vnp_ResponseCode')).toBe(code);
  expect(returned.get('vnp_TransactionStatus')).toBe(status);
  expect(isGenuine(returned)).toBe(true);
  expect(shop.received).toHaveLength(1);
  expect(shop.received[0]?.get('vnp_ResponseCode')).toBe(code);
  expect(shop.received.every(isGenuine)).toBe(true);
});

test('every outcome has a message in both languages on the panel', async () => {
  const vietnamese = await openPayment(app);
  const english = await openPayment(app, { vnp_TxnRef: 'EN1', vnp_Locale: 'en' });

  const words = async (page: string) =>
    (await app.inject(page)).body.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

  for (const code of outcomeCodes) {
    expect(await words(vietnamese.page)).toContain(`${code} · ${outcomeMessages[code].vn}`);
    expect(await words(english.page)).toContain(`${code} · ${outcomeMessages[code].en}`);
  }
});

test('a cancelled payment comes back in the shape of the real one', async () => {
  const { token } = await openPayment(app, { vnp_BankCode: 'NCB' });

  const { searchParams } = refreshOf((await post(app, 'Cancel', { token })).body);

  expect(Object.fromEntries(searchParams)).toMatchObject({
    vnp_BankCode: 'VNPAY',
    vnp_CardType: 'QRCODE',
    vnp_ResponseCode: '24',
    vnp_TransactionNo: '0',
    vnp_TransactionStatus: '02',
  });
  expect(searchParams.has('vnp_BankTranNo')).toBe(false);
});

test('a successful payment carries the numbers of the bank', async () => {
  const { token } = await openPayment(app);

  const { searchParams } = refreshOf((await post(app, 'Outcome', { token, code: '00' })).body);

  const number = searchParams.get('vnp_TransactionNo');
  expect(number).toMatch(/^[1-9]\d+$/);
  expect(searchParams.get('vnp_BankTranNo')).toBe(`VNP${number}`);
  expect(searchParams.get('vnp_CardType')).toBe('ATM');
  expect(searchParams.get('vnp_PayDate')).toBe('20261121080500');
});

test('the transaction status can contradict the code on purpose', async () => {
  const { token } = await openPayment(app);

  const { searchParams } = refreshOf((await post(app, 'Outcome', { token, code: '00', status: '01' })).body);

  expect(searchParams.get('vnp_ResponseCode')).toBe('00');
  expect(searchParams.get('vnp_TransactionStatus')).toBe('01');
});

test('a second click does not change the outcome', async () => {
  const { token, page } = await openPayment(app);
  await post(app, 'Outcome', { token, code: '00' });

  const again = refreshOf((await post(app, 'Outcome', { token, code: '24' })).body);

  expect(again.searchParams.get('vnp_ResponseCode')).toBe('00');
  expect(refreshOf((await app.inject(page)).body).href).toBe(again.href);
  expect(shop.received).toHaveLength(1);
});

test('a shopper who closes the tab is not sent back, paid or not', async () => {
  const { token } = await openPayment(app);

  const abandoned = await post(app, 'Abandon', { token });
  expect(shop.received).toHaveLength(0);
  const paid = await post(app, 'Outcome', { token, code: '00', stay: 'yes' });

  for (const response of [abandoned, paid]) {
    const page = await app.inject(String(response.headers.location));
    expect(page.body).not.toContain('http-equiv="refresh"');
  }
  expect(shop.received).toHaveLength(1);
});

const details = { bank: 'NCB', holder: 'Nguyễn Văn A', date: '07/15' };

test.each([
  ['9704195798459170488', '51'],
  ['9704192181368742', '09'],
  ['9704193370791314', '12'],
  ['9704194841945513', '99'],
])('the test card %s is answered with code %s', async (number, code) => {
  const { token } = await openPayment(app);

  const { searchParams } = refreshOf((await post(app, 'Card', { token, number, ...details })).body);

  expect(searchParams.get('vnp_ResponseCode')).toBe(code);
  expect(searchParams.get('vnp_BankCode')).toBe('NCB');
});

test('a shopper can pay with the good test card and its password', async () => {
  const { token } = await openPayment(app);

  const card = await post(app, 'Card', { token, number: '9704 1985 2619 1432 198', ...details });
  expect(card.headers.location).toContain('Otp.html');
  const { searchParams } = refreshOf((await post(app, 'Otp', { token, otp: '123456' })).body);

  expect(searchParams.get('vnp_ResponseCode')).toBe('00');
});

test.each([
  ['NCB', '9704198526191432198', '07/15', '79'],
  ['VISA', '4456530000001096', '12/30', '13'],
])('three wrong passwords at %s end the payment', async (bank, number, date, code) => {
  const { token } = await openPayment(app);
  await post(app, 'Card', { token, bank, number, holder: 'NGUYEN VAN A', date });

  const first = await post(app, 'Otp', { token, otp: '000000' });
  expect(first.body).toContain('Bạn còn 2 lần thử.');
  await post(app, 'Otp', { token, otp: '000000' });
  const { searchParams } = refreshOf((await post(app, 'Otp', { token, otp: '000000' })).body);

  expect(searchParams.get('vnp_ResponseCode')).toBe(code);
});

test('three wrong cards end the payment, and what was typed stays until then', async () => {
  const { token } = await openPayment(app);
  const wrong = { token, ...details, number: '1234"><b>' };

  const first = await post(app, 'Card', wrong);
  expect(first.body).toContain('value="1234&quot;&gt;&lt;b&gt;"');
  await post(app, 'Card', wrong);
  const { searchParams } = refreshOf((await post(app, 'Card', wrong)).body);

  expect(searchParams.get('vnp_ResponseCode')).toBe('10');
});

test('a card is not taken after the time to pay', async () => {
  const { token, page } = await openPayment(app);
  await control(app, 'clock', { offsetMs: 11 * 60_000 });

  expect((await app.inject(page)).body).toContain('Đã quá thời gian thanh toán');
  const { searchParams } = refreshOf((await post(app, 'Card', { token, number: '1', ...details })).body);

  expect(searchParams.get('vnp_ResponseCode')).toBe('11');
});

test('a merchant can preset one bank, domestic banks, international cards or the QR code', async () => {
  const first = async (bank: string) => {
    const { page } = await openPayment(app, { vnp_BankCode: bank, vnp_TxnRef: `REF${bank}` });
    return app.inject(page);
  };

  expect((await first('NCB')).headers.location).toContain('bank=NCB');
  expect((await first('VNPAYQR')).headers.location).toContain('Qr.html');
  const domestic = (await first('VNBANK')).body;
  expect(domestic).toContain('bank=BIDV');
  expect(domestic).not.toContain('bank=VISA');
  const international = (await first('INTCARD')).body;
  expect(international).toContain('bank=VISA');
  expect(international).not.toContain('bank=BIDV');
});

test('the pages run no script and cannot be framed', async () => {
  const { page } = await openPayment(app);

  const policy = String((await app.inject(page)).headers['content-security-policy']);

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
  expect(policy).not.toContain('unsafe');
});

test('a guessed token finds nothing', async () => {
  for (const name of ['PaymentMethod', 'Card', 'Otp', 'Qr', 'Closed']) {
    const response = await app.inject(`/paymentv2/Transaction/${name}.html?token=1&token=2`);
    expect(response.statusCode).toBe(404);
  }
});
