import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Redirect } from '@storefront/shared/contracts';
import type { PageBlock } from '../../src/config';
import { unpackData } from '../../src/packed-data';
import type { DrawnPage } from '../../src/render/render-job';
import type { SnapshotRemote } from '../registry/snapshot';
import { createTestServer, type TestServer } from '../testing/document-server';
import type { DrawJob } from './messages';
import { DrawError, type RenderPool } from './render-pool';

const aDrawing = (more: Partial<DrawnPage> = {}): DrawnPage => ({
  status: 200,
  html: '<link rel="preload" as="image" imageSrcSet="/media/1?w=320 320w" fetchPriority="high"/><link rel="preload" as="image" href="/media/2"/><main id="main"><h1 class="s-1">Áo thun</h1></main>',
  styles: { css: '.s-1{color:red}', ids: ['1'] },
  head: '<title>Áo thun</title>',
  jsonLd: '<script type="application/ld+json">{"@type":"Product"}</script>',
  rendered: { remote: 'catalog@1.0.0', isAnswered: true, state: { common: { text: '</script>' } } },
  validUntil: null,
  failure: null,
  ...more,
});

let server: TestServer;
let jobs: DrawJob[];
afterEach(() => server.stop());

type Draw = (job: DrawJob) => Promise<ReturnType<typeof aDrawing> | Redirect>;

/** Threads that do as they are told. */
function poolOf(draw: Draw): RenderPool {
  jobs = [];
  return {
    draw: (_shell, job) => {
      jobs.push(job);
      return draw(job);
    },
    warm: () => Promise.resolve(),
    drawOnEach: () => Promise.resolve([]),
    stop: () => Promise.resolve(),
  };
}

/** Pages of a shop with such threads. */
async function aShop(draw: Draw, published: Partial<SnapshotRemote> = {}, canary?: string) {
  server = await createTestServer({
    pool: poolOf(draw),
    published,
    ...(canary !== undefined && { canary }),
  });
  return (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
}

const nonceOf = (timing: unknown) => /nonce;desc="([^"]+)"/.exec(String(timing))?.[1];

test('a page that is kept is the same for everybody, and no two answers have the same nonce or view', async () => {
  const get = await aShop(() => Promise.resolve(aDrawing()));
  const answers = [await get('/products'), await get('/products'), await get('/products?utm_source=x')];

  expect(jobs).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const nonces = answers.map(({ headers }) => nonceOf(headers['server-timing']));
  expect(new Set(nonces).size).toBe(3);
  expect(new Set(answers.map(({ headers }) => headers['server-timing'])).size).toBe(3);
  for (const [index, { headers, body }] of answers.entries()) {
    expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index] ?? ''}'`);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).not.toContain('nonce=');
  }
});

test.each([
  ['/products/x', '/en/products/x'],
  ['/en/products/x', '/products/x'],
])('a page that is kept for %s is not given to a visitor of %s', async (first, second) => {
  const get = await aShop(({ language }) =>
    Promise.resolve(aDrawing({ html: `<h1>drawn in ${language}</h1>` })),
  );
  const drawn = [await get(first), await get(second), await get(first), await get(second)];

  expect(jobs.map(({ path }) => path)).toEqual(['/products/x', '/products/x']);
  expect(drawn.map(({ body }) => /drawn in (\w+)/.exec(body)?.[1])).toEqual(
    first.startsWith('/en') ? ['en', 'vi', 'en', 'vi'] : ['vi', 'en', 'vi', 'en'],
  );
});

test('a page that is kept is not shown any more once the shop has other settings', async () => {
  let brandColor = '#0F766E';
  server = await createTestServer({
    pool: poolOf(() => Promise.resolve(aDrawing())),
    backend: (backend) => {
      backend.get('/api/main/system/client-setting', () => ({
        data: {
          settingClient: { siteName: 'Storefront' },
          infoClient: {},
          footer: [],
          face: { brandColor },
        },
      }));
    },
  });
  const page = async () => (await server.app.inject({ url: '/products' })).body;
  expect(await page()).toContain('#0F766E');
  brandColor = '#7C3AED';
  await new Promise((resolve) => setTimeout(resolve, 900));

  expect(await page()).toContain('#7C3AED');
});

