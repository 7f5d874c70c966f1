import { v7 as uuid } from 'uuid';
import { createShelf } from '../../testing/catalogue';
import { createOffers } from '../../testing/offers';
import { aFlashSaleBody } from '../../testing/staff-offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { WrittenOffer } from '../offers/staff-offers.schema';
import type { StaffFlashSale } from './staff-flash-sales.schema';

let shop: TestApp;
let shelf: ReturnType<typeof createShelf>;
beforeAll(async () => {
  shop = await createTestApp();
  shelf = createShelf(shop.db);
});
beforeEach(async () => {
  shop.clock.set('2026-01-15T03:00:00.000Z');
  await createOffers(shop).clear();
});
afterAll(() => shop.close());

async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const reply = await shop.app.inject({
    method,
    url: `/api/main/admin/flash-sale${path}`,
    headers: shop.as('OPERATOR'),
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json<{ data: T; message: string; errors?: unknown }>() };
}
const write = (...given: Parameters<typeof aFlashSaleBody>) =>
  call<WrittenOffer>('POST', '', aFlashSaleBody(...given));
const read = async (id: string) => (await call<StaffFlashSale>('GET', `/${id}`)).data;

test('an operator writes a sale with its products in their order, and shoppers see its prices at once', async () => {
  const shirt = await shelf.aProduct({ name: 'Sơ mi', variants: [{ price: 200_000 }] });
  const sock = await shelf.aProduct({ name: 'Tất', variants: [{ price: 50_000 }] });
  const { data } = await write([
    { infoId: sock.infoId, kind: 'SUBTRACT', value: 10_000 },
    { infoId: shirt.infoId, kind: 'FIXED_PRICE', value: 99_000, quota: 3, perCustomerLimit: 1 },
  ]);

  expect((await read(data.id)).items).toMatchObject([
    { infoId: sock.infoId, product: { name: 'Tất', price: 50_000 } },
    { infoId: shirt.infoId, quota: 3, isUsed: false },
  ]);
  const shown = await shop.app.inject({ url: '/api/main/flash-sale/current-flash-sale' });
  expect(shown.json()).toMatchObject({
    data: {
      currentFlashSale: { products: [{ salePrice: 40_000 }, { salePrice: 99_000, perCustomerLimit: 1 }] },
    },
  });
  const body = aFlashSaleBody([{ infoId: shirt.infoId }, { infoId: sock.infoId }]);
  expect((await call('PUT', `/${data.id}`, { ...body, version: 1 })).status).toBe(200);
  expect((await read(data.id)).items.map(({ infoId }) => infoId)).toEqual([shirt.infoId, sock.infoId]);
  expect((await call('GET', '?state=RUNNING&search=vàng')).data).toMatchObject({
    data: [{ id: data.id, productCount: 2, quota: 20, taken: 0 }],
  });
});

test('prices that save nothing, quotas of nothing and products that are not sold are refused, each by its place', async () => {
  const { infoId } = await shelf.aProduct({ variants: [{ price: 100_000 }] });
  const other = await shelf.aProduct();
  const refused = await write([
    { infoId, kind: 'FIXED_PRICE', value: 100_000 },
    { infoId: other.infoId, value: 120, quota: 0, perCustomerLimit: -1 },
    { infoId, value: 0 },
    { infoId: uuid(), value: -1 },
  ]);

  expect(refused.errors).toEqual([
    { field: 'items[0].value', code: 'noDiscount' },
    { field: 'items[1].value', code: 'maximum' },
    { field: 'items[1].quota', code: 'minimum' },
    { field: 'items[1].perCustomerLimit', code: 'minimum' },
    { field: 'items[2].infoId', code: 'twice' },
    { field: 'items[2].value', code: 'noDiscount' },
    { field: 'items[3].infoId', code: 'unknown' },
  ]);
  expect((await write([])).errors).toEqual([{ field: 'items', code: 'required' }]);
});

test('two sales of one product at the same time are refused, also when both are sent at once', async () => {
  const product = await shelf.aProduct({ variants: [{}, {}] });
  const [one = '', other = ''] = product.infoIds;

  const replies = await Promise.all([write([{ infoId: one }]), write([{ infoId: other }])]);

  expect(replies.map(({ message }) => message).sort()).toEqual(['FLASH_SALE_OVERLAPS', 'OK']);
  const later = { startsAt: '2026-01-20T02:00:00.000Z', endsAt: '2026-01-21T02:00:00.000Z' };
  expect((await write([{ infoId: one }], later)).status).toBe(200);
  expect((await write([{ infoId: one }], { isActive: false })).status).toBe(200);
});

