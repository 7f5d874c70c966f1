import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { laidOut } from './lines-of-words';
import { expectNoViolations } from './open-to-everybody';
import { beThere } from './presence';

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Gợi ý tìm kiếm' });

test('a shopper finds a product by keyboard, with slips of the finger and without marks', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Tìm sản phẩm' });
  await field.focus();
  await page.keyboard.type('aos thum', { delay: 30 });

  const options = suggestions(page).getByRole('option');
  await expect(
    suggestions(page).getByRole('group', { name: 'Sản phẩm' }).getByRole('option').first(),
  ).toContainText(/Áo thun.*₫/);
  await expect(suggestions(page).getByRole('option', { name: /^Áo thun & polo/ })).toBeVisible();
  await expect(
    suggestions(page).getByRole('option', { name: 'áo thun form rộng', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Dùng phím mũi tên' })).toBeAttached();
  await expectNoViolations(page, 'form[role="search"]');

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  const product = suggestions(page).getByRole('option', { selected: true });
  await expect(product).toContainText('₫');
  const name = (await product.locator('span').filter({ hasText: /^Áo/ }).last().textContent()) ?? '';
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/products\/ao-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
  await expect(suggestions(page)).toBeHidden();
});

test('Escape gives the field back, Enter searches what was typed, and it is offered again', async ({
  page,
}) => {
  await page.goto('/products');
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Tìm sản phẩm' });
  await field.click();
  await page.keyboard.type('robot hut');
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(field).toHaveValue('robot hut');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/search\?q=robot/);
  await expect(page.getByRole('heading', { level: 1, name: /robot hut/ })).toBeVisible();

  await field.fill('');
  await field.click();
  const recent = page.getByRole('group', { name: 'Tìm gần đây' });
  await expect(recent.getByRole('option')).toHaveText(['robot hut']);
  await expectNoViolations(page, 'form[role="search"]');
  await page.getByRole('button', { name: 'Xoá lịch sử' }).click();
  await expect(recent).toBeHidden();
  await expect(field).toBeFocused();
});

test('a thumb finds a category in the search sheet @phone', async ({ page }) => {
  await page.goto('/');
  await beThere(page);
  await page.getByRole('navigation', { name: 'Lối tắt' }).getByRole('link', { name: 'Tìm kiếm' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Tìm sản phẩm' });
  await expect(sheet.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('nón');

  const category = suggestions(page).getByRole('option', { name: /^Mũ & phụ kiện/ });
  await expect(category).toBeVisible();
  for (const option of await suggestions(page).getByRole('option').all()) {
    expect((await option.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  await expectNoViolations(page, 'form[role="search"]');
  await category.tap();

  await expect(page).toHaveURL(/\/categories\/mu-phu-kien/);
  await expect(sheet).toBeHidden();
});

test('suggestions wrap between words, never inside one or after each of them @phone', async ({ page }) => {
  await page.goto('/');
  await beThere(page);
  await page.getByRole('navigation', { name: 'Lối tắt' }).getByRole('link', { name: 'Tìm kiếm' }).tap();
  await expect(page.getByRole('dialog', { name: 'Tìm sản phẩm' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ao thun');
  const category = suggestions(page).getByRole('option', { name: /^Áo thun & polo/ });
  await expect(category).toBeVisible();

  // What was typed is bold, and still one text with the rest.
  expect((await laidOut(category))[0]).toMatchObject({ text: 'Áo thun & polo', lines: 1 });
  const options = await suggestions(page).getByRole('option').all();
  const texts = (await Promise.all(options.map(laidOut))).flat();

  expect(texts.some(({ words }) => words > 2)).toBe(true);
  expect(texts.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(texts.filter(({ words, lines }) => lines > 1 && lines >= words)).toEqual([]);
});

test('the field searches while suggestions are unavailable', async ({ page, watch }) => {
  watch.expect(/suggest/);
  await page.route('**/product/suggest**', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('banner').getByRole('combobox', { name: 'Tìm sản phẩm' }).fill('ao thun');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/search\?q=ao/);
  await expect(page.getByRole('link', { name: /^Áo thun/ }).first()).toBeVisible();
});
