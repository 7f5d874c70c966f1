import type { Page } from '@playwright/test';
import { accounts, expect, scriptsRefused, test } from './fixtures';

const listed = async (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('people read products and prices, and go from page to page by links @both', async ({
    page,
    api,
    watch,
  }) => {
    watch.expect(scriptsRefused);
    const variant = await api.variant();
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Áo sơ mi', exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Áo sơ mi', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Áo sơ mi' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/\d{1,3}(\.\d{3})+\s₫/);

    await page.goto(`/products/${variant.slug}?v=${variant.infoId}`);
    await expect(page.getByRole('heading', { level: 1, name: variant.name })).toBeVisible();
    await expect(page.getByText(`${variant.price.toLocaleString('vi-VN')} ₫`).first()).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Sản phẩm tương tự' }).getByRole('article').first(),
    ).toContainText('₫');
    await expect(page.getByText(/cần JavaScript/)).toHaveCount(0);
  });

  test('people search with the field at the top, and read what was found', async ({ page, watch }) => {
    watch.expect(scriptsRefused);
    await page.goto('/en/products');
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('ao thun');
    await field.press('Enter');

    await expect(page).toHaveURL(/\/en\/search\?q=ao\+thun$/);
    await expect(page.getByRole('heading', { level: 1, name: /ao thun/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('₫');
  });

  test('people on phones search from the page of categories @phone', async ({ page, watch }) => {
    watch.expect(scriptsRefused);
    await page.goto('/categories');
    await page.getByRole('main').getByRole('link', { name: 'Tìm sản phẩm' }).click();
    await page.getByRole('main').getByRole('searchbox', { name: 'Tìm sản phẩm' }).fill('robot');
    await page.getByRole('main').getByRole('button', { name: 'Tìm sản phẩm' }).click();

    await expect(page.getByRole('heading', { level: 1, name: /robot/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('₫');
  });

  test('people on phones reach the search from the bar @phone', async ({ page, watch }) => {
    watch.expect(scriptsRefused);
    await page.goto('/products');
    await page.getByRole('navigation', { name: 'Lối tắt' }).getByRole('link', { name: 'Tìm kiếm' }).click();

    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('main').getByRole('searchbox', { name: 'Tìm sản phẩm' })).toBeVisible();
  });

  test('people read the same list in the other language', async ({ page, watch }) => {
    watch.expect(scriptsRefused);
    await page.goto('/products?page=2');
    await page.getByRole('link', { name: /tiếng Anh/ }).click();
    await expect(page).toHaveURL(/\/en\/products\?page=2$/);
    await page.getByRole('link', { name: /Vietnamese/ }).click();

    await expect(page).toHaveURL(/[^n]\/products\?page=2$/);
  });

  test('what is not there is a real 404 that leads on', async ({ page, watch }) => {
    watch.expect(scriptsRefused);
    watch.expect(/404/);
    const answer = await page.goto('/en/products/there-is-none');

    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This product cannot be found' })).toBeVisible();
    expect((await page.goto('/khong-co-trang-nay'))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Xem sản phẩm' })).toBeVisible();
  });

  for (const path of [
    '/cart',
    '/login',
    '/signup',
    '/checkout/information',
    '/profile',
    '/portal',
    '/favourites',
    '/compare',
    '/ui',
    '/en/cart',
  ])
    test(`${path} cannot do without JavaScript, says so in its frame and waits for nothing`, async ({
      page,
      watch,
    }) => {
      watch.expect(scriptsRefused);
      await page.goto(path);

      await expect(page.getByRole('link', { name: /trang chủ|home page/ })).toBeVisible();
      await expect(page.getByText(/cần JavaScript|needs JavaScript/)).toBeVisible();
      await expect(page.locator('[data-waiting]').filter({ visible: true })).toHaveCount(0);
    });
});

for (const { what, path } of [
  { what: 'the home page', path: '/' },
  { what: 'a list', path: '/products?status=SALE_OFF&page=1' },
  { what: 'a category', path: '/categories/robotics' },
  { what: 'a product', path: '/products/:slug' },
  { what: 'a search', path: '/search?q=ao+thun' },
  { what: 'the English home page', path: '/en' },
  { what: 'the cart', path: '/cart' },
])
  test(`the browser takes over ${what} as it was sent, without a word and without asking again @both`, async ({
    page,
    api,
  }) => {
    const address = path.replace(':slug', (await api.variant()).slug);
    // Who saves data gets nothing ahead, so what is asked is asked for this page.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/') || request.method() !== 'GET' || pathname.includes('/media/')) return;
      // What time it is by the shop's clock no kept page can tell.
      if (!pathname.endsWith('/flash-sale/current-flash-sale')) asked.push(pathname);
    });
    const sent = await page.goto(address);
    expect(await sent?.text()).not.toMatch(/<[^>]*\sstyle=/);
    // The theme is known only after the page was taken over.
    await expect(page.getByRole('button', { name: /^(Giao diện tối|Dark theme)$/ })).toBeVisible();
    await expect.poll(() => listed(page)).toContainEqual(expect.stringMatching(/nprogress|\/_shell\//));

    expect(asked).toEqual([]);
  });

test('the clock of a sale is there from the first moment, and runs for who only looks @both', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  expect(html).toMatch(/role="timer"[^>]*>(<span data-days[^>]*>[^<]+<\/span>)?<span>\d\d<\/span>/);
  await page.goto('/');
  const clock = page.getByRole('main').getByRole('timer').first();
  const sent = await clock.innerText();

  await expect(clock).not.toHaveText(sent);
  expect(await clock.innerText()).toMatch(/^\D*(\d+\D+)?(\d\d\s*){3}$/);
});

test('search engines and shared links read what a product is', async ({ page, api, shop }) => {
  const { slug, name } = await api.variant();
  const html = await (await page.request.get(`/products/${slug}?utm_source=x`)).text();

  expect(html).toContain(`<title>${name} | Storefront</title>`);
  expect(html).toContain(`<link rel="canonical" href="${shop.url}/products/${slug}">`);
  expect(html).toContain(`<link rel="alternate" hreflang="en" href="${shop.url}/en/products/${slug}">`);
  expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${shop.url}/products/${slug}">`);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+">/);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Product',
      url: `${shop.url}/products/${slug}`,
      offers: expect.arrayContaining([expect.objectContaining({ priceCurrency: 'VND' })]),
    }),
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
});

