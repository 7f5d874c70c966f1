import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from './config';
import { createShopSettings } from './shop-settings';
import { createTestServer, type TestServer } from './testing/document-server';

let server: TestServer;
let asked = 0;
let data: Record<string, unknown> | null;
let lines: string[];
/** How long the backend takes to answer. */
let delayMs: number;
const plain = {
  settingClient: { siteName: 'Storefront' },
  infoClient: {},
  footer: [],
};
const openServer = () =>
  createTestServer({
    env: { SITE_NAME: 'Storefront' },
    files: { 'icons/icon.svg': '<svg fill="#F97316"/>' },
    onLog: (line) => lines.push(line),
    backend: (backend: FastifyInstance) => {
      backend.get('/api/main/system/client-setting', async (_request, reply) => {
        asked += 1;
        await pause(delayMs);
        return data ? { data } : reply.code(503).send({});
      });
    },
  });
beforeEach(async () => {
  asked = 0;
  delayMs = 0;
  lines = [];
  data = plain;
  server = await openServer();
});
afterEach(() => server.stop());

const get = (url: string) => server.app.inject({ url });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('a shop that chose nothing has the pages that it has always had', async () => {
  const withSettings = (await get('/products')).body;
  expect(asked).toBeGreaterThan(0);
  // Its settings are refreshed no more, so that what follows is asked by the other.
  await server.stop();
  asked = 0;
  data = null;
  server = await openServer();
  const without = (await get('/products')).body;

  expect(asked).toBeGreaterThan(0);
  expect(withSettings).toBe(without);
  expect(withSettings).not.toContain('announcement');
  expect(withSettings).toContain('href="/favicon.svg"');
});

test('the brand colour and the icon are in every page, and the policy admits its styles', async () => {
  data = { ...plain, face: { brandColor: '#0F766E', favicon: `/api/main/media/${'a'.repeat(32)}` } };

  const { body, headers } = await get('/products');

  expect(body).toContain('--c-brand:#0F766E;');
  expect(body).toContain(`<link rel="icon" href="/api/main/media/${'a'.repeat(32)}?w=320">`);
  const styles = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('shoppers read an announcement in their language, and nothing in it becomes markup', async () => {
  data = {
    ...plain,
    announcement: { vi: 'Nghỉ Tết <b>', en: 'Closed for Tết', link: '/news/tet' },
  };

  const { body } = await get('/en/products');

  expect(body).toContain('<p lang="vi"><a href="/news/tet">Nghỉ Tết &#60;b&#62;</a></p>');
  expect(body).toContain('<p lang="en"><a href="/en/news/tet">Closed for Tết</a></p>');
});

test('a change is in the pages within a second, whatever was kept', async () => {
  expect((await get('/products')).body).not.toContain('#0F766E');
  data = { ...plain, face: { brandColor: '#0F766E' } };
  await pause(900);
  expect((await get('/products')).body).toContain('#0F766E');
});

test('a stored page stays valid while only the number of visits changes', async () => {
  let total = 1;
  const backend = Fastify();
  backend.get('/api/main/system/client-setting', async () => ({
    data: { ...plain, visits: { today: total, thisMonth: total, total: (total += 1) } },
  }));
  const backendUrl = await backend.listen();
  let at = 0;
  const settings = createShopSettings({ ...readConfig({}), backendUrl }, { now: () => at });
  const first = await settings('vi');
  at += 10_000;

  const second = await settings('vi');
  await backend.close();

  expect([first.setting?.visits?.total, second.setting?.visits?.total]).toEqual([2, 3]);
  expect(second.key).toBe(first.key);
});

test('a link to an English page leads to the page in the language of the reader', async () => {
  const announcement = { vi: 'Nghỉ Tết', en: 'Closed for Tết' };
  data = { ...plain, announcement: { ...announcement, link: '/en/news/tet?from=bar' } };
  const { body } = await get('/products');
  expect(body).toContain('<p lang="vi"><a href="/news/tet?from=bar">');
  expect(body).toContain('<p lang="en"><a href="/en/news/tet?from=bar">');
});

test('a page does not wait for a backend that has become slow', async () => {
  await get('/products');
  delayMs = 5_000;
  await pause(600);
  let slowestMs = 0;
  for (let at = 0; at < 20; at += 1) {
    const since = performance.now();
    await get(`/products/${at}`);
    slowestMs = Math.max(slowestMs, performance.now() - since);
    await pause(100);
  }
  expect(slowestMs).toBeLessThan(250);
});

test('the log says once that settings stopped coming, and once that they came again', async () => {
  const said = (text: string) => lines.filter((line) => line.includes(text)).length;
  await get('/products');
  data = null;
  await pause(3_500);
  expect(said('the backend does not answer the shop settings')).toBe(1);

  data = plain;
  await pause(2_500);
  expect(said('the backend answers the shop settings again')).toBe(1);
}, 15_000);

test('many pages in a moment ask for the settings once', async () => {
  await Promise.all(['/products', '/products/a', '/products/b', '/cart'].map(get));
  expect(asked).toBe(1);
});

test('what was known last holds while the backend does not answer', async () => {
  data = { ...plain, face: { brandColor: '#0F766E' } };
  await get('/products');
  data = null;
  await pause(600);
  expect((await get('/products/a')).body).toContain('#0F766E');
});

test('an installed shop has the name and the icon that its owner chose', async () => {
  const favicon = `/api/main/media/${'b'.repeat(32)}`;
  data = { ...plain, settingClient: { siteName: 'Tiệm Mây' }, face: { favicon, brandColor: '#0F766E' } };

  const manifest = (await get('/manifest.webmanifest')).json<{ name: string; icons: { src: string }[] }>();

  expect(manifest.name).toBe('Tiệm Mây');
  expect(manifest.icons.map(({ src }) => src)).toEqual([`${favicon}?w=320`, `${favicon}?w=480`]);
  expect((await get('/favicon.svg')).body).toBe('<svg fill="#0F766E"/>');
});

test.each(['/favicon.svg', '/manifest.webmanifest'])(
  'a browser that has %s asks whether it changed, and gets it again only then',
  async (url) => {
    const first = await get(url);
    const again = () => server.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect((await again()).statusCode).toBe(304);

    data = { ...plain, settingClient: { siteName: 'Tiệm Mây' }, face: { brandColor: '#0F766E' } };
    await pause(900);
    const changed = await again();
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toMatch(/Tiệm Mây|#0F766E/);
  },
);

test('the page without a network has the name and the colour that the owner chose', async () => {
  data = { ...plain, settingClient: { siteName: 'Tiệm Mây' }, face: { brandColor: '#0F766E' } };

  const { body } = await get('/_offline');

  expect(body).toContain('| Tiệm Mây</title>');
  expect(body).toContain('--c-brand:#0F766E;');
});
