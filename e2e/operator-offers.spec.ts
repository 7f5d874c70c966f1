import { paths } from '../mf-operator/src/paths/paths';
import { expect, test } from './fixtures';
import { expectNoOverflow, expectNoViolations, settle } from './open-to-everybody';

test('an operator tries a voucher on carts, publishes it for shoppers and ends it', async ({
  page,
  api,
  signIn,
}) => {
  const code = `THU${String(Date.now()).slice(-8)}`;
  const isOffered = async () => {
    const list = await api.call<{ data: { code: string }[] }>('main/voucher/public/list', {
      method: 'POST',
      body: { search: code },
    });
    return list.data.some((voucher) => voucher.code === code);
  };
  await signIn('operator@example.com');
  await page.goto(paths.vouchers.to());
  await expect(page.getByRole('heading', { level: 1, name: 'Voucher' })).toBeVisible();
  await settle(page);
  await expectNoViolations(page);
  await expectNoOverflow(page);

  await page.getByRole('link', { name: 'Tạo voucher' }).first().click();
  await page.getByRole('textbox', { name: 'Mã', exact: true }).fill(code);
  await page.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill('Thử giảm 60%');
  await page.getByRole('textbox', { name: 'Tên tiếng Anh' }).fill('Try 60% off');
  await page.getByLabel('Bắt đầu', { exact: true }).fill('2026-01-01T00:00');
  await page.getByLabel('Kết thúc', { exact: true }).fill('2099-01-01T00:00');
  await page.getByRole('textbox', { name: 'Phần trăm giảm' }).fill('60');
  const tried = page.getByRole('complementary', { name: 'Thử trên giỏ hàng mẫu' });
  await expect(tried.getByText('Mua một')).toBeVisible();
  await expect(tried.getByText(/dưới mức 50 %/).first()).toBeVisible();
  await settle(page);
  await expectNoViolations(page);
  expect(await isOffered()).toBe(false);
  await page.getByRole('button', { name: 'Tạo ưu đãi' }).click();

  await expect(page.getByRole('link', { name: /^Đang chạy/ })).toBeVisible();
  expect(await isOffered()).toBe(true);
  await page.goto(paths.vouchers.to({ search: code }));
  await page.getByRole('row', { name: /Thử giảm 60%/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Kết thúc ngay' }).click();
  await page.getByRole('textbox', { name: 'Lý do' }).fill('Chỉ là thử');
  await page.getByRole('dialog').getByRole('button', { name: 'Kết thúc ngay' }).click();
  await expect(page.getByText('Đã kết thúc', { exact: true })).toBeVisible();
  expect(await isOffered()).toBe(false);
});
