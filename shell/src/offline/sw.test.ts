import { aCacheStorage } from '../testing/a-cache-storage';

const { caches, addresses } = aCacheStorage();
const here = window.location.origin;
/** What the shop answers by path; nothing while there is no network. */
let shop: Record<string, () => Response> | null;

beforeAll(async () => {
  Object.assign(globalThis, {
    caches,
    workerSettings: { version: '1.0.0', remoteOrigins: [] },
    registration: {},
    clients: { claim: () => Promise.resolve() },
  });
  const offline = await caches.open('sf:offline:1.0.0');
  await offline.put('/_offline', new Response('Bạn đang ngoại tuyến'));
  await import('./sw');
});
beforeEach(() => {
  shop = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation((asked) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : String(asked), here);
    const answer = shop?.[pathname];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
});

/** As a browser hears it from the page's own origin. */
function page(text: string, init: ResponseInit = {}, redirected = false): Response {
  const response = new Response(text, init);
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    redirected: { value: redirected },
    clone: { value: () => page(text, init, redirected) },
  });
}
const forEverybody = { headers: { 'x-offline-copy': 'keep' } };

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
  const look = async () => {
    const work: Promise<unknown>[] = [];
    const data = { page: `${here}/products/lamp#more`, files: [] };
    window.dispatchEvent(
      Object.assign(new Event('message'), { data, waitUntil: (more: Promise<unknown>) => work.push(more) }),
    );
    await Promise.all(work);
  };
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
