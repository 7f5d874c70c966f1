import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Membership, Remote } from '@storefront/shared/contracts';
import { answers, refuses, renderRemote, expectOwnWrites, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aMembership, aProviderSession, somePlans } from '../testing/builders';
import { withCountedProfiles } from '../testing/counted-profiles';

const server = startServer();
expectOwnWrites(server);
const gateways = [
  { provider: 'VNPAY', methods: ['ONLINE', 'THEGHINO'], min: 10_000, max: 100_000_000 },
  { provider: 'MOMO', methods: ['ONLINE'], min: 1_000, max: 50_000 },
  { provider: 'ZALOPAY', methods: ['ONLINE'], min: 1_000, max: 20_000_000 },
];

async function open(
  membership: Membership = aMembership(),
  query = '',
  offered = gateways,
  app: Remote = remote,
) {
  server.use(
    answers('get', 'main/membership/me', membership),
    answers('get', 'main/membership/plan', somePlans),
    answers('get', 'ecommerce/payment/providers', offered),
  );
  const rendered = await renderRemote(app, {
    at: `/provider/membership${query}`,
    session: aProviderSession,
  });
  await screen.findByRole('heading', { level: 2, name: 'Chọn gói' });
  return { ...rendered, user: userEvent.setup({ delay: null }) };
}
const cardOf = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement);

