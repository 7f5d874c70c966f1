import { expect, test } from './fixtures';
import { expectNoViolations } from './open-to-everybody';

test('an operator imports products from a file, edits one, counts its stock, and shoppers find it', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('operator@example.com');
  const mark = Date.now().toString(36);
  const sku = `E2E-${mark.toUpperCase()}`;
  const file = (price: string) => ({
    name: 'hang.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Mã SKU;Tên (tiếng Việt);Danh mục;Giá bán;Tồn kho\n${sku};Đèn bàn ${mark};${price === 'x' ? 'Không có' : 'thoi-trang'};${price};50\n`,
    ),
  });

  await page.goto('/operator/imports');
  await page.getByLabel('Chọn tệp CSV').setInputFiles(file('x'));
  const fault = page.getByRole('row', { name: /Đây không phải là số/ });
  await expect(fault).toContainText('Giá bán');
  await expect(page.getByRole('button', { name: /^Nhập \d/ })).toBeHidden();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Nhập và xuất' }).first().click();
  await page.getByLabel('Chọn tệp CSV').setInputFiles(file('129.000 ₫'));
  await page.getByRole('button', { name: 'Nhập 1 sản phẩm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nhập sản phẩm' })).toBeVisible();
  await expect(page.getByText('Xong', { exact: true })).toBeVisible();

  await page.goto(`/operator/products?search=${sku}`);
  await page.getByRole('link', { name: `Đèn bàn ${mark}` }).click();
  await page.getByLabel(/^Thương hiệu/).fill('Nhà Mây');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Xem tồn kho' }).click();
  await page.getByRole('button', { name: `Điều chỉnh ${sku}` }).click();
  await page.getByLabel('Lý do').selectOption('Kiểm kê');
  await page.getByLabel('Đếm được').fill('48');
  await page.getByRole('button', { name: 'Ghi vào kho' }).click();
  await expect(page.getByRole('row', { name: new RegExp(sku) })).toContainText('48');

  await page.goto(`/products/den-ban-${mark}`);
  await expect(page.getByRole('heading', { level: 1, name: `Đèn bàn ${mark}` })).toBeVisible();
  await expect(page.getByText(/129\.000/).first()).toBeVisible();
});
