import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Role } from '@storefront/shared/contracts';
import { loginRequested, logoutRequested, selectSession, tokenRefreshed } from '@storefront/shared/store';
import { answers, startServer } from '@storefront/shared/testing';
import { staffBrowserPath } from '../config';
import { beginWhenSignedIn } from '../storage/begin-when-signed-in';
import { follow } from '../storage/follow';
import { createLocalStore } from '../storage/local-store';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { isStaffSignedIn } from './is-staff-signed-in';
import { followStaffBrowser } from './staff-browser';
import { aLogin, aMe, frameHandlers, keepSession } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
const catalog = {
  manifest: aRemote('catalog', [aPage('', 'Trang nhà'), aPage('portal', 'Tổng quan tài khoản')]),
};
const account = { manifest: aRemote('account', [aPage('login', 'Trang đăng nhập')]) };

/** What the document server is shown by the page. */
function shown(status = 204): string[] {
  const calls: string[] = [];
  server.use(
    http.all(`*${staffBrowserPath}`, ({ request }) => {
      calls.push([request.method, request.headers.get('authorization')].filter(Boolean).join(' '));
      return new HttpResponse(null, { status });
    }),
  );
  return calls;
}

async function openShop(role: Role) {
  server.use(
    answers('get', 'auth/user/me', { ...aMe, role }),
    answers('post', 'auth/login', aLogin),
    answers('post', 'auth/logout', null),
  );
  const shell = await renderShell({ catalog, account });
  follow({
    app: shell.app,
    kept: createLocalStore(() => window.localStorage),
    window,
    chooseLanguage: () => undefined,
  });
  return shell.app.store;
}

beforeEach(() => {
  window.localStorage.clear();
  // The cart and the favourites of an account may still be asked for when the page that did so is gone.
  server.use(
    answers('get', 'ecommerce/cart', { lines: [], version: 0 }),
    answers('post', 'ecommerce/cart/merge', { lines: [], saved: [], version: 1, changes: [] }),
    answers('get', 'main/product/favourite/ids', { ids: [], total: 0, left: 0 }),
  );
});

test('staff who sign in are shown to the document server, and forgotten when they sign out', async () => {
  const calls = shown();
  const store = await openShop('OPERATOR');

  act(() => {
    store.dispatch(loginRequested({ username: 'operator@example.com', password: 'storefront' }));
  });
  await waitFor(() => {
    expect(calls).toEqual(['POST Bearer token-1']);
  });
  act(() => {
    store.dispatch(
      tokenRefreshed({ token: 'token-2', refreshToken: 'refresh-2', expired: Date.now() + 60_000 }),
    );
    store.dispatch(logoutRequested({ redirect: 'home' }));
  });

  await waitFor(() => {
    expect(calls).toEqual(['POST Bearer token-1', 'DELETE']);
  });
});

test('staff whose session goes on are shown by each page that they open', async () => {
  const calls = shown(503);
  keepSession();
  window.localStorage.setItem(
    'userInfo',
    JSON.stringify({ id: 'operator-1', role: 'OPERATOR', firstName: 'OPERATOR', lastName: '' }),
  );
  await openShop('OPERATOR');

  await waitFor(() => {
    expect(calls).toEqual(['POST Bearer token-0']);
  });
});

test('staff who signed out before its code was there are forgotten as well, because an earlier page may have shown them', async () => {
  const calls = shown();
  const { app } = await renderShell({ catalog, account });

  const stop = followStaffBrowser({
    store: app.store,
    kept: createLocalStore(() => window.localStorage),
    window,
  });

  await waitFor(() => {
    expect(calls).toEqual(['DELETE']);
  });
  stop();
});

test('a customer loads nothing of it', async () => {
  keepSession();
  server.use(answers('get', 'auth/user/me', aMe));
  const { app } = await renderShell({ catalog, account });
  const load = jest.fn(() => Promise.resolve(followStaffBrowser));
  const storage = createLocalStore(() => window.localStorage);

  const stop = beginWhenSignedIn({ app, kept: storage, window }, load, isStaffSignedIn);
  await waitFor(() => {
    expect(selectSession(app.store.getState()).profile).not.toBeNull();
  });

  expect(load).not.toHaveBeenCalled();
  stop();
});

test('staff who stay for longer than an hour are shown again, and not before', async () => {
  const calls = shown();
  const store = await openShop('OPERATOR');
  act(() => {
    store.dispatch(loginRequested({ username: 'operator@example.com', password: 'storefront' }));
  });
  await waitFor(() => {
    expect(calls).toEqual(['POST Bearer token-1']);
  });
  const begun = Date.now();
  const renewAfter = (ms: number, token: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(begun + ms);
    act(() => {
      store.dispatch(tokenRefreshed({ token, refreshToken: 'refresh', expired: begun + ms + 900_000 }));
    });
  };

  renewAfter(3_500_000, 'token-2');
  renewAfter(3_700_000, 'token-3');

  await waitFor(() => {
    expect(calls).toEqual(['POST Bearer token-1', 'POST Bearer token-3']);
  });
});

test('the document server is not shown a token that has expired, only the next one', async () => {
  const calls = shown();
  let renew: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    renew = resolve;
  });
  keepSession({ expired: Date.now() - 1_000, role: 'OPERATOR' });
  server.use(
    answers('post', 'auth/refreshToken', async () => {
      await held;
      return { accessToken: 'token-1', refreshToken: 'refresh-1', expiresIn: 900_000 };
    }),
  );
  await openShop('OPERATOR');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(calls).toEqual([]);

  renew();

  await waitFor(() => {
    expect(calls).toEqual(['POST Bearer token-1']);
  });
});

test('staff who sign out while they are being shown are forgotten after that, so that no late answer shows them again', async () => {
  const calls: string[] = [];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post(`*${staffBrowserPath}`, async () => {
      calls.push('asked to show');
      await held;
      calls.push('shown');
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`*${staffBrowserPath}`, () => {
      calls.push('forgotten');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  keepSession({ role: 'OPERATOR' });
  const store = await openShop('OPERATOR');
  await waitFor(() => {
    expect(calls).toEqual(['asked to show']);
  });

  act(() => {
    store.dispatch(logoutRequested({ redirect: false }));
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  answer();

  await waitFor(() => {
    expect(calls).toEqual(['asked to show', 'shown', 'forgotten']);
  });
});
