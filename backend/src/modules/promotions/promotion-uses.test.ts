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
