import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { cartChanged } from '@storefront/shared/cart';
import type { QuoteRequest } from '@storefront/shared/contracts';
import { settingReceived } from '@storefront/shared/store';
import {
  answers,
  aSession,
  renderRemote,
  shirtId,
  startServer,
  aSetting,
  testApi,
  wholePage,
} from '@storefront/shared/testing';
import { arrivalDays } from '@storefront/shared/time';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aLine, aPaymentState, aQuote } from '../testing/builders';
import { aShop, type SentOrder } from '../testing/handlers';
import { openDelivery } from '../testing/steps';

const server = startServer();
beforeEach(() => {
  sessionStorage.clear();
});

const next = () => screen.getByRole('button', { name: 'Tiếp tục đến xác nhận' });

test('a customer sees fee and days of each way to deliver, and the total follows the choice', async () => {
  server.use(...aShop());
  const { user } = await openDelivery();
  expect(screen.getByText(`Nhận hàng ${arrivalDays({ from: 2, to: 3 }, Date.now(), 'vi')}`)).toBeVisible();
  expect((await screen.findAllByText(/^428\.000\s₫$/))[0]).toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'Giao nhanh' }));

  expect((await screen.findAllByText(/^443\.000\s₫$/))[0]).toBeVisible();
});

test('a price that is on its way goes on when a step opens before the other has closed', async () => {
  server.use(...aShop());
  const { goTo, store } = await openDelivery();
  await screen.findAllByText(/^428\.000\s₫$/);
  let asked = 0;
  server.use(
    answers('post', 'ecommerce/quote', () => {
      asked += 1;
      return new Promise(() => undefined);
    }),
  );
  await goTo(paths.cart.to());
  await screen.findByRole('list', { name: 'Sản phẩm trong giỏ' });
  act(() => {
    store.dispatch(cartChanged({ kind: 'setQuantity', infoId: shirtId, quantity: 3 }));
  });
  await waitFor(() => expect(asked).toBe(1));

  await goTo(paths.checkoutDelivery.to());
  await screen.findByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' });

  // Once for the step, which has an address; leaving the cart asks for nothing.
  expect(asked).toBe(2);
});

test('the note is filled in, has quick choices, and may not be empty', async () => {
  server.use(...aShop());
  const { user, location } = await openDelivery();
  const note = screen.getByRole('textbox', { name: 'Ghi chú cho người giao hàng' });
  expect(note).toHaveValue('Không có ghi chú');
  expect(note).toHaveAccessibleDescription(/^Đang để “Không có ghi chú”/);
  expect(screen.getByRole('button', { name: 'Không có ghi chú' })).toHaveAttribute('aria-pressed', 'true');

  await user.click(screen.getByRole('button', { name: 'Gọi trước khi giao' }));
  expect(note).toHaveValue('Gọi trước khi giao');
  expect(screen.getByRole('button', { name: 'Gọi trước khi giao' })).toHaveAttribute('aria-pressed', 'true');

  await user.clear(note);
  await user.type(note, '   ');
  await user.click(next());
  expect(await screen.findByRole('group', { name: /Vui lòng kiểm tra 1 mục/ })).toBeVisible();
  expect(location()).toBe(paths.checkoutDelivery.to());
});

