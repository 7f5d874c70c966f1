import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { PaymentState } from '@storefront/shared/contracts';
import { settingReceived, tokenRefreshed } from '@storefront/shared/store';
import {
  answers,
  aSession,
  enveloped,
  refuses,
  renderRemote,
  startServer,
  testApi,
  type RenderOptions,
  anAttempt,
  anOrderLine,
  aSetting,
  testPathTo,
  wholePage,
} from '@storefront/shared/testing';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anOrderDetail, aPaymentState } from '../testing/builders';
import { someGateways } from '../testing/handlers';
import { gatewayCodes, viewOf, type PaymentView } from './payment-view';

const server = startServer();
beforeEach(() => {
  sessionStorage.clear();
  server.use(
    answers('get', 'ecommerce/payment/providers', someGateways),
    answers('get', ordered, anOrderDetail()),
  );
});

/** From now on time passes by `pass` alone, until the test ends. */
const stopTime = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
afterEach(() => jest.useRealTimers());

const payment = 'ecommerce/order/order-1/payment' as const;
const ordered = 'ecommerce/order/order-1/detail/customer' as const;

async function openResult(
  state: PaymentState | ((request: Request) => unknown),
  { token, ...options }: Partial<RenderOptions> & { token?: string } = {},
) {
  server.use(answers('get', payment, state));
  const user = userEvent.setup({ delay: null });
  const at = paths.checkoutResult.to('order-1', token);
  const page = await renderRemote(remote, { at, session: aSession, ...options });
  return { user, ...page };
}

const failedWith = (providerCode: string) =>
  aPaymentState({
    attempt: anAttempt({ providerCode, outcome: providerCode === '24' ? 'cancelled' : 'failed' }),
  });

describe.each([
  ['vi', vi],
  ['en', en],
] as const)('in %s', (language, words) => {
  test.each(gatewayCodes.filter((code) => code !== '00' && code !== '07'))(
    'code %s has its own reason and says what to do next',
    async (code) => {
      await openResult(failedWith(code), { language });

      expect(await screen.findByText(new RegExp(escaped(words.gateway[code])))).toBeVisible();
      expect(screen.getByText(words.advice[code])).toBeVisible();
      expect(screen.getByText(/14:05/)).toBeVisible();
      expect(screen.queryByText(words.result.paid)).not.toBeInTheDocument();
    },
  );

  test('code 07 says that money was taken and that nobody need pay again', async () => {
    const attempt = anAttempt({ outcome: 'waiting', waitingFor: 'MERCHANT', providerCode: '07' });
    await openResult(aPaymentState({ attempt, action: 'NONE' }), { language });

    expect(await screen.findByText(words.gateway['07'])).toBeVisible();
    expect(screen.getByText(words.result.view.waitingMerchant.text)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.result.payAgain })).not.toBeInTheDocument();
  });

  test('code 00 is told as paid when the order is', async () => {
    const attempt = anAttempt({ outcome: 'success', providerCode: '00' });
    await openResult(aPaymentState({ attempt, paymentStatus: 'paid', action: 'NONE' }), { language });

    expect(
      await screen.findByRole('heading', { level: 1, name: words.result.view.paid.title }),
    ).toBeVisible();
    expect(screen.getByText(words.gateway['00'])).toBeVisible();
  });

  test.each(['DELIVERING', 'DONE'] as const)(
    'a shopper who comes back to the result of an order that is %s reads how far it is',
    async (orderStatus) => {
      const attempt = anAttempt({ outcome: 'success', providerCode: '00' });
      const paid = aPaymentState({ attempt, paymentStatus: 'paid', action: 'NONE', orderStatus });
      await openResult(paid, { language });

      const { title, text } = words.result.moved[orderStatus];
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.queryByText(words.result.view.paid.text)).not.toBeInTheDocument();
    },
  );

  test('a cash order that is on its way is no longer about to be confirmed, and is paid on arrival', async () => {
    const state = aPaymentState({
      paymentMethod: 'COD',
      attempt: null,
      action: 'NONE',
      orderStatus: 'DELIVERING',
    });
    await openResult(state, { language });

    const { moved, view } = words.result;
    expect(await screen.findByText(moved.DELIVERING.text)).toBeVisible();
    expect(screen.getByText(moved.cash)).toBeVisible();
    expect(screen.queryByText(view.cod.text)).not.toBeInTheDocument();
  });

  test('of an order that has arrived the day it was expected is no longer shown', async () => {
    const paid = { paymentStatus: 'paid', action: 'NONE' } as const;
    server.use(answers('get', ordered, anOrderDetail({ status: 'DELIVERING' })));
    const coming = await openResult(aPaymentState({ ...paid, orderStatus: 'DELIVERING' }), { language });
    expect(await screen.findByText(words.result.placed.expected)).toBeVisible();
    coming.unmount();

    server.use(answers('get', ordered, anOrderDetail({ status: 'DONE' })));
    await openResult(aPaymentState({ ...paid, orderStatus: 'DONE' }), { language });
    expect(await screen.findByText(words.result.placed.to)).toBeVisible();
    expect(screen.queryByText(words.result.placed.expected)).not.toBeInTheDocument();
  });

  test('a code nobody knows is told as other errors', async () => {
    await openResult(failedWith('42'), { language });

    expect(await screen.findByText(new RegExp(escaped(words.gateway['99'])))).toBeVisible();
  });
});

