import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { overRawSocket } from '../testing/raw-socket';
import { createTestServer, type TestServer } from '../testing/document-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    env: { PUBLIC_URL: 'https://shop.example.com', API_ECARD_URL: 'https://cards.example.com/api' },
    files: {
      'shell.js': 'console.log(1)',
      'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'icons/folder.png/inside': 'not a picture',
      'build.json.br': 'packed',
      'sw.js': 'run()',
    },
    backend(app) {
      app.get('/api/main/category', () => ({ success: true }));
      app.get('/api/main/open', (_request, reply) =>
        reply.header('access-control-allow-origin', 'https://shop.example.com').send({}),
      );
      app.get('/api/main/strict', (_request, reply) =>
        reply.header('content-security-policy', "default-src 'none'; sandbox").send({}),
      );
    },
  });
});
afterAll(() => server.stop());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': expect.stringContaining('camera=()') as string,
  'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/) as string,
};

test.each([
  ['a page', '/', 200],
  ['an English page', '/en/products', 200],
  ['a private page', '/profile/orders', 200],
  ['an unknown address', '/khong-co', 404],
  ['a file of the shell', '/_shell/1.0.0/shell.js', 200],
  ['a missing file', '/_shell/1.0.0/none.js', 404],
  ['a file that is not public', '/_shell/1.0.0/build.json', 404],
  ['one that is packed', '/_shell/1.0.0/build.json.br', 404],
  ['an answer of the backend', '/api/main/category', 200],
  ['what the backend does not know', '/api/main/nothing', 404],
  ['the state of the process', '/healthz', 200],
  ['the icon', '/favicon.svg', 200],
  ['an icon that there is not', '/icons/none.png', 404],
  ['the rules for robots', '/robots.txt', 200],
  ['the web manifest', '/manifest.webmanifest', 200],
  ['the service worker', '/sw.js', 200],
  ['the page without a network', '/en/_offline', 200],
  ['a sitemap that cannot be made', '/sitemap.xml', 503],
  ['an address that cannot be decoded', '/%', 400],
  ['an answer that could not be made', '/icons/folder.png', 500],
])('%s cannot be framed, sniffed or opened over http', async (_what, url, status) => {
  const response = await get(url);

  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject(everywhere);
});

test('a page whose address holds a key to an account tells that address to nobody', async () => {
  for (const url of ['/reset-password?token=abc', '/en/verify-account?lang=en&token=abc'])
    expect((await get(url)).headers['referrer-policy']).toBe('strict-origin');
});

test('an answer that could not be made says nothing of the inside', async () => {
  const { body, headers } = await get('/icons/folder.png');

  expect(body).toMatch(/^The shop could not answer \([\w-]{36}\)\. Try again in a moment\.$/);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('an answer to what is no page loads nothing, and the backend may be stricter', async () => {
  expect((await get('/api/main/category')).headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect((await get('/api/main/strict')).headers['content-security-policy']).toBe(
    "default-src 'none'; sandbox",
  );
});

test('the headers are there when the backend is away, for a write, and for what is no HTTP', async () => {
  const away = await createTestServer({
    env: { PUBLIC_URL: 'https://shop.example.com', BACKEND_URL: 'http://127.0.0.1:9' },
  });
  const response = await away.app.inject({ url: '/api/main/category' });
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject(everywhere);
  const write = await away.app.inject({ method: 'DELETE', url: '/products' });
  expect(write.statusCode).toBe(404);
  expect(write.headers).toMatchObject(everywhere);

  await away.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = away.app.server.address() as AddressInfo;
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('NO HTTP AT ALL\r\n\r\n'));
    let read = '';
    socket
      .on('data', (data) => (read += data.toString()))
      .on('end', () => {
        resolve(read);
      })
      .on('error', reject);
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toMatch(/x-content-type-options: nosniff/);
  await away.stop();
});

test('what is no HTTP gets no second answer behind one that has begun', async () => {
  const streaming = await createTestServer({
    backend(app) {
      app.get('/api/main/endless', (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200).write('begun');
      });
    },
  });
  await streaming.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = streaming.app.server.address() as AddressInfo;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  async function* parts() {
    yield 'GET /api/main/endless HTTP/1.1\r\nhost: shop\r\n\r\n';
    await begun;
    yield 'NO HTTP AT ALL\r\n\r\n';
  }
  const received = await overRawSocket(port, parts(), {
    until: (text) => {
      if (text.includes('begun')) begin();
      return false;
    },
  });
  await streaming.stop();

  expect(received).toMatchObject({ statuses: [200], isClosed: true });
});

test('without https nobody is told to insist on it', async () => {
  const plain = await createTestServer();

  expect((await plain.app.inject({ url: '/' })).headers).not.toHaveProperty('strict-transport-security');
  await plain.stop();
});

test('page views may be told to the analytics service that is set up, and nothing is loaded from it', async () => {
  const counted = await createTestServer({ env: { ANALYTICS_URL: 'https://analytics.example/collect' } });
  const policy = String((await counted.app.inject({ url: '/' })).headers['content-security-policy']);
  const naming = policy.split('; ').filter((directive) => directive.includes('https://analytics.example'));

  expect(naming.map((directive) => directive.split(' ')[0])).toEqual(['connect-src']);
  await counted.stop();
});

describe('the policy of a page', () => {
  const policyOf = async (url: string) => {
    const text = String((await get(url)).headers['content-security-policy']);
    return new Map(
      text.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
    );
  };

  test('names the remotes and the bases elsewhere, and nothing unsafe', async () => {
    const policy = await policyOf('/');

    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(expect.arrayContaining(["'self'", 'http://remotes.test']));
    expect(policy.get('script-src')?.join()).not.toContain('nonce-');
    expect(policy.get('connect-src')).toEqual(["'self'", 'http://remotes.test', 'https://cards.example.com']);
    expect(policy.get('img-src')).toContain('https://cards.example.com');
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('worker-src')).toEqual(["'self'"]);
    expect(policy.get('manifest-src')).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|\bhttps?:(?!\/\/)|blob:/);
  });

  test('is different for each answer where it must be', async () => {
    const nonces = await Promise.all(
      ['/', '/', '/products'].map(async (url) =>
        (await policyOf(url)).get('style-src')?.find((source) => source.startsWith("'nonce-")),
      ),
    );

    expect(new Set(nonces).size).toBe(3);
  });
});

