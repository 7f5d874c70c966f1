import { followToCart } from './cart-link';
import { expect, test } from './fixtures';

test('a visitor goes from the home page to a product and keeps it in the cart over a reload @both', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Storefront/);
  await page.getByRole('main').getByRole('link', { name: 'Áo sơ mi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Áo sơ mi' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Đường dẫn trang' })
    .getByRole('link', { name: 'Thời trang' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thời trang' })).toBeVisible();
  await expect(
    page
      .getByText(/^\d+ sản phẩm/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  await page.getByRole('navigation', { name: 'Các trang' }).getByRole('link', { name: 'Trang 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/trang 2 trên/).first()).toBeVisible();
  const card = page.getByRole('article').filter({ hasNotText: 'Hết hàng' }).getByRole('heading').first();
  const name = await card.innerText();
  await card.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Name, price and picture come first.
  await expect(page.getByRole('group', { name: /^Màu sắc/ })).toBeVisible();
  for (const legend of ['Màu sắc', 'Kích cỡ']) {
    const available = page
      .getByRole('group', { name: new RegExp(`^${legend}`) })
      .getByRole('radio', { name: /^(?!.*hết hàng)/ });
    if (await available.count()) await available.last().check({ force: true });
  }
  await expect(
    page
      .getByText(/^(Còn hàng|Còn \d+)$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).click();
  await expect(page.getByText('Đã thêm vào giỏ hàng.').first()).toBeVisible();

  await page.reload();
  const cart = page
    .getByRole('link', { name: /^Giỏ hàng, 1 sản phẩm/ })
    .filter({ visible: true })
    .first();
  // On phones the header hides further down, where the page goes back to after a reload, a little later.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await cart.click({ trial: true, timeout: 2_000 });
  }).toPass();
  await followToCart(page, cart);
  await expect(page.getByRole('list', { name: 'Sản phẩm trong giỏ' }).getByText(name)).toBeVisible();
});

test('a visitor reads the shop in English under its own address', async ({ page, api }) => {
  const { slug } = await api.variant();
  await page.goto('/');
  await page.getByRole('link', { name: 'Xem bằng tiếng Anh (English)' }).click();

  await expect(page).toHaveURL(/\/en\/?$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(`/en/products/${slug}`);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect(page.getByText(/^(In stock|\d+ left)$/).first()).toBeVisible();
});

test('a choice of colour and size shows its own price and stock, and can be shared as a link', async ({
  page,
  api,
}) => {
  const chosen = await api.variant({ stock: 1, maxStock: 5 });
  await page.goto(`/products/${chosen.slug}`);
  await page.getByRole('radio', { name: chosen.color ?? '', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: new RegExp(`^${chosen.size ?? ''}( |$)`) }).check({ force: true });

  await expect(page).toHaveURL(new RegExp(`v=${chosen.infoId}`));
  await expect(page.getByText(`Còn ${String(chosen.stock)}`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`${chosen.price.toLocaleString('vi-VN')} ₫`).first()).toBeVisible();
});

for (const { language, prefix, title } of [
  { language: 'Vietnamese', prefix: '', title: 'Không tìm thấy sản phẩm này' },
  { language: 'English', prefix: '/en', title: 'This product cannot be found' },
]) {
  test(`a visitor who opens an unknown product reads so in ${language}`, async ({ page, watch }) => {
    watch.expect(/404/);
    await page.goto(`${prefix}/products/khong-co-san-pham-nay`);

    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Giỏ hàng|Cart)/ }).first()).toBeVisible();
  });
}

test('an unknown address answers 404 and leads back to the products', async ({ page, watch }) => {
  watch.expect(/404/);
  const answer = await page.goto('/khong-co-trang-nay');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy trang này' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Xem sản phẩm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' })).toBeVisible();
});

test('a product that was pointed at is there with its press, in the picture of the list until the large one comes', async ({
  page,
}) => {
  await page.goto('/products');
  const card = page.getByRole('article').first();
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  const link = card.getByRole('heading').getByRole('link');
  const slug = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const answer = page.waitForResponse((response) => response.url().includes(`/product/${slug}`));
  await link.hover();
  await (await answer).finished();
  await link.click();

  await expect(page.locator('[data-meanwhile]')).toHaveJSProperty('complete', true);
  await expect(page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true })).toBeVisible();
});
