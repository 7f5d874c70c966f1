import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  loggedOut,
  loginAccepted,
  put,
  sessionOpened,
  takeEvery,
  type AppStore,
} from '@storefront/shared/store';
import { answers, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';

const server = startServer();
const user = userEvent.setup({ delay: null });
const claim = 'c'.repeat(43);
beforeEach(() => localStorage.setItem('sf:sign-up', JSON.stringify(claim)));
afterEach(() => localStorage.clear());
/** The sessions that the shell is given, which it opens. */
function openedIn(store: AppStore): unknown[] {
  const opened: unknown[] = [];
  store.run(function* () {
    yield* takeEvery(sessionOpened, function* ({ payload }) {
      opened.push(payload);
      const { token, refreshToken, expiresIn } = payload.data;
      yield* put(
        loginAccepted({
          email: payload.email,
          accessToken: { token, refreshToken, expired: Date.now() + expiresIn },
          referral: null,
        }),
      );
    });
  });
  return opened;
}
const press = () => user.click(screen.getByRole('button', { name: 'Kích hoạt tài khoản' }));

test('an account is activated by pressing the button, never by opening the page', async () => {
  const sent: unknown[] = [];
  server.use(
    refuses('post', 'auth/active-user', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
    answers('post', 'auth/active-user', async (request: Request) => {
      sent.push(await request.json());
      return { activated: true };
    }),
  );
  await renderRemote(remote, { at: paths.verifyAccount.to('abc') });
  await screen.findByText(/Bấm nút dưới đây/);
  expect(sent).toEqual([]);

  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Chưa kích hoạt được/);
  await press();

  expect(await screen.findByRole('heading', { level: 1, name: 'Tài khoản đã được kích hoạt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
  expect(sent).toEqual([{ token: 'abc', claim }]);
  expect(localStorage.getItem('sf:sign-up')).toBeNull();
});

test('the browser that signed up is signed in by the link, and goes on to where it was going', async () => {
  localStorage.setItem('sf:sign-up-to', JSON.stringify('/checkout/information'));
  const login = { token: 't', expiresIn: 900_000, refreshToken: 'r' };
  server.use(
    answers('post', 'auth/active-user', { activated: true, session: { email: 'lan@example.com', login } }),
  );
  const { store } = await renderRemote(remote, { at: paths.verifyAccount.to('abc') });
  const opened = openedIn(store);
  await screen.findByText(/Bấm nút dưới đây/);

  await press();

  expect(await screen.findByText('Bạn đã đăng nhập trên trình duyệt này.')).toBeVisible();
  expect(opened).toEqual([{ email: 'lan@example.com', data: login, redirectUrl: '/checkout/information' }]);
  expect(screen.queryByRole('link', { name: 'Đăng nhập' })).not.toBeInTheDocument();
  expect(
    JSON.stringify(Object.entries(store.getState()).filter(([name]) => name !== 'session')),
  ).not.toContain('"refreshToken":"r"');

  // The shell dropped it: the profile did not come.
  act(() => {
    store.dispatch(loggedOut());
  });
  expect(await screen.findByRole('link', { name: 'Đăng nhập' })).toBeVisible();
});

test('who is signed in by the link stays where the page says that another account has the number', async () => {
  const login = { token: 't', expiresIn: 900_000, refreshToken: 'r' };
  server.use(
    answers('post', 'auth/active-user', {
      activated: true,
      isPhoneTaken: true,
      session: { email: 'lan@example.com', login },
    }),
  );
  const { store } = await renderRemote(remote, { at: paths.verifyAccount.to('abc') });
  const opened = openedIn(store);
  await screen.findByText(/Bấm nút dưới đây/);

  await press();

  expect(await screen.findByText(/số điện thoại/i)).toBeVisible();
  expect(opened).toEqual([{ email: 'lan@example.com', data: login, redirectUrl: null }]);
});

const choose = async (password: string, again = password) => {
  await user.type(await screen.findByLabelText('Mật khẩu'), password);
  await user.type(screen.getByLabelText('Nhập lại mật khẩu'), again);
  await press();
};

test('a browser that did not sign up is asked for the password, and the owner of the mailbox may choose another', async () => {
  localStorage.clear();
  const sent: unknown[] = [];
  server.use(
    refuses(
      'post',
      'auth/active-user',
      400,
      'VALIDATION_FAILED',
      { errors: [{ field: 'password', code: 'latin' }] },
      { once: true },
    ),
    answers('post', 'auth/active-user', async (request: Request) => {
      sent.push(await request.json());
      return { activated: true, isPhoneTaken: true };
    }),
  );
  await renderRemote(remote, { at: paths.verifyAccount.to('abc') });

  await choose('another horse 2');
  await waitFor(() => expect(screen.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(/Tắt bộ gõ/));
  expect(screen.getByLabelText('Mật khẩu')).toHaveValue('another horse 2');
  await press();

  expect(await screen.findByText(/đang thuộc một tài khoản khác/)).toBeVisible();
  expect(sent).toEqual([{ token: 'abc', password: 'another horse 2', confirmPassword: 'another horse 2' }]);
});

test('a password that was leaked elsewhere activates nothing, and its field says why', async () => {
  localStorage.clear();
  server.use(
    refuses('post', 'auth/active-user', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'password', code: 'PASSWORD_BREACHED' }],
    }),
  );
  await renderRemote(remote, { at: paths.verifyAccount.to('abc') });

  await choose('password123');

  await waitFor(() =>
    expect(screen.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(
      /Mật khẩu này nằm trong danh sách mật khẩu đã bị lộ.* Chọn mật khẩu khác/,
    ),
  );
});

test('a password of 7 characters is refused before it is sent, and one of 8 is sent', async () => {
  localStorage.clear();
  const sent: unknown[] = [];
  server.use(
    answers('post', 'auth/active-user', async (request: Request) => {
      sent.push(((await request.json()) as { password: string }).password);
      return { activated: true };
    }),
  );
  await renderRemote(remote, { at: paths.verifyAccount.to('abc') });

  await choose('abcdef7');
  await waitFor(() =>
    expect(screen.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(/ít nhất 8 ký tự/),
  );
  expect(sent).toEqual([]);
  await choose('8');

  await waitFor(() => expect(sent).toEqual(['abcdef78']));
});

test('a link of a sign-up that another browser made asks for the password', async () => {
  server.use(refuses('post', 'auth/active-user', 400, 'PASSWORD_NEEDED'));
  await renderRemote(remote, { at: paths.verifyAccount.to('abc') });
  await screen.findByText(/Bấm nút dưới đây/);

  await press();

  expect(await screen.findByLabelText('Mật khẩu')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an account that is activated by its password leaves this browser’s own sign-up as it waits', async () => {
  const sent: unknown[] = [];
  server.use(
    refuses('post', 'auth/active-user', 400, 'PASSWORD_NEEDED', {}, { once: true }),
    answers('post', 'auth/active-user', async (request: Request) => {
      sent.push(await request.json());
      return { activated: true };
    }),
  );
  await renderRemote(remote, { at: paths.verifyAccount.to('abc') });
  await screen.findByText(/Bấm nút dưới đây/);
  await press();
  await choose('another horse 2');

  expect(await screen.findByRole('heading', { level: 1, name: 'Tài khoản đã được kích hoạt' })).toBeVisible();
  expect(sent).toEqual([{ token: 'abc', password: 'another horse 2', confirmPassword: 'another horse 2' }]);
  expect(localStorage.getItem('sf:sign-up')).toBe(JSON.stringify(claim));
});

test.each([
  ['TOKEN_EXPIRED', 'Liên kết đã hết hạn'],
  ['TOKEN_INVALID', 'Liên kết này không dùng được'],
])(
  'a link of which the shop says %s is explained, and another mail can be asked for',
  async (code, title) => {
    const resent: unknown[] = [];
    server.use(
      refuses('post', 'auth/active-user', 400, code),
      answers('post', 'auth/resend-verification', async (request: Request) => {
        resent.push(await request.json());
        return { sent: true };
      }),
    );
    await renderRemote(remote, { at: paths.verifyAccount.to('old') });
    await screen.findByText(/Bấm nút dưới đây/);
    await press();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();

    await user.type(screen.getByLabelText('Email'), 'Lan@example.com');
    await user.click(screen.getByRole('button', { name: 'Gửi lại email kích hoạt' }));

    expect(await screen.findByText(/Nếu lan@example\.com đang chờ kích hoạt/)).toBeVisible();
    expect(resent).toEqual([{ email: 'lan@example.com' }]);
  },
);

test('a link of which a part is missing is explained at once', async () => {
  await renderRemote(remote, { at: '/verify-account' });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Liên kết này không dùng được' }),
  ).toBeVisible();
});
