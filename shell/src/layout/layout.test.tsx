import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WidgetModule } from '@storefront/shared/contracts';
import { answers, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { aMe, frameHandlers, keepSession } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
const StillObserver = window.IntersectionObserver;
const user = userEvent.setup();

const catalog = {
  manifest: aRemote(
    'catalog',
    [aPage('', 'Trang nhà'), aPage('products', 'Các sản phẩm'), aPage('categories', 'Các danh mục')],
    {
      navigation: [
        { place: 'header', to: '/products', label: { vi: 'Sản phẩm', en: 'Products' }, order: 10 },
        { place: 'header', to: '/products?sort=newest', label: { vi: 'Mới về', en: 'New' }, order: 20 },
      ],
    },
  ),
};
const account = {
  manifest: aRemote('account', [aPage('login', 'Trang đăng nhập'), aPage('portal', 'Cổng cá nhân')], {
    navigation: [
      { place: 'account', to: '/portal', label: { vi: 'Cổng cá nhân', en: 'My account' }, order: 10 },
    ],
  }),
};
/** A remote that came later and puts its links where others draw them. */
const referral = {
  manifest: aRemote('referral', [aPage('profile/referral', 'Giới thiệu bạn bè')], {
    navigation: [
      { place: 'account', to: '/profile/referral', label: { vi: 'Mời bạn', en: 'Invite' }, order: 5 },
      {
        place: 'account',
        to: '/staff',
        label: { vi: 'Vận hành', en: 'Staff' },
        order: 90,
        access: 'operator',
      },
    ],
  }),
};

beforeEach(() => {
  window.localStorage.clear();
  server.use(...frameHandlers, answers('get', 'auth/user/me', aMe), answers('post', 'auth/logout', {}));
});

test('a visitor is led to the sign-in, in the header and in the bar of a phone', async () => {
  await renderShell({ catalog, account });
  await screen.findByRole('heading', { name: 'Trang nhà' });

  for (const link of screen.getAllByRole('link', { name: 'Đăng nhập', hidden: true }))
    expect(link).toHaveAttribute('href', '/login');
});

test('a customer finds the links of every remote under the own name, and those of staff are not theirs', async () => {
  keepSession();
  await renderShell({ catalog, account, referral });
  await user.click(
    await within(screen.getByRole('banner')).findByRole('button', { name: 'Minh Anh', hidden: true }),
  );

  const menu = within(screen.getByRole('banner'));
  expect(menu.getByRole('link', { name: 'Mời bạn', hidden: true })).toHaveAttribute(
    'href',
    '/profile/referral',
  );
  expect(menu.getByRole('link', { name: 'Cổng cá nhân', hidden: true })).toHaveAttribute('href', '/portal');
  expect(menu.queryByRole('link', { name: 'Vận hành', hidden: true })).not.toBeInTheDocument();
});

test('on a phone the account opens as a sheet that closes when a page was chosen from it', async () => {
  keepSession();
  await renderShell({ catalog, account, referral });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  const bar = within(screen.getByRole('navigation', { name: 'Lối tắt' }));
  await user.click(await bar.findByRole('button', { name: 'Tài khoản' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Tài khoản' })).getByRole('link', { name: 'Cổng cá nhân' }),
  );

  expect(await screen.findByRole('heading', { name: 'Cổng cá nhân' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a customer signs out from the account menu, also while the remote that words it is away', async () => {
  keepSession();
  await renderShell({ catalog, account });
  await user.click(
    await within(screen.getByRole('banner')).findByRole('button', { name: 'Minh Anh', hidden: true }),
  );
  await user.click(
    within(screen.getByRole('banner')).getByRole('button', { name: 'Đăng xuất', hidden: true }),
  );

  expect(await screen.findByText('Đã đăng xuất.')).toBeVisible();
  expect(
    within(screen.getByRole('banner')).getByRole('link', { name: 'Đăng nhập', hidden: true }),
  ).toBeInTheDocument();
});

test('a phone reaches home, categories, search and cart with the thumb', async () => {
  const { history } = await renderShell({ catalog, account });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  const bar = within(screen.getByRole('navigation', { name: 'Lối tắt' }));
  expect(bar.getByRole('link', { name: 'Trang chủ' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getByRole('link', { name: 'Giỏ hàng' })).toHaveAttribute('href', '/cart');

  await user.click(bar.getByRole('link', { name: 'Danh mục' }));
  expect(await screen.findByRole('heading', { name: 'Các danh mục' })).toBeVisible();
  expect(bar.getByRole('link', { name: 'Danh mục' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getByRole('link', { name: 'Trang chủ' })).not.toHaveAttribute('aria-current');

  await user.click(bar.getByRole('button', { name: 'Tìm kiếm' }));
  const search = within(await screen.findByRole('dialog', { name: 'Tìm sản phẩm' }));
  expect(search.getByRole('searchbox')).toHaveFocus();
  act(() => {
    history.push('/products');
  });

  expect(await screen.findByRole('heading', { name: 'Các sản phẩm' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a remote that came later puts what it has into the frame, and not where nothing must distract', async () => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((hear) => {
    const observer = new StillObserver(hear);
    observer.observe = (target) => {
      hear([{ isIntersecting: true, target } as IntersectionObserverEntry], observer);
    };
    return observer;
  });
  const saying = (text: string): WidgetModule => ({ default: () => <p>{text}</p> });
  const chatbot = {
    manifest: aRemote('chatbot', [aPage('ask', 'Hỏi', { frame: 'bare' })], {
      slots: [
        { slot: 'header', widget: 'bell', order: 20 },
        { slot: 'header', widget: 'chat-button', order: 10 },
        { slot: 'body', widget: 'chat-panel', order: 10 },
      ],
    }),
    widgets: {
      bell: saying('Chuông'),
      'chat-button': saying('Nút chat'),
      'chat-panel': saying('Khung chat'),
    },
  };
  const { history } = await renderShell({ catalog, chatbot });

  const header = within(screen.getByRole('banner'));
  expect(await header.findByText('Chuông')).toBeVisible();
  const order = header.getByText('Nút chat').compareDocumentPosition(header.getByText('Chuông'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await screen.findByText('Khung chat')).toBeVisible();

  act(() => {
    history.push('/ask');
  });
  expect(await screen.findByRole('heading', { name: 'Hỏi' })).toBeVisible();
  for (const text of ['Chuông', 'Khung chat']) expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('of two links that differ by their query only the one that is shown is the current one', async () => {
  await renderShell({ catalog, account }, { at: '/products?sort=newest&page=2' });
  await screen.findByRole('heading', { name: 'Các sản phẩm' });

  // Drawn on wide screens only, so it is found by its text.
  expect(screen.getByText('Mới về')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Sản phẩm')).not.toHaveAttribute('aria-current');
});
