import { sql, type QueryExecutor } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db';
import { createMemoryRateLimiter } from '../../lib/memory-rate-limiter';
import { createRateLimits } from '../../lib/rate-limits';
import { createShelf } from '../../testing/catalogue';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createCatalogueRepository } from './catalogue.repository';
import { createFlashPricing } from '../flash-sales/flash-priced';
import type { ProductFilters, ProductQuery } from './catalogue.schema';
import { createLists } from '../../composition/lists';

const COPIES = 2000;
const copied = ['products', 'product_listing', 'product_variants', 'stock', 'product_pictures'];
const large = [...copied, 'flash_sale_items'];
const red = { vi: 'Đỏ', en: 'Red', rgb: '#c0392b' };
const green = { vi: 'Xanh lá', en: 'Green', rgb: '#1f7a4d' };
const blue = { vi: 'Xanh', en: 'Blue', rgb: '#2459b8' };

let shop: TestApp;
let read: string[];
let lists: ReturnType<typeof createLists>;

beforeAll(async () => {
  shop = await createTestApp();
  await fill(shop.db);
  const watched = watching(shop.db, (table) => read.push(table));
  const cheaper = await shop.db
    .selectFrom('productVariants')
    .select(['id', 'productId', 'price'])
    .where('position', '=', 0)
    .orderBy('productId')
    .limit(2000)
    .execute();
  const sale = {
    key: 'sale',
    products: cheaper.map(({ productId }) => productId),
    prices: Object.fromEntries(cheaper.map(({ id, price }) => [id, price / 2])),
  };
  await aSaleOf(shop, cheaper);
  const sales = createFlashPricing(shop.clock);
  lists = createLists({
    db: watched,
    clock: shop.clock,
    limits: createRateLimits(createMemoryRateLimiter(shop.clock)),
    catalogue: createCatalogueRepository(watched, sales),
    sales,
    salePrices: async () => sale,
  });
}, 240_000);
afterAll(() => shop.close());
beforeEach(() => {
  read = [];
});

const wholeTablesRead = () => [...new Set(read)].filter((table) => large.includes(table));

const sorts = ['priority', 'newest', 'priceAsc', 'priceDesc', 'bestSelling'] as const;
const queries: [string, ProductQuery][] = [
  ...sorts.map((sort): [string, ProductQuery] => [`everything by ${sort}`, { sort }]),
  ...sorts.map((sort): [string, ProductQuery] => [`a category by ${sort}`, { categorySlug: 'ao', sort }]),
  ['a page deep in it', { page: 300, sort: 'newest' }],
  ['a page that nobody reaches', { page: 1_000_000_000 }],
  ['a status', { status: 'HOT', sort: 'newest' }],
  ['a colour', { color: 'c0392b', sort: 'bestSelling' }],
  ['a colour in a size', { color: 'c0392b', size: 'L' }],
  ['what has so many stars', { rating: '4' }],
  ['what has so many stars in a category by price', { categorySlug: 'ao', rating: '3', sort: 'priceAsc' }],
  ['stars, a status and what is in stock', { rating: '2', status: 'HOT', inStock: true, sort: 'newest' }],
  ['a flash sale', { flashSale: true, sort: 'newest' }],
  ['what has stars in a flash sale, in a category', { categorySlug: 'ao', flashSale: true, rating: '2' }],
  ['what is rare', { size: '5XL', sort: 'priceAsc' }],
  ['a price band', { price: '100000-200000' }],
  ['a price band from its dearest', { price: '100000-200000', sort: 'priceDesc' }],
  [
    'a price band in several categories by price',
    { categorySlug: 'thoi-trang', price: '500000-1000000', sort: 'priceAsc' },
  ],
  ['several categories deep in their order', { categorySlug: 'thoi-trang', sort: 'newest', page: 300 }],
  ['a status of what is in stock', { status: 'HOT', inStock: true, sort: 'newest' }],
  ['a range of prices', { minPrice: 150_000, maxPrice: 400_000, sort: 'priceDesc' }],
  ['a narrow range in a category', { categorySlug: 'quan', minPrice: 600_000, maxPrice: 700_000 }],
  ['a range in a category by price', { categorySlug: 'ao', minPrice: 155_000, sort: 'priceAsc' }],
  ['a range of what is in stock, by price', { maxPrice: 400_000, inStock: true, sort: 'priceAsc' }],
  ['what is in stock', { inStock: true }],
  ['a search', { search: 'áo thun' }],
  ['a search for what is rare', { search: 'áo dài' }],
  ['a search in a category by price', { search: 'quan', categorySlug: 'quan', sort: 'priceAsc' }],
];

test.each(queries)('a list of %s reads no large table as a whole', async (_, query) => {
  const page = await lists.lists.list(query, 'vi', null);

  expect(page.data.length > 0 || (query.page ?? 1) > 1).toBe(true);
  expect(wholeTablesRead()).toEqual([]);
});

