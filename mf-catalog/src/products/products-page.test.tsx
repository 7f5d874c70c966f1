import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageMeta } from '@storefront/shared/contracts';
import {
  aFlashSaleInfo,
  answers,
  aProduct,
  paged,
  refuses,
  renderRemote,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aCategory, shirtFacets } from '../testing/builders';
import { aShop } from '../testing/handlers';
import { validUntilOf } from '../testing/valid-until';

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
  return within(await screen.findByRole('dialog', { name: 'Bộ lọc' }));
}
type Filters = Awaited<ReturnType<typeof openFilters>>;
/** Of most groups one sees only that they are there until they are opened. */
async function openGroup(user: ReturnType<typeof userEvent.setup>, filters: Filters, name: string) {
  await user.click(await filters.findByRole('heading', { name: new RegExp(`^${name}`) }));
}
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);

test.each([
  ['Enter', '{Enter}'],
  ['the space bar', ' '],
])('a keyboard opens the filters with %s', async (_key, pressed) => {
  server.use(aList());
  await renderRemote(remote, { at: paths.products.to() });
  (await screen.findByRole('button', { name: /^Bộ lọc/ })).focus();

  await userEvent.keyboard(pressed);

  expect(await screen.findByRole('dialog', { name: 'Bộ lọc' })).toBeVisible();
});

const flashSale = (endsAt: string) => ({
  flashSaleId: 'f1',
  salePrice: 150_000,
  quotaLeft: 3,
  perCustomerLimit: null,
  endsAt,
});

test.each([
  [
    'the first of its flash sales ends',
    ['2098-06-01T03:00:00.000Z', '2098-03-01T03:00:00.000Z'],
    '2098-03-01T03:00:00.000Z',
  ],
  ['the usual time is over, without a flash sale', [], undefined],
])('a cached list is shown until %s', async (_when, ends, expected) => {
  const onSale = ends.map((endsAt, index) =>
    aProduct({ id: String(index), name: `Robot ${String(index)}`, flashSale: flashSale(endsAt) }),
  );
  server.use(
    aList([aProduct(), ...onSale]),
    answers('get', 'main/flash-sale/current-flash-sale', aFlashSaleInfo(null)),
  );
  const { store } = await renderRemote(remote, { at: paths.products.to() });
  await screen.findByText(`${String(ends.length + 1)} sản phẩm`);

  expect(await validUntilOf(store, remote.routes, paths.products.pattern)).toBe(expected);
});

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
  expect(card.getByRole('img')).toHaveAccessibleName('Màu: Đen, Trắng');
  expect(card.getByText(/^[-−]12%$/)).toBeVisible();
  expect(card.getByText('Hết hàng')).toBeVisible();
});

