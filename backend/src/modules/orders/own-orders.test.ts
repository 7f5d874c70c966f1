import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import type { OrderCancelled, OrderSummary } from './orders.schema';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

interface Page {
  data: OrderSummary[];
  meta: { page: number; limit: number; total: number; totalPages: number };
}
const list = async (customer: string, query = '') =>
  (await shop.call<Page>('GET', `/order/my-order${query}`, { as: customer })).data;
const cancel = (orderId: string, as: string, reason = 'Đổi ý') =>
  shop.call<OrderCancelled>('PUT', `/order/cancel-order/${orderId}`, { as, body: { reason } });

test('a customer finds their orders ten to a page, in the order they ask for', async () => {
  const customer = uuid();
  const codes: string[] = [];
  for (let count = 0; count < 12; count++) {
    codes.push((await shop.anOrder({ customer, paymentMethod: 'COD' })).code);
    shop.clock.advance(60_000);
  }

  const first = await list(customer);
  const last = await list(customer, '?page=2&pageSize=10&order=ASC&search=&status=ALL');
  const newest = await list(customer, '?order=DESC&pageSize=1');

  expect(first.meta).toEqual({ page: 1, limit: 10, total: 12, totalPages: 2 });
  expect(first.data.map(({ code }) => code)).toEqual(codes.slice(0, 10));
  expect(last.data.map(({ code }) => code)).toEqual(codes.slice(10));
  expect(newest.data[0]).toMatchObject({
    code: codes[11],
    status: 'NEW',
    paymentStatus: 'unpaid',
    paymentMethod: 'COD',
    lineCount: 1,
    paymentAction: 'PAY',
    canCancel: true,
    firstLine: { name: expect.any(String), picture: { url: expect.any(String) } },
  });
});

test('a customer finds an order by its status, its code, or a product in it without accents', async () => {
  const customer = uuid();
  const { infoId } = await shop.shelf.aProduct({ name: 'Áo khoác đỏ 100%', variants: [{}] });
  const coat = await shop.anOrder({ customer, infoId, paymentMethod: 'COD' });
  const other = await shop.anOrder({ customer });
  await cancel(other.orderId, customer);

  const found = async (query: string) => (await list(customer, query)).data.map(({ code }) => code);

  expect(await found('?status=CANCEL')).toEqual([other.code]);
  expect(await found('?status=DONE')).toEqual([]);
  expect(await found('?search=ao%20khoac')).toEqual([coat.code]);
  expect(await found('?search=khoac%20do')).toEqual([coat.code]);
  expect(await found('?search=ao%20xanh')).toEqual([]);
  expect(await found(`?search=${other.code.toLowerCase()}`)).toEqual([other.code]);
  expect(await found('?search=%25')).toEqual([coat.code, other.code]);
  expect(await found("?search='%20or%201=1--")).toEqual([]);
});

test.each(['?page=0', '?pageSize=101', '?pageSize=-1', '?order=UP', '?status=PAID', '?sort=x'])(
  'a list asked for with %s is refused',
  async (query) => {
    expect((await shop.call('GET', `/order/my-order${query}`, { as: uuid() })).status).toBe(400);
  },
);