test('all thirteen reasons differ from each other in both languages', () => {
  for (const words of [vi, en]) expect(new Set(Object.values(words.gateway)).size).toBe(13);
});

describe.each([
  ['ALEPAY', '192', 'Bạn nhập sai mã OTP.', 'Hãy thanh toán lại và nhập đúng mã.'],
  ['MOMO', '4002', 'Tài khoản MoMo chưa được', 'Hãy xác thực trong ứng dụng MoMo rồi thanh toán lại.'],
  ['PAYPAL', 'VOIDED', 'PayPal đã', 'Hãy thanh toán lại.'],
  ['ZALOPAY', '-49', 'Bạn chưa bị trừ tiền.', 'Hãy thanh toán lại hoặc chọn cách thanh toán khác.'],
  [
    'ZALOPAY',
    'nobody knows',
    'Hãy kiểm tra lịch sử giao dịch',
    'Chỉ thanh toán lại nếu bạn chưa bị trừ tiền.',
  ],
] as const)('code %s %s', (provider, providerCode, what, advice) => {
  const attempt = anAttempt({ provider, providerCode, outcome: 'failed' });

  test('says what happened and how to pay after all', async () => {
    await openResult(aPaymentState({ attempt }));

    const reason = await screen.findByText(new RegExp(escaped(what)));
    expect(reason).toHaveTextContent(advice);
  });

  test('tells nobody to pay again once the time to pay is over', async () => {
    await openResult(aPaymentState({ attempt, action: 'NONE' }));

    const reason = await screen.findByText(new RegExp(escaped(what)));
    expect(reason).not.toHaveTextContent(/thanh toán lại|cách thanh toán khác/);
    expect(screen.getByText(vi.result.closed)).toBeVisible();
  });
});

test('nothing but the order’s own status is told as paid', () => {
  const attempt = anAttempt({ outcome: 'success', providerCode: '00' });

  expect(viewOf(aPaymentState({ attempt }))).toBe('moneyReturns');
  expect(viewOf(aPaymentState({ attempt: anAttempt({ outcome: 'processing' }) }))).toBe('processing');
  expect(viewOf(aPaymentState({ attempt: null }))).toBe('unpaid');
  expect(viewOf(aPaymentState({ orderStatus: 'CANCEL' }))).toBe('orderCancelled');
  expect(viewOf(aPaymentState({ attempt: null, paymentMethod: 'COD' }))).toBe('cod');
});

test('money that came for a cancelled order is told as going back, never as a payment that succeeded', async () => {
  const attempt = anAttempt({ outcome: 'success', providerCode: '00' });
  await openResult(aPaymentState({ orderStatus: 'CANCEL', paymentStatus: 'paid', attempt, action: 'NONE' }));

  expect(
    await screen.findByRole('heading', { level: 1, name: vi.result.view.moneyReturns.title }),
  ).toBeVisible();
  expect(screen.queryByText(vi.result.view.paid.text)).not.toBeInTheDocument();
});