const facets: [string, ProductFilters][] = [
  ['everything', {}],
  ['a category', { categorySlug: 'ao' }],
  ['a status', { status: 'HOT' }],
  ['a colour in a size', { color: 'c0392b', size: 'L' }],
  ['a flash sale', { flashSale: true, status: 'HOT' }],
  ['so many stars', { rating: '4' }],
  ['stars, a status and a colour', { rating: '3', status: 'HOT', color: 'c0392b' }],
  ['three groups', { status: 'HOT', price: '100000-200000', inStock: true }],
  ['a range of prices', { minPrice: 150_000, maxPrice: 400_000 }],
  ['a search', { search: 'áo thun' }],
];

test('a card of a list has the price of the sale that runs', async () => {
  const { data } = await lists.lists.list({ categorySlug: 'ao', sort: 'newest' }, 'vi', null);

  expect(data.some(({ flashSale }) => flashSale !== null)).toBe(true);
  expect(wholeTablesRead()).toEqual([]);
});

test.each(facets)('the facets of %s read no large table as a whole', async (_, query) => {
  const { total } = await lists.lists.facets(query, 'vi');

  expect(total).toBeGreaterThan(0);
  expect(wholeTablesRead()).toEqual([]);
});

test.each(['ao th', 'quan je', 'aothun'])('suggestions for "%s" read no large table', async (typed) => {
  const { products } = await lists.suggestions.suggest(typed, 'vi');

  expect(products.length).toBeGreaterThan(0);
  expect(wholeTablesRead()).toEqual([]);
});

