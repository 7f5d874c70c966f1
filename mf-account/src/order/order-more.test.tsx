import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { OrderDetail, OrderReturn } from '@storefront/shared/contracts';
import { emit } from '@storefront/shared/events';
import { selectCart } from '@storefront/shared/cart';
import { loggedOut, selectIsLoading } from '@storefront/shared/store';
import {
  answers,
  aPicture,
  anOrderLine,
  aSession,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  testApi,
  wholePage,
  holdAnswer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aListedOrder, anOrderDetail } from '../testing/builders';
import { orderHandlers } from '../testing/handlers';

const server = startServer();
expectOwnWrites(server);
const detail = 'ecommerce/order/order-1/detail/customer';
const path = (what: string) => `ecommerce/order/order-1/${what}` as const;

const arrived = {
  status: 'DONE',
  paymentStatus: 'paid',
  canCancel: false,
  canReorder: true,
  paymentAction: 'NONE',
  lines: [anOrderLine({ returnable: 2 })],
  returnUntil: '2026-11-28T02:05:00.000Z',
} as const satisfies Partial<OrderDetail>;

const aReturn = (given: Partial<OrderReturn> = {}): OrderReturn => ({
  id: 'return-1',
  type: 'RETURN',
  status: 'NEW',
  reason: 'Không vừa cỡ',
  answer: null,
  refundAmount: null,
  lines: [{ lineId: 'line-1', quantity: 2 }],
  pictures: [],
  createdAt: '2026-11-22T02:05:00.000Z',
  updatedAt: '2026-11-22T02:05:00.000Z',
  ...given,
});

async function open(given: Partial<OrderDetail> = {}, language: 'vi' | 'en' = 'vi') {
  server.use(...orderHandlers({ order: anOrderDetail(given) }));
  return renderRemote(remote, { at: paths.order.to('order-1'), session: aSession, language });
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a repeated order is in the cart, and unavailable lines say why', async () => {
  const { store } = await open(arrived);
  server.use(
    answers('post', path('reorder'), {
      added: [{ infoId: 'shirt-black-m', name: 'Áo thun', quantity: 2, price: 210_000 }],
      skipped: [
        { infoId: 'shirt-black-m', name: 'Áo thun', quantity: 1, reason: 'NOT_ENOUGH' },
        { infoId: 'cap', name: 'Mũ', quantity: 1, reason: 'GONE' },
        { infoId: 'sock', name: 'Tất', quantity: 3, reason: 'SOLD_OUT' },
      ],
    }),
  );

  await press('Mua lại');

  expect(await screen.findByText('Đã thêm 1 sản phẩm vào giỏ hàng')).toBeVisible();
  expect(screen.getByText('Áo thun: thiếu 1 sản phẩm vì không còn đủ hàng.')).toBeVisible();
  expect(screen.getByText('Mũ: không còn bán.')).toBeVisible();
  expect(screen.getByText('Tất: đã hết hàng.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Đến giỏ hàng' })).toHaveAttribute('href', '/checkout/cart');
  expect(selectCart(store.getState())).toEqual([
    { infoId: 'shirt-black-m', quantity: 2, isOrder: true, priceSeen: 210_000 },
  ]);
});

