import { v7 as uuid } from 'uuid';
import type { Mail } from '../outbox/outbox.service';
import { anAccount, bearer, PASSWORD } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createKnownCallers } from './known-callers';
import { DAY_MS } from '../../lib/clock';

let shop: TestApp;
const mails: Omit<Mail, 'key' | 'kind'>[] = [];
beforeAll(async () => {
  shop = await createTestApp({
    env: { PUBLIC_URL: 'https://shop.example.com' },
    sendMail: async (mail) => void mails.push(mail),
  });
});
afterAll(() => shop.close());

const QUARTER_HOUR_MS = 900_000;
const HOME = '203.0.113.7';
let network = 0;
/** An address in a network that nobody has used before. */
const elsewhere = () => `2001:db8:${(network += 1).toString(16)}::1`;

const login = (
  username: string,
  { password = PASSWORD, ip = HOME, cookie = '', language = 'vi', forwardedFor = '' } = {},
) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    headers: {
      'accept-language': language,
      ...(cookie && { cookie }),
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    },
    remoteAddress: ip,
  });
type Reply = Awaited<ReturnType<typeof login>>;
const cookieOf = (reply: Reply) => String(reply.headers['set-cookie']).split(';')[0] ?? '';
const wrong = async (email: string, times: number, from: { ip?: string; cookie?: string }) => {
  const replies: Reply[] = [];
  for (let i = 0; i < times; i++) replies.push(await login(email, { ...from, password: `wrong ${i}` }));
  return replies.map(({ statusCode }) => statusCode);
};
/** As if so many wrong passwords had been counted now. */
const counted = (countedFor: string, times: number) =>
  shop.db
    .insertInto('authTries')
    .values(Array.from({ length: times }, () => ({ id: uuid(), countedFor, at: shop.clock() })))
    .execute();
const guessMailsTo = async (email: string) => {
  await shop.app.jobs.runOnce();
  return mails.filter(({ to, subject }) => to === email && /thử mật khẩu|tried passwords/.test(subject));
};

test('a stranger who uses up wrong passwords is limited, and the known network and device of the account are not', async () => {
  const { email } = await anAccount(shop);
  const cookie = cookieOf(await login(email));
  const stranger = elsewhere();

  expect(await wrong(email, 11, { ip: stranger })).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const right = await login(email, { ip: stranger });
  expect([right.statusCode, right.json().errorCode, right.headers['retry-after']]).toEqual([
    429,
    'TOO_MANY_ATTEMPTS',
    '900',
  ]);

  expect((await login(email, { ip: '203.0.113.200' })).statusCode).toBe(200);
  expect((await login(email, { ip: stranger, cookie })).statusCode).toBe(200);
});

test('wrong passwords of a neighbour in the known network do not refuse the account at another address', async () => {
  const { email } = await anAccount(shop);
  await login(email, { ip: '192.0.2.7' });

  expect(await wrong(email, 11, { ip: '192.0.2.99' })).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    429,
  ]);

  expect((await login(email, { ip: '192.0.2.7' })).statusCode).toBe(200);
});

test('all addresses of a known network together are limited, but for the device of the account', async () => {
  const { email } = await anAccount(shop);
  const cookie = cookieOf(await login(email));
  await counted(`passwords from known network 203.0.113.0/24 to ${email}`, 29);

  expect(await wrong(email, 1, { ip: '203.0.113.61' })).toEqual([401]);

  expect((await login(email)).statusCode).toBe(429);
  expect((await login(email, { cookie })).statusCode).toBe(200);
  expect((await login(email)).statusCode).toBe(429);
});

test('strangers together are limited at an account, which refuses nobody whom the account knows', async () => {
  const { email } = await anAccount(shop);
  const cookie = cookieOf(await login(email));
  await counted(`passwords from strangers to ${email}`, 29);

  expect(await wrong(email, 1, { ip: elsewhere() })).toEqual([401]);

  expect((await login(email, { ip: elsewhere() })).statusCode).toBe(429);
  expect((await login(email, { ip: elsewhere(), cookie })).statusCode).toBe(200);
  expect((await login(email)).statusCode).toBe(200);
  // The owner's own sign-ins win strangers no further guesses.
  expect((await login(email, { ip: elsewhere() })).statusCode).toBe(429);
  expect((await login((await anAccount(shop)).email, { ip: elsewhere() })).statusCode).toBe(200);
});

test('strangers together are limited over a day, too', async () => {
  const email = 'nobody-for-a-day@example.com';
  await counted(`passwords from strangers to ${email}`, 300);
  shop.clock.advance(QUARTER_HOUR_MS);

  const reply = await login(email, { ip: elsewhere() });

  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBe((DAY_MS - QUARTER_HOUR_MS) / 1000);
});

test('a known device has a limit of its own, also for the right password', async () => {
  const { email } = await anAccount(shop);
  const cookie = cookieOf(await login(email));

  expect(await wrong(email, 11, { ip: elsewhere(), cookie })).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    429,
  ]);
  const limited = await login(email, { ip: elsewhere(), cookie });
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '900']);
  shop.clock.advance(QUARTER_HOUR_MS);
  expect((await login(email, { ip: elsewhere(), cookie })).statusCode).toBe(200);
});

