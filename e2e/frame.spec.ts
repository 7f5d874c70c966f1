import { accounts, expect, test } from './fixtures';
import { beThere } from './presence';

test('a customer opens the account menu by keyboard, and the focus comes back', async ({ page, signIn }) => {
  await signIn(accounts.customer);
  await page.goto('/products');
  const button = page.getByRole('banner').getByRole('button', { name: 'Minh Anh' });
  await button.focus();
  await page.keyboard.press('Enter');
  const orders = page.getByRole('banner').getByRole('link', { name: 'Đơn hàng của tôi' });
  await expect(orders).toBeVisible();
  await expect(page.getByRole('banner').getByText('customer@example.com')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tổng quan tài khoản' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(orders).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await orders.click();

  await expect(page.getByRole('heading', { level: 1, name: 'Đơn hàng của tôi' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đơn hàng của tôi' })).toBeHidden();
});

test('a browser that has popovers fetches nothing in place of them', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/');
  await beThere(page);

  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5);
  expect(files.filter((file) => file.endsWith('/popover.js'))).toEqual([]);
});

test('a phone reaches categories, search and the account with the thumb @phone', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await beThere(page);
  const bar = page.getByRole('navigation', { name: 'Lối tắt' });
  await bar.getByRole('link', { name: 'Danh mục' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Danh mục' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Robotics' }).getByRole('link', { name: 'Bo mạch' }),
  ).toBeVisible();

  await bar.getByRole('link', { name: 'Tìm kiếm' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('robot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=robot/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await bar.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Đơn hàng của tôi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đơn hàng của tôi' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a narrow phone has room for every tool of the header, the notifications among them @phone', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Thông báo/ })).toBeVisible();

    const tools = await header
      .getByRole('link')
      .or(header.getByRole('button'))
      .filter({ visible: true })
      .evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().toJSON() as DOMRect));

    expect(tools.length).toBeGreaterThanOrEqual(5);
    for (const [at, { left, right, width: room }] of tools.entries()) {
      expect(room).toBeGreaterThanOrEqual(32);
      expect(left).toBeGreaterThanOrEqual(tools[at - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(width);
    }
    const icons = await header
      .locator('svg')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
    expect(Math.min(...icons)).toBeGreaterThanOrEqual(22);
  }
});

test('what a shopper points at is there without another request, and shows no overlay', async ({ page }) => {
  await page.goto('/products');
  const product = page.locator('main a[href^="/products/"]').nth(9);
  const slug =
    new URL((await product.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1) ?? '';
  const ahead = page.waitForResponse((response) => response.url().includes(`get-by-seo-slug/${slug}`));
  await product.hover();
  await ahead;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('get-by-seo-slug')) asked.push(request.url());
  });
  await product.click();

  await expect(page).toHaveURL(new RegExp(slug));
  await expect(
    page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first(),
  ).toBeVisible();
  expect(asked.filter((url) => url.includes(slug))).toEqual([]);
});

test('what a shopper points at before the page can listen is fetched as soon as it can', async ({ page }) => {
  let point: () => void = () => undefined;
  const pointed = new Promise<void>((resolve) => {
    point = resolve;
  });
  await page.route(/\/later\.[^/]*js$/, async (route) => {
    await pointed;
    await route.continue();
  });
  await page.goto('/products', { waitUntil: 'commit' });
  const product = page.locator('main a[href^="/products/"]').nth(9);
  const slug = ((await product.getAttribute('href')) ?? '').split(/[/?]/).at(-1) ?? '';
  const ahead = page.waitForResponse((response) => response.url().includes(`get-by-seo-slug/${slug}`));
  await product.hover();
  point();
  await ahead;
});
