import { screen, within } from '@testing-library/react';
import type {
  Conversion,
  GatewayFigures,
  LowStock,
  SalesFigures,
  WorkQueue,
} from '@storefront/shared/contracts';
import {
  answers,
  expectOwnWrites,
  refuses,
  renderRemote,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aShopper, anOperator } from '../testing/sessions';
import { daysOf, instantsOf } from '../list/day-range';

const server = startServer();
expectOwnWrites(server);
let asked: string[] = [];

const days = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  orders: index === 29 ? 4 : 0,
  revenue: index === 29 ? 1_000_000 : 0,
}));
const work: WorkQueue[] = [
  { queue: 'orders-new', count: 12 },
  { queue: 'cancel-requests', count: 2 },
  { queue: 'returns', count: 3 },
  { queue: 'plan-payments-in-review', count: 1 },
  { queue: 'reviews', count: 4 },
  { queue: 'payouts', count: 5 },
  { queue: 'locked-rewards', count: 6 },
  { queue: 'providers', count: 7 },
  { queue: 'solutions', count: 8 },
  { queue: 'failed-mails', count: 1 },
];
const someSales: SalesFigures = {
  days,
  total: { orders: 4, revenue: 1_000_000 },
  before: { orders: 2, revenue: 2_000_000 },
};
const views: Conversion = { products: 200, carts: 50, checkouts: 20, orders: 4 };
const gateways: GatewayFigures[] = [
  { provider: 'VNPAY', attempts: 10, succeeded: 7, failed: 2, cancelled: 1, open: 0 },
];
const stock: LowStock = {
  total: 3,
  data: [
    {
      variantId: 'v1',
      productId: 'p1',
      sku: 'AO-1',
      name: { vi: 'Áo thun', en: 'T-shirt' },
      color: { vi: 'Đen', en: 'Black' },
      size: 'L',
      available: 2,
      soldIn30Days: 30,
    },
    {
      variantId: 'v2',
      productId: 'p1',
      sku: 'AO-2',
      name: { vi: 'Áo thun', en: 'T-shirt' },
      color: null,
      size: null,
      available: 0,
      soldIn30Days: 0,
    },
  ],
};

beforeEach(() => {
  asked = [];
  server.use(
    answers('get', 'main/admin/dashboard/work', work),
    answers('get', 'main/admin/dashboard/sales', ({ url }: Request) => {
      asked.push(new URL(url).search);
      return someSales;
    }),
    answers('get', 'main/admin/dashboard/conversion', views),
    answers('get', 'main/admin/dashboard/payments', gateways),
    answers('get', 'main/admin/dashboard/stock', stock),
    answers('get', 'main/admin/dashboard/vitals', { minutes: 1_440, versions: [], errors: [] }),
  );
});

const open = (at = '/operator') => renderRemote(remote, { at, language: 'en', session: anOperator });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('staff begin at what waits for them, each with the way there', async () => {
  await open();

  expect(await screen.findByRole('link', { name: '12 New orders' })).toHaveAttribute(
    'href',
    '/en/operator/orders?status=NEW',
  );
  const waiting = await section('Waiting for you');
  expect(waiting.getByText('Mails that failed')).toBeVisible();
  const ways = waiting.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    '/en/operator/orders?status=NEW',
    '/en/operator/orders?waits=cancel',
    '/en/operator/returns?status=NEW',
    '/en/operator/memberships?waits=review',
    '/en/operator/reviews?show=PENDING',
    '/en/operator/payouts?status=REQUESTED',
    '/en/operator/rewards?status=LOCK',
    '/en/operator/providers?status=NEW',
    '/en/operator/solutions?status=PENDING',
    '/en/operator/outbox?state=FAILED',
  ]);
});

test('staff see what was sold, beside the days before, and each day as a table', async () => {
  await open();

  const sales = await section('Revenue');
  expect(await sales.findAllByText('1,000,000 ₫')).not.toHaveLength(0);
  expect(sales.getByText('down 50% on the 30 days before')).toBeVisible();
  expect(sales.getByText('up 100% on the 30 days before')).toBeVisible();
  expect(sales.getByText('250,000 ₫')).toBeVisible();
  const rows = sales.getAllByRole('row', { hidden: true });
  expect(rows[1]).toHaveTextContent('30/11/2026');
});

