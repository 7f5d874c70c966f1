import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import { nextQueryAt } from '../payments/queries';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => shop.gateway.reset());
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

const minutes = (count: number) => shop.clock.advance(count * 60_000);

test('an order that nobody paid is cancelled after its window and its grace, once the gateway knows of nothing', async () => {
  const placed = await shop.anOrder();

  minutes(19);
  await shop.runJobs();
  expect((await shop.detail(placed)).status).toBe('NEW');
  minutes(2);
  await Promise.all([shop.runJobs(), shop.runJobs(), shop.runJobs()]);
  await shop.runJobs();

  const detail = await shop.detail(placed);
  expect(detail).toMatchObject({
    status: 'CANCEL',
    paymentStatus: 'unpaid',
    attempts: [{ outcome: 'failed', providerCode: '11' }],
  });
  expect(detail.timeline.map(({ status, by, reason }) => [status, by, reason])).toEqual([
    ['NEW', 'CUSTOMER', undefined],
    ['CANCEL', 'SYSTEM', 'PAYMENT_EXPIRED'],
  ]);
  expect(await shop.stock(placed.infoId)).toEqual({ onHand: 10, reserved: 0 });
  const mails = shop.mails.filter(({ subject }) => subject === `Đơn hàng ${placed.code} đã huỷ`);
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('không nhận được thanh toán trong thời gian giữ hàng'),
  ]);
});

test('a payment is not given up in the minutes in which its gateway may still report it', async () => {
  const placed = await shop.anOrder();

  minutes(19);
  await shop.runJobs();

  expect(await shop.state(placed)).toMatchObject({
    paymentStatus: 'unpaid',
    attempt: { outcome: 'waiting' },
  });
  expect(await shop.ipn(await shop.news(placed.orderId))).toMatchObject({ RspCode: '00' });
  expect(await shop.state(placed)).toMatchObject({ orderStatus: 'PROCESSING', paymentStatus: 'paid' });
});

test('an order that the gateway counts as paid is settled instead', async () => {
  const placed = await shop.anOrder();
  shop.gateway.answers(() => ({ status: '00', amount: placed.grandTotal * 100 }));

  minutes(21);
  await shop.runJobs();

  expect(await shop.state(placed)).toMatchObject({ orderStatus: 'PROCESSING', paymentStatus: 'paid' });
});

test('an order that is paid while the gateway is asked about it is not cancelled by the older answer', async () => {
  const placed = await shop.anOrder();
  const news = await shop.news(placed.orderId);
  let paid: ReturnType<typeof shop.ipn> | undefined;
  shop.gateway.answers(async () => {
    paid ??= shop.ipn(news);
    await paid;
    return { code: '91' };
  });

  minutes(21);
  await shop.runJobs();

  expect(await paid).toMatchObject({ RspCode: '00' });
  expect(await shop.state(placed)).toMatchObject({ orderStatus: 'PROCESSING', paymentStatus: 'paid' });
  expect((await shop.detail(placed)).timeline.map(({ status }) => status)).toEqual(['NEW', 'PROCESSING']);
  expect((await shop.stock(placed.infoId)).reserved).toBe(1);
});

test.each(['down', 'silent', 'html'] as const)(
  'while the gateway is %s the order is kept, and asked about later',
  async (how) => {
    const placed = await shop.anOrder();
    shop.gateway.answers(() => how);

    for (let tries = 0; tries < 4; tries++) {
      minutes(21);
      await shop.runJobs();
    }
    expect((await shop.detail(placed)).status).toBe('NEW');
    expect((await shop.stock(placed.infoId)).reserved).toBe(1);
    shop.gateway.reset();
    minutes(31);
    await shop.runJobs();

    expect((await shop.detail(placed)).status).toBe('CANCEL');
  },
);

