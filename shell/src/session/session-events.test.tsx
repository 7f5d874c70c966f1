import { act, screen, waitFor } from '@testing-library/react';
import { cartChanged } from '@storefront/shared/cart';
import {
  loginRequested,
  logoutRequested,
  selectNotifications,
  selectSession,
} from '@storefront/shared/store';
import { answers, refuses, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { aLogin, aMe, frameHandlers, keepSession } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
const account = {
  manifest: aRemote('account', [aPage('', 'Trang nhà'), aPage('portal', 'Tổng quan tài khoản')]),
};
let endings: unknown[];

beforeEach(() => {
  window.localStorage.clear();
  endings = [];
  server.use(
    ...frameHandlers,
    answers('get', 'auth/user/me', aMe),
    answers('post', 'auth/login', aLogin),
    answers('post', 'auth/logout', async (request: Request) => {
      endings.push(await request.json());
      return {};
    }),
  );
});

/** A page, and what its remotes are notified of. */
async function openShop() {
  const events: unknown[][] = [];
  const { app } = await renderShell({ account }, { emit: (...event: unknown[]) => void events.push(event) });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  return { app, events };
}

test('remotes are notified of who has signed in, and of the end of that session', async () => {
  const { app, events } = await openShop();

  act(() => {
    app.store.dispatch(loginRequested({ username: 'customer@example.com', password: 'x' }));
  });
  await waitFor(() => expect(events).toEqual([['account:signed-in', { userId: aMe.id }]]));
  act(() => {
    app.store.dispatch(logoutRequested({ redirect: 'home' }));
  });

  expect(events.slice(1)).toEqual([['account:signed-out']]);
});

test('remotes are notified when a session cannot be renewed, before it ends, and nothing is sent for it any more', async () => {
  keepSession({ expired: Date.now() - 1_000 });
  server.use(refuses('post', 'auth/refreshToken', 401, 'INVALID_REFRESH_TOKEN'));
  const { app, events } = await openShop();

  await act(() => app.http.post('ecommerce/order', {}, { isPersonal: true }).catch(() => undefined));

  expect(events).toEqual([['account:session-expired'], ['account:signed-out']]);
  expect(selectSession(app.store.getState()).isLoggedIn).toBe(false);
  expect(selectNotifications(app.store.getState()).map(({ notice }) => notice)).toEqual(['SessionExpired']);
  expect(endings).toEqual([]);
});

test('remotes are notified once when another tab has ended the session', async () => {
  keepSession();
  const { app, events } = await openShop();
  expect(events).toEqual([]);

  window.localStorage.removeItem('accessToken');
  act(() => app.restoreStorage());
  act(() => app.restoreStorage());

  expect(events).toEqual([['account:signed-out']]);
});

test('remotes are notified of how many lines a cart has after each change', async () => {
  const { app, events } = await openShop();
  const line = (infoId: string) => ({ infoId, quantity: 3, priceSeen: 1 });

  act(() => {
    app.store.dispatch(cartChanged({ kind: 'add', line: line('shirt') }));
    app.store.dispatch(cartChanged({ kind: 'add', line: line('cap') }));
  });
  await waitFor(() => expect(events.at(-1)).toEqual(['checkout:cart-changed', { lineCount: 2 }]));
  act(() => {
    app.store.dispatch(cartChanged({ kind: 'remove', infoId: 'shirt' }));
  });

  await waitFor(() => expect(events.at(-1)).toEqual(['checkout:cart-changed', { lineCount: 1 }]));
});

test('remotes are notified of another language once its texts are there, and not of the same one', async () => {
  const { app, events } = await openShop();

  await act(() => app.changeLanguage('vi'));
  expect(events).toEqual([]);
  await act(() => app.changeLanguage('en'));

  expect(events).toEqual([['shell:language-changed', { language: 'en' }]]);
  expect(app.i18n.language).toBe('en');
  expect(screen.getByRole('link', { name: 'Cart, 0 products' })).toBeVisible();
});