test('how a customer likes to pay and for whom invoices are is filled in from their profile', async () => {
  server.use(...aShop());
  const vatInvoice = {
    company: 'Công ty Mây',
    taxCode: '0312345678',
    address: '5 Hàm Nghi',
    email: 'kt@may.example',
  };
  const { user } = await openDelivery({
    session: { ...aSession, profile: { ...aSession.profile!, paymentMethod: 'COD', vatInvoice } },
  });

  expect(screen.getByRole('radio', { name: 'Thanh toán khi nhận hàng' })).toBeChecked();
  expect(screen.queryByRole('textbox', { name: 'Tên công ty' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Xuất hoá đơn VAT' }));
  expect(await screen.findByRole('textbox', { name: 'Tên công ty' })).toHaveValue('Công ty Mây');
  expect(screen.getByRole('textbox', { name: 'Mã số thuế' })).toHaveValue('0312345678');
  expect(screen.getByRole('textbox', { name: 'Email nhận hoá đơn' })).toHaveValue('kt@may.example');
});

describe('a VAT invoice', () => {
  const ask = async (user: Awaited<ReturnType<typeof openDelivery>>['user']) => {
    await user.click(screen.getByRole('checkbox', { name: 'Xuất hoá đơn VAT' }));
    return screen.findByRole('textbox', { name: 'Tên công ty' });
  };

  test('is asked for only by who wants one, and goes with the order', async () => {
    const sent: SentOrder[] = [];
    server.use(answers('get', 'ecommerce/order/order-1/payment', aPaymentState()), ...aShop({ sent }));
    const { user } = await openDelivery();
    expect(screen.queryByRole('textbox', { name: 'Tên công ty' })).not.toBeInTheDocument();

    await user.type(await ask(user), ' Công ty Mây ');
    await user.type(screen.getByRole('textbox', { name: 'Mã số thuế' }), '0312 345 678 001');
    await user.type(screen.getByRole('textbox', { name: 'Địa chỉ công ty' }), '5 Hàm Nghi');
    expect(screen.getByRole('textbox', { name: 'Email nhận hoá đơn' })).toHaveValue('customer@example.com');
    await user.click(next());

    expect(
      await screen.findByText(
        'Hoá đơn VAT: Công ty Mây, mã số thuế 0312345678-001, gửi đến customer@example.com',
      ),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Đặt hàng · / }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.vatInvoice).toEqual({
      company: 'Công ty Mây',
      taxCode: '0312345678-001',
      address: '5 Hàm Nghi',
      email: 'customer@example.com',
    });
  });

  test.each([
    ['0312345678', '0312345678'],
    ['0312.345.678-001', '0312345678-001'],
    ['001 090 012 345', '001090012345'],
  ])('with the tax code %s goes with the order as %s', async (typed, taxCode) => {
    const sent: SentOrder[] = [];
    server.use(answers('get', 'ecommerce/order/order-1/payment', aPaymentState()), ...aShop({ sent }));
    const { user } = await openDelivery();
    await user.type(await ask(user), 'Công ty Mây');
    await user.type(screen.getByRole('textbox', { name: 'Mã số thuế' }), typed);
    await user.type(screen.getByRole('textbox', { name: 'Địa chỉ công ty' }), '5 Hàm Nghi');
    await user.click(next());

    await user.click(await screen.findByRole('button', { name: /^Đặt hàng · / }));
    await waitFor(() => expect(sent[0]?.body.vatInvoice?.taxCode).toBe(taxCode));
  });

  test.each(['123', '031234567A', '0312345678-01', '03123456789'])(
    'with the tax code %s is not taken, and every field is told',
    async (taxCode) => {
      server.use(...aShop());
      const { user, location } = await openDelivery();
      await ask(user);
      await user.type(screen.getByRole('textbox', { name: 'Mã số thuế' }), taxCode);

      await user.click(next());

      expect(await screen.findByRole('group', { name: /Vui lòng kiểm tra 3 mục/ })).toBeVisible();
      expect(screen.getAllByText(/Mã số thuế gồm 10 số/)[0]).toBeVisible();
      expect(location()).toBe(paths.checkoutDelivery.to());
    },
  );

  test('that is not wanted after all is not sent, and what was typed is still there for another time', async () => {
    const sent: SentOrder[] = [];
    server.use(answers('get', 'ecommerce/order/order-1/payment', aPaymentState()), ...aShop({ sent }));
    const { user } = await openDelivery();
    await user.type(await ask(user), 'Công ty Mây');
    await user.click(screen.getByRole('checkbox', { name: 'Xuất hoá đơn VAT' }));

    await user.click(next());
    await user.click(await screen.findByRole('button', { name: /^Đặt hàng · / }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).not.toHaveProperty('vatInvoice');
    expect(sessionStorage.getItem('sf:checkout-draft')).toContain('Công ty Mây');
  });
});

test('a quick note follows the language of the page, also to the confirmation, and own words stay', async () => {
  server.use(...aShop());
  const { user, changeLanguage } = await openDelivery();
  await user.click(screen.getByRole('button', { name: 'Gọi trước khi giao' }));

  await changeLanguage('en');
  const note = screen.getByRole('textbox', { name: 'Note for the courier' });
  await waitFor(() => expect(note).toHaveValue('Call before delivery'));
  await user.click(screen.getByRole('button', { name: 'Continue to review' }));
  expect(await screen.findByText('Note: Call before delivery')).toBeVisible();
  await changeLanguage('vi');
  expect(await screen.findByText('Ghi chú: Gọi trước khi giao')).toBeVisible();

  await user.click(screen.getByRole('link', { name: /^Giao hàng/ }));
  const own = await screen.findByRole('textbox', { name: 'Ghi chú cho người giao hàng' });
  await user.type(own, ' nhé');
  await changeLanguage('en');
  expect(await screen.findByRole('textbox', { name: 'Note for the courier' })).toHaveValue(
    'Gọi trước khi giao nhé',
  );
});

test('only the ways to pay that the shop has are shown', async () => {
  server.use(...aShop());
  const { store } = await openDelivery();

  act(() => {
    store.dispatch(settingReceived(aSetting({ paymentMethods: ['COD'] })));
  });

  expect(screen.getByRole('radio', { name: 'Thanh toán khi nhận hàng' })).toBeEnabled();
  expect(screen.queryByRole('radio', { name: 'Thanh toán trực tuyến' })).not.toBeInTheDocument();
});

const severalGateways = aSetting({ paymentProviders: ['VNPAY', 'MOMO', 'PAYPAL'] });

test('a customer chooses the gateway, which the order says, and sees why one cannot take it', async () => {
  const sent: SentOrder[] = [];
  server.use(...aShop({ sent }), answers('get', 'ecommerce/order/order-1/payment', aPaymentState()));
  const { user, store } = await openDelivery();
  act(() => {
    store.dispatch(settingReceived(severalGateways));
  });

  // The limit is known at once, the price a little later.
  await waitFor(() => expect(screen.getByRole('radio', { name: 'PayPal' })).toBeDisabled());
  expect(screen.getByText(/Dùng được cho đơn đến 400\.000/)).toBeVisible();
  const payment = within(screen.getByRole('radiogroup', { name: 'Cách thanh toán' }));
  expect(payment.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'VNPAY',
    'THEGHINO',
    'MOMO',
    'PAYPAL',
    'COD',
  ]);
  expect(screen.getByRole('radio', { name: 'VNPAY' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Ví MoMo' }));
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: /^Đặt hàng · / }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ paymentMethod: 'ONLINE', paymentProvider: 'MOMO' });
});

test('each way to pay has its mark, and none is another one in other words', async () => {
  const limit = { min: 1, max: 50_000_000 };
  server.use(
    answers('get', 'ecommerce/payment/providers', [
      { provider: 'VNPAY', methods: ['ONLINE', 'THEGHINO'], ...limit },
      { provider: 'ALEPAY', methods: ['ONLINE'], ...limit },
      { provider: 'MOMO', methods: ['ONLINE'], ...limit },
      { provider: 'ZALOPAY', methods: ['ONLINE'], ...limit },
      { provider: 'PAYPAL', methods: ['ONLINE'], ...limit },
    ]),
    ...aShop(),
  );
  const { store } = await openDelivery();
  const lines = () =>
    within(screen.getByRole('radiogroup', { name: 'Cách thanh toán' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  const [atm, cash] = [
    'Thẻ ghi nợ nội địa (ATM)Thẻ của ngân hàng trong nước, có đăng ký Internet Banking.',
    'Thanh toán khi nhận hàngTrả tiền mặt cho người giao hàng.',
  ];
  // No gateway is known before the settings are here.
  expect(lines()).toEqual([
    'Thanh toán trực tuyếnThẻ quốc tế, tài khoản ngân hàng, mã QR hoặc ví điện tử.',
    atm,
    cash,
  ]);

  act(() => {
    store.dispatch(settingReceived(aSetting({ paymentProviders: ['VNPAY'] })));
  });
  const vnpay = 'VNPAYVNPAYMã VNPAY-QR, tài khoản ngân hàng hoặc thẻ quốc tế.';
  await waitFor(() => expect(lines()).toEqual([vnpay, atm, cash]));

  act(() => {
    store.dispatch(
      settingReceived(aSetting({ paymentProviders: ['PAYPAL', 'ZALOPAY', 'MOMO', 'ALEPAY', 'VNPAY'] })),
    );
  });
  await waitFor(() =>
    expect(lines()).toEqual([
      vnpay,
      'AlepayAlepayThẻ Visa, Mastercard hoặc JCB.',
      atm,
      'MoMoVí MoMoQuét mã hoặc mở ứng dụng MoMo.',
      'ZaloVí ZaloPayQuét mã hoặc mở ứng dụng ZaloPay.',
      'PayPalPayPalTính bằng đô la Mỹ theo tỷ giá của cửa hàng.',
      cash,
    ]),
  );
});

test('a debit card is taken only where domestic banks are', async () => {
  const sent: SentOrder[] = [];
  server.use(...aShop({ sent }), answers('get', 'ecommerce/order/order-1/payment', aPaymentState()));
  const { user, store } = await openDelivery();
  act(() => {
    store.dispatch(settingReceived(severalGateways));
  });
  await user.click(screen.getByRole('radio', { name: 'Ví MoMo' }));

  await user.click(screen.getByRole('radio', { name: 'Thẻ ghi nợ nội địa (ATM)' }));
  expect(
    screen.getAllByRole('radio', { checked: true }).map((radio) => (radio as HTMLInputElement).value),
  ).toEqual(['STANDARD', 'THEGHINO']);
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: /^Đặt hàng · / }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ paymentMethod: 'THEGHINO', paymentProvider: 'VNPAY' });
});

describe('an amount that no gateway takes', () => {
  const openWith = async (given: Parameters<typeof aSetting>[0]) => {
    const user = userEvent.setup({ delay: null });
    const page = await renderRemote(remote, {
      at: paths.checkoutInformation.to(),
      session: aSession,
      cart: [aLine()],
    });
    act(() => {
      page.store.dispatch(settingReceived(aSetting({ paymentProviders: ['PAYPAL'], ...given })));
    });
    await user.click(await screen.findByRole('button', { name: 'Tiếp tục đến giao hàng' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'PayPal' })).toBeDisabled());
    return { user, ...page };
  };
  /** Above what PayPal takes. */
  const quote = () => aQuote({ shippingFee: 30_000 });

  test('is paid in another way', async () => {
    const sent: SentOrder[] = [];
    server.use(...aShop({ sent, quote }), answers('get', 'ecommerce/order/order-1/payment', aPaymentState()));
    const { user } = await openWith({ paymentMethods: ['ONLINE', 'COD'] });

    expect(screen.getByRole('radio', { name: 'Thanh toán khi nhận hàng' })).toBeChecked();
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: /^Đặt hàng · / }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ paymentMethod: 'COD' });
    expect(sent[0]?.body).not.toHaveProperty('paymentProvider');
  });

  test('leads no further without another way, and says what is missing', async () => {
    server.use(...aShop({ quote }));
    const { user, location } = await openWith({ paymentMethods: ['ONLINE'] });

    await user.click(next());

    expect(await screen.findByRole('group', { name: /Vui lòng kiểm tra 1 mục/ })).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Cách thanh toán' })).toHaveAccessibleDescription(
      'Bạn chưa chọn.',
    );
    expect(location()).toBe(paths.checkoutDelivery.to());
  });
});

