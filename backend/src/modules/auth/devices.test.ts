import { v7 as uuid } from 'uuid';
import type { Mail } from '../outbox/outbox.service';
import { anAccount, bearer, PASSWORD, type Tokens } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { mailText } from '../mail/mail-texts';
import { mailTime } from '../mail/mail-time';
import { addressBlockOf, deviceOf } from './devices';
import { DAY_MS } from '../../lib/clock';

let shop: TestApp;
const mails: Omit<Mail, 'key' | 'kind'>[] = [];
beforeAll(async () => {
  shop = await createTestApp({ sendMail: async (mail) => void mails.push(mail) });
});
afterAll(() => shop.close());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';

/** Signs in with that browser from that address. */
const signInWith = async (email: string, userAgent: string, remoteAddress = '203.0.113.7') => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
    remoteAddress,
  });
  return reply.json<{ data: Tokens }>().data;
};
const sessions = async (token: string) =>
  (await shop.app.inject({ url: '/api/auth/sessions', headers: bearer(token) })).json().data;
const end = async (token: string, id = '') =>
  (
    await shop.app.inject({
      method: 'DELETE',
      url: `/api/auth/sessions${id && `/${id}`}`,
      headers: bearer(token),
    })
  ).statusCode;
const me = async (token: string) =>
  (await shop.app.inject({ url: '/api/auth/user/me', headers: bearer(token) })).statusCode;

test('a customer sees where they are signed in, and signs out one device or all others', async () => {
  const { email } = await anAccount(shop);
  const phone = await signInWith(email, iphone);
  shop.clock.advance(60_000);
  const [old, here] = [await signInWith(email, ''), await signInWith(email, chrome)];
  const stranger = await anAccount(shop);
  const theirs = await signInWith(stranger.email, chrome);

  const list = await sessions(here.token);
  expect(list).toHaveLength(3);
  const mine = list.find((one: { isCurrent: boolean }) => one.isCurrent);
  expect(mine).toMatchObject({ browser: 'Chrome', system: 'Windows', kind: 'computer' });
  expect(list.at(-1)).toEqual({
    id: expect.any(String),
    browser: 'Safari',
    system: 'iOS',
    kind: 'phone',
    createdAt: '2026-01-15T03:00:00.000Z',
    lastSeenAt: '2026-01-15T03:00:00.000Z',
    isCurrent: false,
  });
  expect(await end(theirs.token, list.at(-1).id)).toBe(404);
  for (const id of [uuid(), 'x', '..%2f']) expect(await end(here.token, id)).toBe(404);
  expect(await me(phone.token)).toBe(200);

  expect(await end(here.token, list.at(-1).id)).toBe(200);
  expect([await me(phone.token), await me(old.token)]).toEqual([401, 200]);
  expect(await end(here.token, list.at(-1).id)).toBe(404);

  expect(await end(here.token)).toBe(200);
  expect([await me(old.token), await me(here.token), await me(theirs.token)]).toEqual([401, 200, 200]);
  expect(await sessions(here.token)).toHaveLength(1);
  expect((await shop.app.inject({ url: '/api/auth/sessions' })).statusCode).toBe(401);
});

test('the owner is written to when a device signs in that never did, and not about the first of all', async () => {
  const { id, email } = await anAccount(shop);
  const subjects = async () => {
    await shop.app.jobs.runOnce();
    return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  };
  await signInWith(email, chrome);
  await signInWith(email, chrome.replace('139', '140'), '203.0.99.1');
  expect(await subjects()).toEqual([]);

  await signInWith(email, iphone);
  await signInWith(email, iphone);
  await signInWith(email, chrome, '198.51.100.1');

  expect(await subjects()).toEqual(Array.from({ length: 2 }, () => 'Đăng nhập mới vào tài khoản Storefront'));
  const [first] = mails.filter(({ to }) => to === email);
  expect(first?.text).toContain('Thiết bị: Safari trên iOS');
  expect(first?.text).toContain(mailTime(shop.clock(), 'vi'));
  const shown = await shop.app.inject({
    url: '/api/relationship/notify/list',
    headers: shop.as('CUSTOMER', id),
  });
  expect(shown.json().data.data.map(({ kind }: { kind: string }) => kind)).toEqual([
    'NEW_SIGN_IN',
    'NEW_SIGN_IN',
  ]);
});

