import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { accountPaths } from '../account-paths';
import { remote } from '../remote';

const server = startServer();
const user = userEvent.setup({ delay: null });
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
  await renderRemote(remote, { at: accountPaths.verifyAccount.to('abc') });
  await screen.findByRole('heading', { level: 1, name: 'Kích hoạt tài khoản' });
  expect(sent).toEqual([]);

  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Chưa kích hoạt được/);
  await press();

  expect(await screen.findByRole('heading', { level: 1, name: 'Tài khoản đã được kích hoạt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
  expect(sent).toEqual([{ token: 'abc' }]);
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
    await renderRemote(remote, { at: accountPaths.verifyAccount.to('old') });
    await screen.findByRole('button', { name: 'Kích hoạt tài khoản' });
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
