import { createHmac } from 'node:crypto';
import { createVirtualClock } from '../../clock';
import { readConfig } from '../../config';
import vectors from '../../../fixtures/zalopay-vectors.json';
import { aMerchant, eventually } from '../../testing/merchant';
import { control, refreshOf, testNow, type Gateway } from '../../testing/sandbox-kit';
import { createPaymentsApp } from '../payments-app';
import { zalopayMac } from './zalopay-mac';

const key1 = 'PcY4iZIKFCIdgZvA6ueMcMHHUbRYjVPL';
const key2 = 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz';

let app: Gateway;
let shop: Awaited<ReturnType<typeof aMerchant>>;
let clock: ReturnType<typeof createVirtualClock>;
let replies: number[];

beforeEach(async () => {
  replies = [];
  shop = await aMerchant(() => ({
    status: 200,
    body: JSON.stringify({ return_code: replies.shift() ?? 1 }),
  }));
  clock = createVirtualClock(() => testNow.getTime());
  const config = readConfig({ SANDBOX_ZALOPAY_CALLBACK_RETRY_MS: '5' });
  app = await createPaymentsApp({ ...config, clock, fontsDir: null });
});
afterEach(async () => {
  await app.close();
  await shop.close();
});

test.each(vectors.map((vector) => [vector.id, vector] as const))(
  'the known answer %s is reproduced',
  (_id, { kind, raw, keys, expected }) => {
    const key = kind === 'callback' ? keys.key2 : keys.key1;

    expect(zalopayMac(key, ...(kind === 'callback' ? [raw] : raw.split('|')))).toBe(expected);
  },
);

/** As a merchant would: written apart from the gateway's own. */
const mac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