test('an order that costs nothing goes on in a shop where every gateway has a least amount', async () => {
  const free = () => aQuote({ shippingFee: 30_000, grandTotal: 0 });
  server.use(...aShop({ quote: free }));
  const { user, store, location } = await openDelivery();
  act(() => {
    store.dispatch(
      settingReceived({
        ...severalGateways,
        settingClient: { ...severalGateways.settingClient, paymentMethods: ['ONLINE', 'THEGHINO'] },
      }),
    );
  });

  expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'Thẻ ghi nợ nội địa (ATM)' })).toBeEnabled();
  expect(screen.queryByText(/^Tính 0,00/)).not.toBeInTheDocument();
  await user.click(next());

  await waitFor(() => expect(location()).toBe(paths.checkoutConfirmation.to()));
});

test('a debit card is never sent with a gateway of another way to pay', async () => {
  const sent: SentOrder[] = [];
  server.use(...aShop({ sent }), answers('get', 'ecommerce/order/order-1/payment', aPaymentState()));
  const { user, store } = await openDelivery();
  act(() => {
    store.dispatch(settingReceived(aSetting({ paymentProviders: ['MOMO'] })));
  });
  await user.click(await screen.findByRole('radio', { name: 'Ví MoMo' }));

  await user.click(screen.getByRole('radio', { name: 'Thẻ ghi nợ nội địa (ATM)' }));
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: /^Đặt hàng · / }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ paymentMethod: 'THEGHINO' });
  expect(sent[0]?.body).not.toHaveProperty('paymentProvider');
});

