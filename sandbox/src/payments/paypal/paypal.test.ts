import { crc32 } from 'node:zlib';
import { aGateway, control, refreshOf, type Gateway } from '../../testing/sandbox-kit';
import { paypalCodes, paypalOutcomes } from './paypal-codes';
import { rawEventOf } from './paypal-seal';

let app: Gateway;
beforeEach(async () => {
  ({ app } = await aGateway({ ipnAttempts: 1 }));
});
afterEach(() => app.close());

const basic = (client = 'SANDBOX-PAYPAL-CLIENT', secret = 'SANDBOX-PAYPAL-SECRET-KNOWN-TO-ALL') =>
  `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`;

async function token(): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/v1/oauth2/token',
    headers: { authorization: basic(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=client_credentials',
  });
  return response.json<{ access_token: string }>().access_token;
}

const anOrder = (unit: object = {}, change: object = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'DH1T1',
      custom_id: 'DH1T1',
      invoice_id: 'DH1T1',
      description: 'Thanh toán',
      amount: { currency_code: 'USD', value: '49.96' },
      ...unit,
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: 'http://shop.test/back?ref=1',
        cancel_url: 'http://shop.test/no',
        locale: 'en-US',
      },
    },
  },
  ...change,
});

async function call(path: string, payload?: object, requestId = 'r1') {
  const response = await app.inject({
    method: payload ? 'POST' : 'GET',
    url: path,
    headers: { authorization: `Bearer ${await token()}`, 'paypal-request-id': requestId },
    ...(payload && { payload }),
  });
  const body = response.json<{ id: string; status: string; details?: { issue: string }[] }>();
  return { status: response.statusCode, body, issue: body.details?.[0]?.issue };
}
async function end(code: string, fields: object = {}) {
  const { payments } = await control(app, 'paypal/payments');
  return app.inject({
    method: 'POST',
    url: '/checkoutnow',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: payments[0].token, code, ...fields }).toString(),
  });
}

test('the checksum is the usual one', () => {
  expect(crc32('123456789')).toBe(3_421_780_262);
});

test.each([
  ['{"webhook_id":"W","webhook_event":{"a":"}\\"{","b":{"c":1}}}', '{"a":"}\\"{","b":{"c":1}}'],
  ['{"webhook_event": {"a" : 1.0 } ,"x":1}', '{"a" : 1.0 }'],
  ['{"webhook_event":{"a":1', undefined],
  ['{}', undefined],
])('the event inside %s is taken out byte for byte', (request, expected) => {
  expect(rawEventOf(request)).toBe(expected);
});

test('nobody gets in without the right secret or a token', async () => {
  const asked = (authorization: string) =>
    app.inject({ method: 'POST', url: '/v1/oauth2/token', headers: { authorization }, payload: {} });

  expect((await asked(basic('SANDBOX-PAYPAL-CLIENT', 'wrong'))).statusCode).toBe(401);
  expect((await asked('')).statusCode).toBe(401);
  const order = { method: 'POST', url: '/v2/checkout/orders', payload: anOrder() } as const;
  expect((await app.inject({ ...order, headers: { authorization: 'Bearer made-up' } })).statusCode).toBe(401);
});

test.each<[string, number, object]>([
  ['CURRENCY_NOT_SUPPORTED', 422, anOrder({ amount: { currency_code: 'VND', value: '1299000' } })],
  ['DECIMAL_PRECISION', 422, anOrder({ amount: { currency_code: 'USD', value: '1.234' } })],
  ['DECIMAL_PRECISION', 422, anOrder({ amount: { currency_code: 'JPY', value: '1.20' } })],
  ['CANNOT_BE_ZERO_OR_NEGATIVE', 422, anOrder({ amount: { currency_code: 'USD', value: '0.00' } })],
  ['INVALID_PARAMETER_SYNTAX', 400, anOrder({ amount: { currency_code: 'USD', value: '1,00' } })],
  ['INVALID_STRING_LENGTH', 400, anOrder({ description: 'x'.repeat(128) })],
  ['INVALID_PARAMETER_VALUE', 400, anOrder({}, { intent: 'SALE' })],
  ['MISSING_REQUIRED_PARAMETER', 400, anOrder({}, { payment_source: undefined })],
  ['UNSUPPORTED_MULTIPLE_PURCHASE_UNITS', 422, anOrder({}, { purchase_units: [{}, {}] })],
])('a wrong order is refused with %s (%#)', async (issue, status, payload) => {
  expect(await call('/v2/checkout/orders', payload)).toMatchObject({ status, issue });
});

test('the same request id makes one order, and another makes another', async () => {
  const one = await call('/v2/checkout/orders', anOrder());
  const again = await call('/v2/checkout/orders', anOrder());
  const other = await call('/v2/checkout/orders', anOrder(), 'r2');

  expect([one.status, again.status, other.status]).toEqual([201, 200, 201]);
  expect(again.body.id).toBe(one.body.id);
  expect(other.body.id).not.toBe(one.body.id);
  expect((await call('/v2/checkout/orders', anOrder(), '')).issue).toBe('PAYPAL_REQUEST_ID_REQUIRED');
});

test('money is taken only after the shopper agreed, and once', async () => {
  const { body } = await call('/v2/checkout/orders', anOrder());
  const capture = (requestId: string) => call(`/v2/checkout/orders/${body.id}/capture`, {}, requestId);

  expect((await capture('c1')).issue).toBe('ORDER_NOT_APPROVED');
  const back = refreshOf((await end('COMPLETED')).body);
  expect(back.href).toMatch(/^http:\/\/shop\.test\/back\?ref=1&token=.+&PayerID=.+/);
  expect((await capture('c2')).body.status).toBe('COMPLETED');
  expect((await capture('c2')).status).toBe(200);
  expect((await capture('c3')).issue).toBe('ORDER_ALREADY_CAPTURED');
});

test('every outcome is on the page in both languages, and leads back or stays', async () => {
  const { body } = await call('/v2/checkout/orders', anOrder());
  const page = async () =>
    (await app.inject(`/checkoutnow?token=${body.id}`)).body.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
  const text = await page();

  for (const code of paypalCodes) {
    expect(text).toContain(code);
    expect(paypalOutcomes[code].vn).toBeTruthy();
  }
  expect(refreshOf((await end('CANCELLED')).body).href).toContain('http://shop.test/no?token=');
  expect((await end('COMPLETED', { stay: 'yes' })).body).toContain('You may close this tab');
  expect((await end('LEAVE')).statusCode).toBe(200);
  expect((await end('NONSENSE')).statusCode).toBe(404);
});

test('an order that nobody agreed to is forgotten after three hours', async () => {
  const { body } = await call('/v2/checkout/orders', anOrder());
  await control(app, 'clock', { offsetMs: 3 * 60 * 60_000 + 1 });

  expect((await call(`/v2/checkout/orders/${body.id}`)).status).toBe(404);
});

test('a developer sees the payment and everything that was said about it', async () => {
  await call('/v2/checkout/orders', anOrder());
  const { payments } = await control(app, 'paypal/payments');

  expect((await app.inject('/')).body).toContain('DH1T1');
  expect((await app.inject(`/panel/payments/${payments[0].token}`)).body).toContain('purchase_units');
});
