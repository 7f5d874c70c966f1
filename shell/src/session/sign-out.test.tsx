import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logoutRequested, selectNotifications, selectSession } from '@storefront/shared/store';
import { answers, refuses, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { aMe, frameHandlers, keepSession } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
const user = userEvent.setup();
const catalog = { manifest: aRemote('catalog', [aPage('', 'Trang nhà')]) };

interface Ended {
  bearer: string | null;
  body: unknown;
}

/** What the server is asked to end. */
function endings(): Ended[] {
  const ended: Ended[] = [];
  server.use(
    answers('get', 'auth/user/me', aMe),
    answers('post', 'auth/logout', async (request: Request) => {
      ended.push({ bearer: request.headers.get('Authorization'), body: await request.json() });
      return {};
    }),
  );
  return ended;
}

async function signOut(): Promise<void> {
  await renderShell({ catalog });
  const header = within(screen.getByRole('banner'));
  await user.click(await header.findByRole('button', { name: 'Minh Anh', hidden: true }));
  await user.click(header.getByRole('button', { name: 'Đăng xuất', hidden: true }));
  expect(await screen.findByText('Đã đăng xuất.')).toBeVisible();
}

test('a customer who signs out ends the session on the server', async () => {
  keepSession();
  const ended = endings();

  await signOut();

  await waitFor(() => {
    expect(ended).toEqual([{ bearer: 'Bearer token-0', body: { refreshToken: 'refresh-0' } }]);
  });
});

test('favourites that are saved after signing out are a visitor’s, not those of the customer', async () => {
  keepSession();
  window.localStorage.setItem('sf:wishlist-of', JSON.stringify('customer-1'));
  endings();

  await signOut();

  expect(window.localStorage.getItem('sf:wishlist-of')).toBeNull();
});

test('a customer whose token has expired and cannot be renewed now ends the session on the server, too', async () => {
  keepSession({ expired: Date.now() - 1_000 });
  const ended = endings();
  server.use(refuses('post', 'auth/refreshToken', 503, 'SERVICE_UNAVAILABLE'));

  await signOut();

  await waitFor(() => {
    expect(ended).toEqual([{ bearer: null, body: { refreshToken: 'refresh-0' } }]);
  });
  expect(window.localStorage.getItem('accessToken')).toBeNull();
});

test.each([
  ['asks for it', 'home', '/', ['Logout'], 1],
  ['has a new password', 'password-changed', '/login', [], 1],
  ['is signed out by the shop', false, '/products', [], 0],
] as const)('who %s is led on from there', async (_why, redirect, address, said, ended) => {
  keepSession();
  const ends = endings();
  const account = { manifest: aRemote('account', [aPage('login', 'Trang đăng nhập')]) };
  const products = { manifest: aRemote('catalog', [aPage('', 'Trang nhà'), aPage('products', 'Sản phẩm')]) };
  const { app } = await renderShell({ catalog: products, account }, { at: '/products' });
  await waitFor(() => expect(selectSession(app.store.getState()).profile).not.toBeNull());

  act(() => {
    app.store.dispatch(logoutRequested({ redirect }));
  });

  await waitFor(() => expect(window.location.pathname).toBe(address));
  await waitFor(() => expect(ends).toHaveLength(ended));
  expect(selectNotifications(app.store.getState()).map(({ notice }) => notice)).toEqual(said);
  expect(selectSession(app.store.getState()).isLoggedIn).toBe(false);
});

test('a profile that arrives after the customer has signed out is not shown or stored', async () => {
  keepSession();
  endings();
  let answer: (() => void) | undefined;
  server.use(
    answers('get', 'auth/user/me', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return aMe;
    }),
  );
  const { app } = await renderShell({ catalog });
  await waitFor(() => expect(answer).toBeDefined());
  act(() => {
    app.store.dispatch(logoutRequested({ redirect: 'home' }));
  });
  await waitFor(() => expect(selectSession(app.store.getState()).isLoggedIn).toBe(false));

  await act(async () => {
    answer?.();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

  expect(selectSession(app.store.getState())).toMatchObject({ profile: null, userInfo: null });
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Minh Anh');
});