test('an order whose window was moved while the gateway is asked about it is not cancelled', async () => {
  const placed = await shop.anOrder();
  shop.gateway.answers(async () => {
    const expiresAt = new Date(shop.clock().getTime() + 15 * 60_000);
    await shop.db.updateTable('orders').set({ expiresAt }).where('id', '=', placed.orderId).execute();
    return { code: '91' };
  });

  minutes(21);
  await shop.runJobs();

  expect((await shop.detail(placed)).status).toBe('NEW');
  expect((await shop.stock(placed.infoId)).reserved).toBe(1);
});

test('a gateway that does not answer is asked about an order ever later, after half an hour at most', async () => {
  const placed = await shop.anOrder();
  shop.gateway.answers(() => 'down');
  const checkAt = async () =>
    (
      await shop.db
        .selectFrom('orders')
        .select('expiryCheckAt')
        .where('id', '=', placed.orderId)
        .executeTakeFirstOrThrow()
    ).expiryCheckAt ?? new Date(0);

  const waits: number[] = [];
  for (let tries = 0; tries < 7; tries++) {
    shop.clock.set(await checkAt());
    await shop.runJobs();
    waits.push(((await checkAt()).getTime() - shop.clock().getTime()) / 60_000);
  }

  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('an answer that is not signed cancels nothing', async () => {
  const placed = await shop.anOrder();
  shop.gateway.answers(() => ({ code: '91', signed: false }));

  minutes(21);
  await shop.runJobs();

  expect((await shop.detail(placed)).status).toBe('NEW');
});

test('an order whose money may have been taken waits for people', async () => {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId, { code: '07', status: '07' }));
  shop.gateway.answers(() => ({ status: '07', amount: placed.grandTotal * 100 }));

  minutes(21);
  await shop.runJobs();

  expect(await shop.state(placed)).toMatchObject({ orderStatus: 'NEW', attempt: { outcome: 'waiting' } });
  shop.gateway.answers(() => ({ status: '00', amount: placed.grandTotal * 100 }));
  minutes(61);
  await shop.runJobs();
  expect((await shop.state(placed)).paymentStatus).toBe('paid');
});

test('an order whose money may have been taken waits for people, whatever the gateway knows of it later', async () => {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId, { code: '07', status: '07' }));
  shop.gateway.answers(() => ({ code: '91' }));

  minutes(21);
  await shop.runJobs();
  minutes(61);
  await shop.runJobs();

  expect(await shop.state(placed)).toMatchObject({ orderStatus: 'NEW', attempt: { outcome: 'waiting' } });
  expect((await shop.stock(placed.infoId)).reserved).toBe(1);
  shop.gateway.answers(() => ({ status: '00', amount: placed.grandTotal * 100 }));
  minutes(61);
  await shop.runJobs();
  expect((await shop.state(placed)).paymentStatus).toBe('paid');
});

test('money that comes after the end is recorded and goes back', async () => {
  const placed = await shop.anOrder();
  minutes(21);
  await shop.runJobs();

  const reply = await shop.ipn(await shop.news(placed.orderId));

  expect(reply.RspCode).toBe('00');
  expect((await shop.detail(placed)).status).toBe('CANCEL');
  const [refund] = await shop.db
    .selectFrom('refunds')
    .selectAll()
    .where('payableId', '=', placed.orderId)
    .execute();
  expect(refund).toMatchObject({ reason: 'PAID_AFTER_END', amount: placed.grandTotal });
});

test('a clock that is set back ends no order early, and the shop sells and is paid all the same', async () => {
  const placed = await shop.anOrder();
  minutes(-60);
  await shop.runJobs();
  expect((await shop.detail(placed)).status).toBe('NEW');

  const next = await shop.anOrder();
  for (const one of [placed, next]) {
    expect(await shop.ipn(await shop.news(one.orderId))).toMatchObject({ RspCode: '00' });
    expect(await shop.state(one)).toMatchObject({ orderStatus: 'PROCESSING', paymentStatus: 'paid' });
  }

  const unpaid = await shop.anOrder();
  minutes(21);
  await shop.runJobs();
  expect((await shop.detail(unpaid)).status).toBe('CANCEL');
  minutes(39);
});

