import axios, { type AxiosRequestConfig } from 'axios';
import { http as msw, HttpResponse } from 'msw';
import type { AccessToken, ReferralAuth } from '../contracts';
import { enveloped, startServer } from '../testing';
import {
  ApiError,
  bases,
  createHttp,
  toApiError,
  type ApiPath,
  type Base,
  type CallOptions,
  type HttpParts,
} from './index';

const server = startServer();
const now = 1_000_000;
const unexpired: AccessToken = { token: 'token', refreshToken: 'refresh', expired: now + 1 };
const expired: AccessToken = { ...unexpired, expired: now };
const referral: ReferralAuth = {
  companyName: 'cong-ty',
  accessToken: 'referral-token',
  refreshToken: 'referral-refresh',
  expiredIn: now + 1,
};

let requests: Request[];
let calls: string[];
let counted: string[];
beforeEach(() => {
  requests = [];
  calls = [];
  counted = [];
  server.use(
    msw.all('http://*.test/*', ({ request }) => {
      requests.push(request);
      return HttpResponse.json(enveloped('data'));
    }),
  );
});

function aTransport(given: Partial<HttpParts> = {}) {
  return createHttp({
    bases: Object.fromEntries(bases.map((base) => [base, `http://${base}.test`])) as Record<Base, string>,
    transport: () => Promise.resolve(axios),
    timeout: () => 30_000,
    language: () => 'vi',
    accessToken: () => unexpired,
    referral: () => referral,
    now: () => now,
    onNoToken: () => calls.push('no token'),
    refresh: () => {
      calls.push('refresh');
      return Promise.resolve(null);
    },
    onRefused: (token) => calls.push(`refused ${token}`),
    onReferralRefused: (token) => calls.push(`refused ${token}`),
    onStart: (key) => counted.push(key),
    onEnd: (key) => counted.push(`-${key}`),
    ...given,
  });
}
const failWith = (status: number, code: string) =>
  server.use(
    msw.all('http://*.test/*', () => HttpResponse.json({ success: false, message: code }, { status })),
  );

test.each(bases)('a call of %s goes to its own base address, its path unchanged', async (base) => {
  await aTransport().get(`${base}/a/b`, { params: { page: 2, tags: ['x', 'y'], none: undefined } });

  expect(requests[0]?.url).toBe(`http://${base}.test/a/b?page=2&tags=x&tags=y`);
  expect(requests[0]?.headers.get('Accept')).toBe('application/json');
  expect(requests[0]?.headers.get('Accept-Language')).toBe('vi');
});

test('`get` sends no token and is not counted; `getTracked` is counted under its address', async () => {
  const http = aTransport();
  await http.get('main/category');
  expect(counted).toEqual([]);
  await http.getTracked('main/category');

  expect(counted).toEqual(['main/category', '-main/category']);
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
});

test('`getWithBearer` sends the token, and is counted unless it polls', async () => {
  const http = aTransport();
  await http.getWithBearer('auth/user/me');
  await http.getWithBearer('ecommerce/order/1/payment', { isTracked: false });

  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer token',
    'Bearer token',
  ]);
  expect(counted).toEqual(['auth/user/me', '-auth/user/me']);
});

test.each([
  ['nobody is signed in', null, 'no token'],
  ['the token has expired', expired, 'refresh'],
])('when %s, `getWithBearer` returns nothing and sends no request', async (_when, token, expected) => {
  expect(await aTransport({ accessToken: () => token }).getWithBearer('auth/user/me')).toBeUndefined();

  expect(calls).toEqual([expected]);
  expect(requests).toEqual([]);
});

test('a read with the bearer fails with the reason why its token could not be renewed', async () => {
  const failure = new ApiError({ status: 0, code: 'NETWORK' });
  const http = aTransport({ accessToken: () => expired, refresh: () => Promise.resolve(failure) });

  await expect(http.getWithBearer('auth/user/me')).rejects.toBe(failure);

  expect(requests).toEqual([]);
});

