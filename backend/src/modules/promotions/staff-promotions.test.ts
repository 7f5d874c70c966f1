import { v7 as uuid } from 'uuid';
import { createShelf } from '../../testing/catalogue';
import { createOffers } from '../../testing/offers';
import { aPromotionBody } from '../../testing/staff-offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { WrittenOffer } from '../offers/staff-offers.schema';
import type { StaffPromotion, StaffPromotionBody } from './staff-promotions.schema';

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
    url: `/api/main/admin/promotion${path}`,
    headers: shop.as('OPERATOR'),
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json<{ data: T; message: string; errors?: unknown }>() };
}
const write = (given: Partial<StaffPromotionBody> = {}) =>
  call<WrittenOffer>('POST', '', aPromotionBody(given));
const read = async (id: string) => (await call<StaffPromotion>('GET', `/${id}`)).data;

test('an operator writes a promotion of each type, and shoppers see it at once', async () => {
  const sock = await shelf.aProduct({ name: 'Tất' });
  const gift = await write({
    type: 'GIFT_PRODUCT',
    minSubtotal: 500_000,
    gifts: [{ infoId: sock.infoId, quantity: 2 }],
  });
  const quantity = await write({
    type: 'QUANTITY_BASED',
    kind: 'QUANTITY',
    value: 1,
    minQuantity: 4,
    priority: 2,
  });
  const order = await write({ isExclusiveWithVoucher: true, quota: 50, priority: 3 });

  expect(await read(gift.data.id)).toMatchObject({
    kind: null,
    value: null,
    gifts: [{ infoId: sock.infoId, quantity: 2 }],
    giftNames: ['Tất'],
    state: 'RUNNING',
  });
  expect(await read(quantity.data.id)).toMatchObject({ kind: 'QUANTITY', value: 1, minQuantity: 4 });
  const shown = await shop.app.inject({ url: '/api/main/promotion/public' });
  expect(shown.json()).toMatchObject({
    data: { data: [{ id: gift.data.id }, { id: quantity.data.id }, { id: order.data.id, quotaLeft: 50 }] },
  });
  const found = await call<{ data: StaffPromotion[] }>('GET', '?type=GIFT_PRODUCT&search=off%20THE');
  expect(found.data.data.map(({ id }) => id)).toEqual([gift.data.id]);
});

test.each<[string, Partial<StaffPromotionBody>, { field: string; code: string }]>([
  ['nothing off', { value: 0 }, { field: 'value', code: 'noDiscount' }],
  ['no kind of discount', { kind: null }, { field: 'kind', code: 'required' }],
  ['no quantity', { type: 'QUANTITY_BASED' }, { field: 'minQuantity', code: 'required' }],
  ['no gift', { type: 'GIFT_PRODUCT' }, { field: 'gifts', code: 'required' }],
  [
    'a gift that is not sold',
    { type: 'GIFT_PRODUCT', gifts: [{ infoId: uuid(), quantity: 1 }] },
    { field: 'gifts[0].infoId', code: 'unknown' },
  ],
  ['a negative quota', { quota: -1 }, { field: 'quota', code: 'minimum' }],
  ['a name that is too long', { nameVi: 'ắ'.repeat(121) }, { field: 'nameVi', code: 'maxLength' }],
])('a promotion with %s is refused', async (_what, given, error) => {
  const reply = await write(given);

  expect([reply.status, reply.errors]).toEqual([400, [error]]);
});

test('a gift is the same when its id is written in capitals or its fields in another order', async () => {
  const { infoId } = await shelf.aProduct();
  const body = aPromotionBody({
    type: 'GIFT_PRODUCT',
    kind: null,
    value: null,
    gifts: [{ infoId: infoId.toUpperCase(), quantity: 1 }],
  });
  const { id } = (await call<WrittenOffer>('POST', '', body)).data;
  await shop.db
    .insertInto('promotionUses')
    .values({
      orderId: uuid(),
      promotionId: id,
      customerId: uuid(),
      quantity: 1,
      state: 'HELD',
      heldAt: shop.clock(),
      settledAt: null,
    })
    .execute();
  const change = (gifts: object[]) => call('PUT', `/${id}`, { ...body, version: 1, priority: 9, gifts });

  expect((await change([{ quantity: 2, infoId }])).errors).toEqual([{ field: 'gifts', code: 'inUse' }]);
  expect((await change([{ quantity: 1, infoId: infoId.toUpperCase() }])).status).toBe(200);
});

