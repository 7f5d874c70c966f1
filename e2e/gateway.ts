import { expect, type Page } from '@playwright/test';

/** The payment reference that the gateway's page shows. */
export async function referenceOf(page: Page): Promise<string> {
  const reference = page.getByText(/^Mã giao dịch$|^Transaction reference$/).locator('+ dd');
  await expect(reference).toBeVisible();
  return reference.innerText();
}

/** Pays at the gateway with the test card. */
export async function payWithTestCard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ngân hàng Quốc Dân' }).click();
  await page.getByLabel('Số thẻ').fill('9704198526191432198');
  await page.getByLabel('Tên chủ thẻ').fill('NGUYEN VAN A');
  await page.getByLabel('Ngày phát hành').fill('07/15');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByLabel('Mã OTP').fill('123456');
  await page.getByRole('button', { name: /^Thanh toán/ }).click();
}

/** Ends the payment with one of the gateway's results. */
export async function endWith(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${code} · `) }).click();
}
