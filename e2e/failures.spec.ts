import type { Route } from '@playwright/test';
import { followToCart } from './cart-link';
import { expect, test } from './fixtures';

const cors = { 'access-control-allow-origin': '*' };
const failures: Record<string, (route: Route) => Promise<void> | void> = {
  'is down': (route) => route.abort(),
  'answers 404': (route) => route.fulfill({ status: 404, headers: cors }),
  'answers a page instead of a script': (route) =>
    route.fulfill({ body: '<html></html>', contentType: 'text/html', headers: cors }),
  hangs: () => undefined,
};

for (const [way, fail] of Object.entries(failures)) {
  test(`a part of the shop that ${way} leaves the frame and the cart, and comes back with one press`, async ({
    page,
    watch,
  }) => {
    watch.expect(/./);
    let isBroken = true;
    let asked = 0;
    await page.route('**/remoteEntry.js*', (route) => {
      if (!isBroken) return route.continue();
      asked ||= Date.now();
      return fail(route);
    });
    await page.goto('/products', { waitUntil: 'commit' });
    const retry = page.getByRole('button', { name: 'Thử lại' });
    await expect(retry).toBeVisible();

    expect(Date.now() - asked).toBeLessThan(9_000);
    await expect(page.getByRole('link', { name: /^Giỏ hàng/ }).first()).toBeVisible();
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
    isBroken = false;
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' })).toBeVisible();
  });
}

for (const { way, answer } of [
  {
    way: 'is down',
    answer: (route: Route) =>
      route.fulfill({
        status: 503,
        json: { success: false, message: 'SERVICE_UNAVAILABLE', requestId: 'r-503' },
      }),
  },
  { way: 'cannot be reached', answer: (route: Route) => route.abort() },
]) {
  test(`while the backend ${way}, a shopper reads what is wrong, keeps the cart and tries again`, async ({
    page,
    api,
    fillCart,
    watch,
  }) => {
    watch.expect(/503|ERR_FAILED/);
    const variant = await api.variant();
    await fillCart({ of: variant });
    let isBroken = true;
    await page.route('**/api/**', (route) => (isBroken ? answer(route) : route.continue()));

    const nextPage = page
      .getByRole('navigation', { name: 'Các trang' })
      .getByRole('link', { name: 'Trang 2' });
    const aProduct = page.getByRole('article').getByRole('heading').getByRole('link').first();
    const failed = page.getByText(/^(Chưa tải được nội dung này|Mất kết nối)$/);
    const cart = page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).first();

    for (const { link, there } of [
      { link: nextPage, there: page.getByText(/trang 2 trên/).first() },
      { link: aProduct, there: page.getByRole('button', { name: 'Thêm vào giỏ' }).first() },
    ]) {
      isBroken = true;
      // What came with the page is there whatever happens to the browser's own calls.
      await page.goto('/products');
      await expect(page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' })).toBeVisible();
      await expect(cart).toBeVisible();
      await link.click();
      await expect(failed.first()).toBeVisible();
      await expect(cart).toBeVisible();
      isBroken = false;
      await page.getByRole('main').getByRole('button', { name: 'Thử lại' }).first().click();
      await expect(there).toBeVisible();
      await expect(failed).toHaveCount(0);
    }
  });
}

test('a component of the layout that fails to load affects nothing else', async ({ page, watch }) => {
  watch.expect(/^(console|request): /);
  const missed = new Set<string>();
  let html = '';
  await page.route('**/products', async (route) => {
    const answer = await route.fetch();
    html = await answer.text();
    await route.fulfill({ response: answer, body: html });
  });
  await page.route('**/_shell/**/*.js*', (route) => {
    const file = new URL(route.request().url()).pathname;
    // What a page starts with, and what asks the backend.
    if (html.includes(file) || file.includes('axios')) return route.continue();
    missed.add(file);
    return route.abort();
  });
  await page.goto('/products');
  await page.getByRole('button', { pressed: false }).first().click();
  await expect.poll(() => missed.size).toBeGreaterThan(1);

  const product = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const name = await product.innerText();
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await followToCart(page, page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Giỏ hàng' })).toBeVisible();
});
