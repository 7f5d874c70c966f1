import { act, screen, waitFor } from '@testing-library/react';
import axios from 'axios';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { toApiError } from '@storefront/shared/http';
import {
  logoutRequested,
  selectAccessToken,
  selectNotifications,
  selectSession,
  tokenRefreshed,
} from '@storefront/shared/store';
import { answers, refuses, startServer, testApi } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { aMe, frameHandlers, keepSession } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
const account = { manifest: aRemote('account', [aPage('', 'Trang nhà')]) };

/** A tab of a signed-in customer, and the refresh tokens that it sends. */
async function openTab(session?: Parameters<typeof keepSession>[0]) {
  window.localStorage.clear();
  keepSession(session);
  let clock = Date.now();
  const sent: unknown[] = [];
  const bearers: unknown[] = [];
  server.use(
    ...frameHandlers,
    answers('get', 'auth/user/me', aMe),
    answers('post', 'auth/refreshToken', async (request: Request) => {
      sent.push(await request.json());
      return { accessToken: 'token-1', refreshToken: 'refresh-1', expiresIn: 900_000 };
    }),
    answers('post', 'ecommerce/order', (request: Request) => {
      bearers.push(request.headers.get('authorization'));
      return null;
    }),
  );
  const { app } = await renderShell({ account }, { now: () => clock });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  await waitFor(() => expect(selectSession(app.store.getState()).profile).not.toBeNull());
  return {
    app,
    sent,
    bearers,
    write: () => app.http.post('ecommerce/order', {}, { isPersonal: true }),
    expire: () => {
      clock += 1_200_000;
    },
    pass: (ms: number) => {
      clock += ms;
    },
    tokenInMinutes: (token: string, minutes: number) => ({
      token,
      refreshToken: `refresh of ${token}`,
      expired: clock + minutes * 60_000,
    }),
  };
}

/** Begins what the test waits for later. */
function begin<T>(work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> = Promise.reject(new Error('not begun'));
  begun.catch(() => undefined);
  act(() => {
    begun = work();
  });
  return begun;
}

test('two calls that meet an expired token renew it with one request, and both use the new one', async () => {
  const { app, sent, bearers, write, expire } = await openTab();
  expire();

  await act(() => Promise.all([write(), write()]));

  expect(sent).toEqual([{ refreshToken: 'refresh-0' }]);
  expect(bearers).toEqual(['Bearer token-1', 'Bearer token-1']);
  expect(selectAccessToken(app.store.getState())?.refreshToken).toBe('refresh-1');
});

test('the account buttons are busy while the session is renewed, and no longer', async () => {
  const { write, expire } = await openTab();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    answers('post', 'auth/refreshToken', async () => {
      await answered;
      return { accessToken: 'token-1', refreshToken: 'refresh-1', expiresIn: 900_000 };
    }),
  );
  const inHeader = await screen.findByText('Minh Anh');
  const inBottomBar = screen.getByText('Tài khoản');
  expect(inHeader).not.toHaveAttribute('aria-busy');
  expect(inBottomBar).not.toHaveAttribute('aria-busy');
  expire();

  const writing = begin(write);
  await waitFor(() => expect(inHeader).toHaveAttribute('aria-busy', 'true'));
  expect(inBottomBar).toHaveAttribute('aria-busy', 'true');
  answer();
  await act(() => writing);

  expect(inHeader).not.toHaveAttribute('aria-busy');
  expect(inBottomBar).not.toHaveAttribute('aria-busy');
});

