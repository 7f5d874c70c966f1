import type { Locator, Page } from '@playwright/test';
import type { ProductFacets } from '@storefront/shared/contracts';
import { expect, scriptsRefused, test, type Api } from './fixtures';
import { holdShell } from './hold-shell';
import { expectNoViolations } from './open-to-everybody';
import { beThere } from './presence';

const results = (page: Page) => page.getByRole('region', { name: 'Danh sách sản phẩm' });
const cards = (page: Page) => results(page).getByRole('article');
const count = (page: Page) => results(page).getByRole('status').first();

/** A colour that some shirts have and others have not. */
async function aColour(api: Api) {
  const { facets, total } = await api.call<ProductFacets>('main/product/facets');
  const colour = facets
    .find(({ key }) => key === 'color')
    ?.values.find(({ count: number }) => number > 0 && number < total);
  if (!colour) throw new Error('No colour narrows the list.');
  return colour;
}
/** Where the filters are: beside the list, or behind its button on a phone. */
async function openFilters(page: Page, isPhone: boolean) {
  if (!isPhone) return page.getByRole('complementary', { name: 'Bộ lọc' });
  await page.getByRole('button', { name: /^Bộ lọc/ }).click();
  return page.getByRole('dialog', { name: 'Bộ lọc' });
}
/** Of most groups one sees only that they are there until they are opened. */
async function openGroup(filters: Locator, name: string) {
  await filters.getByRole('heading', { name: new RegExp(`^${name}`) }).click();
}

test('a shopper narrows a list, sees why it is short, and takes it back @both', async ({ page, api }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  const colour = await aColour(api);
  await page.goto('/products');
  await beThere(page);
  const filters = await openFilters(page, isPhone);
  await openGroup(filters, 'Màu');
  await filters.getByRole('link', { name: new RegExp(`^${colour.label} `) }).click();

  await expect(page).toHaveURL(new RegExp(`/products\\?color=${colour.value}$`));
  if (isPhone) await page.getByRole('button', { name: `Xem ${String(colour.count)} sản phẩm` }).click();
  await expect(count(page)).toHaveText(`${String(colour.count)} sản phẩm`);
  await expect(cards(page)).toHaveCount(Math.min(24, colour.count));

  await page.reload();
  await beThere(page);
  await expect(count(page)).toHaveText(`${String(colour.count)} sản phẩm`);
  const applied = page.getByRole('list', { name: 'Đang lọc' });
  await applied.getByRole('link', { name: new RegExp(`^Bỏ lọc .*${colour.label}$`) }).click();

  await expect(page).toHaveURL(/\/products$/);
  await expect(applied).toHaveCount(0);
  await expect(results(page)).toBeFocused();
});

test('a shopper on a phone opens the filters before the shop has started, and narrows the list with them once it has @phone', async ({
  page,
  api,
}) => {
  const release = await holdShell(page);
  const colour = await aColour(api);
  await page.goto('/products');
  await page.getByRole('button', { name: /^Bộ lọc/ }).click();
  const filters = page.getByRole('complementary', { name: 'Bộ lọc' });
  await expect(filters).toBeInViewport();

  release();
  await beThere(page);
  await openGroup(filters, 'Màu');
  await filters.getByRole('link', { name: new RegExp(`^${colour.label} `) }).click();
  await expect(page).toHaveURL(new RegExp(`/products\\?color=${colour.value}$`));
  await expect(count(page)).toHaveText(`${String(colour.count)} sản phẩm`);
});

test('a shopper sees more, looks at one of it, and comes back to the same place with all of it @both', async ({
  page,
}) => {
  await page.goto('/products');
  await beThere(page);
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: /^Xem thêm \d+ sản phẩm$/ }).click();
  await expect(page).toHaveURL(/\/products\?from=1&page=2$/);
  await expect(cards(page)).toHaveCount(48);
  const chosen = cards(page).nth(24).getByRole('link');
  await expect(chosen).toBeFocused();
  const name = await chosen.innerText();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();

  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/\/products\?from=1&page=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
  await expect(cards(page).nth(24).getByRole('link', { name })).toBeInViewport();

  await page.reload();
  await expect(cards(page)).toHaveCount(48);
});

