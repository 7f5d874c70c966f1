import { openAnswering, type Answered, type Asked } from '../../../testing/answering';
import { addressOf, anAttempt, aPayment } from '../../../testing/payments';
import { hmacSha256 } from '../hmac-sha256';
import type { RawRequest } from '../provider';
import vectors from './vectors.json';
import { createZalopay } from './zalopay';
import { appTransIdOf, merchantRefOf, refundIdOf } from './zalopay-refs';
import { signCallback, signCreate, signQuery, signRefund } from './zalopay-signature';

const keys = {
  appId: '2553',
  key1: 'PcY4iZIKFCIdgZvA6ueMcMHHUbRYjVPL',
  key2: 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz',
};
const signers: Record<string, (fields: Record<string, string>) => string> = {
  create: (fields) => signCreate(keys, fields),
  query: (fields) => signQuery(keys, fields),
  refund: (fields) => signRefund(keys, fields),
  callback: ({ data = '' }) => signCallback(keys, data),
};

test.each(vectors.map((vector) => [vector.id, vector] as const))(
  'the known answer %s is reproduced',
  (_id, { kind, input, expected }) => {
    const fields = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

    expect(signers[kind]?.(fields)).toBe(expected);
  },
);

let gateway: Awaited<ReturnType<typeof openAnswering>>;
beforeEach(async () => {
  gateway = await openAnswering();
});
afterEach(() => gateway.close());

const now = new Date('2026-11-21T01:05:00Z');
const zalopay = () =>
  createZalopay({
    ...keys,
    apiUrl: `${gateway.url}/v2`,
    returnUrl: 'https://shop.test/return',
    notifyUrl: 'https://shop.test/ipn',
    clock: () => now,
    timeoutMs: 2_000,
  });
const answers = (answer: (asked: Asked) => Answered) => gateway.answers(answer);
const says = (body: object) => answers(() => ({ body }));
const created = {
  return_code: 1,
  sub_return_code: 1,
  order_url: 'https://qcgateway.zalopay.vn/openinapp?order=x',
};

test('a shopper is led to the page that ZaloPay gives, and the request is one that ZaloPay can check', async () => {
  says(created);

  const creation = await zalopay().create(aPayment({ description: 'Đơn "áo dài" | quà' }));

  expect(addressOf(creation)).toBe(created.order_url);
  expect(creation).toMatchObject({ providerRef: '261121_DH26112100042T1' });
  const { path, body } = gateway.calls[0] ?? { path: '', body: {} };
  expect(path).toBe('/v2/create');
  expect(body).toMatchObject({
    app_id: '2553',
    app_trans_id: '261121_DH26112100042T1',
    amount: '1299000',
    app_time: String(now.getTime()),
    embed_data: '{"redirecturl":"https://shop.test/return"}',
    callback_url: 'https://shop.test/ipn',
    description: 'Đơn "áo dài" | quà',
    expire_duration_seconds: '600',
  });
  const names = ['app_id', 'app_trans_id', 'app_user', 'amount', 'app_time', 'embed_data', 'item'];
  expect(body['mac']).toBe(hmacSha256(keys.key1, names.map((name) => body[name]).join('|')));
});

test.each([
  ['2026-11-21T01:15:00Z', '600'],
  ['2026-11-21T01:10:01Z', '301'],
  ['2026-11-21T01:09:59Z', '300'],
  ['2026-11-21T01:00:00Z', '300'],
])('of a payment that ends at %s the page may be used for %s seconds', async (expiresAt, seconds) => {
  says(created);

  await zalopay().create(aPayment({ expiresAt: new Date(expiresAt) }));

  expect(gateway.calls[0]?.body['expire_duration_seconds']).toBe(seconds);
});

test('ZaloPay is not given the name or number of the buyer', async () => {
  says(created);

  await zalopay().create(aPayment({ description: 'x'.repeat(300) }));

  const body = gateway.calls[0]?.body ?? {};
  expect(body).toMatchObject({ app_user: 'DH26112100042T1', bank_code: '', description: 'x'.repeat(256) });
  expect(JSON.stringify(body)).not.toMatch(/Nguyễn|912345678|anh@example/);
});

