import { v7 as uuid } from 'uuid';
import { createOffers } from '../../testing/offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createPromotionUses } from './promotion-uses';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('an order that was priced before another one of its customer takes no more than each customer may have', async () => {
  const promotionId = await createOffers(shop).aPromotion({
    type: 'QUANTITY_BASED',
    quota: 10,
    perCustomerLimit: 3,
  });
  const [customer, other] = [uuid(), uuid()];
  const uses = createPromotionUses();
  const take = (customerId: string, quantity: number) =>
    shop.db
      .transaction()
      .execute(async (tx) => {
        const taker = { orderId: uuid(), customerId, now: shop.clock() };
        if (!(await uses.hold(tx, taker, [{ promotionId, quantity }]))) throw new Error('refused');
      })
      .then(
        () => 'held',
        () => 'refused',
      );

  expect(await take(customer, 2)).toBe('held');
  expect(await take(customer, 2)).toBe('refused');
  expect(await take(customer, 1)).toBe('held');
  expect(await take(customer, 1)).toBe('refused');
  expect(await take(other, 3)).toBe('held');
});

test('what an order took of a promotion is held, then sold, and free again when it is given back', async () => {
  const promotionId = await createOffers(shop).aPromotion({ type: 'QUANTITY_BASED', quota: 10 });
  const uses = createPromotionUses();
  const [orderId, cancelled] = [uuid(), uuid()];
  const taken = () =>
    shop.db
      .selectFrom('promotions')
      .select(['reserved', 'sold'])
      .where('id', '=', promotionId)
      .executeTakeFirstOrThrow();
  const hold = (id: string) =>
    uses.hold(shop.db, { orderId: id, customerId: uuid(), now: shop.clock() }, [
      { promotionId, quantity: 2 },
    ]);
  const settle = (id: string, state: 'CONSUMED' | 'RELEASED') =>
    uses.settle(shop.db, id, state, shop.clock());

  await hold(orderId);
  await hold(cancelled);
  expect(await taken()).toEqual({ reserved: 4, sold: 0 });
  await settle(orderId, 'CONSUMED');
  await settle(cancelled, 'RELEASED');
  expect(await taken()).toEqual({ reserved: 0, sold: 2 });
  await settle(orderId, 'RELEASED');
  await settle(orderId, 'RELEASED');
  expect(await taken()).toEqual({ reserved: 0, sold: 0 });
});
