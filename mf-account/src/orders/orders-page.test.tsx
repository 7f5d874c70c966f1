import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectCart } from '@storefront/shared/cart';
import type { MyOrder, PageMeta } from '@storefront/shared/contracts';
import {
  loggedOut,
  loginAccepted,
  profileReceived,
  selectPastNotices,
  tokenRefreshed,
} from '@storefront/shared/store';
import {
  answers,
  aSession,
  paged,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  untilAnswered,
  testPathTo,
  wholePage,
  holdAnswer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aListedOrder, anOrderDetail } from '../testing/builders';
import { orderHandlers } from '../testing/handlers';

const list = 'ecommerce/order/my-order';
const server = startServer();
expectOwnWrites(server);
let asked: Record<string, string>[] = [];
beforeEach(() => {
  asked = [];
});

/** A list whose questions can be looked at. */
function aList(rows: MyOrder[], meta: Partial<PageMeta> = {}) {
  const page = paged(rows, { limit: 10 });
  return answers('get', list, (request: Request) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    asked.push({ ...query, authorization: request.headers.get('Authorization') ?? '' });
    return { ...page, meta: { ...page.meta, page: Number(query['page']), ...meta } };
  });
}
const open = (query?: Parameters<typeof paths.orders.to>[0], language: 'vi' | 'en' = 'vi') =>
  renderRemote(remote, { at: paths.orders.to(query), session: aSession, language });
const card = async (code: string) =>
  within((await screen.findByRole('heading', { name: `Đơn hàng ${code}` })).closest('article')!);

test('a customer sees what each order is, costs and waits for', async () => {
  server.use(
    aList([
      aListedOrder({ id: 'a', code: 'A1' }),
      aListedOrder({
        id: 'b',
        code: 'B2',
        paymentMethod: 'COD',
        lineCount: 1,
        status: 'DELIVERING',
        paymentAction: 'NONE',
      }),
      aListedOrder({ id: 'c', code: 'C3', paymentStatus: 'paid', status: 'REJECT', paymentAction: 'NONE' }),
    ]),
  );
  await open();

  expect(await screen.findByText('3 đơn hàng')).toHaveAttribute('role', 'status');
  const unpaid = await card('A1');
  expect(unpaid.getByText('Chờ xác nhận')).toBeVisible();
  expect(unpaid.getByText('Chưa thanh toán')).toBeVisible();
  expect(unpaid.getByText('và 2 sản phẩm khác')).toBeVisible();
  expect(unpaid.getByText(/^427\.000\s₫$/)).toBeVisible();
  expect(unpaid.getByText('21/11/2026')).toBeVisible();
  expect(unpaid.getByRole('link', { name: 'Thanh toán, đơn A1' })).toHaveAttribute(
    'href',
    testPathTo('checkout/result', { orderId: 'a' }),
  );

  const onTheWay = await card('B2');
  expect(onTheWay.getByText('Thanh toán khi nhận hàng')).toBeVisible();
  expect(onTheWay.queryByText(/sản phẩm khác/)).not.toBeInTheDocument();
  expect(onTheWay.getByRole('link', { name: 'Theo dõi đơn, đơn B2' })).toHaveAttribute(
    'href',
    paths.order.to('b'),
  );

  const refused = await card('C3');
  expect(refused.getByText('Giao không thành công')).toBeVisible();
  expect(refused.getByText('Đã thanh toán')).toBeVisible();
  expect(screen.getByText(/Bạn đã xem hết danh sách/)).toBeVisible();
});

test('an order that was tried before is paid again; one paid at the door is not pressed for', async () => {
  server.use(
    aList([
      aListedOrder({ id: 'a', code: 'A1', paymentAction: 'PAY_AGAIN' }),
      aListedOrder({ id: 'b', code: 'B2', paymentMethod: 'COD' }),
    ]),
  );
  await open();

  expect(await screen.findByRole('link', { name: 'Thanh toán lại, đơn A1' })).toBeVisible();
  expect((await card('B2')).getByRole('link', { name: 'Xem đơn, đơn B2' })).toBeVisible();
});

