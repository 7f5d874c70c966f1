import type { Page, Route } from '@playwright/test';
import { followToCart } from './cart-link';
import { expect, test } from './fixtures';

const cors = { 'access-control-allow-origin': '*' };
const entry = String.raw`\S+/remoteEntry\.js\S*`;
/** Ways in which a remote's entry fails, and the errors that the browser then logs. */
const failures: Record<string, { fail: (route: Route) => Promise<void> | void; reports: RegExp[] }> = {
  'is down': {
    fail: (route) => route.abort(),
    reports: [
      new RegExp(`^request: GET ${entry} net::ERR_FAILED$`),
      new RegExp(String.raw`^console: Failed to load resource: net::ERR_FAILED \(${entry}\)$`),
    ],
  },
  'answers 404': {
    fail: (route) => route.fulfill({ status: 404, headers: cors }),
    reports: [
      new RegExp(`^answer: 404 GET ${entry}$`),
      new RegExp(
        String.raw`^console: Failed to load resource: the server responded with a status of 404 \(Not Found\) \(${entry}\)$`,
      ),
    ],
  },
  'answers a page instead of a script': {
    fail: (route) => route.fulfill({ body: '<html></html>', contentType: 'text/html', headers: cors }),
    reports: [
      new RegExp(
        String.raw`^console: Failed to find a valid digest in the 'integrity' attribute for resource '${entry}'`,
      ),
    ],
  },
  hangs: { fail: () => undefined, reports: [] },
};
/** The error that the shell logs for the page, and for each widget. */
const remoteFailed = /^console: \[(page|widget)[^\]]*\] RemoteError: [a-z]+@\S+ \S+: (unreachable|timeout)\b/;

/**
 * Takes the time from the page's first request of a remote's entry until it offers to try again, in ms and by the page's
 * own clock, because a busy machine answers this process late.
 */
async function timeFailurePage(page: Page, retry: string): Promise<() => Promise<number>> {
  await page.addInitScript((name) => {
    const times: { asked?: number; shown?: number } = {};
    Object.assign(window, { failurePageTimes: times });
    new MutationObserver(() => {
      if (document.querySelector('script[src*="/remoteEntry.js"]')) times.asked ??= performance.now();
      const buttons = [...document.querySelectorAll('main button')];
      if (buttons.some(({ textContent }) => textContent === name)) times.shown ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, retry);
  return () =>
    page.evaluate(() => {
      const times = Reflect.get(window, 'failurePageTimes') as { asked?: number; shown?: number };
      return (times.shown ?? Infinity) - (times.asked ?? -Infinity);
    });
}

for (const [way, { fail, reports }] of Object.entries(failures)) {
  test(`a part of the shop that ${way} leaves the frame and the cart, and comes back with one press`, async ({
    page,
    watch,
  }) => {
    for (const report of [...reports, remoteFailed]) watch.expect(report);
    let isBroken = true;
    await page.route('**/remoteEntry.js*', (route) => (isBroken ? fail(route) : route.continue()));
    const waited = await timeFailurePage(page, 'Thử lại');
    await page.goto('/products', { waitUntil: 'commit' });
    const retry = page.getByRole('button', { name: 'Thử lại' });
    await expect(retry).toBeVisible();

    expect(await waited(), 'ms until the page says so').toBeLessThan(6_000);
    await expect(page.getByRole('link', { name: /^Giỏ hàng/ }).first()).toBeVisible();
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
    isBroken = false;
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' })).toBeVisible();
  });
}

for (const { way, answer, reports } of [
  {
    way: 'is down',
    reports: [
      /^answer: 503 (GET|POST) \S+\/api\/\S+$/,
      /^console: Failed to load resource: the server responded with a status of 503 \(Service Unavailable\) \(\S+\/api\/\S+\)$/,
    ],
    answer: (route: Route) =>
      route.fulfill({
        status: 503,
        json: { success: false, message: 'SERVICE_UNAVAILABLE', requestId: 'r-503' },
      }),
  },
  {
    way: 'cannot be reached',
    reports: [
      /^request: (GET|POST) \S+\/api\/\S+ net::ERR_FAILED$/,
      /^console: Failed to load resource: net::ERR_FAILED \(\S+\/api\/\S+\)$/,
    ],
    answer: (route: Route) => route.abort(),
  },
]) {
  test(`while the backend ${way}, a shopper reads what is wrong, keeps the cart and tries again`, async ({
    page,
    api,
    fillCart,
    watch,
  }) => {
    for (const report of reports) watch.expect(report);
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
  watch.expect(/^request: GET \S+\/_shell\/\S+\.js net::ERR_FAILED$/);
  watch.expect(/^console: Failed to load resource: net::ERR_FAILED \(\S+\/_shell\/\S+\.js\)$/);
  const missed = new Set<string>();
  const html = await (await page.request.get('/products')).text();
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
