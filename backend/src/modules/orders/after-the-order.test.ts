import { v7 as uuid } from 'uuid';
import { anAccount } from '../../testing/accounts';
import { openCheckoutShop, someone, type CheckoutShop } from '../../testing/checkout';
import { otherSpellings } from '../../testing/spellings';
import type { MyOrder, Reorder, ResentEmail, TrackedOrder } from './orders.schema';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => {
  shop.mails.length = 0;
});
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

test('an order is bought again as far as it can be had, and what cannot says why', async () => {
  const customer = uuid();
  const { infoId: plenty } = await shop.shelf.aProduct({ name: 'Áo', variants: [{ onHand: 20 }] });
  const { infoId: few } = await shop.shelf.aProduct({ name: 'Mũ', variants: [{ onHand: 5 }] });
  const { infoId: none } = await shop.shelf.aProduct({ name: 'Tất', variants: [{ onHand: 2 }] });
  const { infoId: gone } = await shop.shelf.aProduct({ name: 'Giày', variants: [{ onHand: 5 }] });
  const lines = [
    { infoId: plenty, quantity: 2 },
    { infoId: few, quantity: 3 },
    { infoId: none, quantity: 2 },
    { infoId: gone, quantity: 1 },
  ];
  const placed = await shop.anOrder({ customer, infoId: plenty, lines, paymentMethod: 'COD' });
  await shop.db.updateTable('productVariants').set({ isActive: false }).where('id', '=', gone).execute();
  await shop.db.updateTable('productVariants').set({ price: 333_000 }).where('id', '=', plenty).execute();

  const { data } = await shop.call<Reorder>('POST', `/order/${placed.orderId}/reorder`, { as: customer });

  expect(data.added).toEqual([
    { infoId: plenty, name: 'Áo', quantity: 2, price: 333_000 },
    { infoId: few, name: 'Mũ', quantity: 2, price: expect.any(Number) },
  ]);
  expect(data.skipped).toEqual([
    { infoId: few, name: 'Mũ', quantity: 1, reason: 'NOT_ENOUGH' },
    { infoId: none, name: 'Tất', quantity: 2, reason: 'SOLD_OUT' },
    { infoId: gone, name: 'Giày', quantity: 1, reason: 'GONE' },
  ]);
  expect((await shop.call('POST', `/order/${placed.orderId}/reorder`, { as: uuid() })).status).toBe(404);
});

test('a gift of an order is not bought again: the new order earns its own', async () => {
  const customer = uuid();
  const { infoId } = await shop.shelf.aProduct({ name: 'Áo', variants: [{ onHand: 20 }] });
  const { infoId: gift } = await shop.shelf.aProduct({ name: 'Tất', variants: [{ onHand: 20 }] });
  const lines = [infoId, gift].map((one) => ({ infoId: one, quantity: 1 }));
  const { orderId } = await shop.anOrder({ customer, infoId, lines, paymentMethod: 'COD' });
  await shop.db.updateTable('orderLines').set({ isGift: true }).where('variantId', '=', gift).execute();

  const { data } = await shop.call<Reorder>('POST', `/order/${orderId}/reorder`, { as: customer });

  expect(data.added.map(({ name }) => name)).toEqual(['Áo']);
  expect(data.skipped).toEqual([]);
});

test('a card of a list says what can be reviewed and whether it can be bought again', async () => {
  const { id: customer } = await anAccount(shop);
  const shirt = await shop.shelf.aProduct({ name: 'Áo', variants: [{ onHand: 9 }] });
  const cap = await shop.shelf.aProduct({ name: 'Mũ', variants: [{ onHand: 9 }] });
  const gone = await shop.shelf.aProduct({ name: 'Giày', variants: [{ onHand: 9 }] });
  const lines = [shirt, cap, gone].map(({ infoId }) => ({ infoId, quantity: 1 }));
  const placed = await shop.anOrder({ customer, infoId: shirt.infoId, lines, paymentMethod: 'COD' });
  const card = async (as = customer) =>
    (await shop.call<{ data: MyOrder[] }>('GET', '/order/my-order', { as })).data.data[0];
  expect(await card()).toMatchObject({ canReorder: false, reviewable: [] });

  const staff = (part: 'status' | 'shipment', body: Record<string, unknown>) =>
    shop.call('PUT', `/api/main/admin/order/${placed.orderId}/${part}`, { as: 'OPERATOR', body });
  await staff('status', { status: 'PROCESSING' });
  await staff('shipment', { carrier: 'GHN' });
  for (const status of ['DELIVERING', 'DONE']) await staff('status', { status });
  await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', gone.id).execute();
  const before = await card();
  expect(before?.canReorder).toBe(true);
  expect(before?.reviewable).toEqual([
    { orderLineId: expect.any(String), name: 'Áo', seoSlug: shirt.slug },
    { orderLineId: expect.any(String), name: 'Mũ', seoSlug: cap.slug },
  ]);

  const written = await shop.call('POST', `/api/main/review/${shirt.id}/customer-review`, {
    as: customer,
    body: { orderLineId: before?.reviewable[0]?.orderLineId, rating: 5, content: 'Vải mềm, mặc rất mát.' },
  });
  expect(written.status).toBe(200);
  expect((await card())?.reviewable.map(({ name }) => name)).toEqual(['Mũ']);
  expect(await card(uuid())).toBeUndefined();
});

