import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { cartChanged } from '@storefront/shared/cart';
import {
  loginRequested,
  logoutRequested,
  noticeShown,
  requestEnded,
  requestStarted,
} from '@storefront/shared/store';
import { answers, enveloped, refuses, startServer, testApi } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from './testing/render-shell';
import { aLogin, aMe, frameHandlers } from './testing/session-handlers';

const server = startServer(...frameHandlers);
const user = userEvent.setup();

const catalog = {
  manifest: aRemote(
    'catalog',
    [aPage('', 'Trang nhà'), aPage('products', 'Các sản phẩm'), aPage('products/:slug', 'Một sản phẩm')],
    {
      navigation: [{ place: 'header', to: '/products', label: { vi: 'Sản phẩm', en: 'Products' }, order: 1 }],
    },
  ),
};
const account = {
  manifest: aRemote('account', [
    aPage('login', 'Trang đăng nhập'),
    aPage('portal', 'Cổng cá nhân', { access: 'customer' }),
  ]),
};

beforeEach(() => {
  window.localStorage.clear();
  server.use(...frameHandlers);
});

const signedIn = () => {
  const session = { token: 'token-0', expired: Date.now() + 600_000, refreshToken: 'refresh-0' };
  window.localStorage.setItem('accessToken', JSON.stringify(session));
  window.localStorage.setItem(
    'userInfo',
    JSON.stringify({ id: 'customer-1', role: 'CUSTOMER', firstName: 'Minh Anh', lastName: 'Nguyễn' }),
  );
  server.use(answers('get', 'auth/user/me', aMe));
};

test('a visitor goes from page to page inside the frame, and the title follows', async () => {
  await renderShell({ catalog, account });

  expect(await screen.findByRole('heading', { name: 'Trang nhà' })).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'Sản phẩm' })[0] as HTMLElement);

  expect(await screen.findByRole('heading', { name: 'Các sản phẩm' })).toBeVisible();
  expect(document.title).toBe('Các sản phẩm | Cửa hàng thử');
  expect(window.location.pathname).toBe('/products');
});

test('each page is reported once, with its address and title', async () => {
  const views: unknown[] = [];
  server.use(
    http.post(`${testApi}/main/tracking`, async ({ request }) => {
      views.push(await request.json());
      return HttpResponse.json(enveloped({}));
    }),
  );
  await renderShell({ catalog, account }, { at: '/products?page=2' });
  await waitFor(() => {
    expect(views).toHaveLength(1);
  });
  await user.click(screen.getByRole('link', { name: /trang chủ/ }));

  await waitFor(() => {
    expect(views).toEqual([
      { accessedUrl: '/products?page=2', title: 'Các sản phẩm | Cửa hàng thử' },
      { accessedUrl: '/', title: 'Trang nhà | Cửa hàng thử', referrer: '/products?page=2' },
    ]);
  });
});

test('an address that no remote claims is a page of the shop that says so', async () => {
  await renderShell({ catalog, account }, { at: '/nowhere' });

  expect(
    await screen.findByRole('heading', { name: 'Không tìm thấy trang này', level: 1 }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Giỏ hàng, 0 sản phẩm' })).toBeVisible();
});

test('a remote that cannot be loaded leaves the frame alive, and a retry brings its page without a reload', async () => {
  let isDown = true;
  const load = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(catalog.manifest));
  await renderShell({ catalog: { ...catalog, load }, account }, { at: '/products' });

  expect(await screen.findByText(/không mở được/, { selector: 'h2, p, strong' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Đăng nhập/ })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByRole('heading', { name: 'Các sản phẩm' })).toBeVisible();
});

test('a page that breaks while drawing takes only itself down', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = aPage('products', '', {
    lazy: () =>
      Promise.resolve({
        Component: () => {
          throw new Error('broken');
        },
      }),
  });
  await renderShell(
    { catalog: { manifest: aRemote('catalog', [aPage('', 'Trang nhà'), broken]) }, account },
    { at: '/products' },
  );

  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /trang chủ/ }));

  expect(await screen.findByRole('heading', { name: 'Trang nhà' })).toBeVisible();
});

