import type { Page } from '@playwright/test';
import type { Paged, ProductCard, ProductDetail } from '@storefront/shared/contracts';
import { expect, test, type Api } from './fixtures';
import { expectNoViolations } from './open-to-everybody';
import { beThere } from './presence';

/** A product's page with somebody at it, and all of its parts there: the rows of other products come last. */
async function openProduct(page: Page, slug: string, infoId?: string): Promise<void> {
  await page.goto(`/products/${slug}${infoId ? `?v=${infoId}` : ''}`);
  await beThere(page);
  await expectDelivery(page);
  const related = page.getByRole('region', { name: 'Sản phẩm tương tự' });
  await expect(related.getByRole('article').first()).toBeVisible();
}
const expectDelivery = (page: Page) =>
  expect(page.getByText(/^Giao (tiêu chuẩn|nhanh): /).first()).toBeVisible({ timeout: 60_000 });

/** A variant that is gone, of a product of which others are left. */
async function aSoldOutVariant(api: Api): Promise<{ slug: string; infoId: string }> {
  const { data } = await api.call<Paged<ProductCard>>('main/product/public?limit=100');
  for (const { seoSlug: slug, stock } of data) {
    if (stock === 0) continue;
    const { infos } = await api.call<ProductDetail>(`main/product/get-by-seo-slug/${slug}`);
    const gone = infos.find((info) => info.stock === 0);
    if (gone) return { slug, infoId: gone.infoId };
  }
  throw new Error('Nothing is sold out.');
}

