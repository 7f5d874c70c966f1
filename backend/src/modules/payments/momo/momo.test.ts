import { openAnswering, type Answered } from '../../../testing/answering';
import { addressOf, anAttempt, aPayment } from '../../../testing/payments';
import { hmacSha256 } from '../hmac-sha256';
import type { RawRequest } from '../provider';
import { createMomo } from './momo';
import { momoCodes, outcomeOfMomo } from './momo-codes';
import { signMomo } from './momo-signature';
import vectors from './vectors.json';

const keys = {
  partnerCode: 'MOMO',
  accessKey: 'F8BBA842ECF85',
  secretKey: 'K951B6PE1waDMi640xX08PD3vg6EkVlz',
};
const messages = { create: 'create', ipn: 'notification', query: 'query', refund: 'refund' } as const;

test.each(vectors.map((vector) => [vector.id, vector] as const))(
  'the known answer %s is reproduced',
  (_id, { kind, input, expected }) => {
    const fields = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

    expect(signMomo(messages[kind as keyof typeof messages], keys, fields)).toBe(expected);
  },
);

type Body = Record<string, unknown>;

let gateway: Awaited<ReturnType<typeof openAnswering>>;
beforeEach(async () => {
  gateway = await openAnswering();
});
afterEach(() => gateway.close());

const answers = (answer: (body: Body, path: string) => Answered) =>
  gateway.answers(({ body, path }) => answer(body, path));
const firstCall = () => gateway.calls[0]?.body ?? {};

const momo = () =>
  createMomo({
    ...keys,
    apiUrl: `${gateway.url}/v2/gateway/api`,
    returnUrl: 'https://shop.test/return',
    notifyUrl: 'https://shop.test/ipn',
    clock: () => new Date('2026-11-21T01:05:30Z'),
    timeoutMs: 2_000,
  });

/** Signed as MoMo signs, written apart from the shop's own. */
const seal = (names: string, fields: Body, key = keys.secretKey) =>
  hmacSha256(
    key,
    names
      .split(' ')
      .map((name) => `${name}=${String({ ...fields, accessKey: keys.accessKey }[name])}`)
      .join('&'),
  );
const createdNames = 'accessKey amount orderId partnerCode payUrl requestId responseTime resultCode';
const resultNames =
  'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId';

const created = (body: Body, change: Body = {}) => {
  const fields = {
    partnerCode: body['partnerCode'],
    orderId: body['orderId'],
    requestId: body['requestId'],
    amount: body['amount'],
    responseTime: 1795248000000,
    message: 'Thành công.',
    resultCode: 0,
    payUrl: 'https://test-payment.momo.vn/pay?t=1',
    ...change,
  };
  return { ...fields, signature: seal(createdNames, fields) };
};
const said = (body: Body, change: Body) => ({
  partnerCode: body['partnerCode'],
  orderId: body['orderId'],
  requestId: body['requestId'],
  responseTime: 1795248000000,
  message: '…',
  ...change,
});

function news(change: Body = {}, key?: string): RawRequest {
  const fields = {
    partnerCode: 'MOMO',
    orderId: 'DH26112100042T1',
    requestId: 'DH26112100042T1',
    amount: 1_299_000,
    orderInfo: 'Thanh toán đơn hàng & "quà"',
    orderType: 'momo_wallet',
    transId: 4_088_878_653,
    resultCode: 0,
    message: 'Thành công.',
    payType: 'qr',
    responseTime: 1795248000000,
    extraData: '',
    ...change,
  };
  return asked({ ...fields, signature: seal(resultNames, fields, key) });
}
const asked = (fields: object): RawRequest => ({ query: '', body: JSON.stringify(fields), headers: {} });
const fieldsOf = ({ body }: RawRequest) => JSON.parse(body) as Body;