test('a shopper keeps what has four stars and more, and every card says so', async ({ page, api }) => {
  const { facets } = await api.call<ProductFacets>('main/product/facets');
  const rated = facets.find(({ key }) => key === 'rating')?.values.find(({ value }) => value === '4');
  if (!rated) throw new Error('Nothing has four stars.');
  await page.goto('/products');
  const filters = await openFilters(page, false);
  await openGroup(filters, 'Đánh giá');
  await filters.getByRole('link', { name: /^Từ 4 sao / }).click();

  await expect(page).toHaveURL(/\/products\?rating=4$/);
  const shown = Math.min(24, rated.count);
  await expect(cards(page)).toHaveCount(shown);
  await expect(cards(page).filter({ hasText: /(?<![,\d])[45](,\d)? trên 5 sao/ })).toHaveCount(shown);
  await page.getByRole('link', { name: 'Bỏ lọc Từ 4 sao' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('Back takes a filter and an order back, one after the other', async ({ page, api }) => {
  const colour = await aColour(api);
  await page.goto('/products');
  const order = page.getByRole('combobox', { name: 'Sắp xếp' });
  await order.selectOption({ label: 'Giá thấp đến cao' });
  await expect(page).toHaveURL(/\?sort=priceAsc$/);
  await expect(order).toHaveValue('priceAsc');
  const filters = await openFilters(page, false);
  await openGroup(filters, 'Màu');
  await filters.getByRole('link', { name: new RegExp(`^${colour.label} `) }).click();
  await expect(page).toHaveURL(new RegExp(`\\?color=${colour.value}&sort=priceAsc$`));

  await page.goBack();
  await expect(page).toHaveURL(/\?sort=priceAsc$/);
  await expect(page.getByRole('list', { name: 'Đang lọc' })).toHaveCount(0);
  await page.goBack();
  await expect(order).toHaveValue('priority');
});

/** A server that has no time draws the frame alone, and without a script nothing comes after it. */
async function openDrawn(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
  }).toPass();
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper narrows and pages a list all the same @both', async ({ page, api, watch }) => {
    watch.expect(scriptsRefused);
    const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
    const colour = await aColour(api);
    await openDrawn(page, '/products');
    if (isPhone) await page.getByRole('button', { name: 'Bộ lọc' }).click();
    const filters = page.getByRole('complementary', { name: 'Bộ lọc' });
    await filters.getByRole('link', { name: 'Hiện mọi lựa chọn' }).click();
    await expect(page).toHaveURL(/\?filters=all#filters$/);
    await openGroup(filters, 'Màu');
    await filters.getByRole('link', { name: new RegExp(`^${colour.label} `) }).click();

    await expect(page).toHaveURL(new RegExp(`\\?color=${colour.value}`));
    await expect(count(page)).toHaveText(`${String(colour.count)} sản phẩm`);

    await openDrawn(page, '/products');
    await page.getByRole('link', { name: /^Xem thêm \d+ sản phẩm$/ }).click();
    await expect(page).toHaveURL(/\/products\?page=2$/);
    await expect(cards(page)).toHaveCount(24);
  });

  test('a shopper sorts a list with the button beside the order @both', async ({ page, watch }) => {
    watch.expect(scriptsRefused);
    await openDrawn(page, '/products?status=NEW');
    await page.getByRole('combobox', { name: 'Sắp xếp' }).selectOption({ label: 'Giá thấp đến cao' });
    await page.getByRole('button', { name: 'Sắp xếp' }).click();

    await expect(page).toHaveURL(/\?status=NEW&sort=priceAsc$/);
    await expect(page.getByRole('combobox', { name: 'Sắp xếp' })).toHaveValue('priceAsc');
  });

  test('a shopper who opened more values of a filter closes them again', async ({ page, watch }) => {
    watch.expect(scriptsRefused);
    await openDrawn(page, '/products');
    const filters = page.getByRole('complementary', { name: 'Bộ lọc' });
    const more = filters.getByText(/^Thêm \d+ lựa chọn$/).first();
    const group = more.locator('xpath=ancestor::details[1]');
    await more.click();
    await expect(group).toHaveAttribute('open', '');

    await more.click();
    await expect(group).not.toHaveAttribute('open');
  });
});