test('the mail of an order is sent again to its own address, and not without end', async () => {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });
  const again = (as = placed.customer) =>
    shop.call<ResentEmail>('POST', `/order/${placed.orderId}/resend-email`, { as });
  await shop.runJobs();
  shop.mails.length = 0;

  expect(await again(uuid())).toMatchObject({ status: 404, message: 'ORDER_NOT_FOUND' });
  expect((await again()).data).toEqual({ email: someone.email });
  shop.clock.advance(1_000);
  await again();
  shop.clock.advance(1_000);
  await again();
  expect(await again()).toMatchObject({ status: 429, message: 'TOO_MANY_REQUESTS' });
  const other = await shop.anOrder({ customer: placed.customer, paymentMethod: 'COD' });
  const ofOther = await shop.call('POST', `/order/${other.orderId}/resend-email`, { as: placed.customer });
  expect(ofOther.status).toBe(200);
  await shop.runJobs();

  const mails = shop.mails.filter(({ subject }) => !subject.includes(other.code));
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
    Array(3).fill([someone.email, `Thông tin đơn hàng ${placed.code}`]),
  );
  shop.clock.advance(3_600_000);
  expect((await again()).status).toBe(200);
});

test('anyone who follows an order by its link reads where it went, not what staff wrote down beside', async () => {
  const { orderId, code } = await shop.anOrder({ paymentMethod: 'COD' });
  await shop.runJobs();
  const mail = shop.mails.find(({ subject }) => subject.includes(code))?.text ?? '';
  const token = /\/track\/[0-9a-f-]{36}\?token=(\S+)/.exec(mail)?.[1] ?? '';
  const write = (what: string, body: Record<string, string>) =>
    shop.call('PUT', `/api/main/admin/order/${orderId}/${what}`, { as: 'OPERATOR', body });
  await write('status', { status: 'PROCESSING', reason: 'vì vậy' });
  await write('shipment', { carrier: 'GHN', trackingNumber: 'GHN123' });

  const query = new URLSearchParams({ token, orderId });
  const { data } = await shop.call<TrackedOrder>('GET', `/order/track?${query.toString()}`);

  expect(data.timeline.map(({ status }) => status)).toEqual(['NEW', 'PROCESSING']);
  expect(data.shipments).toMatchObject([{ carrier: 'GHN', trackingNumber: 'GHN123' }]);
  expect(JSON.stringify(data)).not.toContain('vì vậy');
});

test('anyone who follows an order by its link reads it in their own language', async () => {
  const { infoId } = await shop.shelf.aProduct({ name: { vi: 'Áo mưa', en: 'Raincoat' }, variants: [{}] });
  const { code } = await shop.anOrder({ infoId, paymentMethod: 'COD' });
  await shop.runJobs();
  const mail = shop.mails.find(({ subject }) => subject.includes(code))?.text ?? '';
  const token = /\/track\/[0-9a-f-]{36}\?token=(\S+)/.exec(mail)?.[1] ?? '';
  const nameIn = async (language: string) =>
    (await shop.call<TrackedOrder>('GET', `/order/track?token=${token}`, { language })).data.lines[0]?.name;

  expect([await nameIn('vi'), await nameIn('en')]).toEqual(['Áo mưa', 'Raincoat']);
});

test('the link of a mail shows how far an order is, without signing in and without who gets it', async () => {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });
  const other = await shop.anOrder({ paymentMethod: 'COD' });
  await shop.runJobs();
  const linkOf = (code: string) =>
    /http:\/\/shop\.test\/track\/([0-9a-f-]{36})\?token=(\S+)/.exec(
      shop.mails.find(({ subject }) => subject.includes(code))?.text ?? '',
    ) ?? [];
  const [, orderId = '', token = ''] = linkOf(placed.code);
  const track = (query: Record<string, string>) =>
    shop.call<TrackedOrder>('GET', `/order/track?${new URLSearchParams(query).toString()}`);

  const shown = await track({ token, orderId });
  expect(orderId).toBe(placed.orderId);
  expect(shown.data).toMatchObject({
    code: placed.code,
    status: 'NEW',
    paymentStatus: 'unpaid',
    province: 'Thành phố Hồ Chí Minh',
    lines: [{ quantity: 1 }],
    timeline: [{ status: 'NEW' }],
  });
  const said = JSON.stringify(shown.data);
  for (const secret of [
    someone.email,
    '912345678',
    someone.lastName,
    'Lê Lợi',
    'Giao giờ hành chính',
    orderId,
  ])
    expect(said).not.toContain(secret);

  const [id, until, signature = ''] = token.split('.');
  const later = (Number.parseInt(until ?? '', 36) + 1).toString(36);
  const result = new URL((await shop.anOrder()).next.url ?? 'http://x').searchParams.get('token') ?? 'x.y.z';
  const forged = [
    { token: '' },
    { token: 'a.b.c' },
    { token: `${id}.${until}.${signature.slice(1)}` },
    { token: `${id}.${later}.${signature}` },
    { token: `${other.orderId}.${until}.${signature}` },
    { token: result },
    ...otherSpellings(token).map((spelling) => ({ token: spelling })),
    { token, orderId: other.orderId },
  ];
  for (const query of forged)
    expect(await track(query)).toMatchObject({ status: 404, message: 'TRACKING_LINK_INVALID' });

  shop.clock.advance(90 * 24 * 3_600_000 - 60_000);
  expect((await track({ token })).status).toBe(200);
  shop.clock.advance(60_000);
  expect((await track({ token })).status).toBe(404);
});