test('the right password clears what a known device had against it', async () => {
  const { email } = await anAccount(shop);
  const cookie = cookieOf(await login(email));

  for (let round = 0; round < 2; round++) {
    expect(await wrong(email, 9, { cookie })).toEqual(Array.from({ length: 9 }, () => 401));
    expect((await login(email, { cookie })).statusCode).toBe(200);
  }
});

/** Chooses a new password by the link of a mail. */
async function resetByMail(email: string, { ip, cookie = '' }: { ip: string; cookie?: string }) {
  await shop.app.inject({ url: `/api/auth/reset-password?email=${encodeURIComponent(email)}` });
  await shop.app.jobs.runOnce();
  const mailed = mails.findLast(({ to, text }) => to === email && text.includes('reset-password?token='));
  const token = /token=([\w-]+)/.exec(mailed?.text ?? '')?.[1];
  const password = 'a new long password';
  const chosen = await shop.app.inject({
    method: 'POST',
    url: '/api/auth/change-pass-token',
    payload: { token, password, confirmPassword: password },
    headers: cookie ? { cookie } : {},
    remoteAddress: ip,
  });
  return { chosen, password };
}

test('a reset by mail opens the network again from which it was done, for all its addresses', async () => {
  const { email } = await anAccount(shop);
  await login(email, { ip: '192.0.2.33' });
  await counted(`passwords from known network 192.0.2.0/24 to ${email}`, 30);
  expect((await login(email, { ip: '192.0.2.34' })).statusCode).toBe(429);

  const { password } = await resetByMail(email, { ip: '192.0.2.33' });

  expect((await login(email, { ip: '192.0.2.35', password })).statusCode).toBe(200);
});

test.each([
  ['the address has', false],
  ['the known device and the address have', true],
])(
  'a customer signs in right after a reset by mail, although %s used up the wrong passwords',
  async (_who, isKnown) => {
    const { email } = await anAccount(shop);
    const ip = elsewhere();
    const cookie = isKnown ? cookieOf(await login(email, { ip })) : '';
    expect((await wrong(email, 11, { ip, cookie })).at(-1)).toBe(429);
    if (isKnown) expect((await wrong(email, 11, { ip })).at(-1)).toBe(429);

    const { chosen, password } = await resetByMail(email, { ip, cookie });

    expect(chosen.statusCode).toBe(200);
    expect((await login(email, { ip, password, cookie: cookieOf(chosen) })).statusCode).toBe(200);
    // Another browser at that address has used up its tries at all accounts.
    expect((await login(email, { ip, password })).statusCode).toBe(429);
  },
);

test('a device is known to the account that it signed in to alone, and a cookie that was changed or has expired is none', async () => {
  const [owner, thief] = [await anAccount(shop), await anAccount(shop)];
  const [own, foreign] = [cookieOf(await login(owner.email)), cookieOf(await login(thief.email))];
  await counted(`passwords from strangers to ${owner.email}`, 30);
  const at = own.indexOf(owner.id);
  const forged = [
    foreign,
    foreign.replace(thief.id, owner.id),
    `${own.slice(0, -8)}AAAAA%22`,
    `${own.slice(0, at + 40)}x${own.slice(at + 41)}`,
    'sf_device=%22%22',
    `sf_device=%22${owner.id}_x.zzzzzzzz.%22`,
    'sf_device=%E0%A4%A',
    `sf_device=%22${'~'.repeat(5_000)}%22`,
  ];

  expect(at).toBeGreaterThan(0);
  for (const cookie of forged)
    expect((await login(owner.email, { ip: elsewhere(), cookie })).statusCode).toBe(429);
  expect((await login(owner.email, { ip: elsewhere(), cookie: own })).statusCode).toBe(200);

  shop.clock.advance(181 * DAY_MS);
  await counted(`passwords from strangers to ${owner.email}`, 30);
  expect((await login(owner.email, { ip: elsewhere(), cookie: own })).statusCode).toBe(429);
});

test('a browser that several people share is known to each of them, and its cookie is for logins only', async () => {
  const people = [await anAccount(shop), await anAccount(shop)];
  let cookie = '';
  for (const { email } of [...people, ...people]) {
    const reply = await login(email, { cookie });
    expect(reply.headers['set-cookie']).toMatch(
      /^sf_device=%22[\w.~-]+%22; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    );
    cookie = cookieOf(reply);
  }

  expect(cookie.split('~')).toHaveLength(2);
  for (const { email } of people) {
    await counted(`passwords from strangers to ${email}`, 30);
    expect((await login(email, { ip: elsewhere(), cookie })).statusCode).toBe(200);
  }
  const refused = await login(people[0]?.email ?? '', { password: 'wrong', cookie });
  expect(refused.headers['set-cookie']).toBeUndefined();
});

