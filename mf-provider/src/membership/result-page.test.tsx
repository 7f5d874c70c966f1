import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { MembershipPaymentState, PaymentAttempt } from '@storefront/shared/contracts';
import {
  anAttempt,
  answers,
  aSession,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  testApi,
  wholePage,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aMembership, aPaymentState, somePlans } from '../testing/builders';
import { withCountedProfiles } from '../testing/counted-profiles';

const server = startServer(
  answers('get', 'ecommerce/payment/providers', [
    { provider: 'VNPAY', methods: ['ONLINE', 'THEGHINO'], min: 10_000, max: 100_000_000 },
  ]),
);
expectOwnWrites(server);
const path = 'main/membership/purchase/purchase-1' as const;

async function open(state: MembershipPaymentState | (() => MembershipPaymentState)) {
  server.use(answers('get', path, state));
  const rendered = await renderRemote(remote, {
    at: '/provider/membership/result/purchase-1?token=signed',
    session: aSession,
  });
  return { ...rendered, user: userEvent.setup({ delay: null }) };
}
const withAttempt = (attempt: Partial<PaymentAttempt>, given: Partial<MembershipPaymentState> = {}) =>
  aPaymentState({ attempt: anAttempt(attempt), action: 'NONE', ...given });

test.each([
  ['Thanh toán thành công', withAttempt({ outcome: 'success' }, { status: 'PAID' })],
  [
    'Thanh toán chưa thành công',
    withAttempt({ outcome: 'failed' }, { action: 'PAY_AGAIN', expiresAt: '2099-01-01T00:00:00.000Z' }),
  ],
  [
    'Bạn đã huỷ thanh toán',
    withAttempt({ outcome: 'cancelled' }, { action: 'PAY_AGAIN', expiresAt: '2099-01-01T00:00:00.000Z' }),
  ],
  ['Đang xử lý thanh toán', withAttempt({ outcome: 'processing' }, { final: false })],
  ['Chờ bạn thanh toán', withAttempt({ outcome: 'waiting', waitingFor: 'BUYER' }, { final: false })],
  ['Chờ cửa hàng xác nhận', withAttempt({ outcome: 'waiting', waitingFor: 'MERCHANT' }, { final: false })],
  ['Lần mua này đã kết thúc', withAttempt({ outcome: 'success' }, { status: 'CANCELLED' })],
  ['Gói chưa thanh toán', aPaymentState()],
])('a provider is told: %s', async (title, state) => {
  await open(state);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const mayPay = state.action !== 'NONE';
  if (mayPay) expect(await screen.findByRole('button', { name: /^Thanh toán · 299\.000/ })).toBeVisible();
  else expect(screen.queryByRole('button', { name: /^Thanh toán/ })).not.toBeInTheDocument();
  expect(screen.queryAllByText(/^Trang này tự cập nhật/)).toHaveLength(state.final ? 0 : 1);
});

test('the page follows the payment until it is decided', async () => {
  let asked = 0;
  const { unmount } = await open(() => {
    asked += 1;
    return asked < 2
      ? withAttempt({ outcome: 'processing' }, { final: false })
      : withAttempt({ outcome: 'success' }, { status: 'PAID', membershipUntil: '2026-12-26T03:00:00.000Z' });
  });
  expect(await screen.findByText(/^Trang này tự cập nhật/)).toBeVisible();

  expect(await screen.findByText(/^Gói Chuyên nghiệp đã có hiệu lực, dùng đến 26\/12\/2026/)).toBeVisible();
  unmount();
});

test('a membership that was read before shows what was paid, and the frame asks who the customer is now', async () => {
  const { app, asked } = withCountedProfiles(remote);
  server.use(
    answers('get', 'main/membership/me', aMembership()),
    answers('get', 'main/membership/plan', somePlans),
    answers('get', path, withAttempt({ outcome: 'success' }, { status: 'PAID' })),
  );
  const { goTo } = await renderRemote(app, { at: '/provider/membership', session: aSession });
  expect(await screen.findByRole('heading', { name: 'Đã đăng 2/5, còn 12 ngày' })).toBeVisible();

  await goTo('/provider/membership/result/purchase-1');
  await screen.findByRole('heading', { level: 1, name: 'Thanh toán thành công' });
  await waitFor(() => expect(asked()).toBe(1));
  server.use(answers('get', 'main/membership/me', aMembership({ plan: 'PRO', limit: 20, days: 30 })));
  await goTo('/provider/membership');

  expect(await screen.findByRole('heading', { name: 'Đã đăng 2/20, còn 30 ngày' })).toBeVisible();
});

