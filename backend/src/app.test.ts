import { Type } from 'typebox';
import { permissions } from './permissions';
import { answer, Answer } from './lib/envelope';
import { conflict, invalidFields, tooManyRequests } from './lib/errors';
import { createTestApp, type TestApp } from './testing/test-app';

const Line = Type.Object({ quantity: Type.Integer({ minimum: 1 }) }, { additionalProperties: false });
const Order = Type.Object(
  { lines: Type.Array(Line), note: Type.Optional(Type.String()) },
  { additionalProperties: false },
);
const Seen = Answer(Type.Object({ seen: Type.String(), caller: Type.Union([Type.String(), Type.Null()]) }));

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp({
    permissions: {
      'POST /test/orders': 'public',
      'GET /test/hello': 'public',
      'GET /test/hello/:name': 'public',
      'GET /test/fails': 'public',
      'GET /test/mine': 'customer',
      'GET /test/staff': 'operator',
      'GET /test/owner': 'admin',
    },
    extend: (app) => {
      app.post('/test/orders', { schema: { body: Order, response: { 200: Seen } } }, async (request) =>
        answer({ seen: JSON.stringify(request.body), caller: null, secret: 'never sent' }),
      );
      app.get(
        '/test/hello',
        {
          schema: {
            querystring: Type.Object(
              { page: Type.Optional(Type.Integer()) },
              { additionalProperties: false },
            ),
            response: { 200: Seen },
          },
        },
        async (request) =>
          answer({ seen: `${request.language} ${JSON.stringify(request.query)}`, caller: null }),
      );
      app.get('/test/hello/:name', async () => answer(null));
      app.get<{ Querystring: { how: string } }>('/test/fails', async (request) => {
        if (request.query.how === 'conflict') throw conflict('PRICE_CHANGED', { now: 5 });
        if (request.query.how === 'fields')
          throw invalidFields({ field: 'address.wardCode', code: 'unknown' });
        if (request.query.how === 'often') throw tooManyRequests('TOO_MANY_REQUESTS', 7);
        const [, code] = request.query.how.split('sqlstate-');
        if (code) throw Object.assign(new Error('the database said no'), { code });
        throw new Error('relation "secret_table" does not exist');
      });
      for (const path of ['/test/mine', '/test/staff', '/test/owner']) {
        app.get(path, { schema: { response: { 200: Seen } } }, async (request) =>
          answer({ seen: path, caller: request.principal?.userId ?? null }),
        );
      }
    },
  });
});
afterAll(() => shop.close());

const post = (payload: unknown, headers = {}) =>
  shop.app.inject({ method: 'POST', url: '/test/orders', payload: payload as object, headers });
const get = (url: string, headers = {}) => shop.app.inject({ url, headers });

