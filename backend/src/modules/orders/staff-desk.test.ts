import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { openCheckoutShop, someone, type CheckoutShop } from '../../testing/checkout';
import type { StaffOrder, StaffOrderSummary } from './orders.schema';
import type { OrderStatus } from './orders.tables';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => shop.gateway.reset());
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

type Body = Record<string, unknown>;
const COD = { paymentMethod: 'COD' };
const staff = (orderId: string, what: string, body: Body, as = 'OPERATOR', key?: string) =>
  shop.call<StaffOrder>('PUT', `/api/main/admin/order/${orderId}/${what}`, { as, body, ...(key && { key }) });
const move = (orderId: string, status: string) => staff(orderId, 'status', { status, reason: 'vì vậy' });
const ship = (orderId: string) => staff(orderId, 'shipment', { carrier: 'GHN', trackingNumber: 'GHN123' });
const received = (orderId: string, as: string) => shop.call('PUT', `/order/${orderId}/received`, { as });
const askToCancel = (orderId: string, as: string) =>
  shop.call('PUT', `/order/cancel-order/${orderId}`, { as, body: { reason: 'FOUND_CHEAPER' } });
const find = async (query: string) => {
  const { data, message } = await shop.call<{ data: StaffOrderSummary[]; meta: Body }>(
    'GET',
    `/api/main/admin/order?${query}`,
    { as: 'OPERATOR' },
  );
  return { message, rows: data?.data, codes: data?.data.map(({ code }) => code), meta: data?.meta };
};
const seen = async (orderId: string) =>
  (await shop.call<StaffOrder>('GET', `/api/main/admin/order/${orderId}`, { as: 'OPERATOR' })).data;

async function paidOrder(change: Body = {}) {
  const placed = await shop.anOrder(change);
  await shop.ipn(await shop.news(placed.orderId));
  return placed;
}
async function orderOf(customer: Body) {
  const { infoId } = await shop.shelf.aProduct({ name: 'Khăn lụa', variants: [{ price: 90_000 }] });
  const body = await shop.orderBody(infoId, COD);
  return (await shop.postOrder(uuid(), { ...body, customer: { ...someone, ...customer } })).data;
}
test('staff find the orders whose refund they make by hand, and those whose payment they look at', async () => {
  const [refunded, reviewed] = [await paidOrder(), await shop.anOrder()];
  await paidOrder();
  shop.gateway.answers(() => ({ code: '95' }));
  await staff(refunded.orderId, 'refund', { reason: 'Hàng lỗi' });
  await shop.runJobs();
  const attempt = await shop.attemptOf(reviewed.orderId);
  await shop.db
    .updateTable('paymentAttempts')
    .set({ status: 'REVIEW' })
    .where('id', '=', attempt.id)
    .execute();

  expect((await find('moneyWaits=REFUND')).codes).toEqual([refunded.code]);
  expect((await find('moneyWaits=REVIEW')).codes).toEqual([reviewed.code]);
  expect((await find('moneyWaits=REVIEW&status=DONE')).codes).toEqual([]);
  expect((await find('moneyWaits=OTHER')).message).toBe('VALIDATION_FAILED');
});

