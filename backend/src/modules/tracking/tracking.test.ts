import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterEach(async () => {
  await shop.db.deleteFrom('pageViews').execute();
  await shop.db.deleteFrom('visitDays').execute();
  shop.clock.advance(3_600_000);
});
afterAll(() => shop.close());

const view = (payload: object, remoteAddress = '192.0.2.1') =>
  shop.app.inject({ method: 'POST', url: '/api/main/tracking', payload, remoteAddress });
const summary = (role: 'CUSTOMER' | 'OPERATOR' | 'ADMIN') =>
  shop.app.inject({ url: '/api/main/admin/tracking', headers: shop.as(role) });
const stored = () => shop.db.selectFrom('pageViews').selectAll().execute();

test('a page view is kept without what is personal in it', async () => {
  const reply = await view({
    accessedUrl: 'http://localhost:3000/products?search=me&page=2',
    referrer: 'https://www.google.com/search?q=me',
    title: '  Áo thun \n| Storefront ',
  });

  expect([reply.statusCode, reply.json().data]).toEqual([200, null]);
  expect(await stored()).toEqual([
    {
      id: expect.any(String),
      at: shop.clock(),
      path: '/products?search&page=2',
      title: 'Áo thun | Storefront',
      referrer: 'www.google.com',
      step: null,
    },
  ]);
});

test('a view from another page of the shop names that page, and a long title is cut', async () => {
  await view({
    accessedUrl: '/cart',
    referrer: 'http://localhost:3000/products',
    title: 'x'.repeat(500),
  });

  expect(await stored()).toMatchObject([{ referrer: '/products', title: 'x'.repeat(200) }]);
});

test.each([
  ["another site's page", { accessedUrl: 'https://evil.example/' }, 'accessedUrl', 'foreign'],
  ['no page', { title: 'x' }, 'accessedUrl', 'required'],
  ['an empty page', { accessedUrl: '' }, 'accessedUrl', 'minLength'],
  ['a key more', { accessedUrl: '/', userId: 'x' }, 'userId', 'additionalProperties'],
])('%s is refused', async (_what, payload, field, code) => {
  const reply = await view(payload);

  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toEqual([{ field, code }]);
  expect(await stored()).toEqual([]);
});

test('a flood from one address is limited, and others are not', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 601; i++) statuses.push((await view({ accessedUrl: '/' })).statusCode);

  expect(statuses.slice(0, 600).every((status) => status === 200)).toBe(true);
  expect(statuses[600]).toBe(429);
  expect((await view({ accessedUrl: '/' }, '192.0.2.2')).statusCode).toBe(200);
});

test('an operator sees how much is looked at, by days of Việt Nam', async () => {
  shop.clock.set('2026-01-10T10:00:00Z');
  await view({ accessedUrl: '/old' });
  shop.clock.set('2026-01-20T16:59:00Z');
  await view({ accessedUrl: '/' });
  shop.clock.set('2026-01-20T17:01:00Z');
  await view({ accessedUrl: '/' });
  await view({ accessedUrl: '/cart' });

  const reply = await summary('OPERATOR');

  expect(reply.json().data).toEqual({
    today: 2,
    last7Days: 3,
    last30Days: 4,
    topPages: [
      { path: '/', views: 2 },
      { path: '/cart', views: 1 },
      { path: '/old', views: 1 },
    ],
  });
});

test('days begin at midnight in Việt Nam, and of many pages ten are shown', async () => {
  for (const instant of [
    '2026-06-20T17:00:00.000Z',
    '2026-06-20T16:59:59.999Z',
    '2026-06-14T17:00:00.000Z',
    '2026-06-14T16:59:59.999Z',
    '2026-05-22T17:00:00.000Z',
    '2026-05-22T16:59:59.999Z',
  ]) {
    shop.clock.set(instant);
    await view({ accessedUrl: '/cart' });
  }
  shop.clock.set('2026-06-21T03:00:00.000Z');
  for (let page = 10; page < 21; page++) await view({ accessedUrl: `/products/p-${String(page)}` });

  const { topPages, ...counts } = (await summary('OPERATOR')).json<{
    data: { topPages: { path: string; views: number }[] };
  }>().data;

  expect(counts).toEqual({ today: 12, last7Days: 14, last30Days: 16 });
  expect(topPages).toEqual([
    { path: '/cart', views: 5 },
    ...Array.from({ length: 9 }, (_, at) => ({ path: `/products/p-${String(10 + at)}`, views: 1 })),
  ]);
});

test('a visitor sees how much the shop is looked at: on this day, in this month and in all', async () => {
  for (const at of [
    '2025-12-31T16:59:00Z',
    '2025-12-31T17:00:00Z',
    '2026-01-10T10:00:00Z',
    '2026-01-20T17:01:00Z',
  ]) {
    shop.clock.set(at);
    await view({ accessedUrl: '/' });
  }
  await view({ accessedUrl: '/cart' });

  const reply = await shop.app.inject({ url: '/api/main/tracking' });

  expect([reply.statusCode, reply.json().data]).toEqual([200, { today: 2, thisMonth: 4, total: 5 }]);
});

test('page views in the same moment are all counted', async () => {
  await Promise.all(Array.from({ length: 40 }, () => view({ accessedUrl: '/' })));
  shop.clock.advance(31_000);

  expect((await shop.app.inject({ url: '/api/main/tracking' })).json().data.today).toBe(40);
});

test('visits stay counted after their views are deleted', async () => {
  await view({ accessedUrl: '/old' });
  shop.clock.advance(91 * 86_400_000);
  await view({ accessedUrl: '/new' });

  expect((await shop.app.inject({ url: '/api/main/tracking' })).json().data).toEqual({
    today: 1,
    thisMonth: 1,
    total: 2,
  });
});

test('which pages are looked at is for staff only', async () => {
  expect((await summary('CUSTOMER')).statusCode).toBe(403);
  expect((await shop.app.inject({ url: '/api/main/admin/tracking' })).statusCode).toBe(401);
  expect((await summary('ADMIN')).statusCode).toBe(200);
});

test('views are forgotten after ninety days', async () => {
  await view({ accessedUrl: '/old' });
  shop.clock.advance(91 * 86_400_000);
  await view({ accessedUrl: '/new' });

  expect((await stored()).map(({ path }) => path)).toEqual(['/new']);
});