test('a visitor who opens a personal page signs in and is back there', async () => {
  server.use(answers('post', 'auth/login', aLogin), answers('get', 'auth/user/me', aMe));
  const { app } = await renderShell({ catalog, account }, { at: '/portal' });

  expect(await screen.findByRole('heading', { name: 'Trang đăng nhập' })).toBeVisible();
  expect(window.location.search).toBe('?redirectUrl=%2Fportal');
  act(() => {
    app.store.dispatch(
      loginRequested({ username: 'Customer@Example.com ', password: 'storefront', redirectUrl: '/portal' }),
    );
  });

  expect(await screen.findByRole('heading', { name: 'Cổng cá nhân' }, { timeout: 3000 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Minh Anh', hidden: true })).toBeInTheDocument();
  expect(JSON.parse(window.localStorage.getItem('accessToken') ?? 'null')).toMatchObject({
    token: 'token-1',
    refreshToken: 'refresh-1',
  });
  expect(JSON.parse(window.localStorage.getItem('email') ?? 'null')).toBe('customer@example.com');
  expect(JSON.stringify(window.localStorage)).not.toContain('qrCode');
});

test.each([
  ['USER_NOT_ACTIVE', /chưa kích hoạt/],
  ['USER_IS_NOT_ACTIVE', /bị khoá/],
  ['INVALID_CREDENTIALS', /E-mail hoặc mật khẩu/],
  ['WRONG_PASSWORD', /^Mật khẩu không đúng/],
  ['ACCOUNT_DOES_NOT_EXIST', /không tồn tại/],
  ['SOMETHING_ELSE', /Chưa đăng nhập được/],
])('a login refused with %s is told in its own words', async (code, text) => {
  server.use(refuses('post', 'auth/login', 401, code));
  const { app } = await renderShell({ catalog, account }, { at: '/login' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });

  act(() => {
    app.store.dispatch(loginRequested({ username: 'a@example.com', password: 'wrong' }));
  });

  expect(await screen.findByText(text)).toBeVisible();
  expect(window.localStorage.getItem('accessToken')).toBeNull();
});

test('staff without a profile bear their role and are in the portal at once', async () => {
  server.use(
    answers('post', 'auth/login', aLogin),
    answers('get', 'auth/user/me', { id: 'operator-1', email: 'operator@example.com', role: 'OPERATOR' }),
  );
  const { app } = await renderShell({ catalog, account }, { at: '/login?redirectUrl=%2Fproducts' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });
  act(() => {
    app.store.dispatch(
      loginRequested({ username: 'operator@example.com', password: 'storefront', redirectUrl: '/products' }),
    );
  });

  expect(await screen.findByRole('heading', { name: 'Cổng cá nhân' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'OPERATOR', hidden: true })).toBeInTheDocument();
});

test('logging out clears the session and the wishlist, keeps the cart, and leads home', async () => {
  signedIn();
  window.localStorage.setItem(
    'carts',
    JSON.stringify([{ infoId: 'shirt', quantity: 1, isOrder: true, priceSeen: 1000 }]),
  );
  window.localStorage.setItem('wishlist', JSON.stringify([{ id: 'p1', kind: 'product' }]));
  server.use(answers('post', 'auth/logout', {}));
  const { app } = await renderShell({ catalog, account }, { at: '/portal' });
  await screen.findByRole('heading', { name: 'Cổng cá nhân' });

  act(() => {
    app.store.dispatch(logoutRequested({ redirect: 'home' }));
  });

  expect(await screen.findByRole('heading', { name: 'Trang nhà' })).toBeVisible();
  for (const key of ['accessToken', 'userInfo', 'email', 'infoAuthReferral', 'wishlist']) {
    expect(window.localStorage.getItem(key)).toBeNull();
  }
  expect(JSON.parse(window.localStorage.getItem('carts') ?? '[]')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' })).toBeVisible();
});

test('a session that cannot be renewed ends with a notice, and the shopper comes back after signing in', async () => {
  window.localStorage.setItem(
    'accessToken',
    JSON.stringify({ token: 'old', expired: Date.now() - 1000, refreshToken: 'dead' }),
  );
  server.use(refuses('post', 'auth/refreshToken', 401, 'INVALID_REFRESH_TOKEN'));
  await renderShell({ catalog, account }, { at: '/portal?tab=orders' });

  expect(await screen.findByText(/Phiên đăng nhập đã hết hạn/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Trang đăng nhập' })).toBeVisible();
  expect(window.location.search).toBe('?redirectUrl=%2Fportal%3Ftab%3Dorders');
});

test.each(['network', '503'])('a %s failure while renewing ends no session', async (how) => {
  window.localStorage.setItem(
    'accessToken',
    JSON.stringify({ token: 'old', expired: Date.now() - 1000, refreshToken: 'alive' }),
  );
  server.use(
    how === 'network'
      ? http.post(`${testApi}/auth/refreshToken`, () => HttpResponse.error())
      : refuses('post', 'auth/refreshToken', 503, 'SERVICE_UNAVAILABLE'),
  );
  await renderShell({ catalog, account }, { at: '/portal' });

  expect(await screen.findByRole('heading', { name: 'Cổng cá nhân' })).toBeVisible();
  expect(window.localStorage.getItem('accessToken')).toContain('alive');
});

test('an expired token is renewed once and what the page needs is asked again', async () => {
  window.localStorage.setItem(
    'accessToken',
    JSON.stringify({ token: 'old', expired: Date.now() - 1000, refreshToken: 'alive' }),
  );
  let refreshes = 0;
  server.use(
    answers('post', 'auth/refreshToken', () => {
      refreshes += 1;
      return { accessToken: 'new', refreshToken: 'next', expiresIn: 900_000 };
    }),
    answers('get', 'auth/user/me', aMe),
  );
  const asked: string[] = [];
  const portal = aPage('portal', 'Cổng cá nhân', {
    access: 'customer',
    needs: () => {
      asked.push(window.localStorage.getItem('accessToken') ?? '');
      return [];
    },
  });
  await renderShell({ catalog, account: { manifest: aRemote('account', [portal]) } }, { at: '/portal' });

  await waitFor(() => {
    expect(asked.at(-1)).toContain('new');
  });
  expect(refreshes).toBe(1);
});

test('lines that two tabs add are both in the cart', async () => {
  const { app } = await renderShell({ catalog, account });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  const other = [{ infoId: 'robot', quantity: 1, isOrder: true, priceSeen: 5 }];
  window.localStorage.setItem('carts', JSON.stringify(other));

  act(() => {
    app.store.dispatch(cartChanged({ kind: 'add', line: { infoId: 'shirt', quantity: 1, priceSeen: 1 } }));
    app.store.dispatch(cartChanged({ kind: 'add', line: { infoId: 'cap', quantity: 2, priceSeen: 1 } }));
  });

  expect(await screen.findByRole('link', { name: 'Giỏ hàng, 3 sản phẩm' })).toBeVisible();
  expect(JSON.parse(window.localStorage.getItem('totalQuantity') ?? '0')).toBe(3);
});

test('whatever lies in storage, the shop opens', async () => {
  for (const key of [
    'carts',
    'totalQuantity',
    'wishlist',
    'language',
    'accessToken',
    'userInfo',
    'email',
    'infoAuthReferral',
  ]) {
    window.localStorage.setItem(key, '{"__proto__":{"x":1},"broken');
  }
  await renderShell({ catalog, account });

  expect(await screen.findByRole('heading', { name: 'Trang nhà' })).toBeVisible();
});

test('changing the language keeps the page and its address', async () => {
  await renderShell({ catalog, account }, { at: '/products?page=2' });
  await screen.findByRole('heading', { name: 'Các sản phẩm' });

  await user.click(screen.getByRole('button', { name: /tiếng Anh/ }));

  expect(await screen.findByRole('button', { name: /Vietnamese/ })).toBeVisible();
  expect(window.location.pathname).toBe('/en/products');
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByRole('heading', { name: 'Các sản phẩm' })).toBeVisible();
});

test('a notice that the shop does not know fails loudly', async () => {
  const { app } = await renderShell({ catalog, account });

  expect(() => app.store.dispatch(noticeShown('unknown:key'))).toThrow('Notification type is invalid');
  expect(() => app.store.dispatch(noticeShown('constructor' as 'Copied'))).toThrow(
    'Notification type is invalid',
  );
});

test('the overlay waits 300 ms, shows while requests are pending, and goes with the last of them', async () => {
  const { app } = await renderShell({ catalog, account });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  act(() => {
    app.store.dispatch(requestStarted('a'));
    app.store.dispatch(requestStarted('a'));
  });

  expect(screen.queryByText('Đang tải')).not.toBeInTheDocument();
  expect(await screen.findByText('Đang tải')).toBeInTheDocument();
  act(() => {
    app.store.dispatch(requestEnded('a'));
  });
  expect(screen.getByText('Đang tải')).toBeInTheDocument();
  act(() => {
    app.store.dispatch(requestEnded('a'));
  });

  expect(screen.queryByText('Đang tải')).not.toBeInTheDocument();
});
