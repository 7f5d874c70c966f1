import { http, HttpResponse } from 'msw';
import { RemoteError, type Federation, type RemoteFailure } from '@storefront/shared/app';
import type { Registry, RegistryRemote, Remote, RumEvent, RumReport } from '@storefront/shared/contracts';
import { ApiError } from '@storefront/shared/http';
import { startServer } from '@storefront/shared/testing';
import { createTelemetry, type Telemetry } from './create-telemetry';
import { createReporter } from './reporter';

let reports: RumReport[] = [];
startServer(
  http.post('http://localhost/api/rum', async ({ request }) => {
    reports.push((await request.json()) as RumReport);
    return new HttpResponse(null, { status: 204 });
  }),
);

const catalogFolder = 'http://localhost:3001/catalog/1.4.2/';
const registry: Registry = {
  schema: 1,
  remotes: { catalog: aPart('catalog', '1.4.2'), checkout: aPart('checkout', '1.0.0') },
};
const failure = (reason: RemoteFailure, exposedModule = 'remote', cause: unknown = null) =>
  new RemoteError({ remote: 'catalog', version: '1.4.2', exposedModule }, reason, cause);

let telemetry: Telemetry;
beforeEach(() => {
  reports = [];
  sentWith([{ name: 'view', description: 'random.issued.signed' }]);
  telemetry = begin();
});
afterEach(() => {
  telemetry.stop();
  Reflect.deleteProperty(window.navigator, 'sendBeacon');
});

function begin(): Telemetry {
  const telemetry = createTelemetry(window);
  telemetry.handOver(createReporter({ window, registry, version: '2.0.0', firstRemote: 'catalog' }));
  return telemetry;
}

/** What the page's answer said in its `Server-Timing`. */
function sentWith(serverTiming: { name: string; description: string }[]): void {
  Object.assign(window.performance, { getEntriesByType: () => [{ serverTiming }] });
}

function aPart(name: string, version: string): RegistryRemote {
  return {
    version,
    container: `mf_${name}`,
    entry: `http://localhost:3001/${name}/${version}/remoteEntry.js`,
    integrity: 'sha384-test',
    contract: '2.2',
    routes: [],
    slots: [],
    navigation: [],
    widgets: [],
    notices: {},
    preload: [],
  };
}

/** Everything told once the page is left. */
async function told(): Promise<RumEvent[]> {
  window.dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return reports.flatMap(({ events }) => events);
}

function thrown(message: string, ...frames: string[]): Error {
  return Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames].join('\n') });
}

test('a report names the request of its page, by which the servers know what they sent', async () => {
  telemetry.stop();
  sentWith([
    { name: 'view', description: 'random.issued.signed' },
    { name: 'request', description: 'request-of-the-page' },
  ]);
  telemetry = begin();

  telemetry.recordError(thrown('no'), 'a saga');
  telemetry.recordError(
    new ApiError({ status: 500, code: 'INTERNAL_ERROR', requestId: 'request-0001' }),
    'a saga',
  );
  await told();

  expect(reports).toMatchObject([
    { requestId: 'request-of-the-page', events: [{ message: 'no' }, { requestId: 'request-0001' }] },
  ]);
  expect(reports[0]?.events[0]).not.toHaveProperty('requestId');
});

test('a report names the page view and every version of the page', async () => {
  telemetry.recordError(failure('timeout'), 'page');

  await told();

  expect(reports).toEqual([
    {
      view: 'random.issued.signed',
      versions: { shell: '2.0.0', catalog: '1.4.2', checkout: '1.0.0' },
      events: [{ kind: 'failed', remote: 'catalog', door: 'remote', cause: 'timeout' }],
    },
  ]);
});

test.each<RemoteFailure>(['unreachable', 'timeout', 'incompatible', 'broken'])(
  'a remote that is %s is told once, though it is drawn and tried again',
  async (reason) => {
    const error = failure(reason, 'page /products');

    telemetry.recordError(error, 'page');
    telemetry.recordError(error, 'caught');
    telemetry.recordError(error, 'page');
    telemetry.recordError(failure(reason, 'page /products'), 'page');

    expect(await told()).toEqual([
      { kind: 'failed', remote: 'catalog', door: 'page /products', cause: reason },
    ]);
  },
);

test('a page that broke while drawing is told once, with what was thrown', async () => {
  const error = thrown('x is undefined', `    at Page (${catalogFolder}page.js?retry=1:1:20)`);

  telemetry.recordError(error, 'caught');
  telemetry.recordError(failure('threw', 'page /products', error), 'page');
  telemetry.recordError(error, 'uncaught');

  expect(await told()).toEqual([
    {
      kind: 'boundary',
      remote: 'catalog',
      door: 'page /products',
      message: 'x is undefined',
      stack: `at Page (${catalogFolder}page.js:1:20)`,
    },
  ]);
});