test('a card tells the price of the sale that runs, and the usual one once it is over', async () => {
  const sale = { flashSaleId: 'f1', salePrice: 150_000, quotaLeft: 3, perCustomerLimit: null };
  const ends = (ms: number) => new Date(Date.now() + ms).toISOString();
  server.use(
    aList([
      aProduct({
        id: 'a',
        name: 'Áo đang bán',
        price: 200_000,
        // What it cost before a reduction that came earlier is not what it cost before the sale.
        originalPrice: 250_000,
        flashSale: { ...sale, endsAt: ends(3_600_000) },
      }),
      aProduct({ id: 'b', name: 'Áo hết lượt', price: 200_000, flashSale: { ...sale, endsAt: ends(-1) } }),
    ]),
    answers('get', 'main/flash-sale/current-flash-sale', {
      currentFlashSale: null,
      nextFlashSale: null,
      serverTime: new Date().toISOString(),
    }),
  );
  await renderRemote(remote, { at: paths.products.to() });

  const card = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('article')!);
  expect((await card('Áo đang bán')).getByText(/150\.000\s₫/)).toBeVisible();
  expect((await card('Áo đang bán')).getByText(/200\.000\s₫/)).toBeVisible();
  expect((await card('Áo đang bán')).getByText(/^[-−]25%$/)).toBeVisible();
  const over = await card('Áo hết lượt');
  await waitFor(() => expect(over.queryByText(/150\.000\s₫/)).not.toBeInTheDocument());
  expect(over.getByText(/200\.000\s₫/)).toBeVisible();
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

test('without a script the form of the order leads to the same address as choosing it', async () => {
  server.use(aList());
  await renderRemote(remote, { at: paths.products.to({ page: 2, status: 'NEW', minPrice: 9_000 }) });
  const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sắp xếp' });
  const { form } = order;
  order.value = 'priceAsc';

  const fields = [...form!.elements].filter((field) => field.getAttribute('name'));
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/products']);
  expect(
    Object.fromEntries(fields.map((field) => [field.getAttribute('name'), Reflect.get(field, 'value')])),
  ).toEqual({ status: 'NEW', minPrice: '9000', sort: 'priceAsc' });
});

test('a shopper filters, sees what is applied, and takes it back', async () => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to({ page: 3 }) });

  const filters = await openFilters(user);
  await openGroup(user, filters, 'Nổi bật');
  await user.click(await filters.findByText('Mới'));
  await user.click(filters.getByText('100.000 ₫ – 200.000 ₫'));
  await user.click(await filters.findByRole('button', { name: 'Xem 1 sản phẩm' }));
  expect(location()).toBe('/products?price=100000-200000&status=NEW');
  await waitFor(() =>
    expect(lastAsked()).toMatchObject({ price: '100000-200000', status: 'NEW', page: '1' }),
  );

  const applied = within(screen.getByRole('list', { name: 'Đang lọc' }));
  await user.click(applied.getByRole('link', { name: 'Bỏ lọc Mới' }));
  expect(location()).toBe('/products?price=100000-200000');
  expect(screen.getByRole('region', { name: 'Danh sách sản phẩm' })).toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Xoá tất cả' }));
  expect(location()).toBe('/products');
});

test('a shopper chooses from how many stars on, one at a time', async () => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to({ page: 3 }) });

  const filters = await openFilters(user);
  await openGroup(user, filters, 'Đánh giá');
  await user.click(await filters.findByRole('link', { name: 'Từ 4 sao 3 sản phẩm' }));
  expect(location()).toBe('/products?rating=4');
  await user.click(filters.getByRole('link', { name: 'Từ 3 sao 3 sản phẩm' }));
  expect(location()).toBe('/products?rating=3');
  await waitFor(() => expect(lastAsked()).toMatchObject({ rating: '3', page: '1' }));
  expect(filters.getByRole('link', { current: true })).toHaveTextContent('Từ 3 sao');

  await user.click(await filters.findByRole('button', { name: 'Xem 1 sản phẩm' }));
  expect(screen.getByText('1 sản phẩm')).toHaveAttribute('role', 'status');
  const applied = within(screen.getByRole('list', { name: 'Đang lọc' }));
  await user.click(applied.getByRole('link', { name: 'Bỏ lọc Từ 3 sao' }));
  expect(location()).toBe('/products');
});

test('a shopper keeps what is in a flash sale, which its cards say', async () => {
  server.use(
    aList([], { total: 0, totalPages: 0 }),
    answers('get', 'main/product/recovery', {
      suggestion: null,
      drop: [{ param: 'flashSale', total: 12, isMore: false }],
      popular: [],
    }),
  );
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to({ size: 'M' }) });

  const filters = await openFilters(user);
  await openGroup(user, filters, 'Ưu đãi');
  await user.click(await filters.findByRole('link', { name: 'Đang flash sale 3 sản phẩm' }));

  expect(location()).toBe('/products?flashSale=true&size=M');
  await waitFor(() => expect(lastAsked()).toMatchObject({ flashSale: 'true', size: 'M' }));
  expect(await screen.findByRole('link', { name: 'Bỏ lọc Đang flash sale' })).toHaveAttribute(
    'href',
    '/products?size=M',
  );
  expect(await screen.findByRole('link', { name: 'Bỏ Ưu đãi: 12 sản phẩm' })).toHaveAttribute(
    'href',
    '/products?size=M',
  );
});

test('two colours are one of them, a colour and a material are both', async () => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to() });

  const filters = await openFilters(user);
  await openGroup(user, filters, 'Màu');
  await user.click(await filters.findByText('Đen'));
  await user.click(filters.getByText('Trắng'));
  await openGroup(user, filters, 'Chất liệu');
  await user.click(filters.getByText('Vải loại 2'));

  expect(location()).toBe('/products?color=1c1917&color=ffffff&specs=chat-lieu%3Aloai-2');
  await waitFor(() =>
    expect(lastAsked()).toMatchObject({ color: '1c1917,ffffff', specs: 'chat-lieu:loai-2' }),
  );
  expect(filters.getByText('Đen').closest('a')).toHaveAttribute('aria-current', 'true');
});

