import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseDelivery, confirmInformation, placeOrderButton } from './checkout';
import { accounts, expect, test } from './fixtures';
import { endWith } from './gateway';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const heaviest = 120_000;

test('the pictures of the readme show the shop as it is', async ({ page, api, signIn, fillCart }) => {
  test.setTimeout(120_000);
  await mkdir(folder, { recursive: true });
  const { slug, infoId, price } = await shirt();
  await page.goto('/');
  await take(page, 'home');
  await page.goto(`/products/${slug}?v=${infoId}`);
  await take(page, 'product');

  await signIn(accounts.customer);
  await fillCart({ of: { slug, infoId, price, name: '', color: null, size: null, stock: 1 }, quantity: 2 });
  await page.goto('/checkout/information');
  await confirmInformation(page);
  await chooseDelivery(page);
  await expect(page.getByText('Phí giao hàng').filter({ visible: true })).toBeVisible();
  await take(page, 'confirmation');
  await placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Thanh toán ngay' }).click();
  await endWith(page, '00');
  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán thành công' })).toBeVisible();
  await expect(page.getByText('Đã đặt hàng.')).toHaveCount(0);
  await take(page, 'result');

  async function shirt() {
    const [found] = (await api.variants('ao-khoac-bomber-hai-lop')).filter(({ stock }) => stock > 2);
    return found ?? api.variant();
  }
});

/** 1440 × 900, scaled for a readme. */
async function take(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].filter(({ loading }) => loading !== 'lazy').every(({ complete }) => complete),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await sharp(await page.screenshot())
    .resize({ width: 1200 })
    .webp({ quality: 80 })
    .toFile(`${folder}${name}.webp`);
  expect(picture.size, name).toBeLessThan(heaviest);
}