test('the newest come first, ten to a page', async () => {
  server.use(aList([aListedOrder()]));
  await open();

  await screen.findByText('1 đơn hàng');
  expect(asked).toEqual([
    { status: 'ALL', page: '1', pageSize: '10', order: 'DESC', authorization: 'Bearer test-token' },
  ]);
});

test('a customer filters by status, searches and sorts, and the address says it all', async () => {
  server.use(aList([aListedOrder()]));
  const user = userEvent.setup({ delay: null });
  const { location } = await open({ page: 3 });
  const filters = within(screen.getByRole('navigation', { name: 'Lọc theo trạng thái' }));
  expect(filters.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Tất cả',
    'Chờ xác nhận',
    'Đang chuẩn bị',
    'Đang giao',
    'Đã giao',
    'Đã huỷ',
    'Giao không thành công',
  ]);

  await user.click(filters.getByRole('link', { name: 'Đã giao' }));
  expect(location()).toBe('/profile/orders?status=DONE');
  expect(filters.getByRole('link', { name: 'Đã giao' })).toHaveAttribute('aria-current', 'page');

  await user.type(screen.getByRole('searchbox', { name: 'Tìm đơn hàng' }), '  áo thun {Enter}');
  expect(location()).toBe('/profile/orders?status=DONE&search=%C3%A1o+thun');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sắp xếp' }), 'Cũ nhất trước');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ status: 'DONE', search: 'áo thun', page: '1', order: 'ASC' }),
  );
});