test('a debit card goes to the domestic banks', async () => {
  says(created);

  await zalopay().create(aPayment({ method: 'THEGHINO' }));

  expect(gateway.calls[0]?.body['embed_data']).toContain('"bankgroup":"ATM"');
});

test.each([
  ['2026-11-21T16:59:59Z', '261121_X'],
  ['2026-11-21T17:00:00Z', '261122_X'],
  ['2026-12-31T17:00:00Z', '270101_X'],
])('a payment of %s is named %s, whatever the zone of the server', (createdAt, expected) => {
  for (const zone of ['UTC', 'Asia/Ho_Chi_Minh', 'America/New_York']) {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    expect(appTransIdOf('X', new Date(createdAt))).toBe(expected);
    process.env['TZ'] = before;
  }
});

test.each([
  ['261121_DH26112100042T1', 'DH26112100042T1'],
  ['200904_2553_1598435687208', '2553_1598435687208'],
  ['DH26112100042T1', ''],
  ['261121_', ''],
  ['', ''],
])('of %s, our reference is "%s"', (appTransId, merchantRef) => {
  expect(merchantRefOf(appTransId)).toBe(merchantRef);
});

test.each<[string, Answered]>([
  ['nothing', 'silent'],
  ['an error', { status: 500, body: '<h1>oops</h1>' }],
  ['a page', { body: '<!doctype html>' }],
  ['that it is still at it', { body: { return_code: 3 } }],
  ['that it is overrun', { body: { return_code: 2, sub_return_code: -429 } }],
  ['that it is under maintenance', { body: { return_code: 2, sub_return_code: -999 } }],
  ['a script for an address', { body: { ...created, order_url: 'javascript:alert(1)' } }],
  ['no address', { body: { return_code: 1 } }],
])('when ZaloPay answers %s, nobody knows, and the same may be asked again', async (_what, answer) => {
  answers(() => answer);

  expect((await zalopay().create(aPayment())).kind).toBe('unknown');
});

test.each([
  ['-401', '-401'],
  ['-402', '-402'],
  ['-12345', '2'],
])('a refusal with %s is told as %s', async (sub, providerCode) => {
  says({ return_code: 2, sub_return_code: Number(sub) });

  expect(await zalopay().create(aPayment())).toMatchObject({ kind: 'refused', providerCode });
});

test.each([
  ['is open', 3, 'refused'],
  ['was paid after all', 1, 'unknown'],
])(
  'a payment that ZaloPay had taken when the answer was lost and that %s',
  async (_what, return_code, kind) => {
    answers(({ path }) => ({
      body: path.endsWith('create') ? { return_code: 2, sub_return_code: -68 } : { return_code },
    }));

    expect((await zalopay().create(aPayment())).kind).toBe(kind);
  },
);

function callback(change: object = {}, key = keys.key2): RawRequest {
  const data = JSON.stringify({
    zp_trans_id: 261121000000389,
    app_trans_id: '261121_DH26112100042T1',
    app_id: 2553,
    amount: 1_299_000,
    item: '[{"itemname":"\u00c1o dài"}]',
    ...change,
  });
  return posted(data, hmacSha256(key, data));
}
const posted = (data: unknown, mac: unknown): RawRequest => ({
  query: '',
  body: JSON.stringify({ data, mac, type: 1 }),
  headers: {},
});

test('being paid is believed when the text is sealed as it came, in whatever order and spelling', async () => {
  const data = String.raw`{ "amount" :1299000, "app_id":2553,"item":"\u00c1o d\u00e0i","app_trans_id":"261121_DH26112100042T1", "zp_trans_id":261121000000389 }`;

  expect(zalopay().parseNotification(posted(data, hmacSha256(keys.key2, data)))).toEqual({
    verified: true,
    notification: {
      merchantRef: 'DH26112100042T1',
      providerTxnId: '261121000000389',
      charge: { minor: 1_299_000, currency: 'VND' },
      outcome: 'paid',
      providerCode: '1',
      dedupeKey: 'ipn:261121_DH26112100042T1:261121000000389:1299000',
    },
  });
});

