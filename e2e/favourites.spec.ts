import type { FavouriteIds, MyVoucher, Paged, Voucher } from '@storefront/shared/contracts';
import { expect, test, type Api } from './fixtures';
import { beThere } from './presence';
import { signInAtForm } from './sign-in';

test('a visitor adds two favourites, signs in, finds both on the wish list, removes one and undoes it @both', async ({
  page,
  api,
}) => {
  const { token } = await api.as(api.customer);
  await clearFavourites(api, token);
  const wanted = await api.variant();
  const other = await api.variant();
  for (const { slug, name } of [wanted, other]) {
    await page.goto(`/products/${slug}`);
    const button = page
      .getByRole('main')
      .getByRole('button', { name: `Yêu thích ${name}`, exact: true })
      .first();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText(/^Đã lưu trên thiết bị này/).first()).toBeVisible();

  await page.goto('/login?redirectUrl=/profile/wishlist');
  await signInAtForm(page, api);

  await expect(page.getByRole('heading', { level: 1, name: 'Danh sách yêu thích' })).toBeVisible();
  const main = page.getByRole('main');
  for (const { name } of [wanted, other])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  await main.getByRole('button', { name: `Bỏ khỏi danh sách: ${other.name}` }).click();
  await expect(main.getByText(`Đã bỏ ${other.name} khỏi danh sách.`)).toBeVisible();
  await main.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(main.getByRole('link', { name: other.name, exact: true })).toBeVisible();

  await main.getByRole('link', { name: `Chọn loại: ${wanted.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: wanted.name })).toBeVisible();
  await page.reload();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: `Yêu thích ${wanted.name}`, exact: true })
      .first(),
  ).toHaveAttribute('aria-pressed', 'true');
  await clearFavourites(api, token);
});

test('the bell counts an order that staff moved, without a reload @both', async ({ page, api, signIn }) => {
  const { token } = await signIn();
  await api.call('relationship/notify/read-all', { token, method: 'PUT', body: {} });
  const { orderId, code } = await api.order({ paymentMethod: 'COD' });
  const streaming = page.waitForResponse(/\/notify\/stream$/);
  await page.goto(`/profile/orders/${orderId}`);
  await streaming;
  const bell = page.getByRole('link', { name: /^Thông báo/ }).first();

  const staff = await api.login('operator@example.com');
  await api.call(`main/admin/order/${orderId}/status`, {
    token: staff.token,
    method: 'PUT',
    key: `bell-${orderId}`,
    body: { status: 'PROCESSING', reason: 'Còn hàng' },
  });

  // Other journeys may send notifications to the same customer.
  await expect(bell).toHaveAccessibleName(/^Thông báo, \d+ chưa đọc$/);
  await bell.click();
  await page.getByRole('link', { name: `Cửa hàng đang chuẩn bị đơn hàng ${code}.` }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/orders/${orderId}$`));
});

test('a collected voucher is among my vouchers, with a way to use it', async ({ page, api, signIn }) => {
  const { token } = await signIn();
  const { data } = await api.call<Paged<Voucher>>('main/voucher/public/list/with-auth', {
    token,
    body: { period: 'CURRENT', limit: 100 },
  });
  for (const { id, collectsLeft, usesLeft, myVoucher } of data) {
    if (!myVoucher && collectsLeft !== 0 && usesLeft !== 0)
      await api.call(`main/voucher/${id}/collect`, { token, body: {} });
  }
  const mine = await api.call<Paged<MyVoucher>>('main/voucher/my-voucher?state=USABLE&limit=100', { token });
  const [voucher] = mine.data;
  if (!voucher) throw new Error('The customer has no usable voucher.');
  await page.goto('/profile/vouchers');

  const card = page.getByRole('article').filter({ hasText: voucher.code }).first();
  await expect(card.getByRole('heading', { name: voucher.name })).toBeVisible();
  await card.getByRole('link', { name: `Dùng ngay: ${voucher.name}` }).click();
  await expect(page).toHaveURL(/\/(products|categories)/);
});

async function clearFavourites(api: Api, token: string): Promise<void> {
  const { ids } = await api.call<FavouriteIds>('main/product/favourite/ids', { token });
  for (const id of ids) await api.call(`main/product/favourite/${id}`, { token, method: 'DELETE' });
}

test('a shopper with forced colours sees a favourite’s mark, and which ones are chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/products');
  await beThere(page);
  const button = page.getByRole('button', { name: /^Yêu thích / }).first();
  const look = () =>
    button.evaluate((element) => {
      const mark = element.firstElementChild;
      const probe = document.createElement('span');
      probe.style.cssText = 'forced-color-adjust: none; color: ButtonText; background: ButtonFace';
      element.append(probe);
      const { color, backgroundColor } = getComputedStyle(probe);
      probe.remove();
      const { backgroundColor: fill, maskImage } = getComputedStyle(mark ?? element);
      return { fill, maskImage, text: color, face: backgroundColor };
    });
  const before = await look();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const after = await look();

  expect(before.fill).toBe(before.text);
  expect(before.fill).not.toBe(before.face);
  expect(after.fill).toBe(before.fill);
  expect(after.maskImage).not.toBe(before.maskImage);
});
