import { confirmInformation } from './checkout';
import { accounts, expect, test } from './fixtures';

/** Of an account that no other journey looks at. */
const account = accounts.stranger;

test('a customer changes their name, and the page around says it at once @both', async ({
  page,
  api,
  signIn,
}) => {
  const { token, me } = await signIn(account);
  const before = { firstName: me.profile?.firstName ?? '', lastName: me.profile?.lastName ?? '' };
  await page.goto('/profile');
  await page
    .getByRole('navigation', { name: 'Của bạn' })
    .getByRole('link', { name: 'Thông tin cá nhân' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin cá nhân' })).toBeVisible();
  const names = page.getByRole('region', { name: 'Họ tên và ngày sinh' });
  await names.getByLabel('Tên', { exact: true }).fill('Lan 2');
  await names.getByRole('button', { name: 'Lưu' }).click();
  await expect(names.getByRole('group', { name: /Vui lòng kiểm tra 1 mục/ })).toBeFocused();

  try {
    await names.getByLabel('Tên', { exact: true }).fill('Hoà');
    await names.getByRole('button', { name: 'Lưu' }).click();
    await expect(names.getByText('Đã lưu.')).toBeVisible();

    await expect(page.getByRole('img', { name: 'Mã QR tài khoản của bạn' })).toBeVisible();
    // On phones the frame keeps it to itself.
    await expect(page.getByText(`${before.lastName} Hoà`).first()).toBeAttached();
    await page.reload();
    await expect(names.getByLabel('Tên', { exact: true })).toHaveValue('Hoà');
  } finally {
    await api.call('auth/user/profile', { method: 'PUT', token, body: before });
  }
});

test('on a phone the account begins with orders and a list of the rest, whose pages lead back to it @phone', async ({
  page,
  signIn,
}) => {
  await signIn(account);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/portal$/);
  const states = page.getByRole('navigation', { name: 'Đơn hàng theo trạng thái' });
  const rest = page.getByRole('navigation', { name: 'Của bạn' });
  const addresses = rest.getByRole('link', { name: 'Sổ địa chỉ' });
  await expect(addresses).toBeVisible();
  const tops = await Promise.all([states, rest].map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  // One below the other: nothing is to be found by pushing sideways.
  const starts = await rest
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(1);

  await addresses.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sổ địa chỉ' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Trang cá nhân' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Tổng quan tài khoản' }).click();

  await expect(page).toHaveURL(/\/portal$/);
});

test('a customer keeps an address, has a parcel sent there, and takes it out of the book', async ({
  page,
  api,
  signIn,
  fillCart,
}) => {
  await signIn();
  await fillCart({ of: await api.variant() });
  await page.goto('/profile/contact');
  await page.getByRole('button', { name: 'Thêm địa chỉ' }).click();
  const form = page.getByRole('form', { name: 'Thêm địa chỉ' });
  await form.getByLabel('Họ và tên đệm').fill('Phạm Thị');
  await form.getByLabel('Tên', { exact: true }).fill('Lan');
  await form.getByLabel('Số điện thoại').fill('0912 345 678');
  await form.getByLabel('Tỉnh, thành phố').selectOption({ label: 'Thành phố Đà Nẵng' });
  await form.getByLabel('Phường, xã').selectOption({ label: 'Phường Hải Châu' });
  await form.getByLabel('Địa chỉ', { exact: true }).fill('77 Bạch Đằng');
  await form.getByRole('button', { name: 'Lưu địa chỉ' }).click();
  const kept = page.getByRole('article', { name: /77 Bạch Đằng, Phường Hải Châu/ });
  await expect(kept).toBeVisible();

  await page.goto('/checkout/information');
  await page.getByRole('radio', { name: /Phạm Thị Lan · 0912 345 678/ }).check();
  await confirmInformation(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' })).toBeVisible();

  await page.goto('/profile/contact');
  await kept.getByRole('button', { name: /^Xoá địa chỉ/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá địa chỉ' }).click();
  await expect(kept).toHaveCount(0);
});