describe('a gateway report that contradicts a payment', () => {
  const TAKEN_BACK = { code: '07', status: '07' };
  const OTHER_AMOUNT = { vnp_Amount: '100', vnp_TransactionNo: '14422575' };
  const resolve = (orderId: string, id = '', reason = 'Đã gọi ngân hàng', as = 'OPERATOR') =>
    staff(orderId, `finding/${id}`, { reason }, as);
  const toReview = async () => (await find('moneyWaits=REVIEW')).codes;
  const inWork = async () =>
    (
      await shop.call<{ queue: string; count: number }[]>('GET', '/api/main/admin/dashboard/work', {
        as: 'OPERATOR',
      })
    ).data.find(({ queue }) => queue === 'payments-in-review')?.count ?? 0;

  test('puts its order on the list once, until every report is resolved', async () => {
    const [placed, before] = [await paidOrder(), await inWork()];
    await shop.ipn(await shop.news(placed.orderId, TAKEN_BACK));
    shop.clock.advance(1_000);
    await shop.ipn(await shop.news(placed.orderId, OTHER_AMOUNT));

    const { findings } = await seen(placed.orderId);
    expect(findings).toEqual([
      { id: expect.any(String), kind: 'REVIEW_AFTER_END', at: expect.any(String) },
      { id: expect.any(String), kind: 'AMOUNT_MISMATCH', at: shop.clock().toISOString() },
    ]);
    expect(await toReview()).toContain(placed.code);
    expect(await inWork()).toBe(before + 1);

    const { data } = await resolve(placed.orderId, findings[0]?.id);
    expect(data.findings.map(({ kind }) => kind)).toEqual(['AMOUNT_MISMATCH']);
    expect(await toReview()).toContain(placed.code);
    await resolve(placed.orderId, findings[1]?.id);

    expect((await seen(placed.orderId)).findings).toEqual([]);
    expect(await toReview()).not.toContain(placed.code);
    expect(await inWork()).toBe(before);
  });

  test('of another amount is shown after the review of the payment', async () => {
    const placed = await shop.anOrder();
    await shop.ipn(await shop.news(placed.orderId, OTHER_AMOUNT));
    expect((await seen(placed.orderId)).findings).toEqual([]);
    expect(await toReview()).toContain(placed.code);

    await shop.ipn(await shop.news(placed.orderId, { code: '13' }));

    expect((await seen(placed.orderId)).findings).toMatchObject([{ kind: 'AMOUNT_MISMATCH' }]);
    expect(await toReview()).toContain(placed.code);
  });

  test('that a day later counts another amount puts its order on the list', async () => {
    const placed = await paidOrder();
    shop.gateway.answers(() => ({ status: '02', amount: placed.grandTotal * 100 }));
    shop.clock.advance(25 * 3_600_000);
    await shop.runJobs();

    expect((await seen(placed.orderId)).findings).toMatchObject([{ kind: 'COUNTED_OTHERWISE' }]);
    expect(await toReview()).toContain(placed.code);
  });

  test('can be resolved once, with a note, by staff, at its own order only', async () => {
    const [placed, other] = [await paidOrder(), await paidOrder()];
    await shop.ipn(await shop.news(placed.orderId, TAKEN_BACK));
    const id = (await seen(placed.orderId)).findings[0]?.id;

    const replies = [
      await resolve(placed.orderId, id, 'x', placed.customer),
      await resolve(placed.orderId, id, ' '),
      await resolve(other.orderId, id),
      await resolve(placed.orderId, '1'),
      await resolve(placed.orderId, id),
      await resolve(placed.orderId, id),
    ];

    expect(replies[0]?.status).toBe(403);
    expect(replies.slice(1).map(({ message }) => message)).toEqual([
      'VALIDATION_FAILED',
      'PAYMENT_FINDING_NOT_FOUND',
      'PAYMENT_FINDING_NOT_FOUND',
      'OK',
      'PAYMENT_FINDING_NOT_FOUND',
    ]);
  });
});

/** An order that was brought to a status the way it gets there. */
async function anOrderIn(status: OrderStatus) {
  const placed = await shop.anOrder(COD);
  const way: Record<OrderStatus, string[]> = {
    NEW: [],
    PROCESSING: ['PROCESSING'],
    DELIVERING: ['PROCESSING', 'DELIVERING'],
    DONE: ['PROCESSING', 'DELIVERING', 'DONE'],
    CANCEL: ['CANCEL'],
    REJECT: ['PROCESSING', 'DELIVERING', 'REJECT'],
  };
  for (const next of way[status]) {
    if (next === 'DELIVERING') await ship(placed.orderId);
    await move(placed.orderId, next);
  }
  return placed;
}

