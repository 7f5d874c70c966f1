import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectCart } from '@storefront/shared/cart';
import { answers, aSession, renderRemote, shirtId, startServer } from '@storefront/shared/testing';
import { paths } from './paths/paths';
import { remote } from './remote';
import { aLine, aPaymentState, aPlacedOrder } from './testing/builders';
import { aShop, type SentOrder } from './testing/handlers';

const server = startServer();
beforeEach(() => {
  sessionStorage.clear();
});

async function goToConfirmation(pay?: string) {
  const user = userEvent.setup({ delay: null });
  const page = await renderRemote(remote, { at: paths.cart.to(), session: aSession, cart: [aLine()] });
  await user.click((await screen.findAllByRole('link', { name: 'Mua hàng (1)' }))[0]!);
  await user.click(await screen.findByRole('button', { name: 'Tiếp tục đến giao hàng' }));
  await screen.findByRole('radio', { name: 'Giao tiêu chuẩn' });
  if (pay) await user.click(screen.getByRole('radio', { name: pay }));
  await user.click(screen.getByRole('button', { name: 'Tiếp tục đến xác nhận' }));
  const place = await screen.findByRole('button', { name: /^Đặt hàng · 428\.000\s₫$/ });
  return { user, place, ...page };
}

test('a customer goes from the cart through three steps to an order, and on to the gateway', async () => {
  const sent: SentOrder[] = [];
  server.use(...aShop({ sent }), answers('get', 'ecommerce/order/order-1/payment', aPaymentState()));
  const { user, place, store, location } = await goToConfirmation();

  await user.click(place);
  await user.click(place);

  const now = await screen.findByRole('link', { name: 'Thanh toán ngay' });
  expect(now).toHaveAttribute('href', 'https://gateway.test/pay?ref=1');
  expect(location()).toBe(paths.checkoutRedirect.to('order-1'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toMatch(/^[\w-]{20,}$/);
  expect(sent[0]?.body).toEqual({
    lines: [{ infoId: shirtId, quantity: 2 }],
    address: {
      national: 'VN',
      provinceCode: '79',
      province: 'Thành phố Hồ Chí Minh',
      wardCode: '26740',
      ward: 'Phường Sài Gòn',
      address: '12 Lê Lợi',
    },
    shippingMethod: 'STANDARD',
    paymentMethod: 'ONLINE',
    quoteHash: 'hash-428000',
    customer: {
      firstName: 'Minh Anh',
      lastName: 'Nguyễn',
      email: 'customer@example.com',
      phone: '+84901234567',
    },
    note: 'Không có ghi chú',
  });
  expect(selectCart(store.getState())).toEqual([]);
});

test('a customer who pays on delivery sees the order placed, and not paid', async () => {
  const order = aPlacedOrder({ next: { type: 'NONE' } });
  const cod = aPaymentState({ paymentMethod: 'COD', attempt: null, action: 'PAY' });
  server.use(...aShop({ order }), answers('get', 'ecommerce/order/order-1/payment', cod));
  const { user, place, location } = await goToConfirmation('Thanh toán khi nhận hàng');

  await user.click(place);

  expect(await screen.findByRole('heading', { level: 1, name: 'Đã đặt hàng' })).toBeVisible();
  expect(screen.getByText('Thanh toán khi nhận hàng – chưa thanh toán')).toBeVisible();
  expect(location()).toBe(paths.checkoutResult.to('order-1'));
  await waitFor(() => expect(screen.queryByText('Đã thanh toán')).not.toBeInTheDocument());
});
