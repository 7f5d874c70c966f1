import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seedCatalogue } from '../../../seed/catalogue';
import { catalogueContent } from '../../../seed/catalogue-content';
import { seedPopularSearches } from '../../../seed/popular-searches';
import { createOffers } from '../../testing/offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createPopularRepository } from './popular.repository';
import { queryPairs } from './query-pairs';
import { createSearchRepository } from './search.repository';

let shop: TestApp;
let dataDir: string;

const drawn = (kind: string, rgb: string, view: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect id="${kind}-${view}" width="9" height="9" fill="${rgb}"/></svg>`;

beforeAll(async () => {
  shop = await createTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'search-'));
  const context = { db: shop.db, now: shop.clock(), dataDir, siteName: 'Storefront' };
  await seedCatalogue(context, { ...catalogueContent, draw: drawn });
  await seedPopularSearches(context);
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Found {
  data: { id: string; name: string; stock: number }[];
  meta: { total: number };
  correctedSearch?: string;
}
interface Suggested {
  products: { name: string; seoSlug: string; price: number; picture: { url: string } }[];
  categories: { slug: string; productCount: number }[];
  queries: string[];
}

async function get<T>(url: string, query: Record<string, string>): Promise<T> {
  const response = await shop.app.inject({ url: `/api/main${url}`, query });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: T }>().data;
}
const find = (search: string) => get<Found>('/product', { search });
const suggest = (q: string) => get<Suggested>('/product/suggest', { q });

describe('a shopper is understood', () => {
  test.each(queryPairs)('who types "$typed"', async ({ typed, first, category, corrected }) => {
    const found = await find(typed);
    const suggested = await suggest(typed);

    expect(found.data[0]?.name).toMatch(new RegExp(`^${first}`, 'u'));
    expect(found.correctedSearch).toBe(corrected);
    expect(suggested.products[0]?.name).toMatch(new RegExp(`^${first}`, 'u'));
    if (category) expect(suggested.categories.map(({ slug }) => slug)).toContain(category);
  });
});

describe('suggestions', () => {
  test('come with each letter from the third on', async () => {
    const nothing = { products: [], categories: [], queries: [] };
    for (const typed of ['á', 'ao', 'ao ', '  a  ', '!?']) expect(await suggest(typed)).toEqual(nothing);

    for (const typed of ['áo t', 'ao th', 'ao thu', 'áo thun f'])
      expect((await suggest(typed)).products[0]?.name).toMatch(/^Áo thun/);
    expect((await find('robot')).meta.total).toBeGreaterThan(6);
    const { products, categories } = await suggest('robot');
    expect(products).toHaveLength(6);
    expect(categories.length).toBeLessThanOrEqual(4);
  });

  test('say what a product costs and looks like, and how many there are in a category', async () => {
    const { products, categories } = await suggest('robot hut bui');

    expect(products).toHaveLength(3);
    for (const { price, picture, seoSlug } of products) {
      expect(price).toBeGreaterThan(0);
      expect(picture.url).toMatch(/^\/api\/main\/media\//);
      expect(seoSlug).toMatch(/^[a-z0-9-]+$/);
    }
    expect(categories).toEqual([expect.objectContaining({ slug: 'robot-hut-bui', productCount: 3 })]);
  });

  test('say what a product costs in the flash sale that runs, and what it costs otherwise', async () => {
    const offers = createOffers(shop);
    const [usual] = (await suggest('robot hut bui')).products;
    const { rows } = await sql<{ id: string; infoId: string }>`
      select product.id, variant.id as info_id from products product
        join product_variants variant on variant.product_id = product.id
       where product.slug = ${usual?.seoSlug}`.execute(shop.db);
    await offers.aFlashSale(rows.map((product) => ({ product, kind: 'FIXED_PRICE', value: 990_000 })));
    shop.clock.advance(60_000);

    const { products } = await suggest('robot hut bui');

    expect(products.find(({ seoSlug }) => seoSlug === usual?.seoSlug)).toMatchObject({
      price: 990_000,
      originalPrice: usual?.price,
    });
    await offers.clear();
    shop.clock.advance(60_000);
  });

  test('before anything is typed are what others search most, in the language of the shopper', async () => {
    for (const [typed, language, first] of [
      ['', 'vi', 'áo thun'],
      [' ', 'en', 't-shirt'],
    ] as const) {
      const response = await shop.app.inject({
        url: '/api/main/product/suggest',
        query: { q: typed },
        headers: { 'accept-language': language },
      });
      const { data } = response.json<{ data: Suggested }>();
      expect(data).toMatchObject({ products: [], categories: [] });
      expect(data.queries).toHaveLength(6);
      expect(data.queries[0]).toBe(first);
    }
  });

  test('say what others search, the most frequent first, with its marks', async () => {
    expect((await suggest('ao thun')).queries).toEqual([
      'áo thun',
      'áo thun form rộng',
      'áo thun nữ',
      'áo thun cotton',
    ]);
    expect((await suggest('aothun')).queries[0]).toBe('áo thun');
  });

  test('are in English for whoever reads the shop in English', async () => {
    const queriesFor = async (typed: string, language: string) => {
      const reply = await shop.app.inject({
        url: `/api/main/product/suggest?q=${encodeURIComponent(typed)}`,
        headers: { 'accept-language': language },
      });
      return reply.json<{ data: { queries: string[] } }>().data.queries;
    };

    expect(await queriesFor('robot', 'en')).toEqual(['robot vacuum', 'robot kit', 'robot arm']);
    expect(await queriesFor('robot', 'vi')).toContain('robot hút bụi');
    expect(await queriesFor('jack', 'en')).toEqual(['jacket']);
  });

  test('say searches that begin as was typed before those that go on so, however frequent these are', async () => {
    await sql`insert into search_queries (unmarked, text, hits, last_on)
              values ('thun lanh', 'thun lạnh', 1, '2026-01-15')`.execute(shop.db);
    shop.clock.advance(60_000);

    const { queries } = await suggest('thun');

    expect(queries[0]).toBe('thun lạnh');
    expect(queries.slice(1)).toContain('áo thun');
    await sql`delete from search_queries where unmarked = 'thun lanh'`.execute(shop.db);
  });

  test('are of what was probably meant when no product has all the words together', async () => {
    const typed = 'cam dien sieu am';
    expect((await find(typed)).correctedSearch).toBe('cảm biến siêu âm');

    expect((await suggest(typed)).products[0]?.name).toMatch(/^Cảm biến siêu âm/);
  });

  test('complete a word by those that most products have, the most frequent first', async () => {
    const { ends } = await createSearchRepository(shop.db).lookAhead(
      [],
      { starts: ['t'], prefixes: [''] },
      4,
    );

    const { rows } = await sql<{ word: string; products: number }>`
      select word, products from search_words
       where word like 't%' and word = unmarked and strpos(word, ' ') = 0`.execute(shop.db);
    const productsOf = new Map(rows.map(({ word, products }) => [word, products]));
    const mostFrequent = [...productsOf.values()].sort((one, other) => other - one).slice(0, 4);
    expect(ends.map((word) => productsOf.get(word))).toEqual(mostFrequent);
    expect(new Set(mostFrequent).size).toBeGreaterThan(1);
  });

  test('of something that the shop does not have are empty', async () => {
    for (const typed of ['zzzzzz', 'zzz ao', 'xyz', '12345678', '🛒🛒🛒']) {
      const { products, queries } = await suggest(typed);
      expect({ typed, products, queries }).toEqual({ typed, products: [], queries: [] });
    }
  });
});

test('who wants the very words that were typed is given no others', async () => {
  const { typed = '' } = queryPairs.find(({ corrected }) => corrected !== undefined) ?? {};

  const exact = await get<Found>('/product', { search: typed, exact: 'true' });
  const facets = await get<{ total: number }>('/product/facets', { search: typed, exact: 'true' });

  expect((await find(typed)).meta.total).toBeGreaterThan(0);
  expect(exact).toMatchObject({ data: [], meta: { total: 0 } });
  expect(exact.correctedSearch).toBeUndefined();
  expect(facets.total).toBe(0);
});

test('every search of a shopper counts among what others search, the same one once an hour', async () => {
  const searched = async () => {
    // A job writes them, so that no search waits for it.
    await shop.app.jobs.runOnce();
    const { rows } = await sql<{ text: string; hits: number }>`
      select text, hits from search_queries where text in ('robot hút bụi', 'áo thun') order by text`.execute(
      shop.db,
    );
    return new Map(rows.map(({ text, hits }) => [text, hits]));
  };
  shop.clock.advance(3_600_001);
  const before = await searched();

  for (const text of ['robot hút bụi', 'áo thun', 'robot hút bụi']) await find(text);

  const more = (hits: ReadonlyMap<string, number>, text: string) =>
    (hits.get(text) ?? 0) - (before.get(text) ?? 0);
  const after = await searched();
  expect(['robot hút bụi', 'áo thun'].map((text) => more(after, text))).toEqual([1, 1]);
  shop.clock.advance(3_600_001);
  await find('robot hút bụi');
  expect(more(await searched(), 'robot hút bụi')).toBe(2);
  shop.clock.advance(3_600_001);
  // Another shopper counts as well, in the same hour.
  await find('robot hút bụi');
  await shop.app.inject({
    url: '/api/main/product',
    query: { search: 'robot hút bụi' },
    remoteAddress: '192.0.2.77',
  });
  expect(more(await searched(), 'robot hút bụi')).toBe(4);
  shop.clock.advance(3_600_001);
  // A further page is no further search.
  await get<Found>('/product', { search: 'robot hút bụi', page: '2', limit: '1' });
  expect(more(await searched(), 'robot hút bụi')).toBe(4);
});

test('a search with a long number, which may be somebody’s, is not kept for others', async () => {
  shop.clock.advance(3_600_001);
  expect((await find('bo mạch rp2040')).data.map(({ name }) => name)).toContain('Bo mạch RP2040 không dây');
  await find('bo mạch không dây');

  await shop.app.jobs.runOnce();

  const { rows } = await sql<{ unmarked: string }>`
    select unmarked from search_queries where unmarked ~ '2040' or unmarked = 'bo mach khong day'`.execute(
    shop.db,
  );
  expect(rows).toEqual([{ unmarked: 'bo mach khong day' }]);
});

test('a search in Vietnamese and the same one in English count each for its language', async () => {
  const hits = async () => {
    await shop.app.jobs.runOnce();
    const { rows } = await sql<{ language: string; hits: number }>`
      select language, hits::int from search_queries where unmarked = 'drone' order by language`.execute(
      shop.db,
    );
    return Object.fromEntries(rows.map(({ language, hits: count }) => [language, count]));
  };
  shop.clock.advance(3_600_001);
  const { vi = 0, en = 0 } = await hits();

  for (const language of ['vi', 'en'])
    await shop.app.inject({
      url: '/api/main/product',
      query: { search: 'drone' },
      headers: { 'accept-language': language },
    });

  expect(await hits()).toEqual({ vi: vi + 1, en: en + 1 });
});

test('an unfinished word is not counted as a popular search', async () => {
  const searched = async () => {
    await shop.app.jobs.runOnce();
    const { rows } = await sql`
      select language, unmarked, hits from search_queries order by language, unmarked`.execute(shop.db);
    return rows;
  };
  shop.clock.advance(3_600_001);
  const before = await searched();

  for (const typed of ['th', 'áo th']) expect((await find(typed)).meta.total).toBeGreaterThan(1);

  expect(await searched()).toEqual(before);
});

test('new names of categories, new other names and what others search now are known within a minute', async () => {
  expect((await suggest('nón lá')).categories).toEqual([]);
  expect((await find('áo cộc tay')).data).toEqual([]);
  await sql`update categories set name_en = 'Conical hats and nón lá' where slug = 'tui-balo'`.execute(
    shop.db,
  );
  await sql`insert into search_synonyms (topic, phrase) values ('áo thun', 'áo cộc tay')`.execute(shop.db);
  await sql`update search_queries set hits = 1000000 where text = 'áo thun cotton'`.execute(shop.db);

  shop.clock.advance(60_000);

  expect((await suggest('nón lá')).categories.map(({ slug }) => slug)).toEqual(['tui-balo']);
  expect((await find('áo cộc tay')).data[0]?.name).toMatch(/^Áo thun/);
  expect((await suggest('ao thun')).queries[0]).toBe('áo thun cotton');
});

test('what is written with the same marks comes before what only looks like it', async () => {
  const names = (await find('bò')).data.map(({ name }) => name);

  expect(names.indexOf('Giày sneaker da bò')).toBe(0);
  expect(names.indexOf('Quần short chạy bộ')).toBeGreaterThan(0);
});

test('a shopper who finds nothing is shown a spelling that finds something', async () => {
  const recovery = (search: string) => get<{ suggestion: string | null }>('/product/recovery', { search });

  expect((await recovery('ao thumm')).suggestion).toBe('áo thun');
  expect((await recovery('zzz hoodie')).suggestion).toBe('hoodie');
  expect((await recovery('zzzzzz')).suggestion).toBeNull();
});

test('a shopper whose filters leave nothing is told which of them to drop, the one that brings most first', async () => {
  interface Recovery {
    drop: { param: string; total: number }[];
  }
  const { drop } = await get<Recovery>('/product/recovery', { category: 'robot-hut-bui', size: 'M' });

  expect(drop.map(({ param }) => param)).toEqual(['category', 'size']);
  expect(drop[0]?.total).toBeGreaterThan(3);
  expect(drop[1]?.total).toBe(3);
});

test.each([
  ['minPrice', '900000000'],
  ['price', '0-100000'],
])(
  'a price that leaves nothing is dropped by the name that it has in the address: %s',
  async (param, value) => {
    const { drop } = await get<{ drop: object[] }>('/product/recovery', {
      category: 'robot-hut-bui',
      [param]: value,
    });

    expect(drop).toContainEqual(expect.objectContaining({ param, total: 3 }));
  },
);

test('a search of what can be bought now leaves out what has run out of it, and nothing else', async () => {
  const all = await get<Found>('/product', {
    search: 'robot',
    limit: '50',
  });
  const [gone] = all.data.filter(({ stock }) => stock > 0);
  // Most of the shop, though none of the other robots, has run out as well.
  await sql`update stock set on_hand = reserved where variant_id in (
    select variant.id from product_variants variant join products on products.id = variant.product_id
    where products.name_vi like 'Áo%' or products.name_vi like 'Quần%' or products.id = ${gone?.id})`.execute(
    shop.db,
  );
  const left = all.data.filter(({ id, stock }) => stock > 0 && id !== gone?.id);

  for (const sort of ['bestMatch', 'priceAsc']) {
    const query = { search: 'robot', inStock: 'true', sort, limit: '4' };
    const ids: string[] = [];
    for (let page = 1; page <= Math.ceil(left.length / 4); page++) {
      const found = await get<Found>('/product', {
        ...query,
        page: String(page),
      });
      expect(found.meta.total).toBe(left.length);
      ids.push(...found.data.map(({ id }) => id));
    }
    expect(ids.toSorted()).toEqual(left.map(({ id }) => id).toSorted());
  }
  const { total } = await get<{ total: number }>('/product/facets', { search: 'robot', inStock: 'true' });
  expect(total).toBe(left.length);
});

test('a search that was typed without marks is shown with them once it was typed with them', async () => {
  const popular = createPopularRepository(shop.db);
  const written = async (text: string) => {
    await popular.add([{ language: 'vi', unmarked: 'cho meo', text, hits: 5_000_000 }], '2026-01-15');
    return (await popular.all('vi', 1))[0]?.text;
  };

  try {
    expect(await written('cho meo')).toBe('cho meo');
    expect(await written('chó mèo')).toBe('chó mèo');
    expect(await written('cho meo')).toBe('chó mèo');
  } finally {
    await sql`delete from search_queries where unmarked = 'cho meo'`.execute(shop.db);
  }
});

test('of what others search the most frequent is kept, and nothing that nobody searches any more', async () => {
  const popular = createPopularRepository(shop.db);
  const today = '2026-01-15';
  await popular.add([{ language: 'vi', unmarked: 'old', text: 'old', hits: 9_000_000 }], '2025-01-01');
  await popular.add(
    [
      { language: 'vi', unmarked: 'often', text: 'often', hits: 8_000_000 },
      { language: 'vi', unmarked: 'rare', text: 'rare', hits: 1 },
      { language: 'en', unmarked: 'rare', text: 'rare', hits: 2 },
    ],
    today,
  );
  const [, , third] = await popular.all('vi', 10);

  await popular.purge(today, 3);

  expect(await popular.all('vi', 10)).toEqual([{ unmarked: 'often', text: 'often' }, third]);
  expect(await popular.all('en', 10)).toHaveLength(3);
});
