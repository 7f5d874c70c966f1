import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenSession } from '@storefront/shared/contracts';
import { selectNotifications } from '@storefront/shared/store';
import {
  answers,
  aSession,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  wholePage,
  holdAnswer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';

const server = startServer();
expectOwnWrites(server);
const user = userEvent.setup({ delay: null });
const open = () => renderRemote(remote, { at: paths.sessions.to(), session: aSession });
const ofDevice = (given: Partial<OpenSession>): OpenSession => ({
  id: 'here',
  browser: 'Chrome',
  system: 'Windows',
  kind: 'computer',
  createdAt: '2026-11-20T02:00:00.000Z',
  lastSeenAt: '2026-11-21T02:05:00.000Z',
  isCurrent: false,
  ...given,
});
const three = [
  ofDevice({ isCurrent: true }),
  ofDevice({ id: 'phone', browser: 'Safari', system: 'iOS', kind: 'phone' }),
  ofDevice({ id: 'none', browser: null, system: null, kind: null }),
];

/** A backend that holds these sessions and ends those it is asked to. */
function holding(list: OpenSession[]) {
  let held = list;
  server.use(
    answers('get', 'auth/sessions', () => held),
    answers('delete', 'auth/sessions/phone', () => {
      held = held.filter(({ id }) => id !== 'phone');
      return null;
    }),
    answers('delete', 'auth/sessions', () => {
      held = held.filter(({ isCurrent }) => isCurrent);
      return null;
    }),
  );
}

test('a customer sees their devices, signs out one, and then all others', async () => {
  holding(three);
  const page = await open();
  const [here, phone, unknown] = await screen.findAllByRole('listitem');
  expect(here).toHaveTextContent('Chrome trên Windows');
  expect(within(here as HTMLElement).getByText('Thiết bị này')).toBeVisible();
  expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(phone).toHaveTextContent('Điện thoại · Dùng lần cuối 21/11/2026 09:05');
  expect(unknown).toHaveTextContent('Thiết bị không rõ');

  await user.click(screen.getByRole('button', { name: /^Đăng xuất Safari trên iOS/ }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(selectNotifications(page.store.getState()).map(({ notice }) => notice)).toEqual([
    'account:SessionEnded',
  ]);

  expect(screen.getByRole('region', { name: 'Thiết bị đăng nhập' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Đăng xuất khỏi mọi thiết bị khác' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /thiết bị khác/ })).not.toBeInTheDocument();
});

test('one device is signed out at a time, and without others there is nothing to sign out', async () => {
  const asked: string[] = [];
  const { held, answer } = holdAnswer();
  holding(three);
  server.use(
    answers('delete', 'auth/sessions/phone', async () => {
      asked.push('phone');
      await held;
      return null;
    }),
    answers('delete', 'auth/sessions/none', () => {
      asked.push('none');
      return null;
    }),
  );
  const { unmount } = await open();
  await user.click(await screen.findByRole('button', { name: /^Đăng xuất Safari/ }));
  await waitFor(() => expect(asked).toEqual(['phone']));
  const other = screen.getByRole('button', { name: /^Đăng xuất Thiết bị không rõ/ });
  await user.click(other);
  expect(other).not.toHaveAttribute('aria-busy', 'true');
  answer();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Đăng xuất Safari/ })).not.toHaveAttribute(
      'aria-busy',
      'true',
    ),
  );
  expect(asked).toEqual(['phone']);
  unmount();

  holding(three.slice(0, 1));
  await open();
  expect(await screen.findByText('Thiết bị này')).toBeVisible();
  expect(screen.queryByRole('button', { name: /thiết bị khác/ })).not.toBeInTheDocument();
});

test('a device that could not be signed out is said to be so, and one that is gone is no failure', async () => {
  holding(three);
  server.use(refuses('delete', 'auth/sessions/phone', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  const { goTo } = await open();
  const goAwayAndComeBack = async () => {
    await goTo('/');
    await goTo(paths.sessions.to());
    await screen.findAllByRole('listitem');
  };
  const press = async () => user.click(await screen.findByRole('button', { name: /^Đăng xuất Safari/ }));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Chưa đăng xuất được/);
  await goAwayAndComeBack();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  server.use(refuses('delete', 'auth/sessions/phone', 404, 'SESSION_NOT_FOUND'));
  holdingWithoutPhone();
  await press();

  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  function holdingWithoutPhone() {
    server.use(
      answers(
        'get',
        'auth/sessions',
        three.filter(({ id }) => id !== 'phone'),
      ),
    );
  }
});

test('an English reader finds everything on the page of open sessions', async () => {
  holding(three);
  await renderRemote(remote, { at: paths.sessions.to(), session: aSession, language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Signed-in devices | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Signed-in devices
     p: Your account is signed in on these devices. If you do not know one, sign it out and change your password.
     section aria-label=Signed-in devices tabindex=-1
       ul
         li
           Chrome on Windows
           p
             Computer · Last used
             time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026, 09:05
           This device
         li
           Safari on iOS
           p
             Phone · Last used
             time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026, 09:05
           button aria-label=Sign out Safari on iOS, last used 21 Nov 2026, 09:05 type=button: Sign out
         li
           Unknown device
           p
             Last used
             time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026, 09:05
           button aria-label=Sign out Unknown device, last used 21 Nov 2026, 09:05 type=button: Sign out
       button type=button: Sign out everywhere else"
  `);
});
