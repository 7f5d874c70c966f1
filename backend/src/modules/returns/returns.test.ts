import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import type { RequestedReturn, StaffReturn } from './returns.schema';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => {
  shop.gateway.reset();
  shop.mails.length = 0;
});
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<CheckoutShop['anOrder']>>;
const staff = (method: 'GET' | 'PUT', path: string, body?: Record<string, unknown>) =>
  shop.call<StaffReturn>(method, `/api/main/admin${path}`, { as: 'OPERATOR', ...(body && { body }) });
const move = (returnId: string, status: string, reason?: string) =>
  staff('PUT', `/return/${returnId}/status`, { status, ...(reason && { reason }) });
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const days = (count: number) => shop.clock.advance(count * 24 * 3_600_000);

/** Three of one thing, for 100.000 đồng each unless told, paid online and handed over. */
async function delivered(change: Record<string, unknown> = {}, price = 100_000): Promise<Placed> {
  const { infoId } = await shop.shelf.aProduct({ variants: [{ price, onHand: 20 }] });
  const lines = [{ infoId, quantity: 3 }];
  const placed = await shop.anOrder({ infoId, lines, ...change });
  if (change['paymentMethod'] !== 'COD') await shop.ipn(await shop.news(placed.orderId));
  else await staff('PUT', `/order/${placed.orderId}/status`, { status: 'PROCESSING' });
  await staff('PUT', `/order/${placed.orderId}/shipment`, { carrier: 'GHN' });
  for (const status of ['DELIVERING', 'DONE'])
    await staff('PUT', `/order/${placed.orderId}/status`, { status });
  return placed;
}
async function ask(placed: Placed, change: Record<string, unknown> = {}, as = placed.customer, key = '') {
  const lineId = (await shop.detail(placed)).lines[0]?.id;
  const body = { type: 'RETURN', lines: [{ lineId, quantity: 1 }], reason: 'Không vừa cỡ', ...change };
  return shop.call<RequestedReturn>('POST', `/order/${placed.orderId}/return`, { as, body, key });
}

test('goods go back for their money: asked, approved, received, refunded, each told by mail', async () => {
  const placed = await delivered();
  const before = await shop.detail(placed);
  expect(before.lines[0]?.returnable).toBe(3);
  expect(before.returnUntil).toBe(new Date(shop.clock().getTime() + 7 * 24 * 3_600_000).toISOString());

  const key = uuid();
  const [first, again] = [
    await ask(placed, { lines: [{ lineId: before.lines[0]?.id, quantity: 2 }] }, placed.customer, key),
    await ask(placed, { lines: [{ lineId: before.lines[0]?.id, quantity: 2 }] }, placed.customer, key),
  ];
  const { returnId } = first.data;
  expect(again.data).toEqual({ returnId, status: 'NEW' });
  expect(await move(returnId, 'APPROVED', 'Gửi về 12 Lý Thường Kiệt')).toMatchObject({ status: 200 });
  expect(await move(returnId, 'RECEIVED')).toMatchObject({ status: 200 });
  const { data } = await move(returnId, 'REFUNDED');

  expect(data).toMatchObject({
    orderId: placed.orderId,
    orderCode: placed.code,
    customerId: placed.customer,
    status: 'REFUNDED',
    refundAmount: 200_000,
    answer: 'Gửi về 12 Lý Thường Kiệt',
    lines: [{ quantity: 2 }],
  });
  expect(data.events.map(({ status, by }) => `${status} ${by}`)).toEqual([
    'NEW CUSTOMER',
    'APPROVED OPERATOR',
    'RECEIVED OPERATOR',
    'REFUNDED OPERATOR',
  ]);
  const after = await shop.detail(placed);
  expect(after).toMatchObject({
    status: 'DONE',
    paymentStatus: 'paid',
    refunding: 200_000,
    returns: [{ status: 'REFUNDED' }],
  });
  expect(after.lines[0]?.returnable).toBe(1);
  expect(after.timeline.at(-1)).toMatchObject({ event: 'REFUND_ASKED', amount: 200_000 });

  await shop.runJobs();
  const told = shop.mails.filter(({ subject }) => /đổi trả|gửi trả/.test(subject));
  expect(told).toHaveLength(4);
  const notified = await shop.call<{ data: { kind: string; facts: object }[] }>(
    'GET',
    '/api/relationship/notify/list?pageSize=100',
    { as: placed.customer },
  );
  const ofReturn = notified.data.data.filter(({ kind }) => kind === 'ORDER_RETURN');
  expect(ofReturn).toHaveLength(3);
  expect(ofReturn[0]?.facts).toMatchObject({ orderId: placed.orderId, code: placed.code });
  const said = (subject: string) => plain(told.find((mail) => mail.subject === subject)?.text);
  expect(said(`Đã nhận yêu cầu đổi trả của đơn hàng ${placed.code}`)).toContain('trong một ngày làm việc');
  expect(said(`Yêu cầu đổi trả của đơn hàng ${placed.code} được chấp nhận`)).toContain(
    'Cửa hàng nhắn: Gửi về 12 Lý Thường Kiệt',
  );
  expect(said(`Yêu cầu đổi trả của đơn hàng ${placed.code} được chấp nhận`)).toContain(
    'Tiền được hoàn sau khi hàng đã kiểm tra xong.',
  );
  expect(said(`Đã nhận hàng gửi trả của đơn hàng ${placed.code}`)).toContain('đang kiểm tra');
  expect(said(`Hoàn tiền cho yêu cầu đổi trả của đơn hàng ${placed.code}`)).toContain(
    'Số tiền 200.000 ₫ đang được hoàn lại qua cách bạn đã thanh toán.',
  );
});