test('search engines read who the shop is and how it is searched', async ({ page, shop }) => {
  const html = await (await page.request.get('/en')).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

  expect(data).toContainEqual(expect.objectContaining({ '@type': 'Organization', url: `${shop.url}/en` }));
  expect(JSON.stringify(data)).toContain(`${shop.url}/en/search?q={query}`);
});

test('the largest picture is in the HTML, and asked for before everything else', async ({ page, api }) => {
  const { slug } = await api.variant();
  for (const path of ['/', '/products', `/products/${slug}`]) {
    const html = await (await page.request.get(path)).text();
    const head = html.slice(0, html.indexOf('</head>'));

    expect(head, path).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/);
    expect(html, path).toMatch(/<img[^>]*fetchPriority="high"/);
  }
});

for (const { what, path, isPrivate = false } of [
  { what: 'the home page', path: '/' },
  { what: 'a list', path: '/products' },
  { what: 'a product', path: '/products/:slug' },
  { what: 'an English category', path: '/en/categories/robotics' },
  { what: 'the search', path: '/search?q=robot' },
  { what: 'the cart', path: '/cart' },
  { what: 'a customer’s orders', path: '/profile/orders', isPrivate: true },
])
  test(`${what}: all that the page runs of its remote is named in its HTML, and fetched once`, async ({
    page,
    api,
    shop,
    signIn,
  }) => {
    if (isPrivate) await signIn(accounts.customer);
    // Who saves data gets nothing ahead, so what is fetched is this page's.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const network = await page.context().newCDPSession(page);
    const fetched: string[] = [];
    // From the browser's own copies too, where a preload ends that the script cannot use.
    network.on('Network.responseReceived', ({ type, response: { url } }) => {
      if (type === 'Script' && !url.startsWith(shop.url)) fetched.push(url);
    });
    await network.send('Network.enable');
    const sent = await page.goto(path.replace(':slug', (await api.variant()).slug));
    const [head = ''] = (await sent?.text())?.split('</head>') ?? [];
    const links = head.matchAll(/<link rel="preload" as="script"[^>]* href="(http[^"]+)"/g);
    const named = [...links].map(([, href = '']) => href).sort();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('shell:drawn').length)).toBe(1);

    expect(named.filter((url) => /\/(remoteEntry|door-remote)\.js$/.test(url))).toHaveLength(2);
    expect(named.length).toBeGreaterThan(3);
    // What comes once the page stands is not what it waits for.
    await expect
      .poll(async () => {
        const later = await loadedAfterDrawing(page);
        return fetched.filter((url) => !later.includes(url)).sort();
      })
      .toEqual(named);
  });

const loadedAfterDrawing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = performance.getEntriesByName('shell:drawn')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime >= drawn)
      .map(({ name }) => name);
  });

test('a page that is kept is alike for everybody, and never repeats a nonce', async ({ page }) => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => page.request.get('/products')));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  const timings = answers.map((answer) => answer.headers()['server-timing']);

  expect(new Set(bodies).size).toBeLessThanOrEqual(2);
  expect(new Set(timings).size).toBe(6);
});

test('what an address adds never brings another page, and what changes the page always does', async ({
  page,
}) => {
  const read = async (path: string) => {
    await page.goto(path);
    return page.getByRole('article').getByRole('heading').first().innerText();
  };
  const first = await read('/products');
  expect(await read('/products?page=2')).not.toBe(first);
  expect(await read('/products?fbclid=1&page=2')).not.toBe(first);
  expect(await read('/products?fbclid=1')).toBe(first);
});

test('the cart and the language that a browser kept come after the page, which flickers for neither', async ({
  page,
  api,
  fillCart,
}) => {
  await fillCart({ of: await api.variant() });
  await page.addInitScript(() => {
    localStorage.setItem('language', '"en"');
  });
  await page.goto('/');

  await expect(page.getByRole('link', { name: 'Cart, 1 product' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 1 product' }).first()).toBeVisible();
});

test('who chose English before reads the home page in Vietnamese in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/en');
  // Not in a script of each document, which a new tab runs on its empty page, too, where no storage is allowed.
  await page.evaluate(() => {
    localStorage.setItem('language', '"en"');
  });
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /Vietnamese/ }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;

  await tab.waitForFunction(() => performance.getEntriesByName('shell:drawn').length > 0);
  await expect(tab.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(tab).toHaveURL(/:\d+\/$/);
});

test('when the code of a page is gone, what was sent can be read, the frame lives, and one press goes on', async ({
  page,
  watch,
}) => {
  watch.expect(/./);
  let isBroken = true;
  await page.route('**/catalog/**/remoteEntry.js*', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/products');

  await expect(page.getByRole('alert').getByText('Trang này chưa dùng được hết')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Giỏ hàng/ }).first()).toBeVisible();
  isBroken = false;
  await page
    .getByRole('button', { name: /^(Thử lại|Try again)$/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});
