import fc from 'fast-check';
import { openAnswering } from '../../../testing/answering';
import { startSandbox, type Sandbox } from '../../../testing/sandbox';
import { addressOf, anAttempt, aPayment } from '../../../testing/payments';
import { otherSpellings } from '../../../testing/spellings';
import type { AttemptAtGateway, RawRequest, RefundToSend } from '../provider';
import { chargeOf, moneyOf } from './paypal-money';
import { createPaypal } from './paypal';
import { isOfPaypal } from './paypal-webhook';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.control('reset', {}));
afterAll(() => sandbox.stop());

const paypalAt = (change: object = {}) =>
  createPaypal({
    baseUrl: sandbox.url,
    returnUrl: 'https://shop.test/api/ecommerce/payment/return/paypal',
    clientId: 'SANDBOX-PAYPAL-CLIENT',
    clientSecret: 'SANDBOX-PAYPAL-SECRET-KNOWN-TO-ALL',
    webhookId: 'SANDBOXWEBHOOK001',
    vndPerUsd: 26_000,
    maxUsd: 10_000,
    timeoutMs: 1_000,
    clock: () => new Date(),
    ...change,
  });

let count = 0;
/** A payment that PayPal has been asked for, and how to go on with it. */
async function opened(change: object = {}) {
  const paypal = paypalAt(change);
  const merchantRef = `DH2611210004${(count += 1)}T1`;
  const payment = aPayment({ merchantRef, charge: paypal.chargeOf(1_299_000) });
  const created = await paypal.create(payment);
  if (created.kind !== 'created') throw new Error(JSON.stringify(created));
  const attempt = anAttempt({
    merchantRef,
    chargeMinor: payment.charge.minor,
    currency: 'USD',
    providerRef: created.providerRef,
  });
  const pay = (code: string) =>
    sandbox.control<{ returnUrl: string }>(`paypal/payments/${merchantRef}/pay`, { code });
  const fault = (faults: object) => sandbox.control('faults', { scope: 'all', ...faults });
  return { paypal, payment, attempt, created, pay, fault };
}
const aRefund = (change: Partial<RefundToSend> = {}): RefundToSend => ({
  merchantRefundRef: `R${(count += 1)}`.padEnd(32, '0'),
  amount: 1_299_000,
  chargeMinor: 4_996,
  isFull: true,
  reason: 'Khách đổi ý',
  requestedBy: 'operator',
  requestedAt: new Date(),
  ...change,
});

describe('dollars for đồng', () => {
  test.each([
    [26_000, 100],
    [130, 1],
    [129, 0],
    [390, 2],
    [1_299_000, 4_996],
    [260_000_000, 1_000_000],
  ])('%i đồng at 26000 are %i cents, half a cent up', (amount, minor) => {
    expect(paypalAt().chargeOf(amount)).toEqual({ minor, currency: 'USD', fxRate: 26_000 });
  });

  test('the least and the most payment are the ones that come to a cent and to the cap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 1_000_000 }),
        fc.integer({ min: 1, max: 60_000 }),
        (rate, cap) => {
          const { minAmount, maxAmount, chargeOf: charge } = paypalAt({ vndPerUsd: rate, maxUsd: cap });
          expect([charge(minAmount - 1).minor, charge(minAmount).minor]).toEqual([0, 1]);
          expect([charge(maxAmount).minor, charge(maxAmount + 1).minor]).toEqual([cap * 100, cap * 100 + 1]);
        },
      ),
    );
  });

  test.each(['1e3', '-1.00', '1.0', '1.234', '', ' 1.00', '１.00', '99999999999999.00'])(
    'the amount "%s" is nobody\'s',
    (value) => {
      expect(chargeOf({ currency_code: 'USD', value })).toBeNull();
    },
  );

  test('an amount is read as it was written', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_00), (minor) => {
        expect(chargeOf(moneyOf({ minor, currency: 'USD' }))).toEqual({ minor, currency: 'USD' });
      }),
    );
  });
});