test('of a promotion that orders used, the rule stays and can only be ended', async () => {
  const body = aPromotionBody({ quota: 5 });
  const { id } = (await call<WrittenOffer>('POST', '', body)).data;
  await shop.db
    .insertInto('promotionUses')
    .values({
      orderId: uuid(),
      promotionId: id,
      customerId: uuid(),
      quantity: 2,
      state: 'HELD',
      heldAt: shop.clock(),
      settledAt: null,
    })
    .execute();
  await shop.db.updateTable('promotions').set({ reserved: 2 }).where('id', '=', id).execute();
  const change = (given: object) => call('PUT', `/${id}`, { ...body, version: 1, ...given });

  expect((await change({ value: 20, type: 'QUANTITY_BASED', minQuantity: 3 })).errors).toEqual([
    { field: 'type', code: 'inUse' },
    { field: 'value', code: 'inUse' },
    { field: 'minQuantity', code: 'inUse' },
  ]);
  expect((await change({ quota: 1 })).errors).toEqual([{ field: 'quota', code: 'belowTaken' }]);
  expect((await change({ priority: 9 })).status).toBe(200);
  expect((await change({ priority: 8 })).message).toBe('EDIT_CONFLICT');
  expect((await call('DELETE', `/${id}`)).message).toBe('OFFER_IN_USE');
  expect((await call('PUT', `/${id}/end`, { version: 2 })).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'ENDED', reserved: 2, isUsed: true });
});

test('everything that an operator writes of a promotion is stored, and can be written again', async () => {
  const category = await shelf.aCategory({ name: 'Áo' });
  const product = await shelf.aProduct({ name: 'Sơ mi', slug: 'so-mi-dai' });
  const gift = await shelf.aProduct({
    name: 'Tất',
    variants: [{ size: 'M', color: { vi: 'Đỏ', en: 'Red', rgb: '#ff0000' } }, { size: 'L' }],
  });
  const first = {
    type: 'QUANTITY_BASED' as const,
    nameVi: 'Một',
    nameEn: 'One',
    descriptionVi: 'Mô tả một',
    descriptionEn: 'About one',
    startsAt: '2026-01-15T02:30:00.000Z',
    endsAt: '2026-02-01T00:00:00.000Z',
    priority: 7,
    isActive: false,
    kind: 'PERCENT' as const,
    value: 12.5,
    maxDiscount: 1,
    minSubtotal: 1,
    minQuantity: 1,
    isCombinable: true,
    isExclusiveWithVoucher: true,
    quota: 1,
    perCustomerLimit: 2,
    categoryIds: [category.id],
    productIds: [product.id],
    gifts: [],
  };
  const second = {
    ...first,
    type: 'GIFT_PRODUCT' as const,
    nameVi: 'Hai',
    nameEn: 'Two',
    descriptionVi: 'Mô tả hai',
    descriptionEn: 'About two',
    startsAt: '2026-01-15T02:45:00.000Z',
    endsAt: '2026-03-01T00:00:00.000Z',
    priority: 8,
    isActive: true,
    minSubtotal: null,
    minQuantity: null,
    isCombinable: false,
    isExclusiveWithVoucher: false,
    quota: null,
    perCustomerLimit: null,
    categoryIds: [],
    productIds: [],
    gifts: gift.infoIds.toReversed().map((infoId, at) => ({ infoId, quantity: at + 1 })),
  };
  const { data } = await call<WrittenOffer>('POST', '', first);
  const unused = { id: data.id, reserved: 0, sold: 0, isUsed: false };

  expect(await read(data.id)).toEqual({
    ...first,
    ...unused,
    version: 1,
    state: 'OFF',
    categories: [{ id: category.id, name: 'Áo', slug: category.slug }],
    products: [{ id: product.id, name: 'Sơ mi', seoSlug: 'so-mi-dai' }],
    giftNames: [],
  });
  expect((await call('PUT', `/${data.id}`, { ...second, version: 1 })).data).toEqual({
    id: data.id,
    version: 2,
  });
  expect(await read(data.id)).toEqual({
    ...second,
    ...unused,
    kind: null,
    value: null,
    maxDiscount: null,
    version: 2,
    state: 'RUNNING',
    categories: [],
    products: [],
    giftNames: ['Tất, L', 'Tất, Đỏ, M'],
  });
});

test.each<[string, Partial<StaffPromotionBody>, { field: string; code: string }]>([
  ['no name', { nameEn: ' ' }, { field: 'nameEn', code: 'required' }],
  ['no description', { descriptionVi: ' ' }, { field: 'descriptionVi', code: 'required' }],
  [
    'a description of 1,001 letters',
    { descriptionEn: 'x'.repeat(1_001) },
    { field: 'descriptionEn', code: 'maxLength' },
  ],
  ['an end that is now', { endsAt: '2026-01-15T03:00:00.000Z' }, { field: 'endsAt', code: 'past' }],
  ['more than all of it off', { value: 100.1 }, { field: 'value', code: 'maximum' }],
  ['no use of a customer', { perCustomerLimit: 0 }, { field: 'perCustomerLimit', code: 'minimum' }],
  ['no quota', { quota: 0 }, { field: 'quota', code: 'minimum' }],
  ['a category that is not there', { categoryIds: [uuid()] }, { field: 'categoryIds', code: 'unknown' }],
])('a promotion with %s is not stored', async (_what, given, error) => {
  const reply = await write(given);

  expect([reply.status, reply.errors]).toEqual([400, [error]]);
});