test('a remote that the registry does not have is an error of the shell', async () => {
  telemetry.recordError(
    new RemoteError({ remote: 'gifts', version: 'none', exposedModule: 'box' }, 'unknown', null),
    'gifts/box',
  );

  expect(await told()).toMatchObject([
    { kind: 'error', remote: 'shell', message: expect.stringContaining('gifts') },
  ]);
});

test.each([
  [`at f (${catalogFolder}a.js:1:1)\nat g (http://localhost/_shell/2.0.0/main.js:1:1)`, 'catalog'],
  [
    'at g (http://localhost/_shell/2.0.0/main.js:1:1)\nat f (http://localhost:3001/catalog/1.4.2/a.js:1:1)',
    'shell',
  ],
  ['f@http://localhost:3001/checkout/1.0.0/a.js:1:1', 'checkout'],
  ['at f (http://localhost:3001/catalog/1.4.1/a.js:1:1)', 'shell'],
  ['', 'shell'],
])('an error whose stack is %j is the fault of %s', async (stack, remote) => {
  telemetry.recordError(thrown('no', stack), 'a saga');

  expect(await told()).toMatchObject([{ kind: 'error', remote, message: 'no' }]);
});

test.each([
  ['catalog/products', 'catalog'],
  ['catalog', 'catalog'],
  ['gifts/box', 'shell'],
  ['cart', 'shell'],
])('an error in what the shell gives to all, called at %s, is the fault of %s', async (where, remote) => {
  const stack = `at kit (http://localhost/_shell/2.0.0/main.js:1:1)\nat f (${catalogFolder}a.js:1:1)`;
  telemetry.recordError(thrown('no', stack), where);

  expect(await told()).toMatchObject([{ kind: 'error', remote, message: 'no' }]);
});

test('the failed call behind an error can be looked up by its request', async () => {
  telemetry.recordError(
    new ApiError({ status: 500, code: 'INTERNAL_ERROR', requestId: 'request-0001' }),
    'a saga',
  );

  expect(await told()).toMatchObject([{ message: 'INTERNAL_ERROR', requestId: 'request-0001' }]);
});

test('what nobody caught is told, and what was given up on purpose is not', async () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught', error: new Error('one') }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  window.dispatchEvent(rejected(new Error('two')));
  window.dispatchEvent(rejected('three'));
  window.dispatchEvent(rejected(new DOMException('left', 'AbortError')));
  window.dispatchEvent(rejected(new ApiError({ status: 0, code: 'ABORTED' })));
  window.dispatchEvent(rejected(thrown('theirs', 'at x (chrome-extension://abc/x.js:1:1)')));

  expect((await told()).map((event) => 'message' in event && event.message)).toEqual(['one', 'two', 'three']);
});

test('nothing personal in an address is told', async () => {
  telemetry.recordError(
    thrown(
      'No answer from http://localhost/api/reset?token=secret and /search?q=me',
      `at f (${catalogFolder}a.js?email=a@b.vn#x:3:4)`,
    ),
    'a saga',
  );

  const text = JSON.stringify(await told());
  expect(text).not.toMatch(/secret|q=me|a@b\.vn/);
  expect(text).toContain('/api/reset');
});

test('the time that a remote takes is told once', async () => {
  const manifest: Remote = {
    name: 'catalog',
    contract: '2.2',
    routes: [],
    messages: () => Promise.resolve({}),
  };
  const federation: Federation = {
    remote: () => new Promise((resolve) => setTimeout(() => resolve(manifest), 30)),
    widget: () => Promise.reject(new Error('none')),
  };
  const watched = telemetry.watched(federation);

  expect(await watched.remote('catalog')).toBe(manifest);
  await watched.remote('catalog');

  const [loaded, ...more] = await told();
  expect(loaded).toMatchObject({ kind: 'loaded', remote: 'catalog' });
  expect(loaded?.kind === 'loaded' && loaded.ms).toBeGreaterThanOrEqual(25);
  expect(more).toEqual([]);
});

test('what happened before anybody could tell is kept and told, in order', async () => {
  telemetry.stop();
  telemetry = createTelemetry(window);
  telemetry.recordError(failure('timeout'), 'page');
  telemetry.shown();
  window.dispatchEvent(rejected(new Error('early')));
  expect(await told()).toEqual([]);

  telemetry.handOver(createReporter({ window, registry, version: '2.0.0', firstRemote: 'catalog' }));

  expect(await told()).toEqual([
    expect.objectContaining({ kind: 'failed', cause: 'timeout' }),
    { kind: 'loaded', remote: 'shell', ms: expect.any(Number) },
    expect.objectContaining({ kind: 'error', message: 'early' }),
  ]);
});