test('who would pay in dollars sees how many, and at which rate, before choosing', async () => {
  const quote = () => aQuote({ shippingFee: 2_000 });
  server.use(...aShop({ quote }));
  const { store } = await openDelivery();
  act(() => {
    store.dispatch(settingReceived(severalGateways));
  });

  expect(await screen.findByText(/^Tính 15,38\s(US)?\$ theo tỷ giá 1 US\$ = 26\.000\s₫\.$/)).toBeVisible();
});

test('an order above the limit says why it cannot be paid on delivery', async () => {
  server.use(...aShop());
  const { store } = await openDelivery();

  act(() => {
    store.dispatch(settingReceived(aSetting({ codLimit: 300_000 })));
  });

  expect(screen.getByRole('radio', { name: 'Thanh toán khi nhận hàng' })).toBeDisabled();
  expect(screen.getByText(/Chỉ dùng được cho đơn đến 300\.000\s₫\./)).toBeVisible();
});

test('a province in which the courier takes no cash is told so', async () => {
  server.use(...aShop());
  const { store } = await openDelivery();

  act(() => {
    store.dispatch(settingReceived(aSetting({ codProvinces: ['01'] })));
  });

  expect(screen.getByRole('radio', { name: 'Thanh toán khi nhận hàng' })).toBeDisabled();
  expect(screen.getByText('Chưa áp dụng ở tỉnh, thành phố của bạn.')).toBeVisible();
});

