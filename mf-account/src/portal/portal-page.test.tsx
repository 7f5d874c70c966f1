import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logoutRequested, takeEvery } from '@storefront/shared/store';
import { aSession, refuses, renderRemote, startServer, wholePage } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anOrder } from '../testing/builders';
import { orderHandlers } from '../testing/handlers';

const server = startServer();
const open = (session = aSession, language: 'vi' | 'en' = 'vi') =>
  renderRemote(remote, { at: paths.portal.to(), session, language });

test('a customer is greeted, sees what waits for them and what they ordered last', async () => {
  server.use(
    ...orderHandlers({
      orders: [
        anOrder({ id: 'a', code: 'A1' }),
        anOrder({ id: 'b', code: 'B2', paymentMethod: 'COD' }),
        anOrder({ id: 'c', code: 'C3', status: 'DELIVERING', paymentAction: 'NONE' }),
        anOrder({ id: 'd', code: 'D4', status: 'DONE', paymentStatus: 'paid', paymentAction: 'NONE' }),
      ],
    }),
  );
  await open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Xin chào, Minh Anh' })).toBeVisible();
  const waiting = within(await screen.findByRole('region', { name: 'Đơn hàng cần bạn để ý' }));
  expect(await waiting.findByRole('link', { name: 'Thanh toán, đơn A1' })).toBeVisible();
  expect(await waiting.findByRole('link', { name: 'Theo dõi đơn, đơn C3' })).toBeVisible();
  expect(waiting.queryByText(/B2|D4/)).not.toBeInTheDocument();
  const latest = within(screen.getByRole('region', { name: 'Đơn hàng gần đây' }));
  expect(await latest.findByText(/B2/)).toBeVisible();
  expect(latest.getByText(/D4/)).toBeVisible();
  expect(latest.queryByText(/A1|C3/)).not.toBeInTheDocument();
  expect(latest.getByRole('link', { name: 'Xem tất cả đơn hàng' })).toHaveAttribute(
    'href',
    '/profile/orders',
  );
});

test('orders that wait for payment take no place among the latest ones', async () => {
  server.use(
    ...orderHandlers({
      orders: [
        ...['A1', 'A2', 'A3', 'A4'].map((code) => anOrder({ id: code, code })),
        ...['B1', 'B2', 'B3', 'B4', 'B5'].map((code) => anOrder({ id: code, code, paymentMethod: 'COD' })),
      ],
    }),
  );
  await open();

  const latest = within(await screen.findByRole('region', { name: 'Đơn hàng gần đây' }));
  for (const code of ['B1', 'B2', 'B3', 'B4'])
    expect(await latest.findByText(new RegExp(code))).toBeVisible();
  expect(latest.queryByText(/A\d|B5/)).not.toBeInTheDocument();
});

test('an order that waits for its payment is pointed out also behind ten newer ones that are paid at the door', async () => {
  const newer = Array.from({ length: 10 }, (_, at) =>
    anOrder({ id: `b${String(at)}`, code: `B${String(at)}`, paymentMethod: 'COD' }),
  );
  server.use(...orderHandlers({ orders: [...newer, anOrder({ id: 'a', code: 'A1' })] }));
  await open();

  const waiting = within(await screen.findByRole('region', { name: 'Đơn hàng cần bạn để ý' }));
  expect(await waiting.findByRole('link', { name: 'Thanh toán, đơn A1' })).toBeVisible();
});

test('the profile begins at the overview', async () => {
  server.use(...orderHandlers());
  const { location } = await renderRemote(remote, { at: paths.profile.to(), session: aSession });

  await waitFor(() => expect(location()).toBe('/portal'));
});

test('nothing is made urgent when nothing is', async () => {
  server.use(...orderHandlers({ orders: [anOrder({ status: 'DONE', paymentAction: 'NONE' })] }));
  await open();

  await screen.findByRole('article');
  expect(screen.queryByText('Đơn hàng cần bạn để ý')).not.toBeInTheDocument();
});

test('a new customer is shown the way to the products', async () => {
  server.use(...orderHandlers());
  await open();

  expect(await screen.findByText('Bạn chưa có đơn hàng nào')).toBeVisible();
});

