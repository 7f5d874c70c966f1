import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import { signed } from '../../testing/gateway';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => shop.gateway.reset());
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

const statusOf = async (orderId: string) => (await shop.attemptOf(orderId)).status;
const events = (orderId: string) =>
  shop.db
    .selectFrom('paymentEvents')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'paymentEvents.attemptId')
    .select(['paymentEvents.decision', 'paymentEvents.reply'])
    .where('paymentAttempts.payableId', '=', orderId)
    .execute();

describe('what each result code does', () => {
  test.each([
    ['00', '00', 'success', '00', 'paid', 'PROCESSING', 'NONE'],
    ['07', '07', 'waiting', '07', 'unpaid', 'NEW', 'NONE'],
    ['09', '02', 'failed', '09', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['10', '02', 'failed', '10', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['11', '02', 'failed', '11', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['12', '02', 'failed', '12', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['13', '02', 'failed', '13', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['24', '02', 'cancelled', '24', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['51', '02', 'failed', '51', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['65', '02', 'failed', '65', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['75', '02', 'failed', '75', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['79', '02', 'failed', '79', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['99', '02', 'failed', '99', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['42', '02', 'failed', '99', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['00', '02', 'failed', '99', 'unpaid', 'NEW', 'PAY_AGAIN'],
    ['00', '01', 'processing', undefined, 'unpaid', 'NEW', 'NONE'],
    ['00', '07', 'waiting', '07', 'unpaid', 'NEW', 'NONE'],
    ['00', '04', 'waiting', '07', 'unpaid', 'NEW', 'NONE'],
    ['24', '00', 'waiting', '07', 'unpaid', 'NEW', 'NONE'],
  ])(
    'code %s with status %s is shown as %s',
    async (code, status, outcome, providerCode, payment, order, action) => {
      const placed = await shop.anOrder();

      const reply = await shop.ipn(await shop.news(placed.orderId, { code, status }));

      expect(reply.RspCode).toBe('00');
      const state = await shop.state(placed);
      expect(state).toMatchObject({
        paymentStatus: payment,
        orderStatus: order,
        action,
        attempt: { outcome, ...(providerCode !== undefined && outcome !== 'processing' && { providerCode }) },
      });
      expect(state.attempt?.waitingFor).toBe(outcome === 'waiting' ? 'MERCHANT' : undefined);
      expect((await shop.stock(placed.infoId)).reserved).toBe(1);
    },
  );
});

describe('a notification that is not believed', () => {
  test.each<[string, (query: string) => string]>([
    [
      'with one digit of the signature flipped',
      (query) => query.slice(0, -1) + (query.endsWith('0') ? '1' : '0'),
    ],
    ['without a signature', (query) => query.replace(/&vnp_SecureHash=.*/, '')],
    ['with an empty signature', (query) => query.replace(/vnp_SecureHash=.*/, 'vnp_SecureHash=')],
    ['with a signature of another length', (query) => query.slice(0, -4)],
    ['with another amount', (query) => query.replace(/vnp_Amount=\d+/, 'vnp_Amount=100')],
    ['with a parameter that was not signed', (query) => `${query}&vnp_Promotion=1`],
    ['with the amount twice', (query) => `${query}&vnp_Amount=100`],
    ['with the amount as a list', (query) => query.replace('vnp_Amount=', 'vnp_Amount[]=')],
    ['with keys of prototypes', (query) => `__proto__[vnp_Amount]=1&${query}&vnp_constructor=1`],
    ['that is empty', () => ''],
    ['that is noise', () => '%%%&&&=&vnp_=%ff'],
  ])('%s gets 97 and touches nothing', async (_how, forge) => {
    const placed = await shop.anOrder();

    const reply = await shop.ipn(forge(await shop.news(placed.orderId)));

    expect(reply).toMatchObject({ status: 200, RspCode: '97' });
    expect(await statusOf(placed.orderId)).toBe('PENDING');
    expect(await events(placed.orderId)).toEqual([]);
  });

  test('signed with the secret of another terminal is refused', async () => {
    const placed = await shop.anOrder();
    const [unsigned] = (await shop.news(placed.orderId)).split('&vnp_SecureHash=');
    const fields = Object.fromEntries(new URLSearchParams(unsigned));

    const reply = await shop.ipn(signed(fields, 'SECRETOFANOTHERTERMINAL000000000'));

    expect(reply.RspCode).toBe('97');
    expect(await statusOf(placed.orderId)).toBe('PENDING');
  });

  test('signed for another terminal is refused', async () => {
    const placed = await shop.anOrder();

    const reply = await shop.ipn(await shop.news(placed.orderId, { vnp_TmnCode: 'OTHER001' }));

    expect(reply.RspCode).toBe('97');
    expect(await statusOf(placed.orderId)).toBe('PENDING');
  });

  test('a forged failure does not stand in the way of the real success', async () => {
    const placed = await shop.anOrder();
    const failure = await shop.news(placed.orderId, { code: '24' });

    await shop.ipn(failure.slice(0, -6) + 'abcdef');
    const reply = await shop.ipn(await shop.news(placed.orderId));

    expect(reply.RspCode).toBe('00');
    expect((await shop.state(placed)).paymentStatus).toBe('paid');
  });

  test('a flood of forged calls is answered but not all written down, and a real one still counts', async () => {
    const placed = await shop.anOrder();
    const before = await countRefused();

    const replies = await Promise.all(
      Array.from({ length: 60 }, () => shop.ipn('vnp_TxnRef=X&vnp_SecureHash=00')),
    );

    expect(new Set(replies.map(({ RspCode }) => RspCode))).toEqual(new Set(['97']));
    expect((await countRefused()) - before).toBeLessThanOrEqual(30);
    expect((await shop.ipn(await shop.news(placed.orderId))).RspCode).toBe('00');
  });

  const countRefused = async () =>
    (
      await shop.db
        .selectFrom('paymentEvents')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('signatureOk', '=', false)
        .executeTakeFirstOrThrow()
    ).count;
});

describe('a notification that is believed', () => {
  test('may be posted as a form', async () => {
    const placed = await shop.anOrder();

    const reply = await shop.ipn(await shop.news(placed.orderId), 'POST');

    expect(reply.RspCode).toBe('00');
    expect((await shop.state(placed)).paymentStatus).toBe('paid');
  });

  test.each<[string, (query: string) => string]>([
    [
      'its signature in capitals',
      (query) => query.replace(/(?<=vnp_SecureHash=).*/, (hash) => hash.toUpperCase()),
    ],
    ['the name of the signature', (query) => `${query}&vnp_SecureHashType=HmacSHA512`],
    ['parameters of others', (query) => `lang=vi&${query}&utm_source=x`],
  ])('may carry %s', async (_what, change) => {
    const placed = await shop.anOrder();

    expect((await shop.ipn(change(await shop.news(placed.orderId)))).RspCode).toBe('00');
  });

  test('is recorded as it came, with its answer and its sender, without cookies and bearers', async () => {
    const placed = await shop.anOrder();
    const query = await shop.news(placed.orderId);
    const sender = { 'user-agent': 'gateway/1.0', 'x-forwarded-for': '203.0.113.7, 198.51.100.1' };

    const reply = await shop.app.inject({
      url: `/api/ecommerce/payment/ipn/vnpay?${query}`,
      headers: { ...sender, cookie: 'session=secret', authorization: 'Bearer secret' },
    });

    const { id } = await shop.attemptOf(placed.orderId);
    const recorded = await shop.db
      .selectFrom('paymentEvents')
      .selectAll()
      .where('attemptId', '=', id)
      .where('kind', '=', 'ipn')
      .execute();
    expect(recorded).toMatchObject([
      {
        provider: 'VNPAY',
        direction: 'IN',
        decision: 'accepted',
        signatureOk: true,
        raw: query,
        reply: reply.body,
        receivedAt: shop.clock(),
      },
    ]);
    expect(recorded[0]?.headers).toEqual(sender);
  });

  test('twice is answered 00 and then 02, with one mail', async () => {
    const placed = await shop.anOrder();
    const query = await shop.news(placed.orderId);

    const replies = [await shop.ipn(query), await shop.ipn(query), await shop.ipn(query)];

    expect(replies.map(({ RspCode }) => RspCode)).toEqual(['00', '02', '02']);
    expect(await mailsOf(placed.orderId, 'order-paid')).toBe(1);
  });

  test('twenty times at once settles once', async () => {
    const placed = await shop.anOrder();
    const query = await shop.news(placed.orderId);

    const replies = await Promise.all(Array.from({ length: 20 }, () => shop.ipn(query)));

    expect(replies.map(({ RspCode }) => RspCode).sort()).toEqual([
      '00',
      ...Array.from({ length: 19 }, () => '02'),
    ]);
    expect(await mailsOf(placed.orderId, 'order-paid')).toBe(1);
    expect((await shop.detail(placed)).timeline.map(({ status }) => status)).toEqual(['NEW', 'PROCESSING']);
  });

  test('of a success after a failure counts: the money is there', async () => {
    const placed = await shop.anOrder();

    await shop.ipn(await shop.news(placed.orderId, { code: '13' }));
    const reply = await shop.ipn(await shop.news(placed.orderId));

    expect(reply.RspCode).toBe('00');
    expect((await shop.state(placed)).paymentStatus).toBe('paid');
  });

  test.each(['24', '13', '07'])('of %s after a success changes nothing', async (code) => {
    const placed = await shop.anOrder();

    await shop.ipn(await shop.news(placed.orderId));
    const reply = await shop.ipn(await shop.news(placed.orderId, { code }));

    expect(reply.RspCode).toBe('02');
    expect(await shop.state(placed)).toMatchObject({
      paymentStatus: 'paid',
      attempt: { outcome: 'success' },
    });
  });

  test.each(['13', '24', '11'])('of any failure after the end by %s changes nothing', async (code) => {
    const placed = await shop.anOrder();
    await shop.ipn(await shop.news(placed.orderId, { code }));
    const ended = await shop.attemptOf(placed.orderId);
    shop.clock.advance(60_000);

    const replies = [];
    for (const later of ['51', '24', '11', '13'].filter((one) => one !== code))
      replies.push((await shop.ipn(await shop.news(placed.orderId, { code: later }))).RspCode);

    expect(replies).toEqual(['02', '02', '02']);
    expect(await shop.attemptOf(placed.orderId)).toEqual(ended);
    expect(await shop.state(placed)).toMatchObject({ orderStatus: 'NEW', action: 'PAY_AGAIN', final: true });
  });

  test('that may hold money is shown to people once a payment has failed, and opens nothing again', async () => {
    const placed = await shop.anOrder();
    await shop.ipn(await shop.news(placed.orderId, { code: '24' }));
    const ended = await shop.attemptOf(placed.orderId);

    const reply = await shop.ipn(await shop.news(placed.orderId, { code: '07', status: '07' }));

    expect(reply.RspCode).toBe('02');
    expect(await shop.attemptOf(placed.orderId)).toEqual(ended);
    const findings = await shop.db
      .selectFrom('reconcileFindings')
      .select(['kind', 'detail'])
      .where('attemptId', '=', ended.id)
      .execute();
    expect(findings).toEqual([{ kind: 'REVIEW_AFTER_END', detail: { status: 'CANCELLED' } }]);
  });

  test.each([
    ['13', 'failed'],
    ['24', 'failed'],
    ['11', 'failed'],
  ])('of %s ends a payment under review as failed, and it can be paid again', async (code, outcome) => {
    const placed = await shop.anOrder();
    await shop.ipn(await shop.news(placed.orderId, { code: '07', status: '07' }));
    await shop.ipn(await shop.news(placed.orderId, { code: '00', status: '01' }));
    expect(await statusOf(placed.orderId)).toBe('REVIEW');

    await shop.ipn(await shop.news(placed.orderId, { code }));

    expect(await statusOf(placed.orderId)).toBe('FAILED');
    expect(await shop.state(placed)).toMatchObject({ action: 'PAY_AGAIN', attempt: { outcome } });
  });

  test('of another amount after a success changes nothing, and is shown to people', async () => {
    const placed = await shop.anOrder();
    await shop.ipn(await shop.news(placed.orderId));

    const other = { vnp_Amount: '100', vnp_TransactionNo: '14422575' };
    const replies = [
      await shop.ipn(await shop.news(placed.orderId, other)),
      await shop.ipn(await shop.news(placed.orderId, other)),
    ];

    expect(replies.map(({ RspCode }) => RspCode)).toEqual(['04', '04']);
    expect(await shop.state(placed)).toMatchObject({
      orderStatus: 'PROCESSING',
      paymentStatus: 'paid',
      attempt: { outcome: 'success' },
    });
    const attempt = await shop.attemptOf(placed.orderId);
    expect(attempt.providerTxnId).toBe('14422574');
    expect(
      await shop.db
        .selectFrom('reconcileFindings')
        .select('kind')
        .where('attemptId', '=', attempt.id)
        .execute(),
    ).toEqual([{ kind: 'AMOUNT_MISMATCH' }]);
  });

  test("of one shopper's money for another shopper's order pays neither", async () => {
    const [one, other] = [await shop.anOrder({ price: 100_000 }), await shop.anOrder({ price: 300_000 })];
    const { merchantRef } = await shop.attemptOf(other.orderId);

    const reply = await shop.ipn(await shop.news(one.orderId, { vnp_TxnRef: merchantRef }));

    expect(reply.RspCode).toBe('04');
    expect((await shop.state(one)).attempt?.outcome).toBe('waiting');
    expect([(await shop.state(one)).paymentStatus, (await shop.state(other)).paymentStatus]).toEqual([
      'unpaid',
      'unpaid',
    ]);
  });

  test('is compared with what was ordered, whatever the goods cost by now', async () => {
    const placed = await shop.anOrder({ price: 200_000 });
    const query = await shop.news(placed.orderId);
    await shop.db
      .updateTable('productVariants')
      .set({ price: 900_000 })
      .where('id', '=', placed.infoId)
      .execute();

    expect((await shop.ipn(query)).RspCode).toBe('00');
    expect(await shop.state(placed)).toMatchObject({ paymentStatus: 'paid', grandTotal: placed.grandTotal });
  });

  test('a second after the time to pay was over still counts while the order is there', async () => {
    const placed = await shop.anOrder();
    shop.clock.set(new Date(new Date(String(placed.expiresAt)).getTime() + 1_000));

    expect((await shop.ipn(await shop.news(placed.orderId))).RspCode).toBe('00');
    expect(await shop.state(placed)).toMatchObject({ orderStatus: 'PROCESSING', paymentStatus: 'paid' });
  });

  test('about a payment nobody started gets 01', async () => {
    const placed = await shop.anOrder();

    const replies = [
      await shop.ipn(await shop.news(placed.orderId, { vnp_TxnRef: 'DH00T9' })),
      await shop.ipn(signed({ vnp_TmnCode: 'SHOPVN01', vnp_Amount: '100' })),
    ];

    expect(replies.map(({ RspCode }) => RspCode)).toEqual(['01', '01']);
    expect(await statusOf(placed.orderId)).toBe('PENDING');
  });

  test('about a payment that was begun at another gateway gets 01 and pays nothing', async () => {
    const placed = await shop.anOrder();
    const query = await shop.news(placed.orderId);
    const { id } = await shop.attemptOf(placed.orderId);
    await shop.db.updateTable('paymentAttempts').set({ provider: 'MOMO' }).where('id', '=', id).execute();

    expect((await shop.ipn(query)).RspCode).toBe('01');

    expect(await statusOf(placed.orderId)).toBe('PENDING');
    expect(await shop.state(placed)).toMatchObject({ orderStatus: 'NEW', paymentStatus: 'unpaid' });
  });

  test.each(['1', '19999900', '20000001', '200000', '0', '-20000000', '1e6', '020000000', '2000000000000'])(
    'of another amount (%s) gets 04 each time, is never paid and waits for people',
    async (vnp_Amount) => {
      const placed = await shop.anOrder({ shippingMethod: 'STANDARD', price: 182_000 });
      expect(placed.grandTotal).toBe(200_000);
      const query = await shop.news(placed.orderId, { vnp_Amount });

      const replies = [await shop.ipn(query), await shop.ipn(query)];

      expect(replies.map(({ RspCode }) => RspCode)).toEqual(['04', '04']);
      expect(await shop.state(placed)).toMatchObject({
        paymentStatus: 'unpaid',
        action: 'NONE',
        attempt: { outcome: 'waiting', waitingFor: 'MERCHANT' },
      });
      const findings = await shop.db
        .selectFrom('reconcileFindings')
        .select('kind')
        .where('attemptId', '=', placedAttempt(await shop.attemptOf(placed.orderId)))
        .execute();
      expect(findings).toEqual([{ kind: 'AMOUNT_MISMATCH' }]);
    },
  );

  test('of the same number in another currency pays nothing, and waits for people', async () => {
    const placed = await shop.anOrder();
    const { id } = await shop.attemptOf(placed.orderId);
    await shop.db.updateTable('paymentAttempts').set({ currency: 'USD' }).where('id', '=', id).execute();

    const reply = await shop.ipn(await shop.news(placed.orderId));

    expect(reply.RspCode).toBe('04');
    expect(await shop.state(placed)).toMatchObject({ orderStatus: 'NEW', paymentStatus: 'unpaid' });
    const { status, chargeMinor } = await shop.attemptOf(placed.orderId);
    expect(status).toBe('REVIEW');
    const findings = await shop.db
      .selectFrom('reconcileFindings')
      .select(['kind', 'detail'])
      .where('attemptId', '=', id)
      .execute();
    expect(findings).toMatchObject([
      {
        kind: 'AMOUNT_MISMATCH',
        detail: {
          expected: { minor: chargeMinor, currency: 'USD' },
          received: { minor: chargeMinor, currency: 'VND' },
        },
      },
    ]);
  });

  test('of success for what was cancelled meanwhile records the money and sends it back', async () => {
    const placed = await shop.anOrder();
    await shop.call('PUT', `/order/cancel-order/${placed.orderId}`, {
      as: placed.customer,
      body: { reason: 'Đổi ý' },
    });

    const reply = await shop.ipn(await shop.news(placed.orderId));

    expect(reply.RspCode).toBe('00');
    expect(await shop.state(placed)).toMatchObject({ orderStatus: 'CANCEL', action: 'NONE' });
    const refund = await shop.db
      .selectFrom('refunds')
      .selectAll()
      .where('payableId', '=', placed.orderId)
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({
      amount: placed.grandTotal,
      status: 'REQUESTED',
      reason: 'PAID_AFTER_END',
    });
    expect(await mailsOf(placed.orderId, 'order-returned')).toBe(1);
    expect(await shop.stock(placed.infoId)).toEqual({ onHand: 10, reserved: 0 });
  });

  const mailsOf = async (orderId: string, kind: string) =>
    (
      await shop.db
        .selectFrom('outbox')
        .select('kind')
        .where('dedupeKey', 'like', `order:${orderId}:%`)
        .where('kind', '=', kind)
        .execute()
    ).length;
  const placedAttempt = ({ id }: { id: string }) => id;
});

test('while the database does not answer, the gateway is asked to call again, and then it counts', async () => {
  const placed = await shop.anOrder();
  const query = await shop.news(placed.orderId);
  const transaction = jest.spyOn(shop.db, 'transaction').mockImplementation(() => {
    throw new Error('the database is away');
  });

  const down = await shop.ipn(query);
  transaction.mockRestore();
  const up = await shop.ipn(query);

  expect([down.status, down.RspCode, up.RspCode]).toEqual([200, '99', '00']);
});

test('what is too large or of an unknown gateway is refused without harm', async () => {
  const url = '/api/ecommerce/payment/ipn';
  const large = await shop.app.inject({
    method: 'POST',
    url: `${url}/vnpay`,
    payload: 'x'.repeat(200_000),
    headers: { 'content-type': 'text/plain' },
  });
  const unknown = await shop.app.inject({ url: `${url}/nobody?x=1` });
  const strange = await shop.app.inject({
    method: 'POST',
    url: `${url}/vnpay`,
    payload: Buffer.from([0, 255, 254, 0]),
    headers: { 'content-type': 'application/octet-stream' },
  });

  expect([large.statusCode, large.json()]).toEqual([200, { RspCode: '99', Message: 'Unknown error' }]);
  expect(unknown.statusCode).toBe(404);
  expect([strange.statusCode, strange.json<{ RspCode: string }>().RspCode]).toEqual([200, '99']);
});
