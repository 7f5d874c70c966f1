import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import type { StaffOrder } from './orders.schema';
import type { OrderStatus as Status } from './orders.tables';
import { DAY_MS } from '../../lib/clock';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => shop.gateway.reset());
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

type Body = Record<string, unknown>;
type Act = 'status' | 'shipment' | 'refund' | `refund/${string}` | 'cancel-request';
const staff = (orderId: string, what: Act, body: Body, as = 'OPERATOR') =>
  shop.call<StaffOrder>('PUT', `/api/main/admin/order/${orderId}/${what}`, { as, body });
const move = (orderId: string, status: string) => staff(orderId, 'status', { status, reason: 'vì vậy' });

async function paidOrder() {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId));
  return placed;
}
const seen = async (orderId: string) =>
  (await shop.call<StaffOrder>('GET', `/api/main/admin/order/${orderId}`, { as: 'OPERATOR' })).data;
const refundsOf = (orderId: string) =>
  shop.db.selectFrom('refunds').selectAll().where('payableId', '=', orderId).orderBy('createdAt').execute();

const mailsOf = (orderId: string) =>
  shop.db
    .selectFrom('outbox')
    .select(['subject', 'textBody'])
    .where('dedupeKey', 'like', `order:${orderId}:%`)
    .orderBy('id')
    .execute();