test.each([
  { which: 'an unexpired token', token: unexpired, url: 'product/public/with-auth', bearer: 'Bearer token' },
  { which: 'an expired token', token: expired, url: 'product/public', bearer: null },
  { which: 'no token', token: null, url: 'product/public', bearer: null },
])('with $which stored, a public list is fetched from $url', async ({ token, url, bearer }) => {
  await aTransport({ accessToken: () => token }).getWithAuth('main/product/public');

  expect(requests[0]?.url).toBe(`http://main.test/${url}`);
  expect(requests[0]?.headers.get('Authorization')).toBe(bearer);
  expect(calls).toEqual([]);
});

test.each([
  {
    which: 'a living token',
    token: unexpired,
    url: 'voucher/public/list/with-auth',
    bearer: `Bearer ${unexpired.token}`,
  },
  { which: 'an expired token', token: expired, url: 'voucher/public/list', bearer: null },
  { which: 'no token', token: null, url: 'voucher/public/list', bearer: null },
])('with $which stored, a public POST goes to $url', async ({ token, url, bearer }) => {
  await aTransport({ accessToken: () => token }).postWithAuth('main/voucher/public/list', { page: 1 });

  expect(requests[0]?.url).toBe(`http://main.test/${url}`);
  expect(requests[0]?.headers.get('Authorization')).toBe(bearer);
  expect(calls).toEqual([]);
});

test('a referral read sends its company and its own token', async () => {
  await aTransport().getReferral('campaign/campaign/active');

  expect(requests[0]?.headers.get('company-name')).toBe('cong-ty');
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer referral-token');
});

test('a referral write sends the same, and the access token stays at home', async () => {
  await aTransport().post('campaign/invitation', { emails: [] }, { isReferral: true, idempotencyKey: 'key' });

  expect(requests[0]?.headers.get('company-name')).toBe('cong-ty');
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer referral-token');
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key');
});

test('a referral write without a valid token sends nothing', async () => {
  const http = aTransport({ referral: () => ({ ...referral, expiredIn: now }) });

  await expect(
    http.delete('relationship/relationship/contact/a', { isReferral: true }),
  ).rejects.toMatchObject({
    status: 401,
    code: 'REFERRAL_UNAUTHENTICATED',
  });
  expect(requests).toEqual([]);
});

test.each<[string, (http: ReturnType<typeof aTransport>) => Promise<unknown>]>([
  ['read', (http) => http.getReferral('campaign/reward')],
  ['write', (http) => http.post('campaign/invitation', {}, { isReferral: true })],
])('a referral %s waits for the renewal of an expired token', async (_which, call) => {
  let held = { ...referral, expiredIn: now };
  await call(
    aTransport({
      referral: () => held,
      renewReferral: () => {
        held = { ...referral, accessToken: 'renewed' };
        return Promise.resolve(null);
      },
    }),
  );

  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer renewed']);
});

test('a referral read that the server rejects is sent once more with a renewed token', async () => {
  server.use(
    msw.get('http://campaign.test/reward', ({ request }) =>
      request.headers.get('Authorization') === 'Bearer renewed'
        ? HttpResponse.json(enveloped('data'))
        : HttpResponse.json({ success: false, message: 'REFERRAL_UNAUTHENTICATED' }, { status: 401 }),
    ),
  );
  let held = referral;
  const http = aTransport({
    referral: () => held,
    onReferralRefused: () => {
      held = { ...referral, expiredIn: 1 };
    },
    renewReferral: () => {
      held = { ...referral, accessToken: 'renewed' };
      return Promise.resolve(null);
    },
  });

  expect(await http.getReferral('campaign/reward')).toMatchObject({ data: 'data' });
});

test('a referral call fails with the reason why its token could not be renewed', async () => {
  const failure = new ApiError({ status: 0, code: 'NETWORK' });
  const http = aTransport({
    referral: () => ({ ...referral, expiredIn: now }),
    renewReferral: () => Promise.resolve(failure),
  });

  await expect(http.getReferral('campaign/reward')).rejects.toBe(failure);
  await expect(http.put('campaign/reward', {}, { isReferral: true })).rejects.toBe(failure);
  expect(requests).toEqual([]);
});