test('an account that may not pay on delivery is told so when it chooses that', async () => {
  const quote = ({ paymentMethod, shippingMethod }: { paymentMethod?: string; shippingMethod?: string }) =>
    aQuote({
      ...(shippingMethod && { shippingFee: 30_000 }),
      problems: paymentMethod === 'COD' ? [{ code: 'COD_NOT_AVAILABLE' }] : [],
    });
  server.use(...aShop({ quote }));
  const { user } = await openDelivery();

  await user.click(screen.getByRole('radio', { name: 'Thanh toán khi nhận hàng' }));

  expect(await screen.findByText(/Tài khoản hoặc đơn hàng này chưa dùng được cách này/)).toBeVisible();
  expect(screen.getByText('Đơn này không thanh toán khi nhận hàng được.')).toBeVisible();
});

test('where nothing is delivered, another address is offered', async () => {
  server.use(answers('post', 'ecommerce/shipping/quote', []), ...aShop());
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.checkoutInformation.to(), session: aSession, cart: [aLine()] });
  await user.click(await screen.findByRole('button', { name: 'Tiếp tục đến giao hàng' }));

  expect(await screen.findByText('Chưa giao được đến địa chỉ này')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chọn địa chỉ khác' })).toHaveAttribute(
    'href',
    paths.checkoutInformation.to(),
  );
});

test('a step whose predecessor is not done leads to that one', async () => {
  server.use(...aShop());

  const { location } = await renderRemote(remote, {
    at: paths.checkoutDelivery.to(),
    session: aSession,
    cart: [aLine()],
  });

  await waitFor(() => expect(location()).toBe(paths.checkoutInformation.to()));
});