test('a browser is known to the five accounts that signed in last', async () => {
  const people = [];
  let cookie = '';
  for (let count = 0; count < 6; count++) {
    people.push(await anAccount(shop));
    cookie = cookieOf(await login(people[count]?.email ?? '', { cookie, ip: elsewhere() }));
  }
  const signIn = async ({ email = '' } = {}) => {
    await counted(`passwords from strangers to ${email}`, 30);
    return (await login(email, { ip: elsewhere(), cookie })).statusCode;
  };

  expect(cookie.split('~')).toHaveLength(5);
  expect([await signIn(people[0]), await signIn(people[1]), await signIn(people[5])]).toEqual([
    429, 200, 200,
  ]);
});

test('one address that guesses at many accounts is limited, but for a device that the account knows', async () => {
  const { email } = await anAccount(shop);
  const office = '198.51.100.9';
  const cookie = cookieOf(await login(email, { ip: office }));
  await counted(`network ${office}`, 10);

  expect((await login(email, { ip: office })).statusCode).toBe(429);
  expect((await login(email, { ip: office, cookie })).statusCode).toBe(200);
  expect((await login((await anAccount(shop)).email, { ip: office, cookie })).statusCode).toBe(429);
});

test('naming the network of the account in X-Forwarded-For makes no stranger known', async () => {
  const { email } = await anAccount(shop);
  await login(email);
  await counted(`passwords from strangers to ${email}`, 30);

  expect((await login(email, { ip: elsewhere(), forwardedFor: HOME })).statusCode).toBe(429);
  // The shop's own server says where people are.
  expect((await login(email, { ip: '127.0.0.1', forwardedFor: HOME })).statusCode).toBe(200);
});

test('a network is known for thirty days after a sign-in, and only its hash is stored', async () => {
  const { id, email } = await anAccount(shop);
  await login(email);
  const rows = () => shop.db.selectFrom('knownNetworks').selectAll().where('userId', '=', id).execute();
  expect(await rows()).toHaveLength(1);
  expect(JSON.stringify(await rows())).not.toContain('203.0.113');

  shop.clock.advance(30 * DAY_MS);
  await counted(`passwords from strangers to ${email}`, 30);
  expect((await login(email)).statusCode).toBe(429);

  shop.clock.advance(1);
  await shop.app.jobs.runOnce();
  expect(await rows()).toHaveLength(0);
});

test('a network stays known for thirty days after the latest sign-in from it', async () => {
  const { email } = await anAccount(shop);
  const { id: userId } = await shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const callers = createKnownCallers({
    db: shop.db,
    clock: shop.clock,
    secret: 'a secret of this test',
    isSecure: false,
  });
  const from = async () =>
    (await callers.identify({ email, userId, ip: '203.0.113.9', cookies: undefined })).from;

  expect(await from()).toBe('stranger');
  await callers.remember(shop.db, userId, '203.0.113.9');
  shop.clock.advance(20 * DAY_MS);
  await callers.remember(shop.db, userId, '203.0.113.9');
  shop.clock.advance(20 * DAY_MS);
  await callers.purgeExpired();
  expect(await from()).toBe('known network');
  shop.clock.advance(10 * DAY_MS);
  expect(await from()).toBe('stranger');
});

test('the owner is told by mail that somebody guesses, in their language and once in six hours', async () => {
  const { email } = await anAccount(shop);
  await login(email, { language: 'vi' });
  shop.clock.advance(1_000);
  // The language of the latest sign-in.
  await login(email, { language: 'en' });
  const guess = async (to: string, times = 1) => {
    const ip = elsewhere();
    await counted(`passwords from stranger at ${ip.replace('::1', ':0::/64')} to ${to}`, 10 - times);
    return wrong(to, times, { ip });
  };
  expect(await guess(email)).toEqual([401]);
  expect(await guess(email)).toEqual([401]);

  const [mail, ...more] = await guessMailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Someone tried passwords for your Storefront account');
  expect(mail?.text).toContain('Nothing happened to your account');
  expect(mail?.text).toContain('https://shop.example.com/en/forgot-password');

  shop.clock.advance(6 * 3_600_000 - 1);
  await guess(email);
  expect(await guessMailsTo(email)).toHaveLength(1);
  shop.clock.advance(1);
  await guess(email);
  expect(await guessMailsTo(email)).toHaveLength(2);

  await guess('nobody-there@example.com');
  expect(await guessMailsTo('nobody-there@example.com')).toEqual([]);
});

test('who is signed in and asked for the password again is counted apart from strangers', async () => {
  const { email } = await anAccount(shop);
  const { token } = (await login(email)).json<{ data: { token: string } }>().data;
  await counted(`passwords from strangers to ${email}`, 30);
  await counted(`network ${HOME}`, 10);

  const reply = await shop.app.inject({
    method: 'PUT',
    url: '/api/auth/user/change-password',
    headers: bearer(token),
    payload: {
      currentPassword: PASSWORD,
      newPassword: 'another horse 2',
      confirmPassword: 'another horse 2',
    },
    remoteAddress: HOME,
  });

  expect(reply.statusCode).toBe(200);
});
