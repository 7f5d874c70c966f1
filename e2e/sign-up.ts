import type { Page } from '@playwright/test';
import type { ShopAddresses } from './fixtures/shop';
import { mailedPath } from './mailed-path';

/** Of every account that journeys make. */
export const password = 'correct horse 1';

/** Details of a new customer, different each time. */
export function aPerson() {
  const at = String(Date.now());
  return { email: `lan-${at}@example.com`, phone: `091${at.slice(-7)}` };
}

/** The path of the page that a mail to them leads to, once it has come. */
export const linkIn = (shop: ShopAddresses, to: string, page: string) =>
  mailedPath(shop, to, new RegExp(`https?://\\S+/${page}\\?token=[\\w-]+`));

/** Fills in the open form of a new account, and sends it. */
export async function signUp(page: Page, { email, phone }: ReturnType<typeof aPerson>) {
  await page.getByLabel('Họ và tên đệm', { exact: true }).fill('Phạm');
  await page.getByLabel('Tên', { exact: true }).fill('Lan');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Số điện thoại', { exact: true }).fill(phone);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByLabel('Nhập lại mật khẩu', { exact: true }).fill(password);
  await page.getByLabel(/^Tôi đồng ý/).check();
  await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
}