test('of a sale that orders used, prices and its beginning stay; quotas grow and products join', async () => {
  const used = await shelf.aProduct({ variants: [{ onHand: 50 }] });
  const unused = await shelf.aProduct();
  const added = await shelf.aProduct();
  const body = aFlashSaleBody([{ infoId: used.infoId }, { infoId: unused.infoId }]);
  const { id } = (await call<WrittenOffer>('POST', '', body)).data;
  await shop.db.updateTable('flashSaleItems').set({ sold: 4 }).where('variantId', '=', used.infoId).execute();
  await shop.db
    .insertInto('flashSaleUses')
    .values({
      orderId: uuid(),
      flashSaleId: id,
      variantId: used.infoId,
      customerId: uuid(),
      quantity: 4,
      state: 'CONSUMED',
      heldAt: shop.clock(),
      settledAt: shop.clock(),
    })
    .execute();
  const change = (items: Parameters<typeof aFlashSaleBody>[0], given: object = {}) =>
    call('PUT', `/${id}`, { ...aFlashSaleBody(items, given), version: 1 });

  expect(
    (await change([{ infoId: used.infoId, value: 30, quota: 3 }], { startsAt: '2026-01-15T01:00:00Z' }))
      .errors,
  ).toEqual([
    { field: 'items[0].value', code: 'inUse' },
    { field: 'items[0].quota', code: 'belowTaken' },
    { field: 'startsAt', code: 'inUse' },
  ]);
  expect((await change([{ infoId: unused.infoId }])).errors).toEqual([{ field: 'items', code: 'inUse' }]);
  const inAnotherWay = { infoId: used.infoId, kind: 'SUBTRACT' as const };
  expect((await change([inAnotherWay])).errors).toEqual([{ field: 'items[0].value', code: 'inUse' }]);
  expect((await change([{ infoId: added.infoId }, { infoId: used.infoId, quota: 40 }])).status).toBe(200);
  expect((await read(id)).items).toMatchObject([
    { infoId: added.infoId, sold: 0 },
    { infoId: used.infoId, sold: 4, quota: 40, isUsed: true },
  ]);
  expect((await call('DELETE', `/${id}`)).message).toBe('OFFER_IN_USE');
  expect((await call('PUT', `/${id}/end`, { version: 2, reason: 'Hết hàng' })).status).toBe(200);
  const over = await shop.app.inject({ url: '/api/main/flash-sale/current-flash-sale' });
  expect(over.json()).toMatchObject({ data: { currentFlashSale: null } });
});

test('the quota of a running sale covers what orders hold of it, beside what they have bought', async () => {
  const used = await shelf.aProduct({ variants: [{ onHand: 50 }] });
  const body = (quota: number) => ({ ...aFlashSaleBody([{ infoId: used.infoId, quota }]), version: 1 });
  const { id } = (await call<WrittenOffer>('POST', '', aFlashSaleBody([{ infoId: used.infoId, quota: 20 }])))
    .data;
  await shop.db
    .updateTable('flashSaleItems')
    .set({ sold: 4, reserved: 3 })
    .where('variantId', '=', used.infoId)
    .execute();

  expect((await call('PUT', `/${id}`, body(6))).errors).toEqual([
    { field: 'items[0].quota', code: 'belowTaken' },
  ]);
  expect((await call('PUT', `/${id}`, body(7))).status).toBe(200);
});

test('everything that an operator writes of a sale is stored, and can be written again', async () => {
  const color = { vi: 'Đỏ', en: 'Red', rgb: '#ff0000' };
  const shirt = await shelf.aProduct({
    name: 'Sơ mi',
    variants: [{ price: 200_000, size: 'M', color, onHand: 7 }],
  });
  const sock = await shelf.aProduct({ name: 'Tất', variants: [{ price: 50_000 }] });
  const first = aFlashSaleBody(
    [{ infoId: shirt.infoId, kind: 'FIXED_PRICE', value: 99_000, quota: 3, perCustomerLimit: 1 }],
    {
      nameVi: 'Một',
      nameEn: 'One',
      isActive: false,
      startsAt: '2026-01-15T02:30:00.000Z',
      endsAt: '2026-02-01T00:00:00.000Z',
    },
  );
  const second = aFlashSaleBody(
    [
      { infoId: sock.infoId, kind: 'SUBTRACT', value: 1, quota: 1, perCustomerLimit: null },
      { infoId: shirt.infoId, kind: 'PERCENT', value: 12.5, quota: 4, perCustomerLimit: 2 },
    ],
    {
      nameVi: 'Hai',
      nameEn: 'Two',
      startsAt: '2026-01-15T02:45:00.000Z',
      endsAt: '2026-03-01T00:00:00.000Z',
    },
  );
  const { data } = await call<WrittenOffer>('POST', '', first);
  const answerOf = ({ items, ...sale }: typeof first, version: number, state: string) => ({
    ...sale,
    id: data.id,
    version,
    state,
    isUsed: false,
    items: items.map((item) => ({
      ...item,
      reserved: 0,
      sold: 0,
      isUsed: false,
      product: expect.objectContaining(
        item.infoId === shirt.infoId
          ? {
              productId: shirt.id,
              name: 'Sơ mi',
              price: 200_000,
              stock: 7,
              size: 'M',
              color: { name: 'Đỏ', rgb: '#ff0000' },
            }
          : { productId: sock.id, name: 'Tất', price: 50_000, stock: 10, size: null, color: null },
      ),
    })),
  });

  expect(await read(data.id)).toEqual(answerOf(first, 1, 'OFF'));
  expect((await call('PUT', `/${data.id}`, { ...second, version: 1 })).data).toEqual({
    id: data.id,
    version: 2,
  });
  expect(await read(data.id)).toEqual(answerOf(second, 2, 'RUNNING'));
});

