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

/** Firefox says that a script whose loading was cut off is not the one that was asked for: the digest is that of nothing. */
const cutOff = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

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

    test('pages write no error and no warning to the console, also when they are left while they load', async ({
      tab,
      shop,
      api,
    }) => {
      const { slug } = await api.variant();
      for (const page of ['/', '/products', `/products/${slug}`, '/cart', '/login', '/news', '/en'])
        await tab.open(`${shop.url}${page}`);
      await tab.evaluate(`location.assign('/products'), null`);
      await tab.open(`${shop.url}/cart`);
      await tab.find('heading', 'Giỏ hàng');
      await tab.evaluate(`console.error('the end of the journey')`);
      await expect
        .poll(() => tab.messages().some((message) => message.includes('the end of the journey')))
        .toBe(true);

      expect(tab.messages().filter((message) => !message.includes(cutOff))).toEqual([
        expect.stringContaining('the end of the journey'),
      ]);
    });
  });
}
