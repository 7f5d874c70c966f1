import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { addressOf, anAttempt, aPayment } from '../../../testing/payments';
import { openAnswering } from '../../../testing/answering';
import { startSandbox, type Sandbox } from '../../../testing/sandbox';
import type { RefundToSend } from '../provider';
import { createAlepay } from './alepay';
import { dongOfDouble } from './alepay-amount';
import {
  isSameChecksum,
  readTexts,
  signedText,
  signFields,
  webhookChecksum,
  type Fields,
} from './alepay-signature';
import vectors from './vectors.json';

/** The vectors' fields differ, so that those of one are missing in another. */
const fieldsOf = (input: object = {}): Fields =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

const KEY = 'hjuEmsbcohOwgJLCmJlf7N2pPFU1Le';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.control('reset', {}));
afterAll(() => sandbox.stop());

const alepayAt = (change: object = {}) =>
  createAlepay({
    baseUrl: `${sandbox.url}/api/v3/checkout`,
    refundUrl: `${sandbox.url}/api/v1/checkout`,
    returnUrl: 'https://shop.test/api/ecommerce/payment/return/alepay',
    tokenKey: '0COVspcyOZRNrsMsbHTdt8zesP9m0y',
    checksumKey: KEY,
    clock: () => new Date('2026-11-21T01:05:00Z'),
    timeoutMs: 1_000,
    ...change,
  });

let count = 0;
async function opened(change: object = {}) {
  const alepay = alepayAt();
  const payment = aPayment({ merchantRef: `DH2611210005${(count += 1)}T1`, ...change });
  const created = await alepay.create(payment);
  if (created.kind !== 'created') throw new Error(JSON.stringify(created));
  const attempt = anAttempt({ merchantRef: payment.merchantRef, providerRef: created.providerRef });
  const pay = (code: string, again = false) =>
    sandbox.control<{ returnUrl: string }>(`alepay/payments/${payment.merchantRef}/pay`, { code, again });
  const fault = (faults: object) => sandbox.control('faults', { scope: 'all', ...faults });
  return { alepay, payment, attempt, created, pay, fault };
}

test('the known answer of a request is reproduced, and the text that is signed', () => {
  const [request] = vectors.filter(({ kind }) => kind === 'request-payment');

  expect(signedText(fieldsOf(request?.input))).toBe(request?.raw);
  expect(signFields(String(request?.keys.checksumKey), fieldsOf(request?.input))).toBe(request?.expected);
});

test('the known answer of a webhook is reproduced', () => {
  const [webhook] = vectors.filter(({ kind }) => kind === 'webhook');

  expect(webhookChecksum(String(webhook?.keys.checksumKey), fieldsOf(webhook?.input))).toBe(
    webhook?.expected,
  );
});

test('numbers are read as the text that was sent', () => {
  expect(readTexts('{"a":1299000.0,"b":"1.0 \\"2\\" true","c":true,"d":[1e3,-2],"e":null}')).toEqual({
    a: '1299000.0',
    b: '1.0 "2" true',
    c: 'true',
    d: ['1e3', '-2'],
    e: null,
  });
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readTexts(JSON.stringify({ [text]: text }))).toEqual({ [text]: text });
      expect(() => readTexts(text)).not.toThrow();
    }),
  );
});

test.each([
  ['1299000', 1_299_000],
  ['1299000.0', 1_299_000],
  ['1299000.5', null],
  ['0', null],
  ['-1.0', null],
  ['1.299E6', null],
  ['', null],
  [undefined, null],
])('the amount %s is %s', (text, expected) => {
  expect(dongOfDouble(text)).toBe(expected);
});

test.each(['', 'abc', 'f'.repeat(31), 'z'.repeat(32), 'é'.repeat(32), undefined])(
  'a checksum that is none (%#) is refused without an error',
  (given) => {
    expect(isSameChecksum('a'.repeat(32), given)).toBe(false);
  },
);