test('the page follows a payment until it is final, without being asked', async () => {
  const processing = aPaymentState({
    attempt: anAttempt({ outcome: 'processing' }),
    final: false,
    action: 'NONE',
  });
  const paid = aPaymentState({
    attempt: anAttempt({ outcome: 'success' }),
    paymentStatus: 'paid',
    action: 'NONE',
  });
  let asked = 0;
  stopTime();
  await openResult(() => ((asked += 1) < 3 ? processing : paid));
  expect(await screen.findByText('Trang này tự cập nhật khi có kết quả.')).toBeVisible();

  await pass(5_000);
  expect(await screen.findByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible();
  await pass(60_000);
  expect(asked).toBe(3);
});

test('a result that is opened once more, as after a renewed session, is followed once', async () => {
  let asked = 0;
  stopTime();
  const { store } = await openResult(() => {
    asked += 1;
    return asked === 1
      ? aPaymentState({ attempt: anAttempt({ outcome: 'processing' }), final: false, action: 'NONE' })
      : aPaymentState({ paymentStatus: 'paid', final: true, action: 'NONE' });
  });
  await screen.findByText(vi.result.following);

  act(() => {
    store.dispatch(tokenRefreshed({ token: 'newer', refreshToken: 'newer', expired: Date.now() + 900_000 }));
  });
  expect(await screen.findByRole('heading', { name: vi.result.view.paid.title })).toBeVisible();
  expect(asked).toBe(2);
  // The first one would have asked again after a second.
  await pass(60_000);

  expect(asked).toBe(2);
});

test('who has left the page is not asked for any longer', async () => {
  let asked = 0;
  const waiting = aPaymentState({
    attempt: anAttempt({ outcome: 'processing' }),
    final: false,
    action: 'NONE',
  });
  stopTime();
  const { unmount } = await openResult(() => {
    asked += 1;
    return waiting;
  });
  await screen.findByText('Trang này tự cập nhật khi có kết quả.');

  unmount();
  const before = asked;
  await pass(60_000);

  expect(asked).toBe(before);
});

/** The order can be paid once more; answers what was asked for. */
function restartedPayments(): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    answers('post', payment, async (request: Request) => {
      expect(request.headers.get('Authorization')).toBe('Bearer test-token');
      bodies.push(await request.json());
      return {
        attemptId: 'a-2',
        url: 'https://gateway.test/again',
        countdown: 7,
        expiresAt: '2026-11-21T07:20:00.000Z',
      };
    }),
  );
  return bodies;
}

test('paying again leads to the gateway through the countdown', async () => {
  const bodies = restartedPayments();
  const { user, location } = await openResult(failedWith('51'));

  await user.dblClick(await screen.findByRole('button', { name: 'Thanh toán lại' }));

  expect(await screen.findByRole('link', { name: 'Thanh toán ngay' })).toHaveAttribute(
    'href',
    'https://gateway.test/again',
  );
  expect(location()).toBe(paths.checkoutRedirect.to('order-1'));
  expect(bodies).toEqual([{ paymentMethod: 'ONLINE', paymentProvider: 'VNPAY' }]);
});

test('who comes back from the countdown stays at the result, and is led to no old address when paying fails', async () => {
  restartedPayments();
  const { user, location } = await openResult(failedWith('51'));
  await user.click(await screen.findByRole('button', { name: 'Thanh toán lại' }));
  await user.click(await screen.findByRole('link', { name: 'Thanh toán sau' }));
  const again = await screen.findByRole('button', { name: 'Thanh toán lại' });
  expect(location()).toBe(paths.checkoutResult.to('order-1'));

  server.use(refuses('post', payment, 409, 'PAYMENT_NOT_ALLOWED'));
  await user.click(again);

  expect(await screen.findByText('Chưa mở được cổng thanh toán')).toBeVisible();
  expect(location()).toBe(paths.checkoutResult.to('order-1'));
});

