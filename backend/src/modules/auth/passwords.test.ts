import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Mail } from '../outbox/outbox.service';
import { anAccount, bearer, PASSWORD, postLogin, signIn } from '../../testing/accounts';
import { takeAsLong } from '../../testing/timing';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { accountTokens } from './account-tokens';

type Sent = Omit<Mail, 'key' | 'kind'>;
let shop: TestApp;
const mails: Sent[] = [];

beforeAll(async () => {
  shop = await createTestApp({
    env: { SITE_NAME: 'Tiệm', PUBLIC_URL: 'https://shop.example.com', AUTH_ERRORS: 'uniform' },
    sendMail: async (mail) => void mails.push(mail),
  });
});
beforeEach(async () => {
  await sql`truncate auth_tries, outbox, account_mail_requests`.execute(shop.db);
  mails.length = 0;
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;
const NEW = 'another horse 2';
const ask = (email: string, at = shop) =>
  at.app.inject({ url: `/api/auth/reset-password?email=${encodeURIComponent(email)}` });
const reset = (token: string, password = NEW, confirmPassword = password) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auth/change-pass-token',
    payload: { token, password, confirmPassword },
  });
const change = (token: string, payload: object) =>
  shop.app.inject({
    method: 'PUT',
    url: '/api/auth/user/change-password',
    headers: bearer(token),
    payload: { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW, ...payload },
  });
const refresh = (refreshToken: string) =>
  shop.app.inject({ method: 'POST', url: '/api/auth/refreshToken', payload: { refreshToken } });
const me = async (token: string) =>
  (await shop.app.inject({ url: '/api/auth/user/me', headers: bearer(token) })).statusCode;
const mailsTo = async (email: string) => {
  await shop.app.jobs.runOnce();
  return mails.filter(({ to }) => to === email);
};
const tokenIn = (mail: Sent | undefined) =>
  /reset-password\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
const aToken = async (email: string) => {
  await ask(email);
  return (await mailsTo(email)).map(tokenIn).findLast(Boolean) ?? '';
};

