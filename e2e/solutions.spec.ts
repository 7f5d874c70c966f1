import type { Page } from '@playwright/test';
import type { Provider } from '@storefront/shared/contracts';
import { paths } from '../mf-provider/src/paths/paths';
import { aCustomer, operator } from './a-provider';
import { expect, test } from './fixtures';
import { password } from './fixtures/api';
import { payWithTestCard } from './gateway';
import { expectNoOverflow, expectNoViolations, settle } from './open-to-everybody';

async function looksRight(page: Page): Promise<void> {
  await settle(page);
  await expectNoViolations(page);
  await expectNoOverflow(page);
}

test('a visitor finds a solution and asks for advice; the text outlives the login @both', async ({
  page,
  api,
  shop,
  watch,
}) => {
  // The second request.
  watch.expect(/409/);
  const email = await aCustomer(api, shop);
  await page.goto(paths.solutions.to());
  await expect(page.getByRole('heading', { level: 1, name: 'Giải pháp cho cửa hàng' })).toBeVisible();
  await looksRight(page);
  await page.getByLabel('Sắp xếp').selectOption('name');
  await expect(page).toHaveURL(/order=name/);

  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/solutions\/[\w-]+$/);
  await looksRight(page);
  await page.getByLabel('Nội dung cần tư vấn').fill('Cửa hàng tôi có ba quầy.');
  await page.getByRole('button', { name: 'Đăng nhập để gửi' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();

  await expect(page.getByLabel('Nội dung cần tư vấn')).toHaveValue('Cửa hàng tôi có ba quầy.');
  await page.getByRole('button', { name: 'Gửi yêu cầu tư vấn' }).click();
  await expect(page.getByText('Đã gửi yêu cầu tư vấn')).toBeVisible();

  await page.reload();
  await page.getByLabel('Nội dung cần tư vấn').fill('Gửi lần nữa.');
  await page.getByRole('button', { name: 'Gửi yêu cầu tư vấn' }).click();
  await expect(page.getByText('Bạn đã gửi yêu cầu cho giải pháp này')).toBeVisible();
});

test('a business registers, is approved, pays for a plan at the gateway, and may publish', async ({
  page,
  api,
  shop,
  signIn,
  watch,
}) => {
  // There is no provider before the registration.
  watch.expect(/404/);
  const account = await signIn(await aCustomer(api, shop));
  await page.goto(paths.dashboard.to());
  await expect(page.getByRole('heading', { level: 1, name: 'Trở thành nhà cung cấp' })).toBeVisible();
  await page.getByLabel('Tên doanh nghiệp').fill('Công ty Sao Mai');
  await page.getByLabel('Mã số thuế').fill('0101234567');
  await page.getByLabel('Số điện thoại').fill('0901 234 567');
  await page.getByLabel('Giới thiệu doanh nghiệp').fill('Làm phần mềm cho cửa hàng từ 2015.');
  await page.getByLabel(/^Tôi đồng ý với điều khoản/).check();
  await looksRight(page);
  await page.getByRole('button', { name: 'Gửi đăng ký' }).click();
  await expect(page.getByText('Đăng ký của Công ty Sao Mai đang chờ duyệt')).toBeVisible();

  const { id, version } = await api.call<Provider>('main/provider/me', { token: account.token });
  await api.call(`main/admin/provider/${id}/status`, {
    method: 'PUT',
    token: (await api.as(operator)).token,
    body: { status: 'APPROVED', version },
  });
  await page.goto(paths.dashboard.to());
  await expect(page.getByRole('heading', { level: 1, name: 'Công ty Sao Mai' })).toBeVisible();
  await looksRight(page);

  await page.getByRole('link', { name: 'Chọn gói' }).click();
  await page.getByRole('link', { name: 'Mua gói: gói Cơ bản' }).click();
  await expect(page.getByRole('button', { name: /^Thanh toán · / })).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: /^Thanh toán · / }).click();
  await page.getByRole('link', { name: 'Thanh toán ngay' }).click();
  await payWithTestCard(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán thành công' })).toBeVisible();
  await page.getByRole('link', { name: 'Xem gói thành viên' }).click();
  await expect(page.getByRole('heading', { name: /^Đã đăng 0\/5, còn 30 ngày/ })).toBeVisible();
  await looksRight(page);
});
