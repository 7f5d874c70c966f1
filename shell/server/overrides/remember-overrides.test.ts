import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { rememberedOverrides, rememberOverrides } from './remember-overrides';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ trustProxy: true });
  app.get('/*', (request, reply) => {
    const next = rememberOverrides(request, reply);
    return next === null ? reply.send(rememberedOverrides(request)) : reply.redirect(next);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Follows one redirect with the cookie that came with it. */
async function visit(url: string) {
  const first = await app.inject({ url, headers: { 'x-forwarded-proto': 'https' } });
  const [cookie = ''] = (first.headers['set-cookie']?.toString() ?? '').split(';');
  const location = first.headers.location ?? '';
  return { first, cookie, location, seen: (await app.inject({ url: '/', headers: { cookie } })).body };
}

test('a browser keeps what it was told to see, and the address is the plain one again', async () => {
  const { first, location, seen } = await visit(
    '/products?page=2&remotes=catalog@http://localhost:3001&sort=new',
  );

  expect(first.statusCode).toBe(302);
  expect(location).toBe('/products?page=2&sort=new');
  expect(seen).toBe('catalog@http://localhost:3001');
  expect(first.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  const [, held = ''] = /sf_remotes=([^;]*)/.exec(String(first.headers['set-cookie'])) ?? [];
  expect(JSON.parse(decodeURIComponent(held))).toBe('catalog@http://localhost:3001');
});

test('a cookie of an earlier document server still says what to see', async () => {
  const cookie = `sf_remotes=${encodeURIComponent('catalog@1.0.0')}`;

  expect((await app.inject({ url: '/', headers: { cookie } })).body).toBe('catalog@1.0.0');
});

test('a browser forgets it and stays on its page', async () => {
  const { first, location } = await visit('/en/products?remotes=&page=2');

  expect(location).toBe('/en/products?page=2');
  expect(first.headers['set-cookie']).toContain('sf_remotes=; Path=/');
  expect(first.headers['set-cookie']).toContain('Max-Age=0');
});

/** As a socket carries it: the test client above puts an address in order first. */
function ask(path: string): Promise<{ status: number | undefined; location: string }> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, agent: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location ?? '' });
    }).on('error', reject);
  });
}

test.each([
  '//evil.example/?remotes=x@1',
  '///evil.example//evil.example?remotes=x@1',
  '/\\evil.example?remotes=x@1',
  '//[evil.example?remotes=x@1',
  '//evil.example:99999/?remotes=x@1',
  '//?remotes=x@1',
])('nobody is led to another shop by %s', async (url) => {
  const { status, location } = await ask(url);

  expect(status).toBe(302);
  expect(location).toMatch(/^\/(?![/\\])/);
  expect(new URL(location, 'https://shop.example').origin).toBe('https://shop.example');
});

test.each(['//', '//[', '//:', '//a:b@c:99999/', '/?a=1?remotes=x'])(
  '%s is an address like another',
  async (url) => {
    expect((await ask(url)).status).toBe(200);
  },
);

test.each([
  ['a header of its own', 'a@1%0d%0aset-cookie: x=1'],
  ['another cookie', 'a@1;%20sf_cohort=1'],
  ['half a letter', `${'a'.repeat(1_499)}%F0%9F%98%80`],
  ['a book', 'b'.repeat(9_000)],
])('%s cannot be written into the cookie', async (_what, value) => {
  const { first, seen } = await visit(`/?remotes=${value}`);

  expect(first.statusCode).toBe(302);
  expect(String(first.headers['set-cookie']).split('; ').slice(1)).toEqual([
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    'Secure',
  ]);
  expect(seen.length).toBeLessThanOrEqual(600);
});

test.each(['%E0%A4%A', '%22catalog', '%22'])(
  'a cookie that cannot be read asks nothing: %s',
  async (value) => {
    const { body, statusCode } = await app.inject({ url: '/', headers: { cookie: `sf_remotes=${value}` } });

    expect(statusCode).toBe(200);
    expect(body).toBe('');
  },
);
