import type { Page } from '@playwright/test';
import { chooseDelivery, confirmInformation } from './checkout';
import { accounts, expect, test, type Api } from './fixtures';
import { expectNoOverflow, expectNoViolations, settle } from './open-to-everybody';

interface Place {
  name: string;
  path: (api: Api) => string | Promise<string>;
  /** Seen when the page is whole. */
  whole: string | RegExp;
  /** Where the layout changes; the narrowest, a phone and the widest if absent. */
  widths?: readonly number[];
}

const visitorPlaces: Place[] = [
  { name: 'the home page', path: () => '/', whole: /^Áo mặc hằng ngày/ },
  { name: 'the list', path: () => '/products', whole: 'Tất cả sản phẩm' },
  { name: 'a search without results', path: () => '/search?q=khongcogica', whole: /khongcogica/ },
  { name: 'the sign-in', path: () => '/login', whole: 'Đăng nhập' },
  { name: 'the sign-in in English', path: () => '/en/login', whole: 'Sign in' },
  { name: 'the sign-up', path: () => '/signup', whole: 'Đăng ký tài khoản' },
  { name: 'the forgotten password', path: () => '/forgot-password', whole: 'Quên mật khẩu' },
  {
    name: 'a link of a mail that no longer works',
    path: () => '/reset-password?token=old',
    whole: 'Liên kết này không dùng được nữa',
  },
  { name: 'the activation', path: () => '/verify-account?token=old', whole: 'Kích hoạt tài khoản' },
  { name: 'the page without a network', path: () => '/_offline', whole: 'Bạn đang ngoại tuyến' },
  { name: 'a policy', path: () => '/policies/payment', whole: /./ },
  { name: 'the contact form', path: () => '/contact', whole: 'Liên hệ' },
  { name: 'the questions', path: () => '/faqs', whole: 'Câu hỏi thường gặp' },
  { name: 'the showrooms', path: () => '/showrooms', whole: 'Showroom' },
  { name: 'the news', path: () => '/news', whole: 'Tin tức' },
  { name: 'the referral programme', path: () => '/referral', whole: 'Mời bạn bè, nhận thưởng' },
  {
    name: 'the components',
    path: () => '/ui',
    whole: /./,
    widths: [350, 480, 640, 768, 1024, 1200, 1440],
  },
];
const customerPlaces: Place[] = [
  { name: 'the portal', path: () => '/portal', whole: /^Xin chào/ },
  { name: 'the orders', path: () => '/profile/orders', whole: 'Đơn hàng của tôi' },
  { name: 'the wish list', path: () => '/profile/wishlist', whole: 'Danh sách yêu thích' },
  { name: 'the vouchers', path: () => '/profile/vouchers', whole: 'Mã giảm giá của tôi' },
  { name: 'the reviews', path: () => '/profile/reviews', whole: 'Đánh giá của tôi' },
  { name: 'the notifications', path: () => '/profile/notifications', whole: 'Thông báo' },
  { name: 'the change of password', path: () => '/profile/change-password', whole: 'Đổi mật khẩu' },
  { name: 'the devices', path: () => '/profile/sessions', whole: 'Thiết bị đăng nhập' },
  { name: 'the personal details', path: () => '/profile/personal', whole: 'Thông tin cá nhân' },
  { name: 'the address book', path: () => '/profile/contact', whole: 'Sổ địa chỉ' },
  { name: 'the payment settings', path: () => '/profile/payment', whole: 'Thanh toán' },
  { name: 'the privacy of an account', path: () => '/profile/privacy', whole: 'Quyền riêng tư' },
];

for (const { name, path, whole, widths } of visitorPlaces) {
  test(`${name} is open to everybody and fits every width`, async ({ page, api }) => {
    await page.goto(await path(api));
    await expect(page.getByRole('heading', { level: 1, name: whole }).first()).toBeVisible();

    await settle(page);
    await expectNoViolations(page);
    await expectNoOverflow(page, widths);
  });
}

test('a product and the cart are open to everybody, in both themes', async ({ page, api }) => {
  const { slug, infoId, name } = await api.variant();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/products/${slug}?v=${infoId}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await settle(page);
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).click();
    await page.goto('/cart');
    await expect(page.getByRole('spinbutton').first()).toBeVisible();
    await settle(page);
    await expectNoViolations(page);
    await expectNoOverflow(page);
  }
});

for (const { name, path, whole } of customerPlaces) {
  test(`${name}: open to everybody and fits every width`, async ({ page, api, signIn }) => {
    await signIn(accounts.customer);
    await page.goto(await path(api));
    await expect(page.getByRole('heading', { level: 1, name: whole }).first()).toBeVisible();

    await settle(page);
    await expectNoViolations(page);
    await expectNoOverflow(page);
  });
}

test('the checkout, the result and the order are open to everybody', async ({
  page,
  api,
  sandbox,
  signIn,
  fillCart,
}) => {
  test.setTimeout(240_000);
  await signIn(accounts.customer);
  await fillCart({ of: await api.variant() });
  const check = async () => {
    await settle(page);
    await expectNoViolations(page);
    await expectNoOverflow(page);
  };
  await page.goto('/checkout/information');
  await expect(page.getByRole('button', { name: 'Tiếp tục đến giao hàng' })).toBeVisible();
  await page.getByLabel('Giao đến địa chỉ khác').check();
  await check();
  await page.getByRole('button', { name: 'Tiếp tục đến giao hàng' }).click();
  await expect(page.getByText(/Vui lòng kiểm tra/)).toBeVisible();
  await check();
  await page.getByRole('radio').first().check();
  await confirmInformation(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' })).toBeVisible();
  await check();
  await chooseDelivery(page);
  await check();

  const { orderId, next } = await api.order();
  await sandbox.pay(await sandbox.open(next.url ?? ''), '51');
  for (const [path, whole] of [
    [`/checkout/result/${orderId}`, 'Thanh toán chưa thành công'],
    [`/en/checkout/result/${orderId}`, /not go through|failed|unsuccessful|not paid/i],
    [`/checkout/redirect/${orderId}`, 'Thanh toán đơn hàng'],
    [`/profile/orders/${orderId}`, /^Đơn hàng /],
    [`/profile/returns/new?orderId=${orderId}`, 'Yêu cầu đổi trả'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: whole })).toBeVisible();
    await check();
  }
});

test('a shopper who only has a keyboard puts a product from the home page into the cart', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  // Whichever product comes first: some come late.
  await tabTo(page, page.getByRole('main').getByRole('article').getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const add = page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true });
  await tabTo(page, add);
  const outline = await add.evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(outline).not.toBe('none');
  await page.keyboard.press('Enter');
  const size = page.getByRole('group', { name: /^Kích cỡ/ }).getByRole('radio');
  if ((await size.count()) > 1) {
    // A product with sizes asks for one, where the focus is then.
    await expect(size.first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/v=/);
    await tabTo(page, add);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).first()).toBeVisible();
});

type Target = ReturnType<Page['locator']>;

async function tabTo(page: Page, target: Target): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  await expect(target.first()).toBeFocused();
}
