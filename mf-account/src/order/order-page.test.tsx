import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { At, OrderDetail } from '@storefront/shared/contracts';
import { emit } from '@storefront/shared/events';
import { selectNotifications, settingReceived } from '@storefront/shared/store';
import {
  answers,
  aSession,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  testApi,
  aSetting,
  anAttempt,
  anOrderLine,
  testPathTo,
  wholePage,
  holdAnswer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aListedOrder, anOrderDetail } from '../testing/builders';
import { orderHandlers } from '../testing/handlers';
import { cancelling } from './order-mutations';

const detail = 'ecommerce/order/order-1/detail/customer';
const cancel = 'ecommerce/order/cancel-order/order-1';
const server = startServer();
expectOwnWrites(server);
beforeEach(() => sessionStorage.clear());

async function open(given: Partial<OrderDetail> = {}, language: 'vi' | 'en' = 'vi') {
  server.use(...orderHandlers({ order: anOrderDetail(given) }));
  const page = await renderRemote(remote, { at: paths.order.to('order-1'), session: aSession, language });
  act(() => {
    page.store.dispatch(settingReceived(aSetting()));
  });
  return page;
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const words = (key: string, params?: Record<string, unknown>) =>
  [key, ...Object.values(params ?? {})].map(String).join(' ');

test('an English reader takes no day of an order for a month', async () => {
  await open({}, 'en');

  expect(await screen.findByText('Placed 21 Nov 2026, 09:05')).toBeVisible();
  const history = await section('Order history');
  expect(history.getAllByText(/^2\d Nov 2026, \d\d:\d\d$/).length).toBeGreaterThan(0);
});

test('names of an order and its address follow the language, also when it is changed on the page', async () => {
  const { changeLanguage } = await open();
  expect(await screen.findByRole('link', { name: 'Áo thun cổ tròn' })).toBeVisible();
  expect(screen.getByText(/Phường Cầu Giấy, Thành phố Hà Nội/)).toBeVisible();

  const lines = [anOrderLine({ name: 'Crew-neck T-shirt', color: { name: 'Black', rgb: '#000000' } })];
  server.use(...orderHandlers({ order: anOrderDetail({ lines }) }));
  await changeLanguage('en');

  expect(await screen.findByRole('link', { name: 'Crew-neck T-shirt' })).toBeVisible();
  expect(screen.getByText(/^Black, M/)).toBeVisible();
  expect(screen.getByText(/Cầu Giấy Ward, Hà Nội City/)).toBeVisible();
});

test('a customer reads everything about an order', async () => {
  await open({
    shipments: [
      {
        id: 's1',
        carrier: 'Giao Hàng Nhanh',
        trackingNumber: 'GHN123',
        status: 'IN_TRANSIT',
        createdAt: '2026-11-22T02:00:00.000Z',
      },
    ],
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Đơn hàng SF-261121-0001' })).toBeVisible();
  expect(screen.getByText('Đặt lúc 21/11/2026 09:05')).toBeVisible();

  const lines = await section('Sản phẩm');
  expect(lines.getByRole('link', { name: 'Áo thun cổ tròn' })).toHaveAttribute(
    'href',
    '/catalog/product?slug=ao-thun-co-tron&v=shirt-black-m',
  );
  expect(lines.getByText('Đen, M · AT-DEN-M')).toBeVisible();
  expect(lines.getByText(/^199\.000\s₫ × 2$/)).toBeVisible();

  const totals = await section('Chi phí');
  expect(totals.getByText('Phí giao hàng').closest('div')).toHaveTextContent(/29\.000\s₫/);
  expect(totals.getByText('Tổng cộng').closest('div')).toHaveTextContent(/427\.000\s₫/);
  expect(totals.queryByText('Mã giảm giá')).not.toBeInTheDocument();

  const delivery = await section('Giao hàng');
  expect(delivery.getByText(/Nguyễn Minh Anh/)).toHaveTextContent('0912 345 678');
  expect(
    delivery.getByText('Số 12, ngõ 45 đường Trần Thái Tông, Phường Cầu Giấy, Thành phố Hà Nội'),
  ).toBeVisible();
  expect(delivery.getByText('Giao tiêu chuẩn')).toBeVisible();
  expect(delivery.getByText('Gọi trước khi giao')).toBeVisible();
  expect(delivery.getByText('Mã vận đơn GHN123')).toBeVisible();
  expect(delivery.getByText(/Đang vận chuyển/)).toBeVisible();
});

test('an unpaid order says until when and how much, and leads to paying', async () => {
  await open();

  const pay = await screen.findByRole('link', { name: /^Thanh toán · 427\.000\s₫$/ });
  expect(pay).toHaveAttribute('href', testPathTo('checkout/result', { orderId: 'order-1' }));
  expect(screen.getByText(/Thanh toán trước 21\/11\/2026 09:20\./)).toBeVisible();
});

test('after a failed try it says why, and offers to pay again', async () => {
  await open({
    paymentAction: 'PAY_AGAIN',
    attempts: [anAttempt({ providerCode: '51', createdAt: '2026-11-21T02:06:00.000Z' })],
  });

  expect(await screen.findByRole('link', { name: /^Thanh toán lại · / })).toBeVisible();
  const payment = await section('Thanh toán');
  expect(payment.getByText('Không thành công')).toBeVisible();
  expect(payment.getByText('Tài khoản không đủ số dư.')).toBeVisible();
  expect(payment.getByText('Mã tham chiếu: VNPAY-51')).toBeVisible();
  expect(payment.getByText('21/11/2026 09:06')).toBeVisible();
});

test('a payment that succeeded, was called off or waits for its buyer has no code to name to the hotline', async () => {
  await open({
    attempts: [
      anAttempt({ outcome: 'success', providerCode: '00' }),
      anAttempt({ attemptId: 'before', outcome: 'cancelled', providerCode: '24' }),
      anAttempt({ attemptId: 'open', outcome: 'waiting', waitingFor: 'BUYER', providerCode: '01' }),
    ],
  });

  expect(await screen.findByText('Thành công')).toBeVisible();
  expect(screen.queryByText(/Mã tham chiếu/)).not.toBeInTheDocument();
});

test.each([
  [anAttempt({ outcome: 'processing' }), 'Khoản thanh toán đang được xử lý'],
  [
    anAttempt({ outcome: 'waiting', waitingFor: 'MERCHANT', providerCode: '07' }),
    'Khoản thanh toán đang chờ cửa hàng xác nhận',
  ],
])('nobody is asked to pay twice while money may be under way', async (attempt, title) => {
  await open({ paymentAction: 'NONE', attempts: [attempt] });

  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(/không cần thanh toán lại/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Thanh toán/ })).not.toBeInTheDocument();
});

test('an order paid at the door may be paid online instead, without being pressed for', async () => {
  await open({ paymentMethod: 'COD' });

  expect(await screen.findByRole('link', { name: 'Thanh toán trực tuyến ngay' })).toHaveAttribute(
    'href',
    testPathTo('checkout/result', { orderId: 'order-1' }),
  );
  expect(screen.queryByText('Đơn hàng chưa được thanh toán')).not.toBeInTheDocument();
});

test('an order whose time to pay has passed says so and offers no payment', async () => {
  await open({
    paymentAction: 'NONE',
    attempts: [anAttempt({ providerCode: '51', createdAt: '2026-11-21T02:06:00.000Z' })],
  });

  expect(await screen.findByText('Đã hết giờ thanh toán')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Thanh toán/ })).not.toBeInTheDocument();
});