test('a list of sales says how much they have, and how much of it was taken', async () => {
  const product = await shelf.aProduct({ variants: [{}, {}] });
  const other = await shelf.aProduct();
  const [one = '', two = ''] = product.infoIds;
  const { data } = await write([
    { infoId: one, quota: 3 },
    { infoId: two, quota: 4 },
    { infoId: other.infoId, quota: 5 },
  ]);
  await shop.db
    .updateTable('flashSaleItems')
    .set({ reserved: 1, sold: 2 })
    .where('variantId', 'in', [one, two])
    .execute();

  expect((await call('GET', '')).data).toMatchObject({
    data: [{ id: data.id, productCount: 2, quota: 12, taken: 6, isUsed: false }],
    counts: { RUNNING: 1, PLANNED: 0, ENDED: 0, OFF: 0 },
  });
});

test('a sale that is off blocks no other, and is refused when it is turned on beside it', async () => {
  const { infoId } = await shelf.aProduct();
  const off = aFlashSaleBody([{ infoId }], { isActive: false });
  const { id } = (await call<WrittenOffer>('POST', '', off)).data;

  expect((await write([{ infoId }])).message).toBe('OK');
  const turnedOn = await call<{ overlaps: { name: string }[] }>('PUT', `/${id}`, {
    ...off,
    isActive: true,
    version: 1,
  });

  expect(turnedOn.message).toBe('FLASH_SALE_OVERLAPS');
  expect(turnedOn.data.overlaps).toMatchObject([{ name: 'Giờ vàng' }]);
  expect(await read(id)).toMatchObject({ version: 1, isActive: false });
});

test('sales of one product may touch each other, and a sale is not in its own way', async () => {
  const { infoId } = await shelf.aProduct();
  const { data } = await write([{ infoId }]);
  const at = (startsAt: string, endsAt: string) => write([{ infoId }], { startsAt, endsAt });

  expect((await at('2026-01-15T01:00:00.000Z', '2026-01-15T02:00:00.001Z')).message).not.toBe('OK');
  expect((await at('2026-01-20T01:59:59.999Z', '2026-01-21T02:00:00.000Z')).message).toBe(
    'FLASH_SALE_OVERLAPS',
  );
  expect((await at('2026-01-20T02:00:00.000Z', '2026-01-21T02:00:00.000Z')).message).toBe('OK');
  const longer = { ...aFlashSaleBody([{ infoId }], { endsAt: '2026-01-20T01:00:00.000Z' }), version: 1 };
  expect((await call('PUT', `/${data.id}`, longer)).message).toBe('OK');
});

test.each([
  ['all of it', { value: 100 }, 0],
  ['a tenth of a percent', { value: 0.1 }, 99_900],
  ['one đồng', { kind: 'SUBTRACT', value: 1 }, 99_999],
] as const)('a sale may take %s off', async (_what, item, salePrice) => {
  const { infoId } = await shelf.aProduct({ variants: [{ price: 100_000 }] });

  expect((await write([{ infoId, ...item }])).message).toBe('OK');

  const shown = await shop.app.inject({ url: '/api/main/flash-sale/current-flash-sale' });
  expect(shown.json().data.currentFlashSale.products).toMatchObject([{ salePrice }]);
});

test.each([
  ['a percentage of two decimals', { value: 10.05 }, 'multipleOf'],
  ['half a đồng', { kind: 'SUBTRACT', value: 10.5 }, 'multipleOf'],
  ['less than nothing off', { value: -1 }, 'minimum'],
  ['more than all of it off', { value: 100.1 }, 'maximum'],
] as const)('a sale with %s is refused', async (_what, item, code) => {
  const { infoId } = await shelf.aProduct();

  expect((await write([{ infoId, ...item }])).errors).toEqual([{ field: 'items[0].value', code }]);
});
