import { act, screen, waitFor } from '@testing-library/react';
import {
  loggedOut,
  loginAccepted,
  loginFailed,
  loginRequested,
  profileFailed,
  selectAccessToken,
  selectMessages,
  selectReferralAuth,
  selectSession,
  sessionOpened,
  takeEvery,
} from '@storefront/shared/store';
import { answers, refuses, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { aLogin, aMe, frameHandlers } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
const dayMs = 86_400_000;
const account = {
  manifest: aRemote('account', [
    aPage('', 'Trang nhà'),
    aPage('login', 'Trang đăng nhập'),
    aPage('portal', 'Tổng quan tài khoản', { access: 'customer' }),
  ]),
};
const credentials = {
  companyName: 'cong-ty',
  accessToken: 'referral-1',
  refreshToken: 'referral-refresh-1',
  expiredIn: 3_600_000,
};

beforeEach(() => {
  window.localStorage.clear();
  server.use(...frameHandlers, answers('get', 'auth/user/me', aMe));
});

test.each([
  ['right', 0],
  ['a day ahead', dayMs],
  ['a day behind', -dayMs],
])('with a clock that is %s, tokens live as long as the server said', async (_how, offset) => {
  const now = () => Date.now() + offset;
  server.use(answers('post', 'auth/login', { ...aLogin, referralCredentials: credentials }));
  const { app } = await renderShell({ account }, { at: '/login', now });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });
  const before = now();
  act(() => {
    app.store.dispatch(loginRequested({ username: 'a@example.com', password: 'storefront' }));
  });
  expect(selectSession(app.store.getState()).isLoginingIn).toBe(true);
  await screen.findByText('Đã đăng nhập.');

  const { expiredIn, ...referral } = selectReferralAuth(app.store.getState()) ?? { expiredIn: 0 };
  expect(referral).toEqual({
    companyName: 'cong-ty',
    accessToken: 'referral-1',
    refreshToken: 'referral-refresh-1',
  });
  for (const lives of [
    expiredIn - credentials.expiredIn,
    (selectAccessToken(app.store.getState())?.expired ?? 0) - aLogin.expiresIn,
  ]) {
    expect(lives).toBeGreaterThanOrEqual(before);
    expect(lives).toBeLessThanOrEqual(now());
  }
  expect(JSON.parse(window.localStorage.getItem('infoAuthReferral') ?? 'null')).toEqual({
    ...referral,
    expiredIn,
  });
  await waitFor(() => expect(selectSession(app.store.getState()).isLoginingIn).toBe(false));
});

test('a login takes a customer to the portal after a second, not before', async () => {
  let answeredAt = Infinity;
  server.use(
    answers('post', 'auth/login', () => {
      answeredAt = performance.now();
      return aLogin;
    }),
  );
  const { app } = await renderShell({ account }, { at: '/login' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });
  act(() => {
    app.store.dispatch(loginRequested({ username: 'a@example.com', password: 'storefront' }));
  });
  await screen.findByText('Đã đăng nhập.');

  expect(await screen.findByRole('heading', { name: 'Tổng quan tài khoản' })).toBeVisible();
  expect(performance.now() - answeredAt).toBeGreaterThanOrEqual(1_000);
});

test('the token of a login is renewed ahead of its end', async () => {
  server.use(
    answers('post', 'auth/login', { ...aLogin, expiresIn: 60_300 }),
    answers('post', 'auth/refreshToken', {
      accessToken: 'token-2',
      refreshToken: 'refresh-2',
      expiresIn: 900_000,
    }),
  );
  const { app } = await renderShell({ account }, { at: '/login' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });

  act(() => {
    app.store.dispatch(
      loginRequested({ username: 'a@example.com', password: 'storefront', redirectUrl: '/' }),
    );
  });

  await waitFor(() => expect(selectAccessToken(app.store.getState())?.token).toBe('token-2'));
});

test('a login leads to no other site, whatever its link says', async () => {
  server.use(answers('post', 'auth/login', aLogin));
  const { app } = await renderShell({ account }, { at: '/login' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });

  act(() => {
    app.store.dispatch(
      loginRequested({
        username: 'a@example.com',
        password: 'storefront',
        redirectUrl: 'https://evil.test/portal',
      }),
    );
  });

  expect(
    await screen.findByRole('heading', { name: 'Tổng quan tài khoản' }, { timeout: 3_000 }),
  ).toBeVisible();
});

test('who signs out within the second after a login is led nowhere', async () => {
  server.use(answers('post', 'auth/login', aLogin), answers('post', 'auth/logout', null));
  const { app } = await renderShell({ account }, { at: '/login' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });
  act(() => {
    app.store.dispatch(
      loginRequested({ username: 'a@example.com', password: 'storefront', redirectUrl: '/' }),
    );
  });
  await screen.findByText('Đã đăng nhập.');

  act(() => {
    app.store.dispatch(loggedOut());
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_200)));

  expect(window.location.pathname).toBe('/login');
  expect(screen.getByRole('heading', { name: 'Trang đăng nhập' })).toBeVisible();
});