describe('asking for a page', () => {
  test('a shopper is led to the page of the order, whose amount is the frozen one', async () => {
    const { created, attempt } = await opened();

    expect(created.redirectUrl).toBe(`${sandbox.url}/checkoutnow?token=${String(attempt.providerRef)}`);
    const page = await (await fetch(created.redirectUrl)).text();
    expect(page).toContain('49.96\u00a0USD');
  });

  test('the same payment asked for twice is one order', async () => {
    const { paypal, payment, created } = await opened();

    expect(addressOf(await paypal.create(payment))).toBe(created.redirectUrl);
  });

  test.each(['error', 'timeout', 'html'])('an answer that is "%s" leaves it open', async (create) => {
    await sandbox.control('faults', { scope: 'all', create });

    expect(await paypalAt().create(aPayment({ charge: paypalAt().chargeOf(1_299_000) }))).toMatchObject({
      kind: 'unknown',
    });
  });

  test('a refusal says why', async () => {
    const charge = { minor: 1_299_000, currency: 'VND', fxRate: null };

    expect(await paypalAt().create(aPayment({ charge }))).toMatchObject({
      kind: 'refused',
      providerCode: 'OTHER',
    });
    await sandbox.control('faults', { scope: 'all', create: 'refuse' });
    expect(await paypalAt().create(aPayment({ charge: paypalAt().chargeOf(1_299_000) }))).toMatchObject({
      kind: 'refused',
      providerCode: 'PAYEE_ACCOUNT_RESTRICTED',
    });
  });

  test('with wrong credentials nothing is known, and nothing of them is written down', async () => {
    const paypal = paypalAt({ clientSecret: 'WRONG-BUT-STILL-SECRET' });

    const created = await paypal.create(aPayment({ charge: paypal.chargeOf(1_299_000) }));

    expect(created.kind).toBe('unknown');
    expect(JSON.stringify(created)).not.toMatch(/WRONG-BUT|A21AA/);
  });
});

