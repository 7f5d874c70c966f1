import { v7 as uuid } from 'uuid';
import { createShelf } from '../../testing/catalogue';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { reviewData } from './personal-data';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('the reports of an erased customer leave with them, also when they found no review helpful', async () => {
  const product = await createShelf(shop.db).aProduct();
  const [userId, other, reviewId] = [uuid(), uuid(), uuid()];
  const now = shop.clock();
  await shop.db
    .insertInto('reviews')
    .values({
      id: reviewId,
      productId: product.id,
      customerId: uuid(),
      orderLineId: uuid(),
      authorName: 'Hoà D.',
      rating: 5,
      content: 'Đẹp',
      language: 'vi',
      status: 'APPROVED',
      createdAt: now,
      reportCount: 2,
    })
    .execute();
  await shop.db
    .insertInto('reviewReports')
    .values(
      [userId, other].map((customerId) => ({
        reviewId,
        customerId,
        reason: 'SPAM' as const,
        note: null,
        createdAt: now,
      })),
    )
    .execute();

  await shop.db.transaction().execute((tx) => reviewData(shop.db).erase(tx, { userId, emails: [] }));

  const reports = await shop.db.selectFrom('reviewReports').select('customerId').execute();
  expect(reports).toEqual([{ customerId: other }]);
  expect(await shop.db.selectFrom('reviews').select('reportCount').execute()).toEqual([{ reportCount: 1 }]);
});
