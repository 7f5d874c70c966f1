import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import type { OwnSolution } from '@storefront/shared/contracts';
import { paths } from '../mf-provider/src/paths/paths';
import { aProvider, operator } from './a-provider';
import { expect, test } from './fixtures';
import { expectNoOverflow, expectNoViolations, settle } from './open-to-everybody';

/** A picture of one red point: what is inside is not what this is about. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const savedLine = /^Đã lưu \d\d:\d\d$/;

async function looksRight(page: Page): Promise<void> {
  await settle(page);
  await expectNoViolations(page);
  await expectNoOverflow(page);
}
const idOf = (page: Page): string => /solutions\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';

test('a provider writes a solution, orders its screenshots by keyboard, is approved and publishes @both', async ({
  page,
  api,
  shop,
  signIn,
}) => {
  await signIn(await aProvider(api, shop));
  await page.goto(paths.newSolution.to());
  await looksRight(page);
  const title = `Bán hàng cho quán cà phê ${String(Date.now())}`;
  await page.getByLabel('Tên giải pháp').fill(title);
  await page.getByLabel('Loại giải pháp').selectOption('SALES');
  await page.getByRole('button', { name: 'Tạo bản nháp' }).click();

  await expect(page).toHaveURL(/\/edit$/);
  const id = idOf(page);
  await page.getByLabel('Tóm tắt', { exact: true }).fill('Tính tiền trong ba chạm.');
  await page.getByLabel('Mô tả', { exact: true }).fill('Bán mang đi, tại bàn và giao tận nơi.');
  await page.getByRole('button', { name: 'Thêm đường dẫn' }).click();
  await page.getByLabel('Đường dẫn 1', { exact: true }).fill('javascript:alert(1)');
  await page.getByLabel(/^Tên hiển thị của đường dẫn 1/).fill('Dùng thử');
  await expect(page.getByText(/^Nhập địa chỉ trang web đầy đủ/)).toBeVisible();
  await page.getByLabel('Đường dẫn 1', { exact: true }).fill('https://demo.example.com/quan');
  await expect(page.getByText(savedLine).first()).toBeVisible();

  await page.getByLabel('Thêm ảnh').setInputFiles([
    { name: 'ban-hang.png', mimeType: 'image/png', buffer: photo },
    { name: 'bao-cao.png', mimeType: 'image/png', buffer: photo },
  ]);
  await expect(page.getByRole('list', { name: 'Thứ tự ảnh' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Mô tả và cắt ảnh 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mô tả và cắt ảnh' });
  await dialog.getByLabel('Mô tả ảnh').fill('Màn hình bán hàng');
  await dialog.getByRole('button', { name: 'Lưu ảnh' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Chuyển ảnh 1 ra sau' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Màn hình bán hàng' })).toContainText('2');
  await looksRight(page);

  await page.getByRole('link', { name: 'Xem trước' }).click();
  await expect(page.getByText('Bán mang đi, tại bàn và giao tận nơi.')).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: 'Về trang soạn' }).click();
  await page.getByRole('button', { name: 'Gửi duyệt' }).click();
  await expect(page.getByText('Đang chờ duyệt')).toBeVisible();
  await expect(page.getByLabel('Tóm tắt', { exact: true })).toBeDisabled();

  await api.call(`main/admin/solution/${id}/status`, {
    method: 'PUT',
    token: (await api.as(operator)).token,
    body: { status: 'APPROVED' },
  });
  await page.goto(paths.ownSolutions.to());
  await expect(page.getByText('Đã đăng 0/1, còn 30 ngày')).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: `Đăng ${title}` }).click();
  await expect(page.getByText(/^Đã đăng “/)).toBeVisible();
  await page.getByRole('link', { name: 'Xem trang đang đăng' }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: /Dùng thử/ })).toHaveAttribute('rel', /nofollow/);
});

test('two editors of one solution: both versions are shown and nothing is overwritten', async ({
  page,
  api,
  shop,
  signIn,
  watch,
}) => {
  // The answer that tells of the other version.
  watch.expect(/409/);
  const { token } = await signIn(await aProvider(api, shop));
  const begun = await api.call<OwnSolution>('main/solution', {
    token,
    body: { titleVi: 'Kho hàng', kind: 'INVENTORY' },
  });
  await page.goto(paths.editSolution.to(begun.id));
  await expect(page.getByLabel('Tên giải pháp')).toHaveValue('Kho hàng');
  await api.call(`main/solution/${begun.id}`, {
    method: 'PUT',
    token,
    body: { version: begun.version, titleVi: 'Kho hàng nhỏ' },
  });
  await page.getByLabel('Tên giải pháp').fill('Kho hàng lớn');

  const panel = page.getByRole('alertdialog');
  await expect(panel.getByText('Kho hàng nhỏ')).toBeVisible();
  await expect(panel.getByText('Kho hàng lớn')).toBeVisible();
  await looksRight(page);
  await panel.getByRole('button', { name: 'Giữ các mục đã chọn' }).click();
  await expect(page.getByText(savedLine).first()).toBeVisible();
  const now = await api.call<OwnSolution>(`main/solution/${begun.id}`, { token });
  expect(now.content.titleVi).toBe('Kho hàng lớn');
});
