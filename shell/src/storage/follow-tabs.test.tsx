import { act, screen, waitFor } from '@testing-library/react';
import { selectIsFavourite } from '@storefront/shared/cart';
import { on } from '@storefront/shared/events';
import { inLanguage, splitLanguage } from '@storefront/shared/router';
import {
  createQuery,
  selectAccessToken,
  selectSession,
  useSelector,
  type ApiContext,
} from '@storefront/shared/store';
import { answers, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { aMe, frameHandlers, keepSession } from '../testing/session-handlers';
import { followTabs } from './follow-tabs';
import { createLocalStore } from './local-store';

const server = startServer(...frameHandlers);
let stop: () => void = () => undefined;

beforeEach(() => {
  window.localStorage.clear();
  server.use(...frameHandlers, answers('get', 'auth/user/me', aMe));
});
afterEach(() => {
  stop();
});

const account = {
  manifest: aRemote('account', [
    aPage('', 'Trang nhà'),
    aPage('login', 'Trang đăng nhập'),
    aPage('portal', 'Tổng quan tài khoản', { access: 'customer' }),
  ]),
};

async function openTab(at: string) {
  const shell = await renderShell({ account }, { at });
  stop = followTabs({
    app: shell.app,
    kept: createLocalStore(() => window.localStorage),
    window,
    chooseLanguage: (language) => {
      shell.history.replace(inLanguage(splitLanguage(window.location.pathname).path, language));
    },
  });
  return shell;
}

/** Another tab writes, and this one hears of it as a browser tells it. */
function otherTabWrites(key: string, value: unknown): void {
  act(() => {
    if (value === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(value));
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
  });
}

test('who signs out in another tab is signed out here, and led to the login from a page of their own', async () => {
  keepSession();
  await openTab('/portal');
  await screen.findByRole('heading', { name: 'Tổng quan tài khoản' });

  otherTabWrites('accessToken', undefined);

  expect(await screen.findByRole('heading', { name: 'Trang đăng nhập' })).toBeVisible();
});

test('a visitor who clears all that the shop stored, in another tab, is signed out here and has no favourites', async () => {
  keepSession();
  window.localStorage.setItem('wishlist', JSON.stringify([{ id: 'shirt', kind: 'product' }]));
  const { app } = await openTab('/portal');
  await screen.findByRole('heading', { name: 'Tổng quan tài khoản' });
  expect(selectIsFavourite(app.store.getState(), 'shirt')).toBe(true);

  act(() => {
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: window.localStorage }));
  });

  expect(await screen.findByRole('heading', { name: 'Trang đăng nhập' })).toBeVisible();
  expect(selectSession(app.store.getState())).toMatchObject({ isLoggedIn: false, userInfo: null });
  expect(selectIsFavourite(app.store.getState(), 'shirt')).toBe(false);
});

test('who signed out while a page was left is signed out when they go back to it', async () => {
  keepSession();
  await openTab('/portal');
  await screen.findByRole('heading', { name: 'Tổng quan tài khoản' });

  // A page that was left hears of nothing.
  window.localStorage.removeItem('accessToken');
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

  expect(await screen.findByRole('heading', { name: 'Trang đăng nhập' })).toBeVisible();
});

test('who signs in in another tab is signed in here', async () => {
  const { app } = await openTab('/');
  await screen.findByRole('heading', { name: 'Trang nhà' });
  keepSession();

  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo', storageArea: window.localStorage }));
  });

  expect(await screen.findAllByRole('button', { name: 'Minh Anh', hidden: true })).not.toHaveLength(0);
  expect(selectAccessToken(app.store.getState())?.token).toBe('token-0');
});

/** A part of the shop with a page of what is one customer's own. */
function anAccountWithOrders() {
  const orders = createQuery<null, string>({
    name: 'account/orders',
    keyOf: () => 'all',
    isPersonal: true,
    fetch: async ({ http, signal }: ApiContext) =>
      (await http.getWithBearer<string>('ecommerce/order/my-order', { signal }))?.data,
  });
  const Page = () => <h1>{useSelector((state) => orders.select(state, null)).data ?? 'Chưa có gì'}</h1>;
  const page = aPage('', '', {
    lazy: () => Promise.resolve({ Component: Page }),
    needs: () => [orders.fetch(null)],
  });
  return { manifest: aRemote('account', [page], { slices: [orders.slice], saga: orders.saga }) };
}

test.each([
  { how: 'after the first signed out there', signsOut: true },
  { how: 'in the place of the first', signsOut: false },
])('who signs in in another tab $how sees nothing of the first here', async ({ signsOut }) => {
  let isAnswering = true;
  const namedBy = (request: Request) => request.headers.get('Authorization')?.replace('Bearer ', '');
  server.use(
    answers('get', 'auth/user/me', (request: Request) =>
      namedBy(request) === 'token-0'
        ? aMe
        : {
            ...aMe,
            id: 'customer-2',
            profile: { firstName: 'Bình', lastName: 'Trần', email: 'b@example.com' },
          },
    ),
    answers('get', 'ecommerce/order/my-order', async (request: Request) => {
      if (!isAnswering) await new Promise(() => undefined);
      return `Đơn của ${namedBy(request) ?? ''}`;
    }),
  );
  keepSession();
  const shell = await renderShell({ account: anAccountWithOrders() });
  stop = followTabs({
    app: shell.app,
    kept: createLocalStore(() => window.localStorage),
    window,
    chooseLanguage: () => undefined,
  });
  await screen.findByRole('heading', { name: 'Đơn của token-0' });
  await waitFor(() => expect(selectSession(shell.app.store.getState()).profile?.firstName).toBe('Minh Anh'));

  isAnswering = false;
  if (signsOut) {
    for (const key of ['accessToken', 'email', 'userInfo']) window.localStorage.removeItem(key);
    otherTabWrites('accessToken', undefined);
    expect(await screen.findByRole('heading', { name: 'Chưa có gì' })).toBeVisible();
  }
  window.localStorage.setItem(
    'userInfo',
    JSON.stringify({ id: 'customer-2', role: 'CUSTOMER', firstName: 'Bình', lastName: 'Trần' }),
  );
  otherTabWrites('accessToken', { token: 'token-2', expired: Date.now() + 900_000, refreshToken: 'r-2' });

  expect(await screen.findByRole('heading', { name: 'Chưa có gì' })).toBeVisible();
  await waitFor(() => expect(selectSession(shell.app.store.getState()).profile?.firstName).toBe('Bình'));
});

