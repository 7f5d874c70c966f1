import { act, screen, waitFor, within } from '@testing-library/react';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- Nobody waits 30 s here: the transport says at once that time is up.
import axios from 'axios';
import { http, HttpResponse } from 'msw';
import { cartChanged, cartStored, selectCart } from '@storefront/shared/cart';
import type { QuoteRequest } from '@storefront/shared/contracts';
import { on } from '@storefront/shared/events';
import { loggedOut } from '@storefront/shared/store';
import {
  aCartProduct,
  answers,
  aSession,
  refuses,
  renderRemote,
  shirtId,
  startServer,
  testApi,
  testPathTo,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aLine, aPaymentState, aPlacedOrder, aQuote, aQuoteLine, aRobot, robotId } from '../testing/builders';
import { aShop, type SentOrder } from '../testing/handlers';
import { openConfirmation, openDelivery } from '../testing/steps';

const server = startServer();
beforeEach(() => {
  sessionStorage.clear();
});

const ordersIn = { vi: '/account/orders', en: '/en/account/orders' };
const dearer = aQuoteLine({ unitPrice: 219_000, lineTotal: 438_000 });

/** An order endpoint that refuses once in this way, answers later requests after `next`, and notes what came. */
function refusesFirst(sent: SentOrder[], refusal: () => Response, next: Promise<void> = Promise.resolve()) {
  return http.post(`${testApi}/ecommerce/order`, async ({ request }) => {
    sent.push({
      key: request.headers.get('Idempotency-Key'),
      body: (await request.clone().json()) as SentOrder['body'],
    });
    if (sent.length === 1) return refusal();
    await next;
    return undefined;
  });
}

const conflict = (code: string, data: unknown) => () =>
  HttpResponse.json(
    { success: false, message: code, errorCode: code, data, requestId: 'r-1' },
    { status: 409 },
  );

test('a customer sees all of the order once more, each part with a way back to it', async () => {
  server.use(...aShop());

  await openConfirmation();

  expect(screen.getByText('Nguyễn Minh Anh')).toBeVisible();
  expect(screen.getByText('12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh')).toBeVisible();
  expect(screen.getByText('Ghi chú: Không có ghi chú')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sửa người nhận và địa chỉ' })).toHaveAttribute(
    'href',
    paths.checkoutInformation.to(),
  );
  expect(screen.getByRole('link', { name: 'Sửa giao hàng và thanh toán' })).toHaveAttribute(
    'href',
    paths.checkoutDelivery.to(),
  );
});

test.each([
  ['COD', 'Bạn trả tiền cho người giao hàng khi nhận hàng.'],
  ['ONLINE', /^Sau khi đặt, bạn được chuyển đến cổng thanh toán/],
] as const)('an order that costs nothing asks for no payment (%s)', async (paymentMethod, ofPayable) => {
  server.use(...aShop({ quote: () => aQuote({ shippingFee: 30_000, grandTotal: 0 }) }));

  await openConfirmation({
    session: { ...aSession, profile: { ...aSession.profile!, paymentMethod } },
  });

  expect(screen.getByText('Đơn này không phải thanh toán gì thêm.')).toBeVisible();
  expect(screen.queryByText(ofPayable)).not.toBeInTheDocument();
});

test('other parts of the shop hear of an order once it is placed, and of none that was refused', async () => {
  const placed: string[] = [];
  const stop = on('checkout:order-placed', ({ orderId }) => placed.push(orderId));
  server.use(
    refusesFirst([], () =>
      HttpResponse.json({ success: false, message: 'TOO_MANY_REQUESTS' }, { status: 429 }),
    ),
    answers('get', 'ecommerce/order/order-1/payment', aPaymentState()),
    ...aShop(),
  );
  const { user, place, location } = await openConfirmation();
  await user.click(await place());
  await screen.findByRole('alert');
  expect(placed).toEqual([]);

  await user.click(await place());

  await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')));
  expect(placed).toEqual(['order-1']);
  stop();
});

