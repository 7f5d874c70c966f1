import { request as http } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const everywhere: Record<string, string | RegExp> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /^default-src 'none'.*frame-ancestors 'none'/,
};

test('whatever the shop answers cannot be framed, sniffed or made to tell where people come from', async ({
  page,
  shop,
  watch,
}) => {
  watch.expect(/./);
  const seen = new Map<string, Record<string, string>>();
  page.on('response', (response) => {
    if (new URL(response.url()).protocol.startsWith('http')) seen.set(response.url(), response.headers());
  });
  for (const path of ['/', '/products', '/cart', '/en/login', '/khong-co-trang-nay']) await page.goto(path);
  const own = [
    '/healthz',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/sw.js',
    '/_offline',
    '/favicon.svg',
  ];
  const refused = ['/_shell/none.js', '/%', '/api/main/none', '/api/auth/user/me', '/products/khong-co'];
  for (const path of [...own, ...refused]) seen.set(path, await headersOf(shop.url, path));

  const kinds = [...seen.keys()].map((url) => new URL(url, shop.url));
  expect(
    kinds.some(({ origin }) => origin !== new URL(shop.url).origin),
    'files of remotes were seen',
  ).toBe(true);
  expect(
    kinds.some(({ pathname }) => pathname.startsWith('/api/')),
    'answers of the API were seen',
  ).toBe(true);
  expect(
    kinds.some(({ pathname }) => pathname.startsWith('/_shell/')),
    'files of the shell were seen',
  ).toBe(true);
  for (const [url, headers] of seen) {
    for (const [name, value] of Object.entries(everywhere))
      expect(headers[name], `${name} of ${url}`).toMatch(value);
    expect(headers['cross-origin-resource-policy'], url).toMatch(/^(same-origin|same-site|cross-origin)$/);
    expect(headers['access-control-allow-credentials'], url).toBeUndefined();
  }
});

/** As it is written, which a browser's own client would tidy up. */
function headersOf(origin: string, path: string): Promise<Record<string, string>> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    http({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.headers as Record<string, string>);
    })
      .on('error', reject)
      .end();
  });
}

test('no string becomes markup, a script or the address of one', async ({ page, watch }) => {
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  for (const attack of [
    "document.body.innerHTML = '<img src=x onerror=alert(1)>'",
    "document.body.insertAdjacentHTML('beforeend', '<b>x</b>')",
    "new DOMParser().parseFromString('<b>x</b>', 'text/html')",
    "document.createElement('script').src = 'https://evil.example.com/x.js'",
    "document.createElement('script').src = '/api/main/category'",
    "document.createElement('script').src = 'data:text/javascript,alert(1)'",
    "document.createElement('script').textContent = 'alert(1)'",
    "document.createElement('iframe').srcdoc = '<b>x</b>'",
    "trustedTypes.createPolicy('default', { createHTML: (text) => text })",
    "trustedTypes.createPolicy('mine', { createHTML: (text) => text })",
  ])
    await test.step(attack, async () => {
      expect(await outcomeOf(page, attack)).toMatch(/^TypeError/);
    });
  expect(await outcomeOf(page, "eval('1')")).toMatch(/^EvalError/);
  expect(await outcomeOf(page, "new Function('return 1')()")).toMatch(/^EvalError/);

  watch.violations.splice(0);
});

/** What a statement in the page ends with: its error, or "done". */
function outcomeOf(page: Page, statement: string): Promise<string> {
  // Later, because what a debugger runs itself may turn strings into scripts.
  return page.evaluate(
    `new Promise((resolve) => setTimeout(() => { try { ${statement}; resolve('done'); } catch (error) { resolve(String(error)); } }))`,
  );
}

test('a script or style that stands in the markup without the shop having put it there does not run', async ({
  page,
  watch,
}) => {
  await page.route('**/products', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<body>',
      '<body><script>window.attacked=1</script><img src="x:" onerror="window.attacked=2" style="position:fixed"><base href="https://evil.example.com/">',
    );
    await route.fulfill({ response, body });
  });
  watch.expect(/./);
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' })).toBeVisible();

  expect(await page.evaluate('window.attacked')).toBeUndefined();
  expect(watch.violations.splice(0).join()).toMatch(/script-src.*base-uri|base-uri.*script-src/s);
});

for (const { what, file } of [
  { what: 'entry', file: '**/remoteEntry.js*' },
  { what: 'page', file: /\/catalog\/[^/]+\/(?!remoteEntry)[^/]+\.js/ },
]) {
  test(`a remote's ${what} with one other byte is not run, and the frame lives on`, async ({
    page,
    watch,
  }) => {
    watch.expect(/./);
    let changed = 0;
    await page.route(file, async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
      changed += 1;
      await route.fulfill({ status: 200, headers, body: Buffer.concat([body, Buffer.from(' ')]) });
    });
    await page.goto('/cart');
    await page.goto('/search?q=robot');

    await expect(page.getByRole('button', { name: 'Thử lại' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Giỏ hàng/ }).first()).toBeVisible();
    expect(changed).toBeGreaterThan(0);
  });
}
