import type { Page } from '@playwright/test';
import { paths } from '../mf-catalog/src/paths/paths';
import { expect, test as base } from './fixtures';
import { startDocumentServer, type DocumentServer } from './fixtures/document-server';

const test = base.extend<{ door: DocumentServer }>({
  /** An entrance of the shop's own for a journey that closes it, open, and seen by a browser with a worker. */
  door: [
    async ({ page, context, shop, watch }, use) => {
      // A server that has just begun may be too slow to draw a page, and one that ends cuts off who asks it.
      watch.expect(/503|ERR_CONNECTION_(REFUSED|RESET)|ERR_FAILED|Network Error/);
      const door = await startDocumentServer(shop);
      try {
        await door.start();
        await page.goto(`${door.url}/products`);
        await workerIsThere(page);
        await use(door);
      } finally {
        for (const tab of context.pages()) await tab.close();
        await door.end();
      }
    },
    { timeout: 60_000 },
  ],
});
test.use({ serviceWorkers: 'allow' });

/** Waits until the worker serves this page and has put away what it was made of. */
async function workerIsThere(page: Page): Promise<void> {
  await workerServes(page);
  await expect.poll(() => isKept(page, page.url())).toBe(true);
}
const workerServes = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
const isKept = (page: Page, address: string) =>
  page.evaluate(async (url) => (await (await caches.open('sf:pages')).match(url)) !== undefined, address);
const addressesKept = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => url);
  });

test('a shopper reads a product seen before without a network, and is told so', async ({
  page,
  context,
  api,
  watch,
}) => {
  const variant = await api.variant();
  await page.goto(paths.product.to(variant.slug));
  await expect(page.getByRole('heading', { level: 1, name: variant.name })).toBeVisible();
  await workerIsThere(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: variant.name })).toBeVisible();

  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network Error/);
  await context.setOffline(true);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: variant.name })).toBeVisible();
  await expect(page.getByText('Bạn đang ngoại tuyến.')).toBeVisible();
  await expect(page.getByText(/^(Chưa tải được nội dung này|Mất kết nối)$/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('Bạn đang ngoại tuyến.')).toHaveCount(0);
});

test('a page reached inside the shop can be read later without a network', async ({
  page,
  context,
  watch,
}) => {
  await page.goto('/');
  await workerIsThere(page);
  await page.getByRole('main').getByRole('link', { name: 'Áo sơ mi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Áo sơ mi' })).toBeVisible();
  await expect.poll(() => isKept(page, page.url())).toBe(true);

  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network Error/);
  await context.setOffline(true);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'Áo sơ mi' })).toBeVisible();
});

for (const { language, prefix, title, again } of [
  { language: 'Vietnamese', prefix: '', title: 'Bạn đang ngoại tuyến', again: 'Thử lại' },
  { language: 'English', prefix: '/en', title: 'You are offline', again: 'Try again' },
]) {
  test(`a page never seen says in ${language} that there is no network, and opens by itself when there is`, async ({
    page,
    context,
    watch,
  }) => {
    await page.goto(`${prefix}/`);
    await workerIsThere(page);
    watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await context.setOffline(true);
    await page.goto(`${prefix}/products?page=2`);

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: again })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('what a shopper changes in the cart without a network is still there with one', async ({
  page,
  context,
  api,
  fillCart,
  watch,
}) => {
  const variant = await api.variant({ stock: 3 });
  await fillCart({ of: variant });
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Sản phẩm trong giỏ' }).getByText(variant.name)).toBeVisible();

  // Its script is asked for once, and must be there before the network goes.
  await workerServes(page);
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network Error/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Thêm một' }).click();
  await expect
    .poll(() =>
      page.evaluate(
        () => (JSON.parse(localStorage.getItem('carts') ?? '[]') as { quantity: number }[])[0]?.quantity,
      ),
    )
    .toBe(2);
  await context.setOffline(false);
  await page.reload();

  await expect(page.getByRole('list', { name: 'Sản phẩm trong giỏ' }).getByText(variant.name)).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: /^Số lượng / })).toHaveValue('2');
});

test('only public pages, files and pictures are kept: no answer of the API, no private page, nothing that failed', async ({
  page,
  context,
  api,
  signIn,
  watch,
}) => {
  watch.expect(/404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { slug } = await api.variant();
  await signIn();
  await page.goto(paths.product.to(slug));
  await workerIsThere(page);
  for (const path of [
    '/profile/orders',
    '/portal',
    '/cart',
    '/checkout/information',
    '/khong-co-trang-nay',
    '/',
  ])
    await page.goto(path);
  await expect.poll(() => isKept(page, page.url())).toBe(true);

  const kept = (await addressesKept(page)).map((address) => new URL(address).pathname);
  expect(kept).toEqual(expect.arrayContaining(['/', `/products/${slug}`, '/_offline', '/en/_offline']));
  expect(kept.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/main/media/'))).toEqual([]);
  expect(kept.filter((path) => /sw\.js|registry|build\.json/.test(path))).toEqual([]);
  expect(kept.filter((path) => !/\.(js|woff2|png|svg)$|^\/api\/main\/media\//.test(path)).sort()).toEqual(
    ['/', '/_offline', '/en/_offline', `/products/${slug}`].sort(),
  );

  await context.setOffline(true);
  expect(
    await page.evaluate(() =>
      fetch('/api/main/category').then(
        () => 'answered',
        () => 'nothing',
      ),
    ),
  ).toBe('nothing');
});

test('what the server answers is shown, a failure too, although a copy is kept; and the worker goes when it is told to', async ({
  page,
  door,
}) => {
  test.setTimeout(240_000);
  const title = page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' });
  await page.reload();
  await expect(title).toBeVisible();

  await door.answerAlways(503, '<h1>Nghỉ một lát</h1>');
  expect((await page.reload())?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Nghỉ một lát' })).toBeVisible();
  await door.close();
  await page.reload();
  await expect(title).toBeVisible();

  await door.start({ SW_KILL: '1' });
  await page.reload();
  await expect(title).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  // What this page still loads may pass through the removed worker, which copies it.
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src]');
    if (script) await fetch(script.src);
  });
  await page.reload();
  await expect(title).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('sf:'))))
    .toEqual([]);
});

test('a new worker takes over without a word, while an open page goes on with what was typed', async ({
  page,
  context,
  door,
}) => {
  test.setTimeout(240_000);
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset['worker'] = 'new';
    });
  });
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await search.fill('robot');

  // Settings stand in the worker's script, so others are another worker.
  await door.start({ REMOTE_ORIGINS: `${door.remoteOrigins},another=http://localhost:9` });
  const other = await context.newPage();
  await other.goto(`${door.url}/en`);

  await expect(page.locator('html')).toHaveAttribute('data-worker', 'new');
  await expect(search).toHaveValue('robot');
  await page.getByRole('article').getByRole('heading').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\/[^?]+/);
  await expect(
    page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first(),
  ).toBeVisible();
  expect(await isKept(page, `${door.url}/products`)).toBe(true);
});

test('no other script becomes a worker of the shop', async ({ page, watch }) => {
  await page.goto('/');
  await workerIsThere(page);

  for (const address of ['/api/main/category', '/sw.js.map', 'data:text/javascript,1'])
    expect(
      await page.evaluate(
        (script) => navigator.serviceWorker.register(script).then(String, (error: unknown) => String(error)),
        address,
      ),
      address,
    ).toMatch(/^TypeError/);
  expect(watch.violations.splice(0)).not.toEqual([]);
});
