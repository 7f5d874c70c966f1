import { chooseDelivery, confirmInformation, orderIdOf, placeOrderButton } from './checkout';
import { accounts, expect, test } from './fixtures';
import { signInAtForm } from './sign-in';

test('a customer orders with cash on delivery and takes the order back', async ({
  page,
  api,
  signIn,
  fillCart,
}) => {
  await signIn();
  const variant = await api.variant();
  await fillCart({ of: variant });
  await page.goto('/checkout/information');
  await confirmInformation(page);
  await chooseDelivery(page, 'Thanh toán khi nhận hàng');
  await placeOrderButton(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Đã đặt hàng' })).toBeVisible();
  await expect(page.getByText('Thanh toán khi nhận hàng – chưa thanh toán')).toBeVisible();
  await page.getByRole('link', { name: 'Xem đơn hàng' }).click();
  await expect(page.getByText(variant.name).first()).toBeVisible();
  await page.getByRole('button', { name: 'Huỷ đơn hàng' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Tôi không còn cần nữa' }).check();
  await dialog.getByRole('button', { name: 'Huỷ đơn hàng' }).click();

  await expect(page.getByText('Đã huỷ', { exact: true }).first()).toBeVisible();
  expect((await api.detail(orderIdOf(page))).status).toBe('CANCEL');
});

test('two clicks, and two tabs, make one order', async ({ page, context, api, signIn, fillCart }) => {
  const { token } = await signIn();
  const variant = await api.variant();
  await fillCart({ of: variant });
  await page.goto('/checkout/information');
  await confirmInformation(page);
  await chooseDelivery(page, 'Thanh toán khi nhận hàng');
  const before = await total();
  await placeOrderButton(page).dblclick();

  await expect(page.getByRole('heading', { level: 1, name: 'Đã đặt hàng' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/checkout/confirmation');
  await expect(other).toHaveURL(/\/cart$/);
  expect(await total()).toBe(before + 1);

  async function total(): Promise<number> {
    const orders = await api.call<{ meta: { total: number } }>(
      `ecommerce/order/my-order?search=${encodeURIComponent(variant.name)}`,
      { token },
    );
    return orders.meta.total;
  }
});

test('a stranger who asks for an order learns nothing of it', async ({ page, api, signIn, watch }) => {
  const { orderId, code } = await api.order();
  await expect(api.detail(orderId, accounts.stranger)).rejects.toMatchObject({ status: 404 });
  await expect(api.payment(orderId, accounts.stranger)).rejects.toMatchObject({ status: 404 });
  await signIn(accounts.stranger);
  watch.expect(/404/);
  await page.goto(`/profile/orders/${orderId}`);

  await expect(page.getByText('Không tìm thấy đơn hàng này')).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
});

test('a visitor who opens an order is asked to sign in and then sees it', async ({ page, api }) => {
  const { orderId, code } = await api.order();
  await page.goto(`/profile/orders/${orderId}`);
  await expect(page).toHaveURL(/\/login\?redirectUrl=/);
  await signInAtForm(page, api);

  await expect(page.getByRole('heading', { level: 1, name: `Đơn hàng ${code}` })).toBeVisible();
});

test('stock that is gone at the last moment is told line by line, and the rest can be ordered', async ({
  page,
  api,
  signIn,
  fillCart,
  watch,
}) => {
  watch.expect(/409/);
  await signIn();
  // All of them together stay below the limit of cash on delivery.
  const scarce = await api.variant({ stock: 2, maxStock: 6, below: 500_000 });
  await fillCart({ of: scarce, quantity: scarce.stock });
  await page.goto('/checkout/information');
  await confirmInformation(page);
  await chooseDelivery(page, 'Thanh toán khi nhận hàng');
  await api.order({ of: scarce, by: accounts.stranger, paymentMethod: 'COD' });
  await placeOrderButton(page).click();

  const dialog = page.getByRole('dialog', { name: 'Số hàng còn lại đã thay đổi' });
  await expect(dialog.getByText('Đơn chưa được đặt và chưa có khoản tiền nào bị trừ.')).toBeVisible();
  await expect(dialog.getByText(`${String(scarce.stock - 1)} món`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Đặt với số hàng còn lại' }).click();
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đã đặt hàng' })).toBeVisible();
});