test('a page that a tester sees with other remotes is not kept for anybody', async () => {
  const get = await aShop(() => Promise.resolve(aDrawing()));
  const cookie = `sf_remotes=${encodeURIComponent('catalog@1.0.0')}`;
  const dataOf = ({ body }: { body: string }) =>
    JSON.parse(/id="page-data">(.*?)<\/script>/.exec(body)?.[1] ?? '') as { overrides?: unknown };

  const tested = [await get('/products', { cookie }), await get('/products', { cookie })];
  const plain = await get('/products');

  for (const answer of tested)
    expect(dataOf(answer).overrides).toMatchObject([{ remote: 'catalog', version: '1.0.0' }]);
  // What a tester tries is no view of what shoppers get.
  for (const { headers } of tested) expect(headers['server-timing']).not.toContain('view;');
  expect(plain.headers['server-timing']).toContain('view;');
  expect(dataOf(plain)).not.toHaveProperty('overrides');
  expect(jobs).toHaveLength(3);
});

test('a page that only a build at an address has is answered like a page, to its tester alone', async () => {
  const get = await aShop(() => Promise.resolve(aDrawing({ status: 404 })));
  const tester = { cookie: `sf_remotes=${encodeURIComponent('gifts@http://localhost:3008')}` };

  const shown = [await get('/gifts', tester), await get('/en/gifts/wish?x=1', tester)];

  for (const { statusCode, headers } of shown) {
    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers).not.toHaveProperty('x-offline-copy');
  }
  expect(jobs).toEqual([]);
  const plain = await get('/gifts');
  expect(plain.statusCode).toBe(404);
  expect(plain.headers).not.toHaveProperty('x-robots-tag');
});

test.each([
  ['an address that is not allowed', 'gifts@https://evil.example'],
  ['a stored version', 'catalog@1.0.0'],
  ['something unreadable', 'gifts@javascript:alert(1)'],
])('with %s an unknown page is still not found', async (_what, asked) => {
  const get = await aShop(() => Promise.resolve(aDrawing({ status: 404 })));

  const answer = await get('/gifts', { cookie: `sf_remotes=${encodeURIComponent(asked)}` });

  expect(answer.statusCode).toBe(404);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
});

test.each<[string, Partial<DrawnPage>]>([
  ['shows a price that has ended', { validUntil: Date.now() - 1 }],
  ['lacks an answer', { rendered: { remote: 'catalog@1.0.0', isAnswered: false, state: {} } }],
])('a page that %s is drawn anew for the next visitor', async (_what, more) => {
  const get = await aShop(() => Promise.resolve(aDrawing(more)));
  await get('/products');
  await get('/products');

  expect(jobs).toHaveLength(2);
});

