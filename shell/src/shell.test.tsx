import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { cartChanged } from '@storefront/shared/cart';
import {
  createQuery,
  loginRequested,
  logoutRequested,
  noticeShown,
  requestEnded,
  requestStarted,
  selectNotifications,
  selectPastNotices,
  selectSession,
  tokenRefreshed,
  useSelector,
} from '@storefront/shared/store';
import { answers, enveloped, refuses, startServer, testApi } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from './testing/render-shell';
import { aLogin, aMe, frameHandlers, keepSession } from './testing/session-handlers';

const server = startServer(...frameHandlers);
const user = userEvent.setup();

const catalog = {
  manifest: aRemote(
    'catalog',
    [aPage('', 'Trang nhà'), aPage('products', 'Các sản phẩm'), aPage('products/:slug', 'Một sản phẩm')],
    {
      navigation: [{ place: 'footer', to: '/products', label: { vi: 'Sản phẩm', en: 'Products' }, order: 1 }],
    },
  ),
};
const account = {
  manifest: aRemote('account', [
    aPage('login', 'Trang đăng nhập'),
    aPage('portal', 'Tổng quan tài khoản', { access: 'customer' }),
  ]),
};

beforeEach(() => {
  window.localStorage.clear();
  server.use(...frameHandlers);
});

const signedIn = () => {
  keepSession();
  server.use(answers('get', 'auth/user/me', aMe));
};

const soon = setTimeout;
const stopTheClock = () => jest.useFakeTimers({ now: Date.now() });
afterEach(() => jest.useRealTimers());

/** Waits for what appears while the clock stands still. */
async function seenAtOnce(find: () => HTMLElement | null): Promise<void> {
  while (!find())
    await act(async () => {
      await jest.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => soon(resolve, 0));
    });
}

