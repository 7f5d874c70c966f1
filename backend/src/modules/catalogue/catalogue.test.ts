import type { FastifyInstance } from 'fastify';
import { sql, type QueryExecutor } from 'kysely';
import { createShelf } from '../../testing/catalogue';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { ProductCard } from './catalogue.schema';

let shop: TestApp;
let shelf: ReturnType<typeof createShelf>;

beforeAll(async () => {
  shop = await createTestApp();
  shelf = createShelf(shop.db);
});
beforeEach(() => shelf.clear());
afterAll(() => shop.close());

const red = { vi: 'Đỏ', en: 'Red', rgb: '#ff0000' };
const blue = { vi: 'Xanh', en: 'Blue', rgb: '#0000ff' };

async function get(path: string, headers: Record<string, string> = {}, app: FastifyInstance = shop.app) {
  const response = await app.inject({ url: `/api/main${path}`, headers });
  return { status: response.statusCode, ...response.json<{ message: string; data: never }>() };
}

/** Statements that are sent from now on, by whichever executor. */
const statements = () => {
  const base: unknown = Object.getPrototypeOf(Object.getPrototypeOf(shop.db.getExecutor()));
  return jest.spyOn(base as QueryExecutor, 'executeQuery');
};

interface Page {
  data: Pick<
    ProductCard,
    'id' | 'name' | 'seoSlug' | 'price' | 'stock' | 'infoId' | 'picture' | 'shownColor'
  >[];
  meta: { page: number; limit: number; total: number; totalPages: number };
}
const list = async (path: string, headers?: Record<string, string>): Promise<Page> =>
  (await get(path, headers)).data;
const names = async (path: string) => (await list(path)).data.map(({ name }) => name);