test('who signs out while a token is being renewed stays signed out', async () => {
  const { app, write, expire } = await openTab();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let isAsked = false;
  server.use(
    answers('post', 'auth/refreshToken', async () => {
      isAsked = true;
      await answered;
      return { accessToken: 'token-1', refreshToken: 'refresh-1', expiresIn: 900_000 };
    }),
    answers('post', 'auth/logout', {}),
  );
  expire();
  const writing = begin(() => write().then(() => 'written', toApiError));
  await waitFor(() => expect(isAsked).toBe(true));

  act(() => {
    app.store.dispatch(logoutRequested({ redirect: 'home' }));
  });
  answer();

  expect(await act(() => writing)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(selectSession(app.store.getState())).toMatchObject({ isLoggedIn: false, accessToken: null });
  expect(window.localStorage.getItem('accessToken')).toBeNull();
});

test('a newer token that another tab stored is used instead of asking the server', async () => {
  const { sent, bearers, write, expire, tokenInMinutes } = await openTab();
  expire();
  window.localStorage.setItem('accessToken', JSON.stringify(tokenInMinutes('token-9', 15)));

  await act(() => write());

  expect(sent).toEqual([]);
  expect(bearers).toEqual(['Bearer token-9']);
});

test('while another tab renews the token this one waits, and uses the one that came', async () => {
  const { sent, bearers, write, expire, tokenInMinutes } = await openTab();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  // As in a browser, with another tab that has the lock; the test's document knows none.
  const request = async (name: string, run: () => unknown): Promise<unknown> => {
    asked.push(name);
    if (name === 'sf:refresh') await released;
    return run();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  try {
    expire();
    const writing = begin(write);
    await waitFor(() => expect(asked).toContain('sf:refresh'));
    window.localStorage.setItem('accessToken', JSON.stringify(tokenInMinutes('token-9', 15)));
    release();
    await act(() => writing);

    expect(sent).toEqual([]);
    expect(bearers).toEqual(['Bearer token-9']);
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

test('a token of another tab that has expired as well is renewed with its own refresh token', async () => {
  const { sent, bearers, write, expire, tokenInMinutes } = await openTab();
  expire();
  window.localStorage.setItem('accessToken', JSON.stringify(tokenInMinutes('token-9', -1)));

  await act(() => write());

  expect(sent).toEqual([{ refreshToken: 'refresh of token-9' }]);
  expect(bearers).toEqual(['Bearer token-1']);
});

test('a call may take 30 seconds unless it says otherwise', async () => {
  const { app } = await openTab();
  const request = jest.spyOn(axios, 'request');

  await act(async () => {
    await app.http.get('main/system/client-setting');
    await app.http.get('main/system/client-setting', { timeout: 5_000 });
  });

  expect(request.mock.calls.map(([{ timeout }]) => timeout)).toEqual([30_000, 5_000]);
});

test('a customer whose token expires in a minute has a new one before it does', async () => {
  const opened = Date.now();
  const { app, sent } = await openTab({ expired: opened + 60_500 });

  await waitFor(() => expect(selectAccessToken(app.store.getState())?.token).toBe('token-1'));

  expect(Date.now() - opened).toBeGreaterThanOrEqual(500);
  expect(sent).toEqual([{ refreshToken: 'refresh-0' }]);
});

test('a token that lives for longer than a timer can run is not renewed at once, and its session can be ended', async () => {
  const { app, sent } = await openTab({ expired: Date.now() + 40 * 86_400_000 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(sent).toEqual([]);

  act(() => {
    app.store.dispatch(logoutRequested({ redirect: false }));
  });

  expect(selectSession(app.store.getState()).isLoggedIn).toBe(false);
});

test('a renewed token is renewed ahead of its end as well', async () => {
  const { app, tokenInMinutes } = await openTab();
  let renewals = 0;
  server.use(
    answers('post', 'auth/refreshToken', () => {
      renewals += 1;
      const number = String(renewals);
      return {
        accessToken: `renewed-${number}`,
        refreshToken: `refresh-${number}`,
        expiresIn: renewals === 1 ? 60_200 : 900_000,
      };
    }),
  );

  act(() => {
    app.store.dispatch(tokenRefreshed(tokenInMinutes('token-9', 1)));
  });

  await waitFor(() => expect(selectAccessToken(app.store.getState())?.token).toBe('renewed-2'));
});

test('a token that was renewed meanwhile is not renewed when the one before would have ended', async () => {
  const { app, sent, tokenInMinutes } = await openTab();

  act(() => {
    const soon = tokenInMinutes('token-8', 1);
    window.localStorage.setItem('accessToken', JSON.stringify({ ...soon, expired: soon.expired + 200 }));
    app.restoreStorage();
    app.store.dispatch(tokenRefreshed(tokenInMinutes('token-9', 15)));
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));

  expect(sent).toEqual([]);
});

test('a profile that could not be had is asked for again with the next token', async () => {
  window.localStorage.clear();
  keepSession();
  server.use(...frameHandlers, refuses('get', 'auth/user/me', 503, 'SERVICE_UNAVAILABLE'));
  const { app } = await renderShell({ account });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  expect(selectSession(app.store.getState())).toMatchObject({ isLoggedIn: true, profile: null });
  server.use(answers('get', 'auth/user/me', aMe));

  act(() => {
    app.store.dispatch(
      tokenRefreshed({ token: 'token-9', refreshToken: 'refresh-9', expired: Date.now() + 900_000 }),
    );
  });

  await waitFor(() =>
    expect(selectSession(app.store.getState()).profile).toMatchObject({ email: aMe.profile?.email }),
  );
});

test.each<[string, HttpHandler, string]>([
  ['has no network', http.post(`${testApi}/auth/refreshToken`, () => HttpResponse.error()), 'NETWORK'],
  ['asked too often', refuses('post', 'auth/refreshToken', 429, 'TOO_MANY_ATTEMPTS'), 'TOO_MANY_ATTEMPTS'],
  ['meets a fault', refuses('post', 'auth/refreshToken', 500, 'INTERNAL_ERROR'), 'INTERNAL_ERROR'],
  [
    'is refused for another reason',
    refuses('post', 'auth/refreshToken', 400, 'VALIDATION_ERROR'),
    'UNAUTHENTICATED',
  ],
])(
  'a customer who %s while a token is renewed stays signed in, and the call says why',
  async (_how, handler, code) => {
    const { app, write, expire } = await openTab();
    server.use(handler);
    expire();

    const failure = await act(() => write().then(() => null, toApiError));

    expect(failure).toMatchObject({ code });
    expect(selectSession(app.store.getState())).toMatchObject({
      isLoggedIn: true,
      accessToken: { token: 'token-0', refreshToken: 'refresh-0' },
    });
    expect(selectNotifications(app.store.getState())).toEqual([]);
  },
);

test('a token that is refused within ten seconds of its renewal is not renewed again, a later one is', async () => {
  const { sent, write, pass } = await openTab();
  server.use(refuses('post', 'ecommerce/order', 401, 'UNAUTHENTICATED'));
  const refused = () => act(() => write().then(() => null, toApiError));

  await refused();
  await waitFor(() => expect(sent).toHaveLength(1));
  pass(9_999);
  await refused();
  await refused();
  expect(sent).toHaveLength(1);
  pass(1);
  await refused();

  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a token that is refused after the clock was set back is renewed', async () => {
  const { sent, write, pass } = await openTab();
  server.use(refuses('post', 'ecommerce/order', 401, 'UNAUTHENTICATED'));
  const refused = () => act(() => write().then(() => null, toApiError));
  await refused();
  await waitFor(() => expect(sent).toHaveLength(1));

  pass(-3_600_000);
  await refused();

  await waitFor(() => expect(sent).toHaveLength(2));
});