test('a shopper walks through the pictures by keyboard and looks at one closely @both', async ({
  page,
  api,
}) => {
  const { slug } = await api.variant();
  await openProduct(page, slug);
  const gallery = page.getByRole('group', { name: 'Ảnh sản phẩm' });
  const first = gallery.getByRole('button', { name: /^Phóng to: .*\(1\// });
  await first.focus();
  await page.keyboard.press('ArrowRight');

  await expect(gallery.getByRole('button', { name: /^Ảnh 2\// })).toHaveAttribute('aria-pressed', 'true');
  const second = gallery.getByRole('button', { name: /^Phóng to: .*\(2\// });
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');

  const large = page.getByRole('dialog', { name: /^Ảnh 2\// });
  await expect(large).toBeVisible();
  const picture = large.getByRole('img').first();
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(200);
  const before = (await picture.boundingBox())?.height ?? 0;
  await large.getByRole('button', { name: 'Phóng to' }).click();
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(before * 1.5);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(second).toBeFocused();
});

test('a small phone shows the price, what is chosen, whether it is there and the button at once', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { slug } = await api.variant();
  await page.goto(`/products/${slug}`);
  const bar = page.getByRole('region', { name: 'Mua nhanh' });

  for (const part of [
    page.getByRole('heading', { level: 1 }),
    bar.getByText('₫').first(),
    bar.getByText(/^Còn /),
    bar.getByRole('button', { name: 'Thêm vào giỏ' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('links and buttons around a product are large enough for a finger', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { slug } = await api.variant();
  await openProduct(page, slug);
  await page.getByRole('button', { name: 'Thêm vào so sánh' }).click();
  await expect(page.getByRole('link', { name: 'Tìm sản phẩm cùng loại' })).toBeVisible();

  const small = await page
    .getByRole('navigation', { name: 'Đường dẫn trang' })
    .or(page.getByRole('region', { name: 'Sản phẩm đang so sánh' }))
    .locator('a, button')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 24).map((one) => one.textContent),
    );
  expect(small).toEqual([]);
});

test('a chosen variant is in the address, survives a reload, and is what is shared', async ({
  page,
  api,
  context,
}) => {
  const chosen = await api.variantOf('ao-thun', { stock: 3, from: 0, below: 900_000 });
  await openProduct(page, chosen.slug);
  await page
    .getByRole('group', { name: /^Màu sắc/ })
    .getByRole('radio')
    .last()
    .check({ force: true });
  await expect(page).toHaveURL(/color=/);
  await page.getByRole('radio', { name: chosen.color ?? '', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: new RegExp(`^${chosen.size ?? ''}( |$)`) }).check({ force: true });
  await expect(page).toHaveURL(new RegExp(`v=${chosen.infoId}`));
  await page.reload();
  await expect(page.getByRole('radio', { name: chosen.color ?? '', exact: true })).toBeChecked();
  await beThere(page);
  await expectDelivery(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Chia sẻ sản phẩm' }).click();
  await page.getByRole('button', { name: 'Chép liên kết' }).click();

  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`/products/${chosen.slug}\\?v=${chosen.infoId}$`));
});

test('delivery is estimated for the place that a shopper chose, on the next product too', async ({
  page,
  api,
}) => {
  const [one, other] = [await api.variant(), await api.variant()];
  await openProduct(page, one.slug);
  await page.getByRole('combobox', { name: 'Giao đến' }).selectOption('01');
  await expect(page.getByText(/^Giao tiêu chuẩn: .+ – .+ \d\d\/\d\d$/)).toBeVisible();

  await openProduct(page, other.slug);

  await expect(page.getByRole('combobox', { name: 'Giao đến' })).toHaveValue('01');
  await expect(page.getByText(/^Giao tiêu chuẩn: .+ – .+ \d\d\/\d\d$/)).toBeVisible();
});

test('a shopper reads which size fits', async ({ page, api }) => {
  const worn = await api.call<Paged<ProductCard>>('main/product/public?categorySlug=ao-thun&limit=1');
  await openProduct(page, worn.data[0]?.seoSlug ?? '');
  await page.getByRole('button', { name: 'Bảng cỡ' }).click();

  await expect(
    page
      .getByRole('dialog', { name: /^Bảng cỡ/ })
      .getByRole('row')
      .nth(1),
  ).toBeVisible();
  await expectNoViolations(page);
});

test('who comes too late leaves an address, once or twice', async ({ page, api }) => {
  const { slug, infoId } = await aSoldOutVariant(api);
  const ask = async () => {
    await openProduct(page, slug, infoId);
    await page.getByRole('textbox', { name: 'Email báo khi có hàng' }).fill('lan@example.com');
    await page.getByRole('button', { name: 'Báo tôi khi có hàng' }).click();

    await expect(page.getByText('chúng tôi sẽ gửi một thư đến lan@example.com')).toBeVisible();
  };

  await ask();
  await ask();
});

test('what was looked at is found again, until the list is cleared @both', async ({ page, api }) => {
  const [one, other] = [await api.variant(), await api.variant()];
  await openProduct(page, one.slug);
  await openProduct(page, other.slug);
  const row = page.getByRole('region', { name: 'Bạn đã xem' });
  await expect(row.getByRole('link', { name: one.name })).toBeVisible();
  await row.getByRole('link', { name: 'Xem tất cả sản phẩm đã xem' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Sản phẩm đã xem' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link')).toHaveText([other.name, one.name]);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Xoá danh sách' }).click();
  await expect(page.getByText('Bạn chưa xem sản phẩm nào')).toBeVisible();
});

test('two products are compared, and one is taken out @both', async ({ page, api }) => {
  const [one, other] = [await api.variant(), await api.variant()];
  for (const { slug } of [one, other]) {
    await openProduct(page, slug);
    await page.getByRole('button', { name: 'Thêm vào so sánh' }).click();
    await expect(page.getByRole('button', { name: 'Bỏ khỏi so sánh' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'So sánh 2 sản phẩm' }).click();

  const table = page.getByRole('table', { name: 'Bảng so sánh sản phẩm' });
  await expect(table.getByRole('columnheader').nth(2)).toContainText(other.name);
  await expectNoViolations(page);
  await table.getByRole('button', { name: `Bỏ ${one.name} khỏi bảng so sánh` }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(page).toHaveURL(/\/compare\?ids=[^,]+$/);
});