test.each(['ao th', 'áo th'])(
  'of thousands that fit "%s" equally well the first in the order of the shop are suggested',
  async (typed) => {
    const { products } = await lists.suggestions.suggest(typed, 'vi');
    const { data } = await lists.lists.list({ search: 'ao thun', sort: 'priority', limit: 6 }, 'vi', null);

    expect(products.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
  },
);

test('more products than are counted are "at least" so many, and those of few are exact', async () => {
  const [all, rare] = [await lists.lists.facets({}, 'vi'), await lists.lists.facets({ size: '5XL' }, 'vi')];

  expect(all).toMatchObject({ total: 10_000, isMore: true });
  expect(rare).toMatchObject({ total: 1, isMore: false });
  const colors = all.facets.find(({ key }) => key === 'color')?.values;
  expect(colors).toMatchObject([
    { value: '1f7a4d', count: 3 * COPIES + 3, isMore: false },
    { value: '2459b8', count: 2 * COPIES + 2, isMore: false },
    { value: 'c0392b', count: COPIES + 1, isMore: false },
  ]);
});

test('what is chosen of a crowd is counted as "at least", and never as more than there is', async () => {
  const { facets: found, total, isMore } = await lists.lists.facets({ inStock: true }, 'vi');

  const status = found.find(({ key }) => key === 'status')?.values[0];
  expect({ total, isMore }).toEqual({ total: 10_000, isMore: true });
  expect(status).toMatchObject({ value: 'HOT', isMore: true });
  expect(status?.count).toBeLessThanOrEqual(COPIES + 1);
  expect(status?.count).toBeGreaterThan(0);
});

/** A sale that runs, with half the price for a variant of each of these products. */
async function aSaleOf(
  { db, clock }: TestApp,
  variants: readonly { id: string; productId: string; price: number }[],
) {
  const flashSaleId = uuid();
  const at = (hours: number) => new Date(clock().getTime() + hours * 3_600_000);
  await db
    .insertInto('flashSales')
    .values({ id: flashSaleId, nameVi: 'Giờ vàng', nameEn: 'Golden hour', startsAt: at(-1), endsAt: at(1) })
    .execute();
  await db
    .insertInto('flashSaleItems')
    .values(
      variants.map(({ id, productId, price }, position) => ({
        flashSaleId,
        productId,
        variantId: id,
        position,
        kind: 'FIXED_PRICE' as const,
        value: price / 2,
        quota: 5,
      })),
    )
    .execute();
  await sql`analyze flash_sale_items`.execute(db);
}

/** A few products as people describe them, and thousands that are like them. */
async function fill(db: Db) {
  const shelf = createShelf(db);
  const root = await shelf.aCategory({ slug: 'thoi-trang', name: 'Thời trang' });
  const tops = await shelf.aCategory({ slug: 'ao', name: 'Áo', parentId: root.id });
  const trousers = await shelf.aCategory({ slug: 'quan', name: 'Quần', parentId: root.id });
  const bags = await shelf.aCategory({ slug: 'tui', name: 'Túi', parentId: root.id });
  const onHand = 3;
  const aProduct = async (
    name: string,
    category: typeof tops,
    color: typeof red,
    size: string,
    price: number,
  ) =>
    shelf.aProduct({
      name,
      category,
      status: name === 'Áo thun' ? ['HOT'] : [],
      pictures: [{ pictureId: await shelf.aPicture(), view: 'front', colorRgb: color.rgb }],
      variants: [
        { color, size, price, onHand },
        { color, size: 'M', price: price + 10_000, onHand },
      ],
    });
  await aProduct('Áo thun', tops, red, 'L', 150_000);
  await aProduct('Áo sơ mi', tops, green, 'S', 480_000);
  await aProduct('Quần jean', trousers, blue, 'L', 690_000);
  await aProduct('Quần tây', trousers, green, 'XL', 890_000);
  await aProduct('Túi xách', bags, blue, 'S', 1_290_000);
  await aProduct('Balo', bags, green, 'XL', 2_290_000);
  await sql`update products set rating = case name_vi when 'Áo thun' then 4.5 when 'Quần jean' then 3.4 else 2.2 end`.execute(
    db,
  );
  await copy(db);
  await shelf.aProduct({
    name: 'Áo dài',
    category: tops,
    variants: [{ size: '5XL', price: 900_000, onHand }],
  });
  for (const table of [...copied, 'facet_counts', 'search_words', 'facet_values']) {
    await sql`analyze ${sql.id(table)}`.execute(db);
  }
}

async function copy(db: Db) {
  const idOf = (id: string) => sql`md5(${sql.ref(id)}::text || copy)::uuid`;
  const copies = sql`generate_series(1, ${sql.lit(COPIES)}) copy`;
  for (const table of copied) await sql`alter table ${sql.id(table)} disable trigger user`.execute(db);
  await sql`insert into products (id, category_id, slug, name_vi, name_en, description_vi, description_en, specifications,
      status, priority, published_at, price, max_price, sold, rating, search_words, text_version)
    select ${idOf('id')}, category_id, slug || copy, name_vi, name_en, '', '', '[]', status, copy,
      published_at + copy * interval '1 minute', price, max_price, copy % 100, rating, search_words, text_version
    from products, ${copies}`.execute(db);
  await sql`insert into product_variants (id, product_id, sku, position, color_vi, color_en, color_rgb, size, price)
    select ${idOf('id')}, ${idOf('product_id')}, sku || '-' || copy, position, color_vi, color_en, color_rgb, size, price
    from product_variants, ${copies}`.execute(db);
  await sql`insert into product_pictures (product_id, position, picture_id, view, color_rgb)
    select ${idOf('productId')}, position, picture_id, view, color_rgb from product_pictures, ${copies}`.execute(
    db,
  );
  await sql`insert into stock (variant_id, on_hand) select ${idOf('variant_id')}, on_hand from stock, ${copies}`.execute(
    db,
  );
  await sql`insert into product_listing (product_id, category, places, priority, published_at, price, max_price, sold,
      is_hot, in_stock, facets, pairs, words, tally, variant_tally)
    select ${idOf('productId')}, category, places, copy, published_at + copy * interval '1 minute', price, max_price,
      copy % 100, is_hot, in_stock, facets, pairs, words, tally, variant_tally
    from product_listing, ${copies}`.execute(db);
  for (const table of ['facet_counts', 'search_words']) {
    await sql`update ${sql.id(table)} set products = products * ${sql.lit(COPIES + 1)}`.execute(db);
  }
  for (const table of copied) await sql`alter table ${sql.id(table)} enable trigger user`.execute(db);
}

/** The same database, telling of each statement which tables it reads from one end to the other. */
function watching(db: Db, onWhole: (table: string) => void): Db {
  const executor = db.getExecutor();
  const executeQuery: QueryExecutor['executeQuery'] = async (query, ...others) => {
    const { rows } = await executor.executeQuery(
      { ...query, sql: `explain (format json, costs off) ${query.sql}` },
      ...others,
    );
    for (const table of wholeTablesIn(rows)) onWhole(table);
    return executor.executeQuery(query, ...others);
  };
  const watched = standIn(executor, { executeQuery });
  return standIn(db, {
    getExecutor: () => watched,
    withoutPlugins: () => watching(db.withoutPlugins(), onWhole),
  });
}

/** The same object but for some of its methods. */
const standIn = <T extends object>(object: T, own: Partial<T>): T =>
  new Proxy(object, {
    get(target, key) {
      const value: unknown = Reflect.get(key in own ? own : target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

function wholeTablesIn(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const node = Object.fromEntries(
    Object.entries(plan).map(([key, value]) => [
      key.toLowerCase().replaceAll(/[^a-z]/g, ''),
      value as unknown,
    ]),
  );
  const own = node['nodetype'] === 'Seq Scan' ? [String(node['relationname'])] : [];
  return [...own, ...Object.values(plan).flatMap(wholeTablesIn)];
}