test('the texts of errors are loaded before a referral write fails without a membership', async () => {
  let isLoaded = false;
  const http = aTransport({
    referral: () => null,
    beforeFailure: () => {
      isLoaded = true;
      return Promise.resolve();
    },
  });

  await expect(http.post('campaign/invitation', {}, { isReferral: true })).rejects.toThrow();
  expect(isLoaded).toBe(true);
});

test('the texts of errors are waited for when a server has answered, and not without a network', async () => {
  const loads: unknown[] = [];
  const http = aTransport({
    beforeFailure: () => {
      loads.push(null);
      return Promise.resolve();
    },
  });
  failWith(409, 'CART_CHANGED');
  await expect(http.get('main/a')).rejects.toMatchObject({ code: 'CART_CHANGED' });
  expect(loads).toHaveLength(1);

  server.use(msw.all('http://*.test/*', () => HttpResponse.error()));
  await expect(http.get('main/a')).rejects.toMatchObject({ code: 'NETWORK' });
  expect(loads).toHaveLength(1);
});

test('a report is sent without the transport, outlives its page, and its failure is silent', async () => {
  const transport = jest.fn();
  const sent = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

  aTransport({ transport }).sendBeacon('main/tracking', { accessedUrl: '/' });
  await Promise.resolve();

  expect(sent.mock.calls).toEqual([
    [
      'http://main.test/tracking',
      {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: '{"accessedUrl":"/"}',
      },
    ],
  ]);
  expect(transport).not.toHaveBeenCalled();
  expect(counted).toEqual([]);
});

test.each([
  ['no referral session', null],
  ['an expired one', { ...referral, expiredIn: now }],
  ['one without a company', { ...referral, companyName: '' }],
  ['one without a token', { ...referral, accessToken: '' }],
])('with %s, a referral read says that a login is needed, and sends no request', async (_which, auth) => {
  expect(await aTransport({ referral: () => auth }).getReferral('campaign/reward')).toEqual({
    success: false,
    message: 'You have not logged in',
  });
  expect(requests).toEqual([]);
});

test('a write waits for the refresh of an expired token, and sends its idempotency key', async () => {
  let token = expired;
  const http = aTransport({
    accessToken: () => token,
    refresh: () => {
      token = { ...unexpired, token: 'renewed' };
      return Promise.resolve(null);
    },
  });
  await http.post('ecommerce/order', { lines: [] }, { isPersonal: true, idempotencyKey: 'key' });

  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer renewed');
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key');
});

/** A referral token that is rejected is renewed and sent once more. */
const refusedTwice = ['refused referral-token', 'refused referral-token'];

test.each<[string, (http: ReturnType<typeof aTransport>, path: ApiPath) => Promise<unknown>, string[]]>([
  ['with the bearer', (http, path) => http.getWithBearer(path), ['refused token']],
  ['with /with-auth', (http, path) => http.getWithAuth(path), ['refused token']],
  ['of a write', (http, path) => http.put(path, {}, { isPersonal: true }), ['refused token']],
  ['of a login', (http, path) => http.post(path, {}), []],
  ['of the referral programme', (http, path) => http.getReferral(path), refusedTwice],
  ['of a referral write', (http, path) => http.post(path, {}, { isReferral: true }), refusedTwice],
])('a 401 %s reports the rejected access token, if any', async (_which, call, expected) => {
  failWith(401, 'UNAUTHENTICATED');

  await expect(call(aTransport(), 'main/a')).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(calls).toEqual(expected);
});

test.each([
  ['90', 90],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [undefined, undefined],
])('an error with Retry-After: %s gives the seconds to wait, also in the store', async (header, seconds) => {
  const headers = header === undefined ? {} : { 'retry-after': header };
  server.use(
    msw.all('http://*.test/*', () => HttpResponse.json({ message: 'SLOW' }, { status: 429, headers })),
  );

  const error = await aTransport()
    .get('main/a')
    .then(() => null, toApiError);

  expect([error?.retryAfterSeconds, error?.toState().retryAfterSeconds]).toEqual([seconds, seconds]);
});

test.each([
  [500, 'SERVICE_UNAVAILABLE'],
  [502, 'SERVICE_UNAVAILABLE'],
  [404, 'UNEXPECTED'],
])('a failure with status %i and no known code is thrown as %s', async (status, code) => {
  server.use(msw.all('http://*.test/*', () => new HttpResponse('<html></html>', { status })));

  await expect(aTransport().get('main/a')).rejects.toMatchObject({ status, code });
});

