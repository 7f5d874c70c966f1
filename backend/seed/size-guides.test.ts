import { createShelf } from '../src/testing/catalogue';
import { createTestApp, type TestApp } from '../src/testing/test-app';
import { categories } from './content/categories';
import { products } from './content/products';
import { sizeGuides } from './content/size-guides';
import { seedSizeGuides } from './size-guides';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('every row of a guide has a cell for each column, and every category of it is there', () => {
  const known = new Set(categories.map(({ slug }) => slug));

  for (const guide of sizeGuides) {
    for (const cells of guide.rows) expect(cells).toHaveLength(guide.columns.length);
    for (const slug of guide.categories) expect(known).toContain(slug);
  }
});

test('every size that clothes and shoes are sold in is explained', () => {
  const unexplained = sizeGuides.flatMap(({ categories: slugs, rows }) =>
    products
      .filter(({ category }) => slugs.includes(category))
      .flatMap(({ variants }) => variants.flatMap(({ size }) => size ?? []))
      .filter((size) => !rows.some(([name]) => name === size)),
  );

  expect(unexplained).toEqual([]);
});

test('a shopper finds the guide of a seeded category; seeding twice changes nothing', async () => {
  const shelf = createShelf(shop.db);
  const shoes = await shelf.aCategory({ slug: 'giay-sneaker' });
  const { id } = await shelf.aProduct({ category: shoes });
  const context = { db: shop.db, now: shop.clock(), dataDir: '', siteName: 'Tiệm' };

  await seedSizeGuides(context);
  await seedSizeGuides(context);

  const reply = await shop.app.inject({ url: `/api/main/product/${id}/size-guide` });
  expect(reply.json()).toMatchObject({ data: { title: 'Bảng cỡ giày' } });
});