test('nothing to be had, a full cart and a failure are each said as they are', async () => {
  server.use(...orderHandlers({ order: anOrderDetail(arrived) }));
  const full = Array.from({ length: 100 }, (_, at) => ({
    infoId: `v${String(at)}`,
    quantity: 1,
    isOrder: true,
    priceSeen: 1,
  }));
  await renderRemote(remote, { at: paths.order.to('order-1'), session: aSession, cart: full });
  const added = [{ infoId: 'new', name: 'Áo thun', quantity: 2, price: 210_000 }];
  server.use(
    refuses('post', path('reorder'), 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
    answers('post', path('reorder'), { added, skipped: [] }),
  );

  await press('Mua lại');
  expect(await screen.findByText(/Giỏ của bạn vẫn nguyên vẹn/)).toBeVisible();
  await press('Mua lại');

  expect(await screen.findByText('Chưa thêm được sản phẩm nào vào giỏ hàng')).toBeVisible();
  expect(screen.getByText(/Áo thun: giỏ hàng đã đầy/)).toBeVisible();
  expect(screen.queryByText(/vẫn nguyên vẹn/)).not.toBeInTheDocument();
});

test('what a line of the cart has no room for is not said to be added', async () => {
  const line = (infoId: string, quantity: number) => ({ infoId, quantity, isOrder: true, priceSeen: 1 });
  server.use(
    ...orderHandlers({ order: anOrderDetail(arrived) }),
    answers('post', path('reorder'), {
      added: [
        { infoId: 'shirt', name: 'Áo thun', quantity: 2, price: 210_000 },
        { infoId: 'cap', name: 'Mũ', quantity: 3, price: 90_000 },
      ],
      skipped: [],
    }),
  );
  const cart = [line('shirt', 999), line('cap', 998)];
  const { store } = await renderRemote(remote, { at: paths.order.to('order-1'), session: aSession, cart });

  await press('Mua lại');

  expect(await screen.findByText('Đã thêm 1 sản phẩm vào giỏ hàng')).toBeVisible();
  expect(screen.getByText('Áo thun: thiếu 2 sản phẩm vì giỏ hàng đã có số lượng tối đa.')).toBeVisible();
  expect(screen.getByText('Mũ: thiếu 2 sản phẩm vì giỏ hàng đã có số lượng tối đa.')).toBeVisible();
  expect(selectCart(store.getState()).map(({ quantity }) => quantity)).toEqual([999, 999]);
});

test('the invoice is downloaded by its link, where there is one', async () => {
  const followed: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.href);
  });
  await open(arrived);
  const url = 'http://shop.test/api/ecommerce/order/order-1/invoice.pdf?token=t';
  server.use(
    refuses('post', path('invoice-link'), 409, 'INVOICE_NOT_READY', {}, { once: true }),
    answers('post', path('invoice-link'), { url, expiresAt: '2026-11-22T02:15:00.000Z' }),
  );

  await press('Tải hoá đơn PDF');
  expect(await screen.findByText(/Đơn này chưa có hoá đơn/)).toBeVisible();
  await press('Tải hoá đơn PDF');

  expect(await screen.findByRole('link', { name: 'Chưa thấy? Tải lại' })).toHaveAttribute('href', url);
  expect(followed).toEqual([url]);
});

test.each<[OrderDetail['status'], boolean]>([
  ['NEW', false],
  ['PROCESSING', true],
  ['DELIVERING', true],
  ['DONE', true],
  ['CANCEL', false],
  ['REJECT', false],
])('an order that is %s has an invoice: %s', async (status, hasInvoice) => {
  await open({ ...arrived, status });
  await screen.findByRole('button', { name: 'Gửi lại email' });

  expect(screen.queryAllByRole('button', { name: 'Tải hoá đơn PDF' })).toHaveLength(hasInvoice ? 1 : 0);
});