test('a visitor goes from page to page inside the frame, and the title follows', async () => {
  await renderShell({ catalog, account });

  expect(await screen.findByRole('heading', { name: 'Trang nhà' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sản phẩm' }));

  expect(await screen.findByRole('heading', { name: 'Các sản phẩm' })).toBeVisible();
  expect(await screen.findByText('Các sản phẩm', { selector: '[role="status"]' })).toBeInTheDocument();
  expect(document.title).toBe('Các sản phẩm | Cửa hàng thử');
  expect(document.getElementById('main')).toHaveFocus();
  expect(window.location.pathname).toBe('/products');
});

test('while another page is on its way, nothing of the page that stands is drawn once more', async () => {
  let drawings = 0;
  const Standing = () => {
    drawings += 1;
    return <h1>Trang nhà</h1>;
  };
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  const routes = [
    aPage('', '', { lazy: () => Promise.resolve({ Component: Standing }) }),
    aPage('products', '', {
      lazy: () => coming.then(() => ({ Component: () => <h1>Các sản phẩm</h1> })),
    }),
  ];
  const { history } = await renderShell({ catalog: { manifest: aRemote('catalog', routes) }, account });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  const before = drawings;

  await act(async () => {
    history.push('/products');
    await Promise.resolve();
  });

  expect(document.getElementById('main')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('heading', { name: 'Trang nhà' })).toBeVisible();
  expect(drawings).toBe(before);
  await act(async () => {
    come();
    await coming;
  });
  expect(await screen.findByRole('heading', { name: 'Các sản phẩm' })).toBeVisible();
  expect(document.getElementById('main')).toHaveAttribute('aria-busy', 'false');
});

test('a page that comes late takes nobody away from the page that they opened after it', async () => {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  const routes = [
    aPage('', 'Trang nhà'),
    aPage('products', '', { lazy: () => coming.then(() => ({ Component: () => <h1>Các sản phẩm</h1> })) }),
    aPage('faqs', 'Câu hỏi'),
  ];
  const { history } = await renderShell({ catalog: { manifest: aRemote('catalog', routes) }, account });
  await screen.findByRole('heading', { name: 'Trang nhà' });

  act(() => history.push('/products'));
  act(() => history.push('/faqs'));
  expect(await screen.findByRole('heading', { name: 'Câu hỏi' })).toBeVisible();
  await act(async () => {
    come();
    await coming;
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(screen.getByRole('heading', { name: 'Câu hỏi' })).toBeVisible();
  expect(window.location.pathname).toBe('/faqs');
});

test('a page that was here before is there without a sign of waiting, and what it needs is asked before it is drawn', async () => {
  const asked: string[] = [];
  const news = createQuery<null, string>({
    name: 'catalog/news',
    keyOf: () => 'all',
    fetch: () => {
      asked.push(screen.getByRole('heading', { level: 1 }).textContent);
      return Promise.resolve('');
    },
  });
  const manifest = aRemote(
    'catalog',
    [aPage('', 'Trang nhà'), aPage('products', 'Các sản phẩm', { needs: () => [news.refetch(null)] })],
    { slices: [news.slice], saga: news.saga },
  );
  const { history } = await renderShell({ catalog: { manifest }, account }, { at: '/products' });
  await screen.findByRole('heading', { name: 'Các sản phẩm' });
  act(() => history.push('/'));
  await screen.findByRole('heading', { name: 'Trang nhà' });
  asked.length = 0;

  act(() => history.push('/products'));

  expect(document.getElementById('main')).toHaveAttribute('aria-busy', 'false');
  expect(await screen.findByRole('heading', { name: 'Các sản phẩm' })).toBeVisible();
  expect(asked).toEqual(['Trang nhà']);
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

test('what is chosen on a page that was reported reports it no second time', async () => {
  const views: unknown[] = [];
  server.use(
    http.post(`${testApi}/main/tracking`, async ({ request }) => {
      views.push(((await request.json()) as { accessedUrl: string }).accessedUrl);
      return HttpResponse.json(enveloped({}));
    }),
  );
  const { history } = await renderShell({ catalog, account }, { at: '/products' });
  await waitFor(() => expect(views).toEqual(['/products']));

  act(() => history.replace('/products?size=M'));
  act(() => history.push('/products?page=2'));

  await waitFor(() => expect(views).toEqual(['/products', '/products?page=2']));
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

  expect(await screen.findByRole('heading', { level: 1, name: /không mở được/ })).toBeVisible();
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
  const { errors } = await renderShell(
    { catalog: { manifest: aRemote('catalog', [aPage('', 'Trang nhà'), broken]) }, account },
    { at: '/products' },
  );

  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  expect(errors).toMatchObject([
    { reason: 'threw', part: { remote: 'catalog', version: '1.0.0-test', exposedModule: 'page /products' } },
  ]);
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

  expect(
    await screen.findByRole('heading', { name: 'Tổng quan tài khoản' }, { timeout: 3000 }),
  ).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Minh Anh', hidden: true })[0]).toBeInTheDocument();
  expect(JSON.parse(window.localStorage.getItem('accessToken') ?? 'null')).toMatchObject({
    token: 'token-1',
    refreshToken: 'refresh-1',
  });
  expect(JSON.parse(window.localStorage.getItem('email') ?? 'null')).toBe('customer@example.com');
  expect(JSON.stringify(window.localStorage)).not.toContain('qrCode');
});

test.each([
  ['USER_NOT_ACTIVE', 'LoginFailedByNotActive'],
  ['USER_IS_NOT_ACTIVE', 'LoginFailedAccountIsNotActive'],
  ['INVALID_CREDENTIALS', 'LoginFailedByInvalidCredentials'],
  ['WRONG_PASSWORD', 'LoginFailedWrongPass'],
  ['ACCOUNT_DOES_NOT_EXIST', 'LoginFailedAccountIsnotExisted'],
  ['SOMETHING_ELSE', 'LoginFailedDefault'],
])(
  'a login refused with %s raises its notice for the form, without a toast that repeats it',
  async (code, notice) => {
    server.use(refuses('post', 'auth/login', 401, code));
    const { app } = await renderShell({ catalog, account }, { at: '/login' });
    await screen.findByRole('heading', { name: 'Trang đăng nhập' });

    act(() => {
      app.store.dispatch(loginRequested({ username: 'a@example.com', password: 'wrong' }));
    });

    await waitFor(() =>
      expect(selectPastNotices(app.store.getState()).map(({ notice }) => notice)).toEqual([notice]),
    );
    expect(selectNotifications(app.store.getState())).toEqual([]);
    expect(window.localStorage.getItem('accessToken')).toBeNull();
  },
);

const referral = {
  companyName: 'cong-ty',
  accessToken: 'referral-1',
  refreshToken: 'referral-refresh-1',
  expiredIn: 900_000,
};

test.each([
  ['no user comes back', () => answers('get', 'auth/user/me', null)],
  ['the profile answers with an error', () => refuses('get', 'auth/user/me', 503, 'SERVICE_UNAVAILABLE')],
  ['the network fails', () => http.get(`${testApi}/auth/user/me`, () => HttpResponse.error())],
])('a login that fails because %s signs nobody in, not even after a reload', async (_why, me) => {
  const ended: unknown[] = [];
  window.localStorage.setItem('wishlist', JSON.stringify([{ id: 'p1', kind: 'product' }]));
  server.use(
    answers('post', 'auth/login', { ...aLogin, referralCredentials: referral }),
    me(),
    answers('post', 'auth/logout', (request: Request) => {
      ended.push(request.headers.get('Authorization'));
      return {};
    }),
  );
  const { app, unmount } = await renderShell({ catalog, account }, { at: '/login' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });

  act(() => {
    app.store.dispatch(loginRequested({ username: 'a@example.com', password: 'storefront' }));
  });

  await waitFor(() =>
    expect(selectPastNotices(app.store.getState())).toMatchObject([{ notice: 'LoginFailedDefault' }]),
  );
  expect(selectSession(app.store.getState())).toMatchObject({
    accessToken: null,
    email: null,
    infoAuthReferral: null,
    userInfo: null,
    isLoggedIn: false,
    isLoginingIn: false,
  });
  for (const key of ['accessToken', 'email', 'userInfo', 'infoAuthReferral'])
    expect(window.localStorage.getItem(key)).toBeNull();
  expect(window.localStorage.getItem('wishlist')).toContain('p1');
  await waitFor(() => {
    expect(ended).toEqual(['Bearer token-1']);
  });

  unmount();
  server.use(answers('get', 'auth/user/me', aMe));
  await renderShell({ catalog, account }, { at: '/portal' });
  expect(await screen.findByRole('heading', { name: 'Trang đăng nhập' })).toBeVisible();
});

test('who signs out at once is not led to where the login was for', async () => {
  server.use(
    answers('post', 'auth/login', aLogin),
    answers('get', 'auth/user/me', aMe),
    answers('post', 'auth/logout', {}),
  );
  const { app } = await renderShell({ catalog, account }, { at: '/login' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });
  stopTheClock();
  act(() => {
    app.store.dispatch(loginRequested({ username: 'a@example.com', password: 'storefront' }));
  });
  await seenAtOnce(() => screen.queryByText('Đã đăng nhập.'));
  act(() => {
    app.store.dispatch(logoutRequested({ redirect: 'home' }));
  });
  await seenAtOnce(() => screen.queryByRole('heading', { name: 'Trang nhà' }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));

  expect(window.location.pathname).toBe('/');
});

test('staff without a profile bear their role and are in the portal at once', async () => {
  server.use(
    answers('post', 'auth/login', aLogin),
    answers('get', 'auth/user/me', { id: 'operator-1', email: 'operator@example.com', role: 'OPERATOR' }),
  );
  const { app } = await renderShell({ catalog, account }, { at: '/login?redirectUrl=%2Fproducts' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });
  stopTheClock();
  act(() => {
    app.store.dispatch(
      loginRequested({ username: 'operator@example.com', password: 'storefront', redirectUrl: '/products' }),
    );
  });

  await seenAtOnce(() => screen.queryByRole('heading', { name: 'Tổng quan tài khoản' }));
  expect(screen.getAllByRole('button', { name: 'OPERATOR', hidden: true })[0]).toBeInTheDocument();
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
  await screen.findByRole('heading', { name: 'Tổng quan tài khoản' });

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

test('who signs out while their profile is on its way leaves nothing of it behind', async () => {
  keepSession();
  window.localStorage.removeItem('userInfo');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    answers('get', 'auth/user/me', async () => {
      await held;
      return aMe;
    }),
    answers('post', 'auth/logout', {}),
  );
  const { app } = await renderShell({ catalog, account });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  await act(async () => {
    app.store.dispatch(logoutRequested({ redirect: 'home' }));
    answer();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

  expect(selectSession(app.store.getState())).toMatchObject({ userInfo: null, profile: null });
  expect(window.localStorage.getItem('userInfo')).toBeNull();
});

test('a session that cannot be renewed ends with a notice, and the shopper comes back after signing in', async () => {
  window.localStorage.setItem(
    'accessToken',
    JSON.stringify({ token: 'old', expired: Date.now() - 1000, refreshToken: 'dead' }),
  );
  server.use(refuses('post', 'auth/refreshToken', 401, 'INVALID_REFRESH_TOKEN'));
  const { app } = await renderShell({ catalog, account }, { at: '/portal?tab=orders' });

  expect(await screen.findByText(/Phiên đăng nhập đã hết hạn/)).toBeVisible();
  expect(selectNotifications(app.store.getState()).at(-1)?.notice).toBe('SessionExpired');
  expect(await screen.findByRole('heading', { name: 'Trang đăng nhập' })).toBeVisible();
  expect(window.location.search).toBe('?redirectUrl=%2Fportal%3Ftab%3Dorders');
});

test('a session that ends on an open personal page asks to sign in for that page with its query', async () => {
  signedIn();
  server.use(
    refuses('get', 'ecommerce/order/my-order', 401, 'UNAUTHENTICATED'),
    refuses('post', 'auth/refreshToken', 401, 'INVALID_REFRESH_TOKEN'),
  );
  const { app } = await renderShell({ catalog, account }, { at: '/portal?tab=orders&page=2' });
  await screen.findByRole('heading', { name: 'Tổng quan tài khoản' });

  await act(() => app.http.getWithBearer('ecommerce/order/my-order').catch(() => undefined));

  expect(await screen.findByRole('heading', { name: 'Trang đăng nhập' })).toBeVisible();
  expect(window.location.search).toBe('?redirectUrl=%2Fportal%3Ftab%3Dorders%26page%3D2');
});

test.each([
  ['network', { status: 0, code: 'NETWORK' }],
  ['503', { status: 503, code: 'SERVICE_UNAVAILABLE' }],
])('a %s failure while renewing ends no session and is told as what it is', async (how, failure) => {
  window.localStorage.setItem(
    'accessToken',
    JSON.stringify({ token: 'old', expired: Date.now() - 1000, refreshToken: 'alive' }),
  );
  server.use(
    how === 'network'
      ? http.post(`${testApi}/auth/refreshToken`, () => HttpResponse.error())
      : refuses('post', 'auth/refreshToken', 503, 'SERVICE_UNAVAILABLE'),
  );
  const { app } = await renderShell({ catalog, account }, { at: '/portal' });

  expect(await screen.findByRole('heading', { name: 'Tổng quan tài khoản' })).toBeVisible();
  // The header shows meanwhile that the session is being renewed.
  await act(() =>
    expect(app.http.post('ecommerce/order', {}, { isPersonal: true })).rejects.toMatchObject(failure),
  );
  await act(() => expect(app.http.getWithBearer('ecommerce/order/my-order')).rejects.toMatchObject(failure));
  expect(window.localStorage.getItem('accessToken')).toContain('alive');
});

test('a write of a session that cannot be renewed is told that nobody is signed in', async () => {
  window.localStorage.setItem(
    'accessToken',
    JSON.stringify({ token: 'old', expired: Date.now() - 1000, refreshToken: 'dead' }),
  );
  server.use(refuses('post', 'auth/refreshToken', 401, 'INVALID_REFRESH_TOKEN'));
  const { app } = await renderShell({ catalog, account }, { at: '/products' });

  // The header shows meanwhile that the session is being renewed.
  await act(() =>
    expect(app.http.post('ecommerce/order', {}, { isPersonal: true })).rejects.toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    }),
  );
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
  const portal = aPage('portal', 'Tổng quan tài khoản', {
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

test('who comes back with an expired token is known by name once it is renewed', async () => {
  window.localStorage.setItem(
    'accessToken',
    JSON.stringify({ token: 'old', expired: Date.now() - 1000, refreshToken: 'alive' }),
  );
  server.use(
    answers('post', 'auth/refreshToken', { accessToken: 'new', refreshToken: 'next', expiresIn: 900_000 }),
    answers('get', 'auth/user/me', aMe),
  );
  const { app } = await renderShell({ catalog, account });

  expect(await screen.findAllByRole('button', { name: 'Minh Anh', hidden: true })).not.toHaveLength(0);
  expect(selectSession(app.store.getState()).profile).toMatchObject({ email: 'customer@example.com' });
});

test('a server that refuses every token is asked for a new one once, not in a circle', async () => {
  signedIn();
  let refreshes = 0;
  let asked = 0;
  server.use(
    answers('post', 'auth/refreshToken', () => {
      refreshes += 1;
      return { accessToken: `new-${String(refreshes)}`, refreshToken: 'next', expiresIn: 900_000 };
    }),
    http.get(`${testApi}/ecommerce/order/my-order`, () => {
      asked += 1;
      if (asked > 10) throw new Error('It goes in a circle.');
      return HttpResponse.json({ success: false, message: 'UNAUTHENTICATED' }, { status: 401 });
    }),
  );
  const orders = createQuery<null, string>({
    name: 'account/orders',
    keyOf: () => 'all',
    isPersonal: true,
    fetch: async ({ http: transport }) =>
      (await transport.getWithBearer<string>('ecommerce/order/my-order'))?.data,
  });
  const Page = () => {
    const { error, isFetching } = useSelector((state) => orders.select(state, null));
    return <h1>{error && !isFetching ? error.code : 'Đang tải'}</h1>;
  };
  const page = aPage('', '', {
    lazy: () => Promise.resolve({ Component: Page }),
    needs: () => [orders.fetch(null)],
  });
  const manifest = aRemote('account', [page], { slices: [orders.slice], saga: orders.saga });
  await renderShell({ account: { manifest } });

  expect(await screen.findByRole('heading', { name: 'UNAUTHENTICATED' })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(refreshes).toBe(1);
  expect(asked).toBe(2);
});

test('a refusal of a token that was renewed meanwhile renews no other', async () => {
  signedIn();
  let refreshes = 0;
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (refuse = resolve));
  server.use(
    answers('post', 'auth/refreshToken', () => {
      refreshes += 1;
      return { accessToken: `new-${String(refreshes)}`, refreshToken: 'next', expiresIn: 900_000 };
    }),
    http.get(`${testApi}/ecommerce/order/my-order`, async () => {
      await held;
      return HttpResponse.json({ success: false, message: 'UNAUTHENTICATED' }, { status: 401 });
    }),
  );
  const { app } = await renderShell({ catalog, account });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  await act(async () => {
    const late = app.http.getWithBearer('ecommerce/order/my-order').catch(() => undefined);
    app.store.dispatch(
      tokenRefreshed({ token: 'newer', refreshToken: 'newer', expired: Date.now() + 900_000 }),
    );
    refuse();
    await late;
    await new Promise((resolve) => setTimeout(resolve, 100));
  });

  expect(refreshes).toBe(0);
});

test('a token that another tab renews while the profile is on its way is kept', async () => {
  const token = (name: string) => ({ token: name, expired: Date.now() + 900_000, refreshToken: name });
  window.localStorage.setItem('accessToken', JSON.stringify(token('first')));
  server.use(
    answers('get', 'auth/user/me', () => {
      window.localStorage.setItem('accessToken', JSON.stringify(token('renewed')));
      return aMe;
    }),
  );
  await renderShell({ catalog, account });

  await waitFor(() => {
    expect(window.localStorage.getItem('userInfo')).toContain('Minh Anh');
  });
  expect(window.localStorage.getItem('accessToken')).toContain('renewed');
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

  await user.click(screen.getByRole('link', { name: /tiếng Anh/ }));

  expect(await screen.findByRole('link', { name: /Vietnamese/ })).toBeVisible();
  expect(window.location.pathname).toBe('/en/products');
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByRole('heading', { name: 'Các sản phẩm' })).toBeVisible();
  expect(window.localStorage.getItem('language')).toBe('"en"');
});

test.each([
  ['/products?page=2#reviews', '/en/products?page=2#reviews'],
  ['/en/products?page=2', '/products?page=2'],
  ['/', '/en'],
  ['/en', '/'],
])('on %s the other language is a link to %s, which opens in another tab as well', async (at, other) => {
  await renderShell({ catalog, account }, { at });
  const link = await screen.findByRole('link', { name: /Vietnamese|tiếng Anh/ });

  expect(link).toHaveAttribute('href', other);
  expect(link).toHaveAttribute('rel', 'alternate');
  expect(link.getAttribute('hreflang')).toBe(at.startsWith('/en') ? 'vi' : 'en');
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    // Only this listener keeps the browser from following the link.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    const ours = jest.spyOn(press, 'preventDefault');
    fireEvent(link, press);
    expect(ours).toHaveBeenCalledTimes(1);
  }
  expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(at);
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

test('where one customer wanted to go is not where the next one is led', async () => {
  server.use(
    answers('post', 'auth/login', aLogin),
    answers('get', 'auth/user/me', aMe),
    answers('post', 'auth/logout', {}),
  );
  const { app } = await renderShell({ catalog, account }, { at: '/portal?order=1' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });
  const signIn = () => {
    act(() => {
      app.store.dispatch(loginRequested({ username: 'a@example.com', password: 'storefront' }));
    });
  };
  signIn();
  expect(
    await screen.findByRole('heading', { name: 'Tổng quan tài khoản' }, { timeout: 3000 }),
  ).toBeVisible();
  expect(window.location.search).toBe('?order=1');

  act(() => {
    app.store.dispatch(logoutRequested({ redirect: 'password-changed' }));
  });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });
  signIn();

  expect(
    await screen.findByRole('heading', { name: 'Tổng quan tài khoản' }, { timeout: 3000 }),
  ).toBeVisible();
  expect(window.location.search).toBe('');
});
