import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seedCatalogue } from '../../../seed/catalogue';
import { catalogueContent } from '../../../seed/catalogue-content';
import { createOffers } from '../../testing/offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Facet, ProductFacets } from './catalogue.schema';

let shop: TestApp;
let dataDir: string;

const draw = (kind: string, rgb: string, view: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect id="${kind}-${view}" width="9" height="9" fill="${rgb}"/></svg>`;

beforeAll(async () => {
  shop = await createTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'facets-'));
  const context = { db: shop.db, now: shop.clock(), dataDir, siteName: 'Storefront' };
  await seedCatalogue(context, { ...catalogueContent, draw });
  // From one star to five, and one in six without a review.
  await sql`update products set rating = nullif(1 + (number % 6), 6) - 0.1 * (number % 3) * (number % 6 > 0)::int, review_count = 3
    from (select id, row_number() over (order by slug)::int as number from products) numbered
    where products.id = numbered.id`.execute(shop.db);
  await sql`update stock set reserved = on_hand where variant_id in (
    select product_variants.id from product_variants
    join (select id, row_number() over (order by slug) as number from products) numbered
      on numbered.id = product_id and number % 7 = 0)`.execute(shop.db);
  const onSale = await sql<{ id: string; infoId: string }>`
    select distinct on (product_id) product_id as id, id as "infoId" from product_variants
    where product_id in (select id from products order by slug limit 40) order by product_id, id`.execute(
    shop.db,
  );
  const [all, some] = [onSale.rows, onSale.rows.slice(0, 10)];
  for (const products of [all, some])
    await createOffers(shop).aFlashSale(products.map((product) => ({ product, quota: 5 })));
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

type Choice = Record<string, string>;

async function get<T>(path: string, query: Choice): Promise<T> {
  const response = await shop.app.inject({ url: `/api/main/product${path}`, query });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: T }>().data;
}
const facetsOf = (query: Choice) => get<ProductFacets>('/facets', query);
const totalOf = async (query: Choice) =>
  (await get<{ meta: { total: number } }>('/public', { ...query, limit: '1' })).meta.total;

/** The same choice with nothing but this value of its group; a range of prices is of the group of its bands. */
function only(
  { minPrice = '', maxPrice = '', ...choice }: Choice,
  { key, param }: Facet,
  value: string,
): Choice {
  if (key === 'price') return { ...choice, price: value };
  const range = { ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) };
  const group = key.slice('specs.'.length);
  const others = (choice['specs'] ?? '')
    .split(',')
    .filter((spec) => spec !== '' && !spec.startsWith(`${group}:`));
  return { ...choice, ...range, [param]: param === 'specs' ? [...others, value].join(',') : value };
}

const choices: Choice[] = [
  {},
  { inStock: 'true' },
  { status: 'NEW,HOT', inStock: 'true' },
  { categorySlug: 'thoi-trang', status: 'SALE_OFF', size: 'M,L' },
  { category: 'ao-thun,quan', status: 'NEW,SALE_OFF', price: '200000-500000', inStock: 'true' },
  { categorySlug: 'thoi-trang', specs: 'xuat-xu:viet-nam', price: '0-100000,100000-200000,200000-500000' },
  { status: 'NEW,HOT', specs: 'xuat-xu:viet-nam,bao-hanh:6-thang' },
  { status: 'SALE_OFF,HOT', specs: 'xuat-xu:viet-nam,kieu-dang:vua-nguoi', size: 'M,L', inStock: 'true' },
  { rating: '4' },
  { rating: '3,4', inStock: 'true' },
  { categorySlug: 'thoi-trang', rating: '3', size: 'M,L' },
  { rating: '2', status: 'NEW,HOT', specs: 'xuat-xu:viet-nam' },
  { search: 'áo', rating: '3', price: '200000-500000' },
  { search: 'áo', status: 'HOT' },
  { flashSale: 'true', rating: '3', inStock: 'true' },
  { categorySlug: 'thoi-trang', flashSale: 'true', size: 'M,L', price: '100000-200000,200000-500000' },
  { minPrice: '150000', maxPrice: '900000', flashSale: 'true', status: 'NEW,SALE_OFF' },
  { search: 'áo', status: 'HOT,NEW', specs: 'xuat-xu:viet-nam', inStock: 'true' },
  { search: 'áo', inStock: 'true', specs: 'xuat-xu:viet-nam', size: 'M' },
  { minPrice: '150000', maxPrice: '900000', status: 'NEW,HOT', inStock: 'true' },
];

test.each(choices)('with %j the number beside a value is how many products it leads to', async (choice) => {
  const { facets, total } = await facetsOf(choice);
  expect(total).toBe(await totalOf(choice));
  expect(total).toBeGreaterThan(0);

  for (const facet of facets) {
    for (const { value, count, isMore } of facet.values) {
      const led = await totalOf(only(choice, facet, value));
      expect({ facet: facet.key, value, count, isMore }).toEqual({
        facet: facet.key,
        value,
        count: led,
        isMore: false,
      });
    }
  }
});

test.each<Choice>([{ status: 'NEW,HOT' }, { size: 'M' }, { price: '200000-500000' }, { rating: '3' }])(
  'choosing %j leaves the values of the other groups in their order',
  async (choice) => {
    const orderOf = ({ facets }: ProductFacets, key: string) =>
      facets.find((facet) => facet.key === key)?.values.map(({ value }) => value) ?? [];
    const [before, after] = [await facetsOf({}), await facetsOf(choice)];
    const groups = after.facets.filter(({ key }) => key === 'color' || key.startsWith('specs.'));
    expect(groups.length).toBeGreaterThan(1);

    for (const { key } of groups) {
      const [usual, now] = [orderOf(before, key), orderOf(after, key)];
      expect({ key, values: now }).toEqual({ key, values: usual.filter((value) => now.includes(value)) });
    }
  },
);

test.each(choices)(
  'with %j the list has as many products as it says, also where some are sold out',
  async (choice) => {
    const { data, meta } = await get<{ data: unknown[]; meta: { total: number } }>('/public', {
      ...choice,
      limit: '100',
    });

    expect(data).toHaveLength(meta.total);
  },
);

test('what is sold out is not among what is in stock', async () => {
  expect(await totalOf({ inStock: 'true' })).toBeLessThan(await totalOf({}));
});

test('briefly, groups come with their names, and with values where a page shows them or they are chosen', async () => {
  const query = { size: 'M' };
  const whole = await facetsOf(query);
  const brief = await facetsOf({ ...query, brief: 'true' });

  expect({ ...brief, facets: brief.facets.map(({ key, name }) => ({ key, name })) }).toEqual({
    ...whole,
    facets: whole.facets.map(({ key, name }) => ({ key, name })),
  });
  for (const [index, { key, values, more = 0 }] of brief.facets.entries()) {
    const all = whole.facets[index]?.values ?? [];
    const shown = ['category', 'price', 'size'].includes(key)
      ? all.filter(({ isSelected }, at) => isSelected || at < 12)
      : [];
    expect({ key, values, more }).toEqual({ key, values: shown, more: all.length - shown.length });
  }
  expect(brief.facets.some(({ more = 0 }) => more > 0)).toBe(true);
});

test('a category stands right below what it is under', async () => {
  const { facets } = await facetsOf({});
  const values = facets.find(({ key }) => key === 'category')?.values ?? [];

  let above: string | undefined;
  for (const { value, parent } of values) {
    if (parent === undefined) above = value;
    else expect({ value, parent }).toEqual({ value, parent: above });
  }
  expect(values.some(({ parent }) => parent !== undefined)).toBe(true);
});