test('more values of a filter take the place that was held for them', async ({ page }) => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/main\/product\/facets(?!\?.*brief)/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/products');
  await beThere(page);
  const filters = page.getByRole('complementary', { name: 'Bộ lọc' });
  const next = filters.getByRole('heading', { name: 'Khoảng giá' });
  await filters
    .getByText(/^Thêm \d+ lựa chọn$/)
    .first()
    .click();
  await expect(filters.getByText('Đang tải').filter({ visible: true })).toHaveCount(1);
  const top = async () => (await next.boundingBox())?.y ?? 0;
  const held = await top();
  release();
  await expect(filters.getByText('Đang tải').filter({ visible: true })).toHaveCount(0);

  // The line that opened them goes with it, which is as high as a value.
  expect(Math.abs((await top()) - held)).toBeLessThanOrEqual(44);
});

test('every shelf has its own title, and says so to search engines', async ({ page }) => {
  for (const [path, title] of [
    ['/new', 'Hàng mới về'],
    ['/hot', 'Hàng bán chạy'],
    ['/sale-off', 'Hàng đang giảm giá'],
    ['/en/sale-off', 'On sale'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

for (const { what, path, says } of [
  { what: 'a page far beyond the end', path: '/products?page=1000000000', says: /^Danh sách này chỉ có/ },
  {
    what: 'filters and an order that do not exist',
    path: '/products?sort=DROP&colour=1&status=X',
    says: /^Tất cả/,
  },
  { what: 'a value that nothing has', path: '/products?size=XXXXXL', says: /^Không có sản phẩm nào hợp/ },
  { what: 'ten thousand letters', path: `/search?q=${'a'.repeat(6_000)}`, says: /^Không tìm thấy/ },
  {
    what: 'a NUL and operators',
    path: `/search?q=%00%27%20OR%201%3D1%20--%20%26%7C%21%3A*`,
    says: /^Không tìm thấy|^Kết quả/,
  },
  { what: 'an emoji', path: `/search?q=${encodeURIComponent('👕🤖')}`, says: /^Không tìm thấy|^Kết quả/ },
]) {
  test(`${what} in the address: a clear page, and ways on`, async ({ page }) => {
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: says }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

test('a price band that the shop does not know leads back to the list', async ({ page, watch }) => {
  watch.expect(/400/);
  const answer = await page.goto('/products?price=1-2');

  expect(answer?.status()).toBe(200);
  await expect(page.getByText('Địa chỉ này có bộ lọc cửa hàng không hiểu')).toBeVisible();
  await page.getByRole('link', { name: 'Xoá bộ lọc' }).click();
  await expect(cards(page)).toHaveCount(24);
});

test('composed and decomposed letters find the same', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('áo thun'.normalize('NFC'))}`);
  await expect(cards(page).first()).toBeVisible();
  const found = await count(page).innerText();

  await page.goto(`/search?q=${encodeURIComponent('áo thun'.normalize('NFD'))}`);
  await expect(count(page)).toHaveText(found);
});

for (const path of ['/products?size=M', '/products?size=XXXXXL']) {
  test(`${path} is open to everybody @both`, async ({ page }) => {
    await page.goto(path);
    await beThere(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

    await expectNoViolations(page);
    if ((page.viewportSize()?.width ?? 0) < 1024) {
      await page.getByRole('button', { name: /^(Bộ lọc|Filters)/ }).click();
      await expect(page.getByRole('dialog', { name: /^(Bộ lọc|Filters)$/ })).toBeVisible();
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))),
      );
      await expectNoViolations(page);
    }
  });
}

test('a group of filters that is opened before its code is here says that it waits, and nothing moves when its values come', async ({
  page,
  api,
}) => {
  const colour = await aColour(api);
  const release = await holdShell(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const filters = page.getByRole('complementary', { name: 'Bộ lọc' });
  const group = filters.getByRole('group').filter({ has: page.getByRole('heading', { name: /^Màu/ }) });
  await group.getByRole('heading').click();
  const waiting = group.getByText('Đang tải', { exact: true });
  await expect(waiting.first()).toBeVisible();
  const { height } = (await group.boundingBox()) ?? { height: 0 };
  release();

  await expect(group.getByRole('link', { name: new RegExp(`^${colour.label} `) })).toBeVisible();
  await expect(waiting.filter({ visible: true })).toHaveCount(0);
  // The last row, which leads to more values, is a little higher than the others.
  expect(Math.abs(((await group.boundingBox())?.height ?? 0) - height)).toBeLessThan(16);
});