test('the thrown error has the whole body of the response', async () => {
  const body = { success: false, message: 'CODE', errors: [{ field: 'a', code: 'B' }], data: { rest: 1 } };
  server.use(msw.all('http://*.test/*', () => HttpResponse.json(body, { status: 422 })));

  await expect(aTransport().get('main/a')).rejects.toMatchObject({
    status: 422,
    code: 'CODE',
    errors: body.errors,
    data: body.data,
    body,
  });
});

type Call = (http: ReturnType<typeof aTransport>, options: CallOptions) => Promise<unknown>;

test.each<[string, Call]>([
  ['a plain read', (http, options) => http.get('main/a', options)],
  ['a tracked read', (http, options) => http.getTracked('main/a', options)],
  ['a read with the bearer', (http, options) => http.getWithBearer('main/a', options)],
  ['a read with or without the bearer', (http, options) => http.getWithAuth('main/a', options)],
  ['a referral read', (http, options) => http.getReferral('main/a', options)],
  ['a POST', (http, options) => http.post('main/a', {}, options)],
  ['a POST of a question', (http, options) => http.postWithAuth('main/a', {}, options)],
  ['a PUT', (http, options) => http.put('main/a', {}, { ...options, isPersonal: true })],
  ['a DELETE', (http, options) => http.delete('main/a', options)],
  ['an untracked read', (http, options) => http.untracked.get('main/a', options)],
])(
  '%s takes its own timeout and abort signal to the transport, or the default timeout',
  async (_what, call) => {
    const sent: AxiosRequestConfig[] = [];
    const request = (config: AxiosRequestConfig) => {
      sent.push(config);
      return Promise.resolve({ data: enveloped('data') });
    };
    const http = aTransport({ transport: () => Promise.resolve({ request }) });
    const { signal } = new AbortController();

    await call(http, { timeout: 1_500, signal });
    await call(http, { timeout: 120_000 });
    await call(http, {});

    expect(sent.map(({ timeout }) => timeout)).toEqual([1_500, 120_000, 30_000]);
    expect(sent.map((config) => config.signal)).toEqual([signal, undefined, undefined]);
  },
);

test('a write says how much of its body is sent', async () => {
  const parts: number[] = [];
  let options: AxiosRequestConfig = {};
  const transport = {
    request(config: AxiosRequestConfig) {
      options = config;
      config.onUploadProgress?.({ loaded: 30, total: 120, bytes: 30, lengthComputable: true });
      // Without a known length nothing can be said.
      config.onUploadProgress?.({ loaded: 60, bytes: 30, lengthComputable: false });
      return Promise.resolve({ data: enveloped('data') });
    },
  };
  const http = aTransport({ transport: () => Promise.resolve(transport) });

  await http.post('main/upload', {}, { onProgress: (part) => parts.push(part) });
  expect(parts).toEqual([0.25]);

  await http.post('main/upload', {});
  expect(options).not.toHaveProperty('onUploadProgress');
});

const personal = { Authorization: 'Bearer token' };
const ofMember = { Authorization: 'Bearer referral-token', 'company-name': 'cong-ty' };