test('everything that stands inside a page is admitted by its hash, and by nothing wider', async () => {
  const get = await aShop(() => Promise.resolve(aDrawing()));
  const { body, headers } = await get('/products');
  const policy = String(headers['content-security-policy']);
  const { createHash } = await import('node:crypto');
  const inline = [...body.matchAll(/<(style|script)(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/\1>/g)];

  expect(inline.length).toBeGreaterThanOrEqual(4);
  for (const [, , text = ''] of inline)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(policy).not.toContain('unsafe');
  expect(body).not.toMatch(/\sstyle=/);
});

test('the page holds what was drawn, its styles, its picture first, and at last data that cannot leave its element', async () => {
  const get = await aShop(() => Promise.resolve(aDrawing()));
  const { body } = await get('/products');

  expect(body).toContain('<div id="root"><main id="main"><h1 class="s-1">Áo thun</h1></main></div>');
  expect(body).toContain('<style data-styles="1">.s-1{color:red}</style>');
  const head = body.slice(0, body.indexOf('</head>'));
  expect(head).toContain('imageSrcSet="/media/1?w=320 320w"');
  expect(body).not.toContain('/media/2');
  expect(body).not.toContain('<noscript><p>');
  expect(body).not.toContain('<div id="start-failed"');
  const [, jsonLd, data = ''] =
    /<\/div>\s*(<script type="application\/ld\+json">.*?<\/script>)\s*<script type="application\/json" id="page-data">(.*?)<\/script>\s*<\/body>/.exec(
      body,
    ) ?? [];
  expect(jsonLd).toBe(aDrawing().jsonLd);
  const block = JSON.parse(data) as PageBlock;
  expect(block.rendered).toMatchObject({ remote: 'catalog@1.0.0' });
  expect(unpackData(block.packed)).toMatchObject({ state: { common: { text: '</script>' } } });
});

describe('what a page runs first', () => {
  const file = (path: string) => ({ path, integrity: `sha384-${path}` });
  const told: Partial<SnapshotRemote> = {
    preload: [file('door-remote.js')],
    pageFiles: {
      '': [file('home.js')],
      products: [file('164.js'), file('lists.js')],
      'products/:slug': [file('164.js'), file('product.js')],
      'profile/orders/:id': [file('order.js')],
    },
    wordFiles: { vi: [file('vi.js')], en: [file('en.js')] },
    pageWordFiles: { products: { vi: [file('lists-vi.js')], en: [file('lists-en.js')] } },
  };
  const aFrame = () => aDrawing({ rendered: { remote: null, isAnswered: true, state: {} } });

  /** The remote's scripts that the page's head asks for ahead, in order. */
  function namedIn(body: string): string[] {
    const head = body.slice(0, body.indexOf('</head>'));
    const links = [...head.matchAll(/<link rel="preload" as="script"[^>]*remotes\.test[^>]*>/g)];
    return links.map(([link]) => {
      const [, name = ''] = /href="http:\/\/remotes\.test\/\w+\/1\.0\.0\/([^"]+)"/.exec(link) ?? [];
      expect(link).toContain('crossorigin="anonymous"');
      expect(link).toContain('fetchpriority="low"');
      expect(link).toContain(`integrity="sha384-${name === 'remoteEntry.js' ? 'none' : name}"`);
      return name;
    });
  }

  test.each([
    ['a list', '/products?page=2', aDrawing, ['164.js', 'lists.js', 'vi.js', 'lists-vi.js']],
    ['a product in English', '/en/products/shirt', aDrawing, ['164.js', 'product.js', 'en.js']],
    ['the home page', '/', aDrawing, ['home.js', 'vi.js']],
    ['a private page', '/profile/orders/17', aFrame, ['order.js', 'vi.js']],
    ['a page that the build knows nothing of', '/cart', aFrame, ['vi.js']],
  ])('is named in the HTML of %s, and nothing else is', async (_what, url, drawing, files) => {
    const get = await aShop(() => Promise.resolve(drawing()), told);
    const { body } = await get(url);

    expect(namedIn(body)).toEqual(['remoteEntry.js', 'door-remote.js', ...files]);
    expect(body).not.toMatch(/pageFiles|wordFiles|pageWordFiles/);
  });

  test.each([
    ['a drawn page waits with them for its first picture', aDrawing, ' media="(scripting:none)"'],
    ['a page that scripts draw does not wait', aFrame, ''],
  ])("of the font, the heavier weights' rules stand apart: %s", async (_what, drawing, media) => {
    const get = await aShop(() => Promise.resolve(drawing()), told);
    const { body } = await get('/');
    const [first = '', later = ''] = [...body.matchAll(/<style([^>]*)>([^]*?)<\/style>/g)]
      .filter(([, attributes = '']) => !attributes.includes('emotion'))
      .map(([whole]) => whole);

    expect(first.match(/normal\.woff2/g)).toHaveLength(2);
    expect(later.startsWith(`<style data-fonts${media}>`)).toBe(true);
    expect(later.match(/normal\.woff2/g)).toHaveLength(4);
  });

  test('is the manifest of a version that told no more', async () => {
    const get = await aShop(() => Promise.resolve(aDrawing()), { preload: [file('door-remote.js')] });

    expect(namedIn((await get('/products')).body)).toEqual(['remoteEntry.js', 'door-remote.js']);
  });

  test('is of no remote where no remote has a page', async () => {
    const get = await aShop(() => Promise.resolve(aFrame()), told);

    expect(namedIn((await get('/constructor')).body)).toEqual([]);
  });
});

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
] as const)('a browser that reads %s gets the same page in it', async (encoding, plain) => {
  const get = await aShop(() => Promise.resolve(aDrawing()));
  const whole = await get('/products');
  const packed = await get('/products', { 'accept-encoding': encoding });

  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers.vary).toContain('accept-encoding');
  expect(plain(packed.rawPayload).toString()).toBe(whole.body);
  expect(whole.headers['content-encoding']).toBeUndefined();
  expect((await get('/products', { 'accept-encoding': 'br;q=0, gzip;q=0' })).body).toBe(whole.body);
});

test('a thread is told of nothing that the page does not depend on', async () => {
  const get = await aShop(() => Promise.resolve(aDrawing()));
  await get('/products/shirt?v=1&session=secret', { cookie: 'a=b', authorization: 'Bearer x' });

  expect(jobs[0]).toMatchObject({ path: '/products/shirt', isFrameOnly: false });
  expect(JSON.stringify(jobs)).not.toMatch(/secret|Bearer/);
});

