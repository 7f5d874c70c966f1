import { sql } from 'kysely';
import { createShelf } from '../../testing/catalogue';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { SearchRecovery } from '../search/search.schema';
import type { ProductFacets } from './catalogue.schema';
import { productRatings } from './product-ratings';
import { limits } from './staff-products.schema';
import { refreshTexts } from './text-refresh';

let shop: TestApp;
let shelf: ReturnType<typeof createShelf>;

beforeAll(async () => {
  shop = await createTestApp();
  shelf = createShelf(shop.db);
});
beforeEach(() => shelf.clear());
afterAll(() => shop.close());

type Choice = Record<string, string>;
async function get<T>(path: string, query: Choice): Promise<T> {
  const response = await shop.app.inject({ url: `/api/main/product${path}`, query });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: T }>().data;
}
const names = async (query: Choice) =>
  (await get<{ data: { name: string }[] }>('/public', query)).data.map(({ name }) => name);
const group = async (key: string, query: Choice = {}) =>
  (await get<ProductFacets>('/facets', query)).facets.find((facet) => facet.key === key);
const counts = async (key: string, query: Choice = {}) =>
  Object.fromEntries((await group(key, query))?.values.map(({ value, count }) => [value, count]) ?? []);

const rate = ({ id }: { id: string }, average: number | null) =>
  productRatings.write(shop.db, id, { average, count: average === null ? 0 : 3 });
async function aRated(
  name: string,
  average: number | null,
  given: Parameters<typeof shelf.aProduct>[0] = {},
) {
  const product = await shelf.aProduct({ name, ...given });
  await rate(product, average);
  return product;
}

describe('a list by how products are rated', () => {
  beforeEach(async () => {
    await aRated('Five', 5, { status: ['HOT'] });
    await aRated('Four', 4);
    await aRated('Nearly four', 3.9, { status: ['HOT'], variants: [{ size: 'M' }] });
    await aRated('Two', 2, { variants: [{ size: 'M' }] });
    await aRated('Bad', 1.9);
    await aRated('New', null);
  });

  test('has what has as many stars and more', async () => {
    expect(await names({ rating: '4' })).toEqual(['Five', 'Four']);
    expect(await names({ rating: '3' })).toEqual(['Five', 'Four', 'Nearly four']);
    expect(await names({ rating: '2' })).toEqual(['Five', 'Four', 'Nearly four', 'Two']);
  });

  test('counts for each what there would be with it instead, from the highest down', async () => {
    const shown = await group('rating', { rating: '3', status: 'HOT' });

    expect(shown).toMatchObject({
      param: 'rating',
      name: 'Đánh giá',
      values: [
        { value: '4', label: 'Từ 4 sao', count: 1, isSelected: false },
        { value: '3', label: 'Từ 3 sao', count: 2, isSelected: true },
        { value: '2', label: 'Từ 2 sao', count: 2, isSelected: false },
      ],
    });
    expect(await counts('rating')).toEqual({ 4: 2, 3: 3, 2: 4 });
    expect(await counts('status', { rating: '4' })).toEqual({ HOT: 1 });
    const response = await shop.app.inject({
      url: '/api/main/product/facets',
      headers: { 'accept-language': 'en' },
    });
    expect(
      response.json<{ data: ProductFacets }>().data.facets.find(({ key }) => key === 'rating')?.values[0]
        ?.label,
    ).toBe('4 stars and up');
  });

  test('takes the lowest of several, and of each other filter as well', async () => {
    expect(await names({ rating: '4,2' })).toHaveLength(4);
    expect(await names({ rating: '3', size: 'M' })).toEqual(['Nearly four']);
    expect(await names({ rating: '4', size: 'M' })).toEqual([]);
    expect(await names({ rating: '3', status: 'HOT', sort: 'newest' })).toEqual(['Nearly four', 'Five']);
    expect(await names({ rating: '4', search: 'four' })).toEqual(['Four']);
    expect(await counts('rating', { search: 'four' })).toEqual({ 4: 1, 3: 2, 2: 2 });
  });

  test('that is empty says what dropping it would bring', async () => {
    const { drop } = await get<SearchRecovery>('/recovery', { rating: '4', size: 'M' });

    expect(drop).toEqual([
      { param: 'rating', total: 2, isMore: false },
      { param: 'size', total: 2, isMore: false },
    ]);
  });

  test.each(['5', '1', '0', '4.5', 'high', '4,', '-2'])('refuses %j, which is no choice', async (rating) => {
    for (const path of ['/public', '/facets', '/recovery']) {
      const response = await shop.app.inject({ url: `/api/main/product${path}`, query: { rating } });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: 'VALIDATION_FAILED', errors: [{ field: 'rating' }] });
    }
  });
});