test('what was given back as an amount before is not given once more with the goods', async () => {
  const placed = await delivered();
  const lineId = (await shop.detail(placed)).lines[0]?.id;
  await staff('PUT', `/order/${placed.orderId}/refund`, {
    amount: placed.grandTotal - 250_000,
    reason: 'Giao trễ',
  });
  const { returnId } = (await ask(placed, { lines: [{ lineId, quantity: 3 }] })).data;
  for (const status of ['APPROVED', 'RECEIVED']) await move(returnId, status);

  const { status, data } = await move(returnId, 'REFUNDED');

  expect([status, data.status, data.refundAmount]).toEqual([200, 'REFUNDED', 250_000]);
  expect(await shop.detail(placed)).toMatchObject({ refunding: placed.grandTotal });
});

test('never more goes back than was bought, however it is asked for', async () => {
  const placed = await delivered();
  const lineId = (await shop.detail(placed)).lines[0]?.id;

  const atOnce = await Promise.all(
    [2, 2, 2].map((quantity) => ask(placed, { lines: [{ lineId, quantity }] })),
  );
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await ask(placed, { lines: [{ lineId, quantity: 2 }] })).toMatchObject({
    status: 409,
    message: 'RETURN_EXCEEDS_UNITS',
  });
  await staff('PUT', `/order/${placed.orderId}/refund`, {
    lines: [{ lineId, quantity: 1 }],
    reason: 'Thiếu một',
  });
  expect(await ask(placed, { lines: [{ lineId, quantity: 1 }] })).toMatchObject({ status: 409 });

  const [first] = (await shop.detail(placed)).returns;
  expect(await move(first?.id ?? '', 'REJECTED')).toMatchObject({
    status: 400,
    errors: [{ field: 'reason', code: 'required' }],
  });
  expect(await move(first?.id ?? '', 'REJECTED', 'Hàng đã giặt')).toMatchObject({ status: 200 });
  expect((await shop.detail(placed)).lines[0]?.returnable).toBe(2);
  expect((await shop.detail(placed)).returns[0]).toMatchObject({ answer: 'Hàng đã giặt' });
});

