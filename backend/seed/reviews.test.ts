import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heldFor } from '../src/modules/reviews/held-for';
import type { ReviewPage } from '../src/modules/reviews/reviews.schema';
import { createShelf } from '../src/testing/catalogue';
import { createTestApp, type TestApp } from '../src/testing/test-app';
import { products } from './content/products';
import { reviewsOf } from './content/reviews';
import { seedReviews } from './reviews';

let shop: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-reviews-'));
  shop = await createTestApp({ env: { DATA_DIR: dataDir } });
  const shelf = createShelf(shop.db);
  const category = await shelf.aCategory();
  for (const { slug } of products.slice(0, 24)) await shelf.aProduct({ slug, category });
  const context = { db: shop.db, now: shop.clock(), dataDir, siteName: 'Storefront' };
  await seedReviews(context);
  await seedReviews(context);
}, 90_000);
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function pageOf(slug: string): Promise<ReviewPage> {
  const reply = await shop.app.inject(`/api/main/review/list?slug=${slug}&limit=20`);
  return reply.json<{ data: ReviewPage }>().data;
}

test('products of the demo are rated by what is said of them, and some by nobody', async () => {
  const rows = await shop.db.selectFrom('products').select(['slug', 'rating', 'reviewCount']).execute();
  const pages = await Promise.all(rows.map(async (row) => ({ row, page: await pageOf(row.slug) })));

  for (const { row, page } of pages) {
    expect([row.slug, row.rating, row.reviewCount]).toEqual([
      row.slug,
      page.summary.average,
      page.summary.count,
    ]);
    expect(new Set(page.data.map(({ content }) => content)).size).toBe(page.data.length);
    expect(page.data.every(({ createdAt }) => new Date(createdAt) <= shop.clock())).toBe(true);
  }
  expect(pages.some(({ page }) => page.summary.count === 0)).toBe(true);
  expect(pages.filter(({ page }) => page.summary.count > 2).length).toBeGreaterThan(12);
  expect(pages.some(({ page }) => page.data.some(({ reply }) => reply !== null))).toBe(true);
  expect(pages.some(({ page }) => page.data.some(({ language }) => language === 'en'))).toBe(true);
});

test('a photo that somebody sent can be looked at', async () => {
  const pages = await Promise.all(products.slice(0, 24).map(({ slug }) => pageOf(slug)));
  const photo = pages.flatMap(({ data }) => data.flatMap(({ pictures }) => pictures))[0];

  expect((await shop.app.inject(`${photo?.url ?? ''}?w=320`)).statusCode).toBe(200);
});

test('no review of the demo would have had to wait for staff', () => {
  const all = products.flatMap(({ kind }) => reviewsOf(kind));

  for (const { title, content } of all)
    expect([content, heldFor(title ?? null, content)]).toEqual([content, []]);
});
