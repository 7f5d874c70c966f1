import type { Page } from '@playwright/test';
import { startStack, type Stack } from '../tooling/stack';
import { accounts, expect, test as base } from './fixtures';
import { mailedPath } from './mailed-path';
import { expectNoOverflow } from './open-to-everybody';

/** A shop that hides which addresses have an account, as every shop in production does. */
const test = base.extend<object, { ownShop: Stack }>({
  ownShop: [
    async ({}, use) => {
      const stack = await startStack({
        filled: process.env['FILLED_SHOP'],
        env: { AUTH_ERRORS: 'uniform' },
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shop: [async ({ ownShop }, use) => use(ownShop), { scope: 'worker' }],
});

const password = 'correct horse 1';
const aStranger = () => `khach-${String(Date.now())}@example.com`;

async function tryToSignIn(page: Page, email: string, typed: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('Email hoặc mật khẩu chưa đúng');
  return page.getByRole('alert').first().innerText();
}

test('a refused sign-in says the same of every address, and what to do @both', async ({ page, watch }) => {
  watch.expect(/401/);
  await page.goto('/login');

  const ofNobody = await tryToSignIn(page, aStranger(), password);
  const ofSomebody = await tryToSignIn(page, accounts.customer, 'wrong horse 9');

  expect(ofSomebody).toBe(ofNobody);
  await expect(page.getByRole('link', { name: 'Quên mật khẩu?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gửi lại email kích hoạt' })).toBeVisible();
  await expectNoOverflow(page);
});

test('a sign-up with a known address looks like any other, and its owner learns by mail that there is an account @both', async ({
  page,
  shop,
}) => {
  const signUp = async (email: string) => {
    await page.goto('/signup');
    await page.getByLabel('Họ và tên đệm', { exact: true }).fill('Phạm');
    await page.getByLabel('Tên', { exact: true }).fill('Lan');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Số điện thoại', { exact: true }).fill(`091${String(Date.now()).slice(-7)}`);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await page.getByLabel('Nhập lại mật khẩu', { exact: true }).fill(password);
    await page.getByLabel(/^Tôi đồng ý/).check();
    await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Mở email để kích hoạt/ })).toBeVisible();
    return (await page.getByRole('main').innerText()).replaceAll(email, '…');
  };
  const stranger = aStranger();

  const ofKnown = await signUp(accounts.customer);
  const ofNew = await signUp(stranger);

  expect(ofKnown).toBe(ofNew);
  await expectNoOverflow(page);
  expect(await mailedPath(shop, accounts.customer, /https?:\/\/\S+\/(login|forgot-password)\S*/)).toMatch(
    /^\/(login|forgot-password)/,
  );
  await page.goto(await mailedPath(shop, stranger, /https?:\/\/\S+\/verify-account\?token=[\w-]+/));
  await page.getByRole('button', { name: 'Kích hoạt tài khoản' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Xin chào, Lan' })).toBeVisible();
});

test('asking for a new password looks alike for every address, and only a customer gets a link @both', async ({
  page,
  shop,
}) => {
  const ask = async (email: string) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Gửi liên kết' }).click();
    await expect(page.getByText('Hãy xem hộp thư của bạn')).toBeVisible();
    return (await page.getByRole('main').innerText()).replaceAll(email, '…');
  };

  const ofNobody = await ask(aStranger());
  const ofSomebody = await ask(accounts.customer);

  expect(ofSomebody).toBe(ofNobody);
  await expectNoOverflow(page);
  await page.goto(await mailedPath(shop, accounts.customer, /https?:\/\/\S+\/reset-password\?token=[\w-]+/));
  await expect(page.getByLabel('Mật khẩu mới', { exact: true })).toBeVisible();
});
