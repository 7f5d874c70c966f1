import {
  chooseDelivery,
  confirmInformation,
  fillContact,
  fillNewAddress,
  orderIdOf,
  placeOrderButton,
} from './checkout';
import { followToCart } from './cart-link';
import { expect, test } from './fixtures';
import { payWithTestCard } from './gateway';
import { signInAtForm } from './sign-in';

test('a visitor buys online: logs in on the way, pays at the gateway and finds the order paid @both', async ({
  page,
  api,
  isMobile,
}) => {
  test.setTimeout(240_000);
  const { slug, name, infoId, color, size } = await api.variant();
  await page.goto(`/products/${slug}?v=${infoId}`);
  await expect(page.getByRole('radio', { name: color ?? '' })).toBeChecked();
  await expect(page.getByRole('radio', { name: size ?? '', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).click();
  await expect(page.getByText('Đã thêm vào giỏ hàng.').first()).toBeVisible();

  const cart = page
    .getByRole('link', { name: /^Giỏ hàng/ })
    .filter({ visible: true })
    .first();
  await followToCart(page, cart);
  await page.getByRole('link', { name: 'Mua hàng (1)' }).filter({ visible: true }).click();
  await signInAtForm(page, api);

  await expect(page).toHaveURL(/\/checkout\/information$/);
  await fillContact(page);
  await fillNewAddress(page);
  await confirmInformation(page);
  await chooseDelivery(page);
  if (isMobile) await page.getByText('Xem đơn hàng').click();
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('12 Bạch Đằng, Phường Hải Châu, Thành phố Đà Nẵng')).toBeVisible();
  await placeOrderButton(page).dblclick();

  await expect(
    page.getByRole('heading', { level: 1, name: 'Đang chuyển đến cổng thanh toán' }),
  ).toBeVisible();
  const orderId = orderIdOf(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Chọn phương thức thanh toán' })).toBeVisible({
    timeout: 20_000,
  });
  await payWithTestCard(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán thành công' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('Đã thanh toán', { exact: true })).toBeVisible();
  expect((await api.payment(orderId)).paymentStatus).toBe('paid');

  await page.getByRole('link', { name: 'Xem đơn hàng' }).click();
  const { code, grandTotal } = await api.detail(orderId);
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText(money(grandTotal)).first()).toBeVisible();
  await page.goto('/profile/orders?order=DESC');
  await expect(page.getByRole('article').filter({ hasText: code })).toHaveCount(1);
  await expect(page.getByRole('article').filter({ hasText: code })).toContainText('Đã thanh toán');
});

const money = (amount: number) => `${amount.toLocaleString('vi-VN')} ₫`;