test.each<[string, (http: ReturnType<typeof aTransport>) => Promise<unknown>, object, string]>([
  ['a read', (http) => http.get('main/a', { params: { page: 2 } }), { params: { page: 2 } }, ''],
  ['a tracked read', (http) => http.getTracked('main/a'), {}, 'main/a'],
  ['a read with the bearer', (http) => http.getWithBearer('main/a'), { headers: personal }, 'main/a'],
  [
    'a read with or without the bearer',
    (http) => http.getWithAuth('main/a'),
    { url: 'http://main.test/a/with-auth', headers: personal },
    'main/a',
  ],
  ['a referral read', (http) => http.getReferral('main/a'), { headers: ofMember }, 'main/a'],
  ['a POST', (http) => http.post('main/a', { x: 1 }), { method: 'POST', data: { x: 1 } }, 'main/a'],
  ['a POST without a body', (http) => http.post('main/a'), { method: 'POST' }, 'main/a'],
  [
    'a POST of a question',
    (http) => http.postWithAuth('main/a', {}),
    { method: 'POST', url: 'http://main.test/a/with-auth', data: {}, headers: personal },
    'main/a/with-auth',
  ],
  [
    'a PUT that may be repeated',
    (http) => http.put('main/a', {}, { isPersonal: true, idempotencyKey: 'key', headers: { 'x-a': 'b' } }),
    { method: 'PUT', data: {}, headers: { ...personal, 'x-a': 'b', 'Idempotency-Key': 'key' } },
    'main/a',
  ],
  [
    'a referral write',
    (http) => http.post('main/a', {}, { isReferral: true }),
    { method: 'POST', data: {}, headers: ofMember },
    'main/a',
  ],
  [
    'a DELETE with a body',
    (http) => http.delete('main/a', { body: { id: 1 } }),
    { method: 'DELETE', data: { id: 1 } },
    'main/a',
  ],
  [
    'a write that nobody waits for',
    (http) => http.post('main/a', {}, { isTracked: false }),
    { method: 'POST', data: {} },
    '',
  ],
  ['an untracked read', (http) => http.untracked.getTracked('main/a'), {}, ''],
])('%s sends this and nothing else', async (_what, call, { headers, ...more }: { headers?: object }, key) => {
  const sent: AxiosRequestConfig[] = [];
  const request = (config: AxiosRequestConfig) => {
    sent.push(config);
    return Promise.resolve({ data: enveloped('data', 'Done') });
  };

  const answer = await call(
    aTransport({ language: () => 'en', transport: () => Promise.resolve({ request }) }),
  );

  expect(answer).toEqual({ data: 'data', message: 'Done', serverTime: '2026-11-21T03:00:00.000Z' });
  expect(sent).toEqual([
    {
      method: 'GET',
      url: 'http://main.test/a',
      timeout: 30_000,
      headers: { Accept: 'application/json', 'Accept-Language': 'en', ...headers },
      paramsSerializer: { indexes: null },
      ...more,
    },
  ]);
  expect(counted).toEqual(key ? [key, `-${key}`] : []);
  expect(calls).toEqual([]);
});

const response = (status: number, data: unknown) => ({ response: { status, data } });

test.each<[string, unknown, object]>([
  ['nothing that answers', { code: 'ERR_NETWORK' }, { status: 0, code: 'NETWORK' }],
  ['a call that was given up', { code: 'ERR_CANCELED' }, { status: 0, code: 'ABORTED' }],
  ['a call that took too long', { code: 'ECONNABORTED' }, { status: 0, code: 'TIMEOUT' }],
  ['a connection that took too long', { code: 'ETIMEDOUT' }, { status: 0, code: 'TIMEOUT' }],
  [
    'a refusal with all that is known of it',
    response(422, {
      message: 'Text',
      errorCode: 'VALIDATION_ERROR',
      errors: [{ field: 'a', code: 'B' }],
      data: { c: 1 },
      requestId: 'r-1',
    }),
    {
      status: 422,
      code: 'VALIDATION_ERROR',
      errors: [{ field: 'a', code: 'B' }],
      data: { c: 1 },
      requestId: 'r-1',
    },
  ],
  [
    'errors that are no list',
    response(400, { message: 'CODE', errors: 'none' }),
    { status: 400, code: 'CODE' },
  ],
  ['no body of a server that fails', response(500, null), { status: 500, code: 'SERVICE_UNAVAILABLE' }],
  ['no body of another answer', response(499, ''), { status: 499, code: 'UNEXPECTED' }],
])('%s becomes one error for pages', async (_what, thrown, state) => {
  const request = jest.fn().mockRejectedValue(thrown);

  const ended: unknown[] = [];
  const error = await aTransport({
    transport: () => Promise.resolve({ request }),
    onEnd: (...end) => ended.push(end),
  })
    .getTracked('main/a')
    .then(() => null, toApiError);

  expect(error?.toState()).toEqual({ errors: [], requestId: null, ...state });
  expect(ended).toEqual([['main/a', error?.code]]);
});