describe('the product list', () => {
  test('a visitor sees what a product costs, comes in and has left', async () => {
    const category = await shelf.aCategory({ slug: 'ao' });
    const picture = await shelf.aPicture();
    const product = await shelf.aProduct({
      name: { vi: 'Áo thun', en: 'T-shirt' },
      category,
      slug: 'ao-thun',
      status: ['HOT', 'SALE_OFF'],
      pictures: [{ pictureId: picture, view: 'front', colorRgb: red.rgb }],
      variants: [
        { color: red, size: 'M', price: 250_000, onHand: 5, reserved: 2 },
        { color: blue, size: 'M', price: 199_000, originalPrice: 249_000, onHand: 4 },
        { color: red, size: 'L', price: 250_000, onHand: 0 },
      ],
    });

    const page = await list('/product');

    expect(page).toEqual({
      data: [
        {
          id: product.id,
          name: 'Áo thun',
          seoSlug: 'ao-thun',
          categorySlug: 'ao',
          status: ['HOT', 'SALE_OFF'],
          price: 199_000,
          maxPrice: 250_000,
          originalPrice: 249_000,
          stock: 7,
          infoId: null,
          picture: {
            url: `/api/main/media/${picture}`,
            width: 1200,
            height: 1500,
            color: '#c0ffee',
            alt: 'Áo thun',
          },
          colors: [
            { name: 'Đỏ', rgb: '#ff0000' },
            { name: 'Xanh', rgb: '#0000ff' },
          ],
          rating: null,
          reviewCount: 0,
          flashSale: null,
        },
      ],
      meta: { page: 1, limit: 24, total: 1, totalPages: 1 },
    });
  });

  test('a visitor who reads English gets English names', async () => {
    await shelf.aProduct({ name: { vi: 'Áo thun', en: 'T-shirt' }, variants: [{ color: red }] });

    const [card] = (await list('/product', { 'accept-language': 'en-US,en;q=0.9,vi;q=0.5' })).data;

    expect(card).toMatchObject({ name: 'T-shirt', colors: [{ name: 'Red', rgb: '#ff0000' }] });
  });

  test('a product that is sold in one variant names it, with its price and stock, in every list', async () => {
    const category = await shelf.aCategory({ slug: 'coc' });
    const mug = await shelf.aProduct({
      name: 'Ly',
      category,
      variants: [{ price: 120_000, onHand: 7, reserved: 2 }],
    });
    const cup = await shelf.aProduct({ category, variants: [{ price: 90_000 }, { price: 95_000 }] });
    const addresses = [
      '/product',
      '/product?categorySlug=coc',
      '/product?sort=priceDesc',
      '/product?search=ly',
      '/product/public',
      '/product/newest-products',
      '/product/suggested-products',
    ];

    for (const address of addresses) {
      const found = new Map((await list(address)).data.map((card) => [card.id, card]));
      expect([address, found.get(mug.id)]).toMatchObject([
        address,
        { infoId: mug.infoId, price: 120_000, stock: 5 },
      ]);
      expect([address, found.get(cup.id)?.infoId ?? null]).toEqual([address, null]);
    }
    expect((await get(`/product/${cup.id}/related`)).data).toMatchObject([{ infoId: mug.infoId }]);
    expect((await get(`/product/${mug.id}/public`)).data).toMatchObject({ infoId: mug.infoId });
    expect((await get(`/product/${cup.id}/public`)).data).toMatchObject({ infoId: null });
  });

  test('a variant that is not sold any more is none to choose from', async () => {
    const { id, infoIds } = await shelf.aProduct({ variants: [{ size: 'M' }, { size: 'L' }] });
    const [left = '', gone = ''] = infoIds;
    await shop.db.updateTable('productVariants').set({ isActive: false }).where('id', '=', gone).execute();

    expect((await list('/product')).data).toMatchObject([{ id, infoId: left }]);

    await shop.db.updateTable('productVariants').set({ isActive: false }).where('id', '=', left).execute();
    expect((await list('/product')).data).toMatchObject([{ id, infoId: null }]);
  });

  test('a product without a picture shows its category’s', async () => {
    const category = await shelf.aCategory();
    await shelf.aProduct({ category });
    const { pictureId } = await shop.db
      .selectFrom('categories')
      .select('pictureId')
      .where('id', '=', category.id)
      .executeTakeFirstOrThrow();

    const [card] = (await list('/product')).data;

    expect(card).toMatchObject({ picture: { url: `/api/main/media/${pictureId}` } });
  });

  test('a visitor who pages through sees every product exactly once, also when many rank the same', async () => {
    const category = await shelf.aCategory();
    for (let number = 0; number < 13; number++) {
      await shelf.aProduct({ category, priority: 1, publishedAt: new Date(0) });
    }

    for (const order of ['', '&sort=newest', '&sort=priceAsc', '&sort=priceDesc', '&orderByPriority=DESC']) {
      const pages = await Promise.all([1, 2, 3].map((page) => list(`/product?limit=5&page=${page}${order}`)));
      expect(pages.map(({ data }) => data.length)).toEqual([5, 5, 3]);
      expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(13);
      expect(pages[0]?.meta).toEqual({ page: 1, limit: 5, total: 13, totalPages: 3 });
    }
  });

  test('a limit of 0 means 24 and no limit goes beyond 100', async () => {
    await shelf.aProduct();

    expect((await list('/product?limit=0')).meta.limit).toBe(24);
    expect((await list('/product?limit=5000')).meta.limit).toBe(100);
  });

  test('a page far beyond the end is empty and still tells the total', async () => {
    await shelf.aProduct();

    const page = await list('/product?page=1000000000');

    expect(page).toEqual({ data: [], meta: { page: 1_000_000_000, limit: 24, total: 1, totalPages: 1 } });
  });

  test('a visitor can sort by priority, age and price', async () => {
    const [first, second] = [new Date('2026-01-01'), new Date('2026-01-02')];
    await shelf.aProduct({ name: 'A', priority: 1, publishedAt: first, variants: [{ price: 300 }] });
    await shelf.aProduct({ name: 'B', priority: 2, publishedAt: second, variants: [{ price: 100 }] });
    await shelf.aProduct({ name: 'C', priority: 3, publishedAt: first, variants: [{ price: 200 }] });

    expect(await names('/product')).toEqual(['A', 'B', 'C']);
    expect(await names('/product?orderByPriority=ASC&page=1&limit=0')).toEqual(['A', 'B', 'C']);
    expect(await names('/product?orderByPriority=DESC')).toEqual(['C', 'B', 'A']);
    expect((await names('/product?sort=newest'))[0]).toBe('B');
    expect((await names('/product/newest-products'))[0]).toBe('B');
    expect(await names('/product/newest-products?limit=1&page=2')).toEqual(['C']);
    expect(await names('/product?sort=priceAsc')).toEqual(['B', 'C', 'A']);
    expect(await names('/product?sort=priceDesc')).toEqual(['A', 'C', 'B']);
  });

  test('a category shows the products of its descendants, by id and by slug', async () => {
    const fashion = await shelf.aCategory({ slug: 'thoi-trang' });
    const tops = await shelf.aCategory({ slug: 'ao', parentId: fashion.id });
    const tshirts = await shelf.aCategory({ slug: 'ao-thun', parentId: tops.id });
    const robots = await shelf.aCategory({ slug: 'robot' });
    await shelf.aProduct({ name: 'T-shirt', category: tshirts });
    await shelf.aProduct({ name: 'Shirt', category: tops });
    await shelf.aProduct({ name: 'Rover', category: robots });

    expect(await names('/product?categorySlug=thoi-trang')).toEqual(['T-shirt', 'Shirt']);
    expect(await names(`/product?categoryId=${tops.id}`)).toEqual(['T-shirt', 'Shirt']);
    expect(await names('/product?categorySlug=ao-thun')).toEqual(['T-shirt']);
  });

  test.each([
    'categorySlug=nowhere',
    'categoryId=nowhere',
    'categoryId=0192f000-0000-7000-8000-000000000000',
  ])('a category that does not exist (%s) is told apart from an empty one', async (query) => {
    await shelf.aCategory({ slug: 'empty' });

    expect(await get(`/product?${query}`)).toMatchObject({ status: 404, message: 'CATEGORY_NOT_FOUND' });
    expect((await list('/product?categorySlug=empty')).meta.total).toBe(0);
  });

  test('categories that form a circle by mistake do not hang the list', async () => {
    const one = await shelf.aCategory({ slug: 'one' });
    const other = await shelf.aCategory({ slug: 'other', parentId: one.id });
    await shop.db.updateTable('categories').set({ parentId: other.id }).where('id', '=', one.id).execute();
    const product = await shelf.aProduct({ name: 'Found', category: other });

    expect(await names('/product?categorySlug=one')).toEqual(['Found']);
    expect((await get(`/product/${product.id}/public`)).status).toBe(200);
  });

  test('a visitor can filter by status, price, colour and size', async () => {
    await shelf.aProduct({ name: 'Hot', status: ['HOT'], variants: [{ color: red, size: 'M', price: 100 }] });
    await shelf.aProduct({
      name: 'New',
      status: ['NEW'],
      variants: [{ color: blue, size: 'L', price: 200 }],
    });
    await shelf.aProduct({
      name: 'Both',
      status: ['HOT', 'NEW'],
      variants: [
        { color: red, size: 'L', price: 300 },
        { color: blue, size: 'M', price: 400 },
      ],
    });

    expect(await names('/product?status=HOT')).toEqual(['Hot', 'Both']);
    expect(await names('/product?status=HOT,NEW')).toEqual(['Hot', 'New', 'Both']);
    expect(await names('/product?color=FF0000')).toEqual(['Hot', 'Both']);
    expect(await names(`/product?color=${encodeURIComponent('#ff0000,#0000ff')}`)).toHaveLength(3);
    expect(await names('/product?size=M')).toEqual(['Hot', 'Both']);
    expect(await names('/product?minPrice=200&maxPrice=300')).toEqual(['New', 'Both']);
    expect(await names('/product?status=SALE_OFF')).toEqual([]);
  });

  test('who asks for a colour sees products in it, by the filter or by its name in a search', async () => {
    const navy = { vi: 'Xanh đen', en: 'Navy', rgb: '#000033' };
    const black = { vi: 'Đen', en: 'Black', rgb: '#000000' };
    const [inRed, alsoRed, inNavy, inBlack] = await Promise.all([1, 2, 3, 4].map(() => shelf.aPicture()));
    const product = (slug: string, colors: (typeof red)[], name = { vi: 'Đầm suông', en: 'Shift dress' }) =>
      shelf.aProduct({
        name,
        slug,
        pictures: [
          { pictureId: inRed ?? '', view: 'front', colorRgb: red.rgb },
          { pictureId: inNavy ?? '', view: 'front', colorRgb: navy.rgb },
          { pictureId: inBlack ?? '', view: 'front', colorRgb: black.rgb },
          { pictureId: alsoRed ?? '', view: 'back', colorRgb: red.rgb },
        ],
        variants: colors.map((color) => ({ color, size: 'M' })),
      });
    await product('two', [red, black]);
    await product('three', [red, navy, black]);
    const shown = async (query: string) =>
      Object.fromEntries(
        (await list(`/product?${query}`)).data.map(({ seoSlug, picture, shownColor }) => [
          seoSlug,
          [picture.url.split('/').at(-1), shownColor],
        ]),
      );

    const first = [inRed, undefined];
    expect(await shown('sort=newest')).toEqual({ two: first, three: first });
    expect(await shown('search=dam+suong')).toEqual({ two: first, three: first });
    const asBlack = [inBlack, black.rgb];
    expect(await shown('color=000000')).toEqual({ two: asBlack, three: asBlack });
    expect(await shown(`search=${encodeURIComponent('Đầm ĐEN')}`)).toEqual({ two: asBlack, three: asBlack });
    expect(await shown('search=black+dress')).toEqual({ two: asBlack, three: asBlack });
    // The longest name, and the filter before the words.
    expect((await shown('search=dam+xanh+den'))['three']).toEqual([inNavy, navy.rgb]);
    expect((await shown('search=dam+xanh+den&color=ff0000'))['three']).toEqual([inRed, red.rgb]);
    // Who types marks means them: "đèn" is a lamp, "đò" a ferry.
    await product('lamp', [black, red], { vi: 'Đèn đò', en: 'Ferry lamp' });
    const all = { lamp: first, two: first, three: first };
    expect(await shown(`search=${encodeURIComponent('đèn đò')}`)).toEqual(all);
    expect(await shown('search=den+do')).toMatchObject({ lamp: asBlack });
    // What is not sold in the colour shows its first picture.
    expect((await shown('color=000033,000000'))['two']).toEqual(asBlack);
  });

  test('colour, size and price have to fit one and the same variant', async () => {
    await shelf.aProduct({
      name: 'Shirt',
      variants: [
        { color: red, size: 'S', price: 100 },
        { color: blue, size: 'M', price: 200 },
      ],
    });

    expect(await names('/product?color=ff0000&size=S')).toEqual(['Shirt']);
    expect(await names('/product?color=ff0000&size=M')).toEqual([]);
    expect(await names('/product?color=ff0000&minPrice=150')).toEqual([]);
  });

  test('a range of prices has the products of which one variant is in it, by their lowest price', async () => {
    const tops = await shelf.aCategory({ slug: 'ao' });
    const priced = (name: string, ...prices: number[]) =>
      shelf.aProduct({ name, category: tops, variants: prices.map((price) => ({ price, onHand: 3 })) });
    await priced('Around', 100, 400);
    await priced('Below', 50, 90);
    await priced('From below', 120, 210);
    await priced('Through', 80, 220, 500);
    await priced('Within', 200, 230);
    await priced('Above', 260);

    const range = '/product?minPrice=150&maxPrice=250';
    expect(await names(`${range}&sort=priceAsc`)).toEqual(['Through', 'From below', 'Within']);
    expect(await names(`${range}&sort=priceDesc&categorySlug=ao`)).toEqual([
      'Within',
      'From below',
      'Through',
    ]);
    expect(await names(`${range}&sort=priceAsc&inStock=true&limit=1&page=2`)).toEqual(['From below']);
    expect(await names('/product?minPrice=250&sort=priceAsc')).toEqual(['Through', 'Around', 'Above']);
    expect(await names('/product?maxPrice=80&sort=priceDesc')).toEqual(['Through', 'Below']);
    expect(await names('/product?minPrice=250&maxPrice=150')).toEqual([]);
    expect((await list(range)).meta.total).toBe(3);
  });

  test('what is no longer sold is not in the list', async () => {
    const product = await shelf.aProduct();
    await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', product.id).execute();

    expect((await list('/product/public')).meta.total).toBe(0);
    expect((await get(`/product/${product.id}/public`)).status).toBe(404);
  });

  test('suggestions leave out what is sold out and put the hot ones first', async () => {
    await shelf.aProduct({ name: 'Plain', priority: 1 });
    await shelf.aProduct({ name: 'Hot', priority: 2, status: ['HOT'] });
    await shelf.aProduct({
      name: 'Gone',
      priority: 3,
      status: ['HOT'],
      variants: [{ onHand: 2, reserved: 2 }],
    });

    const page = await list('/product/suggested-products?limit=10');

    expect(page.data.map(({ name }) => name)).toEqual(['Hot', 'Plain']);
    expect(page.meta).toEqual({ page: 1, limit: 10, total: 2, totalPages: 1 });
    expect(await names('/product/suggested-products?limit=1&page=2')).toEqual(['Plain']);
  });

  test('a list asks the database once, sales included, however many products it shows', async () => {
    const category = await shelf.aCategory();
    for (let number = 0; number < 8; number++) await shelf.aProduct({ category });
    const asked = statements();

    await list('/product');

    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('a list by price asks for the prices of sales before, once', async () => {
    await shelf.aProduct();
    const asked = statements();

    await list('/product?sort=priceAsc');

    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('the search', () => {
  const found = (search: string) => names(`/product?search=${encodeURIComponent(search)}`);

  beforeEach(async () => {
    await shelf.aProduct({ name: { vi: 'Áo thun cổ tròn', en: 'Crew T-shirt' }, priority: 3 });
    await shelf.aProduct({ name: { vi: 'Đồng hồ thông minh', en: 'Smart watch' }, priority: 2 });
    await shelf.aProduct({ name: { vi: 'Móc treo áo thun', en: 'Hanger' }, priority: 1 });
  });

  test.each(['áo thun', 'ao thun', 'AO THUN', 'áo thun'.normalize('NFD'), '  thun   áo '])(
    'a visitor who types "%s" finds the T-shirt',
    async (typed) => {
      expect(await found(typed)).toContain('Áo thun cổ tròn');
    },
  );

  test.each(['dong ho', 'đồng hồ', 'DONG HO', 'Smart watch', 'watch'])(
    'a visitor who types "%s" finds the watch',
    async (typed) => {
      expect(await found(typed)).toEqual(['Đồng hồ thông minh']);
    },
  );

  test('what begins with the words comes before what merely holds them', async () => {
    expect(await found('ao thun')).toEqual(['Áo thun cổ tròn', 'Móc treo áo thun']);
  });

  test('of more than 1,000 matches every page has others, in an order that stays', async () => {
    const { id } = await shelf.aProduct({ name: 'Khăn len 0' });
    // Some have the word at the beginning and some further on, and many rank the same.
    const copyId = sql`md5(${id} || copy)::uuid`;
    const copies = sql`generate_series(1, 1009) copy`;
    await sql`insert into products (id, category_id, slug, name_vi, name_en, description_vi, description_en, specifications,
        status, priority, published_at, price, max_price, search_words, text_version)
      select ${copyId}, category_id, slug || '-' || copy,
        case when copy % 3 = 0 then 'Len' else 'Khăn len' end || ' ' || copy, 'Wool ' || copy, '', '', '[]', status,
        copy % 5, published_at, price, max_price, search_words, text_version
      from products, ${copies} where id = ${id}`.execute(shop.db);
    await sql`insert into product_variants (id, product_id, sku, position, price)
      select md5(id || '-' || copy)::uuid, md5(product_id::text || copy)::uuid, sku || '-' || copy, position, price
      from product_variants, ${copies} where product_id = ${id}`.execute(shop.db);
    const page = async (number: number) =>
      (await list(`/product?search=len&limit=100&page=${String(number)}`)).data.map((card) => card.id);

    expect((await list('/product?search=len&limit=1')).meta.total).toBe(1010);
    const pages: string[][] = [];
    // The best matches end on the fourth page.
    for (const number of [1, 2, 4, 11]) pages.push(await page(number));

    expect(pages.map(({ length }) => length)).toEqual([100, 100, 100, 10]);
    expect(new Set(pages.flat()).size).toBe(310);
    expect(await page(2)).toEqual(pages[1]);
    expect(await page(11)).toEqual(pages[3]);
  });

  test('a category’s name finds what is in it', async () => {
    const category = await shelf.aCategory({ name: 'Rô-bốt' });
    await shelf.aProduct({ name: 'Rover', category });

    expect(await found('ro bot')).toEqual(['Rover']);
  });

  test.each([
    '%',
    '_',
    '\\',
    '%_\\',
    "'; drop table products; --",
    '🛒',
    '💥%',
    '" OR 1=1',
    '\u202e',
    '\ud800',
  ])('a hostile search (%j) finds nothing and breaks nothing', async (search) => {
    const response = await shop.app.inject({ url: '/api/main/product', query: { search } });

    expect(response.statusCode).toBe(200);
    expect(response.json<{ data: Page }>().data.meta.total).toBe(0);
  });

  test('the code of a variant finds its product, until the variant is no longer sold', async () => {
    const product = await shelf.aProduct({ name: 'Nón kết', variants: [{ size: 'M' }, { size: 'L' }] });
    const { sku } = await shop.db
      .selectFrom('productVariants')
      .select('sku')
      .where('id', '=', product.infoId)
      .executeTakeFirstOrThrow();
    expect(await found(sku)).toEqual(['Nón kết']);
    expect(await found(sku.toLowerCase())).toEqual(['Nón kết']);

    await shop.db
      .updateTable('productVariants')
      .set({ isActive: false })
      .where('id', '=', product.infoId)
      .execute();

    expect(await found(sku)).toEqual([]);
  });

  test('an empty search is no search', async () => {
    expect(await found('')).toHaveLength(3);
    expect(await found('   ')).toHaveLength(3);
  });

  test('a search of 10,000 characters or with a NUL is refused by name', async () => {
    expect(await get(`/product?search=${'a'.repeat(10_000)}`)).toMatchObject({
      status: 400,
      message: 'VALIDATION_FAILED',
      errors: [{ field: 'search', code: 'maxLength' }],
    });
    expect(await get('/product?search=a%00b')).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' });
  });
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=1e99',
  'limit=-1',
  'limit=x',
  'sort=name',
  'sort=price;drop',
  'orderByPriority=asc',
  'status=OLD',
  'color=red',
  'minPrice=-1',
  'minPrice=1e30',
  'categorySlug=a%00',
  'unknown=1',
])('a list asked with %s is refused', async (query) => {
  expect(await get(`/product?${query}`)).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' });
});

describe('one product', () => {
  const onShelf = async () => {
    const fashion = await shelf.aCategory({
      slug: 'thoi-trang',
      name: { vi: 'Thời trang', en: 'Fashion' },
    });
    const tops = await shelf.aCategory({
      slug: 'ao',
      name: { vi: 'Áo', en: 'Tops' },
      parentId: fashion.id,
    });
    const pictures = [await shelf.aPicture(), await shelf.aPicture(), await shelf.aPicture()];
    const product = await shelf.aProduct({
      name: { vi: 'Áo thun', en: 'T-shirt' },
      slug: 'ao-thun',
      category: tops,
      description: { vi: 'Vải cotton', en: 'Cotton' },
      specifications: [{ name: { vi: 'Chất liệu', en: 'Material' }, value: { vi: 'Bông', en: 'Cotton' } }],
      variants: [
        { color: red, size: 'M', price: 200_000, onHand: 5, reserved: 5 },
        { color: red, size: 'L', price: 210_000, originalPrice: 260_000, onHand: 3 },
        { color: blue, size: 'M', price: 200_000, onHand: 9 },
      ],
      pictures: [
        { pictureId: pictures[0] ?? '', view: 'front', colorRgb: red.rgb },
        { pictureId: pictures[1] ?? '', view: 'detail', colorRgb: red.rgb },
        { pictureId: pictures[2] ?? '', view: 'front', colorRgb: blue.rgb },
      ],
    });
    return { product, pictures, fashion, tops };
  };

  test('what is like it is found by its id and by its slug', async () => {
    const { product, tops, fashion } = await onShelf();
    const other = await shelf.aProduct({ category: tops });

    const byId = await get(`/product/${product.id}/related`);
    const bySlug = await get('/product/ao-thun/related');

    expect(byId.data).toMatchObject([{ id: other.id }]);
    const beside = await shelf.aProduct({
      category: await shelf.aCategory({ parentId: fashion.id }),
      priority: 0,
    });
    await shelf.aProduct({ priority: 0 });
    const near = async (query = ''): Promise<{ id: string }[]> =>
      (await get(`/product/${product.id}/related${query}`)).data;
    expect((await near()).map(({ id }) => id)).toEqual([other.id, beside.id]);
    expect((await near('?limit=1')).map(({ id }) => id)).toEqual([other.id]);
    expect(bySlug.data).toEqual(byId.data);
    expect(await get('/product/khong-co/related')).toMatchObject({ message: 'PRODUCT_NOT_FOUND' });
  });

  test('a visitor sees all of it, by its id and by its slug', async () => {
    const { product, pictures, fashion, tops } = await onShelf();

    const byId = await get(`/product/${product.id}/public`);
    const bySlug = await get('/product/get-by-seo-slug/ao-thun');

    expect(bySlug.data).toEqual(byId.data);
    expect(byId.data).toMatchObject({
      id: product.id,
      name: 'Áo thun',
      sku: expect.stringMatching(/^SKU-/),
      stock: 12,
      colors: [
        { name: 'Đỏ', rgb: '#ff0000' },
        { name: 'Xanh', rgb: '#0000ff' },
      ],
      description: 'Vải cotton',
      specifications: [{ name: 'Chất liệu', value: 'Bông' }],
      category: { id: tops.id, name: 'Áo', slug: 'ao' },
      breadcrumb: [
        { id: fashion.id, name: 'Thời trang', slug: 'thoi-trang' },
        { id: tops.id, name: 'Áo', slug: 'ao' },
      ],
      pictures: pictures.map((id) => ({ url: `/api/main/media/${id}` })),
      infos: [
        {
          infoId: product.infoIds[0],
          stock: 0,
          price: 200_000,
          originalPrice: null,
          color: { name: 'Đỏ', rgb: '#ff0000' },
          size: 'M',
          pictures: [
            { alt: 'Áo thun, Đỏ, mặt trước', url: `/api/main/media/${pictures[0]}` },
            { alt: 'Áo thun, Đỏ, cận cảnh', url: `/api/main/media/${pictures[1]}` },
          ],
        },
        { infoId: product.infoIds[1], stock: 3, price: 210_000, originalPrice: 260_000, size: 'L' },
        { infoId: product.infoIds[2], stock: 9, pictures: [{ alt: 'Áo thun, Xanh, mặt trước' }] },
      ],
      attributes: [
        {
          key: 'color',
          name: 'Màu sắc',
          values: [
            { value: '#ff0000', label: 'Đỏ', rgb: '#ff0000' },
            { value: '#0000ff', label: 'Xanh', rgb: '#0000ff' },
          ],
        },
        {
          key: 'size',
          name: 'Kích cỡ',
          values: [
            { value: 'M', label: 'M' },
            { value: 'L', label: 'L' },
          ],
        },
      ],
    });
  });

  test('a visitor who reads English gets all of it in English, and so the categories', async () => {
    const { product } = await onShelf();
    const english = { 'accept-language': 'en' };

    expect((await get(`/product/${product.id}/public`, english)).data).toMatchObject({
      name: 'T-shirt',
      description: 'Cotton',
      specifications: [{ name: 'Material', value: 'Cotton' }],
      category: { name: 'Tops' },
      breadcrumb: [{ name: 'Fashion' }, { name: 'Tops' }],
      attributes: [{ values: [{ label: 'Red' }, { label: 'Blue' }] }, {}],
    });
    expect((await get('/category', english)).data).toMatchObject([
      { name: 'Fashion', picture: { alt: 'Fashion' }, children: [{ name: 'Tops' }] },
    ]);
  });

  test('a product asks the database once, sales included, whatever belongs to it', async () => {
    const { product } = await onShelf();
    const asked = statements();

    await get(`/product/${product.id}/public`);

    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('its variants and attributes can be asked for alone, in English too', async () => {
    const { product } = await onShelf();

    const { data } = await get(`/product/get-list-info-and-attribute/${product.id}`, {
      'accept-language': 'en',
    });

    expect(Object.keys(data).sort()).toEqual(['attributes', 'infos']);
    expect(data).toMatchObject({
      infos: [{ color: { name: 'Red' }, pictures: [{ alt: 'T-shirt, Red, front' }, {}] }, {}, {}],
      attributes: [{ name: 'Colour' }, { name: 'Size' }],
    });
  });

  test('a product of one kind has no attributes to choose', async () => {
    const product = await shelf.aProduct();

    const { data } = await get(`/product/${product.id}/public`);

    expect(data).toMatchObject({ attributes: [], infos: [{ color: null, size: null }] });
  });

  test.each([
    '/product/0192f000-0000-7000-8000-000000000000/public',
    '/product/nothing/public',
    "/product/'%20or%201=1/public",
    '/product/get-by-seo-slug/nothing',
    '/product/get-by-seo-slug/%F0%9F%9B%92',
    '/product/get-list-info-and-attribute/nothing',
  ])('a product that does not exist (%s) is not found', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, message: 'PRODUCT_NOT_FOUND' });
  });
});

describe('the categories', () => {
  test('are a tree that counts the products of each branch', async () => {
    const robots = await shelf.aCategory({ slug: 'robot', name: 'Rô-bốt' });
    const fashion = await shelf.aCategory({ slug: 'thoi-trang' });
    const tops = await shelf.aCategory({ slug: 'ao', parentId: fashion.id });
    await shelf.aProduct({ category: tops });
    await shelf.aProduct({ category: tops });
    await shelf.aProduct({ category: fashion });

    const { data } = await get('/category');

    expect(data).toMatchObject([
      {
        id: robots.id,
        name: 'Rô-bốt',
        slug: 'robot',
        productCount: 0,
        children: [],
        picture: { alt: 'Rô-bốt' },
      },
      { slug: 'thoi-trang', productCount: 3, children: [{ slug: 'ao', productCount: 2, children: [] }] },
    ]);
  });

  test('of an empty shop are none', async () => {
    expect((await get('/category')).data).toEqual([]);
  });
});

describe('what a cart asks for', () => {
  const byIds = async (infoIds: unknown, language = 'vi') => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/main/product/by-ids',
      headers: { 'accept-language': language },
      payload: { infoIds } as object,
    });
    return {
      status: response.statusCode,
      ...response.json<{ data: { infoId: string }[]; message: string }>(),
    };
  };

  test('comes in the order asked, each variant once, unknown ones left out', async () => {
    const picture = await shelf.aPicture();
    const shirt = await shelf.aProduct({
      name: { vi: 'Áo', en: 'Shirt' },
      slug: 'ao',
      variants: [
        { color: red, size: 'M', price: 5000, onHand: 8, reserved: 3 },
        { color: blue, size: 'M' },
      ],
      pictures: [
        { pictureId: await shelf.aPicture(), view: 'front', colorRgb: red.rgb },
        { pictureId: picture, view: 'front', colorRgb: blue.rgb },
      ],
    });
    const rover = await shelf.aProduct({ name: 'Rover' });
    const [redShirt = '', blueShirt = ''] = shirt.infoIds;

    const { data } = await byIds(
      [rover.infoId, blueShirt, redShirt, rover.infoId, 'nothing', '0192f000-0000-7000-8000-000000000000'],
      'en',
    );

    expect(data.map(({ infoId }) => infoId)).toEqual([rover.infoId, blueShirt, redShirt]);
    expect(data[1]).toMatchObject({ picture: { url: `/api/main/media/${picture}` } });
    expect(data[2]).toMatchObject({
      productId: shirt.id,
      name: 'Shirt',
      seoSlug: 'ao',
      price: 5000,
      originalPrice: null,
      stock: 5,
      color: { name: 'Red', rgb: '#ff0000' },
      size: 'M',
    });
  });

  test('says of what is sold out whether another variant can be bought', async () => {
    const some = await shelf.aProduct({ variants: [{ onHand: 0 }, { onHand: 2 }] });
    const none = await shelf.aProduct({ variants: [{ onHand: 0 }, { onHand: 3, reserved: 3 }] });
    const hidden = await shelf.aProduct({ variants: [{ onHand: 0 }, { onHand: 5 }] });
    const [, unsold = ''] = hidden.infoIds;
    await shop.db.updateTable('productVariants').set({ isActive: false }).where('id', '=', unsold).execute();

    const { data } = await byIds([some, none, hidden].map(({ infoIds: [first] }) => first));
    const [inStock] = (await byIds([some.infoIds[1]])).data;

    expect(data.map((one) => Reflect.get(one, 'hasOther') as unknown)).toEqual([true, false, false]);
    expect(inStock).not.toHaveProperty('hasOther');
  });

  test('leaves out what is no longer sold', async () => {
    const product = await shelf.aProduct({ variants: [{}, {}] });
    const [kept = '', dropped = ''] = product.infoIds;
    await shop.db.updateTable('productVariants').set({ isActive: false }).where('id', '=', dropped).execute();

    expect((await byIds([kept, dropped])).data.map(({ infoId }) => infoId)).toEqual([kept]);
  });

  test('may be nothing', async () => {
    expect(await byIds([])).toMatchObject({ status: 200, data: [] });
  });

  test.each([[undefined], ['x'], [[1]], [[null]], [['a\0']], [Array.from({ length: 101 }, () => 'x')]])(
    'is refused when it is not a list of at most 100 ids (%j)',
    async (infoIds) => {
      expect(await byIds(infoIds)).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' });
    },
  );
});

describe('the addresses of products', () => {
  test('a crawler finds every product that is sold, the oldest first, with its day', async () => {
    await shelf.aProduct({ slug: 'b', publishedAt: new Date('2026-03-01T00:00:00Z') });
    await shelf.aProduct({ slug: 'a', publishedAt: new Date('2026-02-01T00:00:00Z') });
    const gone = await shelf.aProduct({ slug: 'gone' });
    await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', gone.id).execute();

    expect((await get('/product/addresses')).data).toEqual({
      data: [
        { seoSlug: 'a', publishedAt: '2026-02-01T00:00:00.000Z' },
        { seoSlug: 'b', publishedAt: '2026-03-01T00:00:00.000Z' },
      ],
      meta: { page: 1, limit: 2500, total: 2, totalPages: 1 },
    });
    expect(await get('/product/addresses?page=2')).toMatchObject({ data: { data: [], meta: { total: 2 } } });
  });

  test.each(['0', '-1', 'x', '1.5', '99999999'])('page %s is none', async (page) => {
    expect(await get(`/product/addresses?page=${page}`)).toMatchObject({ status: 400 });
  });
});

test('someone signed in can ask with /with-auth, a visitor cannot', async () => {
  const product = await shelf.aProduct();
  const customer = shop.as('CUSTOMER');

  for (const path of [
    '/product',
    '/product/public',
    '/product/newest-products',
    '/product/suggested-products',
    '/product/addresses',
    `/product/${product.id}/public`,
    `/product/get-by-seo-slug/${product.slug}`,
    `/product/get-list-info-and-attribute/${product.id}`,
    '/category',
  ]) {
    const plain = await get(path);
    expect(await get(`${path}/with-auth`, customer)).toMatchObject({ status: 200, data: plain.data });
    expect(await get(`${path}/with-auth`)).toMatchObject({ status: 401, message: 'UNAUTHENTICATED' });
  }
});

describe('products by their ids', () => {
  const cards = async (ids: unknown) => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/main/product/cards',
      payload: { ids },
    });
    return { status: reply.statusCode, data: reply.json<{ data?: { name: string }[] }>().data };
  };

  test('come in the order of the ids, each once, without what is unknown or no longer sold', async () => {
    const [hat, shirt, gone] = [
      await shelf.aProduct({ name: 'Hat' }),
      await shelf.aProduct({ name: 'Shirt' }),
      await shelf.aProduct({ name: 'Gone' }),
    ];
    await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', gone.id).execute();
    const strange = ['', 'nobody', "' or 1=1 --", '0192d3b0-0000-7000-8000-000000000000'];

    const { data } = await cards([shirt.id, gone.id, ...strange, hat.id, shirt.id]);

    expect(data?.map(({ name }) => name)).toEqual(['Shirt', 'Hat']);
  });

  test.each([
    ['none', [], 200],
    ['more than a list holds', Array.from({ length: 101 }, (_, at) => String(at)), 400],
    ['something else than ids', [1], 400],
    ['no list', 'all', 400],
  ])('are refused or empty for %s', async (_what, ids, status) => {
    expect(await cards(ids)).toMatchObject({ status });
  });
});