test('a value that nothing in the shop has finds nothing, and is still there to be taken back', async () => {
  await shelf.aProduct();

  expect(await names({ rating: '4' })).toEqual([]);
  expect(await counts('rating')).toEqual({});
  expect(await group('rating', { rating: '4' })).toMatchObject({
    values: [{ value: '4', count: 0, isSelected: true }],
  });
});

test('a product moves with its rating, and only then is its row of lists written again', async () => {
  const product = await aRated('Shirt', 4.2);
  const version = async () =>
    (
      await sql<{
        xmin: string;
      }>`select xmin::text from product_listing where product_id = ${product.id}`.execute(shop.db)
    ).rows[0]?.xmin;
  const before = await version();

  await rate(product, 4.6);
  expect(await version()).toBe(before);
  await rate(product, 3.2);
  expect(await names({ rating: '4' })).toEqual([]);
  expect(await counts('rating')).toEqual({ 3: 1, 2: 1 });
  await rate(product, null);
  expect(await names({ rating: '2' })).toEqual([]);
  expect(await counts('rating')).toEqual({});
});

test('what a card shows at a cut price is on sale, marked so or not', async () => {
  await shelf.aProduct({ name: 'Cut', variants: [{ price: 100, originalPrice: 150 }] });
  await shelf.aProduct({ name: 'Marked', status: ['SALE_OFF'] });
  await shelf.aProduct({
    name: 'Both',
    status: ['SALE_OFF'],
    variants: [{ price: 100, originalPrice: 150 }],
  });
  const plain = await shelf.aProduct({ name: 'Plain' });

  expect(await names({ status: 'SALE_OFF' })).toEqual(['Cut', 'Marked', 'Both']);
  expect(await counts('status')).toEqual({ SALE_OFF: 3 });
  await shop.db.updateTable('products').set({ originalPrice: 150_000 }).where('id', '=', plain.id).execute();
  expect(await counts('status')).toEqual({ SALE_OFF: 4 });
});

test('a shop that had ratings before lists knew of them is listed by them', async () => {
  const [rated, cut] = [await shelf.aProduct({ name: 'Rated' }), await shelf.aProduct({ name: 'Cut' })];
  await sql`alter table products disable trigger user`.execute(shop.db);
  await rate(rated, 4.5);
  await shop.db.updateTable('products').set({ originalPrice: 150_000 }).where('id', '=', cut.id).execute();
  await sql`update products set text_version = 2`.execute(shop.db);
  await sql`alter table products enable trigger user`.execute(shop.db);
  expect(await names({ rating: '4' })).toEqual([]);

  await refreshTexts(shop.db);

  expect(await names({ rating: '4' })).toEqual(['Rated']);
  expect(await counts('rating')).toEqual({ 4: 1, 3: 1, 2: 1 });
  expect(await names({ status: 'SALE_OFF' })).toEqual(['Cut']);
});

test('when no variant has the chosen colour in the chosen size, removing either filter is offered with its number of products', async () => {
  const variant = (rgb: string, size: string) => ({ color: { vi: rgb, en: rgb, rgb }, size });
  await shelf.aProduct({ variants: [variant('#ff0000', 'S'), variant('#0000ff', 'M')] });

  const { drop } = await get<SearchRecovery>('/recovery', { color: 'ff0000', size: 'M' });

  expect(drop).toEqual([
    { param: 'color', total: 1, isMore: false },
    { param: 'size', total: 1, isMore: false },
  ]);
});

test('a visitor can choose a category whose address is as long as staff may make it', async () => {
  const slug = 'a'.repeat(limits.slug);
  await shelf.aProduct({ name: 'Far', category: await shelf.aCategory({ slug }) });

  expect(await counts('category')).toEqual({ [slug]: 1 });
  expect(await names({ category: slug })).toEqual(['Far']);
});

test('a size counts under a range of prices where a variant of this very size costs as much', async () => {
  const dearInL = [
    { size: 'S', price: 100_000 },
    { size: 'L', price: 300_000 },
  ];
  await shelf.aProduct({ variants: dearInL });
  await shelf.aProduct({ variants: [...dearInL, { size: 'M', price: 200_000 }] });
  await shelf.aProduct({ variants: [{ size: 'M', price: 350_000 }] });

  expect(await counts('size')).toEqual({ S: 2, M: 2, L: 2 });
  expect(await counts('size', { minPrice: '150000' })).toEqual({ S: 0, M: 2, L: 2 });
  expect(await counts('size', { maxPrice: '250000' })).toEqual({ S: 2, M: 1, L: 0 });
  expect(await counts('size', { minPrice: '200000', maxPrice: '300000' })).toEqual({ S: 0, M: 1, L: 2 });
  expect(await counts('size', { minPrice: '200001', maxPrice: '299999' })).toEqual({ S: 0, M: 0, L: 0 });
});

