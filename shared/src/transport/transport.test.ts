import { http as msw, HttpResponse } from 'msw';
import { createHttp, bases, type Base, type HttpParts } from '../http';
import { enveloped, startServer } from '../testing';
import { transport } from './index';

const server = startServer();
let asked: number;
let counted: string[];
beforeEach(() => {
  asked = 0;
  counted = [];
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const unused = () => undefined;
const parts: HttpParts = {
  bases: Object.fromEntries(bases.map((base) => [base, `http://${base}.test`])) as Record<Base, string>,
  transport: () => Promise.resolve(transport),
  timeout: () => 30_000,
  language: () => 'vi',
  accessToken: () => null,
  referral: () => null,
  now: () => 0,
  onNoToken: unused,
  refresh: () => Promise.resolve(null),
  onRefused: unused,
  onStart: (key) => counted.push(key),
  onEnd: (key) => counted.push(`-${key}`),
};
const http = createHttp(parts);

/** Fails so often, then answers. */
function failsAtFirst(times: number, fail: () => Response) {
  server.use(
    msw.all('http://main.test/*', () => {
      asked += 1;
      return asked <= times ? fail() : HttpResponse.json(enveloped('data'));
    }),
  );
}
const unavailable = (headers: Record<string, string> = {}) =>
  HttpResponse.json({ success: false, message: 'SERVICE_UNAVAILABLE' }, { status: 503, headers });

test.each([
  ['the network breaks', () => HttpResponse.error()],
  ['a gateway finds no server', () => HttpResponse.text('<html>', { status: 502 })],
  ['a server restarts', () => unavailable()],
  ['a gateway waits in vain', () => HttpResponse.text('', { status: 504 })],
])('what people read comes although %s twice', async (_what, fail) => {
  failsAtFirst(2, fail);

  expect((await http.getTracked('main/news')).data).toBe('data');
  expect(asked).toBe(3);
  expect(counted).toEqual(['main/news', '-main/news']);
});

test('a read that fails three times has failed', async () => {
  failsAtFirst(3, unavailable);

  await expect(http.get('main/news')).rejects.toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  expect(asked).toBe(3);
});

test.each(['post', 'put', 'delete'] as const)('a %s is never sent twice', async (method) => {
  failsAtFirst(9, unavailable);
  await expect(http[method]('main/news')).rejects.toMatchObject({ status: 503 });
  failsAtFirst(9, () => HttpResponse.error());
  await expect(http[method]('main/news')).rejects.toMatchObject({ code: 'NETWORK' });

  expect(asked).toBe(2);
});

test.each([400, 401, 404, 429, 500])('an answer of %i is one, and not asked for again', async (status) => {
  failsAtFirst(9, () => HttpResponse.json({ success: false, message: 'UNEXPECTED' }, { status }));

  await expect(http.get('main/news')).rejects.toMatchObject({ status });
  expect(asked).toBe(1);
});

test('a server is given the time that it asks for', async () => {
  failsAtFirst(1, () => unavailable({ 'retry-after': '1' }));
  const since = performance.now();

  await http.get('main/news');

  expect(performance.now() - since).toBeGreaterThanOrEqual(1_000);
  expect(asked).toBe(2);
});

/** Waits nothing, and returns how long each repeat would have waited. */
function pausesAreSkipped(): number[] {
  const pauses: number[] = [];
  const { setTimeout: later } = globalThis;
  const skipping = (run: () => void, ms = 0) => {
    // MSW and axios wait for less or longer.
    if (ms < 100 || ms > 10_000) return later(run, ms);
    pauses.push(ms);
    return later(run, 0);
  };
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(skipping as typeof setTimeout);
  return pauses;
}

test.each([
  ['half of it', 0, [200, 400]],
  ['half as much again', 0.999_999, [600, 1_200]],
])(
  'the second repeat waits twice as long as the first, and browsers at least %s',
  async (_what, chance, waits) => {
    jest.mocked(Math.random).mockReturnValue(chance);
    const pauses = pausesAreSkipped();
    failsAtFirst(2, unavailable);

    await http.get('main/news');

    expect(pauses.map(Math.round)).toEqual(waits);
  },
);

test.each([
  ['4', [4_200]],
  ['5', [5_200]],
])('a server that asks for %s seconds is given them, and a little more', async (seconds, waits) => {
  const pauses = pausesAreSkipped();
  failsAtFirst(1, () => unavailable({ 'retry-after': seconds }));

  await http.get('main/news');

  expect(pauses).toEqual(waits);
});

test('nobody waits for a server that asks for a minute', async () => {
  failsAtFirst(1, () => unavailable({ 'retry-after': '60' }));

  await expect(http.get('main/news')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });
  expect(asked).toBe(1);
});

test('without a connection nothing is asked again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failsAtFirst(9, () => HttpResponse.error());

  await expect(http.get('main/news')).rejects.toMatchObject({ code: 'NETWORK' });
  expect(asked).toBe(1);
});

test('a page that is left asks no more', async () => {
  failsAtFirst(9, unavailable);
  const controller = new AbortController();
  const reading = http.get('main/news', { signal: controller.signal });
  reading.catch(unused);
  while (asked === 0) await new Promise((done) => setTimeout(done, 5));
  controller.abort();

  await expect(reading).rejects.toBeDefined();
  await new Promise((done) => setTimeout(done, 300));
  expect(asked).toBe(1);
});