test("ZaloPay's own example is believed", async () => {
  const example = vectors.find(({ kind }) => kind === 'callback');

  const parsed = zalopay().parseNotification(posted(example?.input.data, example?.expected));

  expect(parsed).toMatchObject({ verified: true, notification: { charge: { minor: 10_000 } } });
});

test.each<[string, () => RawRequest]>([
  ['sealed with the other key', () => callback({}, keys.key1)],
  ['of another application', () => callback({ app_id: 2554 })],
  ['without a seal', () => posted('{}', undefined)],
  ['with an empty seal', () => posted('{}', '')],
  ['with a seal that is none', () => posted('{}', 'é'.repeat(64))],
  [
    'whose text was written anew',
    () => {
      const { data, mac } = JSON.parse(callback().body) as { data: string; mac: string };
      return posted(JSON.stringify(JSON.parse(data), null, 1), mac);
    },
  ],
  ['whose text is an object', () => posted({ app_id: 2553 }, hmacSha256(keys.key2, '[object Object]'))],
  ['whose text is no JSON', () => posted('x', hmacSha256(keys.key2, 'x'))],
  ['that is cut off', () => ({ ...callback(), body: callback().body.slice(0, -40) })],
  ['that is empty', () => ({ ...callback(), body: '' })],
])('a callback %s is not believed', async (_what, request) => {
  expect(zalopay().parseNotification(request()).verified).toBe(false);
});

test.each([0, -1, 1e21, '1299000.5', null])('%s is nobody’s amount', async (amount) => {
  expect(zalopay().parseNotification(callback({ amount }))).toMatchObject({
    notification: { charge: null },
  });
});

test.each([
  ['1', 'paid', '1'],
  ['-49', 'cancelled', '-49'],
  ['-54', 'expired', '-54'],
  ['-1', 'failed', '2'],
])('a browser that comes back with %s shows %s', (status, outcome, providerCode) => {
  const values = ['2553', '261121_DH26112100042T1', '38', '', '1299000', '0', status];
  const names = ['appid', 'apptransid', 'pmcid', 'bankcode', 'amount', 'discountamount', 'status'];
  const query = new URLSearchParams(
    names.map((name, place): [string, string] => [name, values[place] ?? '']),
  );
  query.append('checksum', hmacSha256(keys.key2, values.join('|')));
  const back = (text: string) => zalopay().parseReturn({ query: text, body: '', headers: {} });

  expect(back(query.toString())).toMatchObject({
    verified: true,
    notification: { merchantRef: 'DH26112100042T1', outcome, providerCode },
  });
  expect(back(`${query.toString()}&status=1`).verified).toBe(false);
  query.set('status', '2');
  expect(back(query.toString()).verified).toBe(false);
});

test.each([
  ['accepted', 1],
  ['duplicate', 2],
  ['unknownRef', 0],
  ['internalError', 0],
  ['badSignature', -1],
  ['amountMismatch', -1],
] as const)('a callback that is %s is answered with %i', (decision, return_code) => {
  const { status, body } = zalopay().replyFor(decision);

  expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ return_code })]);
});

const attempt = anAttempt({ providerRef: '261121_DH26112100042T1', providerTxnId: '261121000000389' });
const nothingTaken = { minor: 1_299_000, currency: 'VND' };