test('a payment that cannot be settled does not keep others from being asked after', async () => {
  const before = await shop.anOrder();
  const attempt = await shop.attemptOf(before.orderId);
  const astray = { ...attempt, id: uuid(), payableId: uuid(), merchantRef: 'ASTRAY1' };
  await shop.db.insertInto('paymentAttempts').values(astray).execute();
  const after = await shop.anOrder();
  shop.gateway.answers(() => ({ status: '00', amount: before.grandTotal * 100 }));

  minutes(1);
  await shop.runJobs();
  await shop.db.deleteFrom('paymentAttempts').where('id', '=', astray.id).execute();

  const states = await Promise.all([shop.state(before), shop.state(after)]);
  expect(states.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'paid']);
});

test('a lost notification is made up for by asking after 1, 3, 5, 10, 15 and 30 minutes', async () => {
  const placed = await shop.anOrder();
  shop.gateway.answers(() => ({ status: '01', amount: placed.grandTotal * 100 }));
  const asked: number[] = [];
  for (let minute = 1; minute <= 14; minute++) {
    minutes(1);
    const before = shop.gateway.calls.length;
    await shop.runJobs();
    if (shop.gateway.calls.length > before) asked.push(minute);
  }
  expect(asked).toEqual([1, 3, 5, 10]);

  shop.gateway.answers(() => ({ status: '00', amount: placed.grandTotal * 100 }));
  minutes(1);
  await shop.runJobs();
  expect((await shop.state(placed)).paymentStatus).toBe('paid');
});

const questionsAbout = ({ code }: { code: string }) =>
  shop.gateway.calls.filter((call) => call['vnp_TxnRef'] === `${code}T1`).length;

describe('a day after money came', () => {
  const findingsOf = async (orderId: string) => {
    const { id } = await shop.attemptOf(orderId);
    return shop.db
      .selectFrom('reconcileFindings')
      .select(['kind', 'detail'])
      .where('attemptId', '=', id)
      .execute();
  };
  async function aPaidOrder() {
    const placed = await shop.anOrder();
    await shop.ipn(await shop.news(placed.orderId));
    minutes(23 * 60);
    await shop.runJobs();
    expect(questionsAbout(placed)).toBe(0);
    return placed;
  }

  test('the gateway is asked once whether it counts the same', async () => {
    const placed = await aPaidOrder();
    shop.gateway.answers(() => ({ status: '00', amount: placed.grandTotal * 100 }));

    minutes(61);
    await shop.runJobs();
    minutes(48 * 60);
    await shop.runJobs();

    expect(questionsAbout(placed)).toBe(1);
    expect(await findingsOf(placed.orderId)).toEqual([]);
  });

  test.each([
    ['another amount', (total: number) => ({ status: '00', amount: total * 100 - 100 }), 'paid'],
    ['no money', (total: number) => ({ status: '02', amount: total * 100 }), 'failed'],
    ['nothing at all', () => ({ code: '91' }), null],
  ])('that it counts %s is shown to people, and changes nothing by itself', async (_, answer, outcome) => {
    const placed = await aPaidOrder();
    shop.gateway.answers(() => answer(placed.grandTotal));

    minutes(61);
    await shop.runJobs();

    expect(await findingsOf(placed.orderId)).toEqual([
      { kind: 'COUNTED_OTHERWISE', detail: expect.objectContaining({ outcome }) },
    ]);
    expect(await shop.state(placed)).toMatchObject({ orderStatus: 'PROCESSING', paymentStatus: 'paid' });
  });

  test('that it counts less after staff gave some of it back is no difference', async () => {
    const placed = await aPaidOrder();
    await shop.call('PUT', `/api/main/admin/order/${placed.orderId}/refund`, {
      as: 'OPERATOR',
      body: { amount: 10_000, reason: 'Giao thiếu quà' },
    });
    shop.gateway.answers(({ vnp_Command }) =>
      vnp_Command === 'refund' ? { status: '05' } : { status: '06', amount: placed.grandTotal * 100 },
    );

    minutes(61);
    await shop.runJobs();

    expect(questionsAbout(placed)).toBeGreaterThan(0);
    expect(await findingsOf(placed.orderId)).toEqual([]);
  });

  test('a gateway that does not answer is asked again the day after', async () => {
    const placed = await aPaidOrder();
    shop.gateway.answers(() => 'down');
    minutes(61);
    await shop.runJobs();
    shop.gateway.answers(() => ({ status: '00', amount: 100 }));

    minutes(25 * 60);
    await shop.runJobs();

    expect(await findingsOf(placed.orderId)).toHaveLength(1);
  });
});

