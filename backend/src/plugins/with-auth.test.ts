import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test.each([
  'GET system/client-setting',
  'GET system/svcenter',
  'GET tracking',
  'POST tracking',
  'GET flash-sale/current-flash-sale',
  'POST flash-sale-product/public/list',
  'GET flash-sale/today-flash-sale',
  'GET flash-sale/web',
  'GET flash-sale/web/{id}',
  'POST voucher/public/list',
  'GET voucher/my-voucher',
  'GET intro/get-intro-current',
  'GET product',
  'GET product/{id}/public',
  'GET product/get-by-seo-slug/{slug}',
  'GET category',
  'GET product/get-list-info-and-attribute/{id}',
  'GET product/newest-products',
  'GET product/suggested-products',
  'GET product/public',
  'GET news/{id}',
  'GET news/get-by-seo-slug/{slug}',
  'GET news/public',
  'GET review/list',
])('there is %s with /with-auth for signed-in callers', async (call) => {
  const [method = '', path = ''] = call.split(' ');
  const { paths } = (await shop.app.inject({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();

  for (const address of [path, `${path}/with-auth`])
    expect(paths[`/api/main/${address}`]).toHaveProperty(method.toLowerCase());
});

test('customers and visitors get the same settings, and visitors cannot use the /with-auth route', async () => {
  const ask = (suffix: string, headers = {}) =>
    shop.app.inject({ url: `/api/main/system/client-setting${suffix}`, headers });
  const open = await ask('');
  const own = await ask('/with-auth', shop.as('CUSTOMER'));

  expect(own.json<{ data: unknown }>().data).toEqual(open.json<{ data: unknown }>().data);
  expect((await ask('/with-auth')).statusCode).toBe(401);
});