test('what was said of a payment that could not begin is not said at the next visit', async () => {
  server.use(refuses('post', payment, 503, 'SERVICE_UNAVAILABLE'));
  const { user, goTo } = await openResult(failedWith('51'));
  await user.click(await screen.findByRole('button', { name: 'Thanh toán lại' }));
  await screen.findByText('Chưa mở được cổng thanh toán');

  await goTo(paths.checkoutRedirect.to('order-1'));
  await screen.findByRole('button', { name: 'Thanh toán' });
  expect(screen.queryByText('Chưa mở được cổng thanh toán')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Thanh toán' }));
  await screen.findByText('Chưa mở được cổng thanh toán');
  await goTo(paths.checkoutResult.to('order-1'));

  await screen.findByRole('button', { name: 'Thanh toán lại' });
  expect(screen.queryByText('Chưa mở được cổng thanh toán')).not.toBeInTheDocument();
});

test('after a failure a customer pays through another gateway', async () => {
  const bodies = restartedPayments();
  const { user, store } = await openResult(failedWith('51'));
  act(() => {
    store.dispatch(
      settingReceived(
        aSetting({
          paymentProviders: ['VNPAY', 'MOMO'],
        }),
      ),
    );
  });

  await user.click(await screen.findByText('Cách thanh toán khác'));
  await user.click(screen.getByRole('button', { name: 'Thanh toán qua Ví MoMo' }));

  await waitFor(() => expect(bodies).toEqual([{ paymentMethod: 'ONLINE', paymentProvider: 'MOMO' }]));
});

test('a gateway that takes exactly what the order costs is offered, and one that takes less is not', async () => {
  const total = aPaymentState().grandTotal;
  server.use(
    answers('get', 'ecommerce/payment/providers', [
      { provider: 'VNPAY', methods: ['ONLINE'], min: 1, max: 9_999_999_999 },
      { provider: 'MOMO', methods: ['ONLINE'], min: total, max: total },
      { provider: 'ZALOPAY', methods: ['ONLINE'], min: 1, max: total - 1 },
    ]),
  );
  const { user, store } = await openResult(failedWith('51'));
  act(() => {
    store.dispatch(settingReceived(aSetting({ paymentProviders: ['VNPAY', 'MOMO', 'ZALOPAY'] })));
  });

  await user.click(await screen.findByText('Cách thanh toán khác'));

  expect(
    screen.getAllByRole('button', { name: /^Thanh toán qua/ }).map(({ textContent }) => textContent),
  ).toEqual(['Thanh toán qua Ví MoMo']);
});

test('a failure at a gateway that is newer than this page reads like any other failure', async () => {
  await openResult(() => ({
    ...failedWith('51'),
    attempt: { ...anAttempt({ providerCode: '51', outcome: 'failed' }), provider: 'NEWPAY' },
  }));

  expect(
    await screen.findByText(new RegExp(escaped(`${vi.gateway['99']} ${vi.advice['99']}`))),
  ).toBeVisible();
});

test('a gateway that could not be reached is told with its code, and can be tried again', async () => {
  await openResult(
    aPaymentState({
      attempt: anAttempt({
        provider: 'MOMO',
        providerCode: 'UNREACHABLE',
        outcome: 'waiting',
        waitingFor: 'BUYER',
      }),
    }),
  );

  expect(await screen.findByRole('heading', { name: 'Cổng thanh toán đang gián đoạn' })).toBeVisible();
  expect(screen.getByText(/bạn chưa bị trừ tiền/)).toBeVisible();
  expect(screen.getByText(/MOMO-UNREACHABLE/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Thanh toán lại' })).toBeEnabled();
});

const forHotline = 'Mã tham chiếu: VNPAY-';
test.each([
  ['failed', { outcome: 'failed', providerCode: '51' }, `${forHotline}51`],
  [
    'waits for the shop',
    { outcome: 'waiting', waitingFor: 'MERCHANT', providerCode: '07' },
    `${forHotline}07`,
  ],
  ['is being processed', { outcome: 'processing', providerCode: '01' }, `${forHotline}01`],
] as const)('whose payment %s reads what to name to the hotline', async (_what, attempt, code) => {
  await openResult(aPaymentState({ attempt: anAttempt(attempt) }));

  expect(await screen.findByText(code)).toBeVisible();
});

test.each([
  ['was paid', { outcome: 'success', providerCode: '00' }, { paymentStatus: 'paid', action: 'NONE' }],
  ['was called off by its buyer', { outcome: 'cancelled', providerCode: '24' }, {}],
] as const)('a result that %s has no code to name', async (_what, attempt, state) => {
  await openResult(aPaymentState({ attempt: anAttempt(attempt), ...state }));

  expect(await screen.findByText(vi.result.placed.title)).toBeVisible();
  expect(screen.queryByText(/Mã tham chiếu/)).not.toBeInTheDocument();
});

test('after the time to pay nobody is told to try a gateway again that could not be reached', async () => {
  const attempt = anAttempt({ provider: 'MOMO', providerCode: 'UNREACHABLE', outcome: 'failed' });
  await openResult(aPaymentState({ attempt, action: 'NONE' }));

  expect(await screen.findByText(vi.result.closed)).toBeVisible();
  expect(screen.queryByText(vi.result.view.interrupted.text)).not.toBeInTheDocument();
});

test.each([
  [503, 'PAYMENT_PROVIDER_NOT_ANSWERING', /để không bị trừ tiền hai lần/],
  [409, 'PAYMENT_PROCESSING', /đang được xử lý/],
  [409, 'PAYMENT_TOO_MANY_ATTEMPTS', /đã được thử thanh toán 20 lần/],
  [500, 'INTERNAL', /gửi mã lỗi này cho kỹ thuật viên/],
])('a gateway that cannot be opened (%i %s) says why and keeps the order', async (status, code, text) => {
  server.use(refuses('post', payment, status, code));
  const { user } = await openResult(failedWith('51'));

  await user.click(await screen.findByRole('button', { name: 'Thanh toán lại' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(alert).toHaveTextContent(`Mã lỗi: ${code}.`);
  expect(screen.getByRole('button', { name: 'Thanh toán lại' })).toBeEnabled();
});

test('a stranger with the signed link sees the result, and signs in to pay', async () => {
  const tokens: (string | null)[] = [];
  await openResult(
    (request) => {
      tokens.push(new URL(request.url).searchParams.get('token'));
      expect(request.headers.get('Authorization')).toBeNull();
      return failedWith('51');
    },
    { token: 'signed', session: {} },
  );

  expect(await screen.findByRole('link', { name: 'Đăng nhập để thanh toán' })).toHaveAttribute(
    'href',
    testPathTo('account/login', { redirectUrl: paths.checkoutResult.to('order-1', 'signed') }),
  );
  expect(tokens).toContain('signed');
});

test('a link that has expired still works for the owner, and asks anybody else to sign in', async () => {
  const expired = http.get(`${testApi}/${payment}`, ({ request }) =>
    request.headers.get('Authorization')
      ? HttpResponse.json(enveloped(failedWith('51')))
      : HttpResponse.json({ success: false, message: 'UNAUTHENTICATED' }, { status: 401 }),
  );
  server.use(expired);
  const at = paths.checkoutResult.to('order-1', 'old');

  const owner = await renderRemote(remote, { at, session: aSession });
  expect(await screen.findByText(/DH26112100001/)).toBeVisible();
  owner.unmount();

  await renderRemote(remote, { at });
  expect(await screen.findByText('Đăng nhập để xem kết quả')).toBeVisible();
});

test('an answer that is lost later keeps what is known and says that it may be old', async () => {
  let asked = 0;
  server.use(
    http.get(`${testApi}/${payment}`, () => {
      asked += 1;
      const waiting = aPaymentState({
        attempt: anAttempt({ outcome: 'processing' }),
        final: false,
        action: 'NONE',
      });
      return asked === 1 ? HttpResponse.json(enveloped(waiting)) : HttpResponse.error();
    }),
  );
  await renderRemote(remote, { at: paths.checkoutResult.to('order-1'), session: aSession });

  expect(await screen.findByText(/Trạng thái bên dưới có thể đã cũ/)).toBeVisible();
  expect(screen.getByText('DH26112100001')).toBeVisible();
});

test.each<[string, Partial<PaymentState>, PaymentView]>([
  ['paid', { paymentStatus: 'paid' }, 'paid'],
  ['paid without an attempt', { paymentStatus: 'paid', attempt: null }, 'paid'],
  ['cancelled before any payment', { orderStatus: 'CANCEL', attempt: null }, 'orderCancelled'],
  [
    'cancelled while the shop looks at a payment',
    { orderStatus: 'CANCEL', attempt: anAttempt({ outcome: 'waiting', waitingFor: 'MERCHANT' }) },
    'waitingMerchant',
  ],
  [
    'cancelled while its buyer might pay',
    { orderStatus: 'CANCEL', attempt: anAttempt({ outcome: 'waiting', waitingFor: 'BUYER' }) },
    'orderCancelled',
  ],
  [
    'cash of an order that ended',
    { orderStatus: 'CANCEL', paymentMethod: 'COD', attempt: null },
    'orderCancelled',
  ],
  [
    'cash after a payment that failed',
    { paymentMethod: 'COD', attempt: anAttempt({ outcome: 'failed' }) },
    'cod',
  ],
  [
    'waiting for its buyer',
    { attempt: anAttempt({ outcome: 'waiting', waitingFor: 'BUYER' }) },
    'waitingBuyer',
  ],
  [
    'waiting for the shop',
    { attempt: anAttempt({ outcome: 'waiting', waitingFor: 'MERCHANT' }) },
    'waitingMerchant',
  ],
  ['failed', { attempt: anAttempt({ outcome: 'failed' }) }, 'failed'],
  ['called off', { attempt: anAttempt({ outcome: 'cancelled' }) }, 'cancelled'],
  ['being processed', { attempt: anAttempt({ outcome: 'processing' }) }, 'processing'],
])('an order that is %s is shown as that', async (_what, given, view) => {
  await openResult(aPaymentState(given));

  expect(await screen.findByRole('heading', { level: 1, name: vi.result.view[view].title })).toBeVisible();
});

test.each([
  ['vi', 'Bạn đã huỷ thanh toán'],
  ['en', 'Payment cancelled'],
] as const)('who called a payment off reads it as their own doing (%s)', async (language, title) => {
  await openResult(failedWith('24'), { language });

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('after three minutes without an end the page asks when the button is pressed', async () => {
  const real = Date.now;
  let passed = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + passed);
  let asked = 0;
  let isFinal = false;
  const { user } = await openResult(() => {
    asked += 1;
    return aPaymentState({
      attempt: anAttempt({ outcome: isFinal ? 'success' : 'processing' }),
      paymentStatus: isFinal ? 'paid' : 'unpaid',
      final: isFinal,
      action: 'NONE',
    });
  });
  await screen.findByText(vi.result.following);

  passed = 3 * 60_000 + 1;

  expect(await screen.findByText(new RegExp(escaped(vi.result.tooLong)))).toBeVisible();
  const before = asked;
  isFinal = true;
  await user.click(screen.getByRole('button', { name: vi.result.askAgain }));

  expect(await screen.findByRole('heading', { name: vi.result.view.paid.title })).toBeVisible();
  expect(asked).toBe(before + 1);
  expect(screen.queryByRole('button', { name: vi.result.askAgain })).not.toBeInTheDocument();
});

test.each([
  ['of the network', true, () => HttpResponse.error()],
  ['503', true, () => HttpResponse.json({ success: false, message: '' }, { status: 503 })],
  ['429', true, () => HttpResponse.json({ success: false, message: '' }, { status: 429 })],
  ['404', false, () => HttpResponse.json({ success: false, message: '' }, { status: 404 })],
] as const)(
  'after a failure (%s) of a payment that was seen before it is asked for again: %s',
  async (_what, goesOn, failure) => {
    let asked = 0;
    stopTime();
    server.use(
      http.get(`${testApi}/${payment}`, () => {
        asked += 1;
        if (asked === 2) return failure();
        const attempt = anAttempt({ outcome: asked === 1 ? 'processing' : 'success' });
        return HttpResponse.json(
          enveloped(
            aPaymentState({
              attempt,
              final: asked > 1,
              paymentStatus: asked > 1 ? 'paid' : 'unpaid',
              action: 'NONE',
            }),
          ),
        );
      }),
    );
    await renderRemote(remote, { at: paths.checkoutResult.to('order-1'), session: aSession });
    await pass(1_000);
    await screen.findByText(/Trạng thái bên dưới có thể đã cũ/);
    await pass(60_000);

    if (goesOn) {
      await screen.findByRole('heading', { name: 'Thanh toán thành công' });
      expect(asked).toBe(3);
      return;
    }
    expect(asked).toBe(2);
  },
);

test.each([
  [500, 'INTERNAL'],
  [403, 'FORBIDDEN'],
])(
  'a signed link that is answered with %i is not asked for in the right of its owner',
  async (status, code) => {
    const rights: (string | null)[] = [];
    server.use(
      http.get(`${testApi}/${payment}`, ({ request }) => {
        rights.push(request.headers.get('Authorization'));
        return HttpResponse.json({ success: false, message: code, errorCode: code }, { status });
      }),
    );
    await renderRemote(remote, { at: paths.checkoutResult.to('order-1', 'signed'), session: aSession });

    await screen.findByRole('button', { name: /Thử lại/ });
    expect(rights).toEqual([null]);
  },
);

test('who paid on delivery and pays online after all does so by the way that is open to all', async () => {
  const bodies = restartedPayments();
  const { user } = await openResult(aPaymentState({ paymentMethod: 'COD', attempt: null, action: 'PAY' }));

  await user.click(await screen.findByRole('button', { name: 'Thanh toán trực tuyến ngay' }));

  await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ paymentMethod: 'ONLINE' })]));
});

test('another’s order is not found', async () => {
  server.use(refuses('get', payment, 404, 'ORDER_NOT_FOUND'));

  await renderRemote(remote, { at: paths.checkoutResult.to('order-1'), session: aSession });

  expect(await screen.findByText('Không tìm thấy')).toBeVisible();
});

test('an order paid on delivery may be paid online instead', async () => {
  const cod = aPaymentState({ paymentMethod: 'COD', attempt: null, action: 'PAY' });
  await openResult(cod);

  expect(await screen.findByRole('button', { name: 'Thanh toán trực tuyến ngay' })).toBeVisible();
  expect(screen.getByText('Thanh toán khi nhận hàng – chưa thanh toán')).toBeVisible();
});

test('a countdown leads to the gateway at zero, and can be stopped', async () => {
  server.use(
    answers('post', payment, {
      attemptId: 'a-2',
      url: 'https://gateway.test/again',
      countdown: 2,
      expiresAt: '2026-11-21T07:20:00.000Z',
    }),
  );
  const followed: string[] = [];
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link?.href.startsWith('https://gateway.test')) return;
    followed.push(link.href);
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  stopTime();
  const { user } = await openResult(failedWith('51'));
  await user.click(await screen.findByRole('button', { name: 'Thanh toán lại' }));
  await user.click(await screen.findByRole('button', { name: 'Tạm dừng' }));
  await pass(60_000);
  expect(followed).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Chạy tiếp' }));
  await pass(3_000);

  await waitFor(() => expect(followed).toEqual(['https://gateway.test/again']));
  document.removeEventListener('click', follow);
});

test('after a reload of the countdown the gateway is asked for by a press only', async () => {
  let started = 0;
  server.use(
    answers('get', payment, failedWith('24')),
    answers('post', payment, () => {
      started += 1;
      return { attemptId: 'a', url: 'https://gateway.test/new', countdown: 9, expiresAt: '' };
    }),
  );
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.checkoutRedirect.to('order-1'), session: aSession });
  const pay = await screen.findByRole('button', { name: 'Thanh toán' });
  await screen.findByText(/DH26112100001/);
  expect(started).toBe(0);

  await user.click(pay);

  expect(await screen.findByRole('link', { name: 'Thanh toán ngay' })).toHaveAttribute(
    'href',
    'https://gateway.test/new',
  );
});