test('a token that belongs to somebody else by now is not taken for a renewed one', async () => {
  let clock = Date.now();
  keepSession();
  server.use(answers('get', 'ecommerce/order/my-order', 'Đơn'));
  const shell = await renderShell({ account }, { now: () => clock });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  await waitFor(() => expect(selectSession(shell.app.store.getState()).profile).not.toBeNull());
  window.localStorage.setItem(
    'userInfo',
    JSON.stringify({ id: 'customer-2', role: 'CUSTOMER', firstName: 'Bình', lastName: 'Trần' }),
  );
  window.localStorage.setItem(
    'accessToken',
    JSON.stringify({ token: 'token-2', expired: clock + 3_600_000, refreshToken: 'r-2' }),
  );
  clock += 1_200_000;

  await act(async () => {
    await shell.app.http.getWithBearer('ecommerce/order/my-order');
  });

  const { accessToken, userInfo } = selectSession(shell.app.store.getState());
  expect([accessToken?.token, userInfo?.id]).not.toEqual(['token-2', 'customer-1']);
});

test('a token that another tab renewed is used here without another renewal', async () => {
  keepSession();
  const { app } = await openTab('/portal');
  await screen.findByRole('heading', { name: 'Tổng quan tài khoản' });

  otherTabWrites('accessToken', { token: 'token-9', expired: Date.now() + 900_000, refreshToken: 'r-9' });

  await waitFor(() => expect(selectAccessToken(app.store.getState())?.token).toBe('token-9'));
  expect(screen.getByRole('heading', { name: 'Tổng quan tài khoản' })).toBeVisible();
});

test('who is signed in stays known while another tab writes its values one by one', async () => {
  keepSession();
  const { app } = await openTab('/');
  await screen.findByRole('heading', { name: 'Trang nhà' });

  otherTabWrites('userInfo', undefined);
  expect(selectSession(app.store.getState()).userInfo?.id).toBe(aMe.id);

  window.localStorage.setItem(
    'accessToken',
    JSON.stringify({ token: 'token-of-another', expired: Date.now() + 900_000, refreshToken: 'r' }),
  );
  otherTabWrites('userInfo', undefined);
  expect(selectSession(app.store.getState()).userInfo).toBeNull();
});

test('a line that another tab adds is counted here, and what is no line counts for nothing', async () => {
  const { app } = await openTab('/');
  await screen.findByRole('heading', { name: 'Trang nhà' });
  const told: number[] = [];
  const stopListening = on('checkout:cart-changed', ({ lineCount }) => told.push(lineCount));
  otherTabWrites('carts', [{ infoId: 'shirt', quantity: 1, isOrder: true, priceSeen: 1 }]);
  expect(await screen.findByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' })).toBeVisible();

  otherTabWrites('carts', { infoId: 'shirt' });

  expect(await screen.findByRole('link', { name: 'Giỏ hàng, 0 sản phẩm' })).toBeVisible();
  expect(told).toEqual([1, 0]);
  otherTabWrites('carts', [{ infoId: 'cap', quantity: 1, isOrder: true, priceSeen: 1 }]);
  otherTabWrites('sf:cart-account', 'customer-1');
  expect(app.store.getState()).toMatchObject({ cart: { totalCart: 1, account: 'customer-1' } });
  stopListening();
});

test('what another tab keeps among its favourites is kept here', async () => {
  const { app } = await openTab('/');
  await screen.findByRole('heading', { name: 'Trang nhà' });

  otherTabWrites('wishlist', [{ id: 'shirt', kind: 'product' }]);
  expect(selectIsFavourite(app.store.getState(), 'shirt')).toBe(true);

  otherTabWrites('wishlist', undefined);
  expect(selectIsFavourite(app.store.getState(), 'shirt')).toBe(false);
});

test('a language that is chosen in another tab is spoken here, on the same page', async () => {
  await openTab('/');
  await screen.findByRole('heading', { name: 'Trang nhà' });
  otherTabWrites('language', 'en');

  expect(await screen.findByRole('link', { name: 'Cart, 0 products' })).toBeVisible();
  expect(window.location.pathname).toBe('/en');
  otherTabWrites('language', 'fr');

  expect(screen.getByRole('link', { name: 'Cart, 0 products' })).toBeVisible();
});

test('what a frame writes into the session storage is no news of another tab', async () => {
  keepSession();
  const { app } = await openTab('/');
  await screen.findByRole('heading', { name: 'Trang nhà' });
  const session = selectSession(app.store.getState());
  window.localStorage.removeItem('accessToken');
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'accessToken', storageArea: window.sessionStorage }),
    );
  });

  expect(selectSession(app.store.getState())).toEqual(session);
});

test('a tab that follows no longer hears of nothing', async () => {
  keepSession();
  const { app } = await openTab('/');
  await screen.findByRole('heading', { name: 'Trang nhà' });
  stop();

  otherTabWrites('accessToken', undefined);
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });

  expect(selectSession(app.store.getState()).isLoggedIn).toBe(true);
});
