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
const alive: AccessToken = { token: 'token', refreshToken: 'refresh', expired: now + 1 };
const expired: AccessToken = { ...alive, expired: now };
const referral: ReferralAuth = {
  companyName: 'cong-ty',
  accessToken: 'referral-token',
  refreshToken: 'referral-refresh',
  expiredIn: now + 1,
};

let asked: Request[];
let calls: string[];
let counted: string[];
beforeEach(() => {
  asked = [];
  calls = [];
  counted = [];
  server.use(
    msw.all('http://*.test/*', ({ request }) => {
      asked.push(request);
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
    accessToken: () => alive,
    referral: () => referral,
    now: () => now,
    onNoToken: () => calls.push('nobody is signed in'),
    refresh: () => {
      calls.push('renew');
      return Promise.resolve(null);
    },
    onRefused: (token) => calls.push(`refused ${token}`),
    onStart: (key) => counted.push(key),
    onEnd: (key) => counted.push(`-${key}`),
    ...given,
  });
}
const refuse = (status: number, code: string) =>
  server.use(
    msw.all('http://*.test/*', () => HttpResponse.json({ success: false, message: code }, { status })),
  );

test.each(bases)('a call of %s goes to its own address, its path unchanged', async (base) => {
  await aTransport().get(`${base}/a/b`, { params: { page: 2, tags: ['x', 'y'], none: undefined } });

  expect(asked[0]?.url).toBe(`http://${base}.test/a/b?page=2&tags=x&tags=y`);
  expect(asked[0]?.headers.get('Accept')).toBe('application/json');
  expect(asked[0]?.headers.get('Accept-Language')).toBe('vi');
});

test('the plain read has no bearer and is in no count; the tracked one is counted under its address', async () => {
  const http = aTransport();
  await http.get('main/category');
  expect(counted).toEqual([]);
  await http.getTracked('main/category');

  expect(counted).toEqual(['main/category', '-main/category']);
  expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
});

test('the read with the bearer sends it, and is counted unless it only looks again', async () => {
  const http = aTransport();
  await http.getWithBearer('auth/user/me');
  await http.getWithBearer('ecommerce/order/1/payment', { isTracked: false });

  expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer token', 'Bearer token']);
  expect(counted).toEqual(['auth/user/me', '-auth/user/me']);
});

test.each([
  ['nobody is signed in', null, 'nobody is signed in'],
  ['the token has expired', expired, 'renew'],
])('when %s, the read with the bearer yields nothing and asks nothing', async (_when, token, says) => {
  expect(await aTransport({ accessToken: () => token }).getWithBearer('auth/user/me')).toBeUndefined();

  expect(calls).toEqual([says]);
  expect(asked).toEqual([]);
});

test('a read with the bearer fails with the reason why its token could not be renewed', async () => {
  const failure = new ApiError({ status: 0, code: 'NETWORK' });
  const http = aTransport({ accessToken: () => expired, refresh: () => Promise.resolve(failure) });

  await expect(http.getWithBearer('auth/user/me')).rejects.toBe(failure);

  expect(asked).toEqual([]);
});

test.each([
  { which: 'an unexpired token', token: alive, url: 'product/public/with-auth', bearer: 'Bearer token' },
  { which: 'an expired token', token: expired, url: 'product/public', bearer: null },
  { which: 'no token', token: null, url: 'product/public', bearer: null },
])('with $which stored, a public list is read at $url', async ({ token, url, bearer }) => {
  await aTransport({ accessToken: () => token }).getWithAuth('main/product/public');

  expect(asked[0]?.url).toBe(`http://main.test/${url}`);
  expect(asked[0]?.headers.get('Authorization')).toBe(bearer);
  expect(calls).toEqual([]);
});

test.each([
  {
    which: 'a living token',
    token: alive,
    url: 'voucher/public/list/with-auth',
    bearer: `Bearer ${alive.token}`,
  },
  { which: 'an expired token', token: expired, url: 'voucher/public/list', bearer: null },
  { which: 'no token', token: null, url: 'voucher/public/list', bearer: null },
])('with $which stored, a public question is posted to $url', async ({ token, url, bearer }) => {
  await aTransport({ accessToken: () => token }).postWithAuth('main/voucher/public/list', { page: 1 });

  expect(asked[0]?.url).toBe(`http://main.test/${url}`);
  expect(asked[0]?.headers.get('Authorization')).toBe(bearer);
  expect(calls).toEqual([]);
});

test('a referral read names its company and bears its own token', async () => {
  await aTransport().getReferral('campaign/campaign/active');

  expect(asked[0]?.headers.get('company-name')).toBe('cong-ty');
  expect(asked[0]?.headers.get('Authorization')).toBe('Bearer referral-token');
});

test.each([
  ['no referral session', null],
  ['an expired one', { ...referral, expiredIn: now }],
  ['one without a company', { ...referral, companyName: '' }],
  ['one without a token', { ...referral, accessToken: '' }],
])('with %s, a referral read says that one has to log in, and asks nothing', async (_which, auth) => {
  expect(await aTransport({ referral: () => auth }).getReferral('campaign/reward')).toEqual({
    success: false,
    message: 'You have not logged in',
  });
  expect(asked).toEqual([]);
});

test('a write waits for the renewal of an expired token, and carries its key', async () => {
  let token = expired;
  const http = aTransport({
    accessToken: () => token,
    refresh: () => {
      token = { ...alive, token: 'renewed' };
      return Promise.resolve(null);
    },
  });
  await http.post('ecommerce/order', { lines: [] }, { isPersonal: true, idempotencyKey: 'key' });

  expect(asked[0]?.headers.get('Authorization')).toBe('Bearer renewed');
  expect(asked[0]?.headers.get('Idempotency-Key')).toBe('key');
});

test.each<[string, (http: ReturnType<typeof aTransport>, path: ApiPath) => Promise<unknown>, string[]]>([
  ['with the bearer', (http, path) => http.getWithBearer(path), ['refused token']],
  ['with /with-auth', (http, path) => http.getWithAuth(path), ['refused token']],
  ['of a write', (http, path) => http.put(path, {}, { isPersonal: true }), ['refused token']],
  ['of a login', (http, path) => http.post(path, {}), []],
  ['of the referral programme', (http, path) => http.getReferral(path), []],
])('a 401 %s says which token of the session was refused, if any', async (_which, ask, says) => {
  refuse(401, 'UNAUTHENTICATED');

  await expect(ask(aTransport(), 'main/a')).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(calls).toEqual(says);
});

test.each([
  ['90', 90],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [undefined, undefined],
])(
  'a refusal with Retry-After: %s says how many seconds to wait, also in the store',
  async (header, seconds) => {
    const headers = header === undefined ? {} : { 'retry-after': header };
    server.use(
      msw.all('http://*.test/*', () => HttpResponse.json({ message: 'SLOW' }, { status: 429, headers })),
    );

    const error = await aTransport()
      .get('main/a')
      .then(() => null, toApiError);

    expect([error?.retryAfterSeconds, error?.toState().retryAfterSeconds]).toEqual([seconds, seconds]);
  },
);

test.each([
  [500, 'SERVICE_UNAVAILABLE'],
  [502, 'SERVICE_UNAVAILABLE'],
  [404, 'UNEXPECTED'],
])('a failure with status %i and no code of the shop is thrown as %s', async (status, code) => {
  server.use(msw.all('http://*.test/*', () => new HttpResponse('<html></html>', { status })));

  await expect(aTransport().get('main/a')).rejects.toMatchObject({ status, code });
});

test('what is thrown carries the whole body of the answer', async () => {
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
    await call(http, {});

    expect(sent.map(({ timeout }) => timeout)).toEqual([1_500, 30_000]);
    expect(sent.map((config) => config.signal)).toEqual([signal, undefined]);
  },
);