describe('asking for a page', () => {
  test('a shopper is led to the page of the payment', async () => {
    const { created } = await opened();

    const page = await (await fetch(created.redirectUrl)).text();
    expect(page).toContain('1.299.000\u00a0VND');
    expect(page).toContain('Thanh toán đơn hàng DH26112100042');
  });

  test('a debit card is preset, and the bank that was chosen', async () => {
    const { attempt } = await opened({ method: 'THEGHINO', bankCode: 'NCB' });

    const { details } = await sandbox.control<{ details: { method: string } }>(
      `alepay/payments/${attempt.merchantRef}`,
    );
    expect(details.method).toBe('ATM_ON');
  });

  test('Alepay is given the amount and the buyer as it writes them', async () => {
    const gateway = await openAnswering();
    gateway.answers(() => ({ body: {} }));

    await alepayAt({ baseUrl: gateway.url }).create(aPayment({ description: 'x'.repeat(300) }));
    await gateway.close();

    const [{ path, body } = { path: '', body: {} }] = gateway.calls;
    expect(path).toBe('/request-payment');
    expect(body).toMatchObject({
      orderCode: 'DH26112100042T1',
      customMerchantId: 'DH26112100042T1',
      amount: 1_299_000,
      currency: 'VND',
      orderDescription: 'x'.repeat(255),
      totalItem: 1,
      checkoutType: 4,
      buyerName: 'Nguyễn Ánh',
      buyerEmail: 'anh@example.com',
      buyerPhone: '0912345678',
      buyerAddress: '12 Nguyễn Trãi',
      buyerCity: 'Thành phố Hà Nội',
      buyerCountry: 'Vietnam',
      returnUrl: expect.stringContaining('as=returned'),
      cancelUrl: expect.stringContaining('as=cancelled'),
    });
    expect(body).not.toHaveProperty('paymentMethod');
    expect(body).not.toHaveProperty('bankCode');
  });

  test.each([
    ['2026-11-21T01:15:00Z', 9.6],
    ['2026-11-21T01:05:10Z', 0.6],
    ['2026-11-21T01:00:00Z', 0.6],
  ])('of a payment that ends at %s the page may be used for %d minutes', async (expiresAt, minutes) => {
    const before = Date.now();
    const { attempt } = await opened({ expiresAt: new Date(expiresAt) });

    const { details } = await sandbox.control<{ details: { expiresAt: string } }>(
      `alepay/payments/${attempt.merchantRef}`,
    );
    const life = (new Date(details.expiresAt).getTime() - before) / 60_000;
    expect(life).toBeGreaterThanOrEqual(minutes);
    expect(life).toBeLessThan(minutes + 0.5);
  });

  test('the same payment asked for twice is one page', async () => {
    const { alepay, payment, created } = await opened();

    expect(addressOf(await alepay.create(payment))).toBe(created.redirectUrl);
  });

  test.each(['error', 'timeout', 'html'])('an answer that is "%s" leaves it open', async (create) => {
    await sandbox.control('faults', { scope: 'all', create });

    expect(await alepayAt().create(aPayment())).toMatchObject({ kind: 'unknown' });
  });

  const buyer = aPayment().buyer;
  test.each<[string, string, object]>([
    ['a name without a last name', '211', { buyer: { ...buyer, lastName: '' } }],
    ['a name with digits', '240', { buyer: { ...buyer, firstName: 'Ánh 2' } }],
    ['no name', '125', { buyer: { ...buyer, firstName: '', lastName: '' } }],
    ['an email that is none', '126', { buyer: { ...buyer, email: 'anh' } }],
    ['a phone number that is none', '127', { buyer: { ...buyer, phone: '12' } }],
    ['no address', '128', { buyer: { ...buyer, address: '' } }],
    ['no city', '129', { buyer: { ...buyer, city: '' } }],
    ['another currency', '121', { charge: { minor: 100, currency: 'EUR', fxRate: null } }],
    ['nothing to pay', '120', { charge: { minor: 0, currency: 'VND', fxRate: null } }],
  ])('%s is refused with %s', async (_what, providerCode, change) => {
    expect(await alepayAt().create(aPayment(change))).toMatchObject({ kind: 'refused', providerCode });
  });

  test('a refusal of the merchant says why; a wrong key is told as a wrong checksum, or not believed', async () => {
    await sandbox.control('faults', { scope: 'all', create: 'refuse' });
    expect(await alepayAt().create(aPayment())).toMatchObject({ kind: 'refused', providerCode: '139' });

    const created = await alepayAt({ checksumKey: 'ANOTHER-KEY-OF-ANOTHER-SHOP' }).create(aPayment());
    expect(created.kind).toBe('unknown');
    expect(JSON.stringify(created)).not.toContain('ANOTHER-KEY');
  });
});