test('what was chosen is still chosen after going back', async () => {
  server.use(...aShop());
  const { user } = await openDelivery();
  await user.click(screen.getByRole('radio', { name: 'Giao nhanh' }));
  await user.click(screen.getByRole('radio', { name: 'Thanh toán khi nhận hàng' }));
  await user.click(screen.getByRole('link', { name: /^Thông tin/ }));

  await user.click(await screen.findByRole('button', { name: 'Tiếp tục đến giao hàng' }));

  expect(await screen.findByRole('radio', { name: 'Giao nhanh' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Thanh toán khi nhận hàng' })).toBeChecked();
});

test.each<[string, { from: number; to: number }, () => string]>([
  ['today', { from: 0, to: 0 }, () => 'Nhận hàng trong ngày'],
  [
    'tomorrow at the latest',
    { from: 0, to: 1 },
    () => `Nhận hàng chậm nhất ${arrivalDays({ from: 1, to: 1 }, Date.now(), 'vi')}`,
  ],
  [
    'from tomorrow on',
    { from: 1, to: 2 },
    () => `Nhận hàng ${arrivalDays({ from: 1, to: 2 }, Date.now(), 'vi')}`,
  ],
])('a way to deliver that arrives %s and costs nothing says so', async (_when, eta, words) => {
  server.use(
    answers('post', 'ecommerce/shipping/quote', [{ code: 'STANDARD', fee: 0, eta }]),
    ...aShop({ quote: () => aQuote({ shippingFee: 0 }) }),
  );
  await openDelivery();

  expect(screen.getByText(words())).toBeVisible();
  const choice = screen.getByRole('radio', { name: 'Giao tiêu chuẩn' }).closest('label');
  expect(choice).toHaveTextContent(/Miễn phí/);
  expect(screen.queryByText(/^0\s₫$/)).not.toBeInTheDocument();
  const fees = await screen.findAllByText('Phí giao hàng');
  for (const fee of fees) expect(fee.nextElementSibling).toHaveTextContent('Miễn phí');
});

test('what is typed takes the place of the neutral note, and is added to any other', async () => {
  server.use(...aShop());
  const { user } = await openDelivery();
  const note = screen.getByRole('textbox', { name: 'Ghi chú cho người giao hàng' });

  act(() => note.focus());
  await user.keyboard('Gọi tôi');
  expect(note).toHaveValue('Gọi tôi');

  act(() => note.blur());
  act(() => note.focus());
  await user.keyboard(' nhé');
  expect(note).toHaveValue('Gọi tôi nhé');
});

test('a way to deliver that is not there any more is not chosen: the first one is', async () => {
  const sent: SentOrder[] = [];
  const asked: (string | undefined)[] = [];
  server.use(
    ...aShop({
      sent,
      quote: ({ shippingMethod }) => {
        asked.push(shippingMethod);
        return aQuote(shippingMethod ? { shippingFee: 30_000 } : {});
      },
    }),
  );
  const first = await openDelivery();
  await first.user.click(screen.getByRole('radio', { name: 'Giao nhanh' }));
  await waitFor(() => expect(asked.at(-1)).toBe('EXPRESS'));
  first.unmount();
  server.use(
    answers('post', 'ecommerce/shipping/quote', [{ code: 'STANDARD', fee: 30_000, eta: { from: 2, to: 3 } }]),
  );

  await renderRemote(remote, { at: paths.checkoutDelivery.to(), session: aSession, cart: [aLine()] });

  expect(await screen.findByRole('radio', { name: 'Giao tiêu chuẩn' })).toBeChecked();
  await waitFor(() => expect(asked.at(-1)).toBe('STANDARD'));
});

test('a way to deliver that the price refuses is dropped, and the price is asked for without it', async () => {
  const asked: (string | undefined)[] = [];
  server.use(
    http.post(`${testApi}/ecommerce/quote`, async ({ request }): Promise<Response | undefined> => {
      const { shippingMethod } = (await request.clone().json()) as QuoteRequest;
      asked.push(shippingMethod);
      if (shippingMethod !== 'EXPRESS') return undefined;
      const errors = [{ field: 'shippingMethod', code: 'invalid' }];
      return HttpResponse.json(
        { success: false, message: '', errorCode: 'VALIDATION_FAILED', errors, requestId: 'r-1' },
        { status: 400 },
      );
    }),
    ...aShop(),
  );
  const { user } = await openDelivery();

  await user.click(screen.getByRole('radio', { name: 'Giao nhanh' }));

  await waitFor(() => expect(asked).toContain('EXPRESS'));
  await waitFor(() => expect(asked.at(-1)).not.toBe('EXPRESS'));
  expect(asked.filter((method) => method === 'EXPRESS')).toHaveLength(1);
});

test.each([
  ['OUT_OF_STOCK', 'Áo thun cổ tròn đã hết hàng.', 'Sửa trong giỏ hàng', paths.cart.to()],
  ['NOT_ENOUGH_STOCK', 'Áo thun cổ tròn chỉ còn 1.', 'Sửa trong giỏ hàng', paths.cart.to()],
  ['PRODUCT_UNAVAILABLE', 'Một sản phẩm trong đơn không còn bán.', 'Sửa trong giỏ hàng', paths.cart.to()],
  [
    'ADDRESS_NOT_SERVED',
    'Chúng tôi chưa giao đến địa chỉ này.',
    'Chọn địa chỉ khác',
    paths.checkoutInformation.to(),
  ],
  [
    'COD_NOT_AVAILABLE',
    'Đơn này không thanh toán khi nhận hàng được.',
    'Chọn cách thanh toán khác',
    paths.checkoutDelivery.to(),
  ],
] as const)(
  'a price with the problem %s says it beside the price, and where it is mended',
  async (code, words, mend, to) => {
    const isOfLine = code === 'OUT_OF_STOCK' || code === 'NOT_ENOUGH_STOCK';
    const problem = { code, ...(isOfLine && { infoId: shirtId, available: 1 }) };
    server.use(...aShop({ quote: () => aQuote({ shippingFee: 30_000, problems: [problem] }) }));
    await openDelivery();

    expect((await screen.findAllByText(words))[0]).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: mend })) expect(link).toHaveAttribute('href', to);
  },
);

