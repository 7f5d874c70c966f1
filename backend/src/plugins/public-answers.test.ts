import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql, type QueryExecutor } from 'kysely';
import { seedContent } from '../../seed/shop-content';
import { createApp } from '../app';
import { readConfig } from '../config';
import { newKey } from '../modules/auth/signing-key';
import { anAccount } from '../testing/accounts';
import { openCheckoutShop, type CheckoutShop } from '../testing/checkout';
import { createShelf } from '../testing/catalogue';
import { createTestLogger } from '../testing/log-inspection';
import { openProxied } from '../testing/proxied-database';
import { createTestApp, readTestToken, type TestApp } from '../testing/test-app';
import { onPostgres } from '../testing/on-postgres';

const LAN = '01890000-0000-7000-8000-000000000001';
const MINH = '01890000-0000-7000-8000-000000000002';

let shop: TestApp;
let shelf: ReturnType<typeof createShelf>;
let shirt: Awaited<ReturnType<ReturnType<typeof createShelf>['aProduct']>>;
let other: typeof shirt;
let news: { id: string; slug: string };

beforeAll(async () => {
  shop = await createTestApp({
    env: { PUBLIC_ANSWERS_MB: '8', SETTINGS_CACHE_MS: '60000' },
  });
  await seedContent({ db: shop.db, now: shop.clock(), dataDir: tmpdir(), siteName: 'Storefront' });
  news = await shop.db
    .selectFrom('news')
    .select(['id', 'slug'])
    .where('publishedAt', '<', shop.clock())
    .executeTakeFirstOrThrow();
  shelf = createShelf(shop.db);
  const category = await shelf.aCategory({ slug: 'ao' });
  shirt = await shelf.aProduct({ name: { vi: 'Áo thun', en: 'T-shirt' }, category });
  other = await shelf.aProduct({ name: { vi: 'Áo thun khác', en: 'Other shirt' }, category });
  for (const [as, { id }] of [
    [LAN, shirt],
    [MINH, other],
  ] as const)
    await shop.app.inject({
      method: 'POST',
      url: `/api/main/product/${id}/favourite`,
      headers: shop.as('CUSTOMER', as),
    });
  // The server listens to announcements from its first answer on, and then makes all again.
  await ask('category');
  await new Promise((done) => setTimeout(done, 200));
});
afterAll(() => shop.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/api/main/${path}`, headers });
const namesOf = (reply: { json(): unknown }) =>
  (reply.json() as { data: { data: { name: string }[] } }).data.data.map(({ name }) => name);

/** From the figures: how many answers had to be made. */
async function made(): Promise<number> {
  const { body } = await shop.app.inject('/metrics');
  return Number(/public_answers_total\{source="made"\} (\d+)/.exec(body)?.[1]);
}
async function madeFor(run: () => Promise<unknown>): Promise<number> {
  const before = await made();
  await run();
  return (await made()) - before;
}
/** Writes by hand are announced, which takes a moment on a PostgreSQL server. */
async function eventually(check: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await check()) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('It did not come true within a second');
}

test('a list is read once, and its second asker gets it from memory with the own id and time', async () => {
  const first = await ask('product/public', { 'x-request-id': 'first-asker' });
  shop.clock.advance(300);
  const count = await madeFor(async () => {
    const second = await ask('product/public', { 'x-request-id': 'second-asker' });
    expect(second.json()).toEqual({
      ...first.json<object>(),
      requestId: 'second-asker',
      serverTime: shop.clock().toISOString(),
    });
    expect(second.headers['content-type']).toBe('application/json; charset=utf-8');
  });
  expect(count).toBe(0);
});

test('languages never mix', async () => {
  for (let round = 0; round < 2; round += 1) {
    const [vi, en] = await Promise.all([
      ask('product/public', { 'accept-language': 'vi' }),
      ask('product/public', { 'accept-language': 'en' }),
    ]);
    expect(namesOf(vi)).toContain('Áo thun');
    expect(namesOf(en)).toContain('T-shirt');
    expect(vi.headers.etag).not.toBe(en.headers.etag);
    expect(vi.headers.vary).toBe('accept-language, accept-encoding');
  }
});

test('odd query strings share one answer with their clean form', async () => {
  const forms = [
    'product/public?category=ao&search=thun',
    'product/public?search=%20THUN%20&category=ao&limit=24&page=1',
    'product/public?limit=0&category=ao,ao&search=Thun&inStock=false&orderByPriority=ASC',
  ];
  expect(
    await madeFor(async () => {
      for (const form of forms) expect(namesOf(await ask(form))).toHaveLength(2);
    }),
  ).toBe(1);
  expect(await madeFor(() => ask(`product/${shirt.id}/public`))).toBe(1);
  expect(await madeFor(() => ask(`product/${shirt.id.toUpperCase()}/public?utm_source=x`))).toBe(0);
});

test('a browser that has an answer is told that it is still right', async () => {
  const { headers } = await ask('category');
  const again = await ask('category', { 'if-none-match': String(headers.etag) });

  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' });
  expect((await ask('category', { 'if-none-match': 'W/"of-yesterday"' })).statusCode).toBe(200);
});

test('an answer is compressed for who takes brotli, and for nobody else', async () => {
  const accepting = { 'accept-encoding': 'gzip, br;q=0.8' };
  await eventually(async () => (await ask('news/public', accepting)).headers['content-encoding'] === 'br');
  const packed = await ask('news/public', { ...accepting, 'x-request-id': 'packed-answer' });
  const plain = await ask('news/public', { 'accept-encoding': 'gzip, br;q=0' });

  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual({
    ...plain.json<object>(),
    requestId: 'packed-answer',
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('an answer that is made again and says the same stays compressed', async () => {
  const accepting = { 'accept-encoding': 'br' };
  await eventually(async () => (await ask('news/public', accepting)).headers['content-encoding'] === 'br');
  for (let time = 0; time < 3; time += 1) {
    shop.clock.advance(31_000);
    expect((await ask('news/public', accepting)).headers['content-encoding']).toBe('br');
  }
});

test('a request for the headers alone gets those of the answer', async () => {
  const whole = await ask('product/public');
  const head = await shop.app.inject({ method: 'HEAD', url: '/api/main/product/public' });

  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', whole.headers.etag]);
  expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(whole.body));
});

test('one who may not write makes no answer old', async () => {
  await ask('system/faqs');
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/main/admin/faq-group',
    body: {},
  });

  expect(statusCode).toBe(401);
  expect(await madeFor(() => ask('system/faqs'))).toBe(0);
});

test('what staff write is seen by them at once', async () => {
  const admin = (await anAccount(shop, { role: 'ADMIN' })).id;
  const headers = shop.as('ADMIN', admin);
  const url = '/api/main/admin/setting/announcement';
  const shown = async () =>
    (await ask('system/client-setting')).json<{ data: { announcement?: { vi: string } } }>().data.announcement
      ?.vi;
  for (const textVi of ['Nghỉ Tết', 'Đã mở lại', 'Giảm giá']) {
    await shown();
    const { updatedAt: _at, ...group } = (await shop.app.inject({ url, headers })).json<{
      data: Record<string, unknown>;
    }>().data;
    const body = { ...group, isOn: true, textVi, textEn: 'News' };
    expect((await shop.app.inject({ method: 'PUT', url, headers, body })).statusCode).toBe(200);
    expect(await shown()).toBe(textVi);
  }
});

test('a write by hand is seen by all within a second', async () => {
  await ask(`product/${other.id}/public`);
  await shop.db.updateTable('products').set({ nameVi: 'Áo mới' }).where('id', '=', other.id).execute();

  await eventually(
    async () =>
      (await ask(`product/${other.id}/public`)).json<{ data: { name: string } }>().data.name === 'Áo mới',
  );
});

test('a setting that is written by hand is seen by all within a second, not only when settings are read again', async () => {
  const shown = async () =>
    (await ask('system/client-setting')).json<{ data: { infoClient: { hotline: string } } }>().data.infoClient
      .hotline;
  await shown();
  await sql`insert into settings (key, value, updated_at)
    values ('infoClient', '{"hotline": "1900 1234"}', now())
    on conflict (key) do update set value = settings.value || excluded.value`.execute(shop.db);

  await eventually(async () => (await shown()) === '1900 1234');
});

test('what orders and parcels change many times a second is announced for soon', async () => {
  const received: string[] = [];
  const end = shop.database.listen('public_answers', (text) => void received.push(text ?? 'reconnected'));
  await eventually(async () => {
    await shop.database.announce(shop.db, 'public_answers', 'soon');
    return received.length > 0;
  });
  received.length = 0;

  await shop.db.updateTable('stock').set({ reserved: 0 }).where('variantId', '=', shirt.infoId).execute();
  await shop.db.updateTable('products').set({ sold: 1 }).where('id', '=', shirt.id).execute();
  await sql`update promotions set name_vi = name_vi`.execute(shop.db);

  await eventually(async () => received.length >= 3);
  expect(new Set(received)).toEqual(new Set(['soon']));
  end();
});

describe('where announcements do not arrive', () => {
  let checkout: CheckoutShop;
  beforeAll(async () => {
    checkout = await openCheckoutShop({ PUBLIC_ANSWERS_MB: '8' });
  });
  afterAll(() => checkout.close());

  test('who reviews, orders or cancels sees at once what came of it', async () => {
    jest.spyOn(checkout.database, 'listen').mockReturnValue(() => undefined);
    const { infoId, id } = await checkout.shelf.aProduct();
    const shown = async () => {
      const { data } = (await checkout.app.inject(`/api/main/product/${id}/public`)).json<{
        data: { rating: number | null; reviewCount: number; stock: number };
      }>();
      const { rating, reviewCount, stock } = data;
      return { rating, reviewCount, stock };
    };
    const becomes = async (wanted: object) => {
      await eventually(async () => JSON.stringify(await shown()) === JSON.stringify(wanted));
    };
    const say = (method: 'POST' | 'PUT', path: string, as: string, body: object) =>
      checkout.app.inject({
        method,
        url: `/api/main/review/${path}`,
        headers: checkout.as('CUSTOMER', as),
        payload: body,
      });
    await becomes({ rating: null, reviewCount: 0, stock: 10 });

    const cancelled = await checkout.anOrder({ infoId, paymentMethod: 'COD' });
    await becomes({ rating: null, reviewCount: 0, stock: 9 });
    await checkout.call('PUT', `/order/cancel-order/${cancelled.orderId}`, {
      as: cancelled.customer,
      body: { reason: 'CHANGED_MIND' },
    });
    await becomes({ rating: null, reviewCount: 0, stock: 10 });

    const { id: customer } = await anAccount(checkout);
    const { orderId } = await checkout.anOrder({ customer, infoId, paymentMethod: 'COD' });
    await checkout.db.updateTable('orders').set({ status: 'DONE' }).where('id', '=', orderId).execute();
    const { id: orderLineId } = await checkout.db
      .selectFrom('orderLines')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    await becomes({ rating: null, reviewCount: 0, stock: 9 });
    const written = await say('POST', `${id}/customer-review`, customer, {
      orderLineId,
      rating: 5,
      content: 'Vải dày, mặc mát.',
    });
    expect(written.statusCode).toBe(200);
    await becomes({ rating: 5, reviewCount: 1, stock: 9 });
    const { id: reviewId } = written.json<{ data: { id: string } }>().data;
    await say('PUT', reviewId, customer, { rating: 2, content: 'Phai màu sau một lần giặt.' });
    await becomes({ rating: 2, reviewCount: 1, stock: 9 });
  });
});

test('what an order takes from the stock is seen by all within a second', async () => {
  const stock = async () =>
    (await ask(`product/${shirt.id}/public`)).json<{ data: { stock: number } }>().data.stock;
  const before = await stock();
  await shop.db
    .updateTable('stock')
    .set({ reserved: sql`reserved + 1` })
    .where('variantId', '=', shirt.infoId)
    .execute();

  await eventually(async () => (await stock()) === before - 1);
});

test('a sale begins and ends for everybody at its moment', async () => {
  const at = (seconds: number) => new Date(shop.clock().getTime() + seconds * 1_000);
  const name = 'Áo dạ';
  const coat = await shelf.aProduct({ name, slug: 'ao-da', variants: [{ price: 999_000 }] });
  const saleId = '01890000-0000-7000-8000-0000000000aa';
  const beginsAt = at(0.4);
  await shop.db
    .insertInto('flashSales')
    .values({ id: saleId, nameVi: 'Giờ vàng', nameEn: 'Golden hour', startsAt: beginsAt, endsAt: at(0.8) })
    .execute();
  await shop.db
    .insertInto('flashSaleItems')
    .values({
      flashSaleId: saleId,
      productId: coat.id,
      variantId: coat.infoId,
      position: 0,
      kind: 'FIXED_PRICE',
      value: 1_000,
      quota: 5,
    })
    .execute();
  await new Promise((done) => setTimeout(done, 400));
  interface Shown {
    flashSale: { salePrice: number } | null;
    nextSaleAt?: string;
  }
  const seen = async () => {
    const { flashSale, nextSaleAt } = (await ask(`product/${coat.id}/public`)).json<{ data: Shown }>().data;
    const facets = (await ask('product/facets?maxPrice=2000')).json<{ data: { total: number } }>();
    return {
      salePrice: flashSale?.salePrice ?? null,
      nextSaleAt,
      dearest: namesOf(await ask('product/public?sort=priceDesc'))[0],
      inRange: namesOf(await ask('product/public?maxPrice=2000')),
      counted: facets.data.total,
    };
  };
  const usual = { salePrice: null, nextSaleAt: undefined, dearest: name, inRange: [], counted: 0 };

  expect(await seen()).toEqual({ ...usual, nextSaleAt: beginsAt.toISOString() });
  shop.clock.advance(400);
  const inSale = { salePrice: 1_000, nextSaleAt: undefined, inRange: [name], counted: 1 };
  expect(await seen()).toEqual({ ...inSale, dearest: expect.not.stringMatching(`^${name}$`) as string });
  shop.clock.advance(400);
  expect(await seen()).toEqual(usual);
});

test('a search counts for each who makes it, also from memory', async () => {
  await shop.app.jobs.runOnce();
  await sql`delete from search_queries`.execute(shop.db);
  for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.2'])
    await shop.app.inject({ url: '/api/main/product/public?search=thun', remoteAddress });
  await shop.app.jobs.runOnce();
  const { rows } = await sql<{ hits: number }>`select hits from search_queries`.execute(shop.db);

  expect(rows).toEqual([{ hits: 2 }]);
});

/** An address of each route whose answer is shared. */
const shared = [
  'product',
  'product/public?search=thun',
  'product/facets',
  'product/newest-products',
  'product/suggested-products',
  'product/SHIRT/public',
  'product/SHIRT/related',
  'product/get-by-seo-slug/SLUG',
  'product/get-list-info-and-attribute/SHIRT',
  'category',
  'product/suggest?q=thun',
  'product/recovery?search=khongcogi',
  'promotion/public',
  'intro/get-intro-current',
  'system/pages',
  'system/page/security',
  'system/faqs',
  'system/showrooms',
  'system/svcenter',
  'system/client-setting',
  'news/public',
  'news/NEWS',
  'news/get-by-seo-slug/ARTICLE',
  'tracking',
];

/** The paths of all routes that say they have a shared answer, under `/api/main`. */
const sharedPaths = () =>
  readdirSync(join(__dirname, '../modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.routes.ts'))
    .flatMap((file) =>
      readFileSync(join(__dirname, '../modules', file), 'utf8')
        .split('config: sharedAnswer')
        .slice(0, -1),
    )
    .flatMap((before) => {
      const line = before.split('\n').findLast((text) => text.includes("'/")) ?? '';
      return [...line.matchAll(/'(\/[^']*)'/g)].map(([, path = '']) => path);
    });

test('the routes with a shared answer are exactly those that two people ask below', async () => {
  const names: Record<string, string> = {
    SHIRT: ':id',
    NEWS: ':id',
    SLUG: ':slug',
    ARTICLE: ':slug',
    security: ':key',
  };
  const asked = shared.map((pattern) =>
    `/${pattern.split('?')[0] ?? ''}`.replaceAll(/[^/]+/g, (part) => names[part] ?? part),
  );

  expect(sharedPaths().sort()).toEqual(asked.sort());
});

/** An address with what it names in this shop. */
const addressOf = (pattern: string) =>
  pattern
    .replace('SHIRT', shirt.id)
    .replace('SLUG', shirt.slug)
    .replace('NEWS', news.id)
    .replace('ARTICLE', news.slug);

/** A picture never changes; what others search and how much they look at may be half a minute old. */
const unannounced = ['pictures', 'search_queries', 'visit_days'];

test('every table that a shared answer is read from announces its writes', async () => {
  const base: unknown = Object.getPrototypeOf(Object.getPrototypeOf(shop.db.getExecutor()));
  const asked = jest.spyOn(base as QueryExecutor, 'executeQuery');
  shop.clock.advance(60_000);
  for (const pattern of shared) await ask(addressOf(pattern));
  const statements = asked.mock.calls.map(([{ sql: text }]) => text);
  const read = new Set(
    statements.flatMap((text) =>
      [...text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/g)].map(([, table = '']) => table),
    ),
  );
  const { rows: tables } = await sql<{ name: string; isAnnounced: boolean }>`
    select relname::text as name, exists (
        select from pg_trigger where tgrelid = pg_class.oid and tgname = 'announce_write') as is_announced
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(shop.db);
  const ofShared = tables.filter(({ name }) => read.has(name) && !unannounced.includes(name));

  expect(ofShared.length).toBeGreaterThan(15);
  expect(ofShared.filter(({ isAnnounced }) => !isAnnounced)).toEqual([]);
});

