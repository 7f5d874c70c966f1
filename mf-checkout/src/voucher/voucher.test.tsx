import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Quote, QuoteProblem, QuoteRequest, VoucherChoice } from '@storefront/shared/contracts';
import { loginAccepted, profileReceived } from '@storefront/shared/store';
import {
  aCartProduct,
  answers,
  aSession,
  refuses,
  renderRemote,
  shirtId,
  startServer,
  testApi,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aLine, aPaymentState, aQuote, aQuoteOf } from '../testing/builders';
import { aShop, type SentOrder } from '../testing/handlers';
import { openConfirmation } from '../testing/steps';

const server = startServer();
beforeEach(() => {
  sessionStorage.clear();
});

/** Codes that take off what they say, in thousands, and one that wants more; all else is unknown. */
function quoteWith(request: QuoteRequest): Quote {
  const { voucherCode, shippingMethod } = request;
  const plain = shippingMethod ? aQuote({ shippingFee: 30_000 }) : aQuoteOf(request, [aCartProduct()]);
  if (!voucherCode) return plain;
  const off = Number(/^GIAM(\d+)$/.exec(voucherCode)?.[1] ?? 0) * 1_000;
  if (off > 0)
    return {
      ...plain,
      grandTotal: plain.grandTotal - off,
      appliedVoucherOrder: {
        voucherInfo: { id: 'v', code: voucherCode, name: voucherCode },
        discountPrice: off,
      },
      quoteHash: `hash-${voucherCode.toLowerCase()}`,
    };
  const problem: QuoteProblem =
    voucherCode === 'TU500'
      ? { code: 'VOUCHER_INVALID', reasonCode: 'MIN_SUBTOTAL', missing: 45_000 }
      : { code: 'VOUCHER_INVALID', reasonCode: 'NOT_FOUND' };
  return { ...plain, problems: [problem] };
}

async function openCart({ session }: { session?: typeof aSession } = {}) {
  server.use(...aShop({ quote: quoteWith }));
  const user = userEvent.setup({ delay: null });
  const page = await renderRemote(remote, {
    at: paths.cart.to(),
    cart: [aLine()],
    ...(session && { session }),
  });
  await screen.findByRole('region', { name: 'Tóm tắt' });
  return { user, ...page };
}

async function give(user: ReturnType<typeof userEvent.setup>, code: string) {
  const opener = screen.getByRole('button', { name: 'Dùng mã / chọn voucher' });
  if (opener.getAttribute('aria-expanded') === 'false') await user.click(opener);
  await user.type(await screen.findByRole('textbox', { name: 'Mã giảm giá' }), code);
  await user.click(screen.getByRole('button', { name: 'Áp dụng' }));
}

const aChoice = (given: Partial<VoucherChoice> = {}): VoucherChoice => ({
  id: 'v',
  code: 'GIAM50',
  name: 'Giảm 50.000 ₫',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-01T17:00:00.000Z',
  isMine: false,
  saves: 50_000,
  ...given,
});

test('a code is taken however it was typed, says what it saves, and goes with one press', async () => {
  const { user } = await openCart();

  await give(user, ' giảm50 ');

  expect(await screen.findByText(/^GIAM50/, { selector: 'strong' })).toBeVisible();
  expect(await screen.findByText(/Giảm 50\.000\s₫/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Tóm tắt' })).toHaveTextContent(/Tổng cộng348\.000\s₫/),
  );

  await user.click(screen.getByRole('button', { name: 'Bỏ mã GIAM50' }));

  expect(screen.getByRole('button', { name: 'Dùng mã / chọn voucher' })).toHaveFocus();
  expect(screen.getByText('Đã bỏ mã GIAM50.')).toHaveAttribute('role', 'status');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Tóm tắt' })).toHaveTextContent(/Tổng cộng398\.000\s₫/),
  );
  expect(screen.queryByText('GIAM50')).not.toBeInTheDocument();
});