test('the second step speaks English', async () => {
  server.use(...aShop());

  await openDelivery({ language: 'en' });

  expect(screen.getByRole('heading', { level: 1, name: 'Delivery and payment' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Cash on delivery' })).toBeEnabled();
  expect(screen.getByRole('textbox', { name: 'Note for the courier' })).toHaveValue('No note');
});

test('an English reader finds everything on the second step', async () => {
  server.use(...aShop());
  await openDelivery({ language: 'en' });

  const page = await wholePage('aria-describedby→"Arrives');
  expect(page.replaceAll(/Arrives [^0-9]+ \d+ \w+( – [^0-9]+ \d+ \w+)?/g, 'Arrives then'))
    .toMatchInlineSnapshot(`
   "title: Delivery and payment | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Delivery and payment
     nav aria-label=Steps of your order
       ol
         li
           a href=/en/checkout/information: Information (done)
         li
           span aria-current=step: 2 Delivery and payment
         li: 3 Review order
     a href=/en/cart: Back to cart
     form aria-label=Delivery and payment
       fieldset role=radiogroup
         legend: Delivery
         label
           input aria-describedby→"Arrives then 30,000 ₫" aria-labelledby→"Standard delivery" name=shippingMethod type=radio checked
           Standard delivery Arrives then 30,000 ₫
         label
           input aria-describedby→"Arrives then 45,000 ₫" aria-labelledby→"Express delivery" name=shippingMethod type=radio
           Express delivery Arrives then 45,000 ₫
       fieldset role=radiogroup
         legend: Payment
         label
           input aria-describedby→"International card, bank account, QR code or e-wallet." aria-labelledby→"Online payment" name=paymentMethod type=radio checked
           Online payment International card, bank account, QR code or e-wallet.
         label
           input aria-describedby→"A card of a Vietnamese bank, registered for internet banking…" aria-labelledby→"Domestic debit card (ATM)" name=paymentMethod type=radio
           Domestic debit card (ATM) A card of a Vietnamese bank, registered for internet banking.
         label
           input aria-describedby→"Pay the courier in cash." aria-labelledby→"Cash on delivery" name=paymentMethod type=radio
           Cash on delivery Pay the courier in cash.
       label: Note for the courier
       textarea aria-describedby→"Set to “No note”. Pick a suggestion or write what the courie…" maxlength=1000 name=note value=No note: No note
       p: Set to “No note”. Pick a suggestion or write what the courier should know.
       div aria-label=Quick notes role=group
         button aria-pressed=true type=button: No note
         button aria-pressed=false type=button: Deliver in office hours
         button aria-pressed=false type=button: Call before delivery
       label
         input name=invoice.isWanted type=checkbox
         I need a VAT invoice
       button type=submit: Continue to review
     details
       summary: Show order 428,000 ₫
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
     section aria-labelledby→"Your order"
       h2: Your order
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
     span role=status
     button aria-expanded=false type=button: Use a code / choose a voucher"
  `);
});