test('gifts are each there once, at least one piece of it, from a minimum above nothing', async () => {
  const { infoId } = await shelf.aProduct();
  const reply = await write({
    type: 'GIFT_PRODUCT',
    minSubtotal: 0,
    minQuantity: 0,
    gifts: [
      { infoId, quantity: 0 },
      { infoId, quantity: 1 },
    ],
  });

  expect(reply.errors).toEqual([
    { field: 'gifts[0].quantity', code: 'minimum' },
    { field: 'gifts[1].infoId', code: 'twice' },
    { field: 'minSubtotal', code: 'minimum' },
    { field: 'minQuantity', code: 'minimum' },
  ]);
});

test('the products and categories of a promotion that orders have used cannot be changed', async () => {
  const category = await shelf.aCategory();
  const product = await shelf.aProduct();
  const body = aPromotionBody({ categoryIds: [category.id] });
  const { id } = (await call<WrittenOffer>('POST', '', body)).data;
  const use = { orderId: uuid(), promotionId: id, customerId: uuid(), quantity: 1, state: 'HELD' as const };
  await shop.db
    .insertInto('promotionUses')
    .values({ ...use, heldAt: shop.clock(), settledAt: null })
    .execute();
  const change = (given: object) => call('PUT', `/${id}`, { ...body, ...given, version: 1 });

  expect((await change({ categoryIds: [] })).errors).toEqual([{ field: 'categoryIds', code: 'inUse' }]);
  expect((await change({ productIds: [product.id] })).errors).toEqual([
    { field: 'productIds', code: 'inUse' },
  ]);
});

test('the quota of a promotion covers what orders hold of it and what they have bought', async () => {
  const body = aPromotionBody({ quota: 9 });
  const { id } = (await call<WrittenOffer>('POST', '', body)).data;
  await shop.db.updateTable('promotions').set({ reserved: 2, sold: 3 }).where('id', '=', id).execute();
  const change = (quota: number) => call('PUT', `/${id}`, { ...body, quota, version: 1 });

  expect((await change(4)).errors).toEqual([{ field: 'quota', code: 'belowTaken' }]);
  expect((await change(5)).status).toBe(200);
});

test('staff find a promotion by a part of its name in either language, and read page after page', async () => {
  const named = async (nameVi: string, nameEn: string, startsAt: string) =>
    (await write({ nameVi, nameEn, startsAt })).data.id;
  const later = await named('Giảm 50% áo', 'Half price shirts', '2026-01-15T02:30:00.000Z');
  const earlier = await named('Tặng mũ', 'Free caps', '2026-01-15T02:00:00.000Z');
  const idsOf = async (query: string) =>
    (await call<{ data: StaffPromotion[] }>('GET', query)).data.data.map(({ id }) => id);

  expect(await idsOf('?search=shirts')).toEqual([later]);
  expect(await idsOf(`?search=${encodeURIComponent('tặng')}`)).toEqual([earlier]);
  expect(await idsOf('?search=%25')).toEqual([later]);
  expect([await idsOf('?limit=1'), await idsOf('?limit=1&page=2')]).toEqual([[later], [earlier]]);
  expect(await idsOf('?state=PLANNED')).toEqual([]);
});

test.each([
  ['startsAt', { startsAt: '2026-01-15T01:00:00.000Z' }],
  ['kind', { kind: 'FIXED' }],
  ['maxDiscount', { maxDiscount: 5_000 }],
  ['minSubtotal', { minSubtotal: 5_000 }],
  ['isCombinable', { isCombinable: true }],
  ['isExclusiveWithVoucher', { isExclusiveWithVoucher: true }],
])('a promotion that orders have used refuses to change %s', async (field, change) => {
  const body = aPromotionBody();
  const { id } = (await call<WrittenOffer>('POST', '', body)).data;
  const use = { orderId: uuid(), promotionId: id, customerId: uuid(), quantity: 1 };
  const at = { heldAt: shop.clock(), settledAt: shop.clock() };
  await shop.db
    .insertInto('promotionUses')
    .values({ ...use, ...at, state: 'RELEASED' })
    .execute();

  const reply = await call('PUT', `/${id}`, { ...body, ...change, version: 1 });

  expect(reply.errors).toEqual([{ field, code: 'inUse' }]);
});
