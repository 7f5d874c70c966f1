import { createHmac } from 'node:crypto';
import { createVirtualClock } from '../../clock';
import { readConfig } from '../../config';
import vectors from '../../../fixtures/momo-vectors.json';
import { aMerchant } from '../../testing/merchant';
import { control, refreshOf, testNow, type Gateway } from '../../testing/sandbox-kit';
import { createPaymentsApp } from '../payments-app';
import { momoHash, templates } from './momo-hash';
import { momoOutcomes } from './momo-texts';

const secret = 'K951B6PE1waDMi640xX08PD3vg6EkVlz';
const accessKey = 'F8BBA842ECF85';

let app: Gateway;
let shop: Awaited<ReturnType<typeof aMerchant>>;
let clock: ReturnType<typeof createVirtualClock>;

beforeEach(async () => {
  shop = await aMerchant(() => ({ status: 204, body: '' }));
  clock = createVirtualClock(() => testNow.getTime());
  app = await createPaymentsApp({ ...readConfig({}), clock, fontsDir: null });
});
afterEach(async () => {
  await app.close();
  await shop.close();
});

const kinds: Record<string, string> = {
  create: templates.create,
  ipn: templates.result,
  query: templates.query,
  refund: templates.refund,
};

test.each(vectors.map((vector) => [vector.id, vector] as const))(
  'the known answer %s is reproduced',
  (_id, { kind, input, keys, raw, expected }) => {
    const template = kinds[kind] ?? '';

    expect(momoHash(template, { ...input, accessKey: keys.accessKey }, keys.secretKey)).toEqual({
      text: raw,
      hash: expected,
    });
  },
);

/** Signs as a merchant would: written apart from the gateway's own. */
const signedBy = (names: string[], fields: Record<string, unknown>, key = secret) =>
  createHmac('sha256', key)
    .update(names.map((name) => `${name}=${String({ ...fields, accessKey }[name])}`).join('&'))
    .digest('hex');

const createNames = [
  'accessKey',
  'amount',
  'extraData',
  'ipnUrl',
  'orderId',
  'orderInfo',
  'partnerCode',
  'redirectUrl',
  'requestId',
  'requestType',
];

function aCreate(changes: Record<string, unknown> = {}, key = secret) {
  const fields = {
    partnerCode: 'MOMO',
    requestId: 'R1',
    amount: 1_299_000,
    orderId: 'ORD2026000123T1',
    orderInfo: 'Thanh toán đơn hàng & quà ORD2026000123',
    redirectUrl: 'http://shop.test/return?lang=vi',
    ipnUrl: shop.url,
    requestType: 'captureWallet',
    extraData: '',
    lang: 'vi',
    ...changes,
  };
  return { ...fields, signature: signedBy(createNames, fields, key) };
}
const post = async (path: string, payload: object): Promise<Record<string, unknown>> => {
  const response = await app.inject({ method: 'POST', url: `/v2/gateway/api/${path}`, payload });
  return { status: response.statusCode, ...response.json<Record<string, unknown>>() };
};
const open = async (changes: Record<string, unknown> = {}) => {
  const { payUrl } = await post('create', aCreate(changes));
  return String(payUrl).replace(/^https?:\/\/[^/]+/, '');
};
const press = (page: string, form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/v2/gateway/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      token: new URLSearchParams(page.split('?')[1]).get('token') ?? '',
      ...form,
    }).toString(),
  });
const ask = (orderId = 'ORD2026000123T1') => {
  const fields = { partnerCode: 'MOMO', requestId: 'Q1', orderId, lang: 'vi' };
  const signature = signedBy(['accessKey', 'orderId', 'partnerCode', 'requestId'], fields);
  return post('query', { ...fields, signature });
};
const giveBack = (changes: Record<string, unknown>) => {
  const fields = { partnerCode: 'MOMO', lang: 'vi', description: 'Hoàn tiền', ...changes };
  const names = ['accessKey', 'amount', 'description', 'orderId', 'partnerCode', 'requestId', 'transId'];
  return post('refund', { ...fields, signature: signedBy(names, fields) });
};
const told = () => shop.received.map((body) => JSON.parse(body) as Record<string, unknown>);
const resultNames =
  'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId'.split(
    ' ',
  );

test('a merchant gets a signed page to pay at, where a shopper can pay', async () => {
  const answer = await post('create', aCreate());
  expect(answer).toMatchObject({ status: 200, resultCode: 0, orderId: 'ORD2026000123T1', amount: 1_299_000 });
  const names = 'accessKey amount orderId partnerCode payUrl requestId responseTime resultCode'.split(' ');
  expect(answer['signature']).toBe(signedBy(names, answer));
  const page = String(answer['payUrl']).replace(/^https?:\/\/[^/]+/, '');
  expect((await app.inject(page)).body).toContain('Thanh toán bằng ví MoMo');

  const back = refreshOf((await press(page, { code: 'CONFIRM' })).body);

  const [news] = told();
  expect(news).toMatchObject({ resultCode: 0, amount: 1_299_000, message: 'Thành công.' });
  expect(news?.['signature']).toBe(signedBy(resultNames, news ?? {}));
  const returned = Object.fromEntries(back.searchParams);
  expect(back.href).toContain('http://shop.test/return?lang=vi&partnerCode=MOMO');
  expect(returned['signature']).toBe(signedBy(resultNames, returned));
  expect(await ask()).toMatchObject({ resultCode: 0, transId: news?.['transId'] });
});