test('each choice says how much it would leave, and what would leave nothing is no choice', async () => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.products.to() });

  const filters = await openFilters(user);
  for (const group of ['Màu', 'Nổi bật', 'Chất liệu']) await openGroup(user, filters, group);

  expect(await filters.findByRole('link', { name: 'Trắng 3 sản phẩm' })).toBeInTheDocument();
  expect(filters.getByRole('link', { name: 'Đen 10.000+ sản phẩm' })).toBeInTheDocument();
  const none = filters.getByRole('link', { name: 'Đang giảm giá 0 sản phẩm' });
  expect(none).toHaveAttribute('aria-disabled', 'true');
  expect(none).not.toHaveAttribute('href');
  expect(filters.getByText('Thêm 3 lựa chọn')).toBeInTheDocument();
});

/** As the server answers: briefly the values of prices and of groups in which something is chosen. */
function briefFacets(questions: (string | null)[] = []) {
  return answers('get', 'main/product/facets', (request: Request) => {
    const { searchParams } = new URL(request.url);
    const isBrief = searchParams.get('brief');
    questions.push(isBrief);
    const brief = (facet: (typeof shirtFacets)[number]) =>
      facet.param === 'price' || searchParams.has(facet.param)
        ? facet
        : { ...facet, values: [], more: facet.values.length };
    return { facets: isBrief ? shirtFacets.map(brief) : shirtFacets, total: 3, isMore: false };
  });
}

test('a group says how many values it has, and asks for them once it is opened', async () => {
  const questions: (string | null)[] = [];
  server.use(aList(), briefFacets(questions));
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.products.to() });
  const filters = await openFilters(user);
  const colours = (await filters.findByRole('heading', { name: 'Màu sắc' })).closest('summary')!;
  expect(colours).toHaveTextContent(/^Màu sắc2$/);
  expect(filters.getByRole('link', { name: /^100\.000/ })).toBeVisible();
  expect(questions).toEqual(['true']);

  await user.click(colours);

  expect(await filters.findByRole('link', { name: /^Đen/ })).toBeVisible();
  expect(questions).toEqual(['true', null]);

  await user.click(filters.getByRole('link', { name: /^Trắng/ }));

  await waitFor(() => expect(filters.getByRole('link', { name: /^Trắng/ })).toHaveAttribute('aria-current'));
  expect(filters.getByRole('link', { name: /^Đen/ })).toBeVisible();
});

test('a group says that it waits from the moment it is opened, and only until its values are here', async () => {
  server.use(aList(), briefFacets());
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.products.to() });
  const filters = await openFilters(user);
  const heading = await filters.findByRole('heading', { name: 'Màu sắc' });
  const group = within(heading.closest('details')!);
  // It stands in the closed group, too: the browser opens it before any code is here.
  expect(group.getByText('Đang tải')).toBeInTheDocument();

  await user.click(heading);

  expect(await group.findByRole('link', { name: /^Đen/ })).toBeVisible();
  expect(group.queryByText('Đang tải')).not.toBeInTheDocument();
});

test('the values of a group come, too, when it is open only because something in it was chosen', async () => {
  server.use(aList(), briefFacets());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to({ color: '1c1917' }) });
  const filters = await openFilters(user);

  await user.click(await filters.findByRole('link', { name: /^Đen/ }));

  expect(location()).toBe('/products');
  await waitFor(() =>
    expect(filters.getByRole('link', { name: /^Đen/ })).not.toHaveAttribute('aria-current'),
  );
  expect(filters.getByRole('link', { name: /^Trắng/ })).toBeVisible();
});

