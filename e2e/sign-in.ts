import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { password, type Api } from './fixtures/api';

/** Signs in at the form of the login page, in Vietnamese, with nothing in the account's cart from before. */
export async function signInAtForm(page: Page, api: Api): Promise<void> {
  await api.emptyCart((await api.as(api.customer)).token);
  // The page before it may have a field for an email, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
  await page.getByLabel('Email').fill(api.customer);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}
