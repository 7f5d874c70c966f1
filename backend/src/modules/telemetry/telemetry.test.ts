import { createHmac, randomBytes } from 'node:crypto';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { RumError, RumEvent, RumSummary } from './telemetry.schema';

const secret = 'a-secret-that-both-servers-of-this-test-know';
const versions = { shell: '2.0.0', catalog: '1.4.2', checkout: '1.0.0' };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { PLATFORM_SECRET: secret } });
});
afterEach(async () => {
  for (const table of ['telemetryViews', 'telemetryMinutes', 'telemetryErrors'] as const)
    await shop.db.deleteFrom(table).execute();
  shop.clock.advance(3_600_000);
});
afterAll(() => shop.close());

/** A page view as the document server would sign it. */
function aView(served: Record<string, string> = versions, { key = secret, at = shop.clock() } = {}) {
  const id = `${randomBytes(16).toString('base64url')}.${at.getTime().toString(36)}`;
  const written = JSON.stringify(Object.entries(served).sort());
  return `${id}.${createHmac('sha256', key).update(`page view\n${id}\n${written}`).digest('base64url')}`;
}
const token = createHmac('sha256', secret).update('service\ntelemetry').digest('base64url');

const loaded: RumEvent = { kind: 'loaded', remote: 'catalog', ms: 120 };
const failed: RumEvent = { kind: 'failed', remote: 'catalog', door: 'remote', cause: 'timeout' };
const broke: RumEvent = {
  kind: 'boundary',
  remote: 'catalog',
  door: 'page /products',
  message: 'x is not a function',
  stack: '',
};
const anError = (more: object = {}): RumEvent => ({
  kind: 'error',
  remote: 'catalog',
  message: 'x is undefined',
  stack: 'at f (http://cdn/catalog/1.4.2/a.js:1:2)',
  ...more,
});

const send = (
  payload: object,
  { ip = '192.0.2.1', ...more }: { ip?: string; headers?: Record<string, string> } = {},
) => shop.app.inject({ method: 'POST', url: '/api/rum', payload, remoteAddress: ip, ...more });
const report = (events: RumEvent[], more: { view?: string; ip?: string; versions?: object } = {}) =>
  send(
    { view: more.view ?? aView(), versions: more.versions ?? versions, events },
    more.ip ? { ip: more.ip } : {},
  );
