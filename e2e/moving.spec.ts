import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { settle } from './open-to-everybody';
import { beThere } from './presence';
import { fillContact, fillNewAddress } from './checkout';

const top = (page: Page) => page.evaluate(() => window.scrollY);

test('who comes back from a product is where the list was left, also after a reload', async ({ page }) => {
  await page.goto('/products');
  await beThere(page);
  const product = page.locator('main a[href^="/products/"]').nth(16);
  await product.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect.poll(() => top(page)).toBeGreaterThan(300);
  const left = await top(page);
  const isBack = async () => Math.abs((await top(page)) - left) < 30;
  await product.click();
  await expect(page).toHaveURL(/\/products\/[^?]+/);
  await expect.poll(() => top(page)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();

  await page.goBack();
  await expect.poll(isBack).toBe(true);
  await page.reload();
  await expect.poll(isBack).toBe(true);
});

test('going back restores the exact position, also when the rows above were not laid out again @both', async ({
  page,
}) => {
  await page.goto('/products');
  await beThere(page);
  const product = page.locator('main a[href^="/products/"]').nth(19);
  const height = async () => (await product.boundingBox())?.y ?? Number.NaN;
  // As by hand: what is scrolled past has been in view.
  while ((await height()) > 400)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.scrollBy(0, 200);
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  const left = await height();
  await product.click();
  await expect(page).toHaveURL(/\/products\/[^?]+/);
  await expect.poll(() => top(page)).toBe(0);

  await page.goBack();
  await expect.poll(async () => Math.abs((await height()) - left)).toBeLessThan(4);
  await expect(page.locator('html')).toHaveAttribute('data-whole-layout');
  await product.click();
  await expect(page).toHaveURL(/\/products\/[^?]+/);
  await expect(page.locator('html')).not.toHaveAttribute('data-whole-layout');
});

test('what stands still at an edge of the screen takes the focus and moves nothing @both', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => window.scrollTo(0, 600));
  const edges = isMobile ? ['Lối tắt'] : [];
  const places = [page.getByRole('banner'), ...edges.map((name) => page.getByRole('navigation', { name }))];
  for (const place of places) {
    const tools = place.locator('a, button, input').filter({ visible: true });
    expect(await tools.count()).toBeGreaterThan(3);
    for (const tool of await tools.all()) {
      await tool.evaluate((element: HTMLElement) => element.focus());
      expect(await top(page), await tool.evaluate((element) => element.outerHTML)).toBe(600);
    }
  }
});

test('what the keyboard reaches is not hidden behind the header or the bar of a phone @both', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press(key);
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('main')) return '';
        const { left, top: above, width, height } = focused.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, above + Math.min(height, innerHeight) / 2);
        return at && (focused.contains(at) || at.contains(focused)) ? '' : focused.outerHTML;
      });
      expect(hidden).toBe('');
    }
  }
});

test('a new page is said aloud and begins at its top', async ({ page }) => {
  await page.goto('/products');
  // Before the page's scripts are here, the link is followed by the browser, which says the new page itself.
  await beThere(page);
  await page.getByRole('banner').getByRole('link', { name: 'Robotics' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Robotics' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Robotics$/ })).toBeAttached();
  await expect(page).toHaveTitle(/^Robotics \| /);
  expect(await top(page)).toBe(0);
});

test('the language switch keeps the page, the place and what was typed', async ({
  page,
  api,
  signIn,
  fillCart,
}) => {
  await signIn();
  await fillCart({ of: await api.variant() });
  await page.goto('/checkout/information');
  await fillContact(page);
  await fillNewAddress(page);
  await page.evaluate(() => window.scrollTo(0, 240));
  const before = await top(page);
  await page.getByRole('link', { name: /tiếng Anh/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Thông tin nhận hàng');
  await expect(page).toHaveURL(/\/en\/checkout\/information$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox').filter({ visible: true }).first()).toHaveValue(/.+/);
  expect(await page.locator('input[name="address"]').inputValue()).toBe('12 Bạch Đằng');
  expect(before).toBe(240);
  await expect.poll(() => top(page)).toBe(before);
});

test('the language switch keeps the place far down in a list @both', async ({ page }) => {
  await page.goto('/products?pageSize=48');
  await beThere(page);
  const link = page.locator('main a[href*="/products/"]').nth(39);
  const place = async () => (await link.boundingBox())?.y ?? Number.NaN;
  // As by hand: what is scrolled past has been in view.
  while ((await place()) > 400)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.scrollBy(0, 200);
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  // A phone shows its header when it is scrolled up.
  await page.evaluate(() => window.scrollBy(0, -120));
  await expect(page.getByRole('banner')).toBeInViewport();
  const left = await place();
  const name = await link.textContent();
  await page.getByRole('link', { name: /tiếng Anh/ }).click();

  await expect(page).toHaveURL(/\/en\/products/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(link).not.toHaveText(name ?? '');
  await settle(page);
  // Names of another language may take a line more or less in each row above.
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(400);
  expect(await top(page)).toBeGreaterThan(1_000);
});

for (const wanted of [
  'https://evil.example/portal',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2f%2fevil.example',
  'javascript:alert(1)',
  '@evil.example',
  '/%0d%0aLocation:https://evil.example',
  '/login?redirectUrl=/login',
]) {
  test(`a login never leads out of the shop: ${wanted}`, async ({ page, signIn, shop }) => {
    await signIn();
    await page.goto(`/login?redirectUrl=${encodeURIComponent(wanted)}`);

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Minh Anh');
    expect(page.url()).toBe(`${shop.url}/portal`);
  });
}

test('a login leads back to where it was asked for', async ({ page, signIn, shop }) => {
  await signIn();
  await page.goto(`/login?redirectUrl=${encodeURIComponent('/profile/orders?status=DONE')}`);

  await expect(page.getByRole('heading', { level: 1, name: 'Đơn hàng của tôi' })).toBeVisible();
  expect(page.url()).toBe(`${shop.url}/profile/orders?status=DONE`);
});
