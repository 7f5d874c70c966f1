import { createShelf } from '../../testing/catalogue';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let shelf: ReturnType<typeof createShelf>;

beforeAll(async () => {
  shop = await createTestApp();
  shelf = createShelf(shop.db);
});
beforeEach(() => shelf.clear());
afterAll(() => shop.close());

const guideOf = (productId: string, language = 'vi') =>
  shop.app.inject({
    url: `/api/main/product/${encodeURIComponent(productId)}/size-guide`,
    headers: { 'accept-language': language },
  });

const aGuide = (categoryId: string, title: string) =>
  shop.db
    .insertInto('sizeGuides')
    .values({
      categoryId,
      titleVi: title,
      titleEn: `${title} in English`,
      noteVi: 'Đo sát người.',
      noteEn: 'Measure close to the body.',
      columns: JSON.stringify([
        { vi: 'Cỡ', en: 'Size' },
        { vi: 'Ngực (cm)', en: 'Chest (cm)' },
      ]),
      rows: JSON.stringify([
        ['M', '88–92'],
        ['L', '92–96'],
      ]),
    })
    .execute();

test('a product is measured by the guide of its category, in the language of the reader', async () => {
  const category = await shelf.aCategory();
  await aGuide(category.id, 'Áo thun');
  const { id } = await shelf.aProduct({ category });

  expect((await guideOf(id)).json<{ data: unknown }>().data).toEqual({
    title: 'Áo thun',
    note: 'Đo sát người.',
    columns: ['Cỡ', 'Ngực (cm)'],
    rows: [
      ['M', '88–92'],
      ['L', '92–96'],
    ],
  });
  expect((await guideOf(id, 'en')).json<{ data: unknown }>().data).toMatchObject({
    title: 'Áo thun in English',
    note: 'Measure close to the body.',
    columns: ['Size', 'Chest (cm)'],
  });
  const signedIn = await shop.app.inject({
    url: `/api/main/product/${id}/size-guide/with-auth`,
    headers: shop.as('CUSTOMER'),
  });
  expect(signedIn.json()).toMatchObject({ data: { title: 'Áo thun' } });
});

test('a category without a guide has the one of the nearest category above', async () => {
  const root = await shelf.aCategory();
  const middle = await shelf.aCategory({ parentId: root.id });
  const category = await shelf.aCategory({ parentId: middle.id });
  await aGuide(root.id, 'Thời trang');
  await aGuide(middle.id, 'Áo');
  const { id } = await shelf.aProduct({ category });

  expect((await guideOf(id)).json()).toMatchObject({ data: { title: 'Áo' } });
});

test.each([
  ['in sizes of a category that is measured', ['M', 'L'], true, true],
  ['in one size only', [undefined], true, false],
  ['in memories, which nobody is measured for', ['64 GB', '128 GB'], false, false],
] as const)('a product says whether it has a guide: one %s', async (_, sizes, isMeasured, hasSizeGuide) => {
  const root = await shelf.aCategory();
  const category = await shelf.aCategory({ parentId: root.id });
  if (isMeasured) await aGuide(root.id, 'Thời trang');
  const { slug } = await shelf.aProduct({
    category,
    variants: sizes.map((size) => (size === undefined ? {} : { size })),
  });

  const reply = await shop.app.inject({ url: `/api/main/product/get-by-seo-slug/${slug}` });

  expect(reply.json()).toMatchObject({ data: { hasSizeGuide } });
});

test('a robot has no guide', async () => {
  const { id } = await shelf.aProduct();

  const reply = await guideOf(id);

  expect([reply.statusCode, reply.json<{ data: unknown }>().data]).toEqual([200, null]);
});

test.each(['nothing', "' or 1=1 --", '00000000-0000-4000-8000-000000000000'])(
  'no product is called %j',
  async (id) => {
    expect((await guideOf(id)).statusCode).toBe(404);
  },
);
