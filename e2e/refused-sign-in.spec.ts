import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures';
import { expectNoOverflow } from './open-to-everybody';
import { aPerson, signUp } from './sign-up';

/** The shop of the demo says which addresses have an account; uniform-sign-in.spec.ts has one that does not. */
const aStranger = () => `khach-${String(Date.now())}@example.com`;
const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Mật khẩu', { exact: true });

async function tryToSignIn(page: Page, address: string, typed: string) {
  await page.goto('/login');
  await email(page).fill(address);
  await password(page).fill(typed);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

test('a wrong password is said once, at its field, and nothing typed is lost @both', async ({
  page,
  watch,
}) => {
  watch.expect(/401/);
  await tryToSignIn(page, accounts.stranger, 'wrong horse 9');

  await expect(password(page)).toHaveAccessibleDescription(/^Mật khẩu không đúng/);
  await expect(password(page)).toBeFocused();
  await expect(page.getByText(/^Mật khẩu không đúng/)).toHaveCount(1);
  await expect(email(page)).toHaveValue(accounts.stranger);
  await expect(password(page)).toHaveValue('wrong horse 9');
  await expect(page).toHaveURL(/\/login$/);
  await expectNoOverflow(page);
});

test('a sign-in with an unknown address is refused once, at that field @both', async ({ page, watch }) => {
  watch.expect(/401/);
  await tryToSignIn(page, aStranger(), 'correct horse 1');

  await expect(email(page)).toHaveAccessibleDescription('Chưa có tài khoản nào dùng email này.');
  await expect(email(page)).toBeFocused();
  await expect(page.getByText('Chưa có tài khoản nào dùng email này.')).toHaveCount(1);
  await expectNoOverflow(page);
});

test('a new password for an unknown address is refused at its field @both', async ({ page, watch }) => {
  watch.expect(/404/);
  const stranger = aStranger();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  await email(page).fill(stranger);
  await page.getByRole('button', { name: 'Gửi liên kết' }).click();

  await expect(email(page)).toHaveAccessibleDescription('Không có tài khoản nào dùng email này.');
  await expect(page.getByText('Không có tài khoản nào dùng email này.')).toHaveCount(1);
  await expect(email(page)).toHaveValue(stranger);
  await expect(page.getByText('Hãy xem hộp thư của bạn')).toBeHidden();
  await expectNoOverflow(page);
});

test('a sign-up with an address that has an account is refused once, at that field, and nothing typed is lost @both', async ({
  page,
  watch,
}) => {
  watch.expect(/409/);
  const { phone } = aPerson();
  await page.goto('/signup');
  await signUp(page, { email: accounts.customer, phone });

  await expect(email(page)).toHaveAccessibleDescription(/Email này đã có tài khoản/);
  await expect(page.getByText(/Email này đã có tài khoản/)).toHaveCount(1);
  await expect(email(page)).toHaveValue(accounts.customer);
  await expect(password(page)).not.toHaveValue('');
  await expectNoOverflow(page);
});
