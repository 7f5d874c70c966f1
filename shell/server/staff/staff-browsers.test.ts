import type { FastifyInstance } from 'fastify';
import { staffBrowserPath } from '../../src/config';
import { keepHeader } from '../../src/offline/ways';
import { demoPlatformSecret, signOverrideOrigin, signStaffBrowser } from '../platform-secret';
import { createTestServer, type TestServer } from '../testing/document-server';
import { createRequestLimit } from './request-limit';
import { isStaffBrowser } from './staff-cookie';

let server: TestServer;
let asked: { authorization: string | undefined; address: unknown; of: string }[];

/** Tokens are named after the role that the backend knows of them. */
function backend(app: FastifyInstance): void {
  app.get('/api/auth/user/me', (request, reply) => {
    const { authorization } = request.headers;
    const { 'x-forwarded-proto': protocol, 'x-forwarded-host': host } = request.headers;
    const of = `${String(protocol)}://${String(host)}`;
    asked.push({ authorization, address: request.headers['x-forwarded-for'], of });
    const role = authorization?.replace('Bearer ', '');
    if (role === 'down') return reply.code(500).send({});
    if (role === 'moved') return reply.redirect('/api/auth/user/elsewhere');
    if (role === 'locked') return reply.code(403).send({});
    if (role === 'none') return reply.send({ data: null });
    return role && ['ADMIN', 'OPERATOR', 'CUSTOMER'].includes(role)
      ? reply.send({ data: { id: '1', role } })
      : reply.code(401).send({});
  });
  app.get('/api/auth/user/elsewhere', () => ({ data: { id: '1', role: 'ADMIN' } }));
}

beforeEach(async () => {
  asked = [];
  server = await createTestServer({ backend });
});
afterEach(() => server.stop());

const ownPage = { host: 'shop.test', origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' };

async function show(token: string, headers: Record<string, string> = ownPage) {
  const answer = await server.app.inject({
    method: 'POST',
    url: staffBrowserPath,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  const cookie = String(answer.headers['set-cookie'] ?? '');
  return { status: answer.statusCode, cookie, headers: answer.headers, body: answer.body };
}

const isStaff = (cookie: string, now?: number) =>
  isStaffBrowser({ headers: { cookie } } as never, demoPlatformSecret, now);

test.each(['ADMIN', 'OPERATOR'])(
  'a browser of %s is remembered for some hours, not readable by scripts',
  async (role) => {
    const { status, cookie, headers, body } = await show(role);

    expect(status).toBe(204);
    expect(cookie).toMatch(/^sf_staff=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toBe('');
    const [stored = ''] = cookie.split(';');
    expect(isStaff(`theme=dark; ${stored}`)).toBe(true);
    expect(isStaff(stored, Date.now() + 9 * 60 * 60_000)).toBe(false);
  },
);

const cleared = 'sf_staff=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';

test.each([
  ['a customer', 'CUSTOMER', 403, cleared],
  ['nobody that the backend knows', 'forged', 403, cleared],
  ['an account that the backend refuses', 'locked', 403, cleared],
  ['a token without an account', 'none', 403, cleared],
  // What they were shown to be before stays until it is known better.
  ['somebody whom the backend cannot check now', 'down', 503, ''],
  ['an account whose token would go to another address', 'moved', 503, ''],
  ['no token at all', '', 403, ''],
  ['a token that is none', 'a b\tc', 403, ''],
])('a browser of %s is not', async (_who, token, status, cookie) => {
  const answer = await show(token);

  expect(answer).toMatchObject({ status, cookie });
  expect(answer.headers['retry-after']).toBe(status === 503 ? '30' : undefined);
});

test('behind a proxy a page is known by the address that people open, and the cookie stays with https', async () => {
  const inside = { ...ownPage, host: 'inside.test', 'x-forwarded-proto': 'https' };

  const opened = await show('OPERATOR', { ...inside, origin: 'http://localhost:3000' });
  const same = await show('OPERATOR', { ...inside, origin: 'https://inside.test' });

  expect([opened.status, same.status]).toEqual([204, 204]);
  expect(same.cookie).toMatch(/; SameSite=Lax; Secure$/);
  expect(asked.at(-1)?.of).toBe('https://inside.test');
});

test.each<[string, Record<string, string>]>([
  ['another site', { ...ownPage, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  [
    'another host of the same site',
    { ...ownPage, origin: 'http://a.shop.test', 'sec-fetch-site': 'same-site' },
  ],
  ['an old browser on another site', { host: 'shop.test', origin: 'https://evil.test' }],
  [
    'the same host by another protocol',
    { ...ownPage, host: 'localhost:3000', origin: 'https://localhost:3000' },
  ],
  ['a page without an origin', { ...ownPage, origin: 'null' }],
  ['a program that names no origin', { host: 'shop.test' }],
])('%s can neither mark a browser nor ask the backend', async (_what, headers) => {
  expect(await show('OPERATOR', headers)).toMatchObject({ status: 403, cookie: '' });
  const { statusCode } = await server.app.inject({ method: 'DELETE', url: staffBrowserPath, headers });

  expect(statusCode).toBe(403);
  expect(asked).toEqual([]);
});

test('signing out makes the browser anybody’s', async () => {
  const { statusCode, headers } = await server.app.inject({
    method: 'DELETE',
    url: staffBrowserPath,
    headers: ownPage,
  });

  expect(statusCode).toBe(204);
  expect(headers['set-cookie']).toBe(cleared);
});

test.each([
  ['a forged cookie', `sf_staff=${Buffer.from('{"until":9999999999999}').toString('base64url')}.AAAA`],
  [
    'one of another shop',
    `sf_staff=${signStaffBrowser('another-secret-that-is-long-enough-too', Date.now() + 60_000)}`,
  ],
  [
    'a token for an override',
    `sf_staff=${signOverrideOrigin(demoPlatformSecret, 'http://a.test', Date.now() + 60_000)}`,
  ],
  ['an empty one', 'sf_staff='],
  ['a name that only ends alike', `x_sf_staff=${signStaffBrowser(demoPlatformSecret, Date.now() + 60_000)}`],
])('%s makes nobody staff', (_what, cookie) => {
  expect(isStaff(cookie)).toBe(false);
});

test('one address asks the backend sixty times a minute at most, each under its own name', async () => {
  for (let count = 0; count < 60; count += 1) await show('forged');

  const { status, headers } = await show('OPERATOR');

  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(asked).toHaveLength(60);
  expect(asked[0]).toEqual({ authorization: 'Bearer forged', address: '127.0.0.1', of: 'http://shop.test' });
});

test('a limit begins again with the next minute, and a flood of addresses fills no memory', () => {
  let now = 0;
  const limit = createRequestLimit({ max: 1, windowMs: 1_000 }, () => now);
  for (let count = 0; count < 10_000; count += 1) limit.count(`address ${String(count)}`);

  expect(limit.count('one more')).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
  expect(limit.count('address 1').isAllowed).toBe(false);
  now = 1_000;
  expect(limit.count('one more').isAllowed).toBe(true);
});

test('a page for staff is kept by no cache and no service worker', async () => {
  const cookie = `sf_staff=${signStaffBrowser(demoPlatformSecret, Date.now() + 60_000)}`;
  const [theirs, others] = [
    await server.app.inject({ url: '/products', headers: { cookie } }),
    await server.app.inject({ url: '/products' }),
  ];

  expect(theirs.headers['cache-control']).toBe('private, no-store');
  expect(theirs.headers[keepHeader]).toBeUndefined();
  expect(others.headers[keepHeader]).toBe('keep');
});
