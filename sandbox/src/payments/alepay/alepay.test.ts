import { createHmac } from 'node:crypto';
import { aGateway, control, refreshOf, type Gateway } from '../../testing/sandbox-kit';
import vectors from '../../../fixtures/alepay-vectors.json';
import { alepayCodes, alepayMessage } from './alepay-codes';
import { sealOf, webhookSeal } from './alepay-seal';

const tokenKey = '0COVspcyOZRNrsMsbHTdt8zesP9m0y';
const checksumKey = 'hjuEmsbcohOwgJLCmJlf7N2pPFU1Le';

let app: Gateway;
beforeEach(async () => {
  ({ app } = await aGateway({ ipnAttempts: 1 }));
});
afterEach(() => app.close());

type Body = Record<string, unknown>;

/** As a merchant signs, written apart from the gateway's own. */
function signed(body: Body, key = checksumKey): Body {
  const fields: Body = { tokenKey, ...body };
  const text = Object.keys(fields)
    .filter((name) => fields[name] !== undefined)
    .sort()
    .map((name) => `${name}=${String(fields[name])}`);
  return { ...fields, signature: createHmac('sha256', key).update(text.join('&')).digest('hex') };
}
const aRequest = (change: Body = {}): Body => ({
  orderCode: 'DH1T1',
  customMerchantId: 'lan',
  amount: 1_299_000,
  currency: 'VND',
  orderDescription: 'Thanh toán đơn hàng DH1',
  totalItem: 1,
  checkoutType: 4,
  returnUrl: 'http://shop.test/back?ref=1',
  cancelUrl: 'http://shop.test/no',
  buyerName: 'Nguyễn Ánh',
  buyerEmail: 'anh@example.com',
  buyerPhone: '0912345678',
  buyerAddress: '12 Nguyễn Trãi',
  buyerCity: 'Hà Nội',
  buyerCountry: 'Vietnam',
  paymentHours: 0.25,
  ...change,
});
async function call(name: string, payload: Body) {
  const response = await app.inject({ method: 'POST', url: `/api/v3/checkout/${name}`, payload });
  return response.json<Record<string, string>>();
}
const open = (change: Body = {}) => call('request-payment', signed(aRequest(change)));
async function end(code: string, more: object = {}) {
  const { payments } = await control(app, 'alepay/payments');
  return app.inject({
    method: 'POST',
    url: '/alepay/checkout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: payments[0].token, code, ...more }).toString(),
  });
}

test('the known answers of the documents are reproduced', () => {
  const [request, webhook] = vectors;
  expect(sealOf(checksumKey, Object.fromEntries(Object.entries(request?.input ?? {})))).toBe(
    request?.expected,
  );
  const { orderCode = '', amount = '', transactionCode = '' } = webhook?.input ?? {};
  expect(webhookSeal(orderCode, amount, transactionCode, checksumKey)).toBe(webhook?.expected);
});

test.each<[string, Body]>([
  ['101', { ...signed(aRequest()), amount: 1 }],
  ['101', signed(aRequest(), 'another key')],
  ['105', signed({ ...aRequest(), tokenKey: 'SOMEBODY' })],
  ['108', signed(aRequest({ colour: 'red' }))],
  ['109', signed(aRequest({ orderCode: '' }))],
  ['120', signed(aRequest({ amount: 0 }))],
  ['121', signed(aRequest({ currency: 'EUR' }))],
  ['123', signed(aRequest({ totalItem: 0 }))],
  ['124', signed(aRequest({ returnUrl: 'javascript:alert(1)' }))],
  ['125', signed(aRequest({ buyerName: '' }))],
  ['126', signed(aRequest({ buyerEmail: 'x' }))],
  ['127', signed(aRequest({ buyerPhone: 'x' }))],
  ['128', signed(aRequest({ buyerAddress: '' }))],
  ['129', signed(aRequest({ buyerCity: '' }))],
  ['130', signed(aRequest({ buyerCountry: '' }))],
  ['131', signed(aRequest({ paymentHours: 0 }))],
  ['156', signed(aRequest({ amount: 1.5 }))],
  ['211', signed(aRequest({ buyerName: 'Ánh' }))],
  ['240', signed(aRequest({ buyerName: 'Ánh 2' }))],
])('a wrong request is refused with %s (%#)', async (code, payload) => {
  const answer = await call('request-payment', payload);

  expect(answer['code']).toBe(code);
  expect(answer['signature'] !== undefined).toBe(code !== '105');
});

test('an order that has ended is not opened again; one that is open leads to the same page', async () => {
  const first = await open();
  expect((await open())['checkoutUrl']).toBe(first['checkoutUrl']);
  await end('000');

  expect((await open())['code']).toBe('109');
});

test('every outcome is on the page, in the language that the shopper chooses', async () => {
  const { checkoutUrl = '' } = await open();
  const { pathname, search } = new URL(checkoutUrl);
  const words = async (more = '') =>
    (await app.inject(pathname + search + more)).body.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

  const [vietnamese, english] = [await words(), await words('&lang=en')];

  for (const code of alepayCodes) {
    expect(vietnamese).toContain(`${code} · ${alepayMessage(code, 'vn')}`);
    expect(english).toContain(`${code} · ${alepayMessage(code, 'en')}`);
  }
});

test('an outcome leads back, cancelling to its own address, and the first one counts', async () => {
  await open();

  expect(refreshOf((await end('177')).body).href).toContain('http://shop.test/no?errorCode=177');
  expect(refreshOf((await end('000')).body).href).toContain('errorCode=177');
});

test('what is paid too late fails, and a tab can be closed', async () => {
  await open();
  expect((await end('LEAVE')).body).toContain('Bạn có thể đóng tab này');
  await control(app, 'clock', { offsetMs: 16 * 60_000 });

  expect(refreshOf((await end('000')).body).href).toContain('errorCode=111');
});

test('a query is signed, with the amount as a double', async () => {
  const { transactionCode } = await open();
  await end('000');

  const response = await app.inject({
    method: 'POST',
    url: '/api/v3/checkout/get-transaction-info',
    payload: signed({ transactionCode }),
  });

  expect(response.body).toContain('"amount":1299000.0');
  const { signature, ...fields } = response.json<Record<string, string>>();
  expect(signature).toBe(sealOf(checksumKey, { ...fields, amount: '1299000.0' }));
});