describe('the credentials of the shop at PayPal', () => {
  /** A PayPal that counts the tokens it gives; a call with one that was taken back is refused. */
  async function openCounting(now: { at: number }) {
    const gateway = await openAnswering();
    let isTakenBack = false;
    gateway.answers(({ path }) => {
      if (path.endsWith('/token')) {
        isTakenBack = false;
        return { body: { access_token: 'T', expires_in: 600 } };
      }
      return isTakenBack ? { status: 401, body: {} } : { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    });
    const paypal = paypalAt({ baseUrl: gateway.url, clock: () => new Date(now.at) });
    const query = async () => (await paypal.query(anAttempt({ providerRef: 'ORDER1' }))).kind;
    const tokens = () => gateway.calls.filter(({ path }) => path.endsWith('/token')).length;
    return { query, tokens, takeBack: () => void (isTakenBack = true), close: gateway.close };
  }

  test('are asked for once, and again a minute before they end', async () => {
    const now = { at: Date.parse('2026-11-21T01:00:00Z') };
    const { query, tokens, close } = await openCounting(now);

    const counts: number[] = [];
    for (const seconds of [0, 539, 1]) {
      now.at += seconds * 1_000;
      expect(await query()).toBe('notFound');
      counts.push(tokens());
    }
    await close();

    expect(counts).toEqual([1, 1, 2]);
  });

  test('are asked for again when PayPal has taken them back before their time', async () => {
    const { query, tokens, takeBack, close } = await openCounting({ at: Date.now() });
    await query();
    takeBack();

    const kind = await query();
    await close();

    expect([kind, tokens()]).toEqual(['notFound', 2]);
  });
});

describe('asking how it stands', () => {
  const asked = async (code?: string) => {
    const { paypal, attempt, pay } = await opened();
    if (code) await pay(code);
    return paypal.query(attempt);
  };

  test('before the shopper agrees, nothing is on its way', async () => {
    expect(await asked()).toMatchObject({ kind: 'outcome', outcome: 'processing', stage: 'awaitsBuyer' });
  });

  test.each([
    ['COMPLETED', 'paid', 'COMPLETED'],
    ['PENDING', 'processing', 'PENDING'],
    ['DECLINED', 'failed', 'DECLINED'],
    ['FAILED', 'failed', 'FAILED'],
    ['VOIDED', 'failed', 'VOIDED'],
    ['INSTRUMENT_DECLINED', 'failed', 'INSTRUMENT_DECLINED'],
    ['TRANSACTION_REFUSED', 'failed', 'TRANSACTION_REFUSED'],
    ['PAYER_CANNOT_PAY', 'failed', 'PAYER_CANNOT_PAY'],
    ['PAYER_ACCOUNT_RESTRICTED', 'failed', 'PAYER_ACCOUNT_RESTRICTED'],
    ['PAYER_ACCOUNT_LOCKED_OR_CLOSED', 'failed', 'PAYER_ACCOUNT_LOCKED_OR_CLOSED'],
    ['PAYEE_ACCOUNT_RESTRICTED', 'failed', 'PAYEE_ACCOUNT_RESTRICTED'],
    ['PAYEE_ACCOUNT_LOCKED_OR_CLOSED', 'failed', 'PAYEE_ACCOUNT_LOCKED_OR_CLOSED'],
    ['PAYEE_BLOCKED_TRANSACTION', 'failed', 'PAYEE_BLOCKED_TRANSACTION'],
    ['TRANSACTION_LIMIT_EXCEEDED', 'failed', 'TRANSACTION_LIMIT_EXCEEDED'],
    ['TRANSACTION_RECEIVING_LIMIT_EXCEEDED', 'failed', 'TRANSACTION_RECEIVING_LIMIT_EXCEEDED'],
    ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'failed', 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED'],
    ['COMPLIANCE_VIOLATION', 'failed', 'COMPLIANCE_VIOLATION'],
  ])('an approved order that comes to %s is %s', async (code, outcome, providerCode) => {
    expect(await asked(code)).toMatchObject({
      kind: 'outcome',
      outcome,
      providerCode,
      charge: { minor: 4_996, currency: 'USD' },
    });
  });

  test('a refusal that nobody knows says nothing of the money: it is asked again', async () => {
    expect(await asked('SOMETHING_NEW')).toMatchObject({ kind: 'unknown' });
  });

  test('a rate that changes meanwhile changes nothing: the frozen dollars are taken', async () => {
    const { attempt, pay } = await opened();
    await pay('COMPLETED');

    expect(await paypalAt({ vndPerUsd: 30_000 }).query(attempt)).toMatchObject({
      outcome: 'paid',
      charge: { minor: 4_996, currency: 'USD' },
    });
  });

  test('an order whose money was taken by another question is paid', async () => {
    const gateway = await openAnswering();
    let isTaken = false;
    const order = (more: object) => ({
      id: 'ORDER1',
      purchase_units: [
        { custom_id: 'DH26112100042T1', amount: { currency_code: 'USD', value: '49.96' }, ...more },
      ],
    });
    const captures = [
      { id: 'CAPTURE1', status: 'COMPLETED', amount: { currency_code: 'USD', value: '49.95' } },
    ];
    gateway.answers(({ path }) => {
      if (path.endsWith('/token')) return { body: { access_token: 'T', expires_in: 600 } };
      if (path.endsWith('/capture')) {
        isTaken = true;
        const details = [{ issue: 'ORDER_ALREADY_CAPTURED' }];
        return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details } };
      }
      return {
        body: isTaken
          ? { ...order({ payments: { captures } }), status: 'COMPLETED' }
          : { ...order({}), status: 'APPROVED' },
      };
    });

    const result = await paypalAt({ baseUrl: gateway.url }).query(
      anAttempt({ chargeMinor: 4_996, currency: 'USD', providerRef: 'ORDER1' }),
    );
    await gateway.close();

    // What was taken counts, whatever the order is for.
    expect(result).toMatchObject({
      outcome: 'paid',
      providerTxnId: 'CAPTURE1',
      charge: { minor: 4_995, currency: 'USD' },
    });
  });

  test('money that is pending is on its way', async () => {
    expect(await asked('PENDING')).toMatchObject({ stage: 'underway' });
  });

  test('money is taken once, however many ask at the same time', async () => {
    const { paypal, attempt, pay } = await opened();
    await pay('COMPLETED');

    const results = await Promise.all([1, 2, 3].map(() => paypal.query(attempt)));

    expect(results).toEqual([1, 2, 3].map(() => expect.objectContaining({ outcome: 'paid' })));
    const { details } = await sandbox.control<{ details: { captures: unknown[] } }>(
      `paypal/payments/${attempt.merchantRef}`,
    );
    expect(details.captures).toHaveLength(1);
  });

  test('an order for other money is not taken but looked at', async () => {
    const { paypal, attempt, pay } = await opened();
    await pay('COMPLETED');

    expect(await paypal.query({ ...attempt, chargeMinor: 4_997 })).toMatchObject({ outcome: 'review' });
    expect(await paypal.query({ ...attempt, currency: 'EUR' })).toMatchObject({ outcome: 'review' });
    const { result } = await sandbox.control<{ result: string | null }>(
      `paypal/payments/${attempt.merchantRef}`,
    );
    expect(result).toBeNull();
  });

  test.each(['error', 'timeout', 'html'])('an answer that is "%s" is no answer', async (querydr) => {
    const { paypal, attempt, pay, fault } = await opened();
    await pay('COMPLETED');
    await fault({ querydr });

    expect(await paypal.query(attempt)).toMatchObject({ kind: 'unknown' });
  });

  test('an answer about another order is not believed', async () => {
    const one = await opened();
    const other = await opened();

    expect(await one.paypal.query({ ...one.attempt, providerRef: other.attempt.providerRef })).toMatchObject({
      kind: 'unknown',
    });
  });

  test('an order that PayPal does not know is not found', async () => {
    const { paypal, attempt } = await opened();

    expect(await paypal.query({ ...attempt, providerRef: 'NOSUCHORDER' })).toMatchObject({
      kind: 'notFound',
    });
    expect(await paypal.query({ ...attempt, providerRef: null })).toMatchObject({ kind: 'notFound' });
  });
});