test('a page whose main thing could not be had is 503, says when to come again, and is not kept', async () => {
  const get = await aShop(() =>
    Promise.resolve(aDrawing({ status: 503, rendered: { remote: null, isAnswered: false, state: {} } })),
  );
  const answer = await get('/products');
  await get('/products');

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.headers['x-offline-copy']).toBeUndefined();
  expect(jobs).toHaveLength(2);
});

test('a page that has moved says where', async () => {
  const get = await aShop(() => Promise.resolve({ redirect: '/products/new' }));
  const answer = await get('/products/old');

  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/products/new');
  expect(String(answer.headers['cache-control'])).not.toContain('public');
});

test('a page that has moved for good says so, and caches keep the answer', async () => {
  const get = await aShop(() => Promise.resolve({ redirect: '/products/new', isPermanent: true }));
  const answer = await get('/products/old');

  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe('/products/new');
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a product that gets its old address back is found there, and caches redirect to the new one for a minute at most', async () => {
  let current = '/products/new';
  const get = await aShop(({ path }) =>
    Promise.resolve(path === current ? aDrawing() : { redirect: current, isPermanent: true }),
  );
  const there = await get('/products/old');
  current = '/products/old';
  const back = await get('/products/old');

  expect([there.statusCode, there.headers.location]).toEqual([301, '/products/new']);
  const maxAge = Number(/max-age=(\d+)/.exec(String(there.headers['cache-control']))?.[1]);
  expect(maxAge).toBeLessThanOrEqual(60);
  expect(back.statusCode).toBe(200);
  expect((await get('/products/new')).headers.location).toBe('/products/old');
});

