import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chooseDelivery, confirmInformation } from './checkout';
import { expect, test, type Api } from './fixtures';

interface Place {
  name: string;
  path: (api: Api) => string | Promise<string>;
  /** Seen when the page is whole. */
  whole: string | RegExp;
}

const visitorPlaces: Place[] = [
  { name: 'the home page', path: () => '/', whole: /^Áo mặc hằng ngày/ },
  { name: 'the list', path: () => '/products', whole: 'Tất cả sản phẩm' },
  { name: 'the list in English', path: () => '/en/products', whole: 'All products' },
  { name: 'a search without results', path: () => '/search?q=khongcogica', whole: /khongcogica/ },
  { name: 'the sign-in', path: () => '/login', whole: 'Đăng nhập' },
  { name: 'the sign-in in English', path: () => '/en/login', whole: 'Sign in' },
  { name: 'the page without a network', path: () => '/_offline', whole: 'Bạn đang ngoại tuyến' },
  { name: 'the page without a network in English', path: () => '/en/_offline', whole: 'You are offline' },
  { name: 'the components', path: () => '/ui', whole: /./ },
];
const customerPlaces: Place[] = [
  { name: 'the portal', path: () => '/portal', whole: /^Xin chào/ },
  { name: 'the orders', path: () => '/profile/orders', whole: 'Đơn hàng của tôi' },
];

for (const { name, path, whole } of visitorPlaces) {
  test(`${name} is open to everybody and fits every width`, async ({ page, api }) => {
    await page.goto(await path(api));
    await expect(page.getByRole('heading', { level: 1, name: whole }).first()).toBeVisible();

    await settle(page);
    await expectNoViolations(page);
    await expectNoOverflow(page);
  });
}

test('a product and the cart are open to everybody, in both themes', async ({ page, api }) => {
  const { slug, infoId, name } = await api.goods();
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
    await signIn();
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
  await signIn();
  await fillCart({ of: await api.goods() });
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
  await expect(page.getByText(/chỗ cần sửa/)).toBeVisible();
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

  await tabTo(page, page.getByRole('main').getByRole('article').getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const add = page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true });
  await tabTo(page, add);
  const outline = await add.evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(outline).not.toBe('none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).first()).toBeVisible();
});

type Target = ReturnType<Page['locator']>;

async function tabTo(page: Page, target: Target): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Nothing is moving, loading or fading any more. */
async function settle(page: Page): Promise<void> {
  // Among the components, those that are busy stay so.
  if (!page.url().endsWith('/ui')) await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}

/** Down to the narrowest phone that counts, nothing makes the page scroll sideways. */
async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of [350, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= room) return [];
      return [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > room + 1)
        .slice(0, 5)
        .map((one) => `${one.tagName} ${(one.textContent ?? '').slice(0, 40)}`);
    });
    expect(overflow, `wider than ${String(width)}`).toEqual([]);
  }
  await page.setViewportSize(before);
}