test('a stranger finds nothing of it, as if it were not there', async () => {
  const placed = await shop.anOrder();
  const stranger = uuid();
  const asked = (as: string | undefined, id: string) => [
    shop.call('GET', `/order/${id}/detail/customer`, as ? { as } : {}),
    shop.call('GET', `/order/${id}/payment`, as ? { as } : {}),
    shop.call('POST', `/order/${id}/payment`, { ...(as && { as }), body: { paymentMethod: 'ONLINE' } }),
    shop.call('PUT', `/order/cancel-order/${id}`, { ...(as && { as }), body: { reason: 'x' } }),
  ];

  const theirs = await Promise.all(asked(stranger, placed.orderId));
  const nothing = await Promise.all(asked(stranger, uuid()));
  const noId = await Promise.all(asked(stranger, 'none'));
  const visitor = await Promise.all(asked(undefined, placed.orderId));

  for (const replies of [theirs, nothing, noId]) {
    expect(replies.map(({ status, message }) => [status, message])).toEqual(
      Array(4).fill([404, 'ORDER_NOT_FOUND']),
    );
  }
  expect(visitor.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect((await list(stranger)).data).toEqual([]);
});

test('an order keeps what it cost and where it went when the shop changes', async () => {
  const placed = await shop.anOrder({ price: 100_000 });
  await shop.db.updateTable('productVariants').set({ price: 1 }).where('id', '=', placed.infoId).execute();
  await shop.db.updateTable('wards').set({ name: 'Phường Mới' }).where('code', '=', '26734').execute();

  const detail = await shop.detail(placed);

  expect(detail.lines[0]?.unitPrice).toBe(100_000);
  expect(detail.address.ward).toBe('Phường Sài Gòn');
});

test('a customer cancels a new order with a reason, and its goods are free once', async () => {
  const placed = await shop.anOrder();

  const noReason = await cancel(placed.orderId, placed.customer, ' ');
  const done = await cancel(placed.orderId, placed.customer, 'Đổi ý');
  const again = await cancel(placed.orderId, placed.customer, 'Đổi ý');

  expect(noReason).toMatchObject({ status: 400, errors: [{ field: 'reason', code: 'required' }] });
  expect(done).toMatchObject({ status: 200, data: { status: 'CANCEL' } });
  expect([again.status, again.message]).toEqual([409, 'ORDER_NOT_CANCELLABLE']);
  expect(await shop.stock(placed.infoId)).toEqual({ onHand: 10, reserved: 0 });
  const { timeline, canCancel, paymentAction } = await shop.detail(placed);
  expect(timeline.at(-1)).toMatchObject({ status: 'CANCEL', by: 'CUSTOMER', reason: 'Đổi ý' });
  expect([canCancel, paymentAction]).toEqual([false, 'NONE']);
});

test('a customer asks once for a paid order to be cancelled, and it stays as it is until the shop decides', async () => {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId));
  expect(await shop.detail(placed)).toMatchObject({ canCancel: false, canRequestCancel: true });

  const noReason = await cancel(placed.orderId, placed.customer, ' ');
  const [first, ...others] = await Promise.all(
    ['Đổi ý', 'Mua nhầm', 'Đổi ý'].map((reason) => cancel(placed.orderId, placed.customer, reason)),
  );
  shop.clock.advance(3_600_000);
  const later = await cancel(placed.orderId, placed.customer, 'Vẫn muốn huỷ');

  expect(noReason).toMatchObject({ status: 400, errors: [{ field: 'reason', code: 'required' }] });
  expect(first).toMatchObject({ status: 200, data: { status: 'PROCESSING' } });
  expect([...others, later].map(({ data }) => data)).toEqual([first?.data, first?.data, first?.data]);
  const detail = await shop.detail(placed);
  expect(detail).toMatchObject({
    status: 'PROCESSING',
    canCancel: false,
    canRequestCancel: false,
    cancelRequestedAt: first?.data.cancelRequestedAt,
  });
  expect(detail.timeline.map(({ status, event, by }) => [status, event, by])).toEqual([
    ['NEW', undefined, 'CUSTOMER'],
    ['PROCESSING', undefined, 'SYSTEM'],
    ['PROCESSING', 'CANCEL_REQUESTED', 'CUSTOMER'],
  ]);
  const { cancelRequestReason } = await shop.db
    .selectFrom('orders')
    .select('cancelRequestReason')
    .where('id', '=', placed.orderId)
    .executeTakeFirstOrThrow();
  expect(detail.timeline.at(-1)?.reason).toBe(cancelRequestReason);
  expect(await shop.stock(placed.infoId)).toEqual({ onHand: 10, reserved: 1 });
  expect(
    await shop.db.selectFrom('refunds').select('id').where('payableId', '=', placed.orderId).execute(),
  ).toEqual([]);
});

test('a stranger cannot ask for it either', async () => {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId));

  expect(await cancel(placed.orderId, uuid())).toMatchObject({ status: 404, message: 'ORDER_NOT_FOUND' });

  expect(await shop.detail(placed)).not.toHaveProperty('cancelRequestedAt');
});

test('what is on its way or has arrived can neither be cancelled nor asked for', async () => {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId));
  const asked = await cancel(placed.orderId, placed.customer);
  const staff = (what: string, body: Record<string, unknown>) =>
    shop.call('PUT', `/api/main/admin/order/${placed.orderId}/${what}`, { as: 'OPERATOR', body });
  await staff('shipment', { carrier: 'GHN' });

  for (const status of ['DELIVERING', 'DONE']) {
    shop.clock.advance(60_000);
    await staff('status', { status });
    expect(await cancel(placed.orderId, placed.customer)).toMatchObject({
      status: 409,
      message: 'ORDER_NOT_CANCELLABLE',
    });
  }

  expect(await shop.detail(placed)).toMatchObject({
    status: 'DONE',
    canRequestCancel: false,
    cancelRequestedAt: asked.data.cancelRequestedAt,
  });
});

test('the code of an order has the day in Việt Nam on which it was placed', async () => {
  const now = shop.clock();
  const codeAt = async (instant: string) => {
    shop.clock.set(instant);
    return (await shop.anOrder({ paymentMethod: 'COD' })).code;
  };

  const codes = [await codeAt('2026-03-09T16:59:59.999Z'), await codeAt('2026-03-09T17:00:00.000Z')];

  shop.clock.set(now);
  expect(codes).toEqual([expect.stringMatching(/^DH260309\d{5}$/), expect.stringMatching(/^DH260310\d{5}$/)]);
});
