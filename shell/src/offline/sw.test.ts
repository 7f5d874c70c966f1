import { aCacheStorage } from '../testing/a-cache-storage';

const { caches, addresses } = aCacheStorage();
const here = window.location.origin;
const ofRemotes = 'https://remotes.example';
const lifecycle: string[] = [];
/** What the shop answers by path; nothing while there is no network. */
let shop: Record<string, () => Response> | null;
let asked: string[];

beforeAll(async () => {
  Object.assign(globalThis, {
    caches,
    workerSettings: { version: '1.0.0', remoteOrigins: [ofRemotes] },
    registration: { navigationPreload: { enable: async () => void lifecycle.push('preload enabled') } },
    clients: { claim: async () => void lifecycle.push('pages claimed') },
    skipWaiting: async () => void lifecycle.push('started'),
  });
  const offline = await caches.open('sf:offline:1.0.0');
  await offline.put('/_offline', new Response('Bạn đang ngoại tuyến'));
  await import('./sw');
});
beforeEach(async () => {
  for (const name of ['sf:pages', 'sf:files', 'sf:images']) await caches.delete(name);
  shop = {};
  asked = [];
  lifecycle.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((wanted) => {
    const { pathname } = new URL(wanted instanceof Request ? wanted.url : String(wanted), here);
    asked.push(pathname);
    const answer = shop?.[pathname];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
});

/** As a browser hears it from the page's own origin. */
function page(text: string, init: ResponseInit = {}, redirected = false, type = 'basic'): Response {
  const response = new Response(text, init);
  return Object.defineProperties(response, {
    type: { value: type },
    redirected: { value: redirected },
    clone: { value: () => page(text, init, redirected, type) },
  });
}
const forEverybody = { headers: { 'x-offline-copy': 'keep' } };

const immutable = { headers: { 'cache-control': 'public, max-age=31536000, immutable' } };
const picture = { headers: { 'content-type': 'image/webp' } };

/** What a page gets of a file or a picture, once the worker has done all that it does beside. */
async function load(address: string, destination = ''): Promise<string> {
  const beside: Promise<unknown>[] = [];
  let answer = Promise.resolve(new Response('not answered by the worker'));
  window.dispatchEvent(
    Object.assign(new Event('fetch'), {
      request: Object.defineProperty(new Request(address), 'destination', { value: destination }),
      respondWith: (response: Promise<Response>) => (answer = response),
      waitUntil: (work: Promise<unknown>) => beside.push(work),
    }),
  );
  const text = await (await answer).text();
  await Promise.all(beside);
  return text;
}

/** A page says where it is and of what it was made. */
async function report(data: unknown): Promise<void> {
  const work: Promise<unknown>[] = [];
  window.dispatchEvent(
    Object.assign(new Event('message'), { data, waitUntil: (more: Promise<unknown>) => work.push(more) }),
  );
  await Promise.all(work);
}

/** Somebody opens an address; what they read, once the worker has done all that it does beside. */
async function open(path: string, preloadResponse?: Promise<Response | undefined>): Promise<string> {
  const address = `${here}${path}`;
  const beside: Promise<unknown>[] = [];
  let answer = Promise.resolve(new Response('not answered by the worker'));
  window.dispatchEvent(
    Object.assign(new Event('fetch'), {
      // No program can make a request that navigates.
      preloadResponse,
      request: Object.defineProperty(new Request(address), 'mode', { value: 'navigate' }),
      respondWith: (response: Promise<Response>) => (answer = response),
      waitUntil: (work: Promise<unknown>) => beside.push(work),
    }),
  );
  const text = await (await answer).text();
  await Promise.all(beside);
  return text;
}

test('a new worker gives up the copies of earlier ones, and leaves alone what another program of this address keeps', async () => {
  for (const name of ['sf:offline:0.9.0', 'sf:pages', 'another-program']) await caches.open(name);
  const work: Promise<unknown>[] = [];

  window.dispatchEvent(
    Object.assign(new Event('activate'), { waitUntil: (more: Promise<unknown>) => work.push(more) }),
  );
  await Promise.all(work);

  expect((await caches.keys()).toSorted()).toEqual(['another-program', 'sf:offline:1.0.0', 'sf:pages']);
  // The pages that are open are served from now on, and no navigation waits for the worker to start.
  expect(lifecycle.toSorted()).toEqual(['pages claimed', 'preload enabled']);
});

test('a worker takes over once it has the pages for when there is no network, in both languages', async () => {
  const RealRequest = Request;
  // A browser reads an address in a worker as one of the worker's own origin.
  jest.spyOn(globalThis, 'Request').mockImplementation((page, init) => {
    const address = page instanceof RealRequest ? page.url : page;
    return new RealRequest(new URL(address, here), init);
  });
  const fetched: [string, string][] = [];
  const open = jest.spyOn(caches, 'open').mockResolvedValue(
    Object.assign(await caches.open('sf:pages'), {
      addAll: async (pages: Request[]) => {
        expect(lifecycle).toEqual([]);
        for (const { url, cache } of pages) fetched.push([new URL(url).pathname, cache]);
      },
    }),
  );
  const work: Promise<unknown>[] = [];

  window.dispatchEvent(
    Object.assign(new Event('install'), { waitUntil: (more: Promise<unknown>) => work.push(more) }),
  );
  await Promise.all(work);

  expect(open).toHaveBeenCalledWith('sf:offline:1.0.0');
  expect(fetched).toEqual([
    ['/_offline', 'reload'],
    ['/en/_offline', 'reload'],
  ]);
  expect(lifecycle).toEqual(['started']);
});

test('a file of a version is asked for once, also one of a remote', async () => {
  const file = `${ofRemotes}/catalog/1.4.2/remoteEntry.js`;
  shop = {
    '/_shell/1.0.0/shell.js': () => page('shell', immutable),
    '/catalog/1.4.2/remoteEntry.js': () => page('catalog', immutable, false, 'cors'),
  };
  expect(await load(`${here}/_shell/1.0.0/shell.js`)).toBe('shell');
  expect(await load(file)).toBe('catalog');

  shop = null;
  expect(await load(`${here}/_shell/1.0.0/shell.js`)).toBe('shell');
  expect(await load(file)).toBe('catalog');
  expect(asked).toHaveLength(2);
});

test.each([
  ['that may change', page('x', { headers: { 'cache-control': 'no-cache' } })],
  ['that failed', page('x', { ...immutable, status: 500 })],
  ['that no page may read', page('x', immutable, false, 'opaque')],
])('a file %s is asked for each time', async (_what, response) => {
  const address = `${here}/_shell/1.0.0/other.js`;
  shop = { '/_shell/1.0.0/other.js': () => response.clone() };
  await load(address);
  await load(address);

  expect(asked).toHaveLength(2);
  expect(addresses('sf:files')).not.toContain(address);
});

test('a picture that was seen is there without a network, and an error in its place is not stored', async () => {
  const [seen, lost] = [`${here}/api/main/media/seen?w=320`, `${here}/api/main/media/lost`];
  shop = {
    '/api/main/media/seen': () => page('picture', picture),
    '/api/main/media/lost': () => page('{}', { headers: { 'content-type': 'application/json' } }),
  };
  await load(seen, 'image');
  await load(lost, 'image');
  shop = { '/api/main/media/lost': () => page('error', { ...picture, status: 503 }) };
  await load(lost, 'image');

  shop = null;
  expect(await load(seen, 'image')).toBe('picture');
  expect(addresses('sf:images')).toEqual([seen]);
});

test('at the first visit the worker copies what the page was made of, and nothing else', async () => {
  const [script, icon] = [`${here}/_shell/1.0.0/first.js`, `${here}/icons/icon.svg`];
  shop = {
    '/first': () => page('Trang đầu', forEverybody),
    '/_shell/1.0.0/first.js': () => page('first', immutable),
    '/icons/icon.svg': () => page('<svg/>', picture),
    '/api/main/product/public': () => page('{}', picture),
  };
  const files = [script, icon, `${here}/api/main/product/public`, 'https://elsewhere.example/a.webp'];

  await report({ page: `${here}/first`, files });
  await report({ page: `${here}/api/auth/user/me`, files });

  expect(asked).toEqual(['/first', '/_shell/1.0.0/first.js', '/icons/icon.svg']);
  expect(addresses('sf:files')).toContain(script);
  expect(addresses('sf:images')).toContain(icon);
});

test('a page cannot make the worker fetch without end', async () => {
  const files = Array.from({ length: 300 }, (_, at) => `${here}/_shell/1.0.0/many-${String(at)}.js`);

  await report({ page: `${here}/api/`, files });

  expect(asked).toHaveLength(100);
});

test('a failure of the shop is shown as it is, and takes no copy away', async () => {
  shop = { '/products/hat': () => page('Nón', forEverybody) };
  await open('/products/hat');
  shop = { '/products/hat': () => page('Lỗi', { ...forEverybody, status: 500 }) };
  expect(await open('/products/hat')).toBe('Lỗi');

  shop = null;
  expect(await open('/products/hat')).toBe('Nón');
});

test('a public page that was opened before can be read without a network, a private one cannot', async () => {
  shop = {
    '/products/shirt': () => page('Áo thun', forEverybody),
    '/profile/orders': () => page('Đơn hàng của An'),
  };
  expect(await open('/products/shirt')).toBe('Áo thun');
  expect(await open('/profile/orders')).toBe('Đơn hàng của An');

  shop = null;
  expect(await open('/products/shirt')).toBe('Áo thun');
  expect(await open('/profile/orders')).toBe('Bạn đang ngoại tuyến');
  expect(addresses('sf:pages')).toEqual([`${here}/products/shirt`]);
});

test('a page that came by way of another address is not shown as that address without a network', async () => {
  shop = { '/old-shirt': () => page('Áo thun', forEverybody, true) };
  expect(await open('/old-shirt')).toBe('Áo thun');

  shop = null;
  expect(await open('/old-shirt')).toBe('Bạn đang ngoại tuyến');
});

test.each([404, 410])(
  'a page that the shop answers %i is not shown without a network either',
  async (status) => {
    shop = { '/products/cap': () => page('Mũ', forEverybody) };
    await open('/products/cap');
    shop = { '/products/cap': () => page('Không tìm thấy', { status }) };
    expect(await open('/products/cap')).toBe('Không tìm thấy');

    shop = null;
    expect(await open('/products/cap')).toBe('Bạn đang ngoại tuyến');
  },
);

test.each([
  ['rejects', () => Promise.reject(new TypeError('NetworkError'))],
  ['is an error', () => Promise.resolve(Response.error())],
] as const)(
  'a preload that %s is asked for once more, then answered with the offline page',
  async (_how, preload) => {
    shop = { '/news': () => page('Tin tức') };
    expect(await open('/news', preload())).toBe('Tin tức');
    shop = null;
    expect(await open('/never-seen', preload())).toBe('Bạn đang ngoại tuyến');
  },
);

test('a page that was reached inside the shop is fetched for later, and not once more while its copy is new', async () => {
  let fetched = 0;
  const answerMadeAt = (at: number) => {
    shop = {
      '/products/lamp': () => {
        fetched += 1;
        const date = new Date(at).toUTCString();
        return page('Đèn', { headers: { ...forEverybody.headers, date } });
      },
    };
  };
  const look = () => report({ page: `${here}/products/lamp#more`, files: [] });
  answerMadeAt(Date.now() - 11 * 60_000);

  await look();
  await look();
  expect(fetched).toBe(2);
  answerMadeAt(Date.now());
  await look();
  await look();

  expect(fetched).toBe(3);
  shop = null;
  expect(await open('/products/lamp')).toBe('Đèn');
});