describe('asking how it stands', () => {
  test.each([
    ['000', 'paid', '000'],
    ['107', 'processing', '107'],
    ['155', 'processing', '155'],
    ['227', 'review', '227'],
    ['150', 'review', '150'],
    ['177', 'cancelled', '177'],
    ['111', 'failed', '111'],
    ['135', 'failed', '135'],
    ['191', 'failed', '191'],
    ['192', 'failed', '192'],
    ['229', 'failed', '229'],
    ['999', 'failed', '999'],
    ['220', 'paid', '000'],
    ['221', 'paid', '000'],
  ])('status %s is %s', async (code, outcome, providerCode) => {
    const { alepay, attempt, pay } = await opened();
    await pay(code);

    expect(await alepay.query(attempt)).toMatchObject({
      kind: 'outcome',
      outcome,
      providerCode,
      charge: { minor: 1_299_000, currency: 'VND' },
    });
  });

  test('what Alepay works on is on its way', async () => {
    const { alepay, attempt, pay } = await opened();
    await pay('107');

    expect(await alepay.query(attempt)).toMatchObject({ stage: 'underway' });
  });

  test('before the shopper did anything, nothing is on its way', async () => {
    const { alepay, attempt } = await opened();

    expect(await alepay.query(attempt)).toMatchObject({ outcome: 'processing', stage: 'awaitsBuyer' });
  });

  test.each(['error', 'timeout', 'html', 'unsigned', 'wrong-signature'])(
    'an answer that is "%s" is no answer',
    async (querydr) => {
      const { alepay, attempt, pay, fault } = await opened();
      await pay('000');
      await fault({ querydr });

      expect(await alepay.query(attempt)).toMatchObject({ kind: 'unknown', signatureOk: false });
    },
  );

  test('an amount that drifts is told as it is', async () => {
    const { alepay, attempt, pay, fault } = await opened();
    await pay('000');
    await fault({ querydr: 'wrong-amount' });

    expect(await alepay.query(attempt)).toMatchObject({ charge: { minor: 1_299_001 } });
  });

  test('an answer about another order is not believed, and an unknown one is not found', async () => {
    const one = await opened();
    const other = await opened();

    expect(await one.alepay.query({ ...one.attempt, providerRef: other.attempt.providerRef })).toMatchObject({
      kind: 'unknown',
    });
    expect(await one.alepay.query({ ...one.attempt, providerRef: 'ALE0' })).toMatchObject({
      kind: 'notFound',
    });
    expect(await one.alepay.query({ ...one.attempt, providerRef: null })).toMatchObject({ kind: 'notFound' });
  });
});

describe('giving money back', () => {
  const aRefund = (change: Partial<RefundToSend> = {}): RefundToSend => ({
    merchantRefundRef: `R${(count += 1)}`.padEnd(32, '0'),
    amount: 1_299_000,
    chargeMinor: 1_299_000,
    isFull: true,
    reason: 'Khách đổi ý',
    requestedBy: 'operator',
    requestedAt: new Date(),
    ...change,
  });
  async function paid() {
    const { alepay, attempt, pay, fault } = await opened();
    await pay('000');
    return { alepay, attempt: { ...attempt, providerTxnId: attempt.providerRef }, pay, fault };
  }

  test('a refund is asked for, and a query tells when it is done', async () => {
    const { alepay, attempt, pay } = await paid();

    expect(await alepay.refund(attempt, aRefund())).toMatchObject({ kind: 'processing' });
    expect(await alepay.query(attempt)).toMatchObject({ outcome: 'paid', refund: 'processing' });
    await pay('220', true);
    expect(await alepay.query(attempt)).toMatchObject({ outcome: 'paid', refund: 'succeeded' });
  });

  test('the same refund twice is one, and never more goes back than came', async () => {
    const { alepay, attempt } = await paid();
    const part = aRefund({ amount: 1_000_000 });

    expect(await alepay.refund(attempt, part)).toMatchObject({ kind: 'processing' });
    expect(await alepay.refund(attempt, part)).toMatchObject({ kind: 'askedBefore', providerCode: '233' });
    expect(await alepay.refund(attempt, aRefund({ amount: 300_000 }))).toMatchObject({
      kind: 'rejected',
      providerCode: '234',
    });
    expect(await alepay.refund(attempt, aRefund({ amount: 299_000 }))).toMatchObject({ kind: 'processing' });
  });

  test.each([
    ['220', 'askedBefore'],
    ['221', 'askedBefore'],
    ['222', 'askedBefore'],
    ['233', 'askedBefore'],
    ['224', 'rejected'],
    ['234', 'rejected'],
    ['999', 'unknown'],
  ])('a refund that is answered with %s is %s', async (code, kind) => {
    const gateway = await openAnswering();
    const seal = (values: unknown[]) =>
      createHash('sha256')
        .update([...values, KEY].join(''))
        .digest('hex');
    gateway.answers(({ body }) => {
      const { transactionCode, refundAmount, merchantRefundCode } = body;
      const fields = { code, transactionCode, orderCode: 'DH1T1', refundAmount, merchantRefundCode };
      const checksum = seal([transactionCode, 'DH1T1', refundAmount, merchantRefundCode]);
      return { body: { ...fields, checksum } };
    });

    const result = await alepayAt({ refundUrl: gateway.url }).refund(
      anAttempt({ providerTxnId: 'ALE1' }),
      aRefund(),
    );
    await gateway.close();

    expect(result).toMatchObject({ kind, providerCode: code });
  });

  test('a refusal is a refusal, and no answer is none', async () => {
    const { alepay, attempt, fault } = await paid();
    await fault({ refund: 'refuse' });

    expect(await alepay.refund(attempt, aRefund())).toMatchObject({ kind: 'rejected', providerCode: '223' });
    expect(await alepayAt({ refundUrl: 'http://127.0.0.1:1' }).refund(attempt, aRefund())).toMatchObject({
      kind: 'unknown',
    });
  });
});