test('a gateway is asked about an open payment every hour for a day, and every day for a month', () => {
  const created = new Date('2026-11-01T00:00:00Z');
  const hours: number[] = [];
  for (let at: Date | null = created; at; at = nextQueryAt(created, at))
    hours.push((at.getTime() - created.getTime()) / 3_600_000);

  expect(hours.filter((hour) => hour >= 1 && hour < 24)).toHaveLength(23);
  expect(hours.filter((hour) => hour > 24 && hour < 30 * 24)).toHaveLength(29);
  expect(Math.max(...hours)).toBeLessThan(31 * 24);
});

test('a notification and the answers to queries at the same moment settle one payment once', async () => {
  for (let round = 0; round < 10; round++) {
    const placed = await shop.anOrder();
    shop.gateway.answers(() => ({ status: '00', amount: placed.grandTotal * 100 }));
    const news = await shop.news(placed.orderId);
    minutes(1);

    const [reply] = await Promise.all([shop.ipn(news), shop.runJobs(), shop.runJobs(), shop.ipn(news)]);

    expect(['00', '02']).toContain(reply.RspCode);
    expect((await shop.state(placed)).paymentStatus).toBe('paid');
    expect((await shop.detail(placed)).timeline).toHaveLength(2);
  }
});

test('cancelling and being paid at the same moment ends whole, fifty times', async () => {
  const customer = uuid();
  const ends: string[] = [];
  for (let round = 0; round < 50; round++) {
    const placed = await shop.anOrder({ customer });
    const news = await shop.news(placed.orderId);
    const cancel = () =>
      shop.call('PUT', `/order/cancel-order/${placed.orderId}`, { as: customer, body: { reason: 'Đổi ý' } });

    await Promise.all(round % 2 ? [cancel(), shop.ipn(news)] : [shop.ipn(news), cancel()]);

    const { status } = await shop.detail(placed);
    const refunds = await shop.db
      .selectFrom('refunds')
      .selectAll()
      .where('payableId', '=', placed.orderId)
      .execute();
    ends.push(`${status} ${refunds.length}`);
    expect((await shop.stock(placed.infoId)).reserved).toBe(status === 'CANCEL' ? 0 : 1);
  }
  expect(ends.filter((end) => end !== 'CANCEL 1' && end !== 'PROCESSING 0')).toEqual([]);
});

test('cancelling and expiring at the same moment ends an order once, two hundred times', async () => {
  const customer = uuid();
  const { infoId } = await shop.shelf.aProduct({ variants: [{ onHand: 20 }] });
  const ends: unknown[] = [];
  for (let round = 0; round < 20; round++) {
    const placed = await Promise.all(Array.from({ length: 10 }, () => shop.anOrder({ customer, infoId })));
    minutes(60);
    const cancels = () =>
      placed.map(({ orderId }) =>
        shop.call('PUT', `/order/cancel-order/${orderId}`, { as: customer, body: { reason: 'Đổi ý' } }),
      );

    await Promise.all(round % 2 ? [...cancels(), shop.runJobs()] : [shop.runJobs(), ...cancels()]);
    await shop.runJobs();

    for (const order of placed) {
      const { status, timeline } = await shop.detail(order);
      ends.push([status, timeline.length]);
    }
    expect(await shop.stock(infoId)).toEqual({ onHand: 20, reserved: 0 });
  }

  expect(ends).toEqual(Array.from({ length: 200 }, () => ['CANCEL', 2]));
}, 240_000);
