import { paths } from '../mf-referral/src/paths/paths';
import { expect, test } from './fixtures';
import { mailedPath } from './mailed-path';
import { expectNoOverflow, expectNoViolations, settle } from './open-to-everybody';

const password = 'correct horse 1';

test('a customer joins and invites a friend, who opens the mail, signs up and is counted @both', async ({
  page,
  browser,
  signIn,
  shop,
}) => {
  const at = String(Date.now());
  const email = `lan-${at}@example.com`;
  await signIn();
  await page.goto(paths.programme.to());
  await page.getByLabel(/^Tôi đồng ý với điều khoản/).check();
  await page.getByRole('button', { name: 'Tham gia và nhận mã' }).click();
  await expect(page.getByRole('textbox', { name: 'Liên kết của bạn' })).toHaveValue(/\/r\/\w+$/);
  await settle(page);
  await expectNoViolations(page);
  await expectNoOverflow(page);

  await page.getByRole('link', { name: 'Lời mời', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email của bạn bè' }).fill(email);
  await page.getByRole('button', { name: 'Gửi 1 lời mời' }).click();
  await expect(page.getByText('Đã gửi 1 lời mời')).toBeVisible();
  const row = page.getByRole('article', { name: email });
  await expect(row.getByText('Đã gửi', { exact: true })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: shop.url });
  const friend = await elsewhere.newPage();
  await friend.goto(await mailedPath(shop, email, /https?:\/\/\S+\/invitation\/[\w.~-]+/));
  await expect(friend.getByRole('heading', { level: 1, name: /mời bạn mua sắm ở đây$/ })).toBeVisible();
  await page.reload();
  await expect(row.getByText('Đã mở', { exact: true })).toBeVisible();
  await friend.getByRole('button', { name: 'Nhận lời mời' }).click();
  await expect(friend.getByText('Bạn đã nhận lời mời')).toBeVisible();

  await friend.getByRole('main').getByRole('link', { name: 'Tạo tài khoản' }).click();
  await expect(friend.getByLabel(/^Mã giới thiệu/)).toHaveValue(/^\w+$/);
  await friend.getByLabel('Họ và tên đệm', { exact: true }).fill('Phạm');
  await friend.getByLabel('Tên', { exact: true }).fill('Lan');
  await friend.getByLabel('Email', { exact: true }).fill(email);
  await friend.getByLabel('Số điện thoại', { exact: true }).fill(`091${at.slice(-7)}`);
  await friend.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await friend.getByLabel('Nhập lại mật khẩu', { exact: true }).fill(password);
  await friend.getByLabel(/^Tôi đồng ý/).check();
  await friend.getByRole('button', { name: 'Đăng ký', exact: true }).click();
  await friend.goto(await mailedPath(shop, email, /https?:\/\/\S+\/verify-account\?token=[\w-]+/));
  await friend.getByRole('button', { name: 'Kích hoạt tài khoản' }).click();
  await expect(friend.getByRole('heading', { level: 1, name: 'Tài khoản đã được kích hoạt' })).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(row.getByText('Đã đăng ký', { exact: true })).toBeVisible();
  for (const [address, name] of [
    [paths.invite.to(), 'Lời mời'],
    [paths.rewards.to(), 'Phần thưởng'],
    [paths.contacts.to(), 'Danh bạ'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await settle(page);
    await expectNoViolations(page);
    await expectNoOverflow(page);
  }
});

test('a visitor opens a shared link, sees who invites, and goes on to the page that it names', async ({
  page,
  shop,
}) => {
  await page.goto(`/r/MINHANH?to=${encodeURIComponent('/products')}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Minh Anh mời bạn mua sắm/ })).toBeVisible();
  await expect
    .poll(async () => (await page.context().cookies(shop.url)).map(({ name }) => name))
    .toContain('referral');
  await settle(page);
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Bắt đầu mua sắm' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' })).toBeVisible();
});
