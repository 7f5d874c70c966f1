import type { Page } from '@playwright/test';
import { accounts, password } from './fixtures/api';

/** Signs in at the form of the login page, in Vietnamese. */
export async function signInAtForm(page: Page, username: string = accounts.customer): Promise<void> {
  await page.getByLabel('Email').fill(username);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}