async function summary(query = ''): Promise<RumSummary> {
  const reply = await shop.app.inject({
    url: `/api/rum/summary${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: RumSummary }>().data;
}
const of = async (remote: string) => (await summary()).versions.find((part) => part.remote === remote);

test('an operator sees how each version does: views, failures by cause, and what three in four wait', async () => {
  await report([loaded, { kind: 'vital', remote: 'catalog', name: 'LCP', value: 1_000 }]);
  await report([loaded]);
  await report([failed]);
  await report([broke]);

  const seen = await shop.app.inject({ url: '/api/rum/summary', headers: shop.as('OPERATOR') });

  expect(seen.json().data.versions).toEqual([
    {
      remote: 'catalog',
      version: '1.4.2',
      views: 4,
      failures: 2,
      failureShare: 0.5,
      causes: { timeout: 1, threw: 1 },
      boundaryHits: 1,
      loadMsP75: 138,
      vitalsP75: { LCP: 1_100, CLS: null, INP: null, FCP: null, TTFB: null },
      weighed: { views: 4, failures: 2, failingNetworks: 1 },
    },
  ]);
});

test('the share of failures is exact to a hundredth of a percent', async () => {
  await report([failed]);
  for (let views = 0; views < 6; views++) await report([loaded]);

  expect(await of('catalog')).toMatchObject({ views: 7, failures: 1, failureShare: 0.1429 });
});

test('what a page sends as it goes away is text, and counts all the same', async () => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/rum',
    payload: JSON.stringify({ view: aView(), versions, events: [loaded] }),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  });

  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect((await of('catalog'))?.views).toBe(1);
});

test('one page view counts once, and fails once, however often it is told', async () => {
  const view = aView();

  for (let i = 0; i < 5; i++) await report([loaded, failed, { ...failed, cause: 'broken' }], { view });
  await Promise.all(Array.from({ length: 5 }, () => report([loaded, failed], { view })));

  expect(await of('catalog')).toMatchObject({ views: 1, failures: 1, causes: { timeout: 1 } });
  expect((await of('catalog'))?.loadMsP75).toBe(138);
});

test('a later report of the same page adds what is new in it', async () => {
  const view = aView();

  await report([loaded], { view });
  await report([{ kind: 'failed', remote: 'checkout', door: 'mini-cart', cause: 'unreachable' }], { view });
  await report([{ kind: 'vital', remote: 'catalog', name: 'CLS', value: 0.04 }], { view });

  expect(await of('catalog')).toMatchObject({
    views: 1,
    failures: 0,
    vitalsP75: { CLS: expect.any(Number) },
  });
  expect(await of('checkout')).toMatchObject({ views: 1, failures: 1 });
});

test.each([
  ['invented', () => 'AAAAAAAAAAAAAAAAAAAAAA.mkev36o0.AAAA'],
  ['unsigned', () => ''],
  ['signed with another secret', () => aView(versions, { key: 'a guess' })],
  ['signed for other versions', () => aView({ ...versions, catalog: '1.4.1' })],
  ['of an hour ago', () => aView(versions, { at: new Date(shop.clock().getTime() - 3_600_000) })],
  ['of tomorrow', () => aView(versions, { at: new Date(shop.clock().getTime() + 86_400_000) })],
])('nothing counts under a page view that is %s, and nobody is told why', async (_what, view) => {
  const reply = await report([loaded, failed, anError()], { view: view() });

  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect(await summary()).toMatchObject({ versions: [], errors: [] });
});

test('a page view counts for half an hour, and from another server up to a minute early', async () => {
  const from = async (ms: number) => {
    await report([loaded], { view: aView(versions, { at: new Date(shop.clock().getTime() + ms) }) });
    return (await of('catalog'))?.views;
  };

  expect([await from(-1_800_000), await from(-1_800_001)]).toEqual([1, 1]);
  expect([await from(60_000), await from(60_001)]).toEqual([2, 2]);
});

test('a page view vouches for its own versions only', async () => {
  for (const remote of ['account', 'constructor']) {
    const reply = await report([{ ...loaded, remote }, { ...failed, remote }, anError({ remote })]);
    expect(reply.statusCode).toBe(204);
  }

  expect(await summary()).toMatchObject({ versions: [], errors: [] });
});

test('a thousand forged failures change nothing, and the real ones of one network weigh as five views', async () => {
  for (let network = 0; network < 20; network++)
    for (let view = 0; view < 3; view++) await report([loaded], { ip: `198.51.${network}.${view}` });

  for (let i = 0; i < 1_000; i++) {
    await report([failed], { view: aView(versions, { key: 'a guess' }), ip: `203.0.${i % 250}.1` });
  }
  const real = aView();
  for (let i = 0; i < 100; i++) await report([failed], { view: real, ip: '192.0.2.77' });
  for (let i = 0; i < 100; i++) await report([failed], { ip: `192.0.2.${i}` });

  expect(await of('catalog')).toMatchObject({
    views: 161,
    failures: 101,
    weighed: { views: 65, failures: 5, failingNetworks: 1 },
  });
});

test.each([
  [2, 1, { views: 2, failures: 1 }],
  [5, 5, { views: 5, failures: 5 }],
  [10, 10, { views: 5, failures: 5 }],
  [40, 4, { views: 5, failures: 0.5 }],
  [40, 0, { views: 5, failures: 0 }],
])(
  'of one network %d views with %d failures weigh in their own proportion',
  async (views, failures, weighed) => {
    for (let at = 0; at < views; at++)
      await report([at < failures ? failed : loaded], { ip: `192.0.2.${at}` });

    expect(await of('catalog')).toMatchObject({ views, failures, weighed });
  },
);

test('a flood from one address is limited, and others are not', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 601; i++) statuses.push((await report([loaded], { view: 'x' })).statusCode);

  expect(statuses.slice(0, 600).every((status) => status === 204)).toBe(true);
  expect(statuses[600]).toBe(429);
  expect((await report([loaded], { ip: '192.0.2.2' })).statusCode).toBe(204);
});

test.each([
  ['no report', 'nonsense', 400],
  ['an event of an unknown kind', { events: [{ kind: 'rollback', remote: 'catalog' }] }, 400],
  ['a key more', { events: [{ ...loaded, userId: 'x' }] }, 400],
  ['no event', { events: [] }, 400],
  ['21 events', { events: Array.from({ length: 21 }, () => loaded) }, 400],
  ['a negative time', { events: [{ ...loaded, ms: -1 }] }, 400],
  ['a time of a year', { events: [{ ...loaded, ms: 3e10 }] }, 400],
  [
    'an infinite time',
    '{"view":"x","versions":{},"events":[{"kind":"loaded","remote":"catalog","ms":1e400}]}',
    400,
  ],
  ['a time in words', { events: [{ ...loaded, ms: '120' }] }, 400],
  ['a request that is no id', { requestId: 'lan@example.com', events: [loaded] }, 400],
  ['a NUL', { events: [anError({ message: 'a\0b' })] }, 400],
  ['a remote that is a path', { events: [{ ...loaded, remote: '../x' }] }, 400],
  ['a remote that every object has', { events: [{ ...loaded, remote: '__proto__' }] }, 400],
  ['the keys of a prototype', '{"view":"x","versions":{"__proto__":{"catalog":"1"}},"events":[]}', 400],
  ['17 KB', { events: Array.from({ length: 5 }, () => anError({ stack: 'x'.repeat(3_500) })) }, 413],
])('%s is refused', async (_what, more, status) => {
  const reply =
    typeof more === 'string'
      ? await send(more as never, { headers: { 'content-type': 'application/json' } })
      : await send({ view: aView(), versions, ...more });

  expect(reply.statusCode).toBe(status);
  expect(await summary()).toMatchObject({ versions: [], errors: [] });
});

describe('an error', () => {
  const lastErrors = async (): Promise<RumError[]> => (await summary()).errors;

  test('is kept once with its number, the newest request, and nothing personal', async () => {
    await report([anError({ message: 'No answer for lan@example.com from /api?token=abc' })]);
    shop.clock.advance(60_000);
    await report([
      anError({ message: 'No answer for hoa@example.com from /api?token=xyz', requestId: 'request-0001' }),
    ]);

    expect(await lastErrors()).toEqual([
      {
        remote: 'catalog',
        version: '1.4.2',
        message: 'No answer for [email] from /api',
        stack: 'at f (http://cdn/catalog/1.4.2/a.js:1:2)',
        requestId: 'request-0001',
        count: 2,
        firstAt: expect.any(String),
        lastAt: shop.clock().toISOString(),
      },
    ]);
    expect((await summary()).versions).toEqual([]);
  });

  test('without a failed call names the request of its page, and one with a call names the call', async () => {
    const requestId = 'request-of-the-page';
    await send({ view: aView(), versions, requestId, events: [anError(), broke, failed] });
    expect((await lastErrors()).map((error) => error.requestId)).toEqual([requestId, requestId, requestId]);

    await send({
      view: aView(),
      versions,
      requestId,
      events: [anError({ requestId: 'request-0001' })],
    });
    expect((await lastErrors()).find(({ count }) => count === 2)?.requestId).toBe('request-0001');
  });

  test('is also a part that did not come, with what was asked of it, or that broke while drawing', async () => {
    await report([failed]);
    shop.clock.advance(1_000);
    await report([broke]);

    expect(await lastErrors()).toMatchObject([
      { message: 'x is not a function' },
      { message: 'remote did not come: timeout', version: '1.4.2' },
    ]);
  });

  test('that is a script is told as the text it is', async () => {
    await report([anError({ message: '<img src=x onerror=alert(1)>' })]);

    expect((await lastErrors())[0]?.message).toBe('<img src=x onerror=alert(1)>');
  });

  test('comes ten times from one page view at most, and sixty from one address', async () => {
    const view = aView();
    await report(
      Array.from({ length: 20 }, (_, at) => anError({ message: `error ${at}` })),
      { view },
    );
    expect(await lastErrors()).toHaveLength(10);

    for (let i = 0; i < 20; i++)
      await report(Array.from({ length: 10 }, (_, at) => anError({ message: `error ${i} ${at}` })));
    const rows = await shop.db.selectFrom('telemetryErrors').select('fingerprint').execute();
    expect(rows).toHaveLength(60);
  });

  test('beyond the five hundredth pushes out the oldest', async () => {
    for (let i = 0; i < 55; i++) {
      await report(
        Array.from({ length: 10 }, (_, at) => anError({ message: `error ${i} ${at}` })),
        { ip: `192.0.2.${i}` },
      );
      shop.clock.advance(1_000);
    }

    await shop.app.jobs.runOnce();

    const rows = await shop.db.selectFrom('telemetryErrors').select('message').execute();
    expect(rows).toHaveLength(500);
    expect(rows.map(({ message }) => message)).not.toContain('error 0 0');
  });
});

test('only staff and the shop’s own servers read the summary, and the token opens nothing else', async () => {
  const read = (headers: object, url = '/api/rum/summary') =>
    shop.app.inject({ url, headers: headers as Record<string, string> }).then((reply) => reply.statusCode);
  const server = { authorization: `Bearer ${token}` };

  expect(await read({})).toBe(401);
  expect(await read(shop.as('CUSTOMER'))).toBe(403);
  expect(await read({ authorization: 'Bearer guessed' })).toBe(401);
  expect(await read(shop.as('ADMIN'))).toBe(200);
  expect(await read(server)).toBe(200);
  expect(await read(server, '/api/main/admin/tracking')).toBe(401);
  expect(await read(server, '/api/auth/user/me')).toBe(401);
});

test('one remote, and a shorter time, can be asked for', async () => {
  await report([loaded, { ...loaded, remote: 'checkout' }, anError(), anError({ remote: 'checkout' })]);
  expect((await summary()).errors).toHaveLength(2);
  expect((await summary('?remote=checkout')).errors).toMatchObject([
    { remote: 'checkout', version: '1.0.0' },
  ]);
  shop.clock.advance(10 * 60_000);
  await report([loaded]);

  expect((await summary('?remote=checkout')).versions.map(({ remote }) => remote)).toEqual(['checkout']);
  expect((await summary('?minutes=5')).versions).toMatchObject([{ remote: 'catalog', views: 1 }]);
  expect((await summary('?minutes=60&remote=catalog')).versions).toMatchObject([{ views: 2 }]);
});

test('page views are forgotten after an hour, sums and errors after two weeks', async () => {
  await report([loaded, anError()]);
  const left = async () =>
    Promise.all(
      (['telemetryViews', 'telemetryMinutes', 'telemetryErrors'] as const).map(
        async (table) => (await shop.db.selectFrom(table).selectAll().execute()).length,
      ),
    );

  shop.clock.advance(61 * 60_000);
  await shop.app.jobs.runOnce();
  expect(await left()).toEqual([0, 1, 1]);

  shop.clock.advance(14 * 86_400_000);
  await shop.app.jobs.runOnce();
  expect(await left()).toEqual([0, 0, 0]);
});

test('the log has what a browser told, under the request of its page', async () => {
  const lines: string[] = [];
  const logged = await createTestApp({
    env: { PLATFORM_SECRET: secret },
    log: { level: 'info', write: (line) => void lines.push(line) },
  });
  const payload = {
    view: aView(versions, { at: logged.clock() }),
    versions,
    requestId: 'request-of-the-page',
    events: [anError({ message: 'No price for lan@example.com' })],
  };

  await logged.app.inject({ method: 'POST', url: '/api/rum', payload });
  await logged.close();

  const reported = lines
    .map((line) => JSON.parse(line) as { msg: string })
    .filter(({ msg }) => /browser/.test(msg));
  expect(reported).toMatchObject([
    {
      msg: 'an error in a browser',
      ofRequest: 'request-of-the-page',
      remote: 'catalog',
      version: '1.4.2',
      message: 'No price for [email]',
      stack: 'at f (http://cdn/catalog/1.4.2/a.js:1:2)',
    },
  ]);
});
