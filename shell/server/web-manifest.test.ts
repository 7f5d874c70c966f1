import { createTestServer, type TestServer } from './testing/document-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    env: { SITE_NAME: 'Cửa hàng "Mây"' },
    files: { 'icons/icon.svg': '<svg/>', 'icons/icon-192.png': 'png', 'secret.png': 'no' },
  });
});
afterAll(() => server.stop());

const get = (url: string) => server.app.inject({ url });

test.each([
  {
    url: '/manifest.webmanifest',
    lang: 'vi',
    start: '/',
    shortcuts: ['Sản phẩm /products', 'Giỏ hàng /cart', 'Đơn hàng của tôi /profile/orders'],
  },
  {
    url: '/en/manifest.webmanifest',
    lang: 'en',
    start: '/en',
    shortcuts: ['Products /en/products', 'Cart /en/cart', 'My orders /en/profile/orders'],
  },
])('a shopper can install the shop in $lang', async ({ url, lang, start, shortcuts }) => {
  const answer = await get(url);
  const manifest = answer.json<{
    id: string;
    icons: { sizes: string; purpose?: string }[];
    shortcuts: { name: string; url: string }[];
  }>();

  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(manifest).toMatchObject({
    id: '/',
    lang,
    name: 'Cửa hàng "Mây"',
    // More than twelve letters have no room below an icon.
    short_name: 'Cửa',
    start_url: start,
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.shortcuts.map((one) => `${one.name} ${one.url}`)).toEqual(shortcuts);
});

test('a page names the manifest of its language', async () => {
  expect((await get('/products')).body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect((await get('/en/products')).body).toContain('<link rel="manifest" href="/en/manifest.webmanifest">');
});

test('icons are served under addresses that stay, and nothing beside them', async () => {
  const icon = await get('/icons/icon-192.png');
  expect(icon.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');

  for (const url of [
    '/icons/icon-512.png',
    '/icons/..%2Fsecret.png',
    '/icons/%2e%2e/secret.png',
    '/icons/a.js',
  ])
    expect((await get(url)).statusCode).toBe(404);
});
