import type { Route } from '@playwright/test';
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
    await page.route('**/remoteEntry.js*', (route) => (isBroken ? fail(route) : route.continue()));
    const begun = Date.now();
    await page.goto('/products', { waitUntil: 'commit' });
    const retry = page.getByRole('button', { name: 'Thử lại' });
    await expect(retry).toBeVisible();

    expect(Date.now() - begun).toBeLessThan(9_000);
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
    const goods = await api.goods();
    await fillCart({ of: goods });
    let isBroken = true;
    await page.route('**/api/**', (route) => (isBroken ? answer(route) : route.continue()));

    for (const { path, title } of [
      { path: '/products', title: 'Tất cả sản phẩm' },
      { path: `/products/${goods.slug}`, title: goods.name },
    ]) {
      isBroken = true;
      await page.goto(path);
      await expect(page.getByText(/^(Chưa tải được nội dung này|Mất kết nối)$/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).first()).toBeVisible();
      isBroken = false;
      await page.getByRole('main').getByRole('button', { name: 'Thử lại' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(/^(Chưa tải được nội dung này|Mất kết nối)$/)).toHaveCount(0);
    }
  });
}