describe('how long a payment is followed', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  });
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  let asked = 0;
  const undecided = () => {
    asked += 1;
    return withAttempt({ outcome: 'processing' }, { final: false });
  };
  beforeEach(() => {
    asked = 0;
  });

  test('is three minutes', async () => {
    await open(undecided);
    await screen.findByRole('heading', { level: 1, name: 'Đang xử lý thanh toán' });
    await pass(165_000);
    const before = asked;
    await pass(10_000);
    expect(asked).toBeGreaterThan(before);

    await pass(15_000);
    const last = asked;
    await pass(60_000);
    expect(asked).toBe(last);
  });

  test('is no longer than its page is open', async () => {
    server.use(
      answers('get', 'main/membership/me', aMembership()),
      answers('get', 'main/membership/plan', somePlans),
    );
    const { goTo } = await open(undecided);
    await screen.findByRole('heading', { level: 1, name: 'Đang xử lý thanh toán' });
    await goTo('/provider/membership');
    const last = asked;

    await pass(20_000);

    expect(asked).toBe(last);
  });

  test('is not at all where there is no such purchase', async () => {
    server.use(
      http.get(`${testApi}/${path}`, () => {
        asked += 1;
        return HttpResponse.json({ errorCode: 'MEMBERSHIP_PURCHASE_NOT_FOUND' }, { status: 404 });
      }),
    );
    await renderRemote(remote, { at: '/provider/membership/result/purchase-1', session: aSession });
    await screen.findByRole('link', { name: 'Xem gói thành viên' });

    await pass(20_000);

    expect(asked).toBe(1);
  });
});

test('a payment that failed is tried again, by another way', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('post', `${path}/payment`, async (request: Request) => {
      sent.push(await request.json());
      return { id: 'purchase-1', status: 'PENDING', url: 'https://sandbox.test/again', countdown: 10 };
    }),
  );
  const { user } = await open(
    withAttempt({ outcome: 'failed' }, { action: 'PAY_AGAIN', expiresAt: '2099-01-01T00:00:00.000Z' }),
  );
  const again = within(await screen.findByRole('region', { name: 'Thanh toán lại' }));
  await user.click(again.getByRole('radio', { name: 'Thẻ ghi nợ nội địa (ATM)' }));
  await user.click(again.getByRole('button', { name: /^Thanh toán/ }));

  expect(await screen.findByRole('link', { name: 'Thanh toán ngay' })).toHaveAttribute(
    'href',
    'https://sandbox.test/again',
  );
  expect(sent).toEqual([{ paymentMethod: 'THEGHINO', paymentProvider: 'VNPAY' }]);
});

test("another provider's purchase is not found", async () => {
  server.use(refuses('get', path, 404, 'MEMBERSHIP_PURCHASE_NOT_FOUND'));
  await renderRemote(remote, { at: '/provider/membership/result/purchase-1', session: aSession });

  expect(await screen.findByRole('link', { name: 'Xem gói thành viên' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Thanh toán/ })).not.toBeInTheDocument();
});

test('an English reader finds everything on the result of a payment', async () => {
  server.use(
    answers(
      'get',
      path,
      withAttempt(
        { outcome: 'failed', providerCode: '51' },
        { action: 'PAY_AGAIN', expiresAt: '2099-01-01T00:00:00.000Z' },
      ),
    ),
  );
  await renderRemote(remote, {
    at: '/provider/membership/result/purchase-1?token=signed',
    language: 'en',
    session: aSession,
  });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Payment result | Cửa hàng thử (en)
   robots: noindex
   body
     h1: The payment did not work
     div role=alert
       p: The plan is not active yet. Try another card or another way to pay.
       p: You can pay until 1 Jan 2099, 07:00.
       p: Reference code: VNPAY-51
     section aria-labelledby→"Purchase" tabindex=-1
       h2: Purchase
       dl
         dt: Code
         dd: HV123456
         dt: Plan
         dd: Professional, 30 days
         dt: Amount
         dd: 299,000 ₫
     section aria-labelledby→"Pay again" tabindex=-1
       h2: Pay again
       form aria-label=Payment
         fieldset role=radiogroup
           legend: Way to pay
           label
             input aria-describedby→"International card, bank account, QR code or e-wallet." aria-labelledby→"Online payment" name=method type=radio checked
             Online payment International card, bank account, QR code or e-wallet.
           label
             input aria-describedby→"An ATM card with internet banking." aria-labelledby→"Domestic debit card (ATM)" name=method type=radio
             Domestic debit card (ATM) An ATM card with internet banking.
         button type=submit: Pay · 299,000 ₫
     a href=/en/provider/membership: See the membership
     a href=/en/provider/solutions: Go to my solutions"
  `);
});