test('a code that does not apply leaves the one that does in use, and stays in its field to be mended', async () => {
  const { user } = await openCart();
  await give(user, 'giam50');
  await screen.findByText(/Giảm 50\.000\s₫/);
  const field = screen.getByRole('textbox', { name: 'Mã giảm giá' });
  expect(field).toHaveValue('');

  await give(user, 'tu500');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Mua thêm 45\.000\s₫ để dùng mã này\. Đơn vẫn dùng mã GIAM50\. Sửa lại mã hoặc chọn voucher khác\.$/,
  );
  expect(field).toHaveValue('tu500');
  expect(field).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Bỏ mã GIAM50' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Tóm tắt' })).toHaveTextContent(/Tổng cộng348\.000\s₫/);
  expect(sessionStorage.getItem('sf:checkout-draft')).not.toContain('TU500');

  await user.clear(field);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await give(user, 'giam60');

  expect(await screen.findByRole('button', { name: 'Bỏ mã GIAM60' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Tóm tắt' })).toHaveTextContent(/Tổng cộng338\.000\s₫/),
  );
  expect(field).toHaveValue('');
});

test('without a network a working code stays, and the other can be sent again', async () => {
  const { user } = await openCart();
  await give(user, 'giam50');
  await screen.findByText(/Giảm 50\.000\s₫/);
  server.use(http.post(`${testApi}/ecommerce/quote`, () => HttpResponse.error(), { once: true }));

  await give(user, 'giam60');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Chưa kiểm tra được mã này. Đơn vẫn dùng mã GIAM50.',
  );

  await user.click(screen.getByRole('button', { name: 'Áp dụng' }));

  expect(await screen.findByRole('button', { name: 'Bỏ mã GIAM60' })).toBeVisible();
});

test('with nothing ticked a code waits in its field', async () => {
  const { user } = await openCart();
  await user.click(screen.getByRole('checkbox', { name: /^Chọn Áo thun/ }));

  await give(user, 'giam50');

  expect(await screen.findByRole('alert')).toHaveTextContent('Đánh dấu sản phẩm trong giỏ để dùng voucher.');
  expect(screen.getByRole('textbox', { name: 'Mã giảm giá' })).toHaveValue('giam50');
});

test('a code that does not apply yet stays with its exact reason', async () => {
  const { user } = await openCart();

  await give(user, 'tu500');

  expect(await screen.findByText(/Mua thêm 45\.000\s₫ để dùng mã này\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bỏ mã TU500' })).toBeVisible();
});

test.each([
  ['vi', 'Thêm 2 món để dùng mã này.'],
  ['en', 'Add 2 more items to use this code.'],
] as const)('a code that wants more items says how many are missing (%s)', async (language, reason) => {
  const missing: QuoteProblem = { code: 'VOUCHER_INVALID', reasonCode: 'MIN_QUANTITY', missing: 2 };
  server.use(...aShop({ quote: (request) => ({ ...quoteWith(request), problems: [missing] }) }));
  await renderRemote(remote, { at: paths.cart.to(), cart: [aLine()], language });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: /Dùng mã|voucher/i }));
  await user.type(await screen.findByRole('textbox', { name: /Mã giảm giá|code/i }), 'BA3');
  await user.click(screen.getByRole('button', { name: /Áp dụng|Apply/ }));

  expect(await screen.findByText(reason)).toBeVisible();
});

test('a code that does not exist is refused at its field, where it can be corrected, and never becomes part of the order', async () => {
  const { user } = await openCart();

  await give(user, 'khongco');

  const field = screen.getByRole('textbox', { name: 'Mã giảm giá' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Không có mã này\./));
  expect(field).toHaveValue('khongco');
  expect(screen.getAllByText(/Không có mã này\./)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Bỏ mã/ })).not.toBeInTheDocument();
  expect(sessionStorage.getItem('sf:checkout-draft') ?? '').not.toContain('KHONGCO');

  await user.clear(field);
  await give(user, 'giam50');
  expect(await screen.findByRole('button', { name: 'Bỏ mã GIAM50' })).toBeVisible();
});