test('a cancelled order whose money is here says that it goes back', async () => {
  await open({
    status: 'CANCEL',
    paymentStatus: 'paid',
    paymentAction: 'NONE',
    canCancel: false,
    attempts: [anAttempt({ outcome: 'success', providerCode: '00' })],
    refunding: 427_000,
  });

  expect((await screen.findAllByText(/^Đang hoàn 427\.000\s₫$/))[0]).toBeVisible();
});

test('money that goes back is told with its reason, until the gateway has confirmed it', async () => {
  await open({
    status: 'PROCESSING',
    refunding: 120_000,
    refunded: 50_000,
    timeline: [
      { status: 'NEW', at: '2026-11-21T02:05:00.000Z', by: 'CUSTOMER' },
      {
        status: 'PROCESSING',
        event: 'REFUND_ASKED',
        at: '2026-11-22T02:05:00.000Z',
        by: 'OPERATOR',
        reason: 'Hết một áo',
        amount: 120_000,
      },
    ],
  });

  expect((await section('Thanh toán')).getByText(/Đang hoàn 120\.000\s₫\s+Đã hoàn 50\.000\s₫/)).toBeVisible();
  const progress = await section('Hành trình đơn hàng');
  expect(progress.getByText(/^Hoàn lại 120\.000\s₫$/)).toBeVisible();
  expect(progress.getByText('Cửa hàng: Hết một áo')).toBeVisible();
});

test('a VAT invoice that was asked for is part of the order', async () => {
  await open({
    vatInvoice: {
      company: 'Công ty Mây',
      taxCode: '0312345678-001',
      address: '5 Hàm Nghi',
      email: 'ketoan@may.vn',
    },
  });

  expect((await section('Thanh toán')).getByText(/Công ty Mây\s+Mã số thuế 0312345678-001/)).toBeVisible();
});