test('what waits is sent as the page is hidden, by the one way that a browser promises', async () => {
  const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
  Object.assign(window.navigator, { sendBeacon });
  telemetry.recordError(failure('broken'), 'page');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));

  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/rum');
  expect(JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? '')).toMatchObject({ events: [{ cause: 'broken' }] });
  expect(reports).toEqual([]);
});

test('a page that stays open tells after five seconds, in one piece', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  telemetry.recordError(failure('broken'), 'page');
  jest.advanceTimersByTime(3_000);
  telemetry.recordError(failure('broken', 'messages/vi'), 'page');
  jest.advanceTimersByTime(1_900);
  const sent = jest.spyOn(window, 'fetch');
  expect(sent).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  jest.useRealTimers();

  expect(sent).toHaveBeenCalledTimes(1);
  // No session goes with it.
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reports.map(({ events }) => events.length)).toEqual([2]);
});

test('what happens after the first report is reported five seconds later as well', () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  try {
    const sent = jest.spyOn(window, 'fetch').mockResolvedValue(new Response());
    telemetry.recordError(failure('broken'), 'page');
    jest.advanceTimersByTime(5_000);
    telemetry.recordError(failure('timeout'), 'page');
    jest.advanceTimersByTime(4_999);
    expect(sent).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);

    expect(sent).toHaveBeenCalledTimes(2);
  } finally {
    jest.useRealTimers();
  }
});

test('a page that is hidden for a moment and shown again sends nothing while it is shown', async () => {
  const sent = jest.spyOn(window, 'fetch');
  telemetry.recordError(failure('broken'), 'page');

  document.dispatchEvent(new Event('visibilitychange'));

  expect(sent).not.toHaveBeenCalled();
});

test('after its end nothing of a page is recorded or sent', () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  try {
    const sent = jest.spyOn(window, 'fetch').mockResolvedValue(new Response());
    telemetry.stop();
    window.dispatchEvent(rejected(new Error('late')));
    jest.advanceTimersByTime(10_000);
    expect(sent).not.toHaveBeenCalled();

    telemetry = begin();
    telemetry.recordError(failure('broken'), 'page');
    telemetry.stop();
    jest.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('pagehide'));

    expect(sent).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});

test('an error is cut to what helps to find it', async () => {
  const frames = Array.from({ length: 10 }, (_, at) => `    at f${at} (${catalogFolder}${at}.js:1:1)`);
  telemetry.recordError(thrown(`a\0b${'x'.repeat(400)}`, ...frames), 'a saga');
  telemetry.recordError(thrown('long', `at f (${catalogFolder}${'y'.repeat(2_000)}.js:1:1)`), 'a saga');

  const [first, second] = (await told()) as { message: string; stack: string }[];
  expect(first?.message).toBe(`ab${'x'.repeat(298)}`);
  expect(first?.stack.split('\n')).toEqual(frames.slice(0, 6).map((frame) => frame.trim()));
  expect(second?.stack).toHaveLength(1_000);
});

test('a page that fails in a circle before it can report stores fifty failures, and one that came too late counts as ten minutes', async () => {
  telemetry.stop();
  telemetry = createTelemetry(window);
  jest.spyOn(window.performance, 'now').mockReturnValue(3_600_000);
  telemetry.shown();
  for (let i = 0; i < 80; i++) telemetry.recordError(new Error(String(i)), 'page');

  telemetry.handOver(createReporter({ window, registry, version: '2.0.0', firstRemote: undefined }));

  const events = await told();
  expect(events).toHaveLength(50);
  expect(events[0]).toEqual({ kind: 'loaded', remote: 'shell', ms: 600_000 });
});

test('much is sent in pieces that the server takes, and a page that fails in a circle is cut off', async () => {
  for (let i = 0; i < 1_000; i++)
    telemetry.recordError(
      thrown(`${'ổ'.repeat(200)} ${i}`, `at f (${catalogFolder}${'a'.repeat(700)}.js:1:${i})`),
      'a saga',
    );

  expect(await told()).toHaveLength(100);
  for (const report of reports) {
    expect(report.events.length).toBeLessThanOrEqual(20);
    expect(new TextEncoder().encode(JSON.stringify(report)).length).toBeLessThan(16_000);
  }
});

test('a page that was sent without a signed view tells nothing', async () => {
  telemetry.stop();
  sentWith([{ name: 'nonce', description: 'abc' }]);
  telemetry = begin();

  telemetry.recordError(failure('broken'), 'page');
  telemetry.shown();
  window.dispatchEvent(rejected(new Error('two')));

  expect(await told()).toEqual([]);
});

test('a backend that refuses or is away disturbs nobody', async () => {
  const refused = jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  telemetry.recordError(failure('broken'), 'page');

  expect(await told()).toEqual([]);
  expect(refused).toHaveBeenCalledTimes(1);
});

function rejected(reason: unknown): Event {
  return Object.assign(new Event('unhandledrejection'), { reason });
}
