import type { Registered } from '@storefront/shared/contracts';
import { expect, test, type Api } from './fixtures';
import type { ShopAddresses } from './fixtures/shop';
import { mailedPath } from './mailed-path';
import { expectNoOverflow, expectNoViolations, settle } from './open-to-everybody';

const first = 'correct horse 1';

/** A customer of this journey alone, who can be locked. */
async function aCustomer(api: Api, shop: ShopAddresses) {
  const at = String(Date.now());
  const email = `khoa-${at}@example.com`;
  const { claim } = await api.call<Registered>('auth/register', {
    body: {
      firstName: 'Khoa',
      lastName: 'Trần',
      email,
      phone: `093${at.slice(-7)}`,
      password: first,
      confirmPassword: first,
      acceptTerms: true,
    },
  });
  const link = await mailedPath(shop, email, /https?:\/\/\S+\/verify-account\?token=[\w-]+/);
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  await api.call('auth/active-user', { body: { token, claim } });
  return email;
}

test('an operator locks a customer, whose open tab is signed out', async ({
  page,
  browser,
  api,
  shop,
  signIn,
}) => {
  const email = await aCustomer(api, shop);
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
  const tab = await context.newPage();
  await tab.goto('/login');
  await tab.getByLabel('Email', { exact: true }).fill(email);
  await tab.getByLabel('Mật khẩu', { exact: true }).fill(first);
  await tab.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Xin chào, Khoa' })).toBeVisible();

  await signIn('operator@example.com');
  await page.goto(`/operator/customers?search=${encodeURIComponent(email)}`);
  await settle(page);
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Trần Khoa' }).click();
  await page.getByRole('button', { name: 'Khoá tài khoản' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Thẻ bị mất cắp');
  await dialog.getByRole('button', { name: 'Khoá tài khoản' }).click();
  await expect(page.getByText('Thẻ bị mất cắp')).toBeVisible();
  await settle(page);
  await expectNoViolations(page);

  await expect(tab).toHaveURL(/\/login/);
  await tab.getByLabel('Email', { exact: true }).fill(email);
  await tab.getByLabel('Mật khẩu', { exact: true }).fill(first);
  await tab.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(tab.getByText(/bị khoá/).first()).toBeVisible();
  await context.close();
});

test('an administrator invites an operator, who chooses a password and signs in', async ({
  page,
  browser,
  shop,
  signIn,
}) => {
  const email = `nhan-vien-${String(Date.now())}@example.com`;
  await signIn('admin@example.com');
  await page.goto('/operator/users');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Gửi lời mời' }).click();
  await expect(page.getByText('Đã gửi lời mời')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await settle(page);
  await expectNoViolations(page);
  await expectNoOverflow(page);

  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
  const tab = await context.newPage();
  await tab.goto(await mailedPath(shop, email, /https?:\/\/\S+\/reset-password\?token=[\w-]+/));
  await tab.getByLabel('Mật khẩu mới', { exact: true }).fill(first);
  await tab.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill(first);
  await tab.getByRole('button', { name: 'Đổi mật khẩu', exact: true }).click();
  await expect(tab).toHaveURL(/\/login/);
  await tab.getByLabel('Email', { exact: true }).fill(email);
  await tab.getByLabel('Mật khẩu', { exact: true }).fill(first);
  await tab.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(tab).toHaveURL(/\/portal/);
  await tab.goto('/operator/customers');
  await expect(tab.getByRole('heading', { level: 1, name: 'Khách hàng' })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Nhân viên', exact: true })).toHaveCount(0);
  await context.close();
});
