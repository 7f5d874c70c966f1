import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentBlock, WidgetModule } from '@storefront/shared/contracts';
import { noticeShown } from '@storefront/shared/store';
import { answers, aSetting, startServer, wholePage } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { aMe, frameHandlers, keepSession } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
const StillObserver = window.IntersectionObserver;
const user = userEvent.setup();

const catalog = {
  manifest: aRemote(
    'catalog',
    [
      aPage('', 'Trang nhà'),
      aPage('products', 'Các sản phẩm'),
      aPage('categories', 'Các danh mục'),
      aPage('search', 'Trang tìm kiếm'),
    ],
    {
      navigation: [
        { place: 'header', to: '/products', label: { vi: 'Sản phẩm', en: 'Products' }, order: 10 },
        { place: 'header', to: '/products?sort=newest', label: { vi: 'Mới về', en: 'New' }, order: 20 },
      ],
    },
  ),
};
const account = {
  manifest: aRemote('account', [aPage('login', 'Trang đăng nhập'), aPage('portal', 'Tổng quan tài khoản')], {
    navigation: [
      {
        place: 'account',
        to: '/portal',
        label: { vi: 'Tổng quan tài khoản', en: 'Account overview' },
        order: 10,
      },
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

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});
beforeEach(() => {
  window.localStorage.clear();
  server.use(...frameHandlers, answers('get', 'auth/user/me', aMe), answers('post', 'auth/logout', {}));
});

test.each([
  ['a light device', undefined, false, ['dark', 'light']],
  ['a dark device', undefined, true, ['light', 'dark']],
  ['a dark device, who chose light before', 'light', true, ['dark', 'light']],
  ['a light device, who chose dark before', 'dark', false, ['light', 'dark']],
] as const)(
  'a visitor with %s changes the theme and back, and it stays',
  async (_who, chosen, isDark, themes) => {
    const words = { dark: 'Giao diện tối', light: 'Giao diện sáng' };
    const device = Object.assign(new EventTarget(), { matches: isDark }) as MediaQueryList;
    jest.spyOn(window, 'matchMedia').mockReturnValue(device);
    const { dataset } = document.documentElement;
    if (chosen) dataset['theme'] = chosen;
    await renderShell({ catalog });

    for (const theme of themes) {
      await user.click(await screen.findByRole('button', { name: words[theme] }));
      expect(dataset['theme']).toBe(theme);
      expect(localStorage.getItem('sf:theme')).toContain(theme);
    }
  },
);

test('a visitor is led to the sign-in, in the header and in the bar of a phone', async () => {
  await renderShell({ catalog, account });
  await screen.findByRole('heading', { name: 'Trang nhà' });

  for (const link of screen.getAllByRole('link', { name: 'Đăng nhập', hidden: true }))
    expect(link).toHaveAttribute('href', '/login');
});

test.each([
  [30, 'Đổi trả trong 30 ngày'],
  [0, null],
])('below every page a shop with %i days for returns says %s', async (returnDays, says) => {
  server.use(answers('get', 'main/system/client-setting', aSetting({ returnDays })));
  await renderShell({ catalog, account });
  const footer = within(await screen.findByRole('contentinfo'));
  await footer.findByText('Thanh toán an toàn');

  if (says === null) expect(footer.queryByText(/Đổi trả trong/)).not.toBeInTheDocument();
  else expect(await footer.findByText(says)).toBeVisible();
});

test('a visitor sees how much the shop is looked at, where its owner shows it, in the own language', async () => {
  server.use(
    answers('get', 'main/system/client-setting', {
      ...aSetting({}),
      visits: { today: 12, thisMonth: 3456, total: 7_890_123 },
    }),
  );
  await renderShell({ catalog, account });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(
    await footer.findByText('Lượt xem: 12 hôm nay · 3.456 tháng này · 7.890.123 từ khi bắt đầu đếm'),
  ).toBeVisible();

  await renderShell({ catalog, account }, { at: '/en' });

  expect(
    await screen.findByText('Page views: 12 today · 3,456 this month · 7,890,123 since counting began'),
  ).toBeVisible();
});

test.each([
  ['', 'Đã thông báo Bộ Công Thương'],
  ['/en', 'Notified to the Ministry of Industry and Trade'],
])('below every page the badge of the settings leads to what it vouches for (%s)', async (at, name) => {
  const link = 'https://online.gov.vn/Home/WebDetails/1';
  const face = { badge: { picture: '/api/main/media/badge', link } };
  server.use(answers('get', 'main/system/client-setting', aSetting({}, { face })));
  await renderShell({ catalog, account }, { at: `${at}/products` });
  const footer = within(await screen.findByRole('contentinfo'));

  expect(await footer.findByRole('link', { name })).toHaveAttribute('href', link);
  expect(footer.getByRole('img', { name })).toHaveAttribute('src', '/api/main/media/badge?w=320');
});

test('a shop that set no badge shows none', async () => {
  await renderShell({ catalog, account });
  const footer = within(await screen.findByRole('contentinfo'));

  expect(await footer.findByText('Công ty Thử')).toBeVisible();
  expect(footer.queryByRole('img')).not.toBeInTheDocument();
});

test('a new shop names no fact below its pages that it has not set', async () => {
  const setting = aSetting({});
  server.use(
    answers('get', 'main/system/client-setting', {
      ...setting,
      infoClient: { ...setting.infoClient, taxCode: '', hotline: '', email: '', socials: [] },
    }),
  );
  await renderShell({ catalog, account });
  const footer = within(await screen.findByRole('contentinfo'));

  expect(await footer.findByText('Công ty Thử')).toBeVisible();
  expect(footer.queryByText(/Lượt xem/)).not.toBeInTheDocument();
  expect(footer.queryByText(/Mã số thuế/)).not.toBeInTheDocument();
  expect(footer.queryByRole('heading', { name: 'Liên hệ' })).not.toBeInTheDocument();
});

test('in a shop without a home page the mark and the name stand where they were, and lead nowhere', async () => {
  await renderShell({ account }, { at: '/login' });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });

  const mark = within(screen.getByRole('banner')).getByRole('img', { name: 'Cửa hàng thử' });

  expect(mark).toHaveStyle({ display: 'inline-flex' });
  expect(mark.closest('a')).toBeNull();
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
  expect(menu.getByRole('link', { name: 'Tổng quan tài khoản', hidden: true })).toHaveAttribute(
    'href',
    '/portal',
  );
  expect(menu.queryByRole('link', { name: 'Vận hành', hidden: true })).not.toBeInTheDocument();
});

