import { screen, within } from '@testing-library/react';
import { paths } from '@storefront/shared/contracts';
import { answers, paged, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aCategory, aProduct } from '../testing/builders';
import { aShop } from '../testing/handlers';

const server = startServer();
beforeEach(() => {
  server.use(...aShop());
});

const robot = aProduct({ id: 'robot', name: 'Robot dò đường', seoSlug: 'robot-do-duong' });
const cut = aProduct({
  id: 'cut',
  name: 'Áo khoác gió',
  seoSlug: 'ao-khoac-gio',
  price: 350_000,
  originalPrice: 500_000,
});

/** Lists by the status they are asked for. */
const shelves = (onSale: (typeof robot)[], hot: (typeof robot)[]) =>
  answers('get', 'main/product/public', (request: Request) =>
    paged(new URL(request.url).searchParams.get('status') === 'HOT' ? hot : onSale),
  );

test('a visitor finds an offer, categories, and what is hot, new and suggested', async () => {
  server.use(
    shelves([aProduct(), cut], [robot]),
    answers('get', 'main/product/newest-products', paged([aProduct({ name: 'Balo mới' })])),
    answers('get', 'main/product/suggested-products', paged([aProduct({ name: 'Mũ lưỡi trai' })])),
    answers('get', 'main/category', [
      aCategory({ id: 'f', name: 'Thời trang', slug: 'f', children: [aCategory()] }),
    ]),
  );
  await renderRemote(remote, { at: paths.home.to() });

  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  expect(await (await region('Bán chạy')).findByRole('link', { name: 'Robot dò đường' })).toBeVisible();
  expect(await (await region('Mới về')).findByRole('link', { name: 'Balo mới' })).toBeVisible();
  expect(await (await region('Gợi ý cho bạn')).findByRole('link', { name: 'Mũ lưỡi trai' })).toBeVisible();
  expect(await (await region('Danh mục')).findByRole('link', { name: 'Áo thun' })).toHaveAttribute(
    'href',
    '/categories/ao-thun',
  );
  expect(screen.getByRole('link', { name: 'Áo khoác gió' })).toHaveAttribute(
    'href',
    '/products/ao-khoac-gio',
  );
  expect(screen.getByRole('link', { name: 'Xem hàng đang giảm' })).toHaveAttribute(
    'href',
    '/products?status=SALE_OFF',
  );
});

test('what is sold out is no offer; then a product that many buy stands there', async () => {
  server.use(shelves([{ ...cut, stock: 0 }], [robot]));
  await renderRemote(remote, { at: paths.home.to() });

  expect(await screen.findAllByRole('link', { name: 'Robot dò đường' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Áo khoác gió' })).not.toBeInTheDocument();
});

test('a part that fails leaves the others', async () => {
  server.use(
    refuses('get', 'main/product/newest-products', 500, 'INTERNAL'),
    refuses('get', 'main/category', 503, 'SERVICE_UNAVAILABLE'),
    shelves([cut], [robot]),
  );
  await renderRemote(remote, { at: paths.home.to() });

  expect(await screen.findByRole('button', { name: 'Thử lại: Mới về' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Robot dò đường' })).toBeVisible();
});

test('a shop that cannot be reached at all still opens its door', async () => {
  server.use(
    refuses('get', 'main/product/public', 503, 'SERVICE_UNAVAILABLE'),
    refuses('get', 'main/product/newest-products', 503, 'SERVICE_UNAVAILABLE'),
    refuses('get', 'main/product/suggested-products', 503, 'SERVICE_UNAVAILABLE'),
    refuses('get', 'main/category', 503, 'SERVICE_UNAVAILABLE'),
  );
  await renderRemote(remote, { at: paths.home.to() });

  expect(await screen.findByRole('button', { name: 'Thử lại: Bán chạy' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem tất cả sản phẩm' })).toHaveAttribute('href', '/products');
});

test('the home page speaks English', async () => {
  await renderRemote(remote, { at: paths.home.to(), language: 'en' });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clothes for every day');
  expect(await screen.findByRole('region', { name: 'Bestsellers' })).toBeVisible();
});
