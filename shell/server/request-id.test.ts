import { createElement as h } from 'react';
import type { Remote } from '@storefront/shared/contracts';
import { staffBrowserPath } from '../src/config';
import { createPageRenderer } from '../src/render';
import { createTestServer, type TestServer } from './testing/document-server';
import type { RenderPool } from './render/render-pool';

const newId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ofProxy = 'proxy-0001.request_7';

let server: TestServer;
let lines: string[];
let asked: { url: string; id: unknown }[];
afterEach(() => server.stop());

interface LogLine {
  requestId?: string;
  msg: string;
  renderedBy?: string;
  stack?: string;
}

async function aShop({ env = {}, pool }: { env?: NodeJS.ProcessEnv; pool?: RenderPool } = {}) {
  lines = [];
  asked = [];
  server = await createTestServer({
    env,
    ...(pool && { pool }),
    files: { 'shell.js': 'shell()' },
    onLog: (line) => lines.push(line),
    backend: (backend) => {
      backend.all('/api/*', async ({ url, headers }, reply) => {
        const id = headers['x-request-id'];
        // The settings are fetched for all pages, and for no request of a visitor.
        if (id || !url.startsWith('/api/main/system/client-setting')) asked.push({ url, id });
        const [status, code] = url.endsWith('fails') ? [500, 'INTERNAL_ERROR'] : [200, 'OK'];
        // What a backend behind another proxy may call the same request.
        reply.code(status).header('x-request-id', 'another-id-0001');
        const data = url.includes('/addresses') ? { data: [], meta: { totalPages: 1 } } : [];
        return { success: status === 200, code: status, message: code, requestId: id, data };
      });
    },
  });
  return (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.app.inject({ url, headers, remoteAddress });
}

const logged = (): LogLine[] => lines.map((line) => JSON.parse(line) as LogLine);
const linesOf = (id: unknown): LogLine[] => logged().filter(({ requestId }) => requestId === id);

test.each([
  ['a page', '/products', 200],
  ['a page that is not there', '/no-such-page', 404],
  ['a file of the shell', '/_shell/1.0.0/shell.js', 200],
  ['a file that is not there', '/_shell/1.0.0/none.js', 404],
  ['robots.txt', '/robots.txt', 200],
  ['what the backend says', '/api/main/category', 200],
  ['what the backend refuses', '/api/main/fails', 500],
])('the answer with %s names its request, and the log has the same id', async (_what, url, status) => {
  const get = await aShop();

  const { headers, statusCode } = await get(url);

  expect(statusCode).toBe(status);
  expect(headers['x-request-id']).toMatch(newId);
  expect(linesOf(headers['x-request-id']).map(({ msg }) => msg)).toContain('request');
});

test.each([
  ['an address that cannot be read', '/%E0%A4%A'],
  ['a probe, which no log is filled with', '/ready'],
])('the answer to %s names its request, too', async (_what, url) => {
  const get = await aShop();

  expect((await get(url)).headers['x-request-id']).toMatch(newId);
});

test('the backend gets the id that the shopper is told', async () => {
  const get = await aShop();

  const answer = await get('/api/main/fails');

  expect(asked).toEqual([{ url: '/api/main/fails', id: answer.headers['x-request-id'] }]);
  expect(answer.json<{ requestId: string }>().requestId).toBe(answer.headers['x-request-id']);
});

test('the backend gets the ids of a sitemap and of the question whether somebody is staff', async () => {
  const get = await aShop();

  const sitemap = await get('/sitemap.xml');
  const headers = { host: 'shop.test', origin: 'http://shop.test', authorization: 'Bearer token' };
  const staff = await server.app.inject({ method: 'POST', url: staffBrowserPath, headers });

  const [ofSitemap, ofStaff] = [sitemap.headers['x-request-id'], staff.headers['x-request-id']];
  expect(sitemap.statusCode).toBe(200);
  expect(asked.map(({ url, id }) => [url, id])).toEqual([
    ['/api/main/product/addresses?page=1', ofSitemap],
    ['/api/main/category', ofSitemap],
    ['/api/main/system/pages', ofSitemap],
    ['/api/main/news/addresses?page=1', ofSitemap],
    ['/api/auth/user/me', ofStaff],
  ]);
});

test('the id of a proxy in front is kept, and so is it in the log and by the backend', async () => {
  const get = await aShop({ env: { TRUST_PROXY: '10.0.0.0/8' } });

  const page = await get('/products', { 'x-request-id': ofProxy }, '10.1.2.3');
  await get('/api/main/category', { 'x-request-id': ofProxy }, '10.1.2.3');

  expect(page.headers['x-request-id']).toBe(ofProxy);
  expect(asked).toEqual([{ url: '/api/main/category', id: ofProxy }]);
  expect(linesOf(ofProxy).filter(({ msg }) => msg === 'request')).toHaveLength(2);
});

test.each([
  ['a visitor', '203.0.113.9', ofProxy],
  ['a visitor of a shop without a proxy', '10.1.2.3', ofProxy, 'false'],
  ['a proxy that sends a short one', '10.1.2.3', 'short'],
  ['a proxy that sends an endless one', '10.1.2.3', 'a'.repeat(65)],
  ['a proxy that sends a line of a log', '10.1.2.3', '{"level":"error"}'],
  ['a proxy that sends a header', '10.1.2.3', 'abcdefgh", view;desc="x'],
  ['a proxy that sends an address of somebody', '10.1.2.3', 'lan@example.com'],
])('the id of %s is replaced', async (_who, address, given, trustProxy = '10.0.0.0/8') => {
  const get = await aShop({ env: { TRUST_PROXY: trustProxy } });

  const page = await get('/products', { 'x-request-id': given }, address);
  await get('/api/main/category', { 'x-request-id': given }, address);

  expect(page.headers['x-request-id']).toMatch(newId);
  expect(asked[0]?.id).toMatch(newId);
  expect(lines.join('')).not.toContain(given);
});

test('the browser reads the id of its page beside the body, which is the same for all', async () => {
  const get = await aShop();

  const first = await get('/cart');
  const second = await get('/cart');

  for (const { headers } of [first, second])
    expect(headers['server-timing']).toContain(`request;desc="${String(headers['x-request-id'])}"`);
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  expect(first.body).toBe(second.body);
});

test('a page that was rendered for an earlier request names both in the log', async () => {
  const get = await aShop({ pool: rendering(aRemote(() => h('h1', null, 'Áo'))) });

  const first = await get('/products');
  const second = await get('/products');

  const firstId = first.headers['x-request-id'];
  expect(linesOf(firstId).find(({ msg }) => msg === 'request')?.renderedBy).toBeUndefined();
  expect(linesOf(second.headers['x-request-id']).find(({ msg }) => msg === 'request')).toMatchObject({
    renderedBy: firstId,
  });
});

test('the calls of a page that is rendered, and its error, have the id of its request', async () => {
  const get = await aShop({
    pool: rendering(
      aRemote(() => {
        throw new Error('the price is missing');
      }),
    ),
  });

  const { headers, statusCode } = await get('/products');

  const id = headers['x-request-id'];
  expect(statusCode).toBe(200);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every((one) => one.id === id)).toBe(true);
  expect(linesOf(id)).toContainEqual(
    expect.objectContaining({
      msg: 'rendering catalog: the price is missing',
      stack: expect.stringContaining('request-id.test.ts'),
    }),
  );
});

const aRemote = (Component: () => ReturnType<typeof h>): Remote => ({
  name: 'catalog',
  contract: '2.2',
  routes: [{ path: 'products', lazy: () => Promise.resolve({ Component }), render: 'server' }],
  messages: () => Promise.resolve({}),
});

/** Renders in this thread what a worker would, with the same code. */
function rendering(remote: Remote): RenderPool {
  const draw = createPageRenderer((error, where, requestId) => {
    const { message, stack } = error as Error;
    server.app.log.warn({ stack, requestId }, `${where}: ${message}`);
  });
  return {
    draw: (_shell, job) => draw({ ...job, limitMs: 20_000 }, () => Promise.resolve(remote)),
    drawOnEach: () => Promise.resolve([]),
    warm: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}