describe('a forgotten password', () => {
  test('is replaced by the mailed link, which ends every session and works once', async () => {
    const { id, email } = await anAccount(shop);
    const { token, refreshToken } = await signIn(shop, email);
    const [first, second] = [await aToken(email), await aToken(email)];

    expect((await reset(first)).statusCode).toBe(200);

    expect(await me(token)).toBe(401);
    expect((await refresh(refreshToken)).json().errorCode).toBe('INVALID_REFRESH_TOKEN');
    for (const used of [first, second]) expect((await reset(used)).json().errorCode).toBe('TOKEN_INVALID');
    expect((await postLogin(shop, email, PASSWORD)).statusCode).toBe(401);
    expect((await postLogin(shop, email, NEW)).statusCode).toBe(200);
    const told = (await mailsTo(email)).find(
      ({ subject }) => subject === 'Mật khẩu Tiệm của bạn đã được đổi',
    );
    expect(told?.text).toContain('https://shop.example.com/forgot-password');
    const inShop = await shop.db
      .selectFrom('notifications')
      .select('kind')
      .where('ownerId', '=', id)
      .execute();
    expect(inShop).toEqual([{ kind: 'PASSWORD_CHANGED' }]);
  });

  test('is replaced for its own account: the sessions and links of others go on', async () => {
    const [mine, other] = [await anAccount(shop), await anAccount(shop)];
    const { token, refreshToken } = await signIn(shop, other.email);
    const [own, theirs] = [await aToken(mine.email), await aToken(other.email)];

    expect((await reset(own)).statusCode).toBe(200);

    expect(await me(token)).toBe(200);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
    expect((await postLogin(shop, other.email, PASSWORD)).statusCode).toBe(200);
    expect((await reset(theirs)).statusCode).toBe(200);
  });

  test('is replaced once by two links that are used at the same moment', async () => {
    const { id, email } = await anAccount(shop);
    const tokens = [await aToken(email), await aToken(email)];
    let replies: Promise<{ statusCode: number }>[] = [];
    // Both come as far as they can before either ends.
    await shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
      replies = tokens.map(async (token) => await reset(token));
      await new Promise((done) => setTimeout(done, 700));
    });

    const statuses = (await Promise.all(replies)).map((reply) => reply.statusCode);

    expect(statuses.sort()).toEqual([200, 400]);
  });

  test('can be replaced by whoever used up their tries, and opens an account that waited for its mailbox', async () => {
    const { email } = await anAccount(shop, { status: 'UNVERIFIED' });
    for (let i = 0; i < 10; i++) await postLogin(shop, email, `wrong ${i}`, '198.51.100.77');
    expect((await postLogin(shop, email, PASSWORD, '198.51.100.77')).statusCode).toBe(429);

    // Strangers elsewhere have used up theirs as well.
    const failures = Array.from({ length: 20 }, () => ({
      id: uuid(),
      countedFor: `passwords from strangers to ${email}`,
      at: shop.clock(),
    }));
    await shop.db.insertInto('authTries').values(failures).execute();
    expect((await postLogin(shop, email, PASSWORD)).statusCode).toBe(429);

    expect((await reset(await aToken(email))).statusCode).toBe(200);

    expect((await postLogin(shop, email, NEW)).statusCode).toBe(200);
  });

  test('is written about also in an hour in which its mailbox got all its activation mails', async () => {
    const { email } = await anAccount(shop, { status: 'UNVERIFIED' });
    for (let i = 0; i < 4; i++)
      await shop.app.inject({ method: 'POST', url: '/api/auth/resend-verification', payload: { email } });
    expect(await mailsTo(email)).toHaveLength(3);

    expect((await reset(await aToken(email))).statusCode).toBe(200);
  });

  test('is asked about alike for every address, and written about only where there is an account', async () => {
    const { email } = await anAccount(shop);
    const { email: locked } = await anAccount(shop, { status: 'LOCKED' });
    const replies = await Promise.all([email, locked, 'nobody@example.com'].map((one) => ask(one)));
    await shop.app.jobs.runOnce();

    const bodies = replies.map((reply) => {
      const { requestId: _requestId, serverTime: _serverTime, ...rest } = reply.json();
      return rest;
    });
    expect(bodies).toEqual(
      Array.from({ length: 3 }, () => ({
        success: true,
        code: 200,
        status: 200,
        statusCode: 200,
        message: 'OK',
        data: null,
      })),
    );
    expect(mails.map(({ to }) => to)).toEqual([email]);
    expect((await ask('x\r\nBcc: y@example.com')).json().errors).toEqual([
      { field: 'email', code: 'invalid' },
    ]);
  });

  test('is written about three times an hour, and again once the first is an hour old', async () => {
    const { email } = await anAccount(shop);
    for (let asked = 0; asked < 4; asked++) await ask(email);
    expect(await mailsTo(email)).toHaveLength(3);
    shop.clock.advance(HOUR_MS - 1);
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(3);

    shop.clock.advance(1);
    await ask(email);

    expect(await mailsTo(email)).toHaveLength(4);
  });

  test('takes as long to ask about an address without account', async () => {
    const { email } = await anAccount(shop);
    const asking = (address: string) => async () => {
      await shop.db.deleteFrom('authTries').execute();
      await ask(address);
    };

    expect(await takeAsLong(asking(email), asking('nobody@example.com'))).toBe(true);
  });

  test('is told to be of nobody only where the shop is tried out', async () => {
    const [demo, quiet] = await Promise.all([
      createTestApp(),
      createTestApp({ env: { AUTH_ERRORS: 'uniform' } }),
    ]);
    const [told, hidden] = [await ask('nobody@example.com', demo), await ask('nobody@example.com', quiet)];
    await Promise.all([demo.close(), quiet.close()]);

    expect([told.statusCode, told.json().errorCode]).toEqual([404, 'EMAIL_NOT_FOUND']);
    expect(hidden.statusCode).toBe(200);
  });

  test('is not replaced by whoever reads a mailbox that the account had before', async () => {
    const { id, email } = await anAccount(shop);
    const token = await aToken(email);
    await shop.db
      .updateTable('users')
      .set({ email: `new-${email}` })
      .where('id', '=', id)
      .execute();

    expect((await reset(token)).json().errorCode).toBe('TOKEN_INVALID');
  });

  test('is not replaced by an old link, a wrong one, or a password that is none', async () => {
    const { email } = await anAccount(shop);
    const token = await aToken(email);
    const refusedWith = async (...given: Parameters<typeof reset>) => (await reset(...given)).json().errors;

    expect(await refusedWith(token, 'short')).toEqual([{ field: 'password', code: 'minLength' }]);
    expect(await refusedWith(token, 'password123')).toEqual([
      { field: 'password', code: 'PASSWORD_BREACHED' },
    ]);
    expect(await refusedWith(token, 'mật khẩu dài')).toEqual([{ field: 'password', code: 'latin' }]);
    expect(await refusedWith(token, NEW, 'other')).toEqual([{ field: 'confirmPassword', code: 'mismatch' }]);
    expect((await reset('A'.repeat(43))).json().errorCode).toBe('TOKEN_INVALID');
    const many = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const late = await aToken(email);
    shop.clock.advance(HOUR_MS - 1);
    // It is still read, and a password that is none uses nothing up.
    expect(await refusedWith(late, 'short')).toEqual([{ field: 'password', code: 'minLength' }]);
    const look = async () =>
      (await shop.app.inject({ url: `/api/auth/verify-token?token=${late}&type=reset` })).json().data;
    expect(await look()).toEqual({ valid: true, email, type: 'reset' });
    shop.clock.advance(1);
    expect(await look()).toEqual({ valid: false, email: null, type: 'reset' });
    expect((await reset(late)).json().errorCode).toBe('TOKEN_EXPIRED');
  });
});