test('a changed price is shown line by line, accepted, and ordered under a new key', async () => {
  const sent: SentOrder[] = [];
  const quote = aQuote({ lines: [dearer], shippingFee: 30_000 });
  const changes = [{ infoId: shirtId, name: 'Áo thun cổ tròn', before: 199_000, after: 219_000 }];
  server.use(
    refusesFirst(sent, conflict('PRICE_CHANGED', { quote, changes })),
    answers('get', 'ecommerce/order/order-1/payment', aPaymentState()),
    ...aShop(),
  );
  const { user, place, notices, location } = await openConfirmation();

  await user.click(await place());

  const dialog = within(await screen.findByRole('dialog', { name: 'Giá đã thay đổi' }));
  expect(dialog.getByRole('group', { name: /^Từ 199\.000\s₫ thành 219\.000\s₫$/ })).toBeVisible();
  expect(dialog.getByRole('group', { name: /^Từ 428\.000\s₫ thành 468\.000\s₫$/ })).toBeVisible();
  expect(notices()).toContain('PriceOfItemsChanged');

  await user.click(dialog.getByRole('button', { name: 'Đồng ý giá mới' }));
  await user.click(await screen.findByRole('button', { name: /^Đặt hàng · 468\.000\s₫$/ }));

  await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')));
  expect(sent[1]?.body.quoteHash).toBe(quote.quoteHash);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('who agrees to a new price has seen it, also for the cart', async () => {
  const line = aQuoteLine({ usualPrice: 219_000, unitPrice: 219_000, lineTotal: 438_000 });
  const quote = aQuote({ lines: [line], shippingFee: 30_000 });
  server.use(refusesFirst([], conflict('PRICE_CHANGED', { quote, changes: [] })), ...aShop());
  const { user, place, store } = await openConfirmation();
  await user.click(await place());

  await user.click(await screen.findByRole('button', { name: 'Đồng ý giá mới' }));

  expect(selectCart(store.getState())).toEqual([aLine({ priceSeen: 219_000 })]);
});

test('a price that fell meanwhile is charged without asking, and said', async () => {
  server.use(
    answers('get', 'ecommerce/order/order-1/payment', aPaymentState()),
    ...aShop({ order: aPlacedOrder({ grandTotal: 408_000 }) }),
  );
  const { user, place, notices, location } = await openConfirmation();

  await user.click(await place());

  await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')));
  expect(notices()).toEqual(expect.arrayContaining(['OrderCompleted', 'checkout:PriceFell']));
});

test('less stock than wanted is offered as what is left', async () => {
  const sent: SentOrder[] = [];
  const short = aQuote({
    shippingFee: 30_000,
    problems: [{ infoId: shirtId, code: 'NOT_ENOUGH_STOCK', available: 1 }],
  });
  const quote = ({ lines }: QuoteRequest) =>
    lines[0]?.quantity === 1
      ? aQuote({ lines: [aQuoteLine({ quantity: 1, lineTotal: 199_000 })], shippingFee: 30_000 })
      : aQuote({ shippingFee: 30_000 });
  server.use(
    refusesFirst(sent, conflict('NOT_ENOUGH_STOCK', { quote: short, changes: [] })),
    ...aShop({ quote }),
  );
  const { user, place, store } = await openConfirmation();

  await user.click(await place());
  const dialog = within(await screen.findByRole('dialog', { name: 'Số hàng còn lại đã thay đổi' }));
  expect(dialog.getByRole('group', { name: 'Từ 2 món thành 1 món' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Đặt với số hàng còn lại' }));

  expect(await screen.findByRole('button', { name: /^Đặt hàng · 229\.000\s₫$/ })).toBeVisible();
  expect(selectCart(store.getState())).toEqual([aLine({ quantity: 1 })]);
});

test('a gift that is gone is shown before the customer agrees to the order without it', async () => {
  const gift = aQuoteLine({
    infoId: robotId,
    name: 'Cảm biến tặng',
    quantity: 1,
    lineTotal: 0,
    isGift: true,
  });
  const shown = aQuote({ lines: [aQuoteLine(), gift], shippingFee: 30_000 });
  const now = aQuote({ shippingFee: 30_000 });
  server.use(
    refusesFirst([], conflict('PRICE_CHANGED', { quote: now, changes: [] })),
    ...aShop({ quote: () => shown }),
  );
  const { user, place } = await openConfirmation();

  await user.click(await place());

  const dialog = within(await screen.findByRole('dialog', { name: 'Giá đã thay đổi' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cảm biến tặngHết hàng, không tính vào đơn',
  ]);
});

test('when nothing of the order is left, the way leads to the cart', async () => {
  const gone = aQuote({ problems: [{ infoId: shirtId, code: 'OUT_OF_STOCK', available: 0 }] });
  server.use(
    refuses('post', 'ecommerce/order', 409, 'NOT_ENOUGH_STOCK', { data: { quote: gone, changes: [] } }),
    ...aShop(),
  );
  const { user, place } = await openConfirmation();

  await user.click(await place());

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Hết hàng, không tính vào đơn')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Về giỏ hàng' })).toHaveAttribute('href', '/cart');
});

test('a lost answer is asked for again with the same key, so that there is one order', async () => {
  const sent: SentOrder[] = [];
  server.use(
    refusesFirst(sent, () => HttpResponse.error()),
    answers('get', 'ecommerce/order/order-1/payment', aPaymentState()),
    ...aShop({ sent }),
  );
  const { user, place, location } = await openConfirmation();
  await user.click(await place());
  expect(await screen.findByText(/Mất kết nối trong lúc gửi/)).toBeVisible();
  expect(screen.queryByText('Chưa đặt được hàng')).not.toBeInTheDocument();

  await user.click(await place());

  await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test.each([
  [
    'vi',
    /Chưa rõ đơn đã được nhận/,
    /Máy chủ trả lời quá lâu.*hãy xem Đơn hàng của tôi trước/,
    'Đơn hàng của tôi',
  ],
  ['en', /do not know yet whether/, /The server took too long.*look at My orders first/, 'My orders'],
] as const)(
  'after an answer that never came (%s) a shopper is shown where the order would be before changing it',
  async (language, title, text, link) => {
    server.use(...aShop());
    const { user, place } = await openConfirmation({ language });
    jest
      .spyOn(axios, 'request')
      .mockRejectedValueOnce(
        Object.assign(new Error('timeout of 30000ms exceeded'), { code: 'ECONNABORTED' }),
      );

    await user.click(await place());

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
    expect(within(alert).getByRole('link', { name: link })).toHaveAttribute('href', ordersIn[language]);
  },
);

test.each([
  ['vi', 502, /Chưa rõ đơn đã được nhận/, /Máy chủ không trả lời.*hãy xem Đơn hàng của tôi trước/],
  ['vi', 504, /Chưa rõ đơn đã được nhận/, /Máy chủ không trả lời.*hãy xem Đơn hàng của tôi trước/],
  ['en', 504, /do not know yet whether/, /No answer came from the server.*look at My orders first/],
] as const)(
  'an order that a gateway (%s, %i) has no answer for may be sent again without making a second one',
  async (language, status, title, text) => {
    const sent: SentOrder[] = [];
    server.use(
      refusesFirst(sent, () => new HttpResponse('<html><h1>Bad gateway</h1></html>', { status })),
      answers('get', 'ecommerce/order/order-1/payment', aPaymentState()),
      ...aShop(),
    );
    const { user, place, location } = await openConfirmation({ language });
    await user.click(await place());

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
    expect(within(alert).getByRole('link')).toHaveAttribute('href', ordersIn[language]);

    await user.click(await place());

    await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')));
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  },
);

const stillAtWork = (retryAfter: string) => () =>
  HttpResponse.json(
    { success: false, message: 'REQUEST_IN_PROGRESS', errorCode: 'REQUEST_IN_PROGRESS', requestId: 'r-1' },
    { status: 409, headers: { 'Retry-After': retryAfter } },
  );

test.each([
  ['vi', 'Đơn của bạn vẫn đang được xử lý', 'Chúng tôi sẽ tự kiểm tra lại sau giây lát'],
  ['en', 'Your order is still being processed', 'We check again by ourselves in a moment'],
] as const)(
  'an order that is still being processed is asked for again by itself, and says so (%s)',
  async (language, title, text) => {
    const sent: SentOrder[] = [];
    let answerNext = (): void => undefined;
    const next = new Promise<void>((resolve) => (answerNext = resolve));
    server.use(
      refusesFirst(sent, stillAtWork('1'), next),
      answers('get', 'ecommerce/order/order-1/payment', aPaymentState()),
      ...aShop(),
    );
    const { user, place, location } = await openConfirmation({ language });
    await user.click(await place());

    const reported = await screen.findByText(title);
    const status = reported.closest('[role=status]');
    expect(status).toHaveTextContent(text);
    expect(status).toBeVisible();
    answerNext();

    await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')), { timeout: 10_000 });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  },
);

test('a shopper may leave while the order is being processed, and is told when it is placed', async () => {
  const sent: SentOrder[] = [];
  let answerNext = (): void => undefined;
  const next = new Promise<void>((resolve) => (answerNext = resolve));
  server.use(refusesFirst(sent, stillAtWork('1'), next), ...aShop());
  const { user, place, store, location, notices } = await openConfirmation();
  await user.click(await place());
  await screen.findByText('Đơn của bạn vẫn đang được xử lý');

  await user.click(screen.getByRole('link', { name: 'Sửa giỏ hàng' }));

  await waitFor(() => expect(location()).toBe(paths.cart.to()));
  answerNext();
  await waitFor(() => expect(notices()).toContain('OrderCompleted'), { timeout: 10_000 });
  expect(sent).toHaveLength(2);
  expect(selectCart(store.getState())).toEqual([]);
});

test('an order that would be processed for longer than half a minute is left to the shopper', async () => {
  const sent: SentOrder[] = [];
  server.use(refusesFirst(sent, stillAtWork('31')), ...aShop());
  const { user, place } = await openConfirmation();

  await user.click(await place());

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Đơn của bạn vẫn đang được xử lý');
  expect(alert).not.toHaveTextContent('Chưa đặt được hàng');
  expect(alert).toHaveTextContent(/sẽ không có gì bị làm hai lần/);
  expect(within(alert).getByRole('link')).toHaveAttribute('href', testPathTo('account/orders'));
  expect(sent).toHaveLength(1);
});

test('the key survives a reload and changes with the order', async () => {
  const sent: SentOrder[] = [];
  server.use(
    http.post(`${testApi}/ecommerce/order`, async ({ request }) => {
      sent.push({
        key: request.headers.get('Idempotency-Key'),
        body: (await request.json()) as SentOrder['body'],
      });
      return HttpResponse.error();
    }),
    ...aShop(),
  );
  const first = await openConfirmation();
  await first.user.click(await first.place());
  await screen.findByText(/Mất kết nối trong lúc gửi/);
  first.unmount();

  const again = await renderRemote(remote, {
    at: paths.checkoutConfirmation.to(),
    session: aSession,
    cart: [aLine()],
  });
  await first.user.click(await first.place());
  await screen.findByText(/Mất kết nối trong lúc gửi/);
  await first.user.click(screen.getByRole('link', { name: 'Sửa giao hàng và thanh toán' }));
  await first.user.click(await screen.findByRole('button', { name: 'Gọi trước khi giao' }));
  await first.user.click(screen.getByRole('button', { name: 'Tiếp tục đến xác nhận' }));
  await first.user.click(await first.place());
  await screen.findByText(/Mất kết nối trong lúc gửi/);

  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
  expect(again.location()).toBe(paths.checkoutConfirmation.to());
});

test.each([
  [503, 'SERVICE_UNAVAILABLE', /^Chưa đặt được hàng.*Có lỗi ở phía chúng tôi/],
  [422, 'PAYMENT_METHOD_NOT_AVAILABLE', /^Chưa đặt được hàng.*Cách thanh toán này tạm ngừng/],
  [409, 'REQUEST_IN_PROGRESS', /^Đơn của bạn vẫn đang được xử lý.*sẽ không có gì bị làm hai lần/],
  [409, 'COD_NOT_AVAILABLE', /^Chưa đặt được hàng.*không thanh toán khi nhận hàng được/],
])('a failed order (%i %s) says why, names the request and keeps everything', async (status, code, text) => {
  server.use(refuses('post', 'ecommerce/order', status, code), ...aShop());
  const { user, place, store } = await openConfirmation();

  await user.click(await place());

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(alert).toHaveTextContent('Mã yêu cầu: test');
  expect(selectCart(store.getState())).toEqual([aLine()]);
  expect(screen.getByText('Ghi chú: Không có ghi chú')).toBeVisible();
  expect(await place()).toBeEnabled();
});

test('fields the server refuses lead to their step', async () => {
  const errors = [{ field: 'customer.phone', code: 'invalid' as const }];
  server.use(refuses('post', 'ecommerce/order', 400, 'VALIDATION_FAILED', { errors }), ...aShop());
  const { user, place } = await openConfirmation();

  await user.click(await place());

  expect(await screen.findByRole('link', { name: 'Đến chỗ cần sửa' })).toHaveAttribute(
    'href',
    paths.checkoutInformation.to(),
  );
});

test('a session that ends in the middle loses nothing: after signing in the step is as it was', async () => {
  server.use(...aShop());
  const { store, location, unmount } = await openConfirmation();
  await act(async () => {
    store.dispatch(loggedOut());
  });
  expect(location()).toBe(testPathTo('account/login', { redirectUrl: paths.checkoutConfirmation.to() }));
  unmount();

  await renderRemote(remote, { at: paths.checkoutConfirmation.to(), session: aSession, cart: [aLine()] });

  expect(await screen.findByRole('button', { name: /^Đặt hàng · 428\.000\s₫$/ })).toBeVisible();
  expect(screen.getByText('12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh')).toBeVisible();
});

test('a price that cannot be worked out is asked for again by one press', async () => {
  server.use(...aShop());
  const { unmount, user } = await openConfirmation();
  unmount();
  server.use(refuses('post', 'ecommerce/quote', 503, 'SERVICE_UNAVAILABLE'));
  await renderRemote(remote, { at: paths.checkoutConfirmation.to(), session: aSession, cart: [aLine()] });
  expect(await screen.findByText(/Chưa tính được giá/)).toBeVisible();

  server.use(...aShop());
  await user.click(screen.getByRole('button', { name: 'Tính lại' }));

  expect(await screen.findByRole('button', { name: /^Đặt hàng · / })).toBeVisible();
});

test('a total that could not be worked out again is called the one from before', async () => {
  server.use(...aShop());
  const { store } = await openConfirmation();
  expect(screen.queryByText('Giá lần tính trước')).not.toBeInTheDocument();
  server.use(http.post(`${testApi}/ecommerce/quote`, () => HttpResponse.error()));

  act(() => {
    store.dispatch(cartChanged({ kind: 'setQuantity', infoId: aLine().infoId, quantity: 5 }));
  });

  expect(await screen.findByText('Giá lần tính trước')).toBeVisible();
});

test('lines that are not ticked stay in the cart', async () => {
  server.use(...aShop(), answers('get', 'ecommerce/order/order-1/payment', aPaymentState()));
  const other = aLine({ infoId: robotId, isOrder: false });
  const { user, place, store, location } = await openConfirmation({ cart: [aLine(), other] });

  await user.click(await place());

  await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')));
  expect(selectCart(store.getState())).toEqual([other]);
});

test('a line that another tab ticked while the order was on its way stays in the cart', async () => {
  const other = aLine({ infoId: robotId, isOrder: false });
  let tick: () => void = () => undefined;
  server.use(
    answers('post', 'ecommerce/order', () => {
      tick();
      return aPlacedOrder();
    }),
    answers('get', 'ecommerce/order/order-1/payment', aPaymentState()),
    ...aShop({ products: [aCartProduct(), aRobot()] }),
  );
  const { user, place, store, location } = await openConfirmation({ cart: [aLine(), other] });
  tick = () => {
    act(() => {
      store.dispatch(cartStored({ carts: [aLine(), { ...other, isOrder: true }], account: null }));
    });
  };

  await user.click(await place());

  await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')));
  expect(selectCart(store.getState())).toEqual([{ ...other, isOrder: true }]);
});

test('an order and its price are asked for in the name of the customer', async () => {
  const bearers: string[] = [];
  server.use(
    http.post(/ecommerce\/(order|quote)$/, ({ request }) => {
      bearers.push(`${new URL(request.url).pathname} ${String(request.headers.get('authorization'))}`);
    }),
    answers('get', 'ecommerce/order/order-1/payment', aPaymentState()),
    ...aShop(),
  );
  const { user, place, location } = await openConfirmation();

  await user.click(await place());

  await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')));
  expect([...new Set(bearers)]).toEqual([
    '/api/ecommerce/quote Bearer test-token',
    '/api/ecommerce/order Bearer test-token',
  ]);
});

test('the last step names the way to deliver that was chosen', async () => {
  server.use(...aShop());
  const { user } = await openDelivery();
  await user.click(screen.getByRole('radio', { name: 'Giao nhanh' }));

  await user.click(screen.getByRole('button', { name: 'Tiếp tục đến xác nhận' }));
  await screen.findByRole('button', { name: /^Đặt hàng · / });

  expect(screen.getByText('Giao nhanh')).toBeVisible();
  expect(screen.queryByText('Giao tiêu chuẩn')).not.toBeInTheDocument();
});

test.each([
  ['Huỷ', 'button'],
  ['Đóng', 'button'],
] as const)('a new price that is not agreed to (%s) changes nothing of the order', async (name, role) => {
  const sent: SentOrder[] = [];
  const quote = aQuote({ lines: [dearer], shippingFee: 30_000 });
  server.use(refusesFirst(sent, conflict('PRICE_CHANGED', { quote, changes: [] })), ...aShop({ sent }));
  const { user, place, store } = await openConfirmation();
  await user.click(await place());
  const dialog = await screen.findByRole('dialog');

  await user.click(within(dialog).getByRole(role, { name }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Đặt hàng · 428\.000\s₫$/ })).toBeEnabled();
  expect(selectCart(store.getState())).toEqual([aLine()]);
  expect(sent).toHaveLength(1);
});

const stepOf = {
  information: paths.checkoutInformation.to(),
  delivery: paths.checkoutDelivery.to(),
};

test.each<[number, string, string, keyof typeof stepOf]>([
  [409, 'ADDRESS_NOT_SERVED', '', 'information'],
  [409, 'COD_NOT_AVAILABLE', '', 'delivery'],
  [422, 'PAYMENT_METHOD_NOT_AVAILABLE', '', 'delivery'],
  [422, 'PAYMENT_PROVIDER_NOT_AVAILABLE', '', 'delivery'],
  [422, 'PAYMENT_AMOUNT_TOO_SMALL', '', 'delivery'],
  [422, 'PAYMENT_AMOUNT_TOO_LARGE', '', 'delivery'],
  [400, 'VALIDATION_FAILED', 'customer.email', 'information'],
  [400, 'VALIDATION_FAILED', 'address.wardCode', 'information'],
  [400, 'VALIDATION_FAILED', 'note', 'delivery'],
  [400, 'VALIDATION_FAILED', 'shippingMethod', 'delivery'],
  [400, 'VALIDATION_FAILED', 'paymentMethod', 'delivery'],
  [400, 'VALIDATION_FAILED', 'vatInvoice.taxCode', 'delivery'],
])(
  'an order refused with %i %s %s leads to the step where that is mended',
  async (status, code, field, step) => {
    const errors = field ? [{ field, code: 'invalid' as const }] : [];
    server.use(refuses('post', 'ecommerce/order', status, code, { errors }), ...aShop());
    const { user, place } = await openConfirmation();

    await user.click(await place());

    const alert = await screen.findByRole('alert');
    expect(alert.parentElement?.closest('[tabindex="-1"]')).toHaveFocus();
    expect(within(alert).getByRole('link', { name: 'Đến chỗ cần sửa' })).toHaveAttribute(
      'href',
      stepOf[step],
    );
  },
);

test('an order that was sent before in another form leads to the orders there are', async () => {
  server.use(refuses('post', 'ecommerce/order', 409, 'IDEMPOTENCY_KEY_REUSED'), ...aShop());
  const { user, place } = await openConfirmation();

  await user.click(await place());

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Đơn đã thay đổi kể từ lần gửi trước/);
  expect(within(alert).getByRole('link')).toHaveAttribute('href', ordersIn.vi);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'quote'],
  ['no quote', { changes: [] }],
  ['an empty quote', { quote: null }],
  ['a quote without lines', { quote: { lines: 'none' } }],
])(
  'a refusal for the price that carries %s is said above the order, and the price is asked for again',
  async (_what, data) => {
    let asked = 0;
    server.use(
      refuses('post', 'ecommerce/order', 409, 'PRICE_CHANGED', { data }),
      ...aShop({
        quote: () => {
          asked += 1;
          return aQuote({ shippingFee: 30_000 });
        },
      }),
    );
    const { user, place } = await openConfirmation();
    const before = asked;

    await user.click(await place());

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Chưa đặt được hàng/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(asked).toBe(before + 1));
    expect(await place()).toBeEnabled();
  },
);

test('a changed price without a list of what changed is shown from both prices', async () => {
  const quote = aQuote({ lines: [dearer], shippingFee: 30_000 });
  server.use(refuses('post', 'ecommerce/order', 409, 'PRICE_CHANGED', { data: { quote } }), ...aShop());
  const { user, place } = await openConfirmation();

  await user.click(await place());

  const dialog = within(await screen.findByRole('dialog', { name: 'Giá đã thay đổi' }));
  expect(dialog.getByRole('group', { name: /^Từ 199\.000\s₫ thành 219\.000\s₫$/ })).toBeVisible();
});

test('of several lines the one that is sold out is left out, however its id is spelt, and the others are ordered', async () => {
  const robot = aQuoteLine({ infoId: robotId, name: 'Robot dò đường', quantity: 1, lineTotal: 850_000 });
  const both = aQuote({ lines: [aQuoteLine(), robot], shippingFee: 30_000 });
  const short = aQuote({
    lines: [aQuoteLine()],
    shippingFee: 30_000,
    problems: [
      { code: 'ADDRESS_NOT_SERVED' },
      { infoId: '0190a000-0000-7000-8000-00000000000f', code: 'NOT_ENOUGH_STOCK', available: 3 },
      { infoId: robotId.toUpperCase(), code: 'OUT_OF_STOCK', available: 0 },
    ],
  });
  const asked: string[][] = [];
  server.use(
    refuses('post', 'ecommerce/order', 409, 'NOT_ENOUGH_STOCK', { data: { quote: short, changes: [] } }),
    ...aShop({
      products: [aCartProduct(), aRobot()],
      quote: ({ lines }) => {
        asked.push(lines.map(({ infoId }) => infoId));
        return lines.length === 2 ? both : aQuote({ shippingFee: 30_000 });
      },
    }),
  );
  const robotLine = aLine({ infoId: robotId, quantity: 1, priceSeen: 850_000 });
  const { user, place, store } = await openConfirmation({ cart: [aLine(), robotLine] });
  await user.click(await place());

  await user.click(await screen.findByRole('button', { name: 'Đặt với số hàng còn lại' }));

  expect(await screen.findByRole('button', { name: /^Đặt hàng · 428\.000\s₫$/ })).toBeVisible();
  expect(selectCart(store.getState())).toEqual([aLine(), { ...robotLine, isOrder: false }]);
  expect(asked.at(-1)).toEqual([shirtId]);
});

test('without a price the button of the last step asks for one', async () => {
  server.use(...aShop());
  const { unmount, user } = await openConfirmation();
  unmount();
  server.use(refuses('post', 'ecommerce/quote', 503, 'SERVICE_UNAVAILABLE'));
  await renderRemote(remote, { at: paths.checkoutConfirmation.to(), session: aSession, cart: [aLine()] });
  await screen.findByText(/Chưa tính được giá/);
  expect(screen.queryByRole('button', { name: /^Đặt hàng/ })).not.toBeInTheDocument();

  server.use(...aShop());
  await user.click(screen.getByRole('button', { name: 'Tính giá' }));

  expect(await screen.findByRole('button', { name: /^Đặt hàng · / })).toBeVisible();
});

test('the third step speaks English', async () => {
  server.use(refuses('post', 'ecommerce/order', 503, 'SERVICE_UNAVAILABLE'), ...aShop());
  const { user } = await openConfirmation({ language: 'en' });

  await user.click(screen.getByRole('button', { name: /^Place order · 428,000\s₫$/ }));

  expect(await screen.findByText('The order was not placed')).toBeVisible();
});

test('an English reader finds everything on the last step', async () => {
  server.use(...aShop());
  await openConfirmation({ language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Review order | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Review order
     nav aria-label=Steps of your order
       ol
         li
           a href=/en/checkout/information: Information (done)
         li
           a href=/en/checkout/delivery: Delivery and payment (done)
         li
           span aria-current=step: 3 Review order
     a href=/en/cart: Back to cart
     h2: Recipient and address
     a aria-label=Edit recipient and address href=/en/checkout/information: Edit
     p: Minh Anh Nguyễn 0901 234 567 · customer@example.com
     p: 12 Lê Lợi, Sài Gòn Ward, Hồ Chí Minh City
     h2: Delivery and payment
     a aria-label=Edit delivery and payment href=/en/checkout/delivery: Edit
     p: Standard delivery
     p: Online payment
     p: Note: No note
     h2: Items and price
     a aria-label=Edit cart href=/en/cart: Edit
     ul
       li
         img alt src=/api/main/media/shirt?w=768
         Áo thun cổ tròn Đen, M · Quantity 2 398,000 ₫
     dl
       dt: Products
       dd: 398,000 ₫
       dt: Delivery
       dd: 30,000 ₫
       dt: Total
       dd: 428,000 ₫
     div tabindex=-1
       button type=button: Place order · 428,000 ₫
     p: After ordering you are taken to the payment page. Your order is held while you do.
     details
       summary: Show order 428,000 ₫
       dl
         dt: Products
         dd: 398,000 ₫
         dt: Delivery
         dd: 30,000 ₫
         dt: Total
         dd: 428,000 ₫
     section aria-labelledby→"Your order"
       h2: Your order
       dl
         dt: Products
         dd: 398,000 ₫
         dt: Delivery
         dd: 30,000 ₫
         dt: Total
         dd: 428,000 ₫
     span role=status
     button aria-expanded=false type=button: Use a code / choose a voucher"
  `);
});
