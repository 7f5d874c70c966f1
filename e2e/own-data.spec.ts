import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { PersonalExport, UserAddress } from '@storefront/shared/contracts';
import { paths } from '../mf-account/src/paths/paths';
import { deliver } from './deliver';
import { accounts, expect, test } from './fixtures';
import { beThere } from './presence';

/** A picture of one red point: what is inside is not what this is about. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a customer takes their data with them: their own orders and addresses, and nobody else’s', async ({
  page,
  api,
  signIn,
}) => {
  const variant = await api.variant({ stock: 5 });
  const { orderId, code } = await api.order({ of: variant, paymentMethod: 'COD' });
  const { token } = await signIn();
  const stranger = await api.as(accounts.stranger);
  const place = { national: 'VN', provinceCode: '01', wardCode: '00166', firstName: 'Lan', lastName: 'Phạm' };
  const keep = (of: string, address: string) =>
    api.call<UserAddress>('main/user-address', {
      method: 'POST',
      token: of,
      body: { ...place, phone: '0912345678', address },
    });
  const mark = String(Date.now());
  const own = await keep(token, `7 Đường Của Tôi ${mark}`);
  const other = await keep(stranger.token, `9 Đường Người Khác ${mark}`);

  try {
    await page.goto('/profile/privacy');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tải dữ liệu của tôi' }).click();
    const download = await coming;

    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    const { sections } = JSON.parse(text) as PersonalExport;
    expect(sections).toMatchObject({ account: { email: api.customer } });
    expect(sections['orders']).toContainEqual(
      expect.objectContaining({
        id: orderId,
        code,
        lines: [expect.objectContaining({ variantId: variant.infoId })],
      }),
    );
    expect(sections['addresses']).toContainEqual(
      expect.objectContaining({ address: `7 Đường Của Tôi ${mark}` }),
    );
    for (const secret of [accounts.stranger, stranger.me.id, other.id, 'Người Khác', 'passwordHash'])
      expect(text).not.toContain(secret);
    await expect(page.getByText(/^Đã tải xong/)).toBeVisible();
  } finally {
    await api.call(`main/user-address/${own.id}`, { method: 'DELETE', token });
    await api.call(`main/user-address/${other.id}`, { method: 'DELETE', token: stranger.token });
  }
});

test('a customer has a picture, and what is none is refused with its reason @both', async ({
  page,
  api,
  signIn,
  watch,
}) => {
  const { token } = await signIn(accounts.stranger);
  await page.goto('/profile/personal');
  const section = page.getByRole('region', { name: 'Ảnh đại diện' });
  const field = section.getByLabel('Ảnh mới');

  try {
    watch.expect(/415/);
    await field.setInputFiles({ name: 'anh.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('PK zip') });
    await section.getByRole('button', { name: 'Lưu ảnh' }).click();
    await expect(section.getByText(/không phải ảnh JPEG, PNG, WebP hay AVIF/)).toBeVisible();
    await expect(section.getByText('Ảnh vừa chọn, chưa lưu.')).toBeVisible();

    await field.setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: photo });
    await section.getByRole('button', { name: 'Lưu ảnh' }).click();
    await expect(section.getByText('Đã lưu ảnh đại diện.')).toBeVisible();
    await expect(section.locator('img')).toHaveAttribute('src', /\/api\/main\/media\/[0-9a-f]{32}\?w=320$/);
    await page.reload();
    // A picture that is deleted while it loads is not found.
    await expect
      .poll(() =>
        section.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
      )
      .toBeGreaterThan(0);
    await section.getByRole('button', { name: 'Xoá ảnh' }).click();
    await expect(section.getByText('Bạn chưa có ảnh đại diện.')).toBeVisible();
  } finally {
    await api.call('auth/user/avatar', { method: 'DELETE', token });
  }
});

test('a customer exchanges what has arrived, and reads at each step how far it is', async ({
  page,
  api,
  shop,
  signIn,
}) => {
  const variant = await api.variant({ stock: 5 });
  const { orderId } = await api.order({ of: variant, paymentMethod: 'COD' });
  await deliver(shop, api, orderId);
  await signIn();
  await page.goto(paths.order.to(orderId));
  await page.getByRole('link', { name: 'Yêu cầu đổi trả' }).click();
  await page.getByRole('checkbox', { name: variant.name }).check();
  await page.getByRole('radio', { name: 'Đổi hàng' }).check();
  await page.getByLabel('Lý do').fill('Áo bị lỗi đường may');
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(page.getByText('Đã gửi yêu cầu đổi trả')).toBeVisible();

  const [asked] = (await api.detail(orderId)).returns;
  expect(asked).toMatchObject({ type: 'EXCHANGE', status: 'NEW' });
  const { token } = await api.login('operator@example.com');
  for (const status of ['APPROVED', 'RECEIVED', 'EXCHANGED'])
    await api.call(`main/admin/return/${asked?.id ?? ''}/status`, { method: 'PUT', token, body: { status } });
  await page.goto(paths.order.to(orderId));
  await beThere(page);

  await expect(page.getByRole('region', { name: 'Đổi trả' }).getByText('Đã gửi hàng đổi')).toBeVisible();
  expect((await api.detail(orderId)).returns).toMatchObject([{ status: 'EXCHANGED', refundAmount: null }]);
});
