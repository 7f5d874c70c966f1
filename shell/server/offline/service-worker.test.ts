import { Script } from 'node:vm';
import { keepHeader } from '../../src/offline/ways';
import { inlineHash } from '../security/inline-hash';
import { createTestServer } from '../testing/document-server';

test('a browser gets the live shell’s worker with its settings, checked again each time', async () => {
  const server = await createTestServer({ files: { 'sw.js': 'run()' } });

  const answer = await server.app.inject({ url: '/sw.js' });

  expect(answer.body).toBe(
    'self.workerSettings={"version":"1.0.0","remoteOrigins":["http://remotes.test"]};\nrun()',
  );
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  });
  expect(answer.headers['content-security-policy']).toContain("connect-src 'self' http://remotes.test;");
  expect((await server.app.inject({ url: '/' })).body).toContain('<meta name="service-worker"');
  await server.stop();
});

test.each([
  { why: 'the operator says so', env: { SW_KILL: '1' }, files: { 'sw.js': 'run()' } },
  { why: 'the live shell has none', env: {}, files: {} },
])('a worker removes itself and all that it kept when $why', async ({ env, files }) => {
  const server = await createTestServer({ env, files });

  const { body } = await server.app.inject({ url: '/sw.js' });

  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain('run()');
  expect(() => new Script(body)).not.toThrow();
  if (env.SW_KILL)
    expect((await server.app.inject({ url: '/' })).body).not.toContain('name="service-worker"');
  await server.stop();
});

test('only whole pages that everybody gets alike may be kept', async () => {
  const server = await createTestServer();
  const kept = async (url: string) => (await server.app.inject({ url })).headers[keepHeader];

  for (const url of ['/', '/en', '/products', '/products/lamp?v=1', '/en/products/lamp'])
    expect(await kept(url)).toBe('keep');
  for (const url of [
    '/cart',
    '/profile/orders',
    '/en/profile/orders/7',
    '/khong-co',
    '/offline',
    '/api/main/x',
    '/healthz',
  ])
    expect(await kept(url)).toBeUndefined();
  await server.stop();
});

test('the page without a network says in both languages what is safe, and its style is the one allowed', async () => {
  const server = await createTestServer({ env: { SITE_NAME: '<Mây>' } });

  for (const [url, title, home] of [
    ['/_offline', 'Bạn đang ngoại tuyến', '/'],
    ['/en/_offline', 'You are offline', '/en'],
    ['/offline', 'Bạn đang ngoại tuyến', '/'],
    ['/error', 'Có lỗi xảy ra', '/'],
    ['/en/error', 'Something went wrong', '/en'],
  ] as const) {
    const { body, headers } = await server.app.inject({ url });
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(body) ?? [];

    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(`<a href="${home}">`);
    expect(body).not.toContain('<Mây>');
    expect(body).not.toMatch(/ style=/);
    // It opens the wanted address by itself, by a script that loads nothing.
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(body) ?? [];
    expect(script).toBe("addEventListener('online',function(){location.reload()})");
    expect(headers['content-security-policy']).toContain(`script-src ${inlineHash(script)};`);
    expect(headers['content-security-policy']).toContain(`style-src ${inlineHash(style)};`);
    expect(headers['x-robots-tag']).toBe('noindex');
  }
  await server.stop();
});
