import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { beThere } from './presence';
import { signInAtForm } from './sign-in';

/** How often this browser asks for a new token from now on, in all of its tabs. */
function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/auth/refreshToken')) count += 1;
  });
  return () => count;
}

/** How long ago, in milliseconds, the last request of any tab of this browser was sent. */
function countSinceLastRequest(context: BrowserContext): () => number {
  let last = Date.now();
  context.on('request', () => {
    last = Date.now();
  });
  return () => Date.now() - last;
}

const cartOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng, / });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

test('lines that two tabs add at once are all in the cart, and both tabs count them', async ({
  page,
  context,
  api,
}) => {
  const [first, second] = [await api.variant(), await api.variant()];
  const other = await context.newPage();
  await page.goto(`/products/${first.slug}?v=${first.infoId}`);
  await other.goto(`/products/${second.slug}?v=${second.infoId}`);
  const add = (tab: Page) =>
    tab.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first().click();
  await Promise.all([add(page), add(other)]);

  for (const tab of [page, other]) await expect(cartOf(tab)).toHaveAccessibleName('Giỏ hàng, 2 sản phẩm');
  await other.goto('/cart');
  await expect(other.getByRole('link', { name: first.name }).first()).toBeVisible();
  await expect(other.getByRole('link', { name: second.name }).first()).toBeVisible();
});

test('three tabs whose token has expired renew it once, and all of them show their page', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto('/portal');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Minh Anh');
  const before = await storedToken(page);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('accessToken') ?? '{}') as object;
    localStorage.setItem('accessToken', JSON.stringify({ ...stored, expired: Date.now() - 1_000 }));
  });
  const refreshes = countRefreshes(context);
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/profile/orders')));

  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1, name: 'Đơn hàng của tôi' })).toBeVisible();
  await expect.poll(() => storedToken(page)).not.toBe(before);
  await expect(page.getByText(/\d+ đơn hàng/).first()).toBeVisible();
  expect(refreshes()).toBe(1);
});

test('a token is renewed before it ends, by one of the tabs', async ({ page, context, signIn }) => {
  await signIn();
  await page.goto('/products');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('accessToken') ?? '{}') as object;
    localStorage.setItem('accessToken', JSON.stringify({ ...stored, expired: Date.now() + 63_000 }));
  });
  const refreshes = countRefreshes(context);
  const before = await storedToken(page);
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto('/products')]);
  expect(refreshes()).toBe(0);

  await expect.poll(() => storedToken(page), { timeout: 15_000 }).not.toBe(before);
  await expect.poll(refreshes).toBe(1);
});

test('who signs in in one tab is signed in in the other, and out again', async ({ page, context, api }) => {
  const sinceLastRequest = countSinceLastRequest(context);
  const other = await context.newPage();
  await other.goto('/products');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  await page.goto('/login');
  await signInAtForm(page, api);
  await expect(page).toHaveURL(/\/portal$/);

  const menu = other.getByRole('banner').getByRole('button', { name: 'Minh Anh' });
  await menu.click();
  await expect(other.getByRole('link', { name: 'Đơn hàng của tôi' })).toBeVisible();
  // A personal request that is under way while the session ends is rightly answered with 401.
  await expect.poll(sinceLastRequest).toBeGreaterThan(1_000);
  await other.getByRole('banner').getByRole('button', { name: 'Đăng xuất' }).click();

  await expect(other.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('a language that is chosen in one tab is spoken in the other, where it is', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto('/products');
  await beThere(page);
  await other.goto('/cart');
  await expect(other.getByRole('heading', { level: 1, name: 'Giỏ hàng' })).toBeVisible();
  await other.waitForFunction(() => performance.getEntriesByName('shell:drawn').length > 0);
  await page.getByRole('link', { name: /tiếng Anh/ }).click();

  await expect(other.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(other).toHaveURL(/\/en\/cart$/);
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
});