test('a login for which no user comes back is none, and its session is ended', async () => {
  const ended: unknown[] = [];
  server.use(
    answers('post', 'auth/login', aLogin),
    answers('get', 'auth/user/me', null),
    answers('post', 'auth/logout', async (request: Request) => {
      ended.push(await request.json());
      return null;
    }),
  );
  const { app } = await renderShell({ account }, { at: '/login' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });
  const codes: unknown[] = [];
  app.store.run(function* () {
    yield* takeEvery(profileFailed, ({ payload }) => {
      codes.push(payload);
    });
    yield* takeEvery(loginFailed, ({ payload }) => {
      codes.push(payload?.code);
    });
  });

  act(() => {
    app.store.dispatch(loginRequested({ username: 'a@example.com', password: 'storefront' }));
  });

  await waitFor(() => expect(codes).toEqual(['MISSING_USER_PROFILE', 'FAIL_TO_GET_USER_INFO']));
  expect(selectMessages(app.store.getState())).toContain('MISSING_USER_PROFILE');
  expect(selectSession(app.store.getState())).toMatchObject({ isLoggedIn: false, accessToken: null });
  await waitFor(() => expect(ended).toEqual([{ refreshToken: aLogin.refreshToken }]));
  expect(window.localStorage.getItem('accessToken')).toBeNull();
  expect(window.location.pathname).toBe('/login');
});

test('a session that the server opened without a login goes on like one', async () => {
  server.use(answers('get', 'auth/user/me', aMe));
  const { app } = await renderShell({ account }, { at: '/login' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });

  act(() => {
    app.store.dispatch(sessionOpened({ email: ' A@example.com ', data: aLogin, redirectUrl: '/portal' }));
  });

  expect(
    await screen.findByRole('heading', { name: 'Tổng quan tài khoản' }, { timeout: 3_000 }),
  ).toBeVisible();
  expect(selectSession(app.store.getState())).toMatchObject({
    isLoggedIn: true,
    isLoginingIn: false,
    email: 'a@example.com',
    accessToken: { token: aLogin.token },
  });
});

test('who was signed in before is signed out first when the server opens the session of another', async () => {
  const ended: unknown[] = [];
  server.use(
    answers('get', 'auth/user/me', aMe),
    answers('post', 'auth/logout', async (request: Request) => {
      ended.push(await request.json());
      return {};
    }),
  );
  const { app } = await renderShell({ account }, { at: '/login' });
  const open = (email: string, redirectUrl: string | null) =>
    act(() => {
      app.store.dispatch(sessionOpened({ email, data: aLogin, redirectUrl }));
    });
  open('one@example.com', '/portal');
  await screen.findByRole('heading', { name: 'Tổng quan tài khoản' }, { timeout: 3_000 });
  await waitFor(() => expect(selectSession(app.store.getState()).isLoginingIn).toBe(false));
  const seen: string[] = [];
  app.store.run(function* () {
    yield* takeEvery(loggedOut, () => {
      seen.push('out');
    });
    yield* takeEvery(loginAccepted, ({ payload }) => {
      seen.push(payload.email);
    });
  });

  open('other@example.com', null);

  await waitFor(() => expect(seen).toEqual(['out', 'other@example.com']));
  await waitFor(() => expect(ended).toEqual([{ refreshToken: aLogin.refreshToken }]));
  expect(selectSession(app.store.getState()).email).toBe('other@example.com');
});

test('a login that was tried too often tells the page how long to wait, and no toast says to try in a moment', async () => {
  server.use(
    refuses('post', 'auth/login', 429, 'TOO_MANY_ATTEMPTS', {}, { headers: { 'retry-after': '600' } }),
  );
  const { app } = await renderShell({ account }, { at: '/login' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });
  const refused: unknown[] = [];
  app.store.run(function* () {
    yield* takeEvery(loginFailed, ({ payload }) => {
      refused.push(payload);
    });
  });

  act(() => {
    app.store.dispatch(loginRequested({ username: 'a@example.com', password: 'storefront' }));
  });

  await waitFor(() => expect(refused).toEqual([{ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 600 }]));
  await waitFor(() => expect(selectSession(app.store.getState()).isLoginingIn).toBe(false));
  expect(screen.queryByText(/^Chưa đăng nhập được/)).not.toBeInTheDocument();
});

test('a personal read by nobody leads nowhere: they are logged out where they are', async () => {
  const { app } = await renderShell({ account });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  let answer: unknown = 'none';
  await act(async () => {
    answer = await app.http.getWithBearer('ecommerce/order/my-order');
  });

  expect(answer).toBeUndefined();
  expect(selectSession(app.store.getState()).isLoggedIn).toBe(false);
  expect(window.location.pathname).toBe('/');
  expect(screen.getByRole('heading', { name: 'Trang nhà' })).toBeVisible();
  expect(screen.queryByText('Đã đăng xuất.')).not.toBeInTheDocument();
});