test('customers and visitors cannot do what staff do', async () => {
  const placed = await shop.anOrder();

  const replies = await Promise.all([
    staff(placed.orderId, 'status', { status: 'DONE' }, placed.customer),
    staff(placed.orderId, 'refund', { reason: 'x' }, placed.customer),
    staff(placed.orderId, 'shipment', { carrier: 'GHN' }, placed.customer),
    shop.call('PUT', `/api/main/admin/order/${placed.orderId}/status`, { body: { status: 'DONE' } }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
});

test('an operator takes a paid order to its end; the goods leave the shop once', async () => {
  const placed = await paidOrder();

  const early = await move(placed.orderId, 'DELIVERING');
  await staff(placed.orderId, 'shipment', { carrier: 'GHN' });
  await staff(placed.orderId, 'shipment', { carrier: 'GHN', trackingNumber: 'GHN123', status: 'PICKED_UP' });
  await move(placed.orderId, 'DELIVERING');
  await move(placed.orderId, 'REJECT');
  await move(placed.orderId, 'DELIVERING');
  const { data } = await move(placed.orderId, 'DONE');

  expect(early.message).toBe('ORDER_HAS_NO_SHIPMENT');
  expect(data.shipments).toEqual([
    expect.objectContaining({ carrier: 'GHN', trackingNumber: 'GHN123', status: 'DELIVERED' }),
  ]);
  expect((await shop.detail(placed)).timeline.map(({ status, by }) => `${status} ${by}`)).toEqual([
    'NEW CUSTOMER',
    'PROCESSING SYSTEM',
    'DELIVERING OPERATOR',
    'REJECT OPERATOR',
    'DELIVERING OPERATOR',
    'DONE OPERATOR',
  ]);
  expect(await shop.stock(placed.infoId)).toEqual({ onHand: 9, reserved: 0 });
});

test('an online order is not begun before it is paid, one on delivery is, and is paid when it is done', async () => {
  const online = await shop.anOrder();
  const cod = await shop.anOrder({ paymentMethod: 'COD' });

  expect((await move(online.orderId, 'PROCESSING')).message).toBe('ORDER_NOT_PAID');
  await move(cod.orderId, 'PROCESSING');
  await staff(cod.orderId, 'shipment', { carrier: 'GHN' });
  expect((await move(cod.orderId, 'DELIVERING')).data.paymentStatus).toBe('unpaid');
  expect((await move(cod.orderId, 'DONE')).data.paymentStatus).toBe('paid');
});

test('a parcel that came back is put on the shelf once when its order is cancelled', async () => {
  const placed = await paidOrder();
  await staff(placed.orderId, 'shipment', { carrier: 'GHN' });
  for (const status of ['DELIVERING', 'REJECT', 'CANCEL']) await move(placed.orderId, status);

  expect(await shop.stock(placed.infoId)).toEqual({ onHand: 10, reserved: 0 });
  expect((await refundsOf(placed.orderId)).map(({ amount }) => amount)).toEqual([placed.grandTotal]);
  expect((await move(placed.orderId, 'CANCEL')).message).toBe('ORDER_TRANSITION_NOT_ALLOWED');
});

test('a parcel is where its carrier says, also when it had a carrier before', async () => {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });
  const write = (what: string, body: Record<string, string>) =>
    shop.call('PUT', `/api/main/admin/order/${placed.orderId}/${what}`, { as: 'OPERATOR', body });
  await write('status', { status: 'PROCESSING' });
  await write('shipment', { carrier: 'GHN' });

  await write('shipment', { carrier: 'VTP', trackingNumber: 'VTP9', status: 'IN_TRANSIT' });
  await write('shipment', { carrier: 'VTP', trackingNumber: 'VTP1' });

  expect((await shop.detail(placed)).shipments).toMatchObject([
    { carrier: 'VTP', trackingNumber: 'VTP1', status: 'IN_TRANSIT' },
  ]);
});

test('a parcel that was refused is said to be back at the shop once its order is cancelled', async () => {
  const placed = await paidOrder();
  await staff(placed.orderId, 'shipment', { carrier: 'GHN' });
  for (const status of ['DELIVERING', 'REJECT']) await move(placed.orderId, status);
  expect((await shop.detail(placed)).shipments).toMatchObject([{ status: 'FAILED' }]);

  await move(placed.orderId, 'CANCEL');

  expect((await shop.detail(placed)).shipments).toMatchObject([{ status: 'RETURNED' }]);
});

test('a parcel that never left is not said to come back when its order is cancelled', async () => {
  const placed = await paidOrder();
  await staff(placed.orderId, 'shipment', { carrier: 'GHN' });
  await move(placed.orderId, 'CANCEL');

  expect((await shop.detail(placed)).shipments).toEqual([expect.objectContaining({ status: 'CREATED' })]);
});

test.each<[Status, string[]]>([
  ['NEW', ['DELIVERING', 'DONE', 'REJECT']],
  ['PROCESSING', ['PROCESSING', 'DONE', 'REJECT']],
  ['CANCEL', ['PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT']],
])('from %s nobody goes to %j', async (from, targets) => {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });
  await staff(placed.orderId, 'shipment', { carrier: 'GHN' });
  if (from !== 'NEW') await move(placed.orderId, from);
  if (from === 'PROCESSING') await staff(placed.orderId, 'shipment', { carrier: 'GHN' });

  const replies = await Promise.all(targets.map((target) => move(placed.orderId, target)));

  expect(replies.map(({ status }) => status)).toEqual(targets.map(() => 409));
});

test('the shopper is written at every turn, in the language of the order, also when it is taken twice', async () => {
  const placed = await shop.anOrder({ paymentMethod: 'COD', language: 'en' });
  await move(placed.orderId, 'PROCESSING');
  await staff(placed.orderId, 'shipment', { carrier: 'GHN' });
  for (const status of ['DELIVERING', 'REJECT', 'DELIVERING', 'DONE']) {
    shop.clock.advance(60_000);
    await move(placed.orderId, status);
  }

  expect((await mailsOf(placed.orderId)).map(({ subject }) => subject)).toEqual([
    `We have your order ${placed.code}`,
    `Order ${placed.code} is being prepared`,
    `Order ${placed.code} is on its way`,
    `Order ${placed.code} could not be delivered`,
    `Order ${placed.code} is on its way`,
    `Order ${placed.code} was delivered`,
  ]);
});