test('values that cannot be loaded are said to be missing, and can be asked for again', async () => {
  server.use(aList(), briefFacets());
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.products.to() });
  const filters = await openFilters(user);
  await filters.findByRole('heading', { name: /^Màu/ });
  server.use(refuses('get', 'main/product/facets', 500, 'INTERNAL_ERROR', {}, { once: true }));

  await openGroup(user, filters, 'Màu');
  expect(await filters.findByText(/^Chưa tải được bộ lọc/)).toBeVisible();
  expect(filters.getByRole('link', { name: /^100\.000/ })).toBeVisible();
  await user.click(filters.getByRole('button', { name: 'Thử lại' }));

  expect(await filters.findByRole('link', { name: /^Đen/ })).toBeVisible();
  expect(filters.queryByText(/^Chưa tải được bộ lọc/)).not.toBeInTheDocument();
});

test('what was chosen can be taken back even when nothing has it', async () => {
  server.use(aList([], { total: 0, totalPages: 0 }));
  await renderRemote(remote, {
    at: paths.products.to({ color: 'abcdef', size: 'XXXL', category: 'khong-co' }),
  });

  const applied = within(await screen.findByRole('list', { name: 'Đang lọc' }));
  expect(applied.getByRole('link', { name: 'Bỏ lọc #abcdef' })).toHaveAttribute(
    'href',
    '/products?category=khong-co&size=XXXL',
  );
  expect(applied.getByRole('link', { name: 'Bỏ lọc khong-co' })).toBeVisible();
});

test('a list is there although its filters are not, and they can be asked for again', async () => {
  server.use(aList(), refuses('get', 'main/product/facets', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.products.to() });
  expect(await screen.findByRole('link', { name: 'Áo thun cổ tròn' })).toBeVisible();

  const filters = await openFilters(user);
  expect(await filters.findByText(/^Chưa tải được bộ lọc/)).toBeInTheDocument();
  await user.click(filters.getByRole('button', { name: 'Thử lại' }));

  expect(await filters.findByRole('heading', { name: /^Màu/ })).toBeInTheDocument();
});

test('a price range can be typed as people write it', async () => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to() });

  const filters = await openFilters(user);
  await user.type(await filters.findByRole('textbox', { name: 'Từ (₫)' }), '300.000 ₫');
  await user.type(filters.getByRole('textbox', { name: 'Đến (₫)' }), '100000{Enter}');

  expect(location()).toBe('/products?minPrice=100000&maxPrice=300000');
});

test('what is no amount is refused beside its field', async () => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to() });

  const filters = await openFilters(user);
  await user.type(await filters.findByRole('textbox', { name: 'Từ (₫)' }), 'rẻ{Enter}');

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

/** Three pages of two products each. */
function threePages() {
  return answers('get', 'main/product/public', (request: Request) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const rows = ['a', 'b'].map((letter) =>
      aProduct({ id: `${page}${letter}`, name: `Áo ${page}${letter}`, seoSlug: `ao-${page}${letter}` }),
    );
    return { data: rows, meta: { page, limit: 2, total: 6, totalPages: 3 } };
  });
}
const names = () => screen.getAllByRole('heading', { level: 3, name: /^Áo/ }).map((name) => name.textContent);

test('more products come below those that are there, the address says how far, and Back leaves the list', async () => {
  server.use(threePages());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to({ status: 'NEW' }) });
  const entries = window.history.length;

  const more = await screen.findByRole('link', { name: 'Xem thêm 2 sản phẩm' });
  expect(more).toHaveAttribute('href', '/products?status=NEW&page=2');
  await user.click(more);

  expect(await screen.findByRole('link', { name: 'Áo 2a' })).toHaveFocus();
  expect(names()).toEqual(['Áo 1a', 'Áo 1b', 'Áo 2a', 'Áo 2b']);
  expect(location()).toBe('/products?status=NEW&from=1&page=2');
  expect(screen.getByText('Đang xem 4 trên 6 sản phẩm')).toHaveAttribute('role', 'status');

  await user.click(screen.getByRole('link', { name: 'Xem thêm 2 sản phẩm' }));
  expect(await screen.findByRole('link', { name: 'Áo 3b' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Xem thêm/ })).not.toBeInTheDocument();
  expect(window.history).toHaveLength(entries);
});

test('an address that says how far shows all of it', async () => {
  server.use(threePages());
  await renderRemote(remote, { at: '/products?from=1&page=3' });

  expect(await screen.findByRole('link', { name: 'Áo 3b' })).toBeVisible();
  expect(names()).toHaveLength(6);
  // The button was not pressed, so the focus stays where it was.
  expect(document.body).toHaveFocus();
});