test('an operator without a profile bears the name of the role', async () => {
  server.use(...orderHandlers());
  await open({
    ...aSession,
    profile: null,
    userInfo: { id: 'o', role: 'OPERATOR', firstName: 'OPERATOR', lastName: '' },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Xin chào, OPERATOR' })).toBeVisible();
  expect(screen.getByText('Nhân viên vận hành')).toBeVisible();
});

test('a customer whose name is markup is greeted with the text that it is', async () => {
  server.use(...orderHandlers());
  const [firstName, lastName] = ['<img src=x onerror=x>', '"><script>x</script>'];
  await open({ ...aSession, userInfo: { id: 'c', role: 'CUSTOMER', firstName, lastName } });

  expect(await screen.findByRole('heading', { level: 1, name: `Xin chào, ${firstName}` })).toBeVisible();
  expect(screen.getByText(`${lastName} ${firstName}`)).toBeVisible();
  expect(document.querySelectorAll('img[src=x], [onerror], body script')).toHaveLength(0);
});

test('orders that fail to load leave the rest of the page and can be asked again', async () => {
  server.use(
    ...Array.from({ length: 3 }, () =>
      refuses('get', 'ecommerce/order/my-order', 500, 'INTERNAL', {}, { once: true }),
    ),
    ...orderHandlers({ orders: [anOrder()] }),
  );
  await open();
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));

  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('a customer signs out from here', async () => {
  server.use(...orderHandlers());
  const { store } = await open();
  const asked: unknown[] = [];
  store.run(function* () {
    yield* takeEvery(logoutRequested, ({ payload }) => {
      asked.push(payload);
    });
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Đăng xuất' }));

  expect(asked).toEqual([{ redirect: 'home' }]);
});

test('the portal speaks English', async () => {
  server.use(...orderHandlers({ orders: [anOrder()] }));
  await open(aSession, 'en');

  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Minh Anh' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Orders that need you' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Personal details' })).toBeVisible();
});

test.each([
  ['vi', 'Đơn hàng theo trạng thái', ['Chờ xác nhận2', 'Đang chuẩn bị', 'Đang giao1', 'Đã giao'], 'Của bạn'],
  ['en', 'Orders by status', ['To be confirmed2', 'Being prepared', 'On the way1', 'Delivered'], 'Yours'],
] as const)(
  'the account begins with orders in their states, then lists the rest, in %s',
  async (language, byStatus, states, rest) => {
    server.use(
      ...orderHandlers({
        orders: [
          anOrder({ id: 'a', code: 'A1' }),
          anOrder({ id: 'b', code: 'B2' }),
          anOrder({ id: 'c', code: 'C3', status: 'DELIVERING', paymentAction: 'NONE' }),
        ],
      }),
    );
    await open(aSession, language);

    const byState = await screen.findByRole('navigation', { name: byStatus });
    await waitFor(() =>
      expect(
        within(byState)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(states),
    );
    expect(within(byState).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\/profile\/orders\?status=NEW$/),
    );
    const list = screen.getByRole('navigation', { name: rest });
    expect(byState.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const paths = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.replace('/en', ''));
    expect(paths).toEqual(
      expect.arrayContaining(['/profile/personal', '/profile/contact', '/profile/wishlist']),
    );
    expect(paths).not.toContain('/portal');
    expect(paths).not.toContain('/profile/orders');
    expect(new Set(paths).size).toBe(paths.length);
  },
);

test('an English reader finds everything on the first page of the account', async () => {
  server.use(...orderHandlers({ orders: [anOrder()] }));
  await open(aSession, 'en');

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Account overview | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Hello, Minh Anh
     button type=button: Sign out
     section
       Minh Anh Nguyễn
       p: customer@example.com
     nav aria-label=Orders by status
       ul
         li
           a href=/en/profile/orders?status=NEW: To be confirmed 1
         li
           a href=/en/profile/orders?status=PROCESSING: Being prepared
         li
           a href=/en/profile/orders?status=DELIVERING: On the way
         li
           a href=/en/profile/orders?status=DONE: Delivered
     section aria-labelledby→"Orders that need you"
       h2: Orders that need you
       h3: Waiting for your payment
       ul
         li
           article
             h4
               a href=/en/profile/orders/order-1: Order SF-261121-0001
             time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026
             To be confirmed
             img alt src=/api/main/media/shirt?w=768
             p: Áo thun cổ tròn
             p: and 2 other products
             Not paid
             p: Total 427,000 ₫
             a aria-label=Pay, order SF-261121-0001 href=/en/checkout/result?orderId=order-1: Pay
     section aria-labelledby→"Recent orders"
       h2: Recent orders
       a href=/en/profile/orders: See all orders
       ul
     nav aria-labelledby→"Yours"
       h2: Yours
       ul
         li
           a href=/en/profile/personal: Personal details
         li
           a href=/en/profile/contact: Address book
         li
           a href=/en/profile/payment: Payment
         li
           a href=/en/profile/social: Social networks
         li
           a href=/en/profile/wishlist: Wish list
         li
           a href=/en/profile/vouchers: My vouchers
         li
           a href=/en/profile/reviews: My reviews
         li
           a href=/en/profile/notifications: Notifications
         li
           a href=/en/profile/change-password: Change password
         li
           a href=/en/profile/sessions: Signed-in devices
         li
           a href=/en/profile/privacy: Privacy
         li
           a href=/en/catalog/products: Continue shopping"
  `);
});