test('after a reload of the countdown the same gateway is asked for', async () => {
  const bodies = restartedPayments();
  const attempt = anAttempt({ provider: 'MOMO', outcome: 'waiting', waitingFor: 'BUYER' });
  server.use(answers('get', payment, aPaymentState({ attempt })));
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.checkoutRedirect.to('order-1'), session: aSession });
  await screen.findByText(/DH26112100001/);

  await user.click(screen.getByRole('button', { name: 'Thanh toán' }));

  await waitFor(() => expect(bodies).toEqual([{ paymentMethod: 'ONLINE', paymentProvider: 'MOMO' }]));
});

test('an address that is no web address is never followed', async () => {
  server.use(
    answers('get', payment, failedWith('24')),
    answers('post', payment, { attemptId: 'a', url: 'javascript:alert(1)', countdown: 1, expiresAt: '' }),
  );
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.checkoutRedirect.to('order-1'), session: aSession });

  await user.click(await screen.findByRole('button', { name: 'Thanh toán' }));

  expect(await screen.findByText(/không hợp lệ nên chúng tôi không mở/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Thanh toán ngay' })).not.toBeInTheDocument();
});

test('calling off the countdown leads to the result', async () => {
  server.use(answers('get', payment, failedWith('24')));
  await renderRemote(remote, { at: paths.checkoutRedirect.to('order-1'), session: aSession });

  expect(await screen.findByRole('link', { name: 'Thanh toán sau' })).toHaveAttribute(
    'href',
    paths.checkoutResult.to('order-1'),
  );
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test("a stranger at the countdown of somebody's order is offered nothing to pay", async () => {
  server.use(refuses('get', payment, 404, 'ORDER_NOT_FOUND'));
  await renderRemote(remote, { at: paths.checkoutRedirect.to('order-1'), session: aSession });

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: vi.redirect.pay })).not.toBeInTheDocument();
});