test('ten pages at most stand below each other; the next is a page alone', async () => {
  server.use(aList([aProduct()], { limit: 24, total: 300, totalPages: 13 }));
  const { location } = await renderRemote(remote, { at: '/products?from=1&page=10' });
  expect(screen.queryByRole('link', { name: /^Xem thêm/ })).not.toBeInTheDocument();

  await userEvent.click(await screen.findByRole('link', { name: 'Xem trang sau' }));

  expect(location()).toBe('/products?page=11');
});

test('before the last page a shopper reads how few are left', async () => {
  server.use(aList([aProduct()], { limit: 24, total: 25, totalPages: 2 }));
  await renderRemote(remote, { at: paths.products.to() });

  expect(await screen.findByRole('link', { name: 'Xem thêm 1 sản phẩm' })).toBeVisible();
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])(
  'with %s held down more products are left to the browser, in a place of their own',
  async (key) => {
    server.use(threePages());
    const user = userEvent.setup({ delay: null });
    const { location } = await renderRemote(remote, { at: paths.products.to() });
    const more = await screen.findByRole('link', { name: 'Xem thêm 2 sản phẩm' });

    const left: boolean[] = [];
    const leave = (event: MouseEvent) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', leave);

    await user.keyboard(`{${key}>}`);
    await user.click(more);
    await user.keyboard(`{/${key}}`);
    window.removeEventListener('click', leave);

    expect(left).toEqual([true]);
    expect(location()).toBe('/products');
    expect(names()).toHaveLength(2);
  },
);

test('a page of more that fails leaves the others, and can be asked for again', async () => {
  server.use(threePages());
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.products.to() });
  const more = await screen.findByRole('link', { name: 'Xem thêm 2 sản phẩm' });
  server.use(refuses('get', 'main/product/public', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  await user.click(more);

  await user.click(await screen.findByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByRole('link', { name: 'Áo 2b' })).toBeVisible();
  expect(names()).toHaveLength(4);
});

test('a shopper chooses how much a page holds', async () => {
  server.use(aList([aProduct()], { total: 60, totalPages: 3 }));
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: paths.products.to({ page: 2 }) });

  const sizes = within(await screen.findByRole('navigation', { name: 'Số sản phẩm mỗi trang' }));
  expect(sizes.getByRole('link', { name: '24' })).toHaveAttribute('aria-current', 'true');
  await user.click(sizes.getByRole('link', { name: '48' }));

  expect(location()).toBe('/products?pageSize=48');
  await waitFor(() => expect(lastAsked()).toMatchObject({ limit: '48', page: '1' }));
});

test('of more products than are counted, a list says so', async () => {
  server.use(aList([aProduct()], { total: 10_000, totalPages: 417, isMore: true }));
  await renderRemote(remote, { at: paths.products.to() });

  expect(await screen.findByText('10.000+ sản phẩm')).toHaveAttribute('role', 'status');
});

test.each([
  [paths.newProducts.to(), 'Hàng mới về', 'NEW'],
  [paths.hotProducts.to(), 'Hàng bán chạy', 'HOT'],
  [paths.saleProducts.to(), 'Hàng đang giảm giá', 'SALE_OFF'],
])('%s shows its products alone, narrowed like any other list', async (at, title, status) => {
  server.use(aList());
  const user = userEvent.setup({ delay: null });
  const { location } = await renderRemote(remote, { at: `${at}?status=BROKEN&size=M` });

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(lastAsked()).toMatchObject({ status, size: 'M' }));
  const filters = await openFilters(user);
  await openGroup(user, filters, 'Màu');
  await user.click(await filters.findByText('Đen'));

  expect(filters.queryByText('Mới')).not.toBeInTheDocument();
  expect(location()).toBe(`${at}?color=1c1917&size=M`);
});

