import type { Page } from '@playwright/test';
import { password, type Api } from './fixtures/api';

/** Signs in at the form of the login page, in Vietnamese, with nothing in the account's cart from before. */
export async function signInAtForm(page: Page, api: Api): Promise<void> {
  await api.emptyCart((await api.as(api.customer)).token);
  await page.getByLabel('Email').fill(api.customer);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}