describe('what was ordered', () => {
  const paid = aPaymentState({
    attempt: anAttempt({ provider: 'MOMO', outcome: 'success' }),
    paymentStatus: 'paid',
    action: 'NONE',
  });
  const facts = (label: string) => screen.getByText(label).nextElementSibling;

  test.each([
    ['vi', 'thứ Hai 23/11 – thứ Ba 24/11', /^Nguyễn Minh Anh\n12 Lê Lợi, Thành phố Hồ Chí Minh$/],
    ['en', 'Mon 23 Nov – Tue 24 Nov', /^Minh Anh Nguyễn\n12 Lê Lợi/],
  ] as const)(
    'its owner reads items, address, expected days, mail and gateway in %s',
    async (language, days, to) => {
      const words = { vi, en }[language].result;
      await openResult(paid, { language });

      expect(await screen.findByRole('heading', { name: words.placed.title })).toBeVisible();
      expect(screen.getByText('Áo thun cổ tròn')).toBeVisible();
      expect(facts(words.placed.expected)).toHaveTextContent(days);
      expect(facts(words.placed.to)?.textContent).toMatch(to);
      expect(
        screen.getByText(words.placed.mailed.replace('{{email}}', 'customer@example.com')),
      ).toBeVisible();
      expect(facts(words.method)).toHaveTextContent(/MoMo/);
    },
  );

  test('a stranger with the link of a return reads none of it', async () => {
    const asked = jest.fn();
    server.use(answers('get', ordered, asked));
    await openResult(paid, { session: {}, token: 'signed' });

    expect(await screen.findByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible();
    expect(screen.queryByText(vi.result.placed.title)).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  });

  test('another customer who follows the link reads none of it either', async () => {
    server.use(refuses('get', ordered, 404, 'ORDER_NOT_FOUND'));
    await openResult(paid, { token: 'signed' });

    expect(await screen.findByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible();
    expect(screen.queryByText(vi.result.placed.title)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('its owner reads it in the language that they change to', async () => {
    const nameIn = (language: string | null) => (language === 'en' ? 'Round neck T-shirt' : 'Áo thun');
    server.use(
      answers('get', ordered, (request: Request) =>
        anOrderDetail({ lines: [anOrderLine({ name: nameIn(request.headers.get('accept-language')) })] }),
      ),
    );
    const { changeLanguage } = await openResult(paid);
    expect(await screen.findByText('Áo thun')).toBeVisible();

    await changeLanguage('en');

    expect(await screen.findByText('Round neck T-shirt')).toBeVisible();
  });

  test('a line costs what is left after its offers', async () => {
    const lines = [anOrderLine({ lineTotal: 398_000, discount: 50_000 })];
    server.use(answers('get', ordered, anOrderDetail({ lines })));
    await openResult(paid);

    expect(await screen.findByText(/^348\.000\s₫$/)).toBeVisible();
  });

  test('a cancelled order is expected on no day', async () => {
    server.use(answers('get', ordered, anOrderDetail({ status: 'CANCEL' })));
    await openResult(aPaymentState({ orderStatus: 'CANCEL', action: 'NONE' }));

    expect(await screen.findByText(vi.result.placed.to)).toBeVisible();
    expect(screen.queryByText(vi.result.placed.expected)).not.toBeInTheDocument();
  });
});

describe('before the gateway', () => {
  const open = async (state: PaymentState) => {
    server.use(
      answers('get', payment, state),
      answers('post', payment, {
        attemptId: 'a',
        url: 'https://gateway.test/',
        countdown: 60,
        expiresAt: '',
      }),
    );
    const user = userEvent.setup({ delay: null });
    await renderRemote(remote, { at: paths.checkoutRedirect.to('order-1'), session: aSession });
    await user.click(await screen.findByRole('button', { name: 'Thanh toán' }));
    await screen.findByRole('link', { name: 'Thanh toán ngay' });
  };

  test('the countdown lasts three seconds at most, whatever an older server says', async () => {
    await open(failedWith('24'));

    expect(screen.getByRole('timer')).toHaveTextContent(/^[1-3]$/);
  });

  test('who pays in dollars reads the amount and its rate', async () => {
    const charge = { currency: 'USD', minor: 1_646, rate: 26_000 };
    await open(aPaymentState({ attempt: anAttempt({ provider: 'PAYPAL', charge }) }));

    expect(screen.getByText(/^Tính 16,46\s(US)?\$ theo tỷ giá 1 US\$ = 26\.000\s₫\.$/)).toBeVisible();
  });
});

test('an English reader finds everything on the page of a payment that failed', async () => {
  await openResult(failedWith('51'), { language: 'en' });

  expect(await wholePage('We sent an email')).toMatchInlineSnapshot(`
   "title: Payment result | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Payment did not go through
     div role=status
       p: Not paid: The account has not enough money.
       p: Your order is held until 14:05.
       p: Top up the account, or try another card or account.
       p: Reference code: VNPAY-51
     dl
       dt: Order code
       dd: DH26112100001
       dt: Total
       dd: 428,000 ₫
       dt: Payment method
       dd: Online payment through VNPAY
       dt: Payment status
       dd: Not paid
       dt: Time left
       dd
         span aria-label=Time left role=timer
     button type=button: Pay again
     a href=/en/account/order?id=order-1: See order
     a href=/en/catalog/products: Continue shopping
     h2: Your order
     ul
       li
         img alt src=/api/main/media/shirt?w=768
         Áo thun cổ tròn Đen, M · Quantity 2 398,000 ₫
     dl
       dt: Expected delivery
       dd: Mon 23 Nov – Tue 24 Nov
       dt: Deliver to
       dd: Minh Anh Nguyễn 12 Lê Lợi, Hồ Chí Minh City
     p: We sent an email about this order to customer@example.com."
  `);
});
