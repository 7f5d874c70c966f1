import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, refuses, renderRemote, startServer, wholePage } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aCategory } from '../testing/builders';
import { aShop } from '../testing/handlers';

const server = startServer();
beforeEach(() => {
  server.use(...aShop());
});

const fashion = aCategory({
  id: 'f',
  name: 'Thời trang',
  slug: 'thoi-trang',
  children: [aCategory(), aCategory({ id: 'c-caps', name: 'Mũ', slug: 'mu', productCount: 0 })],
});
const robots = aCategory({ id: 'r', name: 'Robotics', slug: 'robotics' });

test('a visitor finds every category under what holds it', async () => {
  server.use(answers('get', 'main/category', [fashion, robots]));
  await renderRemote(remote, { at: paths.categories.to() });

  const region = within(await screen.findByRole('region', { name: 'Thời trang' }));
  expect(region.getByRole('link', { name: 'Áo thun' })).toHaveAttribute('href', '/categories/ao-thun');
  expect(region.getByRole('link', { name: 'Xem tất cả: Thời trang' })).toHaveAttribute(
    'href',
    '/categories/thoi-trang',
  );
  expect(region.getByText('12 sản phẩm')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Robotics' })).getByText('12 sản phẩm')).toBeVisible();
});

test('a visitor can ask again for categories that did not come', async () => {
  server.use(refuses('get', 'main/category', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  await renderRemote(remote, { at: paths.categories.to() });

  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByRole('link', { name: 'Áo thun' })).toBeVisible();
});

test('an English reader finds everything on the page of categories', async () => {
  server.use(answers('get', 'main/category', [fashion, robots]));
  await renderRemote(remote, { at: paths.categories.to(), language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Categories | Cửa hàng thử (en)
   description: Every category of the shop: clothes, shoes and bags, robots, boards and sensors, each with its number of products.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           span aria-current=page: Categories
     h1: Categories
     section aria-labelledby→"Thời trang"
       h2: Thời trang
       a aria-label=See all: Thời trang href=/en/categories/thoi-trang: See all
       ul
         li
           img alt src=/api/main/media/shirt?w=768
           a href=/en/categories/ao-thun: Áo thun
           12 products
         li
           img alt src=/api/main/media/shirt?w=768
           a href=/en/categories/mu: Mũ
           0 products
     section aria-labelledby→"Robotics"
       h2: Robotics
       a aria-label=See all: Robotics href=/en/categories/robotics: See all
       ul
         li
           img alt src=/api/main/media/shirt?w=768
           a href=/en/categories/robotics: Robotics
           12 products"
  `);
});
