import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { At } from '@storefront/shared/contracts';
import type { ApiErrorCode } from '@storefront/shared/http';
import {
  loginAccepted,
  loginEnded,
  loginFailed,
  loginRequested,
  settingReceived,
  takeEvery,
  type Credentials,
} from '@storefront/shared/store';
import {
  answers,
  aSession,
  aSetting,
  renderRemote,
  startServer,
  type Rendered,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { orderHandlers } from '../testing/handlers';

const server = startServer(...orderHandlers());

const anywhere: At = { params: {}, query: new URLSearchParams(), language: 'vi' };

/** The shell's side of a login, which the page only asks for. */
function listen({ store }: Rendered): Credentials[] {
  const asked: Credentials[] = [];
  store.run(function* () {
    yield* takeEvery(loginRequested, ({ payload }) => {
      asked.push(payload);
    });
  });
  return asked;
}
function refuse({ store }: Rendered, code: ApiErrorCode, retryAfterSeconds?: number) {
  act(() => {
    store.dispatch(loginFailed({ code, retryAfterSeconds }));
    store.dispatch(loginEnded());
  });
}
async function signIn(email = 'customer@example.com', password = 'storefront') {
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Mật khẩu'), password);
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
}

test('a customer signs in, and where they came from goes along', async () => {
  const page = await renderRemote(remote, { at: paths.login.to('/checkout/delivery?x=1') });
  const asked = listen(page);
  expect(await screen.findByText(/quay lại đúng trang đang xem/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Mật khẩu')).toHaveAttribute('autocomplete', 'current-password');

  await signIn('  Customer@Example.com ');

  await waitFor(() =>
    expect(asked).toEqual([
      { username: 'customer@example.com', password: 'storefront', redirectUrl: '/checkout/delivery?x=1' },
    ]),
  );
  expect(screen.getByRole('button', { name: /Đăng nhập/ })).toHaveAttribute('aria-busy', 'true');
});

test('a second press while waiting asks nothing more', async () => {
  const page = await renderRemote(remote, { at: paths.login.to() });
  const asked = listen(page);

  await signIn();
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: /Đăng nhập/ }));

  expect(asked).toHaveLength(1);
});

test.each<[ApiErrorCode, string, string | RegExp]>([
  ['ACCOUNT_DOES_NOT_EXIST', 'Email', 'Chưa có tài khoản nào dùng email này.'],
  ['WRONG_PASSWORD', 'Mật khẩu', /^Mật khẩu không đúng/],
])('%s is said once, beside its field, and what was typed stays', async (code, label, words) => {
  const page = await renderRemote(remote, { at: paths.login.to() });
  await signIn();

  refuse(page, code);

  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getAllByText(words)).toHaveLength(1);
  expect(screen.queryByRole('group', { name: /Vui lòng kiểm tra/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('customer@example.com');
  expect(screen.getByLabelText('Mật khẩu')).toHaveValue('storefront');
});

test('the same mistake twice is said twice, and mending it takes the words away', async () => {
  const page = await renderRemote(remote, { at: paths.login.to() });
  await signIn();
  refuse(page, 'WRONG_PASSWORD');
  const field = screen.getByLabelText('Mật khẩu');
  await waitFor(() => expect(field).toBeInvalid());

  await userEvent.type(field, 'x');
  expect(field).not.toBeInvalid();

  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Đăng nhập/ })).toHaveAttribute('aria-busy'));
  refuse(page, 'WRONG_PASSWORD');
  await waitFor(() => expect(field).toBeInvalid());
});

test.each<[ApiErrorCode, RegExp]>([
  ['INVALID_CREDENTIALS', /^Email hoặc mật khẩu chưa đúng.*mở email kích hoạt/],
  ['USER_NOT_ACTIVE', /chưa được kích hoạt/],
  ['USER_IS_NOT_ACTIVE', /đang bị khoá/],
  ['TOO_MANY_ATTEMPTS', /chờ một lúc rồi thử lại/],
  ['NETWORK', /^Mất kết nối/],
  ['FAIL_TO_GET_USER_INFO', /^Chưa đăng nhập được/],
])('%s is said above the form and blames no field', async (code, words) => {
  const page = await renderRemote(remote, { at: paths.login.to() });
  await signIn();

  refuse(page, code);

  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).not.toBeInvalid();
  expect(screen.getByLabelText('Mật khẩu')).not.toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveValue('customer@example.com');
});

test.each([
  [15 * 60, /Chờ khoảng 15 phút rồi thử lại/],
  [7 * 3_600, /Chờ khoảng 7 giờ rồi thử lại/],
])(
  'a customer with too many attempts reads how long to wait when the server says %i seconds',
  async (seconds, words) => {
    const page = await renderRemote(remote, { at: paths.login.to() });
    await signIn();

    refuse(page, 'TOO_MANY_ATTEMPTS', seconds);

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  },
);

test('where answers hide which accounts exist, a refused login offers a new password and the activation email', async () => {
  const page = await renderRemote(remote, { at: paths.login.to() });
  await signIn();

  refuse(page, 'INVALID_CREDENTIALS');

  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^Email hoặc mật khẩu chưa đúng\./)).toBeVisible();
  expect(alert.getByRole('link', { name: 'Chọn mật khẩu mới' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('button', { name: 'Gửi lại email kích hoạt' })).toBeVisible();
});

