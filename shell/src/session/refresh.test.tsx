import { act, screen, waitFor } from '@testing-library/react';
import axios from 'axios';
import { toApiError } from '@storefront/shared/http';
import { logoutRequested, selectAccessToken, selectSession } from '@storefront/shared/store';
import { answers, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { aMe, frameHandlers, keepSession } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
const account = { manifest: aRemote('account', [aPage('', 'Trang nhà')]) };

/** A tab of a signed-in customer, and the refresh tokens that it sends. */
async function openTab() {
  window.localStorage.clear();
  keepSession();
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
    tokenInMinutes: (token: string, minutes: number) => ({
      token,
      refreshToken: `refresh of ${token}`,
      expired: clock + minutes * 60_000,
    }),
  };
}

test('two calls that meet an expired token renew it with one request, and both use the new one', async () => {
  const { app, sent, bearers, write, expire } = await openTab();
  expire();

  await act(() => Promise.all([write(), write()]));

  expect(sent).toEqual([{ refreshToken: 'refresh-0' }]);
  expect(bearers).toEqual(['Bearer token-1', 'Bearer token-1']);
  expect(selectAccessToken(app.store.getState())?.refreshToken).toBe('refresh-1');
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
  const writing = write().then(() => 'written', toApiError);
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