describe('a response', () => {
  test('a response is an envelope with consistent status codes, the request id and the server time', async () => {
    const response = await get('/test/hello?page=2', { 'x-request-id': 'from-the-browser-1' });

    expect(response.statusCode).toBe(200);
    expect(response.headers['x-request-id']).toBe('from-the-browser-1');
    expect(response.json()).toEqual({
      success: true,
      code: 200,
      status: 200,
      statusCode: 200,
      message: 'OK',
      data: { seen: 'vi {"page":2}', caller: null },
      requestId: 'from-the-browser-1',
      serverTime: '2026-01-15T03:00:00.000Z',
    });
  });

  test('a response contains only fields of its schema', async () => {
    expect((await post({ lines: [] })).body).not.toContain('never sent');
  });

  test.each([['a b'], ['x'], ['a'.repeat(65)], ['<script>alert(1)</script>'], ['../../etc/passwd']])(
    'a response has a new request id when the request sends the invalid id %j',
    async (given) => {
      const { headers } = await get('/live', { 'x-request-id': given });

      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test.each([
    [undefined, 'vi'],
    ['en-GB,en;q=0.9,vi;q=0.8', 'en'],
    ['fr, vi;q=0.4, en;q=0.2', 'vi'],
    ['en;q=0', 'vi'],
    ['en-US', 'en'],
    ['VI-VN;q=0.5, EN;q=0.9', 'en'],
    ['en;q=0.7,vi;q=0.7', 'en'],
    ['vi,en', 'vi'],
    ['*', 'vi'],
  ])('the response to Accept-Language %s is in %s', async (header, language) => {
    const response = await get('/test/hello', header ? { 'accept-language': header } : {});

    expect(response.json().data.seen).toBe(`${language} {}`);
  });

  test('a response has headers that forbid browsers to sniff, frame or execute it', async () => {
    for (const url of ['/live', '/api/nowhere', '/test/fails?how=x', '/test/mine']) {
      const { headers } = await get(url);

      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('an error response', () => {
  test('an error response has the error code as its message and names the fields as forms do', async () => {
    const response = await post({ lines: [{ quantity: 0 }, {}], price: 1 });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      success: false,
      code: 400,
      status: 400,
      statusCode: 400,
      message: 'VALIDATION_FAILED',
      errorCode: 'VALIDATION_FAILED',
      errors: expect.arrayContaining([
        { field: 'lines[0].quantity', code: 'minimum' },
        { field: 'lines[1].quantity', code: 'required' },
        { field: 'price', code: 'additionalProperties' },
      ]),
      requestId: expect.any(String),
      serverTime: '2026-01-15T03:00:00.000Z',
    });
  });

  test.each([['"1"'], ['1.5'], ['1e400'], ['null'], ['true']])(
    'a route rejects the quantity %s without converting it',
    async (quantity) => {
      const response = await post(`{"lines":[{"quantity":${quantity}}]}`, {
        'content-type': 'application/json',
      });

      expect(response.statusCode).toBe(400);
    },
  );

  test('an error response contains the current data, the field errors or Retry-After', async () => {
    expect((await get('/test/fails?how=conflict')).json()).toMatchObject({
      statusCode: 409,
      data: { now: 5 },
    });
    expect((await get('/test/fails?how=fields')).json().errors).toEqual([
      { field: 'address.wardCode', code: 'unknown' },
    ]);
    expect((await get('/test/fails?how=often')).headers['retry-after']).toBe('7');
  });

  test.each([
    ['cancels a query', '57014'],
    ['is shut down', '57P01'],
    ['has crashed', '57P02'],
    ['is starting', '57P03'],
    ['has no connection left', '53300'],
    ['waits too long for a lock', '55P03'],
    ['ends a transaction that was left open', '25P03'],
    ['loses its connection', '08006'],
  ])('the response is 503 with Retry-After when the database %s', async (_what, code) => {
    const response = await get(`/test/fails?how=sqlstate-${code}`);

    expect(response.json()).toMatchObject({ statusCode: 503, errorCode: 'SERVICE_UNAVAILABLE' });
    expect(response.headers['retry-after']).toBe('2');
  });

  test('the response to an unexpected error exposes no internals', async () => {
    const response = await get('/test/fails?how=crash');

    expect(response.json()).toMatchObject({ statusCode: 500, errorCode: 'INTERNAL_ERROR' });
    expect(response.body).not.toContain('secret_table');
  });

  test.each([
    ['an unknown path', { url: '/api/nowhere' }, 404, 'NOT_FOUND'],
    ['a broken address', { url: '/%zz' }, 400, 'BAD_REQUEST'],
    ['broken JSON', { body: '{"lines":', type: 'application/json' }, 400, 'INVALID_JSON'],
    ['no body', { body: '', type: 'application/json' }, 400, 'INVALID_JSON'],
    [
      'prototype pollution',
      { body: '{"__proto__":{"admin":true},"lines":[]}', type: 'application/json' },
      400,
      'INVALID_JSON',
    ],
    ['XML', { body: '<a/>', type: 'application/xml' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'two megabytes',
      { body: `{"note":"${'a'.repeat(2e6)}"}`, type: 'application/json' },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'a hundred thousand levels',
      { body: `{"lines":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, type: 'application/json' },
      400,
      'VALIDATION_FAILED',
    ],
    [
      'prototype pollution under a hundred thousand levels',
      {
        body: `{"lines":${'['.repeat(1e5)}{"__proto__":{}}${']'.repeat(1e5)}}`,
        type: 'application/json',
      },
      400,
      'INVALID_JSON',
    ],
    [
      'a NUL in the body',
      { body: '{"lines":[],"note":"a\\u0000b"}', type: 'application/json' },
      400,
      'VALIDATION_FAILED',
    ],
    ['a NUL in the path', { url: '/test/hello/a%00b' }, 400, 'VALIDATION_FAILED'],
    ['an unknown query', { url: '/test/hello?colour=red' }, 400, 'VALIDATION_FAILED'],
  ])(
    'the error response to %s has the common shape',
    async (_what, { url, body, type }: { url?: string; body?: string; type?: string }, status, code) => {
      const response = url
        ? await get(url)
        : await shop.app.inject({
            method: 'POST',
            url: '/test/orders',
            payload: body ?? '',
            headers: { 'content-type': type ?? '' },
          });

      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({
        success: false,
        statusCode: status,
        message: code,
        errorCode: code,
      });
      expect(response.json().requestId).toBe(response.headers['x-request-id']);
    },
  );
});

describe('permissions', () => {
  test.each([
    ['a visitor', null, 401, 401, 401],
    ['a customer', 'CUSTOMER' as const, 200, 403, 403],
    ['an operator', 'OPERATOR' as const, 200, 200, 403],
    ['an admin', 'ADMIN' as const, 200, 200, 200],
  ])('%s reaches only the routes of their role', async (_who, role, mine, staff, owner) => {
    const headers = role ? shop.as(role) : {};

    expect((await get('/test/mine', headers)).statusCode).toBe(mine);
    expect((await get('/test/staff', headers)).statusCode).toBe(staff);
    expect((await get('/test/owner', headers)).statusCode).toBe(owner);
  });

  test('a forged token counts as an anonymous request', async () => {
    const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' };

    expect((await get('/test/mine', headers)).json()).toMatchObject({
      statusCode: 401,
      errorCode: 'UNAUTHENTICATED',
    });
    expect((await get('/test/hello', headers)).statusCode).toBe(200);
  });

  test('a route without a permission row prevents the start', async () => {
    await expect(
      createTestApp({ extend: (app) => void app.get('/api/forgotten', async () => answer(null)) }),
    ).rejects.toThrow('No row in permissions.ts for the route "GET /api/forgotten"');
  });

  test('every permission row has a route', () => {
    const rows = Object.keys(permissions).filter((row) => !row.endsWith('*'));
    const missing = rows.filter((row) => {
      const [method, url] = row.split(' ') as ['GET', string];
      return !shop.app.hasRoute({ method, url });
    });

    expect(missing).toEqual([]);
  });
});

describe('cross-origin requests', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await createTestApp({
      env: {
        CORS_ORIGINS: 'https://shop.example.com,https://second.example.com',
        PUBLIC_URL: 'https://api.example.com',
      },
    });
  });
  afterAll(() => open.close());

  const ask = (origin: string, url = '/live') => open.app.inject({ url, headers: { origin } });
  const askAhead = (origin: string) =>
    open.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/login',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  test('a configured origin may read responses and errors but not send credentials', async () => {
    for (const url of ['/live', '/api/main/category', '/api/main/none', '/api/auth/user/me']) {
      const { headers } = await ask('https://shop.example.com', url);
      expect(headers['access-control-allow-origin']).toBe('https://shop.example.com');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
    const preflight = await askAhead('https://shop.example.com');
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe('https://shop.example.com');
    expect((await ask('https://second.example.com')).headers['access-control-allow-origin']).toBe(
      'https://second.example.com',
    );
  });

  test('a page of a configured origin may send what the shop reads, and read what a client acts on', async () => {
    const preflight = await askAhead('https://shop.example.com');
    const listed = (header: unknown) =>
      String(header)
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .toSorted();

    expect(listed(preflight.headers['access-control-allow-headers'])).toEqual([
      'accept-language',
      'authorization',
      'company-name',
      'content-type',
      'idempotency-key',
      'last-event-id',
      'x-chat-token',
      'x-request-id',
    ]);
    expect(listed(preflight.headers['access-control-allow-methods'])).toEqual(
      ['delete', 'get', 'head', 'patch', 'post', 'put'].toSorted(),
    );
    const { headers } = await ask('https://shop.example.com');
    expect(listed(headers['access-control-expose-headers'])).toEqual(['retry-after', 'x-request-id']);
  });

  test('a shop that is opened with https asks browsers to stay with it, and one without does not', async () => {
    const { headers } = await ask('https://shop.example.com');

    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await get('/live')).headers).not.toHaveProperty('strict-transport-security');
  });

  test.each([
    'https://evil.example.com',
    'null',
    'http://shop.example.com',
    'https://shop.example.com.evil.com',
    'https://shop.example.com:8443',
    'https://SHOP.example.com@evil.com',
  ])('the origin %s may read nothing', async (origin) => {
    for (const { headers } of [
      await ask(origin),
      await ask(origin, '/api/main/category'),
      await askAhead(origin),
    ])
      expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