test('a provider sees what is used and left, and what each plan would mean', async () => {
  await open();

  expect(screen.getByRole('heading', { name: 'Đã đăng 2/5, còn 12 ngày' })).toBeVisible();
  expect(cardOf('Cơ bản').getByText('Đang dùng')).toBeVisible();
  expect(cardOf('Cơ bản').getByRole('link', { name: 'Gia hạn: gói Cơ bản' })).toBeVisible();
  expect(cardOf('Chuyên nghiệp').getByRole('link', { name: 'Nâng gói: gói Chuyên nghiệp' })).toBeVisible();
  expect(cardOf('Dùng thử').queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['NONE', { plan: null, expiresAt: null, limit: 0 }, 'Bạn chưa có gói thành viên'],
  ['GRACE', { days: -1 }, /^Gói đã hết hạn ngày/],
  ['EXPIRED', { days: -9 }, /^Gói đã hết hạn ngày/],
] as const)('without a plan that runs (%s) every paid plan can be bought', async (status, given, title) => {
  await open(aMembership({ ...given, status }));

  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mua gói: gói Cơ bản' })).toBeVisible();
  expect(screen.queryByText('Đang dùng')).not.toBeInTheDocument();
});

test('a provider knows cost and beginning before paying, chooses a gateway, and is led to it once', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('post', 'main/membership/subscribe', async (request: Request) => {
      sent.push(await request.json(), request.headers.get('idempotency-key'));
      return { id: 'purchase-1', status: 'PENDING', url: 'https://sandbox.test/pay', countdown: 10 };
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Nâng gói: gói Chuyên nghiệp' }));

  const payment = within(await screen.findByRole('region', { name: 'Nâng lên gói Chuyên nghiệp' }));
  expect(payment.getByText(/^Ngay khi thanh toán, ít nhất đến/)).toBeVisible();
  expect(payment.getByRole('radio', { name: 'Ví MoMo' })).toBeDisabled();
  await user.click(payment.getByRole('radio', { name: 'Ví ZaloPay' }));
  await user.dblClick(payment.getByRole('button', { name: /^Thanh toán · 299\.000/ }));

  expect(await screen.findByRole('link', { name: 'Thanh toán ngay' })).toHaveAttribute(
    'href',
    'https://sandbox.test/pay',
  );
  expect(screen.getByRole('timer')).toHaveTextContent(/^[0-3]$/);
  expect(sent).toEqual([
    { planId: 'PRO', paymentMethod: 'ONLINE', paymentProvider: 'ZALOPAY' },
    expect.stringMatching(/^\w{32}$/),
  ]);
});

test('a gateway address that is none of the web is not opened, and a refusal says why', async () => {
  server.use(
    refuses('post', 'main/membership/subscribe', 409, 'MEMBERSHIP_PAID_AHEAD', {}, { once: true }),
    answers('post', 'main/membership/subscribe', {
      id: 'purchase-1',
      status: 'PENDING',
      url: 'javascript:alert(1)',
      countdown: 10,
    }),
  );
  const { user } = await open(aMembership(), '?plan=BASIC');
  const pay = await screen.findByRole('button', { name: /^Thanh toán · 99\.000/ });
  await user.click(pay);
  expect(await screen.findByText(/hơn một năm/)).toBeVisible();
  await user.click(pay);

  expect(await screen.findByText(/không hợp lệ nên chúng tôi không mở/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Thanh toán ngay' })).not.toBeInTheDocument();
});

test('the trial begins without a payment', async () => {
  server.use(
    answers('post', 'main/membership/subscribe', { id: 'p', status: 'PAID', url: null, countdown: 0 }),
  );
  const none = aMembership({ status: 'NONE', plan: null, expiresAt: null, limit: 0, isFreeAvailable: true });
  const { user } = await open(none, '?plan=FREE');
  server.use(
    answers('get', 'main/membership/me', aMembership({ plan: 'FREE', limit: 1, used: 0, days: 30 })),
  );
  await user.click(await screen.findByRole('button', { name: 'Bắt đầu dùng thử' }));

  expect(await screen.findByText('Gói Dùng thử đã bắt đầu')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Đã đăng 0/1, còn 30 ngày' })).toBeVisible();
});

test('a smaller plan warns about published solutions; letting a plan run out is asked first', async () => {
  server.use(answers('post', 'main/membership/cancel', aMembership()));
  const pro = aMembership({ plan: 'PRO', limit: 20, used: 9 });
  const { user } = await open(pro, '?plan=BASIC');
  expect(await screen.findByText(/^Bạn đang đăng 9 giải pháp.*5 giải pháp mới nhất/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Không gia hạn nữa' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Không gia hạn gói?' }));
  server.use(answers('get', 'main/membership/me', { ...pro, cancelledAt: '2026-11-26T03:00:00.000Z' }));
  await user.click(dialog.getByRole('button', { name: 'Không gia hạn' }));

  expect(await screen.findByText(/^Gói sẽ hết hạn ngày/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a renewal of a plan that allows more than before begins as soon as it is paid', async () => {
  await open(aMembership({ limit: 3 }), '?plan=BASIC');

  const payment = within(await screen.findByRole('region', { name: 'Gia hạn gói Cơ bản' }));
  expect(payment.getByText(/^Ngay khi thanh toán, ít nhất đến/)).toBeVisible();
  expect(payment.queryByText(/Cộng vào cuối gói/)).not.toBeInTheDocument();
  expect(cardOf('Cơ bản').getByRole('link', { name: 'Gia hạn: gói Cơ bản' })).toBeVisible();
});

const purchase = {
  id: 'purchase-1',
  code: 'HV123456',
  planId: 'PRO',
  amount: 299_000,
  days: 30,
  status: 'PENDING',
  createdAt: '2026-11-26T03:00:00.000Z',
  paidAt: null,
  expiresAt: '2026-11-27T03:00:00.000Z',
} as const;

test('a purchase that is still open leads to its payment', async () => {
  await open(aMembership({ pending: purchase, history: [purchase] }));

  expect(screen.getByText(/^Gói Chuyên nghiệp chưa thanh toán: 299\.000/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem và thanh toán' })).toHaveAttribute(
    'href',
    '/provider/membership/result/purchase-1',
  );
  expect(screen.getByRole('link', { name: 'HV123456' })).toBeVisible();
});

test('a provider whose payment the shop checks reads so, and is not asked to pay again', async () => {
  await open(aMembership({ pending: purchase, isInReview: true }));

  expect(screen.getByText(/^Gói Chuyên nghiệp chờ cửa hàng xác nhận thanh toán: 299\.000/)).toBeVisible();
  expect(screen.getByText(/Bạn không cần thanh toán lại/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Xem và thanh toán' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Xem lần mua' })).toHaveAttribute(
    'href',
    '/provider/membership/result/purchase-1',
  );
});

test('the frame asks who the customer is now, once a plan has begun', async () => {
  const { app, asked } = withCountedProfiles(remote);
  server.use(
    answers('post', 'main/membership/subscribe', { id: 'p', status: 'PAID', url: null, countdown: 0 }),
  );
  const none = aMembership({ status: 'NONE', plan: null, expiresAt: null, limit: 0, isFreeAvailable: true });
  const { user } = await open(none, '?plan=FREE', gateways, app);
  expect(asked()).toBe(0);
  await user.click(await screen.findByRole('button', { name: 'Bắt đầu dùng thử' }));

  await waitFor(() => expect(asked()).toBe(1));
});

test.each([
  [99_000, 99_000, true],
  [99_001, 1_000_000, false],
  [1_000, 98_999, false],
])('a gateway that takes from %i to %i may be chosen for 99,000 đồng: %s', async (min, max, isOpen) => {
  await open(aMembership(), '?plan=BASIC', [
    { provider: 'MOMO', methods: ['ONLINE'], min, max },
    { provider: 'ZALOPAY', methods: ['ONLINE'], min: 1_000, max: 20_000_000 },
  ]);

  const momo = await screen.findByRole('radio', { name: 'Ví MoMo' });
  if (isOpen) expect(momo).toBeEnabled();
  else expect(momo).toBeDisabled();
  expect(screen.getByRole('radio', { name: isOpen ? 'Ví MoMo' : 'Ví ZaloPay' })).toBeChecked();
});

test('ways to pay that take no such amount are left out, and without any that is said', async () => {
  const small = { provider: 'VNPAY', methods: ['THEGHINO'], min: 1_000, max: 50_000 };
  const { unmount } = await open(aMembership(), '?plan=BASIC', [
    small,
    { provider: 'ZALOPAY', methods: ['ONLINE'], min: 1_000, max: 20_000_000 },
  ]);
  expect(await screen.findByRole('radio', { name: 'Thanh toán trực tuyến' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /^Thẻ ghi nợ/ })).not.toBeInTheDocument();
  unmount();

  await open(aMembership(), '?plan=BASIC', [small]);

  expect(await screen.findByText(/chưa có cổng thanh toán nào nhận khoản này/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Thanh toán/ })).not.toBeInTheDocument();
});

test('a smaller plan that allows what is published warns of nothing, and lasts from the end of the present one', async () => {
  const expiresAt = '2026-12-31T03:00:00.000Z';
  await open(aMembership({ plan: 'PRO', limit: 20, used: 5, expiresAt }), '?plan=BASIC');

  const payment = within(await screen.findByRole('region', { name: 'Chuyển xuống gói Cơ bản' }));
  expect(payment.getByText('Sau khi gói hiện tại hết hạn ngày 31/12/2026, đến 30/01/2027.')).toBeVisible();
  expect(screen.queryByText(/^Bạn đang đăng 5 giải pháp/)).not.toBeInTheDocument();
});

test('who lets a plan run out reads when the one after it ends', async () => {
  const nextPlan = {
    planId: 'BASIC',
    startsAt: '2026-12-31T03:00:00.000Z',
    expiresAt: '2027-01-30T03:00:00.000Z',
  } as const;
  const { user } = await open(aMembership({ nextPlan, expiresAt: nextPlan.startsAt }));
  expect(screen.getByText('Sau đó là gói Cơ bản, từ 31/12/2026 đến 30/01/2027.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Không gia hạn nữa' }));

  expect(screen.getByText(/^Gói vẫn dùng được đến 30\/01\/2027/)).toBeVisible();
});