test('the days are chosen in the address', async () => {
  await open('/operator?days=7');

  expect(await screen.findByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
  expect(asked).toEqual(['?days=7']);
});

test('an unknown number of days in the address is ignored', async () => {
  await open('/operator?days=999999');

  expect(await screen.findByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
  expect(asked).toEqual(['?days=30']);
});

test('staff see how many go on to an order, which payments fail and what runs out', async () => {
  await open();

  expect(await (await section('From looking to ordering')).findByText('2% of product views')).toBeVisible();
  expect((await section('Online payments')).getByRole('cell', { name: /^2\s\(20%\)$/ })).toBeVisible();
  const runningOut = await section('Running out');
  expect(runningOut.getByText('T-shirt · Black · L')).toBeVisible();
  expect(runningOut.getByText('about 2 days')).toBeVisible();
  expect(runningOut.getByText('sold out')).toBeVisible();
  expect(runningOut.getByText('and 1 more')).toBeVisible();
});

test('figures that do not come leave the others, and can be asked for again', async () => {
  server.use(refuses('get', 'main/admin/dashboard/sales', 500, 'INTERNAL_ERROR'));
  await open();

  expect(await (await section('Revenue')).findByRole('button', { name: /again/i })).toBeVisible();
  expect(await (await section('Running out')).findByText('sold out')).toBeVisible();
});

test('a shopper is sent back to the shop', async () => {
  await renderRemote(remote, { at: '/operator', language: 'en', session: aShopper });

  expect(screen.getByRole('heading', { level: 1, name: 'This page is for staff' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('days are those of Vietnam, both included', () => {
  const lateEvening = Date.parse('2026-11-20T18:30:00.000Z');
  expect(daysOf('today', lateEvening)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  expect(daysOf('week', lateEvening)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(daysOf('thisMonth', lateEvening).from).toBe('2026-11-01');
  expect(instantsOf({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
    from: '2026-11-20T17:00:00.000Z',
    to: '2026-11-21T17:00:00.000Z',
  });
  expect(instantsOf({ from: '2026-13-40', to: '' })).toEqual({});
});

test('the overview has no way back to itself', async () => {
  await open();

  await screen.findByRole('heading', { level: 1 });

  expect(screen.queryByRole('link', { name: 'All work' })).toBeNull();
});

test('an English reader finds everything on the first page of staff', async () => {
  await open();

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Manage the shop | Cửa hàng thử (en)
   robots: noindex
   body
     nav aria-label=Work of the shop
       p: Sales
       ul aria-labelledby→"Sales"
         li
           a href=/en/operator/orders: Orders
         li
           a href=/en/operator/returns: Returns
       p: Goods
       ul aria-labelledby→"Goods"
         li
           a href=/en/operator/products: Products
         li
           a href=/en/operator/inventory: Stock
         li
           a href=/en/operator/categories: Categories
         li
           a href=/en/operator/imports: Import and export
       p: Offers
       ul aria-labelledby→"Offers"
         li
           a href=/en/operator/vouchers: Vouchers
         li
           a href=/en/operator/promotions: Promotions
         li
           a href=/en/operator/flash-sales: Flash sales
       p: Content
       ul aria-labelledby→"Content"
         li
           a href=/en/operator/news: News
         li
           a href=/en/operator/pages: Pages
         li
           a href=/en/operator/faqs: Questions
         li
           a href=/en/operator/reviews: Reviews
       p: Customers
       ul aria-labelledby→"Customers"
         li
           a href=/en/operator/customers: Customers
         li
           a href=/en/operator/contacts: Messages
         li
           a href=/en/operator/inbox: Chat inbox
         li
           a href=/en/operator/newsletter: Newsletter
         li
           a href=/en/operator/rewards: Referral rewards
         li
           a href=/en/operator/payouts: Payouts
       p: Partners
       ul aria-labelledby→"Partners"
         li
           a href=/en/operator/providers: Providers
         li
           a href=/en/operator/memberships: Memberships
         li
           a href=/en/operator/solutions: Solutions
       p: System
       ul aria-labelledby→"System"
         li
           a href=/en/operator/settings: Settings
         li
           a href=/en/operator/outbox: Mails
         li
           a href=/en/operator/remotes: Releases
         li
           a href=/en/operator/telemetry: Speed and errors
     h1: Manage the shop
     section aria-labelledby→"Waiting for you" tabindex=-1
       h2: Waiting for you
       ul
         li
           a href=/en/operator/orders?status=NEW: 12 New orders
         li
           a href=/en/operator/orders?waits=cancel: 2 Requests to cancel
         li
           a href=/en/operator/returns?status=NEW: 3 Returns
         li
           a href=/en/operator/memberships?waits=review: 1 Plan payments to check
         li
           a href=/en/operator/reviews?show=PENDING: 4 Reviews to approve
         li
           a href=/en/operator/payouts?status=REQUESTED: 5 Payout requests
         li
           a href=/en/operator/rewards?status=LOCK: 6 Locked rewards
         li
           a href=/en/operator/providers?status=NEW: 7 Providers to approve
         li
           a href=/en/operator/solutions?status=PENDING: 8 Solutions to approve
         li
           a href=/en/operator/outbox?state=FAILED: 1 Mails that failed
     h2: All work
     section aria-labelledby→"Sales"
       h3: Sales
       ul
         li
           a href=/en/operator/orders: Orders
         li
           a href=/en/operator/returns: Returns
     section aria-labelledby→"Goods"
       h3: Goods
       ul
         li
           a href=/en/operator/products: Products
         li
           a href=/en/operator/inventory: Stock
         li
           a href=/en/operator/categories: Categories
         li
           a href=/en/operator/imports: Import and export
     section aria-labelledby→"Offers"
       h3: Offers
       ul
         li
           a href=/en/operator/vouchers: Vouchers
         li
           a href=/en/operator/promotions: Promotions
         li
           a href=/en/operator/flash-sales: Flash sales
     section aria-labelledby→"Content"
       h3: Content
       ul
         li
           a href=/en/operator/news: News
         li
           a href=/en/operator/pages: Pages
         li
           a href=/en/operator/faqs: Questions
         li
           a href=/en/operator/reviews: Reviews
     section aria-labelledby→"Customers"
       h3: Customers
       ul
         li
           a href=/en/operator/customers: Customers
         li
           a href=/en/operator/contacts: Messages
         li
           a href=/en/operator/inbox: Chat inbox
         li
           a href=/en/operator/newsletter: Newsletter
         li
           a href=/en/operator/rewards: Referral rewards
         li
           a href=/en/operator/payouts: Payouts
     section aria-labelledby→"Partners"
       h3: Partners
       ul
         li
           a href=/en/operator/providers: Providers
         li
           a href=/en/operator/memberships: Memberships
         li
           a href=/en/operator/solutions: Solutions
     section aria-labelledby→"System"
       h3: System
       ul
         li
           a href=/en/operator/settings: Settings
         li
           a href=/en/operator/outbox: Mails
         li
           a href=/en/operator/remotes: Releases
         li
           a href=/en/operator/telemetry: Speed and errors
     nav aria-label=Number of days
       ul
         li
           a href=/en/operator?days=7: 7 days
         li
           a aria-current=page href=/en/operator: 30 days
         li
           a href=/en/operator?days=90: 90 days
     section aria-labelledby→"Revenue" tabindex=-1
       h2: Revenue
       dl
         dt: Revenue
         dd: 1,000,000 ₫ down 50% on the 30 days before
         dt: Orders
         dd: 4 up 100% on the 30 days before
         dt: Average order
         dd: 250,000 ₫ down 75% on the 30 days before
       details
         summary: Show each day
         table role=table
           caption: Revenue
           thead role=rowgroup
             tr role=row
               th role=columnheader scope=col: Day
               th role=columnheader scope=col: Orders
               th role=columnheader scope=col: Revenue
           tbody role=rowgroup
             tr role=row
               td role=cell: 30/11/2026
               td role=cell: 4
               td role=cell: 1,000,000 ₫
             tr role=row
               td role=cell: 29/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 28/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 27/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 26/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 25/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 24/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 23/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 22/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 21/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 20/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 19/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 18/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 17/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 16/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 15/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 14/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 13/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 12/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 11/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 10/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 09/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 08/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 07/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 06/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 05/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 04/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 03/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 02/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
             tr role=row
               td role=cell: 01/11/2026
               td role=cell: 0
               td role=cell: 0 ₫
       p: Without cancelled orders and refused deliveries.
     section aria-labelledby→"From looking to ordering" tabindex=-1
       h2: From looking to ordering
       ol
         li: Views of products 200
         li: Views of the cart 50 25% of product views
         li: Checkouts begun 20 10% of product views
         li: Orders placed 4 2% of product views
       p: Counted by page views, because the shop follows nobody.
     section aria-labelledby→"Online payments" tabindex=-1
       h2: Online payments
       table role=table
         caption: Online payments
         thead role=rowgroup
           tr role=row
             th role=columnheader scope=col: Gateway
             th role=columnheader scope=col: Attempts
             th role=columnheader scope=col: Succeeded
             th role=columnheader scope=col: Failed
             th role=columnheader scope=col: Cancelled
             th role=columnheader scope=col: No result yet
         tbody role=rowgroup
           tr role=row
             td role=cell: VNPAY
             td role=cell: 10
             td role=cell: 7 (70%)
             td role=cell: 2 (20%)
             td role=cell: 1 (10%)
             td role=cell: 0 (0%)
     section aria-labelledby→"Running out" tabindex=-1
       h2: Running out
       table role=table
         caption: Running out
         thead role=rowgroup
           tr role=row
             th role=columnheader scope=col: Product
             th role=columnheader scope=col: SKU
             th role=columnheader scope=col: Left
             th role=columnheader scope=col: Sold in 30 days
             th role=columnheader scope=col: Lasts
         tbody role=rowgroup
           tr role=row
             td role=cell: T-shirt · Black · L
             td role=cell: AO-1
             td role=cell: 2
             td role=cell: 30
             td role=cell: about 2 days
           tr role=row
             td role=cell: T-shirt
             td role=cell: AO-2
             td role=cell: 0
             td role=cell: 0
             td role=cell: sold out
       p: and 1 more
     section aria-labelledby→"Speed in the last 24 hours" tabindex=-1
       h2: Speed in the last 24 hours
       p: No figures in the last 24 hours yet.
       p: Three quarters of all views were as fast as this or faster."
  `);
});