test('a shopper is led to the page that MoMo gives, and the request is one that MoMo can check', async () => {
  answers((body) => ({ body: created(body) }));

  const creation = await momo().create(aPayment({ description: 'Đơn "áo dài" & quà' }));

  expect(addressOf(creation)).toBe('https://test-payment.momo.vn/pay?t=1');
  const body = firstCall();
  expect(body).toMatchObject({
    amount: 1_299_000,
    orderId: 'DH26112100042T1',
    ipnUrl: 'https://shop.test/ipn',
    redirectUrl: 'https://shop.test/return',
    requestType: 'captureWallet',
    orderInfo: 'Đơn "áo dài" & quà',
    lang: 'vi',
    orderExpireTime: 9,
  });
  const names =
    'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType';
  expect(body['signature']).toBe(seal(names, body));
});

test.each([
  ['2026-11-21T01:15:00Z', 9],
  ['2026-11-21T01:06:00Z', 1],
  ['2026-11-21T01:00:00Z', 1],
])('of a payment that ends at %s the page may be used for %i minutes', async (expiresAt, minutes) => {
  answers((body) => ({ body: created(body) }));

  await momo().create(aPayment({ expiresAt: new Date(expiresAt) }));

  expect(firstCall()['orderExpireTime']).toBe(minutes);
});

test('a description that is longer than MoMo takes is cut, and signed as it is sent', async () => {
  answers((body) => ({ body: created(body) }));

  expect((await momo().create(aPayment({ description: 'x'.repeat(300) }))).kind).toBe('created');

  expect(firstCall()['orderInfo']).toBe('x'.repeat(255));
});

test('a debit card goes to the page of domestic banks', async () => {
  answers((body) => ({ body: created(body) }));

  await momo().create(aPayment({ method: 'THEGHINO', language: 'en' }));

  expect(firstCall()).toMatchObject({ requestType: 'payWithATM', lang: 'en' });
});

test.each<[string, (body: Body) => Answered]>([
  ['nothing', () => 'silent'],
  ['an error', () => ({ status: 500, body: '<h1>oops</h1>' })],
  ['a page', () => ({ body: '<!doctype html>' })],
  ['more than it can have to say', () => ({ body: `{"x":"${'y'.repeat(70_000)}"}` })],
  ['another amount', (body) => ({ body: created(body, { amount: 1_300_000 }) })],
  ['another order', (body) => ({ body: created(body, { orderId: 'OTHER' }) })],
  ['a script for an address', (body) => ({ body: created(body, { payUrl: 'javascript:alert(1)' }) })],
  ['no address', (body) => ({ body: created(body, { payUrl: undefined }) })],
  ['a forged signature', (body) => ({ body: { ...created(body), signature: 'f'.repeat(64) } })],
])('when MoMo answers %s, nobody knows, and the same may be asked again', async (_what, given) => {
  answers(given);

  expect((await momo().create(aPayment())).kind).toBe('unknown');
});

test.each(['10', '13', '21', '22', '99', '2019'])('a refusal with %s is told by its code', async (code) => {
  answers((body) => ({ body: said(body, { resultCode: Number(code) }) }));

  expect(await momo().create(aPayment())).toMatchObject({ kind: 'refused', providerCode: code });
});

test('the text that MoMo prints with a wrong signature is kept nowhere', async () => {
  const text = 'accessKey=F8BBA842ECF85&amount=1299000&extraData=';
  answers(() => ({
    status: 400,
    body: {
      message: 'Bad format request.',
      resultCode: 20,
      subErrors: [{ field: 'signature', message: text }],
    },
  }));

  const creation = await momo().create(aPayment());

  expect(creation).toMatchObject({ kind: 'refused', providerCode: '20' });
  expect(JSON.stringify(creation)).not.toContain('F8BBA842ECF85');
});

test.each([
  ['is open', 1000, 'refused'],
  ['was paid after all', 0, 'unknown'],
])('a payment that MoMo had taken when the answer was lost and that %s', async (_what, resultCode, kind) => {
  answers((body, path) => ({
    body: path.endsWith('create')
      ? said(body, { resultCode: 41 })
      : said(body, { resultCode, amount: 1_299_000, transId: 0 }),
  }));

  expect((await momo().create(aPayment())).kind).toBe(kind);
});

