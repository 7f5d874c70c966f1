import { anAccount, bearer, signIn } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { hashOfToken } from './refresh-tokens';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const refresh = (refreshToken: string) =>
  shop.app.inject({ method: 'POST', url: '/api/auth/refreshToken', payload: { refreshToken } });
const me = async (token: string) =>
  (await shop.app.inject({ url: '/api/auth/user/me', headers: bearer(token) })).statusCode;
const logout = (token: string, payload?: object) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: bearer(token),
    ...(payload && { payload }),
  });
const aSession = async () => {
  const account = await anAccount(shop);
  return { ...account, ...(await signIn(shop, account.email)) };
};
const SECONDS = 1000;

describe('refreshing', () => {
  test('a refresh token is exchanged for new tokens that work', async () => {
    const { refreshToken } = await aSession();

    const reply = await refresh(refreshToken);

    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 900_000,
    });
    expect(reply.json().data.refreshToken).not.toBe(refreshToken);
    expect(await me(reply.json().data.accessToken)).toBe(200);
  });

  test('twenty refreshes of one token at once keep one family alive and log nobody out', async () => {
    const { id, refreshToken } = await aSession();

    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    const successors = new Set(replies.map((reply) => reply.json().data.refreshToken as string));
    expect(successors.size).toBe(1);
    const [successor = ''] = successors;
    expect((await refresh(successor)).statusCode).toBe(200);
    const live = await shop.db
      .selectFrom('sessions')
      .innerJoin('refreshTokens', 'refreshTokens.sessionId', 'sessions.id')
      .select('tokenHash')
      .where('userId', '=', id)
      .where('revokedAt', 'is', null)
      .where('rotatedAt', 'is', null)
      .execute();
    expect(live).toHaveLength(1);
  });

  test('a tab that comes a little late gets the token that is in use by now', async () => {
    const { refreshToken } = await aSession();
    const second = (await refresh(refreshToken)).json().data.refreshToken as string;
    const third = (await refresh(second)).json().data.refreshToken as string;
    shop.clock.advance(10 * SECONDS);

    const late = await refresh(refreshToken);

    expect(late.json().data.refreshToken).toBe(third);
  });

  test('a token that comes again after the grace ends the whole family', async () => {
    const { refreshToken } = await aSession();
    const first = (await refresh(refreshToken)).json().data;
    shop.clock.advance(10 * SECONDS + 1);

    const replayed = await refresh(refreshToken);

    expect([replayed.statusCode, replayed.json().errorCode]).toEqual([401, 'INVALID_REFRESH_TOKEN']);
    expect((await refresh(first.refreshToken)).statusCode).toBe(401);
    expect(await me(first.accessToken)).toBe(401);
  });

  test('a clock that is set back logs nobody out, and lets nobody use a token again', async () => {
    const { refreshToken } = await aSession();
    const first = (await refresh(refreshToken)).json().data;
    shop.clock.advance(-3600 * SECONDS);

    expect(await me(first.accessToken)).toBe(200);
    const next = await refresh(first.refreshToken);
    expect(next.statusCode).toBe(200);
    expect(await me(next.json().data.accessToken)).toBe(200);
    expect((await refresh(refreshToken)).json().errorCode).toBe('INVALID_REFRESH_TOKEN');
    shop.clock.advance(3600 * SECONDS);
  });

  test('one family ending leaves the other sessions of the account alone', async () => {
    const { email, refreshToken } = await aSession();
    const other = await signIn(shop, email);
    await refresh(refreshToken);
    shop.clock.advance(11 * SECONDS);
    await refresh(refreshToken);

    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
  });

  test('only hashes are stored', async () => {
    const { refreshToken } = await aSession();
    const successor = (await refresh(refreshToken)).json().data.refreshToken as string;

    const stored = JSON.stringify(await shop.db.selectFrom('refreshTokens').selectAll().execute());

    expect(stored).toContain(hashOfToken(successor));
    expect(stored).not.toContain(refreshToken);
    expect(stored).not.toContain(successor);
  });

  test('once the ten seconds for a repeated refresh are over, the next refresh deletes the earlier nonce', async () => {
    const { id, refreshToken } = await aSession();
    const second = (await refresh(refreshToken)).json().data.refreshToken as string;
    shop.clock.advance(10 * SECONDS + 1);

    await refresh(second);

    const nonces = await shop.db
      .selectFrom('sessions')
      .innerJoin('refreshTokens', 'refreshTokens.sessionId', 'sessions.id')
      .select('tokenHash')
      .where('userId', '=', id)
      .where('successorNonce', 'is not', null)
      .execute();
    expect(nonces).toEqual([{ tokenHash: hashOfToken(second) }]);
  });

  test.each([['LOCKED'], ['UNVERIFIED']] as const)('an account that is %s cannot refresh', async (status) => {
    const { id, refreshToken, token } = await aSession();
    await shop.db.updateTable('users').set({ status }).where('id', '=', id).execute();

    expect((await refresh(refreshToken)).json().errorCode).toBe('INVALID_REFRESH_TOKEN');
    expect(await me(token)).toBe(401);
  });

  test('a token that was not used for thirty days is worth nothing', async () => {
    const { refreshToken } = await aSession();
    shop.clock.advance(30 * 86_400 * SECONDS);

    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  test('a session that is used every week ends after half a year', async () => {
    let { refreshToken } = await aSession();
    const statuses: number[] = [];
    for (let week = 0; week < 26; week++) {
      shop.clock.advance(7 * 86_400 * SECONDS);
      const reply = await refresh(refreshToken);
      statuses.push(reply.statusCode);
      refreshToken = reply.json().data?.refreshToken ?? refreshToken;
    }

    expect(statuses.slice(0, 25).every((status) => status === 200)).toBe(true);
    expect(statuses[25]).toBe(401);
  });

  test.each([[''], ['x'], ['x'.repeat(43)], ["' or 1=1 --"], ['A'.repeat(900)]])(
    '%p is no refresh token',
    async (text) => {
      const reply = await refresh(text);

      expect([reply.statusCode, reply.json().errorCode]).toEqual([401, 'INVALID_REFRESH_TOKEN']);
    },
  );

  test('an access token is no refresh token', async () => {
    const { token } = await aSession();

    expect((await refresh(token)).statusCode).toBe(401);
  });
});

