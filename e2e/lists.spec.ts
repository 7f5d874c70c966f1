import type { Page } from '@playwright/test';
import type { ProductFacets } from '@storefront/shared/contracts';
import { expect, test, type Api } from './fixtures';

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

test('a shopper narrows a list, sees why it is short, and takes it back @both', async ({ page, api }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  const colour = await aColour(api);
  await page.goto('/products');
  const filters = await openFilters(page, isPhone);
  await filters.getByRole('link', { name: new RegExp(`^${colour.label} `) }).click();

  await expect(page).toHaveURL(new RegExp(`/products\\?color=${colour.value}$`));
  if (isPhone) await page.getByRole('button', { name: `Xem ${String(colour.count)} sản phẩm` }).click();
  await expect(count(page)).toHaveText(`${String(colour.count)} sản phẩm`);
  await expect(cards(page)).toHaveCount(Math.min(24, colour.count));

  await page.reload();
  await expect(count(page)).toHaveText(`${String(colour.count)} sản phẩm`);
  const applied = page.getByRole('list', { name: 'Đang lọc' });
  await applied.getByRole('link', { name: new RegExp(`^Bỏ lọc .*${colour.label}$`) }).click();

  await expect(page).toHaveURL(/\/products$/);
  await expect(applied).toHaveCount(0);
  await expect(results(page)).toBeFocused();
});

test('a shopper sees more, looks at one of it, and comes back to the same place with all of it @both', async ({
  page,
}) => {
  await page.goto('/products');
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

  await expect(page.getByText(/^Đang xem 48 trên \d+ sản phẩm$/)).toBeVisible();
});

test('Back takes a filter and an order back, one after the other', async ({ page, api }) => {
  const colour = await aColour(api);
  await page.goto('/products');
  await page.getByRole('combobox', { name: 'Sắp xếp' }).selectOption({ label: 'Giá thấp đến cao' });
  await expect(page).toHaveURL(/\?sort=priceAsc$/);
  const filters = await openFilters(page, false);
  await filters.getByRole('link', { name: new RegExp(`^${colour.label} `) }).click();
  await expect(page).toHaveURL(new RegExp(`\\?color=${colour.value}&sort=priceAsc$`));

  await page.goBack();
  await expect(page).toHaveURL(/\?sort=priceAsc$/);
  await expect(page.getByRole('list', { name: 'Đang lọc' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Sắp xếp' })).toHaveValue('priority');
});
