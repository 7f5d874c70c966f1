import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logoutRequested, selectNotifications, takeEvery } from '@storefront/shared/store';
import {
  answers,
  aSession,
  refuses,
  renderRemote,
  startServer,
  type Rendered,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { orderHandlers } from '../testing/handlers';

const server = startServer(...orderHandlers());
const user = userEvent.setup({ delay: null });
const noticesOf = ({ store }: Rendered) => selectNotifications(store.getState()).map(({ notice }) => notice);

const live = (token = 'abc') =>
  answers('get', 'auth/verify-token', (request: Request) => {
    const asked = new URL(request.url).searchParams;
    const valid = asked.get('token') === token && asked.get('type') === 'reset';
    return { valid, email: valid ? 'lan@example.com' : null, type: 'reset' };
  });
async function choose(password = 'another horse 2', again = password) {
  await user.type(await screen.findByLabelText('Mật khẩu mới'), password);
  await user.type(screen.getByLabelText('Nhập lại mật khẩu mới'), again);
  await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
}

test('a customer chooses a new password by the mailed link and signs in with it', async () => {
  const sent: unknown[] = [];
  server.use(
    live(),
    answers('post', 'auth/change-pass-token', async (request: Request) => {
      sent.push(await request.json());
      return null;
    }),
  );
  const page = await renderRemote(remote, { at: paths.resetPassword.to('abc') });
  expect(await screen.findByText(/tài khoản lan@example\.com/)).toBeVisible();
  expect(screen.getByLabelText('Mật khẩu mới')).toHaveAttribute('autocomplete', 'new-password');

  await choose();

  expect(await screen.findByText(/Hãy đăng nhập bằng mật khẩu mới/)).toBeVisible();
  expect(page.location()).toBe('/login');
  expect(sent).toEqual([{ token: 'abc', password: 'another horse 2', confirmPassword: 'another horse 2' }]);
  expect(noticesOf(page)).toEqual(['ChangePasswordSuccess']);
});

test('anyone who is signed in meanwhile is signed out, as everywhere', async () => {
  server.use(live(), answers('post', 'auth/change-pass-token', null));
  const page = await renderRemote(remote, { at: paths.resetPassword.to('abc'), session: aSession });
  const outs: unknown[] = [];
  page.store.run(function* () {
    yield* takeEvery(logoutRequested, ({ payload }) => {
      outs.push(payload);
    });
  });

  await choose();

  await waitFor(() => expect(outs).toEqual([{ redirect: 'password-changed' }]));
});

test('what is wrong with a password is said at its field, by the page or by the shop', async () => {
  server.use(
    live(),
    refuses('post', 'auth/change-pass-token', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'password', code: 'latin' }],
    }),
  );
  const page = await renderRemote(remote, { at: paths.resetPassword.to('abc') });
  await choose('short', 'other');
  const [first, again] = [
    screen.getByLabelText('Mật khẩu mới'),
    screen.getByLabelText('Nhập lại mật khẩu mới'),
  ];
  await waitFor(() => expect(first).toHaveAccessibleDescription(/ít nhất 8 ký tự/));
  expect(again).toHaveAccessibleDescription('Hai mật khẩu chưa giống nhau.');

  await user.clear(first);
  await user.clear(again);
  await choose();

  await waitFor(() => expect(first).toHaveAccessibleDescription(/Tắt bộ gõ/));
  expect(first).toHaveValue('another horse 2');
  expect(noticesOf(page)).toEqual(['ChangePasswordFailed']);
});

test('a password that was leaked elsewhere is refused at its field, in the own language', async () => {
  server.use(
    live(),
    refuses('post', 'auth/change-pass-token', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'password', code: 'PASSWORD_BREACHED' }],
    }),
  );
  await renderRemote(remote, { at: paths.resetPassword.to('abc') });
  await choose('password123', 'password123');

  await waitFor(() =>
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(/mật khẩu đã bị lộ/),
  );
});

test('how strong a password is shows while it is typed, and not before', async () => {
  server.use(live());
  await renderRemote(remote, { at: paths.resetPassword.to('abc') });
  const field = await screen.findByLabelText('Mật khẩu mới');
  expect(screen.queryByText(/^Độ mạnh/)).not.toBeInTheDocument();

  await user.type(field, '12345678');
  expect(await screen.findByText(/^Độ mạnh: yếu/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'meo vang thich ca chua');
  expect(await screen.findByText('Độ mạnh: tốt.')).toBeVisible();
});

test('a link that no longer works leads to another one', async () => {
  server.use(live('other'));
  await renderRemote(remote, { at: paths.resetPassword.to('abc') });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Liên kết này không dùng được nữa' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xin liên kết mới' })).toHaveAttribute('href', '/forgot-password');
});

test('a link that ends while a password is typed is explained', async () => {
  server.use(live(), refuses('post', 'auth/change-pass-token', 400, 'TOKEN_EXPIRED'));
  await renderRemote(remote, { at: paths.resetPassword.to('abc') });

  await choose();

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Liên kết này không dùng được nữa' }),
  ).toBeVisible();
});

test('a password of 7 characters is refused before it is sent, and one of 8 is sent', async () => {
  const sent: unknown[] = [];
  server.use(
    live(),
    answers('post', 'auth/change-pass-token', async (request: Request) => {
      sent.push(((await request.json()) as { password: string }).password);
      return null;
    }),
  );
  await renderRemote(remote, { at: paths.resetPassword.to('abc') });

  await choose('abcdef7');
  await waitFor(() =>
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(/ít nhất 8 ký tự/),
  );
  expect(sent).toEqual([]);
  await choose('8');

  await waitFor(() => expect(sent).toEqual(['abcdef78']));
});

test('an English reader finds everything on the page of a password that is reset', async () => {
  server.use(live());
  await renderRemote(remote, { at: paths.resetPassword.to('abc'), language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Choose a new password | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Choose a new password
     p: A new password for the account lan@example.com. Changing it signs out every device; you then sign in with the new one.
     form
       label: New password
       input aria-describedby→"8 to 128 characters without accents. Best typed with no inpu…" autocomplete=new-password name=password type=password
       button aria-label=Show password aria-pressed=false title=Show password type=button
       p: 8 to 128 characters without accents. Best typed with no input method on.
       label: New password again
       input autocomplete=new-password name=confirmPassword type=password
       button aria-label=Show password aria-pressed=false title=Show password type=button
       button type=submit: Change password"
  `);
});