test('news of a payment is believed when it is signed as it came', async () => {
  expect(momo().parseNotification(news())).toEqual({
    verified: true,
    notification: {
      merchantRef: 'DH26112100042T1',
      providerTxnId: '4088878653',
      charge: { minor: 1_299_000, currency: 'VND' },
      outcome: 'paid',
      providerCode: '0',
      dedupeKey: 'ipn:DH26112100042T1:4088878653:0:1299000',
    },
  });
});

test('a signature in large letters is the same signature', async () => {
  const fields = fieldsOf(news());
  const signature = String(fields['signature']).toUpperCase();

  expect(momo().parseNotification(asked({ ...fields, signature })).verified).toBe(true);
});

const flipped = (text: unknown) => `${String(text).startsWith('0') ? '1' : '0'}${String(text).slice(1)}`;

test.each<[string, () => RawRequest]>([
  [
    'with one digit changed',
    () => asked({ ...fieldsOf(news()), signature: flipped(fieldsOf(news())['signature']) }),
  ],
  ['without a signature', () => asked({ ...fieldsOf(news()), signature: undefined })],
  ['with an empty signature', () => asked({ ...fieldsOf(news()), signature: '' })],
  ['with a signature that is none', () => asked({ ...fieldsOf(news()), signature: 'é'.repeat(64) })],
  ['with a signature that is a list', () => asked({ ...fieldsOf(news()), signature: ['a'] })],
  ['signed with the key of another shop', () => news({}, 'another secret key of another shop')],
  ['signed for another account', () => news({ partnerCode: 'OTHER' })],
  ['with another amount', () => asked({ ...fieldsOf(news()), amount: 1 })],
  ['with another message', () => asked({ ...fieldsOf(news()), message: 'Thanh cong.' })],
  ['that is cut off', () => ({ ...news(), body: news().body.slice(0, -20) })],
  ['that is no object', () => ({ ...news(), body: '"x"' })],
  ['that is empty', () => ({ ...news(), body: '' })],
  ['with hostile names', () => ({ ...news(), body: '{"__proto__":{"partnerCode":"MOMO"},"constructor":1}' })],
])('news %s is not believed', async (_what, request) => {
  expect(momo().parseNotification(request()).verified).toBe(false);
});

test.each([0, -1_299_000, 1e21, '01299000', '1299000.5'])('%s is nobody’s amount', async (amount) => {
  const parsed = momo().parseNotification(news({ amount }));

  expect(parsed).toMatchObject({ verified: true, notification: { charge: null } });
});

test('the browser comes back with the same news, for display', () => {
  const query = new URLSearchParams(
    Object.entries(fieldsOf(news({ resultCode: 1006, transId: 0 }))).map(
      ([name, value]): [string, string] => [name, String(value)],
    ),
  ).toString();
  const back = (text: string) => momo().parseReturn({ query: text, body: '', headers: {} });

  expect(back(query)).toMatchObject({
    verified: true,
    notification: { outcome: 'cancelled', providerCode: '1006', providerTxnId: null },
  });
  expect(back(`${query}&lang=vi`).verified).toBe(true);
  expect(back(`${query}&amount=1299000`).verified).toBe(false);
});

test.each([
  ['0', 'paid'],
  ['9000', 'processing'],
  ['1000', 'processing'],
  ['8000', 'processing'],
  ['7000', 'processing'],
  ['7002', 'processing'],
  ['1003', 'cancelled'],
  ['1006', 'cancelled'],
  ['1017', 'cancelled'],
  ['1005', 'expired'],
  ...['98', '99', '1001', '1002', '1004', '1007', '1026', '4001', '4002', '4100'].map((code) => [
    code,
    'failed',
  ]),
  ['424242', 'failed'],
])('result code %s means %s', async (code, outcome) => {
  expect(outcomeOfMomo(code ?? '')).toBe(outcome);
  const parsed = momo().parseNotification(news({ resultCode: Number(code) }));
  const providerCode = momoCodes.includes(code ?? '') ? code : '99';
  expect(parsed).toMatchObject({ notification: { outcome, providerCode } });
});

