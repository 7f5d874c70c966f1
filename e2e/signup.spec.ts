import type { Page } from '@playwright/test';
import type { LoginData, OpenSession, Registered } from '@storefront/shared/contracts';
import { expect, test, type Api } from './fixtures';
import { Refused } from './fixtures/api';
import type { ShopAddresses } from './fixtures/shop';
import { aPerson, linkIn, password as first, signUp } from './sign-up';

const second = 'another horse 2';

/** An account whose mailbox was shown. */
async function anAccount(api: Api, shop: ShopAddresses) {
  const { email, phone } = aPerson();
  await api.call<Registered>('auth/register', {
    body: {
      firstName: 'Lan',
      lastName: 'Phạm',
      email,
      phone,
      password: first,
      confirmPassword: first,
      acceptTerms: true,
    },
  });
  const link = await linkIn(shop, email, 'verify-account');
  await api.call('auth/active-user', {
    body: {
      token: new URLSearchParams(link.split('?')[1]).get('token'),
      password: first,
      confirmPassword: first,
    },
  });
  return email;
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}
async function chooseNew(page: Page, password: string) {
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill(password);
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đổi mật khẩu', exact: true }).click();
}
const hello = (page: Page) => page.getByRole('heading', { level: 1, name: 'Xin chào, Lan' });

test('a visitor signs up, and the mail’s link activates the account and signs in @both', async ({
  page,
  shop,
  watch,
}) => {
  watch.expect(/401/);
  const { email, phone } = aPerson();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Đăng ký', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng ký tài khoản' })).toBeVisible();
  await signUp(page, { email, phone });
  await expect(page.getByRole('heading', { level: 1, name: /^Mở email để kích hoạt/ })).toBeVisible();

  await page.getByRole('link', { name: 'Đến trang đăng nhập' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
  await logIn(page, email, first);
  await expect(page.getByRole('button', { name: 'Gửi lại email kích hoạt' })).toBeVisible();

  await page.goto(await linkIn(shop, email, 'verify-account'));
  await page.getByRole('button', { name: 'Kích hoạt tài khoản' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tài khoản đã được kích hoạt' })).toBeVisible();

  await expect(hello(page)).toBeVisible();
});

test('on another device the mail’s link asks for the password, and then for a sign-in', async ({
  page,
  shop,
  api,
}) => {
  const { email, phone } = aPerson();
  const names = { firstName: 'Lan', lastName: 'Phạm' };
  await api.call<Registered>('auth/register', {
    body: { ...names, email, phone, password: first, confirmPassword: first, acceptTerms: true },
  });

  await page.goto(await linkIn(shop, email, 'verify-account'));
  await page.getByLabel('Mật khẩu', { exact: true }).fill(first);
  await page.getByLabel('Nhập lại mật khẩu', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Kích hoạt tài khoản' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tài khoản đã được kích hoạt' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click();
  await logIn(page, email, first);

  await expect(hello(page)).toBeVisible();
});

test('a customer who forgot the password chooses another one from the mail', async ({ page, api, shop }) => {
  const email = await anAccount(api, shop);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quên mật khẩu' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Gửi liên kết' }).click();
  await expect(page.getByText('Hãy xem hộp thư của bạn')).toBeVisible();

  await page.goto(await linkIn(shop, email, 'reset-password'));
  await expect(page.getByText(email)).toBeVisible();
  await chooseNew(page, second);
  await expect(page.getByText(/Hãy đăng nhập bằng mật khẩu mới/)).toBeVisible();
  await logIn(page, email, second);

  await expect(hello(page)).toBeVisible();
});

test('changing the password ends the session on the other device, and leads to signing in', async ({
  page,
  api,
  shop,
  watch,
}) => {
  watch.expect(/401/);
  const email = await anAccount(api, shop);
  const other = await api.call<LoginData>('auth/login', { body: { username: email, password: first } });
  await page.goto('/login?redirectUrl=%2Fprofile%2Fsessions');
  await logIn(page, email, first);
  await expect(page.getByRole('heading', { level: 1, name: 'Thiết bị đăng nhập' })).toBeVisible();
  await expect(page.getByText('Thiết bị này', { exact: true })).toBeVisible();
  expect(await api.call<OpenSession[]>('auth/sessions', { token: other.token })).toHaveLength(2);

  await page.getByRole('link', { name: 'Đổi mật khẩu' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đổi mật khẩu' })).toBeVisible();
  await page.getByLabel('Mật khẩu hiện tại', { exact: true }).fill(first);
  await chooseNew(page, second);

  await expect(page.getByText(/Hãy đăng nhập bằng mật khẩu mới/)).toBeVisible();
  await expect(api.call('auth/user/me', { token: other.token })).rejects.toThrow(Refused);
  await logIn(page, email, second);
  await expect(hello(page)).toBeVisible();
});