test('each kind has its own way, and nothing else is possible', async () => {
  const placed = await delivered();
  const exchange = (await ask(placed, { type: 'EXCHANGE' })).data.returnId;
  const refund = (await ask(placed, { type: 'REFUND' })).data.returnId;
  const mine = (await ask(placed)).data.returnId;
  const withdraw = (id: string, as = placed.customer) =>
    shop.call('PUT', `/order/${placed.orderId}/return/${id}/withdrawn`, { as });
  const refused = { status: 409, message: 'RETURN_TRANSITION_NOT_ALLOWED' };

  expect(await move(exchange, 'REFUNDED')).toMatchObject(refused);
  await move(exchange, 'APPROVED');
  expect(await move(exchange, 'EXCHANGED')).toMatchObject(refused);
  await move(exchange, 'RECEIVED');
  expect(await move(exchange, 'REFUNDED')).toMatchObject(refused);
  expect(await move(exchange, 'EXCHANGED')).toMatchObject({ data: { refundAmount: null } });
  expect(await move(exchange, 'REJECTED', 'x')).toMatchObject(refused);

  await move(refund, 'APPROVED');
  const approved = await shop.db
    .selectFrom('outbox')
    .select('textBody')
    .where('dedupeKey', '=', `order:${placed.orderId}:return:${refund}:APPROVED`)
    .executeTakeFirstOrThrow();
  expect(plain(approved.textBody)).toContain('Bạn không cần gửi hàng về.');
  expect(await move(refund, 'RECEIVED')).toMatchObject(refused);
  const twice = await Promise.all([move(refund, 'REFUNDED'), move(refund, 'REFUNDED')]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await shop.detail(placed)).refunding).toBe(100_000);

  expect(await withdraw(mine, uuid())).toMatchObject({ status: 404, message: 'ORDER_NOT_FOUND' });
  expect(await withdraw(uuid())).toMatchObject({ status: 404, message: 'RETURN_NOT_FOUND' });
  const { returnId: ofAnother } = (await ask(await delivered())).data;
  expect(await withdraw(ofAnother)).toMatchObject({ status: 404, message: 'RETURN_NOT_FOUND' });
  expect(await withdraw(exchange)).toMatchObject({ status: 409, message: 'RETURN_NOT_WITHDRAWABLE' });
  expect(await withdraw(mine)).toMatchObject({ data: { returnId: mine, status: 'WITHDRAWN' } });
  expect(await withdraw(mine)).toMatchObject({ status: 200 });
  expect(await move(mine, 'APPROVED')).toMatchObject(refused);
});

test('a unit whose money went back is not exchanged as well', async () => {
  const placed = await delivered();
  const lineId = (await shop.detail(placed)).lines[0]?.id;
  const { returnId } = (await ask(placed, { type: 'EXCHANGE', lines: [{ lineId, quantity: 3 }] })).data;
  for (const status of ['APPROVED', 'RECEIVED']) await move(returnId, status);
  await staff('PUT', `/order/${placed.orderId}/refund`, {
    lines: [{ lineId, quantity: 1 }],
    reason: 'Hết cỡ',
  });

  expect(await move(returnId, 'EXCHANGED')).toMatchObject({ status: 409, message: 'REFUND_EXCEEDS_UNITS' });
  expect((await shop.detail(placed)).returns[0]).toMatchObject({ status: 'RECEIVED' });
});

test('what was paid in cash goes back by transfer and is kept all the same', async () => {
  const placed = await delivered({ paymentMethod: 'COD' });
  const { returnId } = (await ask(placed, { type: 'REFUND' })).data;
  await move(returnId, 'APPROVED');

  expect(await move(returnId, 'REFUNDED', 'Đã chuyển khoản')).toMatchObject({
    data: { refundAmount: 100_000 },
  });
  expect(await shop.detail(placed)).toMatchObject({ refunding: 0, refunded: 0, paymentStatus: 'paid' });
  const told = await shop.db
    .selectFrom('outbox')
    .select('textBody')
    .where('dedupeKey', '=', `order:${placed.orderId}:return:${returnId}:REFUNDED`)
    .executeTakeFirstOrThrow();
  expect(plain(told.textBody)).toContain('Số tiền 100.000 ₫ được hoàn lại cho bạn bằng chuyển khoản.');
});

test('a return is refused with its exact reason, and takes nothing along', async () => {
  const young = await shop.anOrder();
  const placed = await delivered();
  const lineId = (await shop.detail(placed)).lines[0]?.id;
  const line = { lineId, quantity: 1 };

  expect(await ask(young)).toMatchObject({ status: 409, message: 'ORDER_NOT_DONE' });
  expect(await ask(placed, {}, uuid())).toMatchObject({ status: 404, message: 'ORDER_NOT_FOUND' });
  const wrong: [Record<string, unknown>, object][] = [
    [{ reason: ' \n ' }, { errors: [{ field: 'reason', code: 'required' }] }],
    [{ lines: [] }, { status: 400 }],
    [
      { lines: [{ lineId: uuid(), quantity: 1 }] },
      { errors: [{ field: 'lines[0].lineId', code: 'invalid' }] },
    ],
    [{ lines: [line, line] }, { errors: [{ field: 'lines[1].lineId', code: 'twice' }] }],
    [{ lines: [{ lineId, quantity: 0 }] }, { status: 400 }],
    [{ lines: [{ lineId, quantity: 4 }] }, { status: 409, message: 'RETURN_EXCEEDS_UNITS' }],
    [{ type: 'GIFT' }, { status: 400 }],
    [{ images: [uuid()] }, { errors: [{ field: 'images', code: 'invalid' }] }],
    [{ status: 'REFUNDED' }, { status: 400 }],
  ];
  for (const [change, expected] of wrong) expect(await ask(placed, change)).toMatchObject(expected);
  expect((await shop.detail(placed)).returns).toEqual([]);

  days(7);
  expect((await shop.detail(placed)).lines[0]?.returnable).toBe(0);
  expect(await ask(placed)).toMatchObject({ status: 409, message: 'RETURN_TOO_LATE' });
});

