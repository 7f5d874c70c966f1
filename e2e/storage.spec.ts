import { followToCart } from './cart-link';
import { expect, test } from './fixtures';
import { watchTabs } from './fixtures/watch';

const keys = [
  'carts',
  'totalQuantity',
  'wishlist',
  'language',
  'accessToken',
  'userInfo',
  'email',
  'infoAuthReferral',
];
const contents: Record<string, string> = {
  'no JSON': '{"a":',
  null: 'null',
  'another type': '"text"',
  'an object of numbers': '{"token":1,"expired":"soon","refreshToken":[]}',
  'lines that are none': '[null,1,{"infoId":7,"quantity":-1},{"infoId":"x","quantity":"many","isOrder":1}]',
  'keys of the prototype': '{"__proto__":{"token":"x"},"constructor":{"prototype":{}}}',
  'far too much': `"${'x'.repeat(400_000)}"`,
};

test('the shop opens whatever lies in the browser', async ({ browser, shop }) => {
  test.setTimeout(240_000);
  for (const [content, value] of Object.entries(contents)) {
    const context = await browser.newContext({ baseURL: shop.url });
    const { violations } = await watchTabs(context);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    await context.addInitScript(
      ([names, text]) => {
        if (location.protocol === 'http:' && localStorage.length === 0)
          for (const name of names) localStorage.setItem(name, text);
      },
      [keys, value] as const,
    );
    const page = await context.newPage();
    await page.goto('/cart');

    await expect(page.getByRole('heading', { level: 1, name: 'Giỏ hàng' }), content).toBeVisible();
    await expect(page.getByText('Giỏ hàng đang trống'), content).toBeVisible();
    expect(errors, content).toEqual([]);
    expect(violations, content).toEqual([]);
    await context.close();
  }
});

test('the shop opens where storage is forbidden or full, and its cart fills all the same', async ({
  browser,
  shop,
  api,
}) => {
  const { slug, name, infoId } = await api.variant();
  for (const way of ['forbidden', 'full'] as const) {
    const context = await browser.newContext({ baseURL: shop.url });
    const { violations } = await watchTabs(context);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    await context.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
      if (how === 'full') Storage.prototype.setItem = refuse;
      else
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { get: refuse });
    }, way);
    const page = await context.newPage();
    await page.goto(`/products/${slug}?v=${infoId}`);

    await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).click();
    await expect(page.getByText('Đã thêm vào giỏ hàng.').first(), way).toBeVisible();
    await followToCart(page, page.getByRole('banner').getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }));
    const lines = page.getByRole('list', { name: 'Sản phẩm trong giỏ' });
    await expect(lines.getByText(name), way).toBeVisible();
    expect(errors, way).toEqual([]);
    expect(violations, way).toEqual([]);
    await context.close();
  }
});
