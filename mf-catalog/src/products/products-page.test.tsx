import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type PageMeta } from '@storefront/shared/contracts';
import { answers, paged, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aCategory, aProduct } from '../testing/builders';
import { aShop } from '../testing/handlers';

let asked: URLSearchParams[] = [];
const server = startServer();
beforeEach(() => {
  asked = [];
  server.use(...aShop());
});

/** A list whose questions can be looked at. */
function aList(rows = [aProduct()], meta: Partial<PageMeta> = {}) {
  const page = paged(rows);
  return answers('get', 'main/product/public', (request: Request) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    return { ...page, meta: { ...page.meta, page: Number(query.get('page')), ...meta } };
  });
}
/** Where there is no room beside the list, filters are in a sheet. */
async function openFilters(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: /^Bộ lọc/ }));
  return within(screen.getByRole('dialog', { name: 'Bộ lọc' }));
}
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);

test('a visitor sees products with prices, and how many there are', async () => {
  server.use(
    aList([
      aProduct(),
      aProduct({ id: 'robot', name: 'Robot dò đường', seoSlug: 'robot', price: 890_000, maxPrice: 990_000 }),
    ]),
  );
  await renderRemote(remote, { at: paths.products.to() });

  expect(await screen.findByText('2 sản phẩm')).toHaveAttribute('role', 'status');
  const robot = within(screen.getByRole('link', { name: 'Robot dò đường' }).closest('article')!);
  expect(robot.getByText(/890\.000\s₫/)).toBeVisible();
  expect(robot.getByText('Từ')).toBeVisible();
  expect(lastAsked()).toEqual({ page: '1', limit: '0', orderByPriority: 'ASC' });
});

test('a card says its name once, its colours by name, its cut and that it is sold out', async () => {
  server.use(aList([aProduct({ price: 175_000, originalPrice: 200_000, stock: 0 })]));
  await renderRemote(remote, { at: paths.products.to() });

  const card = within((await screen.findByRole('link', { name: 'Áo thun cổ tròn' })).closest('article')!);
  expect(card.queryByRole('img')).not.toBeInTheDocument();
  expect(card.getByText('Màu: Đen, Trắng')).toBeInTheDocument();
  expect(card.getByText(/^[-−]12,5%$/)).toBeVisible();
  expect(card.getByText('Hết hàng')).toBeVisible();
});

test('only the very first picture is asked for before all others', async () => {
  server.use(
    aList(Array.from({ length: 8 }, (_, index) => aProduct({ id: `p${index}`, name: `Áo ${index}` }))),
  );
  const { container } = await renderRemote(remote, { at: paths.products.to() });
  await screen.findByText('8 sản phẩm');

  const pictures = [...container.querySelectorAll('main img, article img')];
  expect(pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high')).toHaveLength(1);
  expect(pictures.slice(0, 4).every((picture) => picture.getAttribute('loading') === 'eager')).toBe(true);
  expect(pictures.slice(4).every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
});

test('a shopper sorts, and the order is in the address', async () => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to({ page: 2, status: 'NEW' }) });

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sắp xếp' }), 'Giá thấp đến cao');

  expect(location()).toBe('/products?status=NEW&sort=priceAsc');
  await waitFor(() => expect(lastAsked()).toMatchObject({ page: '1', sort: 'priceAsc', status: 'NEW' }));
});

test('a shopper filters, sees what is applied, and takes it back', async () => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to() });

  const filters = await openFilters(user);
  await user.click(filters.getByRole('checkbox', { name: 'Mới' }));
  await user.click(filters.getByRole('link', { name: /^Dưới 200\.000\s₫$/ }));
  await user.click(await filters.findByRole('button', { name: 'Xem 1 sản phẩm' }));
  expect(location()).toBe('/products?status=NEW&maxPrice=200000');

  const applied = within(screen.getByRole('list', { name: 'Đang lọc' }));
  await user.click(applied.getAllByRole('button')[0]!);
  expect(location()).toBe('/products?maxPrice=200000');

  await user.click(screen.getByRole('link', { name: 'Xoá tất cả' }));
  expect(location()).toBe('/products');
});

test('a price range can be typed as people write it', async () => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to() });

  const filters = await openFilters(user);
  await user.type(filters.getByRole('textbox', { name: 'Từ (₫)' }), '300.000 ₫');
  await user.type(filters.getByRole('textbox', { name: 'Đến (₫)' }), '100000{Enter}');

  expect(location()).toBe('/products?minPrice=100000&maxPrice=300000');
});