test('guesses of mailed links are limited', async () => {
  for (let tried = 0; tried < 100; tried++) await reset('A'.repeat(43), 'short');

  const reply = await reset('A'.repeat(43));

  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '900']);
});

describe('a password that is changed', () => {
  test('ends all sessions at once, and the owner is written to', async () => {
    const { email } = await anAccount(shop);
    const [here, there] = [await signIn(shop, email), await signIn(shop, email)];
    const stranger = await anAccount(shop);
    const theirs = await signIn(shop, stranger.email);

    expect((await change(here.token, {})).statusCode).toBe(200);

    for (const { token, refreshToken } of [here, there]) {
      expect(await me(token)).toBe(401);
      expect((await refresh(refreshToken)).statusCode).toBe(401);
    }
    expect(await me(theirs.token)).toBe(200);
    expect((await postLogin(shop, email, NEW)).statusCode).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Mật khẩu Tiệm của bạn đã được đổi',
    ]);
  });

  test.each([
    [{ currentPassword: 'wrong horse 1' }, 'CURRENT_PASSWORD_WRONG', 'currentPassword'],
    [{ newPassword: 'short', confirmPassword: 'short' }, 'minLength', 'newPassword'],
    [{ newPassword: 'mật khẩu dài', confirmPassword: 'mật khẩu dài' }, 'latin', 'newPassword'],
    [{ newPassword: 'Letmein1', confirmPassword: 'Letmein1' }, 'PASSWORD_BREACHED', 'newPassword'],
    [{ confirmPassword: 'other' }, 'mismatch', 'confirmPassword'],
    [{ newPassword: PASSWORD, confirmPassword: PASSWORD }, 'PASSWORD_UNCHANGED', 'newPassword'],
  ])('is refused with %p, and nobody is signed out', async (payload, code, field) => {
    const { email } = await anAccount(shop);
    const { token } = await signIn(shop, email);

    const reply = await change(token, payload);

    expect([reply.statusCode, reply.json().errors]).toEqual([400, [{ field, code }]]);
    expect(await me(token)).toBe(200);
  });

  test('ends the links for choosing another one, and no link for something else', async () => {
    const { email } = await anAccount(shop);
    const user = await shop.db
      .selectFrom('users')
      .select(['id as userId', 'email'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const reset = await accountTokens.issue(shop.db, user, 'RESET', shop.clock());
    const verify = await accountTokens.issue(shop.db, user, 'VERIFY', shop.clock());
    const { token } = await signIn(shop, email);

    await change(token, {});

    expect(await accountTokens.look(shop.db, reset, ['RESET'], shop.clock())).toBeNull();
    expect(await accountTokens.look(shop.db, verify, ['VERIFY'], shop.clock())).toMatchObject({ email });
  });

  test('is changed once by two requests with the same current password at the same moment', async () => {
    const { email } = await anAccount(shop);
    const { token } = await signIn(shop, email);

    const replies = await Promise.all(
      ['first horse one', 'second horse two'].map((newPassword) =>
        change(token, { newPassword, confirmPassword: newPassword }),
      ),
    );

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('is not guessed from a session that was left open', async () => {
    const { email } = await anAccount(shop);
    const { token } = await signIn(shop, email);
    for (let i = 0; i < 10; i++) await change(token, { currentPassword: `wrong ${i}` });

    const reply = await change(token, {});

    expect([reply.statusCode, reply.json().errorCode]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(reply.headers['retry-after'])).toBe(900);
    shop.clock.advance(HOUR_MS);
  });

  test('is of letters only where the shop asks for that', async () => {
    const { email } = await anAccount(shop);
    const { token } = await signIn(shop, email);
    const value = JSON.stringify({ strictLatinLetters: true });
    await sql`insert into settings values ('settingClient', ${value}::jsonb, now())`.execute(shop.db);

    const reply = await change(token, {});
    await sql`delete from settings`.execute(shop.db);

    expect(reply.json().errors).toEqual([{ field: 'newPassword', code: 'lettersOnly' }]);
  });
});