describe('a variant that is not sold any more', () => {
  const red = { vi: 'Đỏ', en: 'Red', rgb: '#ff0000' };
  const blue = { vi: 'Xanh', en: 'Blue', rgb: '#0000ff' };
  const green = { vi: 'Lục', en: 'Green', rgb: '#00ff00' };

  beforeEach(async () => {
    // What is off lies between the two others in each respect, so that the product's own row cannot decide.
    const { infoIds } = await shelf.aProduct({
      name: 'Shirt',
      variants: [
        { color: red, size: 'M', price: 90_000 },
        { color: blue, size: 'L', price: 700_000 },
        { color: red, size: 'L', price: 300_000 },
        { color: green, size: 'XL', price: 300_000 },
      ],
    });
    expect(await names({ minPrice: '200000', maxPrice: '400000' })).toEqual(['Shirt']);
    await shop.db
      .updateTable('productVariants')
      .set({ isActive: false })
      .where('id', 'in', infoIds.slice(2))
      .execute();
  });

  const range = { minPrice: '200000', maxPrice: '400000' };
  test.each<Choice>([
    { color: '00ff00' },
    { size: 'XL' },
    { color: 'ff0000', size: 'L' },
    { price: '200000-500000' },
    range,
    { ...range, sort: 'priceAsc' },
    { ...range, sort: 'priceDesc', inStock: 'true' },
    { color: 'ff0000', minPrice: '200000' },
    { color: '0000ff', maxPrice: '400000' },
    { size: 'L', maxPrice: '400000' },
    { size: 'M', minPrice: '200000' },
    { size: 'L', price: '200000-500000' },
    { color: 'ff0000', price: '200000-500000' },
    { color: 'ff0000', size: 'L', ...range },
    { price: '0-100000', minPrice: '200000' },
  ])('is not found by %j', async (choice) => {
    expect(await names(choice)).toEqual([]);
    const { sort: _, ...filters } = choice;
    expect((await get<ProductFacets>('/facets', filters)).total).toBe(0);
  });

  test('counts with no value of a filter, whatever else is chosen', async () => {
    expect(await counts('color')).toEqual({ ff0000: 1, '0000ff': 1 });
    expect(await counts('size')).toEqual({ M: 1, L: 1 });
    expect(await counts('price')).toEqual({ '0-100000': 1, '500000-1000000': 1 });
    expect(await counts('size', { color: 'ff0000' })).toEqual({ M: 1, L: 0 });
    expect(await counts('color', { size: 'L' })).toEqual({ ff0000: 0, '0000ff': 1 });
    expect(await counts('price', { color: 'ff0000' })).toEqual({ '0-100000': 1, '500000-1000000': 0 });
    expect(await counts('size', { minPrice: '100000' })).toEqual({ M: 0, L: 1 });
    expect(await counts('color', { maxPrice: '400000' })).toEqual({ ff0000: 1, '0000ff': 0 });
  });
});

test('a price is in the band that begins with it, which says its edges in the visitor’s language', async () => {
  for (const price of [99_999, 100_000, 9_999_999, 10_000_000])
    await shelf.aProduct({ variants: [{ price }] });

  expect(await group('price')).toMatchObject({
    name: 'Khoảng giá',
    values: [
      { value: '0-100000', label: 'Dưới 100.000\u00a0₫', from: 0, below: 100_000, count: 1 },
      { value: '100000-200000', label: '100.000\u00a0₫ – 200.000\u00a0₫', count: 1 },
      { value: '5000000-10000000', count: 1 },
      { value: '10000000-', label: 'Từ 10.000.000\u00a0₫', from: 10_000_000, count: 1 },
    ],
  });
  const response = await shop.app.inject({
    url: '/api/main/product/facets',
    headers: { 'accept-language': 'en' },
  });
  const english = response.json<{ data: ProductFacets }>().data.facets.find(({ key }) => key === 'price');
  expect(english?.name).toBe('Price');
  expect(english?.values.map(({ label }) => label)).toEqual([
    'Under 100,000\u00a0₫',
    '100,000\u00a0₫ – 200,000\u00a0₫',
    '5,000,000\u00a0₫ – 10,000,000\u00a0₫',
    '10,000,000\u00a0₫ and up',
  ]);
});

test('sizes are listed from small to large, numbers upwards, and other words last', async () => {
  const sizes = ['Free', '2XL', '40', 'S', 'XXS', '38.5', 'L', '100', 'm'];
  await shelf.aProduct({ variants: sizes.map((size) => ({ size })) });

  expect((await group('size'))?.values.map(({ value }) => value)).toEqual([
    'XXS',
    'S',
    'm',
    'L',
    '2XL',
    '38.5',
    '40',
    '100',
    'Free',
  ]);
});