test.each<[string, Answered, object]>([
  [
    'is paid',
    { body: { return_code: 1, amount: 1_299_000, zp_trans_id: 7 } },
    { outcome: 'paid', providerTxnId: '7' },
  ],
  [
    'is paid otherwise',
    { body: { return_code: 1, amount: 1, zp_trans_id: 7 } },
    { charge: { minor: 1, currency: 'VND' } },
  ],
  [
    'waits for its shopper',
    { body: { return_code: 3, sub_return_code: -49, is_processing: true } },
    { outcome: 'processing', stage: 'awaitsBuyer' },
  ],
  [
    'waits and is not worked on',
    { body: { return_code: 3, is_processing: false } },
    { stage: 'awaitsBuyer' },
  ],
  ['is open', { body: { return_code: 3, amount: 0 } }, { outcome: 'processing' }],
  [
    'is under way',
    { body: { return_code: 2, is_processing: true } },
    { outcome: 'processing', stage: 'underway' },
  ],
  [
    'is being worked on',
    { body: { return_code: 3, sub_return_code: 3, is_processing: true } },
    { outcome: 'processing', stage: 'underway' },
  ],
  [
    'failed',
    { body: { return_code: 2, amount: 0 } },
    { outcome: 'failed', charge: nothingTaken, providerTxnId: null },
  ],
  [
    'expired',
    { body: { return_code: 2, sub_return_code: -54 } },
    { outcome: 'expired', providerCode: '-54' },
  ],
  ['cannot be asked for now', { body: { return_code: 2, sub_return_code: -500 } }, { kind: 'unknown' }],
  ['is not to be heard of', 'silent', { kind: 'unknown' }],
])('a query tells that a payment %s', async (_what, answer, expected) => {
  answers(() => answer);

  expect(await zalopay().query(attempt)).toMatchObject(expected);
  expect(gateway.calls[0]?.body).toEqual({
    app_id: '2553',
    app_trans_id: '261121_DH26112100042T1',
    mac: hmacSha256(keys.key1, `2553|261121_DH26112100042T1|${keys.key1}`),
  });
});

test('a payment that ZaloPay never named is not asked for', async () => {
  expect((await zalopay().query(anAttempt())).kind).toBe('notFound');
  expect(gateway.calls).toEqual([]);
});

const aRefund = {
  merchantRefundRef: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  amount: 300_000,
  chargeMinor: 300_000,
  isFull: false,
  reason: 'CANCELLED',
  requestedBy: 'system',
  requestedAt: new Date('2026-11-21T18:00:00Z'),
};

test('a refund is taken, and how it stands is asked for by the same name', async () => {
  says({ return_code: 3, sub_return_code: 3 });
  expect((await zalopay().refund(attempt, aRefund)).kind).toBe('processing');
  says({ return_code: 1, sub_return_code: 1 });
  expect((await zalopay().queryRefund?.(attempt, aRefund))?.kind).toBe('succeeded');

  const name = '261122_2553_a1b2c3d4e5f60718293a4b5c6d7e8f90';
  const [sent, asked] = gateway.calls.map(({ body }) => body);
  expect(sent).toMatchObject({ m_refund_id: name, zp_trans_id: '261121000000389', amount: '300000' });
  const names = ['app_id', 'zp_trans_id', 'amount', 'description', 'timestamp'];
  expect(sent?.['mac']).toBe(hmacSha256(keys.key1, names.map((each) => sent?.[each]).join('|')));
  expect(asked).toMatchObject({ m_refund_id: name });
  const askedNames = ['app_id', 'm_refund_id', 'timestamp'];
  expect(asked?.['mac']).toBe(hmacSha256(keys.key1, askedNames.map((each) => asked?.[each]).join('|')));
  expect(name.length).toBeLessThanOrEqual(45);
  expect(refundIdOf('2553', aRefund.merchantRefundRef, aRefund.requestedAt)).toBe(name);
});

test.each([
  ['nobody has heard of', { return_code: 2, sub_return_code: -101 }, 'rejected'],
  ['was taken when the first answer was lost', { return_code: 3 }, 'processing'],
  ['is done since the first answer was lost', { return_code: 1 }, 'succeeded'],
])('a refused refund that %s', async (_what, state, kind) => {
  answers(({ path }) => ({
    body: path.endsWith('query_refund') ? state : { return_code: 2, sub_return_code: -401 },
  }));

  expect((await zalopay().refund(attempt, aRefund)).kind).toBe(kind);
});

test.each<[string, Answered]>([
  ['no answer', 'silent'],
  ['a page', { body: '<html>' }],
  ['"try again"', { body: { return_code: 2, sub_return_code: -429 } }],
])('a refund that gets %s is sent again, not given up', async (_what, answer) => {
  answers(() => answer);

  expect((await zalopay().refund(attempt, aRefund)).kind).toBe('unknown');
});