function aCreate(changes: Record<string, string> = {}, key = key1): Record<string, string> {
  const form: Record<string, string> = {
    app_id: '2553',
    app_user: 'shopper',
    app_trans_id: '261121_ORD1T1',
    app_time: String(testNow.getTime()),
    amount: '1299000',
    item: '[]',
    embed_data: '{"redirecturl":"http://shop.test/return?x=1","note":"Áo dài"}',
    description: 'Thanh toán đơn hàng ORD1',
    callback_url: shop.url,
    expire_duration_seconds: '900',
    ...changes,
  };
  const names = ['app_id', 'app_trans_id', 'app_user', 'amount', 'app_time', 'embed_data', 'item'];
  return { ...form, mac: mac(key, names.map((name) => form[name]).join('|')) };
}
const post = async (path: string, form: Record<string, string>) =>
  (
    await app.inject({
      method: 'POST',
      url: `/v2/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  ).json<Record<string, unknown>>();
const open = async (changes: Record<string, string> = {}) => {
  const { order_url: url } = await post('create', aCreate(changes));
  return String(url).replace(/^https?:\/\/[^/]+/, '');
};
const press = (page: string, code: string) =>
  app.inject({
    method: 'POST',
    url: '/v2/order',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      token: new URLSearchParams(page.split('?')[1]).get('token') ?? '',
      code,
    }).toString(),
  });
const ask = (app_trans_id = '261121_ORD1T1') =>
  post('query', { app_id: '2553', app_trans_id, mac: mac(key1, `2553|${app_trans_id}|${key1}`) });
const giveBack = (changes: Record<string, string>) => {
  const form: Record<string, string> = {
    app_id: '2553',
    description: 'Hoàn tiền',
    timestamp: String(testNow.getTime()),
    ...changes,
  };
  const names = ['app_id', 'zp_trans_id', 'amount', 'description', 'timestamp'];
  return post('refund', { ...form, mac: mac(key1, names.map((name) => form[name]).join('|')) });
};
const askRefund = (m_refund_id: string) => {
  const timestamp = String(testNow.getTime());
  return post('query_refund', {
    app_id: '2553',
    m_refund_id,
    timestamp,
    mac: mac(key1, `2553|${m_refund_id}|${timestamp}`),
  });
};
const told = (): Record<string, unknown>[] =>
  shop.received.map((body) => {
    const { data, mac: given } = JSON.parse(body) as { data: string; mac: string };
    return {
      isGenuine: given.toLowerCase() === mac(key2, data),
      ...(JSON.parse(data) as Record<string, unknown>),
    };
  });

test('a shopper pays, the merchant is told over the text as it is sent, and the way back is sealed', async () => {
  const page = await open();
  expect((await app.inject(page)).body).toContain('Thanh toán bằng ZaloPay');
  const english = await app.inject({ url: page, headers: { 'accept-language': 'en-GB' } });
  expect(english.body).toContain('Pay with ZaloPay');

  const back = refreshOf((await press(page, 'CONFIRM')).body);

  expect(told()).toEqual([
    expect.objectContaining({ isGenuine: true, app_trans_id: '261121_ORD1T1', amount: 1_299_000 }),
  ]);
  expect(shop.received[0]).toContain('\\\\u00c1');
  const query = back.searchParams;
  const names = ['appid', 'apptransid', 'pmcid', 'bankcode', 'amount', 'discountamount', 'status'];
  expect(query.get('checksum')).toBe(mac(key2, names.map((name) => query.get(name)).join('|')));
  expect(query.get('status')).toBe('1');
  expect(await ask()).toMatchObject({
    return_code: 1,
    amount: 1_299_000,
    zp_trans_id: told()[0]?.['zp_trans_id'],
  });
});

test.each([
  ['2', 2, 2, '2'],
  ['3', 3, 3, '3'],
  ['-49', 3, -49, '-49'],
  ['-54', 2, -54, '-54'],
])(
  'the merchant hears nothing of an end with %s: it has to ask',
  async (code, return_code, sub_return_code, status) => {
    const page = await open();

    const back = refreshOf((await press(page, code)).body);

    expect(shop.received).toEqual([]);
    expect(back.searchParams.get('status')).toBe(status);
    expect(await ask()).toMatchObject({ return_code, sub_return_code });
  },
);

test('an open payment is asked about until its time is over', async () => {
  await open();

  expect(await ask()).toMatchObject({ return_code: 3, sub_return_code: -49 });
  clock.setOffsetMs(15 * 60_000);
  expect(await ask()).toMatchObject({ return_code: 2, sub_return_code: -54 });
});

test('a callback that is not taken is repeated three times, and no more once it is', async () => {
  replies = [0, 0, 2];
  await press(await open(), '1');
  await eventually(() => shop.received.length === 3);

  replies = [0, 0, 0, 0, 0];
  await press(await open({ app_trans_id: '261121_ORD2T1' }), '1');
  await eventually(() => shop.received.length === 7);
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(shop.received).toHaveLength(7);
});

test.each([
  ['another application', { app_id: '2554' }, key1, -402],
  ['the wrong key', {}, key2, -402],
  ['a name without its day', { app_trans_id: 'ORD1T1' }, key1, -401],
  ['a name of another day', { app_trans_id: '261119_ORD1T1' }, key1, -401],
  ['a time that is long ago', { app_time: String(testNow.getTime() - 16 * 60_000) }, key1, -401],
  ['items that are no list', { item: '{}' }, key1, -401],
  ['half a đồng', { amount: '1000.5' }, key1, -401],
  ['too short a life', { expire_duration_seconds: '60' }, key1, -401],
  ['a field too many', { storename: 'x' }, key1, -401],
])('a request with %s is refused', async (_what, changes, key, sub_return_code) => {
  expect(await post('create', aCreate(changes, key))).toMatchObject({ return_code: 2, sub_return_code });
});

test('a payment is taken once', async () => {
  await open();

  expect(await post('create', aCreate())).toMatchObject({ return_code: 2, sub_return_code: -68 });
});

test('money goes back when it is asked for, later, and never more than came', async () => {
  await press(await open(), '1');
  const zp_trans_id = String((await ask())['zp_trans_id']);
  const first = '261121_2553_0000000001';

  expect(await giveBack({ m_refund_id: first, zp_trans_id, amount: '1000000' })).toMatchObject({
    return_code: 3,
  });
  expect(await giveBack({ m_refund_id: first, zp_trans_id, amount: '1000' })).toMatchObject({
    return_code: 2,
  });
  const tooMuch = { m_refund_id: '261121_2553_0000000002', zp_trans_id, amount: '299001' };
  expect(await giveBack(tooMuch)).toMatchObject({ return_code: 2 });

  expect(await askRefund(first)).toMatchObject({ return_code: 1 });
  expect(await askRefund('261121_2553_0000000002')).toMatchObject({ return_code: 2, sub_return_code: -101 });
});

test.each(['forged-hash', 'wrong-amount', 'upper-case-hash', 'unknown-txn-ref', 'truncated'])(
  'a callback can be spoilt by: %s',
  async (ipnTamper) => {
    await control(app, 'faults', { ipnTamper });

    await press(await open(), '1');

    if (ipnTamper === 'truncated') expect(() => JSON.parse(shop.received[0] ?? '') as unknown).toThrow();
    else expect(told()[0]?.['isGenuine']).toBe(ipnTamper !== 'forged-hash');
  },
);