test.each([
  ['accepted', 204],
  ['duplicate', 204],
  ['amountMismatch', 204],
  ['unknownRef', 404],
  ['badSignature', 400],
  ['internalError', 500],
] as const)('news that is %s is answered with %i and no words', (decision, status) => {
  expect(momo().replyFor(decision)).toMatchObject({ status, body: '' });
});

test.each<[string, Body, object]>([
  ['is paid', { resultCode: 0, amount: 1_299_000, transId: 7 }, { outcome: 'paid', providerTxnId: '7' }],
  ['is paid otherwise', { resultCode: 0, amount: 1, transId: 7 }, { charge: { minor: 1, currency: 'VND' } }],
  [
    'is open',
    { resultCode: 1000, amount: 1_299_000, transId: 0 },
    { outcome: 'processing', stage: 'awaitsBuyer' },
  ],
  ['is under way', { resultCode: 7000, amount: 1_299_000 }, { outcome: 'processing', stage: 'underway' }],
  [
    'failed',
    { resultCode: 1001, amount: 0 },
    { outcome: 'failed', providerCode: '1001', charge: { minor: 1_299_000, currency: 'VND' } },
  ],
  ['is unknown', { resultCode: 42 }, { kind: 'notFound' }],
  ['cannot be asked for now', { resultCode: 10 }, { kind: 'unknown' }],
  ['is of another order', { resultCode: 0, orderId: 'OTHER' }, { kind: 'unknown' }],
  ['is of nobody', { resultCode: 0, orderId: undefined }, { kind: 'unknown' }],
  ['is of another account', { resultCode: 0, partnerCode: 'OTHER' }, { kind: 'unknown' }],
  ['has no code', { amount: 1_299_000 }, { kind: 'unknown' }],
])('a query tells that a payment %s', async (_what, change, expected) => {
  answers((body) => ({ body: said(body, change) }));

  expect(await momo().query(anAttempt())).toMatchObject(expected);
});

const aRefund = {
  merchantRefundRef: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  amount: 300_000,
  chargeMinor: 300_000,
  isFull: false,
  reason: 'CANCELLED',
  requestedBy: 'system',
  requestedAt: new Date('2026-11-21T02:00:00Z'),
};
const paid = anAttempt({ providerTxnId: '4088878653' });

test.each([
  [0, 'succeeded'],
  [7002, 'processing'],
  [41, 'askedBefore'],
  [40, 'askedBefore'],
  [99, 'unknown'],
  [10, 'unknown'],
  [1080, 'rejected'],
  [1081, 'rejected'],
  [1088, 'rejected'],
  [22, 'rejected'],
])('a refund that is answered with %i is %s', async (resultCode, kind) => {
  answers((body) => ({ body: said(body, { resultCode }) }));

  expect(await momo().refund(paid, aRefund)).toMatchObject({ kind, providerCode: String(resultCode) });
  const body = firstCall();
  expect(body).toMatchObject({ orderId: aRefund.merchantRefundRef, amount: 300_000, transId: 4_088_878_653 });
  const names = 'accessKey amount description orderId partnerCode requestId transId';
  expect(body['signature']).toBe(seal(names, body));
});

test('a refund without an answer is sent again, not given up', async () => {
  answers(() => 'silent');

  expect((await momo().refund(paid, aRefund)).kind).toBe('unknown');
});

test.each([
  ['is listed', [{ orderId: aRefund.merchantRefundRef, amount: 300_000, resultCode: 0 }], 'succeeded'],
  ['failed', [{ orderId: aRefund.merchantRefundRef, amount: 300_000, resultCode: 1080 }], 'rejected'],
  ['is not listed', [{ orderId: 'other', amount: 300_000, resultCode: 0 }], 'unknown'],
  ['is of another amount', [{ orderId: aRefund.merchantRefundRef, amount: 1, resultCode: 0 }], 'unknown'],
  ['is in no list', 'none', 'unknown'],
])('how a refund stands that %s', async (_what, refundTrans, kind) => {
  answers((body) => ({ body: said(body, { resultCode: 0, amount: 1_299_000, transId: 7, refundTrans }) }));

  expect((await momo().queryRefund?.(paid, aRefund))?.kind).toBe(kind);
});
