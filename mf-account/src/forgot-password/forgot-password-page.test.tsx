import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectNotifications, selectPastNotices } from '@storefront/shared/store';
import {
  answers,
  refuses,
  renderRemote,
  startServer,
  type Rendered,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';

const server = startServer();
const user = userEvent.setup({ delay: null });
const at = paths.forgotPassword.to();
const noticesOf = ({ store }: Rendered) => selectNotifications(store.getState()).map(({ notice }) => notice);
async function ask(email: string) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: /^Gửi/ }));
}

test('a customer asks for a link to a new password, and is told no more than everybody', async () => {
  const asked: (string | null)[] = [];
  server.use(
    answers('get', 'auth/reset-password', (request: Request) => {
      asked.push(new URL(request.url).searchParams.get('email'));
      return null;
    }),
  );
  const page = await renderRemote(remote, { at });

  await ask(' Lan+shop@Example.com ');

  expect(await screen.findByText(/Nếu lan\+shop@example\.com có tài khoản/)).toBeVisible();
  expect(asked).toEqual(['lan+shop@example.com']);
  expect(noticesOf(page)).toEqual(['SentForgotPassword']);
});

test('where the shop is tried out, an address of nobody is told at its field', async () => {
  server.use(refuses('get', 'auth/reset-password', 404, 'EMAIL_NOT_FOUND'));
  const page = await renderRemote(remote, { at });

  await ask('nobody@example.com');

  const field = screen.getByLabelText('Email');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Không có tài khoản nào dùng email này.'));
  expect(field).toHaveValue('nobody@example.com');
  // Said at the field alone, and can be read again.
  expect(noticesOf(page)).toEqual([]);
  expect(selectPastNotices(page.store.getState())).toMatchObject([{ notice: 'EmailNotFound' }]);
});

test.each([
  [429, 'TOO_MANY_ATTEMPTS', /thử quá nhiều lần/],
  [503, 'SERVICE_UNAVAILABLE', /Nội dung bạn nhập vẫn còn/],
])('a refusal with %i is said above the form', async (status, code, words) => {
  server.use(refuses('get', 'auth/reset-password', status, code));
  const page = await renderRemote(remote, { at });

  await ask('lan@example.com');

  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toHaveValue('lan@example.com');
  expect(noticesOf(page)).toEqual(['SentForgotPasswordFailed']);
});

test('an English reader finds everything on the page of a forgotten password', async () => {
  await renderRemote(remote, { at, language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Forgot password | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Forgot password
     p: Enter the email of your account. We will send you a link to choose a new password.
     form
       label: Email
       input autocomplete=username inputmode=email name=email type=email
       button type=submit: Send the link
     p
       a href=/en/login: Back to signing in"
  `);
});