test('an empty code is asked for, not sent', async () => {
  const { user } = await openCart();

  await give(user, '   ');

  expect(await screen.findByText('Nhập mã giảm giá trước.')).toBeVisible();
});

test('a code outlives a reload and a login, and is asked about again for the customer', async () => {
  const first = await openCart();
  await give(first.user, 'GIAM50');
  await screen.findByText(/Giảm 50\.000\s₫/);
  first.unmount();
  const asked: { code: string | undefined; bearer: string | null }[] = [];

  const { store } = await openCart();
  server.use(
    http.post(`${testApi}/ecommerce/quote`, async ({ request }) => {
      const { voucherCode } = (await request.clone().json()) as QuoteRequest;
      asked.push({ code: voucherCode, bearer: request.headers.get('authorization') });
      return undefined;
    }),
  );
  const { accessToken, email, userInfo } = aSession;
  act(() => {
    store.dispatch(loginAccepted({ email: email!, accessToken: accessToken!, referral: null }));
    store.dispatch(profileReceived({ userInfo: userInfo!, profile: null }));
  });

  expect(await screen.findByText(/Giảm 50\.000\s₫/)).toBeVisible();
  await waitFor(() => expect(asked).toEqual([{ code: 'GIAM50', bearer: 'Bearer test-token' }]));
});