describe('giving money back', () => {
  async function paid() {
    const { paypal, attempt, pay, fault } = await opened();
    await pay('COMPLETED');
    const result = await paypal.query(attempt);
    const providerTxnId = result.kind === 'outcome' ? result.providerTxnId : null;
    return { paypal, attempt: { ...attempt, providerTxnId } as AttemptAtGateway, fault };
  }

  test('all of it, and not again', async () => {
    const { paypal, attempt } = await paid();
    const refund = aRefund();

    expect(await paypal.refund(attempt, refund)).toMatchObject({ kind: 'succeeded' });
    expect(await paypal.refund(attempt, refund)).toMatchObject({ kind: 'succeeded' });
    expect(await paypal.refund(attempt, aRefund())).toMatchObject({
      kind: 'askedBefore',
      providerCode: 'CAPTURE_FULLY_REFUNDED',
    });
    expect(await paypal.query(attempt)).toMatchObject({ outcome: 'paid' });
  });

  test('in parts, never more than was paid', async () => {
    const { paypal, attempt } = await paid();

    expect(await paypal.refund(attempt, aRefund({ chargeMinor: 4_000 }))).toMatchObject({
      kind: 'succeeded',
    });
    expect(await paypal.refund(attempt, aRefund({ chargeMinor: 997 }))).toMatchObject({
      kind: 'rejected',
      providerCode: 'REFUND_AMOUNT_EXCEEDED',
    });
    expect(await paypal.refund(attempt, aRefund({ chargeMinor: 996 }))).toMatchObject({ kind: 'succeeded' });
  });

  test('a refusal is a refusal, and a capture that is not there cannot be given back', async () => {
    const { paypal, attempt, fault } = await paid();
    await fault({ refund: 'refuse' });

    expect(await paypal.refund(attempt, aRefund())).toMatchObject({ kind: 'rejected' });
    expect(await paypal.refund({ ...attempt, providerTxnId: 'NOSUCH' }, aRefund())).toMatchObject({
      kind: 'rejected',
    });
  });

  test('a gateway that is gone has refused nothing', async () => {
    const { attempt } = await paid();

    expect(await paypalAt({ baseUrl: 'http://127.0.0.1:1' }).refund(attempt, aRefund())).toMatchObject({
      kind: 'unknown',
    });
  });
});

describe('coming back', () => {
  test('the way back names the payment, and only the shop can have written it', async () => {
    const { paypal, attempt, pay } = await opened();
    const { returnUrl } = await pay('COMPLETED');
    const query = new URL(returnUrl).search.slice(1);

    expect(paypal.parseReturn({ query, body: '', headers: {} })).toMatchObject({
      verified: true,
      notification: { merchantRef: attempt.merchantRef, outcome: 'processing' },
    });
    for (const forged of [
      query.replace(attempt.merchantRef, 'DH26112100099T1'),
      query.replace('as=returned', 'as=cancelled'),
      query.replace(/signature=[^&]+/, 'signature='),
      query.replace(/signature=[^&]+/, 'signature=%00%ff'),
      ...otherSpellings(new URLSearchParams(query).get('signature') ?? '').map((spelling) =>
        query.replace(/signature=[^&]+/, `signature=${encodeURIComponent(spelling)}`),
      ),
      `${query}&ref=DH26112100099T1`,
      '',
    ]) {
      expect(paypal.parseReturn({ query: forged, body: '', headers: {} }).verified).toBe(false);
    }
  });
});