describe('coming back', () => {
  test('the way back names the payment, and only the shop can have written it', async () => {
    const { alepay, attempt, pay } = await opened();
    const query = new URL((await pay('177')).returnUrl).search.slice(1);

    expect(alepay.parseReturn({ query, body: '', headers: {} })).toMatchObject({
      verified: true,
      notification: { merchantRef: attempt.merchantRef, outcome: 'processing', providerCode: '177' },
    });
    for (const forged of [
      query.replace(attempt.merchantRef, 'DH26112100099T1'),
      query.replace('as=cancelled', 'as=returned'),
      query.replace(/signature=[^&]+/, ''),
      `${query}&signature=x`,
      '%%%&&&=',
    ]) {
      expect(alepay.parseReturn({ query: forged, body: '', headers: {} }).verified).toBe(false);
    }
  });
});

describe('what Alepay tells', () => {
  const md5 = (...values: string[]) => createHash('md5').update(values.join('')).digest('hex');
  const told = (change: { amount?: string; status?: string; checksum?: string; orderCode?: string } = {}) => {
    const { amount = '1299000.0', status = '000', orderCode = 'DH1T1' } = change;
    const checksum = change.checksum ?? md5('DH1T1', amount, 'ALE1', KEY);
    return `{"transactionInfo":{"orderCode":"${orderCode}","amount":${amount},"transactionCode":"ALE1","status":"${status}"},"checksum":"${checksum}"}`;
  };
  const parse = (body: string) => alepayAt().parseNotification({ query: '', body, headers: {} });

  test.each(['1299000', '1299000.0', '1.299E6'])(
    'is a hint when its checksum is right for the amount as written: %s',
    async (amount) => {
      expect(parse(told({ amount }))).toMatchObject({
        verified: true,
        notification: { merchantRef: 'DH1T1', isHint: true, outcome: 'paid', charge: null },
      });
    },
  );

  test('may be sealed in capital letters', async () => {
    const checksum = md5('DH1T1', '1299000.0', 'ALE1', KEY).toUpperCase();

    expect(parse(told({ checksum })).verified).toBe(true);
  });

  test.each([
    ['sealed with another key', told({ checksum: createHash('md5').update('x').digest('hex') })],
    ['without a checksum', told({ checksum: '' })],
    ['about another order', told({ orderCode: 'DH2T1' })],
    ['that is no JSON', '<xml/>'],
    ['that is empty', ''],
    ['that is null', 'null'],
    ['that is a list', '[1,2]'],
    ['whose parts are lists', '{"transactionInfo":[1],"checksum":["x"]}'],
    ['with keys of prototypes', '{"__proto__":{"transactionInfo":{}},"checksum":"x"}'],
  ])('is not believed %s', async (_how, body) => {
    expect(parse(body)).toMatchObject({ verified: false, reason: 'badSignature' });
  });
});