test('whose paid order is cancelled is told that the money goes back', async () => {
  const placed = await paidOrder();

  await move(placed.orderId, 'CANCEL');

  const mail = (await mailsOf(placed.orderId)).at(-1);
  expect(mail?.subject).toBe(`Đơn hàng ${placed.code} đã huỷ`);
  expect(mail?.textBody).toMatch(/Số tiền [\d.]+\s₫ đang được hoàn lại/);
});

test('after a week on its way a parcel counts as delivered', async () => {
  const placed = await paidOrder();
  await staff(placed.orderId, 'shipment', { carrier: 'GHN' });
  await move(placed.orderId, 'DELIVERING');

  shop.clock.advance(7 * DAY_MS - 1_000);
  await shop.runJobs();
  expect((await shop.detail(placed)).status).toBe('DELIVERING');
  shop.clock.advance(2_000);
  await shop.runJobs();

  expect((await shop.detail(placed)).timeline.at(-1)).toMatchObject({ status: 'DONE', by: 'SYSTEM' });
});

describe('money back', () => {
  /** In Hà Nội, where the gateway counts its days. */
  const nextMidnight = () => {
    const offset = 7 * 3_600_000;
    return new Date((Math.floor((shop.clock().getTime() + offset) / DAY_MS) + 1) * DAY_MS - offset);
  };

  test('goes through the gateway and is paid back once, however often it is asked for', async () => {
    const placed = await paidOrder();
    shop.gateway.answers(() => ({ code: '00', status: '05' }));

    const replies = await Promise.all(
      Array.from({ length: 5 }, () => staff(placed.orderId, 'refund', { reason: 'Hàng lỗi' })),
    );
    await shop.runJobs();

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const [refund] = await refundsOf(placed.orderId);
    expect(refund).toMatchObject({ amount: placed.grandTotal, status: 'PROCESSING' });
    expect(shop.gateway.calls.filter((call) => call['vnp_Command'] === 'refund')).toEqual([
      expect.objectContaining({
        vnp_TransactionType: '02',
        vnp_Amount: String(placed.grandTotal * 100),
        vnp_TxnRef: `${placed.code}T1`,
        vnp_TransactionNo: '14422574',
        vnp_TransactionDate: (await shop.attemptOf(placed.orderId)).providerCreateDate,
      }),
    ]);
    shop.gateway.answers(() => ({ code: '00', status: '06', amount: placed.grandTotal * 100 }));
    shop.clock.advance(61 * 60_000);
    await shop.runJobs();
    expect((await refundsOf(placed.orderId)).map(({ status }) => status)).toEqual(['SUCCEEDED']);
    expect((await shop.detail(placed)).paymentStatus).toBe('unpaid');
  });

  test('that is on its way leaves the order paid until it has arrived, in part or whole', async () => {
    const placed = await paidOrder();
    const part = placed.grandTotal - 1_000;
    const paidAs = async () => {
      const { data } = await shop.call<{ data: { code: string }[] }>(
        'GET',
        `/api/main/admin/order?search=${placed.code}&paymentStatus=paid`,
        { as: 'OPERATOR' },
      );
      const { paymentStatus, refunding, refunded } = await shop.detail(placed);
      const { refundable, paymentStatus: atDesk } = await seen(placed.orderId);
      const { paymentStatus: onPage } = await shop.state(placed);
      expect([atDesk, onPage, data.data.length]).toEqual([
        paymentStatus,
        paymentStatus,
        paymentStatus === 'paid' ? 1 : 0,
      ]);
      return { paymentStatus, refunding, refunded, refundable };
    };
    shop.gateway.answers(() => ({ code: '00', status: '05', amount: placed.grandTotal * 100 }));

    await staff(placed.orderId, 'refund', { amount: part, reason: 'Hàng lỗi' });
    expect(await paidAs()).toEqual({
      paymentStatus: 'paid',
      refunding: part,
      refunded: 0,
      refundable: 1_000,
    });
    await shop.runJobs();
    expect(shop.gateway.calls.filter((call) => call['vnp_Command'] === 'refund')).toMatchObject([
      { vnp_TransactionType: '03', vnp_Amount: String(part * 100) },
    ]);
    expect((await refundsOf(placed.orderId)).map(({ status }) => status)).toEqual(['PROCESSING']);
    expect(await paidAs()).toEqual({
      paymentStatus: 'paid',
      refunding: part,
      refunded: 0,
      refundable: 1_000,
    });

    shop.gateway.answers(() => ({ code: '00', status: '06', amount: placed.grandTotal * 100 }));
    shop.clock.advance(61 * 60_000);
    await shop.runJobs();
    expect(await paidAs()).toEqual({
      paymentStatus: 'unpaid',
      refunding: 0,
      refunded: part,
      refundable: 1_000,
    });
  });

  test('in parts never adds up to more than was paid', async () => {
    const placed = await paidOrder();
    const part = Math.floor(placed.grandTotal / 2) - 1;

    const replies = [
      await staff(placed.orderId, 'refund', { amount: part, reason: 'một phần' }),
      await staff(placed.orderId, 'refund', { amount: part, reason: 'một phần' }),
      await staff(placed.orderId, 'refund', { amount: part, reason: 'một phần' }),
    ];

    expect(replies.map(({ message }) => message)).toEqual(['OK', 'OK', 'REFUND_EXCEEDS_PAID']);
  });

  test('that was never paid cannot go back', async () => {
    const placed = await shop.anOrder();

    expect((await staff(placed.orderId, 'refund', { reason: 'x' })).message).toBe('NOTHING_TO_REFUND');
    expect((await staff(uuid(), 'refund', { reason: 'x' })).status).toBe(404);
  });

  test('is asked for again with the same reference while the gateway is silent, and never twice', async () => {
    const placed = await paidOrder();
    shop.gateway.answers(() => 'down');
    await move(placed.orderId, 'CANCEL');
    await shop.runJobs();
    expect((await refundsOf(placed.orderId))[0]).toMatchObject({ status: 'REQUESTED', tries: 1 });

    shop.gateway.answers(() => ({ code: '94' }));
    shop.clock.advance(5 * 60_000);
    await shop.runJobs();

    const asked = shop.gateway.calls.filter(
      (call) => call['vnp_Command'] === 'refund' && call['vnp_TxnRef'] === `${placed.code}T1`,
    );
    expect(asked).toHaveLength(2);
    expect(new Set(asked.map((call) => call['vnp_RequestId'])).size).toBe(1);
    expect((await refundsOf(placed.orderId))[0]?.status).toBe('PROCESSING');
  });

  const findingsOf = async (orderId: string) =>
    shop.db
      .selectFrom('reconcileFindings')
      .select(['kind', 'resolvedAt'])
      .where('attemptId', '=', (await shop.attemptOf(orderId)).id)
      .execute();

  test('is asked for at growing intervals of up to six hours while the gateway does not answer', async () => {
    const placed = await paidOrder();
    shop.gateway.answers(() => 'down');
    await move(placed.orderId, 'CANCEL');

    const waits: number[] = [];
    for (let round = 0; round < 10; round++) {
      await shop.runJobs();
      const nextTryAt = (await refundsOf(placed.orderId))[0]?.nextTryAt ?? shop.clock();
      waits.push((nextTryAt.getTime() - shop.clock().getTime()) / 60_000);
      shop.clock.set(nextTryAt);
    }

    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  });

  test('about which the gateway is silent for a day is left to people and not sent again', async () => {
    const placed = await paidOrder();
    shop.gateway.answers(() => 'down');
    await move(placed.orderId, 'CANCEL');

    for (let round = 1; round < 12; round++) {
      await shop.runJobs();
      shop.clock.advance(361 * 60_000);
    }
    expect(await findingsOf(placed.orderId)).toEqual([]);
    expect((await refundsOf(placed.orderId))[0]).toMatchObject({ status: 'REQUESTED', tries: 11 });
    await shop.runJobs();

    const [refund] = await refundsOf(placed.orderId);
    expect(refund).toMatchObject({ status: 'MANUAL', tries: 12, nextTryAt: null });
    expect(await findingsOf(placed.orderId)).toEqual([{ kind: 'REFUND_UNSETTLED', resolvedAt: null }]);
    shop.clock.advance(2 * DAY_MS);
    await shop.runJobs();
    expect((await refundsOf(placed.orderId))[0]?.tries).toBe(12);

    const ended = await staff(placed.orderId, `refund/${refund?.id ?? ''}`, {
      status: 'SUCCEEDED',
      reason: 'Chuyển khoản 22/11',
    });
    expect(ended.data.refunded).toBe(placed.grandTotal);
  });

  test('through a gateway that the shop no longer has is left to people', async () => {
    const placed = await paidOrder();
    await staff(placed.orderId, 'refund', { reason: 'Hàng lỗi' });
    await shop.db
      .updateTable('refunds')
      .set({ provider: 'ALEPAY' })
      .where('payableId', '=', placed.orderId)
      .execute();

    await shop.runJobs();

    expect((await refundsOf(placed.orderId))[0]).toMatchObject({ status: 'MANUAL', nextTryAt: null });
    expect(await findingsOf(placed.orderId)).toEqual([{ kind: 'REFUND_UNSETTLED', resolvedAt: null }]);
  });

  test.each([
    ['has it', '05', 'PROCESSING', 1],
    ['never heard of it', '00', 'SUCCEEDED', 2],
  ])(
    'whose answer was lost before midnight is asked about first: a gateway that %s',
    async (_what, status, end, sent) => {
      const placed = await paidOrder();
      shop.clock.set(nextMidnight());
      shop.clock.advance(-10 * 60_000);
      await staff(placed.orderId, 'refund', { amount: 10_000, reason: 'một phần' });
      shop.gateway.answers(() => 'down');
      await shop.runJobs();

      shop.clock.advance(20 * 60_000);
      shop.gateway.answers(({ vnp_Command }) =>
        vnp_Command === 'refund'
          ? { code: '00', status: '06' }
          : { code: '00', status, amount: placed.grandTotal * 100 },
      );
      await shop.runJobs();

      expect((await refundsOf(placed.orderId))[0]?.status).toBe(end);
      const refunds = shop.gateway.calls.filter((call) => call['vnp_Command'] === 'refund');
      expect(refunds).toHaveLength(sent);
    },
  );

  test.each([
    ['two parts of one payment', false, '00'],
    ['two parts of one payment, one of them back', false, '06'],
    ['one that the gateway has asked about a request it had', true, '00'],
  ])(
    'whose end the gateway never tells is left to people after a day (%s)',
    async (_what, isRepeated, said) => {
      const placed = await paidOrder();
      const whole = placed.grandTotal;
      const amounts = isRepeated ? [whole] : [10_000, 20_000];
      for (const amount of amounts) await staff(placed.orderId, 'refund', { amount, reason: 'Hàng lỗi' });
      if (isRepeated) {
        shop.gateway.answers(() => 'down');
        await shop.runJobs();
        shop.clock.advance(5 * 60_000);
      }
      shop.gateway.answers(({ vnp_Command }) => {
        if (vnp_Command === 'refund') return isRepeated ? { code: '94' } : { code: '00', status: '05' };
        return { code: '00', status: said, amount: whole * 100 };
      });
      const statuses = async () => (await refundsOf(placed.orderId)).map(({ status }) => status);
      await shop.runJobs();

      shop.clock.advance(22 * 3_600_000);
      await shop.runJobs();
      expect(await statuses()).toEqual(amounts.map(() => 'PROCESSING'));
      shop.clock.advance(2 * 3_600_000);
      await shop.runJobs();

      expect(await statuses()).toEqual(amounts.map(() => 'MANUAL'));
      expect(await findingsOf(placed.orderId)).toEqual([{ kind: 'REFUND_UNSETTLED', resolvedAt: null }]);
      const callsOfOrder = () =>
        shop.gateway.calls.filter(({ vnp_TxnRef }) => vnp_TxnRef === `${placed.code}T1`).length;
      const asked = callsOfOrder();
      expect(asked).toBeGreaterThan(0);
      shop.clock.advance(48 * 3_600_000);
      await shop.runJobs();
      expect(callsOfOrder()).toBe(asked);
    },
  );

  test('that the gateway accepted and then is silent about is left to people after a day', async () => {
    const placed = await paidOrder();
    shop.gateway.answers(() => ({ code: '00', status: '05' }));
    await staff(placed.orderId, 'refund', { reason: 'Hàng lỗi' });
    await shop.runJobs();
    shop.gateway.answers(() => 'down');

    shop.clock.advance(22 * 3_600_000);
    await shop.runJobs();
    expect((await refundsOf(placed.orderId))[0]?.status).toBe('PROCESSING');
    shop.clock.advance(8 * 3_600_000);
    await shop.runJobs();

    expect((await refundsOf(placed.orderId))[0]).toMatchObject({ status: 'MANUAL', nextTryAt: null });
    expect(await findingsOf(placed.orderId)).toEqual([{ kind: 'REFUND_UNSETTLED', resolvedAt: null }]);
  });

  test('that the gateway takes for another one is not counted as on its way', async () => {
    const placed = await paidOrder();
    shop.gateway.answers(() => ({ code: '94' }));
    await staff(placed.orderId, 'refund', { amount: 10_000, reason: 'một phần' });

    await shop.runJobs();

    expect((await refundsOf(placed.orderId))[0]).toMatchObject({ status: 'MANUAL', providerCode: '94' });
  });

  test('that the gateway refuses is left to people', async () => {
    const placed = await paidOrder();
    shop.gateway.answers(() => ({ code: '95' }));
    await staff(placed.orderId, 'refund', { reason: 'Hàng lỗi' });

    await shop.runJobs();

    expect((await refundsOf(placed.orderId))[0]).toMatchObject({ status: 'MANUAL', providerCode: '95' });
  });

  describe('that was left to people', () => {
    const leftToPeople = async () => {
      const placed = await paidOrder();
      shop.gateway.answers(() => ({ code: '95' }));
      await staff(placed.orderId, 'refund', { reason: 'Hàng lỗi' });
      await shop.runJobs();
      const refund = (await seen(placed.orderId)).refunds[0];
      expect(refund).toMatchObject({ status: 'MANUAL', amount: placed.grandTotal, providerCode: '95' });
      return { ...placed, end: `refund/${refund?.id ?? ''}` as const };
    };
    const openFindings = async (orderId: string) =>
      shop.db
        .selectFrom('reconcileFindings')
        .select('kind')
        .where('attemptId', '=', (await shop.attemptOf(orderId)).id)
        .where('resolvedAt', 'is', null)
        .execute();

    test('is back when somebody says so, and the shopper is written to', async () => {
      const { orderId, grandTotal, end } = await leftToPeople();
      expect(await openFindings(orderId)).toHaveLength(1);

      const { data } = await staff(orderId, end, { status: 'SUCCEEDED', reason: 'Chuyển khoản 22/11' });
      await shop.runJobs();

      expect([data.refunding, data.refunded, data.refundable]).toEqual([0, grandTotal, 0]);
      expect(data.timeline.at(-1)).toMatchObject({
        event: 'REFUND_ENDED',
        amount: grandTotal,
        reason: 'Chuyển khoản 22/11',
      });
      expect(await openFindings(orderId)).toEqual([]);
      expect((await mailsOf(orderId)).map(({ subject }) => subject).join()).toMatch(/đã hoàn/i);
    });

    test('is one fact in what the shopper reads of the order, however staff ended it', async () => {
      const { end, ...placed } = await leftToPeople();

      await staff(placed.orderId, end, { status: 'SUCCEEDED', reason: 'Chuyển khoản nội bộ 22/11' });

      const detail = await shop.detail(placed);
      expect(detail).toMatchObject({ refunding: 0, refunded: placed.grandTotal });
      expect(detail.timeline.map(({ event }) => event).filter(Boolean)).toEqual(['REFUND_ASKED']);
      expect(JSON.stringify(detail)).not.toContain('nội bộ');
    });

    test('stays on the list of what to look at until each part of it has ended', async () => {
      const { orderId, grandTotal } = await paidOrder();
      shop.gateway.answers(() => ({ code: '95' }));
      await staff(orderId, 'refund', { amount: 1_000, reason: 'Hàng lỗi' });
      await staff(orderId, 'refund', { amount: grandTotal - 1_000, reason: 'Hàng lỗi' });
      await shop.runJobs();
      const [first, second] = (await seen(orderId)).refunds.map(({ id, status }) => ({ id, status }));
      expect([first?.status, second?.status]).toEqual(['MANUAL', 'MANUAL']);
      const end = (id = '') =>
        staff(orderId, `refund/${id}`, { status: 'SUCCEEDED', reason: 'Chuyển khoản' });

      await end(first?.id);
      expect((await openFindings(orderId)).map(({ kind }) => kind)).toContain('REFUND_REJECTED');
      await end(second?.id);

      expect(await openFindings(orderId)).toEqual([]);
    });

    test('can be asked for once more when it came to nothing, and is found again', async () => {
      const { orderId, grandTotal, end } = await leftToPeople();

      const { data } = await staff(orderId, end, { status: 'FAILED', reason: 'Số thẻ đã đóng' });
      expect([data.refunding, data.refundable]).toEqual([0, grandTotal]);
      expect(data.timeline.at(-1)).toMatchObject({ event: 'REFUND_ENDED', amount: 0 });
      expect((await staff(orderId, 'refund', { reason: 'Hàng lỗi' })).message).toBe('OK');
      await shop.runJobs();

      expect((await seen(orderId)).refunds.map(({ status }) => status)).toEqual(['FAILED', 'MANUAL']);
      expect(await openFindings(orderId)).toHaveLength(1);
    });

    test('ends once, of its own order, with a reason', async () => {
      const { orderId, end } = await leftToPeople();
      const other = await leftToPeople();

      const replies = [
        await staff(other.orderId, end, { status: 'SUCCEEDED', reason: 'x' }),
        await staff(orderId, `refund/${uuid()}`, { status: 'SUCCEEDED', reason: 'x' }),
        await staff(orderId, 'refund/1', { status: 'SUCCEEDED', reason: 'x' }),
        await staff(orderId, end, { status: 'SUCCEEDED', reason: ' ' }),
        await staff(orderId, end, { status: 'MANUAL', reason: 'x' }),
        await staff(orderId, end, { status: 'FAILED', reason: 'x' }),
        await staff(orderId, end, { status: 'SUCCEEDED', reason: 'x' }),
      ];

      expect(replies.map(({ message }) => message)).toEqual([
        'REFUND_NOT_FOUND',
        'REFUND_NOT_FOUND',
        'REFUND_NOT_FOUND',
        'VALIDATION_FAILED',
        'VALIDATION_FAILED',
        'OK',
        'REFUND_NOT_LEFT_TO_PEOPLE',
      ]);
    });
  });

  test('is not believed to be done by an answer that is not signed', async () => {
    const placed = await paidOrder();
    shop.gateway.answers(() => ({ code: '00', status: '06', signed: false }));
    await staff(placed.orderId, 'refund', { reason: 'Hàng lỗi' });

    await shop.runJobs();

    expect((await refundsOf(placed.orderId))[0]?.status).toBe('REQUESTED');
  });
});