test('the wallet shows the best voucher first, until when or from when each can be used and why not now, and one press uses one', async () => {
  const asked: unknown[] = [];
  const { user } = await openCart({ session: aSession });
  server.use(
    answers('post', 'ecommerce/quote/vouchers', async (request: Request) => {
      asked.push(await request.json());
      return [
        aChoice({ isMine: true }),
        aChoice({
          id: 'w',
          code: 'TU500',
          name: 'Đơn từ 500.000 ₫',
          saves: null,
          reasonCode: 'MIN_SUBTOTAL',
          missing: 45_000,
        }),
        aChoice({
          id: 'x',
          code: 'NOEL',
          startsAt: '2026-12-20T00:00:00.000Z',
          endsAt: '2026-12-26T00:00:00.000Z',
          saves: null,
          reasonCode: 'NOT_STARTED',
        }),
      ];
    }),
  );

  await user.click(screen.getByRole('button', { name: 'Dùng mã / chọn voucher' }));
  await user.click(await screen.findByRole('button', { name: 'Chọn voucher' }));

  const wallet = within(await screen.findByRole('dialog', { name: 'Voucher cho giỏ hàng này' }));
  const usable = within(await wallet.findByRole('region', { name: 'Dùng được ngay' }));
  expect(usable.getByText('Lợi nhất')).toBeVisible();
  expect(usable.getByText('Của bạn')).toBeVisible();
  expect(usable.getByText('GIAM50 · Đến 01/12/2026')).toBeVisible();
  expect(wallet.getByText('NOEL · Từ 20/12/2026')).toBeVisible();
  expect(
    within(wallet.getByRole('region', { name: 'Chưa dùng được' })).getByText(
      /^Mua thêm 45\.000\s₫ để dùng mã này\.$/,
    ),
  ).toBeVisible();
  expect(asked).toEqual([{ lines: [{ infoId: shirtId, quantity: 2 }] }]);

  await user.click(usable.getByRole('button', { name: 'Dùng mã GIAM50' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText(/Giảm 50\.000\s₫/)).toBeVisible();
});

test('a wallet that is opened again after a choice shows the same vouchers without asking', async () => {
  let asked = 0;
  const { user } = await openCart();
  server.use(
    answers('post', 'ecommerce/quote/vouchers', () => {
      asked += 1;
      return [aChoice()];
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Dùng mã / chọn voucher' }));
  await user.click(await screen.findByRole('button', { name: 'Chọn voucher' }));
  await user.click(await screen.findByRole('button', { name: 'Dùng mã GIAM50' }));
  await screen.findByText(/Giảm 50\.000\s₫/);

  await user.click(screen.getByRole('button', { name: 'Chọn voucher' }));

  expect(await screen.findByText('Đang dùng')).toBeVisible();
  expect(asked).toBe(1);
});

test('the reason of a refused code goes when another is typed', async () => {
  const { user } = await openCart();
  await give(user, 'khongco');
  expect(await screen.findByRole('alert')).toHaveTextContent('Không có mã này.');

  await user.type(screen.getByRole('textbox', { name: 'Mã giảm giá' }), '2');

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a wallet that cannot be loaded is asked for again by one press, and can be closed', async () => {
  const { user } = await openCart();
  server.use(refuses('post', 'ecommerce/quote/vouchers', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  await user.click(screen.getByRole('button', { name: 'Dùng mã / chọn voucher' }));
  await user.click(await screen.findByRole('button', { name: 'Chọn voucher' }));
  const wallet = within(await screen.findByRole('dialog', { name: 'Voucher cho giỏ hàng này' }));
  const retry = await wallet.findByRole('button', { name: /Thử lại/ });
  server.use(answers('post', 'ecommerce/quote/vouchers', []));

  await user.click(retry);
  expect(await wallet.findByText('Chưa có voucher nào')).toBeVisible();
  await user.click(wallet.getByRole('button', { name: 'Đóng' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('of several vouchers the first alone is the best, and the one in use says so instead of a button', async () => {
  const { user } = await openCart();
  await give(user, 'giam50');
  await screen.findByText(/Giảm 50\.000\s₫/);
  server.use(
    answers('post', 'ecommerce/quote/vouchers', [
      aChoice(),
      aChoice({ id: 'w', code: 'GIAM30', name: 'Giảm 30.000 ₫', saves: 30_000 }),
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Chọn voucher' }));

  const wallet = within(await screen.findByRole('dialog', { name: 'Voucher cho giỏ hàng này' }));
  const [best, next] = await wallet.findAllByRole('listitem');
  expect(best).toHaveTextContent('Lợi nhất');
  expect(best).toHaveTextContent('Đang dùng');
  expect(best).not.toHaveTextContent('Của bạn');
  expect(next).not.toHaveTextContent('Lợi nhất');
  expect(wallet.queryByRole('button', { name: 'Dùng mã GIAM50' })).not.toBeInTheDocument();
  expect(wallet.getByRole('button', { name: 'Dùng mã GIAM30' })).toBeVisible();
  expect(wallet.queryByRole('region', { name: 'Chưa dùng được' })).not.toBeInTheDocument();
});

test('a code in use says when its price cannot be worked out, and when nothing is ticked any more', async () => {
  const { user } = await openCart();
  await give(user, 'giam50');
  await screen.findByText(/Giảm 50\.000\s₫/);
  server.use(http.post(`${testApi}/ecommerce/quote`, () => HttpResponse.error()));

  await user.click(screen.getByRole('button', { name: 'Thêm một' }));
  expect((await screen.findByText('GIAM50')).closest('[role=status]')).toHaveTextContent(/^GIAM50 /);
  await waitFor(() =>
    expect(screen.getByText('GIAM50').closest('[role=status]')).toHaveTextContent(
      'GIAM50 Chưa kiểm tra được mã này.',
    ),
  );

  await user.click(screen.getByRole('checkbox', { name: /^Chọn Áo thun/ }));
  await waitFor(() =>
    expect(screen.getByText('GIAM50').closest('[role=status]')).toHaveTextContent(
      'GIAM50 Đánh dấu sản phẩm trong giỏ để dùng voucher.',
    ),
  );
});

test('the code goes with the order, and is forgotten once it is placed', async () => {
  const sent: SentOrder[] = [];
  server.use(
    answers('get', 'ecommerce/order/order-1/payment', aPaymentState()),
    ...aShop({ sent, quote: quoteWith }),
  );
  const { user, location } = await openConfirmation();
  await give(user, 'giam50');

  await user.click(await screen.findByRole('button', { name: /^Đặt hàng · 378\.000\s₫$/ }));

  await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')));
  expect(sent[0]?.body).toMatchObject({ voucherCode: 'GIAM50', quoteHash: 'hash-giam50' });
  expect(sessionStorage.getItem('sf:checkout-draft')).not.toContain('GIAM50');
});

test('in the last step vouchers are looked at with the address, the delivery and the way to pay that were chosen', async () => {
  const sent: SentOrder[] = [];
  const asked: unknown[] = [];
  server.use(
    answers('get', 'ecommerce/order/order-1/payment', aPaymentState()),
    answers('post', 'ecommerce/quote/vouchers', async (request: Request) => {
      asked.push(await request.json());
      return [];
    }),
    ...aShop({ sent, quote: quoteWith }),
  );
  const { user, location } = await openConfirmation();

  await user.click(screen.getByRole('button', { name: 'Dùng mã / chọn voucher' }));
  await user.click(await screen.findByRole('button', { name: 'Chọn voucher' }));
  const wallet = within(await screen.findByRole('dialog', { name: 'Voucher cho giỏ hàng này' }));
  await wallet.findByText('Chưa có voucher nào');
  await user.click(wallet.getByRole('button', { name: 'Đóng' }));
  await user.click(screen.getByRole('button', { name: /^Đặt hàng · / }));

  await waitFor(() => expect(location()).toBe(paths.checkoutRedirect.to('order-1')));
  expect(asked[0]).toEqual({
    lines: expect.anything(),
    address: expect.anything(),
    shippingMethod: sent[0]?.body.shippingMethod,
    paymentMethod: sent[0]?.body.paymentMethod,
  });
});

test('with a code that does not apply the last step leads to leaving it out or mending the cart', async () => {
  server.use(...aShop({ quote: quoteWith }));
  const { user } = await openConfirmation();
  await give(user, 'tu500');

  expect(await screen.findByText('Mã TU500 chưa dùng được cho đơn này')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Đặt hàng/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sửa trong giỏ hàng' })).toHaveAttribute('href', '/cart');

  // The large one, in the place of the button that orders.
  const drop = screen.getAllByRole('button', { name: 'Bỏ mã TU500' })[0]!;
  const { parentElement: place } = drop;
  await user.click(drop);

  expect(place).toHaveFocus();
  expect(screen.getByText('Đã bỏ mã TU500.')).toHaveAttribute('role', 'status');
  expect(await screen.findByRole('button', { name: /^Đặt hàng · 428\.000\s₫$/ })).toBeVisible();
});

test('a voucher that was used up meanwhile is told with the price without it', async () => {
  const gone: Quote = {
    ...aQuote({ shippingFee: 30_000 }),
    problems: [{ code: 'VOUCHER_INVALID', reasonCode: 'USED_UP' }],
  };
  let isUsedUp = false;
  const quote = (request: QuoteRequest) => (isUsedUp && request.voucherCode ? gone : quoteWith(request));
  server.use(
    http.post(`${testApi}/ecommerce/order`, () => {
      isUsedUp = true;
      return HttpResponse.json(
        {
          success: false,
          message: 'VOUCHER_INVALID',
          errorCode: 'VOUCHER_INVALID',
          data: { quote: gone, changes: [] },
        },
        { status: 409 },
      );
    }),
    ...aShop({ quote }),
  );
  const { user } = await openConfirmation();
  await give(user, 'GIAM50');
  await user.click(await screen.findByRole('button', { name: /^Đặt hàng · 378\.000\s₫$/ }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Mã giảm giá không dùng được nữa' }));
  expect(dialog.getByText(/Mã này đã hết lượt dùng\./)).toBeVisible();
  expect(dialog.getByRole('group', { name: /^Từ 378\.000\s₫ thành 428\.000\s₫$/ })).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Bỏ mã và xem giá mới' }));

  expect(await screen.findByRole('button', { name: /^Đặt hàng · 428\.000\s₫$/ })).toBeVisible();
});