test.each(shared)('nothing of one person is in another’s answer of %s', async (pattern) => {
  const path = addressOf(pattern);
  const [address = '', query] = path.split('?');
  const own = `${address}/with-auth${query ? `?${query}` : ''}`;
  const lan = shop.as('CUSTOMER', LAN);
  const minh = shop.as('CUSTOMER', MINH);
  // In turns, so that each finds in memory what another was answered; a visitor with a token is a visitor.
  const replies = [];
  for (let round = 0; round < 2; round += 1)
    replies.push(
      await ask(own, lan),
      await ask(path, lan),
      await ask(own, minh),
      await ask(path),
      await ask(path, minh),
    );

  const data = replies.map((reply) => reply.json<{ data: unknown }>().data);
  const [ofLan, open, ofMinh] = data;
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  for (const round of [0, 5]) {
    expect(data[round]).toEqual(ofLan);
    expect([data[round + 1], data[round + 3], data[round + 4]]).toEqual([open, open, open]);
    expect(data[round + 2]).toEqual(ofMinh);
  }
  expect(favouritesIn(open)).toEqual([]);
  expect(favouritesIn(ofLan).filter(([id, isFavourite]) => isFavourite !== (id === shirt.id))).toEqual([]);
  expect(favouritesIn(ofMinh).filter(([id, isFavourite]) => isFavourite !== (id === other.id))).toEqual([]);
  for (const reply of [replies[0], replies[2]]) expect(reply?.headers['cache-control']).toBe('no-store');
});