describe('what PayPal tells', () => {
  /** The event of an approval, as it was posted. */
  async function anEvent(): Promise<RawRequest & { merchantRef: string }> {
    const { attempt, pay } = await opened();
    const event = new Promise<RawRequest>((heard) => {
      sandbox.notifies({
        inject: ({ payload, headers }: { payload: string; headers: Record<string, string> }) => {
          heard({ query: '', body: payload, headers });
          return Promise.resolve({ statusCode: 200, body: '' });
        },
      } as never);
    });
    await pay('COMPLETED');
    return { ...(await event), merchantRef: attempt.merchantRef };
  }

  const confirmed = async (event: RawRequest, paypal = paypalAt()) => {
    const parsed = paypal.parseNotification(event);
    if (parsed.verified) throw new Error('nothing is believed before PayPal has said so');
    return parsed.reason === 'unconfirmed' ? parsed.confirm() : parsed.reason;
  };

  test('is genuine as it came, and is a hint that something is to be taken', async () => {
    const event = await anEvent();

    expect(await confirmed(event)).toBe('genuine');
    expect(paypalAt().parseNotification(event)).toMatchObject({
      verified: false,
      notification: { merchantRef: event.merchantRef, isHint: true, outcome: 'processing' },
    });
  });

  test.each<[string, (event: RawRequest) => RawRequest]>([
    ['written anew', (event) => ({ ...event, body: JSON.stringify(JSON.parse(event.body), null, 1) })],
    ['with another amount', (event) => ({ ...event, body: event.body.replace('49.96', '49.97') })],
    ['with something after its end', (event) => ({ ...event, body: `${event.body} ,"webhook_id":"X"` })],
    ['that is no JSON', (event) => ({ ...event, body: '<xml/>' })],
    ['that is empty', (event) => ({ ...event, body: '' })],
    ...['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo'].map(
      (name): [string, (event: RawRequest) => RawRequest] => [
        `without its ${name}`,
        (event) => ({ ...event, headers: { ...event.headers, [`paypal-${name}`]: '' } }),
      ],
    ),
    [
      'whose certificate lies elsewhere',
      (event) => ({ ...event, headers: { ...event.headers, 'paypal-cert-url': 'https://evil.test/cert' } }),
    ],
    [
      'with the signature of another',
      (event) => ({ ...event, headers: { ...event.headers, 'paypal-transmission-sig': 'AAAA' } }),
    ],
  ])('is not believed %s', async (_how, spoil) => {
    const event = spoil(await anEvent());

    expect(['forged', 'badSignature', 'malformed', 'unanswered']).toContain(await confirmed(event));
  });

  test('is not believed with the id of another webhook', async () => {
    const event = await anEvent();

    expect(await confirmed(event, paypalAt({ webhookId: 'ANOTHERWEBHOOK' }))).toBe('forged');
  });

  test('while PayPal cannot be asked whether it is genuine, it is neither believed nor refused', async () => {
    const event = await anEvent();
    const paypal = paypalAt({ clientSecret: 'WRONG-BUT-STILL-SECRET' });

    expect(await confirmed(event, paypal)).toBe('unanswered');
    expect(paypal.replyFor('internalError').status).toBe(500);
  });
});

test.each([
  ['https://api.paypal.com/v1/notifications/certs/CERT-1', true],
  ['https://api-m.sandbox.paypal.com/certs', true],
  ['http://api.paypal.com/certs', false],
  ['https://paypal.com.evil.test/certs', false],
  ['https://evilpaypal.com/certs', false],
  ['https://api.paypal.com@evil.test/certs', false],
  ['https://user@api.paypal.com/certs', false],
  ['javascript:alert(1)', false],
  ['', false],
])('the address %s is of PayPal: %s', (address, expected) => {
  expect(isOfPaypal(address, 'https://api-m.paypal.com')).toBe(expected);
});