test('anyone who has not activated their account has the mail sent again', async () => {
  const resent: unknown[] = [];
  server.use(
    answers('post', 'auth/resend-verification', async (request: Request) => {
      resent.push(await request.json());
      return { sent: true };
    }),
  );
  const page = await renderRemote(remote, { at: paths.login.to() });
  await signIn();
  expect(screen.queryByRole('button', { name: /^Gửi lại/ })).not.toBeInTheDocument();
  refuse(page, 'USER_NOT_ACTIVE');

  await userEvent.click(await screen.findByRole('button', { name: 'Gửi lại email kích hoạt' }));

  expect(await screen.findByText(/email mới sẽ đến trong ít phút/)).toBeVisible();
  expect(resent).toEqual([{ email: 'customer@example.com' }]);
});

test('who has no account, or no password any more, finds the way', async () => {
  await renderRemote(remote, { at: paths.login.to() });

  expect(await screen.findByRole('link', { name: 'Đăng ký' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Quên mật khẩu?' })).toHaveAttribute('href', '/forgot-password');
});

test('an empty form is refused before anything is asked, all at once', async () => {
  const page = await renderRemote(remote, { at: paths.login.to() });
  const asked = listen(page);

  await userEvent.click(await screen.findByRole('button', { name: 'Đăng nhập' }));

  const summary = await screen.findByRole('group', { name: /kiểm tra 2 mục/ });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getByRole('link', { name: 'Email' })).toBeVisible();
  expect(within(summary).getByRole('link', { name: 'Mật khẩu' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Bạn chưa nhập email.');
  expect(asked).toHaveLength(0);
});

test('a password of another day is not measured by the rule of today', async () => {
  const page = await renderRemote(remote, { at: paths.login.to() });
  const asked = listen(page);

  await signIn('customer@example.com', 'mật');

  await waitFor(() => expect(asked).toEqual([{ username: 'customer@example.com', password: 'mật' }]));
});

test('a password can be looked at', async () => {
  await renderRemote(remote, { at: paths.login.to() });
  const field = await screen.findByLabelText('Mật khẩu');
  expect(field).toHaveAttribute('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));

  expect(field).toHaveAttribute('type', 'text');
});

test.each([
  ['/products?page=2', '/products?page=2'],
  ['https://evil.example', '/portal'],
  ['//evil.example', '/portal'],
  ['/\\evil.example', '/portal'],
  ['javascript:alert(1)', '/portal'],
  [undefined, '/portal'],
])('who is signed in already and wants %s is sent to %s', async (wanted, path) => {
  const { location } = await renderRemote(remote, { at: paths.login.to(wanted), session: aSession });

  await waitFor(() => expect(location()).toBe(path));
});

test('who signs in here waits for the session to lead on, wherever the address points', async () => {
  const page = await renderRemote(remote, { at: paths.login.to('/products') });
  await signIn();

  const accessToken = { token: 'new', expired: Date.now() + 60_000, refreshToken: 'r' };
  act(() => {
    page.store.dispatch(loginAccepted({ email: 'operator@example.com', accessToken, referral: null }));
    page.store.dispatch(loginEnded());
  });

  expect(page.location()).toBe('/login?redirectUrl=%2Fproducts');
});

test('a failure of an earlier visit is not blamed on the next one', async () => {
  const page = await renderRemote(remote, { at: paths.login.to() });
  await signIn();
  refuse(page, 'INVALID_CREDENTIALS');
  await screen.findByRole('alert');

  const opened = await remote.routes.find(({ path }) => path === paths.login.pattern)?.lazy();
  act(() => {
    for (const need of opened?.needs?.(anywhere) ?? []) page.store.dispatch(need);
  });

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a visitor of the demo is shown whom they may be, and only there', async () => {
  const user = userEvent.setup({ delay: null });
  const page = await renderRemote(remote, { at: paths.login.to() });
  const asked = listen(page);
  await screen.findByLabelText('Email');
  expect(screen.queryByText('Tài khoản dùng thử')).not.toBeInTheDocument();

  act(() => {
    page.store.dispatch(settingReceived(aSetting({ flags: { demo: true } })));
  });
  await user.click(screen.getByRole('button', { name: /operator@example\.com/ }));
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));

  await waitFor(() => expect(asked).toEqual([{ username: 'operator@example.com', password: 'storefront' }]));
});

test('signing in speaks English', async () => {
  const page = await renderRemote(remote, { at: paths.login.to('/cart'), language: 'en' });
  const user = userEvent.setup({ delay: null });
  expect(await screen.findByText(/return to the page you came from/)).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'customer@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  refuse(page, 'WRONG_PASSWORD');

  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Incorrect password/),
  );
});

test('an English reader finds everything on the page to sign in', async () => {
  await renderRemote(remote, { at: paths.login.to('/checkout/delivery?x=1'), language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Sign in | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Sign in
     Once signed in, you return to the page you came from. Your cart stays as it is.
     form
       label: Email
       input autocomplete=username inputmode=email name=username type=email
       label: Password
       input autocomplete=current-password name=password type=password
       button aria-label=Show password aria-pressed=false title=Show password type=button
       button type=submit: Sign in
       p
         a href=/en/forgot-password: Forgot your password?
     p
       No account yet?
       a href=/en/signup?redirectUrl=%2Fcheckout%2Fdelivery%3Fx%3D1: Sign up
     section aria-labelledby→"With your account you can"
       h2: With your account you can
       ul
         li: Follow every order, from placed to delivered
         li: Pay again when the first try did not work
         li: Order faster with your saved addresses"
  `);
});