test('a search and another order of the list begin at its first page', async () => {
  server.use(aList([aListedOrder()], { total: 21, totalPages: 3 }));
  const user = userEvent.setup({ delay: null });
  const { location, goTo } = await open({ page: 3 });

  await user.type(screen.getByRole('searchbox', { name: 'Tìm đơn hàng' }), 'mũ{Enter}');
  expect(location()).toBe('/profile/orders?search=m%C5%A9');

  await goTo(paths.orders.to({ page: 3 }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sắp xếp' }), 'Cũ nhất trước');
  expect(location()).toBe('/profile/orders?order=ASC');
});

test('a customer who has searched can go on typing', async () => {
  server.use(aList([aListedOrder()]));
  const { location } = await open();
  const field = () => screen.getByRole('searchbox', { name: 'Tìm đơn hàng' });
  await userEvent.type(field(), ' mũ {Enter}');
  expect(location()).toBe('/profile/orders?search=m%C5%A9');

  await waitFor(() => expect(field()).toHaveValue('mũ'));
  expect(field()).toHaveFocus();
});

test('the field of the search says what the address asks for', async () => {
  server.use(aList([]));
  const field = () => screen.getByRole('searchbox', { name: 'Tìm đơn hàng' });
  await open({ search: 'mũ' });
  expect(field()).toHaveValue('mũ');

  await userEvent.click(await screen.findByRole('link', { name: 'Xem tất cả đơn hàng' }));

  expect(field()).toHaveValue('');
});

test('an address that makes no sense shows the plain list', async () => {
  server.use(aList([aListedOrder()]));
  await renderRemote(remote, {
    at: '/profile/orders?status=STOLEN&page=-3&order=sideways&search=%20',
    session: aSession,
  });

  await screen.findByText('1 đơn hàng');
  expect(asked.at(-1)).toMatchObject({ status: 'ALL', page: '1', order: 'DESC' });
  expect(asked.at(-1)).not.toHaveProperty('search');
});

test('a customer goes through the pages', async () => {
  server.use(aList([aListedOrder()], { total: 21, totalPages: 3 }));
  const { location } = await open();

  await userEvent.click(await screen.findByRole('link', { name: 'Trang 2' }));

  expect(location()).toBe('/profile/orders?page=2');
  expect(await screen.findByText('21 đơn hàng, trang 2 trên 3')).toBeVisible();
  expect(screen.queryByText(/đã xem hết/)).not.toBeInTheDocument();
});

test('a page beyond the end leads back', async () => {
  server.use(aList([], { total: 21, totalPages: 3 }));
  await open({ page: 9 });

  expect(await screen.findByText('Danh sách chỉ có 3 trang')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Đến trang cuối' })).toHaveAttribute(
    'href',
    '/profile/orders?page=3',
  );
  expect(screen.getByRole('link', { name: 'Về trang đầu' })).toHaveAttribute('href', '/profile/orders');
});

test('who has ordered nothing is shown the way to the products', async () => {
  server.use(aList([]));
  await open();

  expect(await screen.findByText('Bạn chưa có đơn hàng nào')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem sản phẩm' })).toHaveAttribute('href', '/catalog/products');
});

test('a filter that leaves nothing says so and can be taken back', async () => {
  server.use(aList([]));
  const { store } = await open({ status: 'REJECT' });

  expect(await screen.findByText('Không có đơn hàng nào như vậy')).toBeVisible();
  expect(selectPastNotices(store.getState())).toMatchObject([{ notice: 'DataNotFound', variant: 'success' }]);
  expect(screen.getByRole('link', { name: 'Xem tất cả đơn hàng' })).toHaveAttribute(
    'href',
    '/profile/orders',
  );
});

test('a list that fails to load can be asked again', async () => {
  server.use(refuses('get', list, 503, 'SERVICE_UNAVAILABLE', {}, { once: true }), aList([aListedOrder()]));
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByText('1 đơn hàng')).toBeVisible();
});

test('an expired token yields nothing, and a renewed one asks again', async () => {
  server.use(aList([aListedOrder()]));
  const expired = { token: 'old', expired: Date.now() - 1, refreshToken: 'r' };
  const { store } = await renderRemote(remote, {
    at: paths.orders.to(),
    session: { ...aSession, accessToken: expired },
  });

  const again = await screen.findByRole('button', { name: 'Thử lại' });
  expect(asked).toHaveLength(0);

  act(() => {
    store.dispatch(tokenRefreshed({ ...expired, token: 'new', expired: Date.now() + 60_000 }));
  });
  await userEvent.click(again);
  expect(await screen.findByText('1 đơn hàng')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ authorization: 'Bearer new' });
});

test('who signs in next sees their own orders, and never those of who was here before', async () => {
  server.use(aList([aListedOrder({ code: 'A1' })]));
  const { store, location, goTo } = await open();
  await screen.findByText('1 đơn hàng');

  await act(async () => {
    store.dispatch(loggedOut());
  });

  expect(screen.queryByText(/A1/)).not.toBeInTheDocument();
  await waitFor(() => expect(location()).toBe(paths.login.to(paths.orders.to())));
  server.use(aList([aListedOrder({ code: 'B2' })]));
  await act(async () => {
    const accessToken = { token: 'b', expired: Date.now() + 60_000, refreshToken: 'r' };
    store.dispatch(loginAccepted({ email: 'b@example.com', accessToken, referral: null }));
    const userInfo = { id: 'b', role: 'CUSTOMER', firstName: 'B', lastName: '' } as const;
    store.dispatch(profileReceived({ userInfo, profile: null }));
  });
  await goTo(paths.orders.to());
  expect(await screen.findByRole('heading', { name: 'Đơn hàng B2' })).toBeVisible();
  expect(screen.queryByText(/A1/)).not.toBeInTheDocument();
});

test('a response that arrives after signing out is dropped', async () => {
  const { held, answer } = holdAnswer();
  let wasAnswered = false;
  server.use(
    answers('get', list, async () => {
      await held;
      wasAnswered = true;
      return paged([aListedOrder({ code: 'A1' })]);
    }),
  );
  const page = await open();

  act(() => {
    page.store.dispatch(loggedOut());
  });
  answer();

  await waitFor(() => expect(wasAnswered).toBe(true));
  await untilAnswered(server, page);
  expect(screen.queryByText(/A1/)).not.toBeInTheDocument();
  expect(JSON.stringify(page.store.getState())).not.toContain('A1');
});

test('the orders speak English', async () => {
  server.use(
    aList([
      aListedOrder({ code: 'A1' }),
      aListedOrder({ id: 'b', code: 'B2', lineCount: 2, status: 'REJECT' }),
    ]),
  );
  await open({}, 'en');

  expect(await screen.findByText('2 orders')).toBeVisible();
  expect(screen.getByText('and 1 other product')).toBeVisible();
  expect(screen.getAllByText('Delivery failed')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Pay, order A1' })).toBeVisible();
});

test('an order that has come leads to what waits for a review, and is bought again on the spot', async () => {
  const line = { orderLineId: 'line-1', name: 'Áo thun', seoSlug: 'ao-thun' };
  const over = { status: 'DONE', paymentStatus: 'paid', paymentAction: 'NONE', canReorder: true } as const;
  server.use(
    aList([
      aListedOrder({ ...over, id: 'a', code: 'A1', reviewable: [line] }),
      aListedOrder({ ...over, id: 'b', code: 'B2', reviewable: [line, { ...line, orderLineId: 'line-2' }] }),
      aListedOrder({ ...over, id: 'c', code: 'C3', canReorder: false }),
    ]),
    answers('post', 'ecommerce/order/a/reorder', {
      added: [{ infoId: 'shirt-m', name: 'Áo thun', quantity: 2, price: 210_000 }],
      skipped: [{ infoId: 'cap', name: 'Mũ', quantity: 1, reason: 'GONE' }],
    }),
  );
  const { store } = await open();

  const [one, several, neither] = [await card('A1'), await card('B2'), await card('C3')];
  expect(one.getByRole('link', { name: 'Đánh giá sản phẩm của đơn A1' })).toHaveAttribute(
    'href',
    '/catalog/product?slug=ao-thun&review=line-1#reviews',
  );
  expect(several.getByRole('link', { name: 'Đánh giá sản phẩm của đơn B2' })).toHaveAttribute(
    'href',
    paths.order.to('b'),
  );
  expect(neither.queryByRole('link', { name: /^Đánh giá/ })).toBeNull();
  expect(neither.queryByRole('button', { name: /^Mua lại/ })).toBeNull();

  await userEvent.click(one.getByRole('button', { name: 'Mua lại đơn A1' }));

  expect(await one.findByText('Đã thêm 1 sản phẩm vào giỏ hàng')).toBeVisible();
  expect(one.getByText('Mũ: không còn bán.')).toBeVisible();
  expect(one.getByRole('link', { name: 'Đến giỏ hàng' })).toHaveAttribute('href', '/checkout/cart');
  expect(several.queryByText('Mũ: không còn bán.')).toBeNull();
  expect(selectCart(store.getState())).toMatchObject([{ infoId: 'shirt-m', quantity: 2 }]);
});

test('one order is bought again at a time, and what was said of it is not said at the next visit', async () => {
  const over = { status: 'DONE', paymentAction: 'NONE', canReorder: true } as const;
  const { held, answer } = holdAnswer();
  server.use(
    aList([aListedOrder({ ...over, id: 'a', code: 'A1' }), aListedOrder({ ...over, id: 'b', code: 'B2' })]),
    answers('post', 'ecommerce/order/a/reorder', async () => {
      await held;
      return { added: [{ infoId: 'shirt-m', name: 'Áo thun', quantity: 2, price: 210_000 }], skipped: [] };
    }),
    ...orderHandlers({ order: anOrderDetail({ id: 'b' }) }).slice(1),
  );
  const { goTo } = await open();
  const again = async (code: string) =>
    (await card(code)).getByRole('button', { name: `Mua lại đơn ${code}` });

  await userEvent.click(await again('A1'));
  expect(await again('B2')).toBeDisabled();
  answer();
  expect(await screen.findByText('Đã thêm 1 sản phẩm vào giỏ hàng')).toBeVisible();
  expect(await again('B2')).toBeEnabled();

  await goTo(paths.order.to('b'));
  await goTo(paths.orders.to());

  await again('A1');
  expect(screen.queryByText('Đã thêm 1 sản phẩm vào giỏ hàng')).not.toBeInTheDocument();
});

test('a page beyond the end leads to the last one in the same order', async () => {
  server.use(answers('get', list, { data: [], meta: { page: 9, limit: 10, total: 25, totalPages: 3 } }));
  await open({ page: 9, order: 'ASC' });

  expect(await screen.findByRole('link', { name: /trang cuối/i })).toHaveAttribute(
    'href',
    paths.orders.to({ order: 'ASC', page: 3 }),
  );
});

test('a search that finds nothing is no empty account, and taking it back leaves the order of the list', async () => {
  server.use(aList([]));
  await open({ search: 'zzz', order: 'ASC' });

  expect(await screen.findByRole('link', { name: 'Xem tất cả đơn hàng' })).toHaveAttribute(
    'href',
    paths.orders.to({ order: 'ASC' }),
  );
  expect(screen.queryByRole('link', { name: /sản phẩm/i })).not.toBeInTheDocument();
});

test('what could not be bought again is said on its own card', async () => {
  server.use(
    aList([aListedOrder({ id: 'a', code: 'A1', status: 'CANCEL', paymentAction: 'NONE', canReorder: true })]),
    refuses('post', 'ecommerce/order/a/reorder', 503, 'SERVICE_UNAVAILABLE'),
  );
  await open();
  const shown = await card('A1');

  await userEvent.click(shown.getByRole('button', { name: 'Mua lại đơn A1' }));

  expect(await shown.findByText(/Giỏ của bạn vẫn nguyên vẹn/)).toBeVisible();
});

test('an English reader finds everything on the page of orders', async () => {
  server.use(
    aList([
      aListedOrder(),
      aListedOrder({ id: 'b', code: 'B2', status: 'DONE', paymentStatus: 'paid', paymentAction: 'NONE' }),
    ]),
  );
  await open(undefined, 'en');

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: My orders | Cửa hàng thử (en)
   robots: noindex
   body
     h1: My orders
     form aria-label=Find an order role=search
       label: Find an order
       input autocomplete=off enterkeyhint=search maxlength=100 placeholder=Order code or product name type=search
       button type=submit: Find
     label: Sort by
     select value=DESC
       option: Newest first
       option: Oldest first
     nav aria-label=Filter by status
       ul
         li
           a aria-current=page href=/en/profile/orders: All
         li
           a href=/en/profile/orders?status=NEW: To be confirmed
         li
           a href=/en/profile/orders?status=PROCESSING: Being prepared
         li
           a href=/en/profile/orders?status=DELIVERING: On the way
         li
           a href=/en/profile/orders?status=DONE: Delivered
         li
           a href=/en/profile/orders?status=CANCEL: Cancelled
         li
           a href=/en/profile/orders?status=REJECT: Delivery failed
     section aria-labelledby→"Orders" tabindex=-1
       h2: Orders
       p role=status: 2 orders
       ul
         li
           article
             h3
               a href=/en/profile/orders/order-1: Order SF-261121-0001
             time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026
             To be confirmed
             img alt src=/api/main/media/shirt?w=768
             p: Áo thun cổ tròn
             p: and 2 other products
             Not paid
             p: Total 427,000 ₫
             a aria-label=Pay, order SF-261121-0001 href=/en/checkout/result?orderId=order-1: Pay
         li
           article
             h3
               a href=/en/profile/orders/b: Order B2
             time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026
             Delivered
             img alt src=/api/main/media/shirt?w=768
             p: Áo thun cổ tròn
             p: and 2 other products
             Paid
             p: Total 427,000 ₫
             a aria-label=View order, order B2 href=/en/profile/orders/b: View order
       p
         You have reached the end of the list.
         a href=/en/catalog/products: See products"
  `);
});