/** Every product of an answer that says whether it is a favourite. */
function favouritesIn(part: unknown): [unknown, unknown][] {
  if (typeof part !== 'object' || part === null) return [];
  const own =
    'isFavourite' in part ? [[(part as { id?: unknown }).id, part.isFavourite] as [unknown, unknown]] : [];
  return [...own, ...Object.values(part).flatMap(favouritesIn)];
}

describe('on a PostgreSQL server', () => {
  /** Another server of the shop, behind a network that can fail. */
  async function anotherServer() {
    const proxied = await openProxied(shop.database);
    const logged: string[] = [];
    const app = await createApp({
      config: readConfig({ JWT_PRIVATE_KEY: newKey(), SETTINGS_CACHE_MS: '0', LOG_LEVEL: 'warn' }),
      logger: createTestLogger('warn', (line) => void logged.push(line)),
      database: proxied.database,
      clock: shop.clock,
      verifyAccessToken: readTestToken,
    });
    return {
      proxy: proxied.proxy,
      logged,
      ask: (path: string) => app.inject({ url: `/api/main/${path}` }),
      async close() {
        await proxied.proxy.become('pass');
        await app.close();
        await proxied.close();
      },
    };
  }

  onPostgres('what is written through one server is seen through the others within a second', async () => {
    const server = await anotherServer();
    try {
      const name = async () =>
        (await server.ask(`product/${other.id}/public`)).json<{ data: { name: string } }>().data.name;
      for (const nameVi of ['Áo ba', 'Áo bốn']) {
        await name();
        await shop.db.updateTable('products').set({ nameVi }).where('id', '=', other.id).execute();
        await eventually(async () => (await name()) === nameVi);
      }
    } finally {
      await server.close();
    }
  });

  onPostgres('while the database is away the last answers are sent, with a mark in the log', async () => {
    const server = await anotherServer();
    try {
      const before = await server.ask('product/public');
      await server.proxy.become('refuse');
      for (let second = 0; second < 3; second += 1) {
        shop.clock.advance(20_000);
        const reply = await server.ask('product/public');
        expect([reply.statusCode, reply.json<{ data: unknown }>().data]).toEqual([
          200,
          before.json<{ data: unknown }>().data,
        ]);
      }
      expect((await server.ask(`product/${shirt.id}/public`)).statusCode).toBe(503);
      expect(server.logged.filter((line) => line.includes('the database is away'))).toHaveLength(1);
    } finally {
      await server.close();
    }
  });
});
