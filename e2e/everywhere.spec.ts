import type { Paged, ProductCard } from '@storefront/shared/contracts';
import { paths as catalogPaths } from '../mf-catalog/src/paths/paths';
import { expect, test } from './fixtures';
import { expectNoOverflow, expectNoViolations, settle } from './open-to-everybody';

const languages = { Vietnamese: '', English: '/en' };
const widths = { phones: 390, desktops: 1440 };
const paths = [
  '/',
  '/products',
  '/products?color=1f7a4d&status=HOT&sort=priceAsc',
  '/products?page=99',
  '/categories',
  '/new',
  '/hot',
  '/sale-off',
  '/search',
  '/search?q=ao+thun',
  '/search?q=khongcogica',
  '/flash-sale',
  '/flash-sale?period=next',
  '/vouchers',
  '/promotions',
  '/news',
  '/faqs',
  '/showrooms',
  '/service-centers',
  '/policies/security',
  '/policies/payment',
  '/policies/exchange-return',
  '/policies/transportation',
  '/policies/warranty',
  '/policies/purchase-offers',
  '/policies/shopping-guide',
  '/policies/quick-consultation',
  '/about',
  '/store-system',
  '/careers',
  '/contact',
  '/recently-viewed',
  '/compare',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe?token=x',
  '/products/khong-co-that',
  '/login',
  '/cart',
  '/_offline',
];

for (const [language, prefix] of Object.entries(languages))
  for (const [device, width] of Object.entries(widths)) {
    for (const path of paths)
      test(`${path} in ${language} on ${device} is open to everybody @full`, async ({ page, watch }) => {
        if (path.endsWith('khong-co-that')) watch.expect(/404/);
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${prefix}${path}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await settle(page);
        await expectNoViolations(page);
        await expectNoOverflow(page);
      });

    test(`three products compared in ${language} on ${device} are open to everybody @full`, async ({
      page,
      api,
    }) => {
      const { data } = await api.call<Paged<ProductCard>>('main/product/public?limit=3');
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${prefix}${catalogPaths.compare.to(data.map(({ id }) => id))}`);
      await expect(page.getByRole('columnheader')).toHaveCount(4);
      await settle(page);
      await expectNoViolations(page);
      await expectNoOverflow(page);
    });

    test(`a category, a product and an article in ${language} on ${device} are open to everybody @full`, async ({
      page,
      api,
    }) => {
      const { slug } = await api.variant();
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${prefix}/products/${slug}`);
      await settle(page);
      await expectNoViolations(page);
      for (const [from, link] of [
        ['/', 'a[href*="/categories/"]'],
        ['/news', 'main a[href*="/news/"]'],
      ] as const) {
        await page.goto(`${prefix}${from}`);
        const to = await page.locator(link).first().getAttribute('href');
        await page.goto(to ?? '');
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await settle(page);
        await expectNoViolations(page);
        await expectNoOverflow(page);
      }
    });
  }