test.each(momoOutcomes.map(([code]) => code))('a shopper can end the payment with code %s', async (code) => {
  const page = await open({ lang: 'en' });
  expect((await app.inject(page)).body).toContain(`value="${code}"`);

  await press(page, { code });

  expect(told()).toEqual([expect.objectContaining({ resultCode: Number(code) })]);
  expect(await ask()).toMatchObject({ resultCode: Number(code) });
});

test('anyone who closes the tab leaves the payment open, and finds it expired later', async () => {
  const page = await open();

  await press(page, { code: 'LEAVE' });
  expect(await ask()).toMatchObject({ resultCode: 1000 });
  clock.setOffsetMs(15 * 60_000);

  expect(await ask()).toMatchObject({ resultCode: 1005 });
  expect(shop.received).toEqual([]);
  await press(page, { code: 'CONFIRM' });
  expect(told()).toEqual([expect.objectContaining({ resultCode: 1005, transId: 0 })]);
});

test.each([
  ['another account', { partnerCode: 'OTHER' }, secret, 400, 13],
  ['another key', {}, 'another secret key of somebody', 400, 20],
  ['a field too many', { storeName: 'x' }, secret, 400, 20],
  ['no text for the order', { orderInfo: '' }, secret, 400, 20],
  ['a reference of the wrong shape', { orderId: 'ORD_' }, secret, 400, 20],
  ['an amount in words', { amount: '1e6' }, secret, 400, 20],
  ['too small an amount', { amount: 999 }, secret, 200, 22],
  ['too large an amount', { amount: 50_000_001 }, secret, 200, 22],
])('a request with %s is refused', async (_what, changes, key, status, resultCode) => {
  expect(await post('create', aCreate(changes, key))).toMatchObject({ status, resultCode });
});

test('neither an order nor a request is taken twice', async () => {
  await open();

  expect(await post('create', aCreate({ requestId: 'R2' }))).toMatchObject({ resultCode: 41 });
  expect(await post('create', aCreate({ orderId: 'ORD2' }))).toMatchObject({ resultCode: 40 });
  expect(await ask('NOBODY')).toMatchObject({ resultCode: 42 });
});

test('money goes back in parts under references of their own, and never more than came', async () => {
  const page = await open();
  await press(page, { code: '0' });
  const { transId } = await ask();

  const first = await giveBack({ orderId: 'RF1', requestId: 'RF1', amount: 300_000, transId });
  expect(first).toMatchObject({ resultCode: 0, amount: 300_000 });
  expect(await giveBack({ orderId: 'RF1', requestId: 'RF9', amount: 1_000, transId })).toMatchObject({
    resultCode: 41,
  });
  expect(await giveBack({ orderId: 'RF2', requestId: 'RF1', amount: 1_000, transId })).toMatchObject({
    resultCode: 40,
  });
  expect(await giveBack({ orderId: 'RF2', requestId: 'RF2', amount: 999, transId })).toMatchObject({
    resultCode: 22,
  });
  expect(await giveBack({ orderId: 'RF3', requestId: 'RF3', amount: 999_001, transId })).toMatchObject({
    resultCode: 1081,
  });
  expect(await giveBack({ orderId: 'RF4', requestId: 'RF4', amount: 999_000, transId })).toMatchObject({
    resultCode: 0,
  });

  expect((await ask())['refundTrans']).toEqual([
    expect.objectContaining({ orderId: 'RF1', amount: 300_000, resultCode: 0 }),
    expect.objectContaining({ orderId: 'RF4', amount: 999_000, resultCode: 0 }),
  ]);
});

test.each(['forged-hash', 'wrong-amount', 'upper-case-hash', 'unknown-txn-ref', 'truncated'])(
  'a notification can be spoilt by: %s',
  async (ipnTamper) => {
    await control(app, 'faults', { ipnTamper });
    const page = await open();

    await press(page, { code: '0' });

    const [body = ''] = shop.received;
    if (ipnTamper === 'truncated') {
      expect(() => JSON.parse(body) as unknown).toThrow();
    } else {
      const [news] = told();
      const isGenuine = String(news?.['signature']).toLowerCase() === signedBy(resultNames, news ?? {});
      expect(isGenuine).toBe(ipnTamper !== 'forged-hash');
    }
  },
);

test('a test can let a payment fail and then succeed, and tell old news again', async () => {
  await open();
  const under = 'momo/payments/ORD2026000123T1';

  await control(app, `${under}/pay`, { code: '1006' });
  await control(app, `${under}/pay`, { code: '0', again: true });
  await control(app, `${under}/notify`, { number: 0 });

  expect(told().map((news) => news['resultCode'])).toEqual([1006, 0, 1006]);
});

test.each([
  ['error', 500],
  ['html', 200],
])('a request for a page can be answered with: %s', async (create, status) => {
  await control(app, 'faults', { create });

  const response = await app.inject({ method: 'POST', url: '/v2/gateway/api/create', payload: aCreate() });

  expect([response.statusCode, response.headers['content-type']]).toEqual([
    status,
    expect.stringContaining('html'),
  ]);
  expect(await ask()).toMatchObject({ resultCode: 1000 });
});

test('a query can say that nothing has happened yet, or another amount', async () => {
  await open();
  await control(app, 'momo/payments/ORD2026000123T1/pay', { code: '0' });

  await control(app, 'faults', { scope: 'all', querydr: 'pending' });
  expect(await ask()).toMatchObject({ resultCode: 1000, transId: 0 });
  await control(app, 'faults', { scope: 'all', querydr: 'wrong-amount' });
  expect(await ask()).toMatchObject({ resultCode: 0, amount: 1_300_000 });
});
