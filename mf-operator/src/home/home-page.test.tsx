import { screen, within } from '@testing-library/react';
import type {
  Conversion,
  GatewayFigures,
  LowStock,
  SalesFigures,
  WorkQueue,
} from '@storefront/shared/contracts';
import { answers, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aShopper, anOperator } from '../testing/sessions';
import { daysOf, instantsOf } from '../list/day-range';

const server = startServer();
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
  expect((await section('Online payments')).getByRole('cell', { name: '2 (20%)' })).toBeVisible();
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