test('an order that nobody has begun with is not bought again, and has no invoice and no return', async () => {
  await open();

  expect(await screen.findByRole('button', { name: 'Gửi lại email' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tải hoá đơn PDF' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mua lại' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Yêu cầu đổi trả' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Viết đánh giá/ })).not.toBeInTheDocument();
});

test('the mail is sent again, and too often is told', async () => {
  await open();
  server.use(answers('post', path('resend-email'), { email: 'customer@example.com' }));
  await press('Gửi lại email');
  expect(await screen.findByText('Đã gửi lại đến customer@example.com')).toBeVisible();

  server.use(refuses('post', path('resend-email'), 429, 'TOO_MANY_REQUESTS'));
  await press('Gửi lại email');
  expect(await screen.findByText(/Chờ một lát rồi thử lại/)).toBeVisible();
  expect(screen.queryByText(/Đã gửi lại đến/)).not.toBeInTheDocument();
});

test('what was said of the mail is not said again at the next visit', async () => {
  const { goTo } = await open(arrived);
  server.use(answers('post', path('resend-email'), { email: 'an@example.com' }));
  await press('Gửi lại email');
  await screen.findByText('Đã gửi lại đến an@example.com');

  await goTo(paths.orders.to());
  await goTo(paths.order.to('order-1'));

  await screen.findByRole('button', { name: 'Gửi lại email' });
  expect(screen.queryByText('Đã gửi lại đến an@example.com')).not.toBeInTheDocument();
});

test('what has arrived leads to its review and to a return, and the returns tell how far they are', async () => {
  await open({
    ...arrived,
    returns: [
      aReturn({ pictures: [aPicture()] }),
      aReturn({
        id: 'return-2',
        type: 'REFUND',
        status: 'REFUNDED',
        answer: 'Đã chuyển khoản',
        refundAmount: 199_000,
        updatedAt: '2026-11-23T02:05:00.000Z',
      }),
    ],
  });

  expect(await screen.findByRole('link', { name: 'Viết đánh giá cho Áo thun cổ tròn' })).toHaveAttribute(
    'href',
    '/catalog/product?slug=ao-thun-co-tron&v=shirt-black-m&review=line-1#reviews',
  );
  expect(screen.getByRole('link', { name: 'Yêu cầu đổi trả' })).toHaveAttribute(
    'href',
    paths.newReturn.to('order-1'),
  );
  expect(screen.getByText('Đổi trả được đến 28/11/2026 09:05.')).toBeVisible();
  const returns = await section('Đổi trả');
  expect(returns.getByText('Chờ cửa hàng xem')).toBeVisible();
  expect(returns.getByRole('img', { name: 'Ảnh 1 của yêu cầu' })).toBeInTheDocument();
  expect(returns.getAllByText('2 × Áo thun cổ tròn')).toHaveLength(2);
  expect(returns.getByText('Cửa hàng: Đã chuyển khoản')).toBeVisible();
  expect(returns.getByText(/^Số tiền hoàn 199\.000\s₫$/)).toBeVisible();

  server.use(
    refuses('put', path('return/return-1/withdrawn'), 409, 'RETURN_NOT_WITHDRAWABLE', {}, { once: true }),
    answers('put', path('return/return-1/withdrawn'), { returnId: 'return-1', status: 'WITHDRAWN' }),
  );
  await press('Rút lại yêu cầu');
  expect(await screen.findByText(/không rút lại được nữa/)).toBeVisible();
  server.use(
    answers('get', detail, anOrderDetail({ ...arrived, returns: [aReturn({ status: 'WITHDRAWN' })] })),
  );
  await press('Rút lại yêu cầu');
  expect(await screen.findByText('Bạn đã rút lại')).toBeVisible();
  expect(screen.getByText('Bạn đã rút lại').closest('[tabindex="-1"]')).toHaveFocus();
});

test('an order without returnable goods shows no last day for returns', async () => {
  await open({ ...arrived, lines: [anOrderLine({ returnable: 0 })] });
  await screen.findByRole('button', { name: 'Gửi lại email' });

  expect(screen.queryByText(/^Đổi trả được đến/)).not.toBeInTheDocument();
});

test('of two returns only the one that is being withdrawn has a busy button, and only it says that this failed', async () => {
  const { held, answer } = holdAnswer();
  const at = '2026-11-22T02:05:00.000Z';
  const returns = [
    aReturn({ createdAt: at, updatedAt: at }),
    aReturn({ id: 'return-2', createdAt: at, updatedAt: at }),
  ];
  await open({ ...arrived, returns });
  server.use(
    http.put(`${testApi}/${path('return/return-1/withdrawn')}`, async () => {
      await held;
      return HttpResponse.json({ errorCode: 'SERVICE_UNAVAILABLE' }, { status: 503 });
    }),
  );
  const shown = await section('Đổi trả');
  const [first, second] = await shown.findAllByRole('button', { name: 'Rút lại yêu cầu' });
  await userEvent.click(first!);
  await waitFor(() => expect(first).toHaveAttribute('aria-busy', 'true'));
  expect(second).not.toHaveAttribute('aria-busy', 'true');
  answer();

  expect(await shown.findAllByText(/Chưa rút lại được/)).toHaveLength(1);
});

test('a customer withdraws a second return while the first one is still being withdrawn', async () => {
  const { held, answer } = holdAnswer();
  const sent: string[] = [];
  await open({ ...arrived, returns: [aReturn(), aReturn({ id: 'return-2' })] });
  const withdraws = (id: string) =>
    answers('put', path(`return/${id}/withdrawn`), async () => {
      sent.push(id);
      await held;
      return { returnId: id, status: 'WITHDRAWN' };
    });
  server.use(withdraws('return-1'), withdraws('return-2'));
  const shown = await section('Đổi trả');
  const [first, second] = await shown.findAllByRole('button', { name: 'Rút lại yêu cầu' });
  await userEvent.click(first!);
  await userEvent.click(second!);

  await waitFor(() => expect(sent).toEqual(['return-1', 'return-2']));
  server.use(
    answers(
      'get',
      detail,
      anOrderDetail({
        ...arrived,
        returns: [aReturn({ status: 'WITHDRAWN' }), aReturn({ id: 'return-2', status: 'WITHDRAWN' })],
      }),
    ),
  );
  answer();
  expect(await shown.findAllByText('Bạn đã rút lại')).toHaveLength(2);
});

test('a return that the shop has not answered shows no time of an update', async () => {
  const at = '2026-11-22T02:05:00.000Z';
  await open({ ...arrived, returns: [aReturn({ createdAt: at, updatedAt: at })] });

  const shown = await section('Đổi trả');
  expect(await shown.findByRole('button', { name: 'Rút lại yêu cầu' })).toBeVisible();
  expect(shown.queryByText(/cập nhật lúc/)).not.toBeInTheDocument();
});

test('the link of an invoice is not there, and not followed, at the next visit', async () => {
  const followed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const url = 'http://shop.test/api/ecommerce/order/order-1/invoice.pdf?token=t';
  const { goTo } = await open(arrived);
  server.use(answers('post', path('invoice-link'), { url, expiresAt: '2026-11-22T02:15:00.000Z' }));
  await press('Tải hoá đơn PDF');
  await screen.findByRole('link', { name: 'Chưa thấy? Tải lại' });
  const times = followed.mock.calls.length;

  await goTo(paths.orders.to());
  await goTo(paths.order.to('order-1'));

  await screen.findByRole('button', { name: 'Tải hoá đơn PDF' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Chưa thấy? Tải lại' })).toBeNull());
  expect(followed.mock.calls.length).toBe(times);
});

test('a return that the shop has answered meanwhile cannot be withdrawn, and shows how it is', async () => {
  await open({ ...arrived, returns: [aReturn(), aReturn({ id: 'return-2' })] });
  server.use(refuses('put', path('return/return-1/withdrawn'), 409, 'RETURN_NOT_WITHDRAWABLE'));
  const returns = await section('Đổi trả');
  const [first] = await returns.findAllByRole('button', { name: 'Rút lại yêu cầu' });
  server.use(
    answers(
      'get',
      detail,
      anOrderDetail({ ...arrived, returns: [aReturn({ status: 'REJECTED' }), aReturn({ id: 'return-2' })] }),
    ),
  );

  await userEvent.click(first!);

  expect(await returns.findByText('Không được chấp nhận')).toBeVisible();
  expect(returns.getAllByRole('button', { name: 'Rút lại yêu cầu' })).toHaveLength(1);
  expect(returns.queryByText(/không rút lại được nữa/)).not.toBeInTheDocument();
});

describe('while the page is open', () => {
  afterEach(() => jest.useRealTimers());
  const isHidden = (hidden: boolean) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };

  test('the order is asked again when it changed and when it is looked at, and no overlay shows', async () => {
    const { store } = await open();
    await screen.findByText('Chờ xác nhận');
    server.use(answers('get', detail, anOrderDetail({ status: 'PROCESSING', canCancel: false })));

    act(() => emit('account:order-changed', { orderId: 'another' }));
    act(() => emit('account:order-changed', { orderId: 'order-1' }));
    expect(selectIsLoading(store.getState())).toBe(false);
    expect(await screen.findByText('Đang chuẩn bị')).toBeVisible();

    server.use(answers('get', detail, anOrderDetail({ status: 'DELIVERING', canCancel: false })));
    isHidden(true);
    isHidden(false);
    expect(await screen.findByText('Đang giao')).toBeVisible();
  });

  test('it is asked now and then until it is final, and not while nobody looks', async () => {
    let asked = 0;
    let status: OrderDetail['status'] = 'PROCESSING';
    server.use(
      answers('get', detail, () => {
        asked += 1;
        return anOrderDetail({ status, canCancel: false });
      }),
    );
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    await renderRemote(remote, { at: paths.order.to('order-1'), session: aSession });
    await act(() => jest.advanceTimersByTimeAsync(100));
    await waitFor(() => expect(asked).toBe(1));

    await act(() => jest.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(asked).toBe(2));
    isHidden(true);
    await act(() => jest.advanceTimersByTimeAsync(90_000));
    expect(asked).toBe(2);
    status = 'DONE';
    isHidden(false);
    await waitFor(() => expect(asked).toBe(3));
    await act(() => jest.advanceTimersByTimeAsync(90_000));
    expect(asked).toBe(3);
  });

  test('news of another order, and of any after the page was left, asks for nothing', async () => {
    let asked = 0;
    const { goTo } = await open();
    await screen.findByText('Chờ xác nhận');
    server.use(
      answers('get', detail, () => {
        asked += 1;
        return anOrderDetail();
      }),
    );

    act(() => emit('account:order-changed', { orderId: 'another' }));
    await goTo(paths.orders.to());
    act(() => emit('account:order-changed', { orderId: 'order-1' }));
    isHidden(false);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

    expect(asked).toBe(0);
  });

  test('a list of orders that was read before shows what changed of one of them', async () => {
    const listed = aListedOrder({ id: 'order-1', status: 'NEW' });
    server.use(...orderHandlers({ orders: [listed], order: anOrderDetail() }));
    const { goTo } = await renderRemote(remote, { at: paths.orders.to(), session: aSession });
    await screen.findByRole('article');
    await goTo(paths.order.to('order-1'));
    await screen.findByText('Chờ xác nhận');
    server.use(...orderHandlers({ orders: [{ ...listed, status: 'DELIVERING' }], order: anOrderDetail() }));

    act(() => emit('account:order-changed', { orderId: 'order-1' }));
    await goTo(paths.orders.to());

    expect(await within(await screen.findByRole('article')).findByText('Đang giao')).toBeVisible();
  });
});

test('who signs out leaves nothing of what was said', async () => {
  const { store } = await open();
  server.use(answers('post', path('resend-email'), { email: 'customer@example.com' }));
  await press('Gửi lại email');
  await screen.findByText('Đã gửi lại đến customer@example.com');

  act(() => {
    store.dispatch(loggedOut());
  });

  expect(JSON.stringify(store.getState())).not.toContain('"email":"customer@example.com"');
});

test('all of it speaks English', async () => {
  await open({ ...arrived, returns: [aReturn()] }, 'en');

  expect(await screen.findByRole('button', { name: 'Buy again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a return' })).toBeVisible();
  expect(screen.getByText('Waiting for the shop')).toBeVisible();
});

test('an English reader finds everything on the page of an order that is going back', async () => {
  await open({ ...arrived, returnUntil: '2099-11-28T02:05:00.000Z', returns: [aReturn()] }, 'en');

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Order SF-261121-0001 | Cửa hàng thử (en)
   robots: noindex
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en/profile/orders: My orders
         li
           span aria-current=page: Order SF-261121-0001
     h1: Order SF-261121-0001
     Delivered Paid Placed 21 Nov 2026, 09:05
     section aria-labelledby→"Products" tabindex=-1
       h2: Products
       ul
         li
           img alt src=/api/main/media/shirt?w=768
           a href=/en/catalog/product?slug=ao-thun-co-tron&v=shirt-black-m: Áo thun cổ tròn
           p: Đen, M · AT-DEN-M
           p: 199,000 ₫ × 2
           a aria-label=Write a review of Áo thun cổ tròn href=/en/catalog/product?slug=ao-thun-co-tron&v=shirt-black-m&review=line-1#reviews: Write a review
           p: 398,000 ₫
     section aria-labelledby→"Costs" tabindex=-1
       h2: Costs
       dl
         dt: Products
         dd: 398,000 ₫
         dt: Delivery
         dd: 29,000 ₫
         dt: Total
         dd: 427,000 ₫
       p: Prices include value added tax.
     section aria-labelledby→"Delivery" tabindex=-1
       h2: Delivery
       dl
         dt: Recipient
         dd: Minh Anh Nguyễn 0912 345 678 customer@example.com
         dt: Address
         dd: Số 12, ngõ 45 đường Trần Thái Tông, Cầu Giấy Ward, Hà Nội City
         dt: Delivery method
         dd: Standard delivery
         dt: Note
         dd: Gọi trước khi giao
     section aria-labelledby→"Order history" tabindex=-1
       h2: Order history
       ol
         li aria-current=step
           Order placed
           time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026, 09:05
     section aria-labelledby→"Returns" tabindex=-1
       h2: Returns
       ul
         li
           div tabindex=-1: Return for a refund Waiting for the shop
           ul
             li: 2 × Áo thun cổ tròn
           p: Reason: Không vừa cỡ
           Sent 22 Nov 2026, 09:05
           button type=button: Withdraw the request
     section aria-labelledby→"Payment" tabindex=-1
       h2: Payment
       dl
         dt: Status
         dd: Paid
         dt: Payment method
         dd: Online payment
     section aria-labelledby→"What you can do with this order" tabindex=-1
       h2: What you can do with this order
       a href=/en/profile/returns/new?orderId=order-1: Ask for a return
       button type=button: Buy again
       button type=button: Download the invoice (PDF)
       button type=button: Send the email again
       p: Returns are possible until 28 Nov 2099, 09:05."
  `);
});