test('a page beyond the end leads back into the list', async () => {
  server.use(aList([], { total: 30, totalPages: 2 }));
  await renderRemote(remote, { at: paths.products.to({ page: 1_000_000_000 }) });

  expect(await screen.findByText('Danh sách này chỉ có 2 trang')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Đến trang cuối' })).toHaveAttribute('href', '/products?page=2');
});

test('filters that leave nothing over can be cleared, or dropped where that helps', async () => {
  server.use(
    aList([], { total: 0, totalPages: 0 }),
    answers('get', 'main/product/recovery', {
      suggestion: null,
      drop: [
        { param: 'specs', group: 'chat-lieu', total: 12, isMore: false },
        { param: 'minPrice', total: 10_000, isMore: true },
      ],
      popular: [aProduct({ id: 'robot', name: 'Robot dò đường' })],
    }),
  );
  await renderRemote(remote, {
    at: paths.products.to({ specs: 'chat-lieu:loai-1', minPrice: 9_000_000, sort: 'newest' }),
  });

  expect(await screen.findByText('Không có sản phẩm nào hợp bộ lọc')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xoá bộ lọc' })).toHaveAttribute('href', '/products?sort=newest');
  expect(await screen.findByRole('link', { name: 'Bỏ Chất liệu: 12 sản phẩm' })).toHaveAttribute(
    'href',
    '/products?minPrice=9000000&sort=newest',
  );
  expect(screen.getByRole('link', { name: 'Bỏ Khoảng giá: 10.000+ sản phẩm' })).toHaveAttribute(
    'href',
    '/products?specs=chat-lieu%3Aloai-1&sort=newest',
  );
  expect(screen.getByRole('link', { name: 'Robot dò đường' })).toBeVisible();
});

test('an empty list without ways on still says that it is empty', async () => {
  server.use(
    aList([], { total: 0, totalPages: 0 }),
    refuses('get', 'main/product/recovery', 500, 'INTERNAL'),
  );
  await renderRemote(remote, { at: paths.hotProducts.to() });

  expect(await screen.findByText('Chưa có sản phẩm nào ở đây')).toBeVisible();
});

test('filters that the shop does not understand are said so, and can be cleared', async () => {
  server.use(refuses('get', 'main/product/public', 400, 'VALIDATION'));
  await renderRemote(remote, { at: paths.products.to({ price: '1-2' }) });

  expect(await screen.findByText('Địa chỉ này có bộ lọc cửa hàng không hiểu')).toBeVisible();
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

test('a search that finds nothing helps on: another spelling, categories and other products', async () => {
  server.use(
    aList([], { total: 0, totalPages: 0 }),
    answers('get', 'main/product/recovery', {
      suggestion: 'áo thun',
      drop: [],
      popular: [aProduct({ name: 'Robot dò đường' })],
    }),
  );
  await renderRemote(remote, { at: paths.search.to('<b>ao thumm</b>') });

  expect(await screen.findByText('Không tìm thấy “<b>ao thumm</b>”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'áo thun' })).toHaveAttribute('href', '/search?q=%C3%A1o+thun');
  expect(screen.getByRole('link', { name: 'Áo thun' })).toHaveAttribute('href', '/categories/ao-thun');
  expect(screen.getByRole('link', { name: 'Robot dò đường' })).toBeVisible();
});

test('what was found for other words says for which, with a way back to the own', async () => {
  const page = { ...paged([aProduct()]), correctedSearch: 'áo thun' };
  server.use(answers('get', 'main/product/public', page));
  await renderRemote(remote, { at: paths.search.to('aos thun') });

  expect(
    await screen.findByText(/^Không có kết quả đúng với “aos thun”, đang hiện kết quả cho “áo thun”\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chỉ tìm “aos thun”' })).toHaveAttribute(
    'href',
    `${paths.search.to('aos thun')}&exact=true`,
  );
});

test('a shopper who wants the very words is not given others, and is still led on', async () => {
  server.use(
    aList([], { total: 0, totalPages: 0 }),
    answers('get', 'main/product/recovery', { suggestion: 'áo thun', drop: [], popular: [] }),
  );
  await renderRemote(remote, { at: `${paths.search.to('aos thun')}&exact=true` });

  expect(await screen.findByText('Không tìm thấy “aos thun”')).toBeVisible();
  expect(lastAsked()).toMatchObject({ search: 'aos thun', exact: 'true' });
  expect(screen.getByRole('link', { name: 'áo thun' })).toHaveAttribute('href', '/search?q=%C3%A1o+thun');
});

test('an empty search asks the server nothing and asks for words', async () => {
  server.use(aList());
  await renderRemote(remote, { at: paths.search.to('  ') });

  expect(await screen.findByText('Bạn muốn tìm gì?')).toBeVisible();
  expect(asked).toEqual([]);
});

test('a shopper on a phone, without a field at the top, searches in the page', async () => {
  server.use(aList());
  const { location } = await renderRemote(remote, { at: paths.search.to() });

  await userEvent.type(await screen.findByRole('searchbox', { name: 'Tìm sản phẩm' }), ' áo thun ');
  await userEvent.click(screen.getByRole('button', { name: 'Tìm sản phẩm' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Kết quả cho “áo thun”' })).toBeVisible();
  expect(location()).toBe(paths.search.to('áo thun'));
});

test('the list speaks English', async () => {
  server.use(aList());
  await renderRemote(remote, { at: paths.products.to({ status: 'HOT' }), language: 'en' });

  expect(await screen.findByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  expect(await screen.findByText('1 product')).toBeVisible();
});

test('a visitor who changes the language reads the filters in it, and changes back', async () => {
  const names: Record<string, string> = { vi: 'Chất liệu', en: 'Material' };
  const inLanguageOf = ({ headers }: Request) => {
    const name = names[headers.get('accept-language') ?? ''] ?? 'none';
    return { facets: shirtFacets.map((facet) => ({ ...facet, name })), total: 1, isMore: false };
  };
  server.use(aList(), answers('get', 'main/product/facets', inLanguageOf));
  const { changeLanguage } = await renderRemote(remote, { at: paths.products.to() });
  await userEvent.click(await screen.findByRole('button', { name: /^Bộ lọc/ }));
  expect(await screen.findAllByRole('heading', { name: /^Chất liệu/ })).not.toHaveLength(0);

  await changeLanguage('en');
  expect(await screen.findAllByRole('heading', { name: /^Material/ })).not.toHaveLength(0);
  expect(screen.queryAllByRole('heading', { name: /^Chất liệu/ })).toHaveLength(0);

  await changeLanguage('vi');
  expect(await screen.findAllByRole('heading', { name: /^Chất liệu/ })).not.toHaveLength(0);
});

test('an English reader finds everything on the list of products', async () => {
  server.use(aList([aProduct(), aProduct({ id: 'robot', name: 'Robot', stock: 0 })]));
  await renderRemote(remote, { at: paths.products.to(), language: 'en' });

  expect(await wholePage('name=maxPrice')).toMatchInlineSnapshot(`
   "title: All products | Cửa hàng thử (en)
   description: Everything in the shop, filtered by price and offer, sorted by what is newest or by price.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           span aria-current=page: All products
     h1: All products
     aside aria-label=Filters
       h2: Filters
       details open
         summary
           h3: Khoảng giá
         ul
           li
             a href=/en/products?price=100000-200000 rel=nofollow: 100.000 ₫ – 200.000 ₫ 3 products
           li
             a href=/en/products?price=200000-500000 rel=nofollow: 200.000 ₫ – 500.000 ₫ 3 products
         form action=/en/products method=get
           label: From (₫)
           input autocomplete=off inputmode=numeric name=minPrice
           label: To (₫)
           input autocomplete=off inputmode=numeric name=maxPrice
           button type=submit: Apply price
       details
         summary
           h3: Nổi bật
       details
         summary
           h3: Đánh giá
       details
         summary
           h3: Ưu đãi
       details
         summary
           h3: Màu sắc
       details
         summary
           h3: Chất liệu
     section aria-labelledby→"List of products" tabindex=-1
       h2: List of products
       p role=status: 2 products
       a aria-haspopup=dialog href=/en/products#filters role=button: Filters
       form action=/en/products method=get
         label: Sort by
         select name=sort value=priority
           option: Featured
           option: Newest
           option: Best selling
           option: Price, low to high
           option: Price, high to low
       ul
         li
           article
             img alt src=/api/main/media/shirt?w=768
             button aria-label=Favourite Áo thun cổ tròn aria-pressed=false type=button
             h3
               a href=/en/products/ao-thun-co-tron: Áo thun cổ tròn
             199,000 ₫
             div aria-label=Colours: Đen, Trắng role=img
         li
           article
             img alt src=/api/main/media/shirt?w=768
             button aria-label=Favourite Robot aria-pressed=false type=button
             h3
               a href=/en/products/ao-thun-co-tron: Robot
             199,000 ₫ Sold out
             div aria-label=Colours: Đen, Trắng role=img"
  `);
});