describe('other origins', () => {
  test.each(['https://evil.example.com', 'null', 'http://localhost:9999'])(
    '%s may read nothing',
    async (origin) => {
      for (const url of [
        '/',
        '/_shell/1.0.0/shell.js',
        '/healthz',
        '/robots.txt',
        '/api/main/category',
        '/none',
      ]) {
        const { headers } = await get(url, { origin });

        expect(headers).not.toHaveProperty('access-control-allow-origin');
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
      }
    },
  );

  test('what the backend allows to a configured one comes through', async () => {
    const { headers } = await get('/api/main/open', { origin: 'https://shop.example.com' });

    expect(headers['access-control-allow-origin']).toBe('https://shop.example.com');
  });
});

/** What differs from one answer to the next. */
const masked = (value: unknown) =>
  String(value)
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/(nonce[-;](?:desc=")?)[\w+/=]+/g, '$1<nonce>')
    .replaceAll(/(view;desc=")[^"]+/g, '$1<view>')
    .replaceAll(/'sha256-[^']+'( 'sha256-[^']+')*/g, '<hashes>')
    .replace(/^(?:W\/)?"[^"]+"$/, '<tag>')
    .replace(/sf_cohort=%22\d{4}%22/, 'sf_cohort=<group>')
    .replace(/^\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT$/, '<date>');

test('each kind of answer has its headers, and no other', async () => {
  const answers = await Promise.all(
    [
      '/',
      '/en/products?token=abc',
      '/khong-co',
      '/gio-hang?utm_source=mail',
      '/en/cart/',
      '/_shell/1.0.0/shell.js',
      '/_shell/1.0.0/none.js',
      '/api/main/category',
      '/healthz',
      '/ready',
      '/icons/icon.svg',
      '/robots.txt',
      '/manifest.webmanifest',
      '/sw.js',
      '/_offline',
      '/sitemap.xml',
      '/icons/folder.png',
      '/%',
    ].map(async (url) => {
      const { statusCode, headers } = await get(url, { 'accept-encoding': 'br' });
      const own = Object.entries(headers)
        .filter(([name, value]) => name !== 'content-length' && !isEverywhere(name, value))
        .map(([name, value]) => `  ${name}: ${masked(value)}`);
      return [`${url} ${String(statusCode)}`, ...own.sort()].join('\n');
    }),
  );

  expect(answers.join('\n')).toMatchInlineSnapshot(`
   "/ 200
     cache-control: private, no-store
     connection: keep-alive
     content-encoding: br
     content-security-policy: default-src 'none'; script-src 'self' <hashes> http://remotes.test; style-src 'self' 'nonce-<nonce>' <hashes>; img-src 'self' data: https://cards.example.com; font-src 'self'; connect-src 'self' http://remotes.test https://cards.example.com; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default
     content-type: text/html; charset=utf-8
     server-timing: nonce;desc="<nonce>", request;desc="<id>", view;desc="<view>"
     set-cookie: sf_cohort=<group>; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax
     vary: accept-encoding
     x-offline-copy: keep
   /en/products?token=abc 200
     cache-control: private, no-store
     connection: keep-alive
     content-encoding: br
     content-security-policy: default-src 'none'; script-src 'self' <hashes> http://remotes.test; style-src 'self' 'nonce-<nonce>' <hashes>; img-src 'self' data: https://cards.example.com; font-src 'self'; connect-src 'self' http://remotes.test https://cards.example.com; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default
     content-type: text/html; charset=utf-8
     referrer-policy: strict-origin
     server-timing: nonce;desc="<nonce>", request;desc="<id>", view;desc="<view>"
     set-cookie: sf_cohort=<group>; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax
     vary: accept-encoding
   /khong-co 404
     cache-control: private, no-store
     connection: keep-alive
     content-encoding: br
     content-security-policy: default-src 'none'; script-src 'self' <hashes> http://remotes.test; style-src 'self' 'nonce-<nonce>' <hashes>; img-src 'self' data: https://cards.example.com; font-src 'self'; connect-src 'self' http://remotes.test https://cards.example.com; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default
     content-type: text/html; charset=utf-8
     server-timing: nonce;desc="<nonce>", request;desc="<id>", view;desc="<view>"
     set-cookie: sf_cohort=<group>; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax
     vary: accept-encoding
   /gio-hang?utm_source=mail 301
     cache-control: public, max-age=60
     connection: keep-alive
     location: /cart?utm_source=mail
   /en/cart/ 200
     cache-control: private, no-store
     connection: keep-alive
     content-encoding: br
     content-security-policy: default-src 'none'; script-src 'self' <hashes> http://remotes.test; style-src 'self' 'nonce-<nonce>' <hashes>; img-src 'self' data: https://cards.example.com; font-src 'self'; connect-src 'self' http://remotes.test https://cards.example.com; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default
     content-type: text/html; charset=utf-8
     server-timing: nonce;desc="<nonce>", request;desc="<id>", view;desc="<view>"
     set-cookie: sf_cohort=<group>; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax
     vary: accept-encoding
   /_shell/1.0.0/shell.js 200
     accept-ranges: bytes
     cache-control: public, max-age=31536000, immutable
     connection: keep-alive
     content-encoding: br
     content-type: application/javascript; charset=utf-8
     etag: <tag>
     last-modified: <date>
     transfer-encoding: chunked
     vary: accept-encoding
   /_shell/1.0.0/none.js 404
     connection: keep-alive
     content-type: application/json; charset=utf-8
   /api/main/category 200
     connection: close
     content-encoding: br
     content-type: application/json; charset=utf-8
     transfer-encoding: chunked
     vary: accept-encoding
   /healthz 200
     connection: keep-alive
     content-type: application/json; charset=utf-8
   /ready 503
     cache-control: no-store
     connection: keep-alive
     content-type: application/json; charset=utf-8
     retry-after: 1
   /icons/icon.svg 200
     cache-control: public, no-cache
     connection: keep-alive
     content-type: image/svg+xml
     etag: <tag>
   /robots.txt 200
     connection: keep-alive
     content-type: text/plain; charset=utf-8
   /manifest.webmanifest 200
     cache-control: public, no-cache
     connection: keep-alive
     content-type: application/manifest+json; charset=utf-8
     etag: <tag>
   /sw.js 200
     cache-control: no-cache
     connection: keep-alive
     content-security-policy: default-src 'none'; connect-src 'self' http://remotes.test; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'
     content-type: text/javascript; charset=utf-8
     service-worker-allowed: /
   /_offline 200
     cache-control: no-cache
     connection: keep-alive
     content-encoding: br
     content-security-policy: default-src 'none'; script-src <hashes>; style-src <hashes>; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
     content-type: text/html; charset=utf-8
     transfer-encoding: chunked
     vary: accept-encoding
     x-robots-tag: noindex
   /sitemap.xml 503
     connection: keep-alive
     content-type: text/plain; charset=utf-8
     retry-after: 60
   /icons/folder.png 500
     cache-control: no-store
     connection: keep-alive
     content-type: text/plain; charset=utf-8
   /% 400
     cache-control: no-store
     connection: keep-alive
     content-type: text/plain; charset=utf-8"
  `);
});

const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function isEverywhere(name: string, value: unknown): boolean {
  if (name === 'content-security-policy') return value === closed;
  return (
    ['permissions-policy', 'x-request-id', 'date'].includes(name) || value === Reflect.get(everywhere, name)
  );
}
