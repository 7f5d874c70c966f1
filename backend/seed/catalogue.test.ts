import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShelf } from '../src/testing/catalogue';
import { createTestApp, type TestApp } from '../src/testing/test-app';
import { seedManyProducts } from './bulk';
import { seedCatalogue, variantId, type CatalogueContent } from './catalogue';
import { catalogueContent } from './catalogue-content';
import type { SeedProduct } from './content/types';
import type { SeedContext } from './context';
import { seedOnce } from './marks';

let shop: TestApp;
let context: SeedContext;

const drawn = (kind: string, rgb: string, view: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect id="${kind}-${view}" width="1200" height="1500" fill="${rgb}"/></svg>`;

const color = (rgb: string) => ({ name: { vi: 'Đỏ', en: 'Red' }, rgb });
const aProduct = (slug: string, more: Partial<SeedProduct> = {}): SeedProduct => ({
  slug,
  category: 'ao-thun',
  kind: 'tshirt',
  name: { vi: `Áo ${slug}`, en: `Shirt ${slug}` },
  description: { vi: 'Vải bông', en: 'Cotton' },
  specifications: [{ name: { vi: 'Vải', en: 'Cloth' }, value: { vi: 'Bông', en: 'Cotton' } }],
  status: ['SALE_OFF', 'NEW'],
  variants: [
    { sku: `${slug}-M`, color: color('#FF0000'), size: 'M', price: 99_000, originalPrice: 129_000, stock: 4 },
    { sku: `${slug}-L`, color: color('#FF0000'), size: 'L', price: 99_000, stock: 0 },
  ],
  priority: 10,
  ...more,
});
const content: CatalogueContent = {
  categories: [
    { slug: 'ao-thun', parent: 'thoi-trang', name: { vi: 'Áo thun', en: 'T-shirts' }, drawing: 'tshirt' },
    { slug: 'thoi-trang', name: { vi: 'Thời trang', en: 'Fashion' }, drawing: 'jacket' },
  ],
  products: [aProduct('one'), aProduct('two', { priority: 20 })],
  draw: drawn,
};

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
  shop = await createTestApp({ env: { DATA_DIR: dataDir } });
  context = { db: shop.db, now: shop.clock(), dataDir, siteName: 'Storefront' };
});
beforeEach(async () => {
  await createShelf(shop.db).clear();
  await shop.db.deleteFrom('seedMarks').execute();
});
afterAll(async () => {
  await shop.close();
  await rm(context.dataDir, { recursive: true, force: true });
});

const everything = async () => ({
  pictures: await shop.db.selectFrom('pictures').selectAll().orderBy('id').execute(),
  categories: await shop.db.selectFrom('categories').selectAll().orderBy('id').execute(),
  products: await shop.db.selectFrom('products').selectAll().orderBy('id').execute(),
  variants: await shop.db.selectFrom('productVariants').selectAll().orderBy('id').execute(),
  stock: await shop.db.selectFrom('stock').selectAll().orderBy('variantId').execute(),
  shown: await shop.db
    .selectFrom('productPictures')
    .selectAll()
    .orderBy('productId')
    .orderBy('position')
    .execute(),
});

test('a visitor finds the seeded products, the foremost first, with prices, stock and pictures', async () => {
  await seedCatalogue(context, content);

  const { data } = (await shop.app.inject('/api/main/product?categorySlug=thoi-trang')).json<{
    data: { data: { picture: { url: string } }[] };
  }>();

  expect(data.data).toMatchObject([
    { seoSlug: 'two' },
    {
      name: 'Áo one',
      seoSlug: 'one',
      price: 99_000,
      originalPrice: 129_000,
      stock: 4,
      status: ['SALE_OFF', 'NEW'],
      colors: [{ name: 'Đỏ', rgb: '#ff0000' }],
      picture: { width: 1200, height: 1500, color: '#ff0000' },
    },
  ]);
  const picture = await shop.app.inject(`${data.data[0]?.picture.url}?w=320`);
  expect(picture.statusCode).toBe(200);
});

test('the same drawing of two products is one picture', async () => {
  await seedCatalogue(context, content);

  const { pictures, shown } = await everything();

  // Three views of the one shirt in the one colour, and the picture of the other category.
  expect(pictures).toHaveLength(4);
  expect(shown).toHaveLength(6);
});

test('seeding again changes nothing, not even what was sold meanwhile', async () => {
  await seedCatalogue(context, content);
  await shop.db
    .updateTable('stock')
    .set({ onHand: 3, reserved: 1 })
    .where('variantId', '=', variantId('one-M'))
    .execute();
  const before = await everything();

  await seedCatalogue({ ...context, now: new Date('2030-01-01') }, content);

  expect(await everything()).toEqual(before);
});

test('a seed that breaks leaves nothing half done, and the next one finishes it', async () => {
  const unsellable = aProduct('bad', { variants: [{ sku: 'bad', price: -1, stock: 1 }] });
  const broken = { ...content, products: [...content.products, unsellable] };
  const told: string[] = [];
  const part = (chosen: CatalogueContent) => ({
    name: 'catalogue',
    run: () => seedCatalogue(context, chosen),
  });

  await expect(seedOnce(context, part(broken), (text) => told.push(text))).rejects.toThrow();
  const afterFailure = await everything();
  await seedOnce(context, part(content), (text) => told.push(text));
  await seedOnce(context, part(broken), (text) => told.push(text));

  expect(Object.values(afterFailure).flat()).toEqual([]);
  expect((await everything()).products).toHaveLength(2);
  expect(told).toEqual([expect.stringMatching(/^catalogue in /)]);
});

test('a product in a category that is not there is named', async () => {
  const lost = { ...content, products: [aProduct('lost', { category: 'nowhere' })] };

  await expect(seedCatalogue(context, lost)).rejects.toThrow('lost is in the category nowhere');
});

test('thousands of products for measuring have names, slugs and codes of their own', async () => {
  await seedCatalogue(context, content);
  const told: number[] = [];

  await seedManyProducts(context, content, 4500, (done) => told.push(done));

  const { data } = (await shop.app.inject('/api/main/product?search=ao%20two%202025&limit=1')).json<{
    data: { data: { seoSlug: string; picture: { url: string } }[] };
  }>();
  expect(data.data).toMatchObject([{ seoSlug: 'two-2025' }]);
  expect(told).toEqual([2000, 4000, 4500]);
  const { count } = await shop.db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(4502);
}, 30_000);

describe('the demo shop', () => {
  const { categories, products } = catalogueContent;

  test('has enough of everything', () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(categories.length).toBeGreaterThanOrEqual(8);
    expect(new Set(products.flatMap(({ status }) => status)).size).toBe(3);
  });

  test('names every slug and every SKU once', () => {
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));

    expect(new Set(skus).size).toBe(skus.length);
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
  });

  test('can be put on the shelf', async () => {
    await seedCatalogue(context, { ...catalogueContent, draw: drawn });

    const { products: rows, pictures } = await everything();
    expect(rows).toHaveLength(products.length);
    expect(
      pictures.every(({ id }) => existsSync(join(context.dataDir, 'media', 'originals', id.slice(0, 2), id))),
    ).toBe(true);
  });
});
