import {
  chooseDelivery,
  confirmInformation,
  fillContact,
  fillNewAddress,
  placeOrderButton,
} from './checkout';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { signInAtForm } from './sign-in';

test('a token that ends in the middle of the checkout is renewed, and nothing is lost', async ({
  page,
  api,
  signIn,
  fillCart,
}) => {
  await signIn();
  await fillCart({ of: await api.variant() });
  await page.goto('/checkout/information');
  await fillContact(page);
  await fillNewAddress(page);
  await confirmInformation(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' })).toBeVisible();
  await endToken(page);
  await page.reload();
  await chooseDelivery(page, 'Thanh toán khi nhận hàng');
  await expect(page.getByText('12 Bạch Đằng, Phường Hải Châu, Thành phố Đà Nẵng')).toBeVisible();
  await endToken(page);
  await page.reload();
  await placeOrderButton(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Đã đặt hàng' })).toBeVisible();
});

test('a session that is over leads to the sign-in and back, with the draft and the cart intact', async ({
  page,
  api,
  signIn,
  fillCart,
  watch,
}) => {
  watch.expect(/401/);
  await signIn();
  await fillCart({ of: await api.variant() });
  await page.goto('/checkout/information');
  await fillContact(page);
  await fillNewAddress(page);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('accessToken') ?? '{}') as object;
    localStorage.setItem('accessToken', JSON.stringify({ ...stored, expired: 1, refreshToken: 'gone' }));
  });
  await page.reload();

  // The address changes before the page does, and the page that is left has a field of this name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
  await signInAtForm(page, api);
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin nhận hàng' })).toBeVisible();
  await expect(page.getByLabel('Số nhà, tên đường')).toHaveValue('12 Bạch Đằng');
  await expect(page.getByLabel('Tên', { exact: true })).toHaveValue('Lan');
});

test('signing out in one tab signs out the other', async ({ page, context, signIn }) => {
  await signIn();
  await page.goto('/portal');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Minh Anh');
  const other = await context.newPage();
  await other.goto('/profile/orders');
  await expect(other.getByRole('heading', { level: 1, name: 'Đơn hàng của tôi' })).toBeVisible();
  await page.getByRole('button', { name: 'Đăng xuất' }).filter({ visible: true }).first().click();

  await expect(page.getByText('Đã đăng xuất.').first()).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Đơn hàng của tôi' })).toHaveCount(0);
});

for (const { way, hours } of [
  { way: 'a day ahead', hours: 24 },
  { way: 'a day behind', hours: -24 },
]) {
  test(`a customer whose clock is ${way} signs in and buys`, async ({ page, api, fillCart }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.clock.resume();
    await fillCart({ of: await api.variant() });
    await page.goto('/login?redirectUrl=%2Fcheckout%2Finformation');
    await signInAtForm(page, api);
    await confirmInformation(page);
    await chooseDelivery(page, 'Thanh toán khi nhận hàng');
    await placeOrderButton(page).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Đã đặt hàng' })).toBeVisible();
  });
}

async function endToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('accessToken') ?? '{}') as object;
    localStorage.setItem('accessToken', JSON.stringify({ ...stored, expired: Date.now() - 1_000 }));
  });
}
