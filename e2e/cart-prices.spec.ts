import type { Quote } from '@storefront/shared/contracts';
import { confirmInformation, chooseDelivery, placeOrderButton } from './checkout';
import { expect, test } from './fixtures';

test('a voucher is taken off in the cart, beside every page and in the order alike', async ({
  page,
  api,
  signIn,
  fillCart,
}) => {
  await signIn();
  const variant = await api.variant({ stock: 4 });
  await fillCart({ of: variant, quantity: 3 });
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Tóm tắt' });

  await summary.getByRole('button', { name: 'Dùng mã / chọn voucher' }).click();
  await summary.getByLabel('Mã giảm giá').fill('khong-co');
  await summary.getByRole('button', { name: 'Áp dụng' }).click();
  await expect(
    summary.getByText('Không có mã này. Kiểm tra lại từng ký tự, mã viết không dấu.'),
  ).toBeVisible();
  await expect(summary.getByRole('button', { name: 'Bỏ mã KHONG-CO' })).toHaveCount(0);

  await summary.getByRole('button', { name: 'Chọn voucher', exact: true }).click();
  const wallet = page.getByRole('dialog', { name: 'Voucher cho giỏ hàng này' });
  await wallet
    .getByRole('button', { name: /^Dùng mã / })
    .first()
    .click();
  await expect(wallet).toBeHidden();
  const dropped = await summary.getByRole('button', { name: /^Bỏ mã / }).getAttribute('aria-label');
  const code = dropped?.replace('Bỏ mã ', '') ?? '';
  const lines = [{ infoId: variant.infoId, quantity: 3 }];
  const { token } = await api.as(api.customer);
  const quote = await api.call<Quote>('ecommerce/quote', { token, body: { lines, voucherCode: code } });
  expect(quote.appliedVoucherOrder?.discountPrice).toBeGreaterThan(0);
  await expect(summary.getByText(money(quote.grandTotal)).first()).toBeVisible();

  await page.getByRole('link', { name: 'Storefront, trang chủ' }).click();
  await expect(page.getByRole('heading', { name: 'Giỏ hàng' })).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Giỏ hàng/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Giỏ hàng' });
  await expect(panel.getByRole('definition').filter({ hasText: money(quote.grandTotal) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.goto('/checkout/information');
  await confirmInformation(page);
  await chooseDelivery(page, 'Thanh toán khi nhận hàng');
  const label = await placeOrderButton(page).innerText();
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đã đặt hàng' })).toBeVisible();
  const orderId = /result\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const order = await api.detail(orderId);
  expect(order.appliedVoucherOrder).toMatchObject({ voucherInfo: { code } });
  expect(label).toMatch(money(order.grandTotal));
});

test('a shopper puts a line aside, and sends the cart to somebody who takes it over', async ({
  page,
  api,
  fillCart,
  browser,
  shop,
}) => {
  const [first, second] = [await api.variant(), await api.variant()];
  await fillCart({ of: first, quantity: 2 }, { of: second });
  await page.goto('/cart');
  await page.getByRole('button', { name: new RegExp(`^Để dành mua sau: ${escaped(second.name)}`) }).click();
  const saved = page.getByRole('region', { name: 'Đã để dành (1)' });
  await expect(saved.getByText(second.name)).toBeVisible();
  await page.reload();
  await expect(saved.getByText(second.name)).toBeVisible();

  await page.getByRole('button', { name: 'Chia sẻ giỏ hàng' }).click();
  const link = await page.getByLabel('Liên kết đến giỏ hàng').inputValue();
  const other = await browser.newContext({ locale: 'vi-VN' });
  const visitor = await other.newPage();
  await visitor.goto(new URL(link, shop.url).href);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Giỏ hàng được chia sẻ' })).toBeVisible();
  await expect(visitor.getByText(first.name).first()).toBeVisible();
  await visitor.getByRole('button', { name: /^Thêm \d+ sản phẩm vào giỏ$/ }).click();
  await visitor.goto(`${shop.url}/cart`);
  await expect(
    visitor.getByRole('spinbutton', { name: new RegExp(`^Số lượng ${escaped(first.name)}`) }),
  ).toHaveValue('2');
  await other.close();
});

test('a cart is the same on two devices of one customer', async ({
  page,
  api,
  signIn,
  fillCart,
  browser,
  shop,
}) => {
  await signIn();
  const variant = await api.variant();
  await fillCart({ of: variant, quantity: 2 });
  const merged = page.waitForResponse((response) => response.url().endsWith('/ecommerce/cart/merge'));
  await page.goto('/cart');
  await merged;

  const { token, refreshToken, expired, me } = await api.login(api.customer);
  const { firstName = '', lastName = '' } = me.profile ?? {};
  const other = await browser.newContext({ locale: 'vi-VN' });
  await other.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    },
    {
      accessToken: { token, refreshToken, expired },
      email: api.customer,
      userInfo: { id: me.id, role: me.role, firstName, lastName },
    },
  );
  const phone = await other.newPage();
  await phone.goto(`${shop.url}/cart`);
  await expect(
    phone.getByRole('spinbutton', { name: new RegExp(`^Số lượng ${escaped(variant.name)}`) }),
  ).toHaveValue('2');
  await other.close();
});

const money = (amount: number) => new RegExp(`${escaped(amount.toLocaleString('vi-VN'))}\\s₫`);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