describe('logging out', () => {
  test('ends the access and the refresh token of this session at once, and no other', async () => {
    const { email, token, refreshToken } = await aSession();
    const other = await signIn(shop, email);

    expect((await logout(token)).statusCode).toBe(200);

    expect(await me(token)).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect(await me(other.token)).toBe(200);
  });

  test('deletes the session a month later, when the account signs in again', async () => {
    const { id, email, token } = await aSession();
    await logout(token);
    const sessions = async () =>
      (await shop.db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).length;
    shop.clock.advance(29 * 86_400 * SECONDS);
    await signIn(shop, email);
    expect(await sessions()).toBe(2);

    shop.clock.advance(2 * 86_400 * SECONDS);
    await signIn(shop, email);

    expect(await sessions()).toBe(2);
  });

  test('everywhere ends every session of the account, and nobody else is touched', async () => {
    const { email, token } = await aSession();
    const other = await signIn(shop, email);
    const stranger = await aSession();

    expect((await logout(token, { all: true })).statusCode).toBe(200);

    expect(await me(other.token)).toBe(401);
    expect((await refresh(other.refreshToken)).statusCode).toBe(401);
    expect(await me(stranger.token)).toBe(200);
  });

  test('ends the session of a refresh token when the access token has expired, and no other', async () => {
    const { email, token, refreshToken } = await aSession();
    const other = await signIn(shop, email);
    shop.clock.advance(60 * 60 * SECONDS);
    expect(await me(token)).toBe(401);

    expect((await logout(token, { refreshToken })).statusCode).toBe(200);

    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
  });

  test('by a refresh token that another tab has exchanged ends the session all the same', async () => {
    const { refreshToken } = await aSession();
    const renewed = (await refresh(refreshToken)).json().data;

    expect((await logout('expired', { refreshToken })).statusCode).toBe(200);

    expect(await me(renewed.accessToken)).toBe(401);
    expect((await refresh(renewed.refreshToken)).statusCode).toBe(401);
  });

  test('tells nothing about refresh tokens that nobody has', async () => {
    for (const refreshToken of ['', 'x', 'a'.repeat(43)]) {
      const reply = await logout('expired', { refreshToken });
      expect([reply.statusCode, reply.json().data]).toEqual([200, null]);
    }
  });

  test('everywhere takes an access token', async () => {
    const { refreshToken } = await aSession();

    expect((await logout('expired', { refreshToken, all: true })).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });

  test('needs someone who is signed in, or a refresh token', async () => {
    const reply = await shop.app.inject({ method: 'POST', url: '/api/auth/logout' });

    expect([reply.statusCode, reply.json().errorCode]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('refuses keys it does not know', async () => {
    const { token } = await aSession();

    expect((await logout(token, { userId: 'x' })).statusCode).toBe(400);
  });
});

test('a change of role counts at once, whatever the token says', async () => {
  const { id, token } = await aSession();
  const summary = () => shop.app.inject({ url: '/api/main/admin/tracking', headers: bearer(token) });
  expect((await summary()).statusCode).toBe(403);

  await shop.db.updateTable('users').set({ role: 'OPERATOR' }).where('id', '=', id).execute();

  expect((await summary()).statusCode).toBe(200);
});

test('an account has fifty sessions at most: the ones that were used last', async () => {
  const { email } = await anAccount(shop);
  const inUse = await signIn(shop, email);
  shop.clock.advance(1_000);
  const unused = await signIn(shop, email);
  for (let count = 0; count < 48; count++) {
    shop.clock.advance(1_000);
    await signIn(shop, email);
  }
  shop.clock.advance(1_000);
  const { accessToken } = (await refresh(inUse.refreshToken)).json().data;

  const { token } = await signIn(shop, email);
  const list = await shop.app.inject({ url: '/api/auth/sessions', headers: bearer(token) });

  expect(list.json().data).toHaveLength(50);
  expect([await me(unused.token), await me(accessToken)]).toEqual([401, 200]);
});