test('what is no amount is refused beside its field', async () => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to() });

  const filters = await openFilters(user);
  await user.type(filters.getByRole('textbox', { name: 'Từ (₫)' }), 'rẻ{Enter}');

  expect(filters.getByRole('textbox', { name: 'Từ (₫)' })).toHaveAccessibleDescription(
    /Ghi số tiền bằng chữ số/,
  );
  expect(location()).toBe('/products');
});

test('pages are links that keep the filters', async () => {
  server.use(aList([aProduct()], { total: 60, totalPages: 3 }));
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to({ status: 'HOT' }) });
  await screen.findByText('60 sản phẩm');

  const pages = screen.getAllByRole('link').filter((link) => link.textContent === '2');
  expect(pages[0]).toHaveAttribute('href', '/products?status=HOT&page=2');
  await user.click(pages[0]!);

  expect(location()).toBe('/products?status=HOT&page=2');
  expect(await screen.findByText('60 sản phẩm, trang 2 trên 3')).toBeVisible();
});

test('a page beyond the end leads back into the list', async () => {
  server.use(aList([], { total: 30, totalPages: 2 }));
  await renderRemote(remote, { at: paths.products.to({ page: 99 }) });

  expect(await screen.findByText('Danh sách này chỉ có 2 trang')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Đến trang cuối' })).toHaveAttribute('href', '/products?page=2');
});

test('filters that leave nothing over can be cleared', async () => {
  server.use(aList([], { total: 0, totalPages: 0 }));
  await renderRemote(remote, { at: paths.products.to({ status: 'HOT', minPrice: 9_000_000 }) });

  expect(await screen.findByText('Không có sản phẩm nào hợp bộ lọc')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xoá bộ lọc' })).toHaveAttribute('href', '/products');
});

test('a shopper can retry when products fail to load', async () => {
  server.use(aList());
  server.use(refuses('get', 'main/product/public', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.products.to() });

  await user.click(await screen.findByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByRole('link', { name: 'Áo thun cổ tròn' })).toBeVisible();
});

test('a category shows its place in the tree and what is below it', async () => {
  const tops = aCategory();
  server.use(
    aList(),
    answers('get', 'main/category', [
      aCategory({ id: 'f', name: 'Thời trang', slug: 'thoi-trang', children: [tops] }),
    ]),
  );
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.category.to('thoi-trang') });

  expect(await screen.findByRole('heading', { level: 1, name: 'Thời trang' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Áo thun' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Áo thun' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Thời trang' })).toHaveAttribute('href', '/categories/thoi-trang');
  expect(lastAsked()).toMatchObject({ categorySlug: 'ao-thun' });
});

test('an unknown category says so and leads on', async () => {
  server.use(refuses('get', 'main/product/public', 404, 'CATEGORY_NOT_FOUND'));
  await renderRemote(remote, { at: paths.category.to('khong-co') });

  expect(await screen.findByRole('heading', { level: 1, name: 'Không có danh mục này' })).toBeInTheDocument();
});

test('a category is browsed even when the tree of categories fails', async () => {
  server.use(aList(), refuses('get', 'main/category', 500, 'INTERNAL'));
  await renderRemote(remote, { at: paths.category.to('ao-thun') });

  expect(await screen.findByRole('link', { name: 'Áo thun cổ tròn' })).toBeVisible();
});

test('what is searched for is found, and the words stay while sorting', async () => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.search.to('áo thun') });

  expect(await screen.findByRole('heading', { level: 1, name: 'Kết quả cho “áo thun”' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sắp xếp' }), 'Mới nhất');

  expect(new URLSearchParams(location().split('?')[1]).get('q')).toBe('áo thun');
  expect(lastAsked()).toMatchObject({ search: 'áo thun' });
});

test('a search that finds nothing helps on: the words, categories and other products', async () => {
  server.use(
    aList([], { total: 0, totalPages: 0 }),
    answers('get', 'main/product/suggested-products', paged([aProduct({ name: 'Robot dò đường' })])),
  );
  await renderRemote(remote, { at: paths.search.to('<b>xyz</b>') });

  expect(await screen.findByText('Không tìm thấy “<b>xyz</b>”')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Áo thun' })).toHaveAttribute('href', '/categories/ao-thun');
  expect(await screen.findByRole('link', { name: 'Robot dò đường' })).toBeVisible();
});

test('an empty search asks the server nothing and asks for words', async () => {
  server.use(aList());
  await renderRemote(remote, { at: paths.search.to('  ') });

  expect(await screen.findByText('Bạn muốn tìm gì?')).toBeVisible();
  expect(asked).toEqual([]);
});

test('the list speaks English', async () => {
  server.use(aList());
  await renderRemote(remote, { at: paths.products.to({ status: 'HOT' }), language: 'en' });

  expect(await screen.findByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  expect(await screen.findByText('1 product')).toBeVisible();
});
