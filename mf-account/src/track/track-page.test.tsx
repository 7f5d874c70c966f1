import { screen, within } from '@testing-library/react';
import type { At, TrackedOrder } from '@storefront/shared/contracts';
import {
  answers,
  aPicture,
  aSession,
  refuses,
  renderRemote,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';

const server = startServer();
const track = 'ecommerce/order/track';
const at = `${paths.track.to('order-1')}?token=signed`;

const tracked: TrackedOrder = {
  code: 'DH26112100001',
  purchaseDate: '2026-11-21T02:05:00.000Z',
  status: 'DELIVERING',
  paymentStatus: 'unpaid',
  paymentMethod: 'COD',
  grandTotal: 427_000,
  province: 'Thành phố Hà Nội',
  lines: [
    {
      name: 'Áo thun cổ tròn',
      color: { name: 'Đen', rgb: '#1c1917' },
      size: 'M',
      picture: aPicture(),
      quantity: 2,
      isGift: false,
    },
  ],
  timeline: [
    { status: 'NEW', at: '2026-11-21T02:05:00.000Z' },
    { status: 'PROCESSING', at: '2026-11-21T03:05:00.000Z' },
    { status: 'DELIVERING', at: '2026-11-22T02:05:00.000Z' },
  ],
  shipments: [
    {
      id: 's',
      carrier: 'GHN',
      trackingNumber: 'GHN123',
      status: 'IN_TRANSIT',
      createdAt: '2026-11-22T02:00:00.000Z',
    },
  ],
};

test('anyone who holds the link follows an order without signing in', async () => {
  const asked: Record<string, string>[] = [];
  server.use(
    answers('get', track, (request: Request) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return tracked;
    }),
  );
  await renderRemote(remote, { at });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Theo dõi đơn hàng DH26112100001' }),
  ).toBeVisible();
  expect(asked).toEqual([{ orderId: 'order-1', token: 'signed' }]);
  expect(screen.getByText('Mã vận đơn GHN123')).toBeVisible();
  expect(screen.getByText('Đen, M · 2 sản phẩm')).toBeVisible();
  expect(screen.getByText('Giao đến Thành phố Hà Nội')).toBeVisible();
  const way = within(screen.getByRole('region', { name: 'Hành trình đơn hàng' }));
  expect(way.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Xem đầy đủ đơn hàng' })).toHaveAttribute(
    'href',
    '/login?redirectUrl=%2Fprofile%2Forders%2Forder-1',
  );
});

test.each([
  ['has expired or was changed', 404, 'TRACKING_LINK_INVALID'],
  ['was cut off by a mail program', 400, 'VALIDATION_FAILED'],
] as const)('a visitor whose link %s is led to sign in', async (_how, status, code) => {
  server.use(refuses('get', track, status, code));
  await renderRemote(remote, { at });

  expect(await screen.findByRole('link', { name: 'Đăng nhập xem đơn hàng' })).toHaveAttribute(
    'href',
    '/login?redirectUrl=%2Fprofile%2Forders',
  );
});

test('what a link showed is not shown with another link to the same order that does not hold', async () => {
  server.use(answers('get', track, tracked));
  const { goTo } = await renderRemote(remote, { at });
  expect(await screen.findByText('GHN123', { exact: false })).toBeVisible();
  server.use(refuses('get', track, 404, 'ORDER_NOT_FOUND'));
  await goTo(`${paths.track.to('order-1')}?token=forged`);

  expect(screen.queryByText('GHN123', { exact: false })).not.toBeInTheDocument();
});

test('a link that does not hold says so clearly, and is not found', async () => {
  server.use(refuses('get', track, 404, 'TRACKING_LINK_INVALID'));
  const { store } = await renderRemote(remote, { at, language: 'en', session: aSession });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This tracking link does not open' }),
  ).toBeVisible();
  expect(screen.queryByText(/sign in/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/en/profile/orders');
  const route = remote.routes.find(({ path }) => path === paths.track.pattern);
  const where: At = {
    params: { orderId: 'order-1' },
    query: new URLSearchParams({ token: 'signed' }),
    language: 'vi',
  };
  const page = await route?.lazy();
  expect(route?.access ?? 'public').toBe('public');
  expect(page?.status?.(store.getState(), where)).toBe(404);
  expect(page?.head?.(store.getState(), where, (key) => key)).toMatchObject({ noindex: true });
});

test('an English reader finds everything on the page of a tracked order', async () => {
  server.use(answers('get', track, tracked));
  await renderRemote(remote, { at, language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Track order DH26112100001 | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Track order DH26112100001
     On the way Cash on delivery
     p: Placed 21 Nov 2026, 09:05
     section aria-labelledby→"Order history" tabindex=-1
       h2: Order history
       ol
         li
           Order placed
           time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026, 09:05
         li
           Being prepared
           time datetime=2026-11-21T03:05:00.000Z: 21 Nov 2026, 10:05
         li aria-current=step
           On the way
           time datetime=2026-11-22T02:05:00.000Z: 22 Nov 2026, 09:05
         li: Delivered
     section aria-labelledby→"Parcels" tabindex=-1
       h2: Parcels
       ul
         li
           p: GHN · In transit
           p: Tracking number GHN123
           Parcel made 22 Nov 2026, 09:00
     section aria-labelledby→"Products" tabindex=-1
       h2: Products
       ul
         li
           img alt src=/api/main/media/shirt?w=768
           p: Áo thun cổ tròn
           p: Đen, M · quantity 2
       p: Total 427,000 ₫
       p: Delivery to Hà Nội City
     p: This page was opened by the link of an email, so it shows no name, address or phone number.
     a href=/en/login?redirectUrl=%2Fprofile%2Forders%2Forder-1: See the whole order"
  `);
});
