import { expect, test } from './fixtures';
import { expectNoOverflow, expectNoViolations, settle } from './open-to-everybody';

test('an operator takes an order from the queue to the carrier, and anyone can use the pages @both', async ({
  page,
  api,
  signIn,
}) => {
  const variant = await api.variant({ stock: 1 });
  const { code } = await api.order({ of: variant, paymentMethod: 'COD' });
  await signIn('operator@example.com');

  await page.goto('/operator/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Đơn hàng' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Tìm đơn' }).fill(code);
  await page.getByRole('button', { name: 'Tìm', exact: true }).click();
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('1 kết quả')).toBeVisible();
  await settle(page);
  await expectNoViolations(page);
  await expectNoOverflow(page);

  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Đơn ${code}` })).toBeVisible();
  await page.getByRole('button', { name: 'Xác nhận đơn' }).click();
  await page.getByRole('button', { name: 'Thêm vận chuyển' }).click();
  await page.getByRole('textbox', { name: 'Đơn vị vận chuyển' }).fill('GHN');
  await page.getByRole('textbox', { name: /Mã vận đơn/ }).fill('GHN123');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('GHN123').first()).toBeVisible();
  await page.getByRole('button', { name: 'Giao cho đơn vị vận chuyển' }).click();
  await expect(page.getByRole('button', { name: 'Đã giao xong' })).toBeVisible();
  await settle(page);
  await expectNoViolations(page);
  await expectNoOverflow(page);

  await page.getByRole('link', { name: 'In', exact: true }).click();
  await expect(page.getByText(/^Thu khi giao:/)).toBeVisible();
});

test('a shopper who opens the pages of staff is sent back, and a visitor signs in first', async ({
  page,
  signIn,
  watch,
}) => {
  // The API refuses a shopper, whatever the page shows.
  watch.expect(/403/);
  await page.goto('/operator/orders');
  await expect(page).toHaveURL(/\/login/);

  await signIn();
  await page.goto('/operator/orders');
  await expect(page.getByRole('heading', { name: 'Trang này dành cho nhân viên' })).toBeVisible();
});