test('a redirect of a canary is for the browser that asked', async () => {
  const get = await aShop(
    () => Promise.resolve({ redirect: '/products/new', isPermanent: true }),
    {},
    '1.1.0',
  );
  const answer = await get('/products/old');

  expect(answer.statusCode).toBe(301);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test.each([
  ['/products/old?utm_source=zalo&ref=AB%20C', '/products/new', '/products/new?utm_source=zalo&ref=AB%20C'],
  ['/products/old?v=1&ref=x', '/products/new?v=2', '/products/new?v=2&ref=x'],
  ['/products/old?', '/products/new', '/products/new'],
])('the redirect of %s to %s keeps the campaign and the invitation', async (url, redirect, location) => {
  const get = await aShop(() => Promise.resolve({ redirect, isPermanent: true }));

  expect((await get(url)).headers.location).toBe(location);
});

test('whatever happens to the threads, the shop answers with a page that browsers can draw', async () => {
  const get = await aShop(() => Promise.reject(new DrawError('stuck', 'busy')));
  const answer = await get('/products');
  const unknown = await get('/nowhere');

  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<div id="root"></div>');
  expect(unknown.statusCode).toBe(404);
});

test('a version that failed three times is left to the browsers', async () => {
  const get = await aShop(({ isFrameOnly }) =>
    Promise.resolve(
      isFrameOnly
        ? aDrawing({ rendered: { remote: null, isAnswered: true, state: {} } })
        : aDrawing({ failure: 'broken' }),
    ),
  );
  for (let visit = 0; visit < 4; visit += 1) await get('/products');

  expect(jobs.map(({ isFrameOnly }) => isFrameOnly)).toEqual([false, false, false, true]);
  expect((await get('/')).statusCode).toBe(200);
  expect(jobs.at(-1)?.isFrameOnly).toBe(true);
});

test.each([
  [
    'late, which says nothing about its version,',
    'late' as const,
    [false, true, false, true, false, true, false, true],
  ],
  ['stuck three times', 'stuck' as const, [false, true, false, true, false, true, true]],
])('of a page that is %s the frame is sent', async (_how, reason, asked) => {
  const get = await aShop(({ isFrameOnly }) =>
    isFrameOnly
      ? Promise.resolve(aDrawing({ rendered: { remote: null, isAnswered: false, state: {} } }))
      : Promise.reject(new DrawError(reason, 'busy')),
  );

  for (let visit = 0; visit < 4; visit += 1) expect((await get('/products')).statusCode).toBe(200);

  expect(jobs.map(({ isFrameOnly }) => isFrameOnly)).toEqual(asked);
});

test('a remote whose widget threw three times is left out of the pages of others', async () => {
  const get = await aShop(() => Promise.resolve(aDrawing({ failedWidgetsOf: ['checkout'] })));
  for (const page of ['/', '/products', '/products/x', '/products/y']) await get(page);

  expect(jobs.map(({ isFrameOnly }) => isFrameOnly)).toEqual([false, false, false, false]);
  expect(jobs.map(({ withoutWidgetsOf }) => withoutWidgetsOf)).toEqual([[], [], [], ['checkout']]);
});

test('a failing widget leaves the pages of its remote rendered', async () => {
  const get = await aShop(() => Promise.resolve(aDrawing({ failedWidgetsOf: ['catalog'] })));
  for (const page of ['/', '/products', '/products/x', '/products/y']) await get(page);

  expect(jobs.map(({ isFrameOnly }) => isFrameOnly)).toEqual([false, false, false, false]);
  expect(jobs.at(-1)?.withoutWidgetsOf).toEqual(['catalog']);
});

test('a widget that fails beside a version that somebody chose for themselves goes on for everybody', async () => {
  const get = await aShop(() => Promise.resolve(aDrawing({ failedWidgetsOf: ['checkout'] })));
  const cookie = `sf_remotes=${encodeURIComponent('catalog@1.0.0')}`;
  for (let visit = 0; visit < 3; visit += 1) await get('/products', { cookie });
  await get('/products');

  expect(jobs).toHaveLength(4);
  expect(jobs.at(-1)?.withoutWidgetsOf).toEqual([]);
});

test.each([
  ['of a widget counts against its remote', 'checkout', ['checkout']],
  [
    'that may be of several remotes counts against the widgets that others placed on the page',
    null,
    ['checkout', 'account'],
  ],
])('an endless loop %s, not against the page', async (_what, remote, leftOut) => {
  const get = await aShop(({ isFrameOnly, withoutWidgetsOf }) =>
    isFrameOnly || withoutWidgetsOf?.includes('checkout')
      ? Promise.resolve(aDrawing({ rendered: { remote: null, isAnswered: false, state: {} } }))
      : Promise.reject(new DrawError('stuck', 'busy', undefined, remote)),
  );

  for (let visit = 0; visit < 4; visit += 1) await get('/products');

  expect(jobs.map(({ isFrameOnly }) => isFrameOnly)).toEqual([false, true, false, true, false, true, false]);
  expect(jobs.at(-1)?.withoutWidgetsOf).toEqual(leftOut);
});

test('a page that a server draws whole says nothing of scripts, also when it does not exist', async () => {
  const get = await aShop(() =>
    Promise.resolve(aDrawing({ status: 404, rendered: { remote: null, isAnswered: true, state: {} } })),
  );

  expect((await get('/nothing')).body).not.toContain('<noscript><p>');
});

test('a private page is its frame, the same for every one of its kind', async () => {
  const get = await aShop(() =>
    Promise.resolve(
      aDrawing({
        html: '<main><div data-waiting="true"></div></main>',
        rendered: { remote: null, isAnswered: true, state: {} },
      }),
    ),
  );
  await get('/profile/orders/1');
  const { headers, body } = await get('/profile/orders/2?token=secret');

  expect(jobs.map(({ path, isFrameOnly }) => [path, isFrameOnly])).toEqual([['/profile/orders/:id', true]]);
  expect(headers['x-offline-copy']).toBeUndefined();
  // Above the page, or nobody would find it below a skeleton that stays.
  const [, noScript = ''] = /<body>[^]*?<noscript>([^]*?)<\/noscript>[^]*<div id="root">/.exec(body) ?? [];
  expect(noScript).toContain('Bạn bật JavaScript trong cài đặt của trình duyệt rồi tải lại trang.');
  expect(noScript).toContain('<a href="/products">Xem sản phẩm</a>');
  const [, failed = ''] = /<div id="start-failed" role="alert" hidden>([^]*?)<\/div>/.exec(body) ?? [];
  expect(failed).toContain('Bạn tải lại trang, hoặc cập nhật trình duyệt rồi mở lại.');
  expect(failed).toContain('<a href="/products">Xem sản phẩm</a>');
});

test('an English reader without scripts finds the ways to English pages', async () => {
  const get = await aShop(() =>
    Promise.resolve(
      aDrawing({ rendered: { remote: null, isAnswered: true, state: {} }, html: '<p data-waiting>' }),
    ),
  );

  const { body } = await get('/en/profile/orders/1');

  expect(body.match(/<a href="\/en\/products">See products<\/a>/g)).toHaveLength(2);
});
