import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remote } from '@storefront/shared/contracts';
import { logoutRequested, takeEvery } from '@storefront/shared/store';
import { aSession, renderRemote, renderWidget, startServer } from '@storefront/shared/testing';
import { unreadCounted } from '../notifications/unread-slice';
import { remote } from '../remote';
import * as accountMenu from './account-menu';
import ProfileFrame from './profile-frame';

startServer();

/** A page of another part with one of our widgets on it. */
function aPageWith(Component: () => React.JSX.Element): Remote {
  return { ...remote, routes: [{ path: 'profile/orders', lazy: () => Promise.resolve({ Component }) }] };
}

test('pages of the profile stand beside its menu, which says where one is', async () => {
  const Page = () => (
    <ProfileFrame>
      <h1>Một trang</h1>
    </ProfileFrame>
  );
  await renderRemote(aPageWith(Page), { at: '/profile/orders', session: aSession });

  expect(await screen.findByRole('heading', { name: 'Một trang' })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Trang cá nhân' }));
  expect(menu.getByRole('link', { name: 'Đơn hàng của tôi' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Tổng quan tài khoản' })).toHaveAttribute('href', '/portal');
  expect(screen.getByText('Nguyễn Minh Anh')).toBeInTheDocument();
  // On phones this one stands in the place of the menu.
  const [back] = screen.getAllByRole('link', { name: 'Tổng quan tài khoản' });
  expect(back).toHaveAttribute('href', '/portal');
  expect(back?.closest('nav')).toBeNull();
});

test('the account menu says who is signed in, leads to what is theirs and lets them out', async () => {
  const close = jest.fn();
  const { store } = await renderWidget(remote, 'account-menu', accountMenu, {
    props: { onClose: close },
    session: aSession,
    language: 'en',
  });
  const asked: unknown[] = [];
  store.run(function* () {
    yield* takeEvery(logoutRequested, ({ payload }) => {
      asked.push(payload);
    });
  });

  expect(await screen.findByText('Minh Anh Nguyễn')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Account overview' })).toHaveAttribute('href', '/en/portal');
  expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/en/profile/orders');
  act(() => {
    store.dispatch(unreadCounted(3));
  });
  expect(screen.getByRole('link', { name: 'Notifications 3 unread' })).toHaveAttribute(
    'href',
    '/en/profile/notifications',
  );
  // Typed on a page that is not open now.
  sessionStorage.setItem('sf:typed:company', '{}');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));

  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(asked).toEqual([{ redirect: 'home' }]);
  expect(close).toHaveBeenCalled();
});