test('a customer asks twenty times an hour, and others are not kept from asking', async () => {
  const [placed, other] = [await delivered(), await delivered()];
  for (let asked = 0; asked < 20; asked++) await ask(placed, { reason: ' ' });

  expect(await ask(placed)).toMatchObject({ status: 429, message: 'TOO_MANY_REQUESTS' });
  expect(await ask(other)).toMatchObject({ status: 200 });
  shop.clock.advance(3_600_000);
  expect(await ask(placed)).toMatchObject({ status: 200 });
});

test('what cost nothing is exchanged, and not sent back for no money', async () => {
  const placed = await delivered({ paymentMethod: 'COD' }, 0);

  for (const type of ['RETURN', 'REFUND'])
    expect(await ask(placed, { type })).toMatchObject({ status: 409, message: 'RETURN_WITHOUT_COST' });
  expect(await ask(placed, { type: 'EXCHANGE' })).toMatchObject({ status: 200 });
});

test('only staff decide, and they find who waits longest', async () => {
  const placed = await delivered();
  const { returnId } = (await ask(placed)).data;
  const paths = ['/return', `/return/${returnId}`];

  for (const path of paths) {
    const address = `/api/main/admin${path}`;
    expect((await shop.call('GET', address, { as: placed.customer })).status).toBe(403);
    expect((await shop.call('GET', address)).status).toBe(401);
  }
  const body = { status: 'APPROVED' };
  const act = await shop.call('PUT', `/api/main/admin/return/${returnId}/status`, {
    as: placed.customer,
    body,
  });
  expect(act.status).toBe(403);
  expect((await staff('GET', '/return/none')).status).toBe(404);
  const page = await shop.call<{ data: StaffReturn[] }>(
    'GET',
    '/api/main/admin/return?status=NEW&pageSize=100',
    {
      as: 'OPERATOR',
    },
  );
  expect(page.data.data.map(({ id }) => id)).toContain(returnId);
  expect(page.data.data.every(({ status }) => status === 'NEW')).toBe(true);
});

test('staff read the requests page by page, the oldest first, each with its own goods', async () => {
  const asked: string[] = [];
  const names = ['Áo cũ', 'Mũ mới'];
  for (const name of names) {
    shop.clock.advance(1_000);
    const placed = await delivered();
    await shop.db.updateTable('orderLines').set({ name }).where('orderId', '=', placed.orderId).execute();
    asked.push((await ask(placed)).data.returnId);
  }
  const pageOf = async (query: string) =>
    (
      await shop.call<{ data: StaffReturn[]; meta: { total: number } }>(
        'GET',
        `/api/main/admin/return?status=NEW&${query}`,
        { as: 'OPERATOR' },
      )
    ).data;
  const { meta } = await pageOf('pageSize=1');

  const last = await Promise.all([
    pageOf(`pageSize=1&page=${String(meta.total - 1)}`),
    pageOf(`pageSize=1&page=${String(meta.total)}`),
  ]);

  expect(last.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(asked);
  expect(last.flatMap(({ data }) => data.flatMap(({ goods }) => goods.map(({ name }) => name)))).toEqual(
    names,
  );
});

test('staff read what became of a return in the order in which it came about', async () => {
  const placed = await delivered();
  const { returnId } = (await ask(placed)).data;
  for (const status of ['APPROVED', 'RECEIVED']) {
    days(1);
    await move(returnId, status);
  }

  const { data } = await staff('GET', `/return/${returnId}`);

  expect(data.events.map(({ status, by }) => `${status} ${by}`)).toEqual([
    'NEW CUSTOMER',
    'APPROVED OPERATOR',
    'RECEIVED OPERATOR',
  ]);
});
