import { expect, type Page } from '@playwright/test';

/** The three checkout steps in Vietnamese. */

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Họ và tên đệm').fill('Phạm Thị');
  await page.getByLabel('Tên', { exact: true }).fill('Lan');
  await page.getByLabel('Số điện thoại').fill('0912 345 678');
  await page.getByLabel('Email').fill('lan@example.com');
}

export async function fillNewAddress(page: Page): Promise<void> {
  await page.getByLabel('Giao đến địa chỉ khác').check();
  await page.getByLabel('Quốc gia').selectOption({ label: 'Việt Nam' });
  await page.getByLabel('Tỉnh, thành phố').selectOption({ label: 'Thành phố Đà Nẵng' });
  await page.getByLabel('Phường, xã').selectOption({ label: 'Phường Hải Châu' });
  await page.getByLabel('Số nhà, tên đường').fill('12 Bạch Đằng');
}

/** Confirms the first step with its prefilled values. */
export async function confirmInformation(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin nhận hàng' })).toBeVisible();
  await expect(page.getByLabel('Số điện thoại')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Tiếp tục đến giao hàng' }).click();
}

export async function chooseDelivery(
  page: Page,
  payment: 'VNPAY' | 'Thanh toán khi nhận hàng' = 'VNPAY',
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' })).toBeVisible();
  await page.getByRole('radio', { name: payment }).check();
  await page.getByRole('button', { name: 'Tiếp tục đến xác nhận' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Xác nhận đơn hàng' })).toBeVisible();
}

export const placeOrderButton = (page: Page) => page.getByRole('button', { name: /^Đặt hàng · / });

/** From the cart to the gateway's page, without waiting for the countdown. */
export async function goToGateway(page: Page): Promise<void> {
  await page.goto('/checkout/information');
  await confirmInformation(page);
  await chooseDelivery(page);
  await placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Thanh toán ngay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chọn phương thức thanh toán' })).toBeVisible();
}

/** The id of the order in the address. */
export const orderIdOf = (page: Page): string =>
  /\/(?:redirect|result|orders)\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