test('who signs in on an English page is written to in English, also about a device without a name', async () => {
  const { email } = await anAccount(shop);
  await signInWith(email, chrome);
  await shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: email, password: PASSWORD },
    headers: { 'user-agent': 'curl/8.5', 'accept-language': 'en' },
    remoteAddress: '203.0.113.7',
  });

  await shop.app.jobs.runOnce();

  const [mail] = mails.filter(({ to }) => to === email);
  expect(mail?.subject).toBe('New sign-in to your Storefront account');
  expect(mail?.text).toContain('/en/forgot-password');
  expect(mail?.text).toContain(mailText('account.unknownDevice', 'en'));
});

test('of what a browser says of itself 300 letters are stored', async () => {
  const { id, email } = await anAccount(shop);

  await signInWith(email, `${chrome} ${'x'.repeat(2_000)}`);

  const { userAgent } = await shop.db
    .selectFrom('sessions')
    .select('userAgent')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  expect(userAgent).toHaveLength(300);
});

test('a device is known for a year after its last sign-in, and then it is new again', async () => {
  const { email } = await anAccount(shop);
  const toldOf = async () => {
    await shop.app.jobs.runOnce();
    return mails.filter(({ to, subject }) => to === email && subject.startsWith('Đăng nhập mới')).length;
  };
  await signInWith(email, chrome);
  await signInWith(email, iphone);
  shop.clock.advance(200 * DAY_MS);
  await signInWith(email, chrome);
  await signInWith(email, android);
  shop.clock.advance(200 * DAY_MS);
  await signInWith(email, android);
  expect(await toldOf()).toBe(2);

  await signInWith(email, chrome);
  expect(await toldOf()).toBe(2);
  await signInWith(email, iphone);
  expect(await toldOf()).toBe(3);
});

test('a session that was not used for thirty days is listed no longer', async () => {
  const { email } = await anAccount(shop);
  await signInWith(email, iphone);
  shop.clock.advance(29 * 86_400_000);
  const here = await signInWith(email, chrome);
  expect(await sessions(here.token)).toHaveLength(2);

  shop.clock.advance(86_400_000);

  const left = await sessions((await signInWith(email, chrome)).token);
  expect(left.map(({ browser }: { browser: string }) => browser)).not.toContain('Safari');
});

test.each([
  [`${chrome} Edg/139.0.0.0`, 'Edge', 'Windows', 'computer'],
  [chrome.replace('Chrome/', 'coc_coc_browser/139.0 Chrome/'), 'Cốc Cốc', 'Windows', 'computer'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
    'phone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:141.0) Gecko/20100101 Firefox/141.0',
    'Firefox',
    'macOS',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPadOS',
    'tablet',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36 OPR/91.0',
    'Opera',
    'Android',
    'tablet',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Zalo iOS/612',
    'Zalo',
    'iOS',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/512.0]',
    'Facebook',
    'iOS',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/139.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iOS',
    'phone',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/139.0.0.0 Safari/537.36',
    'Chrome',
    'ChromeOS',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox', 'Linux', 'computer'],
  ['curl/8.5', null, null, null],
  [undefined, null, null, null],
])('%s is told as %s on %s', (userAgent, browser, system, kind) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
});

test.each([
  ['203.0.113.7', '203.0'],
  ['::ffff:203.0.113.7', '203.0'],
  ['2001:db8:1:2::9', '2001:db8'],
])('%s is of the block %s', (ip, block) => {
  expect(addressBlockOf(ip)).toBe(block);
});
