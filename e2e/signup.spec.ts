import type { Page } from '@playwright/test';
import { paths } from '../mf-catalog/src/paths/paths';
import type { LoginData, OpenSession, Registered } from '@storefront/shared/contracts';
import { expect, test, type Api } from './fixtures';
import { Refused } from './fixtures/api';
import type { ShopAddresses } from './fixtures/shop';
import { mailedPath } from './mailed-path';

const first = 'correct horse 1';
const second = 'another horse 2';

/** Somebody who has no account yet. */
function aPerson() {
  const at = String(Date.now());
  return { email: `lan-${at}@example.com`, phone: `091${at.slice(-7)}` };
}

/** The path of the page that a mail to them leads to, once it has come. */
const linkIn = (shop: ShopAddresses, to: string, page: string) =>
  mailedPath(shop, to, new RegExp(`https?://\\S+/${page}\\?token=[\\w-]+`));

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
/** Fills in the open form of a new account, and sends it. */
async function signUp(page: Page, { email, phone }: ReturnType<typeof aPerson>) {
  await page.getByLabel('Họ và tên đệm', { exact: true }).fill('Phạm');
  await page.getByLabel('Tên', { exact: true }).fill('Lan');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Số điện thoại', { exact: true }).fill(phone);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(first);
  await page.getByLabel('Nhập lại mật khẩu', { exact: true }).fill(first);
  await page.getByLabel(/^Tôi đồng ý/).check();
  await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
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

test('a visitor who signs up on the way to an order goes on with it, and with the cart', async ({
  page,
  api,
  shop,
}) => {
  const person = aPerson();
  const { slug, name, infoId } = await api.variant();
  await page.goto(paths.product.to(slug, infoId));
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first().click();
  await page.goto('/cart');
  await page
    .getByRole('link', { name: /^Mua hàng/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('link', { name: 'Đăng ký', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng ký tài khoản' })).toBeVisible();
  await signUp(page, person);
  await expect(page.getByRole('heading', { level: 1, name: /^Mở email để kích hoạt/ })).toBeVisible();

  await page.goto(await linkIn(shop, person.email, 'verify-account'));
  await page.getByRole('button', { name: 'Kích hoạt tài khoản' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin nhận hàng' })).toBeVisible();
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
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
