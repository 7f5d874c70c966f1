import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginAccepted, logoutRequested, selectNotifications, takeEvery } from '@storefront/shared/store';
import {
  answers,
  aSession,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  untilAnswered,
  type Rendered,
  wholePage,
  holdAnswer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';

const server = startServer();
expectOwnWrites(server);
const user = userEvent.setup({ delay: null });
const open = () => renderRemote(remote, { at: paths.changePassword.to(), session: aSession });
const noticesOf = ({ store }: Rendered) => selectNotifications(store.getState()).map(({ notice }) => notice);
/** What the page asks the shell for: to sign out. */
function logoutsOf({ store }: Rendered) {
  const logouts: unknown[] = [];
  store.run(function* () {
    yield* takeEvery(logoutRequested, ({ payload }) => {
      logouts.push(payload);
    });
  });
  return logouts;
}
async function change(current = 'correct horse 1', next = 'another horse 2', again = next) {
  await user.type(await screen.findByLabelText('Mật khẩu hiện tại'), current);
  await user.type(screen.getByLabelText('Mật khẩu mới'), next);
  await user.type(screen.getByLabelText('Nhập lại mật khẩu mới'), again);
  await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
}

test('a customer changes the password and is led to sign in with the new one', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('put', 'auth/user/change-password', async (request: Request) => {
      sent.push([request.headers.get('authorization'), await request.json()]);
      return null;
    }),
  );
  const page = await open();
  const logouts = logoutsOf(page);

  await change();

  await waitFor(() => expect(logouts).toEqual([{ redirect: 'password-changed' }]));
  expect(sent).toEqual([
    [
      'Bearer test-token',
      {
        currentPassword: 'correct horse 1',
        newPassword: 'another horse 2',
        confirmPassword: 'another horse 2',
      },
    ],
  ]);
  expect(noticesOf(page)).toEqual(['ChangePasswordSuccess']);
  expect(JSON.stringify(page.store.getState())).not.toContain('horse');
});

test('a customer who signs in while an earlier one changes the password stays signed in', async () => {
  const { held, answer } = holdAnswer();
  server.use(
    answers('put', 'auth/user/change-password', async () => {
      await held;
      return null;
    }),
  );
  const page = await open();
  const logouts = logoutsOf(page);
  await change();

  act(() => {
    page.store.dispatch(
      loginAccepted({
        email: 'other@shop.test',
        accessToken: { token: 'other-token', refreshToken: 'other-refresh', expired: Infinity },
        referral: null,
      }),
    );
  });
  answer();
  await untilAnswered(server, page);

  expect(logouts).toEqual([]);
  expect(noticesOf(page)).toEqual([]);
});

test('a wrong current password is said at its field, and nothing is cleared', async () => {
  const code = 'CURRENT_PASSWORD_WRONG';
  server.use(
    refuses('put', 'auth/user/change-password', 400, code, { errors: [{ field: 'currentPassword', code }] }),
  );
  const page = await open();

  await change();

  await waitFor(() =>
    expect(screen.getByLabelText('Mật khẩu hiện tại')).toHaveAccessibleDescription(
      'Mật khẩu hiện tại không đúng.',
    ),
  );
  expect(screen.getByLabelText('Mật khẩu mới')).toHaveValue('another horse 2');
  expect(noticesOf(page)).toEqual(['ChangePasswordFailedByInvalidPassword']);
});

test('any other refusal is said, too, and the page stays as it is', async () => {
  server.use(refuses('put', 'auth/user/change-password', 429, 'TOO_MANY_ATTEMPTS'));
  const page = await open();

  await change();

  expect(await screen.findByRole('alert')).toHaveTextContent(/thử quá nhiều lần/);
  expect(screen.getByLabelText('Mật khẩu hiện tại')).toHaveValue('correct horse 1');
  expect(noticesOf(page)).toEqual(['ChangePasswordFailed']);
});

test('two passwords that differ are told before anything is sent', async () => {
  await open();

  await change('correct horse 1', 'short', 'other');

  await waitFor(() =>
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(/ít nhất 8 ký tự/),
  );
  expect(screen.getByLabelText('Nhập lại mật khẩu mới')).toHaveAccessibleDescription(
    'Hai mật khẩu chưa giống nhau.',
  );
});

test('a new password of 7 characters is refused before it is sent, and one of 8 is sent', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('put', 'auth/user/change-password', async (request: Request) => {
      sent.push(((await request.json()) as { newPassword: string }).newPassword);
      return null;
    }),
  );
  await open();

  await change('correct horse 1', 'abcdef7');
  await waitFor(() =>
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(/ít nhất 8 ký tự/),
  );
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Mật khẩu mới'), '8');
  await user.type(screen.getByLabelText('Nhập lại mật khẩu mới'), '8');
  await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));

  await waitFor(() => expect(sent).toEqual(['abcdef78']));
});

test('an English reader finds everything on the page of a new password', async () => {
  await renderRemote(remote, { at: paths.changePassword.to(), session: aSession, language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Change password | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Change password
     p: Changing it signs out every device, this one too. You then sign in with the new password.
     form
       label: Current password
       input autocomplete=current-password name=currentPassword type=password
       button aria-label=Show password aria-pressed=false title=Show password type=button
       label: New password
       input aria-describedby→"8 to 128 characters without accents. Best typed with no inpu…" autocomplete=new-password name=newPassword type=password
       button aria-label=Show password aria-pressed=false title=Show password type=button
       p: 8 to 128 characters without accents. Best typed with no input method on.
       label: New password again
       input autocomplete=new-password name=confirmPassword type=password
       button aria-label=Show password aria-pressed=false title=Show password type=button
       button type=submit: Change password
     p
       a href=/en/forgot-password: Forgot your current password?"
  `);
});
