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
