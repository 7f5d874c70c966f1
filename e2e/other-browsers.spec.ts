import { test as base, expect } from '@playwright/test';
import { firefoxPath, openFirefox } from './browsers/firefox';
import { createTab, type Tab } from './browsers/tab';
import { openWebkit, webkitPath } from './browsers/webkit';
import { createApi, password, type Api } from './fixtures/api';
import { startDocumentServer } from './fixtures/document-server';
import { shopAddresses, type ShopAddresses } from './fixtures/shop';

/** The most important journeys in browsers that are not Chromium; `npm run test:full` runs them where they are installed. */
const browsers = [
  { name: 'Firefox', path: firefoxPath, open: openFirefox },
  { name: 'WebKit', path: webkitPath, open: openWebkit },
];

/** What Firefox itself writes of a script or picture whose loading was cut off. */
const cutOff = /None of the “sha256” hashes .* match|A ServiceWorker intercepted the request and encountered/;
const lastWords = 'the end of the journey';

/** Waits until everything that was written to the console has arrived here. */
async function messagesAreRead(tab: Tab): Promise<void> {
  await tab.evaluate(`console.error(${JSON.stringify(lastWords)})`);
  await expect.poll(() => tab.messages().some((message) => message.includes(lastWords))).toBe(true);
}

/** Waits until a page asks for nothing more. */
async function isAtRest(tab: Tab): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const count = Number(await tab.evaluate(`performance.getEntriesByType('resource').length`));
        const isEqual = count === before;
        before = count;
        return isEqual;
      },
      { intervals: [1_000], timeout: 30_000 },
    )
    .toBe(true);
}

async function signIn(tab: Tab, { customer }: Api): Promise<void> {
  await tab.type('Email', customer);
  await tab.type('Mật khẩu', password);
  await tab.click('button', 'Đăng nhập');
}

for (const { name, path, open } of browsers) {
  const test = base.extend<{ tab: Tab }, { shop: ShopAddresses; api: Api }>({
    shop: [async ({}, use) => use(shopAddresses()), { scope: 'worker' }],
    api: [async ({ shop }, use) => use(createApi(shop)), { scope: 'worker' }],
    tab: async ({}, use) => {
      const tab = createTab(await open());
      await use(tab);
      await tab.close();
    },
  });
  test.describe(`in ${name} @full`, () => {
    // A machine may have only Chromium, which runs every other journey.
    test.skip(!path, `${name} is not installed`);
    test.setTimeout(240_000);

    test('a shopper signs in and sees the own start page', async ({ tab, shop, api }) => {
      await tab.open(`${shop.url}/login`);
      await signIn(tab, api);

      await expect.poll(() => tab.path()).toBe('/portal');
      await tab.find('heading', /^Xin chào/);
    });

    test('a shopper searches and opens what was found', async ({ tab, shop, api }) => {
      const { name: product } = await api.variant();
      await tab.open(shop.url);
      await tab.type(/^Tìm/, `${product}\n`);
      await expect.poll(() => tab.path()).toBe('/search');

      await tab.click('link', product);
      await tab.find('heading', product);
    });

    test('a shopper with a phone types into the search as soon as it is open', async ({ tab, shop }) => {
      await tab.resize(390, 844);
      await tab.open(shop.url);
      // Its button is a link until the page is alive.
      await expect.poll(() => tab.evaluate(`performance.getEntriesByName('shell:drawn').length`)).toBe(1);
      await tab.click('link', 'Tìm kiếm');

      await expect
        .poll(() =>
          tab.evaluate(`document.activeElement?.matches('dialog[open] [role="combobox"]') ?? false`),
        )
        .toBe(true);
      await (await tab.find('field', /^Tìm/)).type('robot\n');
      await expect.poll(() => tab.path()).toBe('/search');
    });

    test('a shopper buys online and finds the order paid', async ({ tab, shop, api }) => {
      const { slug, infoId, name: product } = await api.variant();
      await api.emptyCart((await api.as(api.customer)).token);
      await tab.open(`${shop.url}/login`);
      await signIn(tab, api);
      await expect.poll(() => tab.path()).toBe('/portal');

      await tab.open(`${shop.url}/products/${slug}?v=${infoId}`);
      await tab.find('heading', product);
      await tab.click('button', 'Thêm vào giỏ');
      await tab.find('text', /^Đã thêm vào giỏ hàng/);
      await tab.open(`${shop.url}/cart`);
      await tab.click('link', 'Mua hàng (1)');
      await tab.find('heading', 'Thông tin nhận hàng');
      await tab.click('button', 'Tiếp tục đến giao hàng');
      await tab.find('heading', 'Giao hàng và thanh toán');
      await tab.click('field', /VNPAY/);
      await tab.click('button', 'Tiếp tục đến xác nhận');
      await tab.click('button', /^Đặt hàng · /);
      await tab.click('link', 'Thanh toán ngay');
      await tab.click('link', /Ngân hàng Quốc Dân/);
      await tab.type('Số thẻ', '9704198526191432198');
      await tab.type(/^Tên chủ thẻ/, 'NGUYEN VAN A');
      await tab.type(/^Ngày phát hành/, '07/15');
      await tab.click('button', 'Tiếp tục');
      await tab.type(/^Mã OTP/, '123456');
      await tab.click('button', /^Thanh toán/);

      await tab.find('heading', 'Thanh toán thành công');
    });

    test('a page seen before is there when the shop cannot be reached, and another says so', async ({
      tab,
      shop,
    }) => {
      const entrance = await startDocumentServer(shop);
      try {
        await entrance.start();
        await tab.open(`${entrance.url}/products`);
        await expect
          .poll(() => tab.evaluate('navigator.serviceWorker?.controller !== null'), { timeout: 30_000 })
          .toBe(true);
        await tab.open(`${entrance.url}/products`);
        await tab.find('heading', 'Tất cả sản phẩm');
        await expect
          .poll(() =>
            tab.evaluate(`caches.open('sf:pages').then((kept) => kept.match(location.href)).then(Boolean)`),
          )
          .toBe(true);
        await entrance.close();

        await tab.open(`${entrance.url}/products`);
        await tab.find('heading', 'Tất cả sản phẩm');
        await tab.open(`${entrance.url}/contact`);
        await tab.find('heading', /ngoại tuyến|mạng/i);
      } finally {
        await entrance.end();
      }
    });

    test('pages write no error and no warning to the console', async ({ tab, shop, api }) => {
      // Its console output never arrived under automation, so the list would be empty whatever a page writes.
      test.skip(name === 'WebKit', 'its driver does not hand on what is written to the console');
      const { slug } = await api.variant();
      for (const page of ['/', '/products', `/products/${slug}`, '/cart', '/login', '/news', '/en']) {
        await tab.open(`${shop.url}${page}`);
        await isAtRest(tab);
      }

      await messagesAreRead(tab);
      expect(tab.messages()).toEqual([expect.stringContaining(lastWords)]);
    });

    test('a page that is left while its scripts load writes no error of the shop', async ({ tab, shop }) => {
      // Its console output never arrived under automation, so the list would be empty whatever a page writes.
      test.skip(name === 'WebKit', 'its driver does not hand on what is written to the console');
      for (const page of ['/', '/products', '/cart', '/login']) {
        await tab.evaluate(`location.assign(${JSON.stringify(`${shop.url}/products`)}), null`);
        await tab.open(`${shop.url}${page}`);
      }
      await isAtRest(tab);

      await messagesAreRead(tab);
      expect(tab.messages().filter((message) => !cutOff.test(message))).toEqual([
        expect.stringContaining(lastWords),
      ]);
    });
  });
}