test('on a phone the account opens as a sheet that closes when a page was chosen from it', async () => {
  keepSession();
  await renderShell({ catalog, account, referral });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  const bar = within(screen.getByRole('navigation', { name: 'Lối tắt' }));
  await user.click(await bar.findByRole('button', { name: 'Tài khoản' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Tài khoản' })).getByRole('link', {
      name: 'Tổng quan tài khoản',
    }),
  );

  expect(await screen.findByRole('heading', { name: 'Tổng quan tài khoản' })).toBeVisible();
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

test('the links of remotes that were retired are gone, and those of the others stay', async () => {
  await renderShell({ catalog, account }, { retired: ['account', 'checkout'] });
  await screen.findByRole('heading', { name: 'Trang nhà' });

  const bar = within(screen.getByRole('navigation', { name: 'Lối tắt' }));
  expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/categories',
    '/search',
  ]);
  const header = within(screen.getByRole('banner'));
  expect(header.queryByRole('link', { name: /^Giỏ hàng/, hidden: true })).not.toBeInTheDocument();
  expect(header.queryByRole('link', { name: 'Đăng nhập', hidden: true })).not.toBeInTheDocument();
});

test('without the catalogue, the name of the shop is text', async () => {
  await renderShell({ account }, { at: '/login', retired: ['catalog'] });
  await screen.findByRole('heading', { name: 'Trang đăng nhập' });

  expect(within(screen.getByRole('banner')).queryByRole('link', { name: /Cửa hàng thử/ })).toBeNull();
  expect(within(screen.getByRole('banner')).getByText('Cửa hàng thử')).toBeInTheDocument();
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

  for (const link of screen.getAllByRole('link', { name: /^Tìm (kiếm|sản phẩm)$/, hidden: true }))
    expect(link).toHaveAttribute('href', '/search');
  await user.click(bar.getByRole('link', { name: 'Tìm kiếm' }));
  const search = within(await screen.findByRole('dialog', { name: 'Tìm sản phẩm' }));
  expect(search.getByRole('combobox')).toHaveFocus();
  act(() => {
    history.push('/products');
  });

  expect(await screen.findByRole('heading', { name: 'Các sản phẩm' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  [99, '99'],
  [100, '99+'],
])('a phone has room for the number of %d lines in the cart', async (count, shown) => {
  const lines = Array.from({ length: count }, (_, at) => ({ infoId: String(at), quantity: 2 }));
  window.localStorage.setItem('carts', JSON.stringify(lines));
  await renderShell({ catalog, account });

  const bar = within(screen.getByRole('navigation', { name: 'Lối tắt' }));
  expect(await bar.findByText(shown)).toBeVisible();
});

const checkout = {
  manifest: aRemote('checkout', [aPage('cart', 'Trang giỏ hàng')]),
  widgets: { 'mini-cart': { default: () => <p>Áo thun</p> } satisfies WidgetModule },
};
const cartLink = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Giỏ hàng, / });
const openWindow = (innerWidth: number) => jest.replaceProperty(window, 'innerWidth', innerWidth);

test('on a wide screen the cart opens beside the page, closes by Escape and gives the focus back', async () => {
  openWindow(1440);
  const { history } = await renderShell({ catalog, account, checkout });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  expect(cartLink()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(cartLink()).toHaveAttribute('aria-expanded', 'false');

  await user.click(cartLink());
  const panel = await screen.findByRole('dialog', { name: 'Giỏ hàng' });
  expect(cartLink()).toHaveAttribute('aria-expanded', 'true');
  expect(await within(panel).findByText('Áo thun')).toBeVisible();
  fireEvent(panel, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cartLink()).toHaveFocus();

  await user.click(cartLink());
  await screen.findByRole('dialog', { name: 'Giỏ hàng' });
  act(() => {
    history.push('/products');
  });
  expect(await screen.findByRole('heading', { name: 'Các sản phẩm' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what was added can be seen in the cart beside the page on a wide screen, on its own page on a phone', async () => {
  openWindow(1440);
  const { app, history } = await renderShell({ catalog, account, checkout });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  const add = () =>
    act(() => {
      app.store.dispatch(noticeShown('AddProductSuccess', { count: 1 }));
    });
  add();
  await user.click(await screen.findByRole('link', { name: 'Xem giỏ' }));

  const panel = await screen.findByRole('dialog', { name: 'Giỏ hàng' });
  expect(await within(panel).findByText('Áo thun')).toBeVisible();
  expect(history.location().pathname).toBe('/');
  fireEvent(panel, new Event('cancel', { cancelable: true }));
  expect(cartLink()).toHaveFocus();

  openWindow(390);
  fireEvent(window, new Event('resize'));
  add();
  await user.click(await screen.findByRole('link', { name: 'Xem giỏ' }));
  expect(await screen.findByRole('heading', { name: 'Trang giỏ hàng' })).toBeVisible();
});

test('where the cart at hand cannot be had, it leads to the cart', async () => {
  openWindow(1440);
  await renderShell({ catalog, account, checkout: { manifest: checkout.manifest } });
  await screen.findByRole('heading', { name: 'Trang nhà' });

  await user.click(cartLink());
  const panel = within(await screen.findByRole('dialog', { name: 'Giỏ hàng' }));
  await user.click(panel.getByRole('link', { name: 'Xem giỏ hàng' }));

  expect(await screen.findByRole('heading', { name: 'Trang giỏ hàng' })).toBeVisible();
});

test('on a phone the cart is the page that it links to', async () => {
  openWindow(390);
  await renderShell({ catalog, account, checkout });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  expect(cartLink()).not.toHaveAttribute('aria-haspopup');

  await user.click(cartLink());

  expect(await screen.findByRole('heading', { name: 'Trang giỏ hàng' })).toBeVisible();
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

describe('what the owner wrote for every page', () => {
  const texts: Record<string, ContentBlock[]> = {
    vi: [
      {
        kind: 'paragraph',
        text: [{ text: 'Thông báo tại ' }, { text: 'online.gov.vn', href: 'https://online.gov.vn' }],
      },
      { kind: 'link', text: 'Gửi khiếu nại', href: '/contact' },
      {
        kind: 'image',
        picture: { url: '/badge.png', width: 120, height: 45, color: '#ffffff', alt: 'Đã thông báo' },
        href: 'https://online.gov.vn/Home/WebDetails/1',
      },
    ],
    en: [
      { kind: 'list', ordered: false, items: [[{ text: 'Answered within 3 days' }]] },
      { kind: 'link', text: 'Send a complaint', href: '/contact' },
    ],
  };
  const writes = (footerIn: (language: string) => ContentBlock[] | undefined) =>
    server.use(
      answers('get', 'main/system/client-setting', (request: Request) => ({
        ...aSetting(),
        footer: footerIn(request.headers.get('accept-language') ?? ''),
      })),
    );
  const footer = () => within(screen.getByRole('contentinfo'));

  test('a visitor reads it and follows its links, in either language', async () => {
    writes((language) => texts[language] ?? []);
    const { history } = await renderShell({ catalog });

    expect(await footer().findByRole('link', { name: 'Gửi khiếu nại' })).toHaveAttribute('href', '/contact');
    expect(footer().getByRole('link', { name: 'online.gov.vn' })).toHaveAttribute(
      'href',
      'https://online.gov.vn',
    );
    expect(footer().getByRole('link', { name: 'Đã thông báo' })).toHaveAttribute(
      'href',
      'https://online.gov.vn/Home/WebDetails/1',
    );

    act(() => {
      history.replace('/en');
    });

    expect(await footer().findByRole('link', { name: 'Send a complaint' })).toHaveAttribute(
      'href',
      '/en/contact',
    );
    expect(footer().getByText('Answered within 3 days')).toBeVisible();
    expect(footer().queryByText('Gửi khiếu nại')).not.toBeInTheDocument();
  });

  test('what looks like markup is text, and what could run is no link', async () => {
    writes(() => [
      { kind: 'paragraph', text: [{ text: '<img src=x onerror=alert(1)>' }] },
      { kind: 'paragraph', text: [{ text: 'Nhấn vào đây', href: 'javascript:alert(1)' }] },
      { kind: 'link', text: 'Hay ở đây', href: '//evil.example' },
    ]);
    await renderShell({ catalog });

    expect(await footer().findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    for (const text of ['Nhấn vào đây', 'Hay ở đây']) {
      expect(footer().getByText(text)).toBeVisible();
      expect(footer().queryByRole('link', { name: text })).not.toBeInTheDocument();
    }
  });

  test('a backend that knows of none breaks nothing', async () => {
    writes(() => undefined);
    await renderShell({ catalog });

    expect(await footer().findByText('Công ty Thử')).toBeVisible();
  });
});

test('an English visitor finds everything in the frame around a page', async () => {
  await renderShell({ catalog, account, referral }, { at: '/en/products' });

  expect(await wholePage('Secure payment')).toMatchInlineSnapshot(`
   "title: Các sản phẩm | Cửa hàng thử (en)
   body
     a href→"Các sản phẩm": Skip to the main content
     header
       a aria-label=Cửa hàng thử, home page href=/en: Cửa hàng thử
       nav aria-label=Categories
         a aria-current=page href=/en/products: Products
         a href=/en/products?sort=newest: New
       form role=search
         label: Search products
         input aria-autocomplete=list aria-controls→"nothing" aria-expanded=false autocomplete=off enterkeyhint=search maxlength=200 name=q placeholder=T-shirt, robot, sensor… role=combobox type=search
         button aria-label=Search products type=submit
       a aria-haspopup=dialog aria-label=Search products href=/en/search title=Search products
       a aria-label=Read in Vietnamese (Tiếng Việt) href=/products lang=vi rel=alternate title=Read in Vietnamese (Tiếng Việt): VI
       button aria-label=Dark theme title=Dark theme type=button
       a href=/en/login: Sign in
       a aria-expanded=false aria-haspopup=dialog aria-label=Cart, 0 products href=/en/cart
         span role=status
     div role=status
     main aria-busy=false tabindex=-1
       h1: Các sản phẩm
     footer
       ul
         li: Delivery across Vietnam
         li: Returns within 7 days
         li: Secure payment
         li: Genuine goods with invoice
       section
         h2: Cửa hàng thử
         address
           p: Công ty Thử
           p: Tax code: 0000000000
           p: Số 1
       section
         h2: Contact
         p
           Hotline:
           a href=tel:19000000: 1900 0000
         p
           Email:
           a href=mailto:hello@example.com: hello@example.com
     nav aria-label=Shortcuts
       a href=/en: Home
       a href=/en/categories: Categories
       a aria-haspopup=dialog href=/en/search: Search
       a href=/en/cart: Cart
       a href=/en/login: Sign in
     div role=status
     span aria-atomic=true role=status"
  `);
});

test('an English customer finds their own links in the frame', async () => {
  keepSession();
  await renderShell({ catalog, account, referral }, { at: '/en/products' });

  expect(await wholePage(/button [^\n]*: Minh Anh\n[^]*Secure payment[^]*button [^\n]*: Account\n/))
    .toMatchInlineSnapshot(`
   "title: Các sản phẩm | Cửa hàng thử (en)
   body
     a href→"Các sản phẩm": Skip to the main content
     header
       a aria-label=Cửa hàng thử, home page href=/en: Cửa hàng thử
       nav aria-label=Categories
         a aria-current=page href=/en/products: Products
         a href=/en/products?sort=newest: New
       form role=search
         label: Search products
         input aria-autocomplete=list aria-controls→"nothing" aria-expanded=false autocomplete=off enterkeyhint=search maxlength=200 name=q placeholder=T-shirt, robot, sensor… role=combobox type=search
         button aria-label=Search products type=submit
       a aria-haspopup=dialog aria-label=Search products href=/en/search title=Search products
       a aria-label=Read in Vietnamese (Tiếng Việt) href=/products lang=vi rel=alternate title=Read in Vietnamese (Tiếng Việt): VI
       button aria-label=Dark theme title=Dark theme type=button
       button aria-haspopup=true popovertarget→"" type=button: Minh Anh
       a aria-expanded=false aria-haspopup=dialog aria-label=Cart, 0 products href=/en/cart
         span role=status
     div role=status
     main aria-busy=false tabindex=-1
       h1: Các sản phẩm
     footer
       ul
         li: Delivery across Vietnam
         li: Returns within 7 days
         li: Secure payment
         li: Genuine goods with invoice
       section
         h2: Cửa hàng thử
         address
           p: Công ty Thử
           p: Tax code: 0000000000
           p: Số 1
       section
         h2: Contact
         p
           Hotline:
           a href=tel:19000000: 1900 0000
         p
           Email:
           a href=mailto:hello@example.com: hello@example.com
     nav aria-label=Shortcuts
       a href=/en: Home
       a href=/en/categories: Categories
       a aria-haspopup=dialog href=/en/search: Search
       a href=/en/cart: Cart
       button aria-haspopup=dialog type=button: Account
     div role=status
     span aria-atomic=true role=status"
  `);
});

test('an English customer who orders finds a frame without what distracts', async () => {
  keepSession();
  const paying = { manifest: aRemote('paying', [aPage('pay', 'Pay', { frame: 'bare' })]) };
  await renderShell({ catalog, account, paying }, { at: '/en/pay' });

  expect(await wholePage('mailto:')).toMatchInlineSnapshot(`
   "title: Pay | Cửa hàng thử (en)
   body
     a href→"Pay": Skip to the main content
     header
       a aria-label=Cửa hàng thử, home page href=/en: Cửa hàng thử
       a aria-label=Read in Vietnamese (Tiếng Việt) href=/pay lang=vi rel=alternate title=Read in Vietnamese (Tiếng Việt): VI
       button aria-label=Dark theme title=Dark theme type=button
     div role=status
     main aria-busy=false tabindex=-1
       h1: Pay
     footer
       section
         h2: Cửa hàng thử
         address
           p: Công ty Thử
           p: Tax code: 0000000000
           p: Số 1
       section
         h2: Contact
         p
           Hotline:
           a href=tel:19000000: 1900 0000
         p
           Email:
           a href=mailto:hello@example.com: hello@example.com
     div role=status
     span aria-atomic=true role=status"
  `);
});