describe('a parcel on its way', () => {
  const shipment = {
    id: 's1',
    carrier: 'GHN',
    trackingNumber: 'GHN123',
    status: 'IN_TRANSIT',
    createdAt: '2026-11-22T02:00:00.000Z',
    handedOverAt: '2026-11-22T08:00:00.000Z',
  };
  const onItsWay = {
    status: 'DELIVERING',
    canCancel: false,
    paymentAction: 'NONE',
    shipments: [shipment],
  } as const;
  const received = 'ecommerce/order/order-1/received';
  const confirm = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Đã nhận được hàng' }));
    await userEvent.click(screen.getByRole('button', { name: 'Xác nhận đã nhận hàng' }));
  };

  test('says when it left, and is received by a click that is asked about', async () => {
    const { store } = await open({ ...onItsWay, shipments: [shipment] });
    expect(await screen.findByText('Rời cửa hàng 22/11/2026 15:00')).toBeVisible();
    server.use(
      answers('put', received, { status: 'DONE' }),
      ...orderHandlers({ order: anOrderDetail({ ...onItsWay, shipments: [shipment], status: 'DONE' }) }),
    );

    await confirm();

    expect(await screen.findByText('Đơn hàng đã hoàn tất')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Đơn hàng đã hoàn tất').closest('[tabindex="-1"]')).toHaveFocus();
    expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toEqual([
      'account:OrderReceived',
    ]);
  });

  test('is done also in a list of orders that was read before, once it is received', async () => {
    const listed = aListedOrder({ id: 'order-1', status: 'DELIVERING' });
    server.use(
      ...orderHandlers({ orders: [listed], order: anOrderDetail({ ...onItsWay, shipments: [shipment] }) }),
    );
    const { goTo } = await renderRemote(remote, { at: paths.orders.to(), session: aSession });
    await screen.findByRole('article');
    await goTo(paths.order.to('order-1'));
    server.use(
      answers('put', received, { status: 'DONE' }),
      ...orderHandlers({
        orders: [{ ...listed, status: 'DONE' }],
        order: anOrderDetail({ ...onItsWay, shipments: [shipment], status: 'DONE' }),
      }),
    );
    await confirm();
    await screen.findByText('Đơn hàng đã hoàn tất');

    await goTo(paths.orders.to());

    expect(await within(await screen.findByRole('article')).findByText('Đã giao')).toBeVisible();
  });

  test('that could not be confirmed can be tried again', async () => {
    await open({ ...onItsWay, shipments: [shipment] });
    server.use(refuses('put', received, 503, 'SERVICE_UNAVAILABLE'));

    await confirm();

    expect(await screen.findByText(/Chưa ghi nhận được/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Xác nhận đã nhận hàng' })).toBeEnabled();
    server.use(refuses('put', received, 409, 'ORDER_NOT_ON_ITS_WAY'));
    await userEvent.click(screen.getByRole('button', { name: 'Xác nhận đã nhận hàng' }));
    expect(await screen.findByText(/không còn trên đường giao/)).toBeVisible();
  });
});

test('whose request to cancel was declined reads why, and is not offered another', async () => {
  await open({
    status: 'PROCESSING',
    canCancel: false,
    canRequestCancel: false,
    paymentAction: 'NONE',
    cancelRequestedAt: '2026-11-21T03:00:00.000Z',
    cancelDeclined: { at: '2026-11-21T04:00:00.000Z', reason: 'Áo đã thêu tên' },
  });

  expect(await screen.findByText('Cửa hàng không huỷ được đơn này')).toBeVisible();
  expect(screen.getByText('Lý do: Áo đã thêu tên')).toBeVisible();
  expect(screen.queryByText('Đã gửi yêu cầu huỷ')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Yêu cầu huỷ' })).not.toBeInTheDocument();
});

test.each(['DELIVERING', 'DONE', 'CANCEL'] as const)(
  'that a request to cancel was declined is no longer said of an order that is %s',
  async (status) => {
    await open({
      status,
      canCancel: false,
      canRequestCancel: false,
      cancelDeclined: { at: '2026-11-21T04:00:00.000Z', reason: 'Áo đã thêu tên' },
    });

    await section('Chi phí');
    expect(screen.queryByText('Cửa hàng không huỷ được đơn này')).not.toBeInTheDocument();
    expect(screen.queryByText(/Áo đã thêu tên/)).not.toBeInTheDocument();
  },
);

test('what came off the price is named, and how it came about', async () => {
  await open({
    discount: 50_000,
    grandTotal: 377_000,
    appliedVoucherOrder: {
      voucherInfo: { id: 'v', code: 'CHAO50', name: 'Chào bạn mới' },
      discountPrice: 50_000,
    },
    trace: [
      { step: 'BASE', amount: 398_000, after: 398_000 },
      { step: 'VOUCHER', amount: -50_000, after: 348_000 },
      { step: 'SHIPPING', amount: 29_000, after: 377_000 },
    ],
    moreOriginalProducts: [
      { infoId: 'shirt-black-m', quantity: 1, unitPrice: 199_000, reason: 'OVER_LIMIT' },
    ],
  });

  const totals = await section('Chi phí');
  expect(totals.getByText('Mã giảm giá CHAO50').closest('div')).toHaveTextContent(/-50\.000\s₫/);
  await userEvent.click(totals.getByText('Giá được tính thế nào'));
  expect(totals.getByText(/Mã giảm giá CHAO50: -50\.000\s₫, còn 348\.000\s₫/)).toBeVisible();
  expect((await section('Sản phẩm')).getByText(/vượt số lượng ưu đãi/)).toBeVisible();
});

test('every promotion is named beside the part of the price that it changed', async () => {
  const aPromotion = (id: string, name: string, type: 'QUANTITY_BASED' | 'ORDER_BASED' | 'GIFT_PRODUCT') => ({
    promotionInfo: { id, name, type },
    promotionBonusAppliedOrder: [],
    discountPrice: type === 'GIFT_PRODUCT' ? 0 : 20_000,
    discountText: '',
  });
  await open({
    discount: 40_000,
    grandTotal: 387_000,
    promotionAppliedOrder: [
      aPromotion('q', 'Mua ba giảm một phần', 'QUANTITY_BASED'),
      aPromotion('o', 'Tuần lễ vàng', 'ORDER_BASED'),
      aPromotion('g', 'Tặng túi vải', 'GIFT_PRODUCT'),
    ],
    trace: [
      { step: 'BASE', amount: 398_000, after: 398_000 },
      { step: 'QUANTITY_PROMOTION', amount: -20_000, after: 378_000 },
      { step: 'ORDER_PROMOTION', amount: -20_000, after: 358_000 },
      { step: 'SHIPPING', amount: 29_000, after: 387_000 },
    ],
  });

  const totals = await section('Chi phí');
  const beside = (name: string) => totals.getByText(name).closest('div');
  expect(beside('Mua ba giảm một phần')).toHaveTextContent(/-20\.000\s₫/);
  expect(beside('Mua ba giảm một phần')).not.toBe(beside('Tuần lễ vàng'));
  expect(beside('Tặng túi vải')).toBe(beside('Tuần lễ vàng'));
  expect(beside('Tuần lễ vàng')).toHaveTextContent(/-20\.000\s₫/);
});

test('a line costs what the cart showed: all its offers taken off, each by name', async () => {
  await open({
    discount: 20_000,
    lines: [
      anOrderLine({
        lineTotal: 298_000,
        discount: 20_000,
        offers: [
          { type: 'FLASH_SALE', id: 's', name: 'Giờ vàng', quantity: 1, amount: 100_000 },
          { type: 'ORDER_BASED', id: 'p', name: 'Tuần lễ vàng', quantity: 2, amount: 20_000 },
        ],
      }),
    ],
  });

  const lines = await section('Sản phẩm');
  expect(lines.getByText(/^278\.000\s₫$/)).toBeVisible();
  expect(lines.getByText(/^Giờ vàng: giảm 100\.000\s₫$/)).toBeVisible();
  expect(lines.getByText(/^Tuần lễ vàng: giảm 20\.000\s₫$/)).toBeVisible();
});

test.each([
  ['vi', 'Nhật Bản'],
  ['en', 'Japan'],
] as const)(
  'an order that goes abroad names its country in the language of the page (%s)',
  async (language, country) => {
    const address = { national: 'JP', province: 'Tokyo', address: '1-1 Chiyoda' };
    server.use(...orderHandlers({ order: anOrderDetail({ address }) }));
    await renderRemote(remote, { at: paths.order.to('order-1'), session: aSession, language });

    expect(await screen.findByText(`1-1 Chiyoda, Tokyo, ${country}`)).toBeVisible();
  },
);

test('free delivery and a gift are said as such', async () => {
  await open({
    lines: [anOrderLine(), anOrderLine({ isGift: true, name: 'Túi vải', unitPrice: 0, lineTotal: 0 })],
    trace: [
      { step: 'BASE', amount: 398_000, after: 398_000 },
      { step: 'SHIPPING', amount: 0, after: 398_000 },
    ],
  });

  expect((await section('Chi phí')).getByText('Miễn phí')).toBeVisible();
  expect((await section('Sản phẩm')).getByText('Quà tặng')).toBeVisible();
});

test.each([
  ['PAYMENT_EXPIRED', 'SYSTEM', 'Hệ thống: quá giờ thanh toán nên đơn tự huỷ'],
  ['CHANGE_ADDRESS', 'CUSTOMER', 'Bạn: muốn đổi địa chỉ hoặc giờ nhận'],
  ['Đặt nhầm cỡ <b>L</b>', 'CUSTOMER', 'Bạn: Đặt nhầm cỡ <b>L</b>'],
  ['SOME_NEW_CODE', 'OPERATOR', 'Cửa hàng'],
] as const)('a cancelled order says who and why: %s', async (reason, by, said) => {
  await open({
    status: 'CANCEL',
    canCancel: false,
    paymentAction: 'NONE',
    timeline: [
      { status: 'NEW', at: '2026-11-21T02:05:00.000Z', by: 'CUSTOMER' },
      { status: 'CANCEL', at: '2026-11-21T02:25:00.000Z', by, reason },
    ],
  });

  const progress = await section('Hành trình đơn hàng');
  expect(progress.getAllByRole('listitem')).toHaveLength(2);
  expect(progress.getByText(said)).toBeVisible();
  expect(progress.getByText('21/11/2026 09:25')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Huỷ đơn hàng' })).not.toBeInTheDocument();
});

test.each(['DELIVERING', 'DONE'] as const)(
  'an order that is %s has no button to cancel it',
  async (status) => {
    await open({ status, canCancel: false, paymentStatus: 'paid', paymentAction: 'NONE' });

    expect(await screen.findByRole('heading', { level: 1, name: /SF-261121-0001/ })).toBeVisible();
    expect(await section('Hành trình đơn hàng')).toBeDefined();
    expect(screen.queryByRole('button', { name: /huỷ/i })).not.toBeInTheDocument();
  },
);

test('an order on its way shows where it is and what is still to come', async () => {
  await open({ status: 'PROCESSING', canCancel: false, paymentStatus: 'paid', paymentAction: 'NONE' });

  const steps = (await section('Hành trình đơn hàng')).getAllByRole('listitem');
  expect(steps.map((step) => step.firstElementChild?.textContent)).toEqual([
    'Đã đặt hàng',
    'Đang giao hàng',
    'Đã giao hàng',
  ]);
  expect(screen.getByText(/^Cần đổi hoặc huỷ/)).toBeVisible();
  expect(screen.getByRole('link', { name: '1900 0000' })).toHaveAttribute('href', 'tel:19000000');
});

test("a stranger's order is the same as none", async () => {
  server.use(refuses('get', detail, 404, 'ORDER_NOT_FOUND'));
  const { store } = await renderRemote(remote, { at: paths.order.to('order-1'), session: aSession });

  expect(await screen.findByText('Không tìm thấy đơn hàng này')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem đơn hàng của tôi' })).toHaveAttribute(
    'href',
    '/profile/orders',
  );
  const page = await remote.routes.find(({ path }) => path === paths.order.pattern)?.lazy();
  const at: At = { params: { id: 'order-1' }, query: new URLSearchParams(), language: 'vi' };
  expect(page?.status?.(store.getState(), at)).toBe(404);
  expect(page?.head?.(store.getState(), at, words)).toMatchObject({ noindex: true });
});

test('an order that fails to load can be asked again', async () => {
  server.use(
    refuses('get', detail, 500, 'INTERNAL', {}, { once: true }),
    ...orderHandlers({ order: anOrderDetail() }),
  );
  await renderRemote(remote, { at: paths.order.to('order-1'), session: aSession });

  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByRole('region', { name: 'Sản phẩm' })).toBeVisible();
});

describe('cancelling', () => {
  async function openDialog() {
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Huỷ đơn hàng' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Huỷ đơn hàng SF/ }));
    await dialog.findByRole('radio', { name: 'Lý do khác' });
    return { user, dialog, send: () => user.click(dialog.getByRole('button', { name: /^Huỷ đơn hàng/ })) };
  }
  /** The backend cancels, and from then on the order says so. */
  function cancels() {
    const sent: unknown[] = [];
    server.use(
      answers('put', cancel, async (request: Request) => {
        sent.push(await request.json());
        server.use(
          answers(
            'get',
            detail,
            anOrderDetail({ status: 'CANCEL', canCancel: false, paymentAction: 'NONE' }),
          ),
        );
        return { status: 'CANCEL' };
      }),
    );
    return sent;
  }

  test('a customer cancels with a reason, and the order shows it', async () => {
    const { store } = await open();
    const sent = cancels();
    const { user, dialog, send } = await openDialog();

    await user.click(dialog.getByRole('radio', { name: 'Tôi không còn cần nữa' }));
    await send();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ reason: 'NO_LONGER_NEEDED' }]);
    expect(await screen.findByText('Đã huỷ')).toBeVisible();
    expect(screen.getByText('Đã huỷ đơn hàng').closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Huỷ đơn hàng' })).not.toBeInTheDocument();
    expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toEqual([
      'account:OrderCancelled',
    ]);
  });

  test('a list of orders that was read before shows that one of them was cancelled', async () => {
    const listed = aListedOrder({ id: 'order-1', status: 'NEW' });
    server.use(...orderHandlers({ orders: [listed], order: anOrderDetail() }));
    const { goTo } = await renderRemote(remote, { at: paths.orders.to(), session: aSession });
    await screen.findByRole('article');
    await goTo(paths.order.to('order-1'));
    cancels();
    server.use(...orderHandlers({ orders: [{ ...listed, status: 'CANCEL' }] }));
    const { user, dialog, send } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Tôi không còn cần nữa' }));
    await send();
    await screen.findByText('Đã huỷ đơn hàng');

    await goTo(paths.orders.to());

    expect(await within(await screen.findByRole('article')).findByText('Đã huỷ')).toBeVisible();
  });

  test('a reason of their own words is needed when none of the list fits', async () => {
    await open();
    const sent = cancels();
    const { user, dialog, send } = await openDialog();

    const summary = () => dialog.findByRole('group', { name: 'Vui lòng kiểm tra 1 mục' });

    await send();
    expect(await summary()).toHaveFocus();
    expect(dialog.getByText('Bạn chưa chọn lý do.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Lý do khác' }));
    await user.type(dialog.getByLabelText('Lý do của bạn'), '   ');
    await send();
    await waitFor(async () => expect(await summary()).toHaveFocus());
    expect(dialog.getByLabelText('Lý do của bạn')).toHaveAccessibleDescription('Bạn chưa viết lý do.');
    expect(sent).toHaveLength(0);

    await user.type(dialog.getByLabelText('Lý do của bạn'), 'Đặt nhầm cho bạn tôi ');
    await send();
    await waitFor(() => expect(sent).toEqual([{ reason: 'Đặt nhầm cho bạn tôi' }]));
  });

  test('a customer who wrote a reason and then chose one of the list sends what is chosen', async () => {
    await open();
    const sent = cancels();
    const { user, dialog, send } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Lý do khác' }));
    await user.type(dialog.getByLabelText('Lý do của bạn'), 'Đặt nhầm');

    await user.click(dialog.getByRole('radio', { name: 'Tôi không còn cần nữa' }));
    expect(dialog.queryByLabelText('Lý do của bạn')).not.toBeInTheDocument();
    await send();

    await waitFor(() => expect(sent).toEqual([{ reason: 'NO_LONGER_NEEDED' }]));
  });

  test('what was written when the session ended is there after the next login, and gone when it is sent', async () => {
    const { unmount } = await open();
    const before = await openDialog();
    await before.user.click(before.dialog.getByRole('radio', { name: 'Lý do khác' }));
    await before.user.type(before.dialog.getByLabelText('Lý do của bạn'), 'Đặt nhầm');
    unmount();

    await open();
    const sent = cancels();
    const { dialog, send } = await openDialog();
    expect(dialog.getByLabelText('Lý do của bạn')).toHaveValue('Đặt nhầm');
    await send();

    await waitFor(() => expect(sent).toEqual([{ reason: 'Đặt nhầm' }]));
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  });

  test('two orders that are cancelled at once are each told their own answer', async () => {
    const other = 'ecommerce/order/order-2';
    const { held, answer } = holdAnswer();
    const second = anOrderDetail({ id: 'order-2', code: 'SF-261121-0002' });
    const { store } = await open();
    server.use(
      answers('get', `${other}/detail/customer`, second),
      http.put(`${testApi}/${cancel}`, async () => {
        await held;
        return HttpResponse.json({ message: '', code: 'INTERNAL', errors: [] }, { status: 500 });
      }),
      answers('put', 'ecommerce/order/cancel-order/order-2', { status: 'CANCEL' }),
    );
    const status = (id: string) => cancelling.select(store.getState(), id).status;

    act(() => {
      for (const orderId of ['order-1', 'order-2'])
        store.dispatch(cancelling.send({ orderId, reason: 'FOUND_CHEAPER' }));
    });
    await waitFor(() => expect(status('order-2')).toBe('done'));
    expect(status('order-1')).toBe('pending');
    answer();

    await waitFor(() => expect(status('order-1')).toBe('failed'));
    expect(status('order-2')).toBe('done');
  });

  const begun = {
    status: 'PROCESSING',
    canCancel: false,
    canRequestCancel: true,
    paymentStatus: 'paid',
    paymentAction: 'NONE',
    timeline: [
      { status: 'NEW', at: '2026-11-21T02:05:00.000Z', by: 'CUSTOMER' },
      { status: 'PROCESSING', at: '2026-11-21T02:10:00.000Z', by: 'SYSTEM' },
    ],
  } as const satisfies Partial<OrderDetail>;

  /** The backend notes the request, and from then on the order says so. */
  function asks(sent: unknown[] = []) {
    const at = '2026-11-21T03:00:00.000Z';
    const entry = {
      status: 'PROCESSING',
      event: 'CANCEL_REQUESTED',
      at,
      by: 'CUSTOMER',
      reason: 'FOUND_CHEAPER',
    } as const;
    const asked = { ...begun, canRequestCancel: false, cancelRequestedAt: at };
    server.use(
      answers('put', cancel, async (request: Request) => {
        sent.push(await request.json());
        server.use(answers('get', detail, anOrderDetail({ ...asked, timeline: [...begun.timeline, entry] })));
        return { status: 'PROCESSING', cancelRequestedAt: at };
      }),
    );
    return sent;
  }

  test.each([
    [
      'vi',
      'Yêu cầu huỷ',
      'Tôi tìm được giá tốt hơn',
      'Gửi yêu cầu huỷ',
      'Đã gửi yêu cầu huỷ',
      /hoàn lại/,
      /^Nếu đơn được huỷ, số tiền .* sẽ được hoàn lại/,
    ],
    [
      'en',
      'Request cancellation',
      'I found a better price',
      'Send the request',
      'Cancellation requested',
      /refunded/,
      /^If it is cancelled, the .* is refunded/,
    ],
  ] as const)(
    'a customer asks the shop to cancel what it has begun with, and sees what happens next (%s)',
    async (language, openIt, why, send, said, refund, back) => {
      const user = userEvent.setup({ delay: null });
      const { store } = await open(begun, language);
      const sent = asks();
      await user.click(await screen.findByRole('button', { name: openIt }));
      const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${openIt}.*SF-`) }));
      expect(dialog.getByText(back)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: send }));
      expect(sent).toHaveLength(0);
      await user.click(dialog.getByRole('radio', { name: why }));

      await user.click(dialog.getByRole('button', { name: send }));

      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(sent).toEqual([{ reason: 'FOUND_CHEAPER' }]);
      const banner = (await screen.findByText(said)).closest('[tabindex]');
      expect(banner).toHaveFocus();
      expect(banner).toHaveTextContent(refund);
      expect(banner).toHaveTextContent(/email/);
      const history = await section(language === 'vi' ? 'Hành trình đơn hàng' : 'Order history');
      expect(
        await history.findByText(language === 'vi' ? 'Bạn yêu cầu huỷ đơn' : 'You asked for a cancellation'),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: openIt })).not.toBeInTheDocument();
      expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toEqual([
        'account:CancelRequested',
      ]);
    },
  );

  test('anyone who asked before is told so when they come back, and cannot ask again', async () => {
    await open({ ...begun, canRequestCancel: false, cancelRequestedAt: '2026-11-21T03:00:00.000Z' });

    expect(await screen.findByText('Đã gửi yêu cầu huỷ')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yêu cầu huỷ' })).not.toBeInTheDocument();
  });

  test('a parcel on its way is not said to wait for the shop', async () => {
    await open({
      ...begun,
      status: 'DELIVERING',
      canRequestCancel: false,
      cancelRequestedAt: '2026-11-21T03:00:00.000Z',
    });

    expect(await screen.findByText(/^Cần đổi hoặc huỷ/)).toBeVisible();
    expect(screen.queryByText('Đã gửi yêu cầu huỷ')).not.toBeInTheDocument();
  });

  test('an order that the shop began with meanwhile is asked for, and not said to be cancelled', async () => {
    await open();
    const sent = asks();
    const { user, dialog, send } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Tôi tìm được giá tốt hơn' }));

    await send();

    expect(await screen.findByText('Đã gửi yêu cầu huỷ')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(screen.queryByText('Đã huỷ đơn hàng')).not.toBeInTheDocument();
  });

  test('an order that is on its way is not cancelled, and that is said in place', async () => {
    await open();
    server.use(
      refuses('put', cancel, 409, 'ORDER_NOT_CANCELLABLE'),
      answers(
        'get',
        detail,
        anOrderDetail({ status: 'DELIVERING', canCancel: false, paymentAction: 'NONE' }),
      ),
    );
    const { user, dialog, send } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Tôi tìm được giá tốt hơn' }));

    await send();

    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /không tự huỷ được đơn này nữa.*gọi 1900 0000/,
    );
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Đang giao')).toBeInTheDocument());
    await user.click(dialog.getAllByRole('button', { name: 'Đóng' }).at(-1)!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('an order that left the shop while its customer gave a reason is not sent, and that is said in place', async () => {
    await open();
    const { dialog } = await openDialog();
    server.use(
      answers(
        'get',
        detail,
        anOrderDetail({ status: 'DELIVERING', canCancel: false, paymentAction: 'NONE' }),
      ),
    );

    act(() => emit('account:order-changed', { orderId: 'order-1' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent(/không tự huỷ được đơn này nữa/);
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Huỷ đơn hàng/ })).not.toBeInTheDocument();
  });

  test('the word of the shop that it is too late counts, also while the order as it was read says otherwise', async () => {
    await open();
    server.use(refuses('put', cancel, 409, 'ORDER_NOT_CANCELLABLE'));
    const { user, dialog, send } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Tôi tìm được giá tốt hơn' }));

    await send();

    expect(await dialog.findByRole('alert')).toHaveTextContent(/không tự huỷ được đơn này nữa/);
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('a customer whose cancellation was done while its answer was lost reads that it is done', async () => {
    await open();
    server.use(
      answers('get', detail, anOrderDetail({ status: 'CANCEL', canCancel: false, paymentAction: 'NONE' })),
      http.put(`${testApi}/${cancel}`, () => HttpResponse.error()),
    );
    const { user, dialog, send } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Tôi không còn cần nữa' }));

    await send();

    expect((await screen.findByText('Đã huỷ đơn hàng')).closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('when it could not be sent, the chosen reason stays and it can be sent again', async () => {
    await open();
    server.use(refuses('put', cancel, 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
    const { user, dialog, send } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Tôi muốn đổi cách thanh toán' }));
    await send();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Chưa huỷ được đơn/);
    expect(dialog.getByRole('radio', { name: 'Tôi muốn đổi cách thanh toán' })).toBeChecked();

    const sent = cancels();
    await send();

    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('a failure is not said again when the dialog is opened again', async () => {
    await open();
    server.use(refuses('put', cancel, 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
    const { user, dialog, send } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Tôi muốn đổi cách thanh toán' }));
    await send();
    await dialog.findByRole('alert');

    await user.click(dialog.getByRole('button', { name: 'Giữ đơn hàng' }));
    const again = await openDialog();

    expect(again.dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('two presses cancel once', async () => {
    await open();
    let sent = 0;
    const { held, answer } = holdAnswer();
    server.use(
      answers('put', cancel, async () => {
        sent += 1;
        await held;
        return { status: 'CANCEL' };
      }),
    );
    const { user, dialog, send } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Tôi không còn cần nữa' }));
    await send();
    await waitFor(() => expect(sent).toBe(1));
    await user.click(dialog.getByRole('radio', { name: 'Tôi tìm được giá tốt hơn' }));
    await send();
    answer();

    expect(await screen.findByText('Đã huỷ đơn hàng')).toBeVisible();
    expect(sent).toBe(1);
  });

  test.each([
    ['unpaid', 0],
    ['paid', 1],
  ] as const)(
    'of an order that is %s the dialog speaks %i times of money that goes back',
    async (paymentStatus, times) => {
      await open({ paymentStatus, paymentAction: 'NONE' });
      const { dialog } = await openDialog();

      expect(dialog.queryAllByText(/^Số tiền 427\.000\s₫ bạn đã trả sẽ được hoàn lại/)).toHaveLength(times);
    },
  );

  test('an own reason has up to 300 characters', async () => {
    await open();
    const sent = cancels();
    const { user, dialog, send } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Lý do khác' }));
    await user.click(dialog.getByLabelText('Lý do của bạn'));
    await user.paste('x'.repeat(301));
    await send();
    await waitFor(() =>
      expect(dialog.getByLabelText('Lý do của bạn')).toHaveAccessibleDescription(/nhiều nhất 300 ký tự/i),
    );
    expect(sent).toEqual([]);

    await user.type(dialog.getByLabelText('Lý do của bạn'), '{Backspace}');
    await send();
    await waitFor(() => expect(sent).toEqual([{ reason: 'x'.repeat(300) }]));
  });

  test('who asks the shop to cancel is led to what was sent', async () => {
    const processing = { status: 'PROCESSING', canCancel: false, paymentAction: 'NONE' } as const;
    await open({ ...processing, canRequestCancel: true });
    server.use(
      answers('put', cancel, { status: 'PROCESSING' }),
      answers(
        'get',
        detail,
        anOrderDetail({
          ...processing,
          canRequestCancel: true,
          cancelRequestedAt: '2026-11-21T03:00:00.000Z',
        }),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Yêu cầu huỷ' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Tôi không còn cần nữa' }));
    await userEvent.click(screen.getByRole('button', { name: 'Gửi yêu cầu huỷ' }));

    expect((await screen.findByText('Đã gửi yêu cầu huỷ')).closest('[tabindex]')).toHaveFocus();
  });

  test('a customer may think better of it', async () => {
    await open();
    const { user, dialog } = await openDialog();

    await user.click(dialog.getByRole('button', { name: 'Giữ đơn hàng' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Huỷ đơn hàng' })).toBeVisible();
  });
});

test('the number to call is dialled without its blanks', async () => {
  await open({ status: 'PROCESSING', canCancel: false });

  expect(await screen.findByRole('link', { name: '1900 0000' })).toHaveAttribute('href', 'tel:19000000');
});

test('money of a return goes back without the whole order being called cancelled', async () => {
  await open({ status: 'DONE', paymentStatus: 'paid', paymentAction: 'NONE', refunding: 199_000 });

  const payment = await section('Thanh toán');
  expect(payment.getByText(/^Đang hoàn 199\.000\s₫$/)).toBeVisible();
  expect(screen.queryByText(/^Đơn đã huỷ và số tiền/)).not.toBeInTheDocument();
});

test('of a cancelled order the money that goes back is named, not what the order cost', async () => {
  await open({
    status: 'CANCEL',
    canCancel: false,
    paymentStatus: 'paid',
    paymentAction: 'NONE',
    refunding: 100_000,
  });

  expect(await screen.findAllByText(/^Đang hoàn 100\.000\s₫$/)).toHaveLength(2);
});

test('money that has gone back is said when no more is under way', async () => {
  await open({ status: 'DONE', paymentStatus: 'paid', paymentAction: 'NONE', refunded: 199_000 });

  const payment = await section('Thanh toán');
  expect(payment.getByText(/^Đã hoàn 199\.000\s₫$/)).toBeVisible();
  expect(payment.queryByText(/Đang hoàn/)).not.toBeInTheDocument();
});

test('an order that is paid at the door has no time to pay that could pass', async () => {
  await open({ paymentMethod: 'COD', paymentAction: 'NONE' });
  await section('Thanh toán');

  expect(screen.queryByText('Đã hết giờ thanh toán')).not.toBeInTheDocument();
});

test('a gift beside the same goods has neither their offers nor a review', async () => {
  const gift = anOrderLine({ id: 'line-2', isGift: true, quantity: 1 });
  await open({
    status: 'DONE',
    paymentAction: 'NONE',
    lines: [anOrderLine(), gift],
    moreOriginalProducts: [
      { infoId: 'shirt-black-m', reason: 'OVER_QUOTA', quantity: 1, unitPrice: 219_000 },
    ] as OrderDetail['moreOriginalProducts'],
  });

  expect(await screen.findAllByText(/vì ưu đãi đã hết suất/)).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /^Viết đánh giá/ })).toHaveLength(1);
});

test('an order that could not be delivered names who stopped it, and an empty note is not shown', async () => {
  await open({
    status: 'REJECT',
    note: '',
    paymentAction: 'NONE',
    timeline: [
      { status: 'NEW', at: '2026-11-21T02:05:00.000Z', by: 'CUSTOMER' },
      { status: 'REJECT', at: '2026-11-22T02:05:00.000Z', by: 'OPERATOR' },
    ],
  });

  const way = await section('Hành trình đơn hàng');
  const stopped = way.getByText('Giao không thành công').closest('li');
  expect(stopped).toHaveTextContent('Cửa hàng');
  expect((await section('Giao hàng')).queryByText('Ghi chú')).not.toBeInTheDocument();
});

test('a payment that waits for the buyer shows no error code, and its amount when that is not the order’s total', async () => {
  await open({
    attempts: [anAttempt({ outcome: 'waiting', waitingFor: 'BUYER', providerCode: '99', amount: 100_000 })],
  });

  const payment = await section('Thanh toán');
  expect(payment.getByText(/^100\.000\s₫$/)).toBeVisible();
  expect(payment.queryByText(/VNPAY-99/)).not.toBeInTheDocument();
});

test('an order code is copied', async () => {
  const user = userEvent.setup({ delay: null });
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  const { store } = await open();

  await user.click(await screen.findByRole('button', { name: 'Sao chép mã đơn' }));

  expect(write).toHaveBeenCalledWith('SF-261121-0001');
  expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('Copied');
});

test('an order speaks English', async () => {
  await open({ attempts: [anAttempt({ providerCode: '24', outcome: 'cancelled' })] }, 'en');

  expect(await screen.findByRole('heading', { level: 1, name: 'Order SF-261121-0001' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Pay · 427,000\s₫$/ })).toBeVisible();
  expect(screen.getByText('You cancelled the transaction.')).toBeVisible();
  expect(screen.getByText(/Minh Anh Nguyễn/)).toBeVisible();
});

test('an English reader finds everything on the page of an order', async () => {
  // Brings a clipboard, without which there is nothing to copy to.
  userEvent.setup();
  await open({}, 'en');

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
     To be confirmed Not paid Placed 21 Nov 2026, 09:05
     button type=button: Copy the order code
     This order is not paid yet Pay before 21 Nov 2026, 09:20. After that the order is cancelled automatically, and you are not charged.
     a href=/en/checkout/result?orderId=order-1: Pay · 427,000 ₫
     section aria-labelledby→"Products" tabindex=-1
       h2: Products
       ul
         li
           img alt src=/api/main/media/shirt?w=768
           a href=/en/catalog/product?slug=ao-thun-co-tron&v=shirt-black-m: Áo thun cổ tròn
           p: Đen, M · AT-DEN-M
           p: 199,000 ₫ × 2
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
         li: Being prepared
         li: On the way
         li: Delivered
     section aria-labelledby→"Payment" tabindex=-1
       h2: Payment
       dl
         dt: Status
         dd: Not paid
         dt: Payment method
         dd: Online payment
         dt: Pay before
         dd
           time datetime=2026-11-21T02:20:00.000Z: 21 Nov 2026, 09:20
     section aria-labelledby→"What you can do with this order" tabindex=-1
       h2: What you can do with this order
       button type=button: Send the email again
     button type=button: Cancel order"
  `);
});