test('only staff see the orders of everybody', async () => {
  const placed = await shop.anOrder();
  const paths = ['/api/main/admin/order', `/api/main/admin/order/${placed.orderId}`];

  const replies = await Promise.all(
    paths.flatMap((path) => [shop.call('GET', path, { as: placed.customer }), shop.call('GET', path)]),
  );
  const acts = await Promise.all([
    staff(placed.orderId, 'cancel-request', { accept: true }, placed.customer),
    staff(placed.orderId, 'refund', { reason: 'x' }, placed.customer),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([403, 401, 403, 401]);
  expect(acts.map(({ status }) => status)).toEqual([403, 403]);
});

describe('the list', () => {
  test('is searched by code, goods, name, e-mail and phone number, with and without marks', async () => {
    const { code } = await orderOf({
      firstName: 'Đức',
      lastName: 'Đặng',
      email: 'duc.dang@example.org',
      phone: '0987654321',
    });
    const texts = [
      code,
      'đặng đức',
      'dang duc',
      'khan lua duc',
      'DUC.DANG@example.org',
      '0987654321',
      '4321',
    ];

    for (const text of texts) {
      const { codes } = await find(`search=${encodeURIComponent(text)}`);
      expect([text, codes]).toEqual([text, [code]]);
    }
    for (const text of ['%', '_______', "'; drop table orders;--", 'dang khong']) {
      const { codes, message } = await find(`search=${encodeURIComponent(text)}`);
      expect([text, message, codes]).toEqual([text, 'OK', []]);
    }
  });

  test('is told apart by status and by payment, page by page, the newest first', async () => {
    const mine = { email: `${randomUUID()}@example.com` };
    const first = await orderOf(mine);
    shop.clock.advance(1_000);
    const second = await orderOf(mine);
    await move(second.orderId, 'PROCESSING');
    await ship(second.orderId);
    await move(second.orderId, 'DELIVERING');
    await move(second.orderId, 'DONE');
    const search = `search=${mine.email}`;

    expect((await find(search)).codes).toEqual([second.code, first.code]);
    expect((await find(`${search}&order=ASC`)).codes).toEqual([first.code, second.code]);
    expect((await find(`${search}&status=NEW`)).codes).toEqual([first.code]);
    expect((await find(`${search}&paymentStatus=paid`)).codes).toEqual([second.code]);
    expect((await find(`${search}&paymentStatus=unpaid`)).codes).toEqual([first.code]);
    expect((await find(`${search}&paymentMethod=COD`)).codes).toHaveLength(2);
    expect((await find(`${search}&paymentMethod=ONLINE`)).codes).toEqual([]);
    const laterOnly = `from=${new Date(shop.clock().getTime()).toISOString()}`;
    expect((await find(`${search}&${laterOnly}`)).codes).toEqual([second.code]);
    expect((await find(`${search}&${laterOnly.replace('from', 'to')}`)).codes).toEqual([first.code]);
    const page = await find(`${search}&limit=1`);
    expect([page.codes, page.meta]).toEqual([[second.code], expect.objectContaining({ total: 2 })]);
    const next = await find(`${search}&limit=1&after=${String(page.meta['next'])}`);
    expect([next.codes, next.meta]).toEqual([[first.code], { limit: 1, next: null }]);
    const oldest = await find(`${search}&order=ASC&limit=1`);
    const newer = await find(`${search}&order=ASC&limit=1&after=${String(oldest.meta['next'])}`);
    expect([oldest.codes, newer.codes]).toEqual([[first.code], [second.code]]);
    expect((await find(`${search}&after=1_x`)).message).toBe('VALIDATION_FAILED');
  });

  test('counts an order as paid exactly when its page does', async () => {
    const paid = await paidOrder();
    const half = await paidOrder();
    shop.gateway.answers(() => ({ code: '00', status: '06', amount: half.grandTotal * 100 }));
    await staff(half.orderId, 'refund', { amount: 1_000, reason: 'một phần' });
    shop.clock.advance(61 * 60_000);
    await shop.runJobs();
    shop.clock.advance(61 * 60_000);
    await shop.runJobs();

    for (const { orderId, code } of [paid, half]) {
      const { paymentStatus } = await seen(orderId);
      expect((await find(`search=${code}&paymentStatus=${paymentStatus}`)).codes).toEqual([code]);
    }
    expect((await seen(half.orderId)).paymentStatus).toBe('unpaid');
  });
});

describe('what an order is told with', () => {
  test('is who did what, what can still go back, and the lines by their ids', async () => {
    const placed = await paidOrder();
    await ship(placed.orderId);

    const order = await seen(placed.orderId);

    expect(order).toMatchObject({
      customerId: placed.customer,
      refundable: placed.grandTotal,
      lines: [{ id: expect.any(String), refundedUnits: 0 }],
    });
    expect(order.timeline.at(-1)).toEqual({
      status: 'PROCESSING',
      event: 'SHIPMENT_NAMED',
      at: expect.any(String),
      by: 'OPERATOR',
      actorId: '018f0000-0000-7000-8000-000000000001',
      reason: 'GHN GHN123',
      amount: null,
    });
    expect((await shop.detail(placed)).timeline.map(({ event }) => event)).toEqual([undefined, undefined]);
    expect((await shop.call('GET', `/api/main/admin/order/${uuid()}`, { as: 'OPERATOR' })).status).toBe(404);
  });

  test('is when its parcel was made, left and arrived', async () => {
    const placed = await paidOrder();
    await ship(placed.orderId);
    shop.clock.advance(60_000);
    await move(placed.orderId, 'DELIVERING');
    const leftAt = shop.clock().toISOString();
    shop.clock.advance(60_000);
    await received(placed.orderId, placed.customer);

    const [parcel] = (await shop.detail(placed)).shipments;

    expect(parcel).toMatchObject({
      carrier: 'GHN',
      trackingNumber: 'GHN123',
      status: 'DELIVERED',
      handedOverAt: leftAt,
      deliveredAt: shop.clock().toISOString(),
    });
  });
});

describe('a parcel', () => {
  test('is received by whom it is for, and by nobody else', async () => {
    const placed = await anOrderIn('DELIVERING');

    expect((await received(placed.orderId, uuid())).status).toBe(404);
    expect((await received(placed.orderId, placed.customer)).data).toEqual({ status: 'DONE' });
    expect((await received(placed.orderId, placed.customer)).status).toBe(200);

    const detail = await shop.detail(placed);
    expect(detail.paymentStatus).toBe('paid');
    expect(detail.timeline.filter(({ status }) => status === 'DONE')).toEqual([
      expect.objectContaining({ by: 'CUSTOMER', reason: 'RECEIVED' }),
    ]);
  });

  test.each<OrderStatus>(['NEW', 'PROCESSING', 'CANCEL', 'REJECT'])(
    'cannot be received while the order is %s',
    async (status) => {
      const placed = await anOrderIn(status);

      expect((await received(placed.orderId, placed.customer)).message).toBe('ORDER_NOT_ON_ITS_WAY');
    },
  );

  test('that is named or refunded on its way is still done a week after it left', async () => {
    const placed = await anOrderIn('DELIVERING');
    shop.clock.advance(6 * 24 * 3600_000);
    await ship(placed.orderId);
    shop.clock.advance(2 * 24 * 3600_000);
    await shop.runJobs();

    expect((await shop.detail(placed)).status).toBe('DONE');
  });
});

const statuses: OrderStatus[] = ['NEW', 'PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT'];
/** Cash: an order paid online is begun with once its money is here. */
const byStaff: Record<OrderStatus, OrderStatus[]> = {
  NEW: ['PROCESSING', 'CANCEL'],
  PROCESSING: ['DELIVERING', 'CANCEL'],
  DELIVERING: ['DONE', 'REJECT'],
  DONE: [],
  CANCEL: [],
  REJECT: ['DELIVERING', 'CANCEL'],
};

test.each(statuses)('from %s staff move an order only where the table says', async (from) => {
  for (const to of statuses.filter((status) => status !== 'NEW')) {
    const { orderId } = await anOrderIn(from);
    if (from === 'PROCESSING') await ship(orderId);

    const reply = await move(orderId, to);

    const isAllowed = byStaff[from].includes(to);
    expect([to, reply.message]).toEqual([
      to,
      isAllowed
        ? 'OK'
        : to === 'DELIVERING' && ['NEW', 'CANCEL'].includes(from)
          ? 'ORDER_HAS_NO_SHIPMENT'
          : 'ORDER_TRANSITION_NOT_ALLOWED',
    ]);
  }
});

test.each<[OrderStatus, number, boolean]>([
  ['NEW', 200, false],
  ['PROCESSING', 200, true],
  ['DELIVERING', 409, false],
  ['DONE', 409, false],
  ['CANCEL', 409, false],
  ['REJECT', 409, false],
])('a customer who cancels an order that is %s is answered %i', async (status, expected, isAsked) => {
  const placed = await anOrderIn(status);

  const reply = await askToCancel(placed.orderId, placed.customer);

  expect(reply.status).toBe(expected);
  const detail = await shop.detail(placed);
  expect(detail.cancelRequestedAt !== undefined).toBe(isAsked);
  expect(detail.status).toBe(status === 'NEW' ? 'CANCEL' : status);
});

describe('a request to cancel', () => {
  const answer = (orderId: string, body: Body) => staff(orderId, 'cancel-request', body);

  test('waits in its own list until it is accepted; the money goes back', async () => {
    const placed = await paidOrder();
    await askToCancel(placed.orderId, placed.customer);
    expect((await find('cancelRequested=true')).codes).toContain(placed.code);

    const { data } = await answer(placed.orderId, { accept: true });

    expect(data).toMatchObject({ status: 'CANCEL', refunding: placed.grandTotal, refundable: 0 });
    expect(data.timeline.at(-1)).toMatchObject({ by: 'OPERATOR', reason: 'FOUND_CHEAPER' });
    expect((await find('cancelRequested=true')).codes).not.toContain(placed.code);
  });

  test('is accepted for the reason that the shop gives, when it gives one', async () => {
    const placed = await paidOrder();
    await askToCancel(placed.orderId, placed.customer);

    const { data } = await answer(placed.orderId, { accept: true, reason: ' Đã báo qua điện thoại ' });

    expect(data.timeline.at(-1)).toMatchObject({ by: 'OPERATOR', reason: 'Đã báo qua điện thoại' });
  });

  test('is not answered any more when the parcel has left', async () => {
    const placed = await paidOrder();
    await askToCancel(placed.orderId, placed.customer);
    await ship(placed.orderId);
    await move(placed.orderId, 'DELIVERING');

    for (const accept of [true, false])
      expect((await answer(placed.orderId, { accept, reason: 'Đã gửi' })).message).toBe('NO_CANCEL_REQUEST');
  });

  test('is declined with a reason that its shopper reads, in the order and by mail, and is not asked again', async () => {
    const placed = await paidOrder();
    await askToCancel(placed.orderId, placed.customer);

    expect((await answer(placed.orderId, { accept: false, reason: '  ' })).errors).toEqual([
      { field: 'reason', code: 'required' },
    ]);
    await answer(placed.orderId, { accept: false, reason: 'Áo đã thêu tên' });
    await askToCancel(placed.orderId, placed.customer);

    const detail = await shop.detail(placed);
    expect(detail).toMatchObject({
      status: 'PROCESSING',
      canRequestCancel: false,
      cancelDeclined: { reason: 'Áo đã thêu tên' },
    });
    expect(detail.timeline.map(({ event }) => event).filter(Boolean)).toEqual([
      'CANCEL_REQUESTED',
      'CANCEL_DECLINED',
    ]);
    for (const accept of [true, false])
      expect((await answer(placed.orderId, { accept, reason: 'Đã gửi' })).message).toBe('NO_CANCEL_REQUEST');
    const mail = await shop.db
      .selectFrom('outbox')
      .select('textBody')
      .where('dedupeKey', '=', `order:${placed.orderId}:cancel-declined`)
      .executeTakeFirstOrThrow();
    expect(mail.textBody).toContain('Lý do: Áo đã thêu tên');
    expect((await find('cancelRequested=true')).codes).not.toContain(placed.code);
  });

  test('marks its order in the list of staff until it is declined', async () => {
    const placed = await paidOrder();
    const isMarked = async () =>
      (await find(`search=${placed.code}`)).rows.map(({ isCancelAsked }) => isCancelAsked);
    expect(await isMarked()).toEqual([false]);
    await askToCancel(placed.orderId, placed.customer);
    expect(await isMarked()).toEqual([true]);

    await answer(placed.orderId, { accept: false, reason: 'Áo đã thêu tên' });

    expect(await isMarked()).toEqual([false]);
  });

  test('is answered once, also by two people at the same time', async () => {
    const placed = await paidOrder();
    expect((await answer(placed.orderId, { accept: true })).message).toBe('NO_CANCEL_REQUEST');
    await askToCancel(placed.orderId, placed.customer);

    const replies = await Promise.all([
      answer(placed.orderId, { accept: false, reason: 'Đã đóng gói' }),
      answer(placed.orderId, { accept: true }),
    ]);

    expect(replies.map(({ message }) => message).sort()).toEqual(['NO_CANCEL_REQUEST', 'OK']);
  });
});

describe('money of single pieces', () => {
  const refund = (orderId: string, body: Body, key?: string) =>
    staff(orderId, 'refund', { reason: 'Hàng lỗi', ...body }, 'OPERATOR', key);

  /** Three pieces of 100.000 ₫ and a delivery. */
  async function threePieces() {
    const { infoId } = await shop.shelf.aProduct({ variants: [{ price: 100_000 }] });
    const placed = await paidOrder({ infoId, lines: [{ infoId, quantity: 3 }] });
    const lineId = (await seen(placed.orderId)).lines[0]?.id ?? '';
    return { ...placed, lineId };
  }

  test('comes back for as many as are given back, and never for more than were bought', async () => {
    const { orderId, lineId } = await threePieces();

    const one = await refund(orderId, { lines: [{ lineId, quantity: 1 }] });
    const two = await refund(orderId, { lines: [{ lineId, quantity: 2 }] });
    const four = await refund(orderId, { lines: [{ lineId, quantity: 1 }] });

    expect([one.data.refunding, two.data.refunding]).toEqual([100_000, 300_000]);
    expect(two.data.lines[0]?.refundedUnits).toBe(3);
    expect(four.message).toBe('REFUND_EXCEEDS_UNITS');
    expect(two.data.timeline.at(-1)).toMatchObject({ event: 'REFUND_ASKED', amount: 200_000 });
    const rest = await refund(orderId, {});
    expect([rest.data.refundable, (await refund(orderId, {})).message]).toEqual([0, 'NOTHING_TO_REFUND']);
  });

  test('can be refunded once more when its money did not arrive', async () => {
    const { orderId, lineId } = await threePieces();
    shop.gateway.answers(() => ({ code: '95' }));
    const one = await refund(orderId, { lines: [{ lineId, quantity: 1 }] });
    await refund(orderId, { lines: [{ lineId, quantity: 2 }] });
    await shop.runJobs();
    shop.gateway.reset();
    const end = (id: string | undefined, status: string) =>
      staff(orderId, `refund/${id ?? ''}`, { status, reason: 'Ngân hàng báo' });
    const [first, second] = one.data.refunds.concat((await seen(orderId)).refunds.slice(1));

    await end(second?.id, 'SUCCEEDED');
    expect((await seen(orderId)).lines[0]?.refundedUnits).toBe(3);
    const { data } = await end(first?.id, 'FAILED');

    expect(data.lines[0]?.refundedUnits).toBe(2);
    const again = await refund(orderId, { lines: [{ lineId, quantity: 1 }] });
    expect(again.data).toMatchObject({ refunding: 100_000, refunded: 200_000 });
    expect((await refund(orderId, { lines: [{ lineId, quantity: 1 }] })).message).toBe(
      'REFUND_EXCEEDS_UNITS',
    );
  });

  test('is not more than is left after other refunds', async () => {
    const { orderId, lineId, grandTotal } = await threePieces();
    await refund(orderId, { amount: grandTotal - 150_000 });

    const replies = [
      await refund(orderId, { lines: [{ lineId, quantity: 2 }] }),
      await refund(orderId, { lines: [{ lineId, quantity: 1 }] }),
      await refund(orderId, { lines: [{ lineId, quantity: 1 }] }),
    ];

    expect(replies.map(({ message }) => message)).toEqual([
      'REFUND_EXCEEDS_PAID',
      'OK',
      'REFUND_EXCEEDS_PAID',
    ]);
    expect((await seen(orderId)).lines[0]?.refundedUnits).toBe(1);
  });

  test('goes back once for two clicks with one key, and needs a key', async () => {
    const { orderId, lineId } = await threePieces();
    const body = { lines: [{ lineId, quantity: 1 }] };
    const key = randomUUID();

    const replies = await Promise.all([refund(orderId, body, key), refund(orderId, body, key)]);
    const without = await shop.call('PUT', `/api/main/admin/order/${orderId}/refund`, {
      as: 'OPERATOR',
      body: { ...body, reason: 'x' },
      key: '',
    });

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await seen(orderId)).refunding).toBe(100_000);
    expect(without.message).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  test('of two people at once goes back only as long as there is some', async () => {
    const { orderId, lineId } = await threePieces();

    const replies = await Promise.all(
      Array.from({ length: 5 }, () => refund(orderId, { lines: [{ lineId, quantity: 1 }] })),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await seen(orderId)).refunding).toBe(300_000);
  });

  test.each<[string, (lineId: string) => Body, string]>([
    ['another order', () => ({ lines: [{ lineId: uuid(), quantity: 1 }] }), 'VALIDATION_FAILED'],
    [
      'a line twice',
      (lineId) => ({
        lines: [
          { lineId, quantity: 1 },
          { lineId, quantity: 1 },
        ],
      }),
      'VALIDATION_FAILED',
    ],
    ['no units', (lineId) => ({ lines: [{ lineId, quantity: 0 }] }), 'VALIDATION_FAILED'],
    ['an amount besides', (lineId) => ({ amount: 1, lines: [{ lineId, quantity: 1 }] }), 'VALIDATION_FAILED'],
    ['no reason', (lineId) => ({ lines: [{ lineId, quantity: 1 }], reason: ' ' }), 'VALIDATION_FAILED'],
  ])('is refused for %s', async (_what, body, message) => {
    const { orderId, lineId } = await threePieces();

    const reply = await refund(orderId, body(lineId));

    expect([reply.status, reply.message]).toEqual([400, message]);
    expect((await seen(orderId)).refunding).toBe(0);
  });

  test('that was paid at the door does not go back through a gateway', async () => {
    const placed = await anOrderIn('DONE');
    const lineId = (await seen(placed.orderId)).lines[0]?.id ?? '';

    const reply = await refund(placed.orderId, { lines: [{ lineId, quantity: 1 }] });

    expect(reply.message).toBe('REFUND_EXCEEDS_PAID');
  });
});
