import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectIsFavourite } from '@storefront/shared/cart';
import type { ProductCard as Product, Remote } from '../contracts';
import { RetryContext, selectNotifications, type Entry } from '../store';
import { answers, aProduct, aSession, renderRemote, startServer } from '../testing';
import { ProductGrid, ProductGridSkeleton, ProductRow } from '.';

const server = startServer();

/** A remote that has no texts of its own. */
const remoteWith = (Component: () => React.JSX.Element): Remote => ({
  name: 'toys',
  contract: '2.2',
  routes: [{ path: 'toys', lazy: () => Promise.resolve({ Component }) }],
  messages: () => Promise.resolve({}),
});

const robot = aProduct({
  id: 'robot',
  name: 'Robot dò đường',
  seoSlug: 'robot-do-duong',
  status: ['NEW', 'HOT'],
  price: 850_000,
  maxPrice: 990_000,
  colors: [],
});
const soldOut = aProduct({ id: 'cap', name: 'Mũ lưỡi trai', seoSlug: 'mu', stock: 0 });

test.each([
  [
    'vi',
    {
      address: '/catalog/product?slug=robot-do-duong',
      new: 'Mới',
      hot: 'Bán chạy',
      soldOut: 'Hết hàng',
      colors: 'Màu: Đen, Trắng',
      from: /Từ 850\.000/,
    },
  ],
  [
    'en',
    {
      address: '/en/catalog/product?slug=robot-do-duong',
      new: 'New',
      hot: 'Bestseller',
      soldOut: 'Sold out',
      colors: 'Colours: Đen, Trắng',
      from: /From 850,000/,
    },
  ],
] as const)('a remote without texts of its own shows products in %s', async (language, texts) => {
  await renderRemote(
    remoteWith(() => <ProductGrid products={[robot, soldOut]} />),
    { at: '/toys', language },
  );

  const cards = await screen.findAllByRole('article');
  const [first, second] = cards.map((card) => within(card));
  expect(first?.getByRole('link', { name: 'Robot dò đường' })).toHaveAttribute('href', texts.address);
  expect(first?.getByText(texts.new)).toBeVisible();
  expect(first?.getByText(texts.hot)).toBeVisible();
  expect(cards[0]).toHaveTextContent(texts.from);
  expect(second?.getByText(texts.soldOut)).toBeVisible();
  // One colour for each meaning, and none of them on the picture.
  expect(first?.getByText(texts.new)).toHaveAttribute('data-tone', 'info');
  expect(first?.getByText(texts.hot)).toHaveAttribute('data-tone', 'brand');
  expect(second?.getByRole('img', { name: texts.colors })).toBeInTheDocument();
});

test('a visitor adds a favourite and sees a notice that it is stored in this browser only', async () => {
  const { store } = await renderRemote(
    remoteWith(() => <ProductGrid products={[robot]} />),
    { at: '/toys' },
  );
  const button = await screen.findByRole('button', { name: 'Yêu thích Robot dò đường' });

  await userEvent.click(button);

  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(selectIsFavourite(store.getState(), 'robot')).toBe(true);
  expect(selectNotifications(store.getState()).at(-1)).toMatchObject({
    notice: 'YouHaveNotLoggIn',
    params: { context: 'favourite' },
  });

  await userEvent.click(button);

  expect(selectIsFavourite(store.getState(), 'robot')).toBe(false);
});

test('a card in the colour that was asked for leads to the product in that colour', async () => {
  await renderRemote(
    remoteWith(() => <ProductGrid products={[{ ...robot, shownColor: '#1f7a4d' }]} />),
    { at: '/toys' },
  );

  expect(await screen.findByRole('link', { name: robot.name })).toHaveAttribute(
    'href',
    '/catalog/product?slug=robot-do-duong&color=1f7a4d',
  );
});

test('a card has two badges at most, what matters most first', async () => {
  await renderRemote(
    remoteWith(() => <ProductGrid products={[{ ...robot, stock: 0 }]} />),
    { at: '/toys' },
  );

  expect(await screen.findByText('Hết hàng')).toBeVisible();
  expect(screen.getByText('Mới')).toBeVisible();
  expect(screen.queryByText('Bán chạy')).not.toBeInTheDocument();
});

test('the badges of a card are below its name, each with a colour of its own, and none covers the picture', async () => {
  await renderRemote(
    remoteWith(() => (
      <ProductGrid
        products={[
          aProduct({ id: 'a', name: 'Sắp hết', status: ['NEW', 'HOT'], stock: 0, originalPrice: 300_000 }),
          aProduct({ id: 'b', name: 'Đang bán', status: ['NEW', 'HOT'], originalPrice: 300_000 }),
        ]}
      />
    )),
    { at: '/toys' },
  );

  for (const card of await screen.findAllByRole('article')) {
    const badges = [...card.querySelectorAll<HTMLElement>('[data-tone]')];
    const name = within(card).getByRole('heading');
    expect(badges.length).toBeGreaterThan(1);
    expect(new Set(badges.map(({ dataset }) => dataset['tone'])).size).toBe(badges.length);
    for (const badge of badges) {
      expect(name.compareDocumentPosition(badge)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      for (let part: Element = badge; part !== card && part.parentElement; part = part.parentElement)
        expect(getComputedStyle(part).position).not.toBe('absolute');
    }
  }
});

test('a card never shows a sale price above what another variant costs without it', async () => {
  const flashSale = {
    flashSaleId: 'sale',
    salePrice: 950_000,
    endsAt: '2126-01-01T00:00:00.000Z',
    quotaLeft: 3,
    perCustomerLimit: null,
  };
  server.use(
    answers('get', 'main/flash-sale/current-flash-sale', {
      currentFlashSale: null,
      nextFlashSale: null,
      serverTime: '2026-01-01T00:00:00.000Z',
    }),
  );
  await renderRemote(
    remoteWith(() => <ProductGrid products={[aProduct({ price: 890_000, maxPrice: 990_000, flashSale })]} />),
    { at: '/toys' },
  );

  expect(await screen.findByText(/^890\.000\s₫$/)).toBeVisible();
  expect(screen.queryByText(/^950\.000\s₫$/)).not.toBeInTheDocument();
});

/** A flash sale of one product, and what it says of its end. */
const aCut = (given: Partial<NonNullable<Product['flashSale']>> = {}) => ({
  flashSaleId: 'sale',
  salePrice: 700_000,
  endsAt: '2126-01-01T00:00:00.000Z',
  quotaLeft: 3,
  perCustomerLimit: null,
  ...given,
});

test('a card shows what a sale takes off, but not of what is sold out or of a sale that is over', async () => {
  server.use(
    answers('get', 'main/flash-sale/current-flash-sale', {
      currentFlashSale: null,
      nextFlashSale: null,
      serverTime: new Date().toISOString(),
    }),
  );
  const product = { price: 850_000, maxPrice: 850_000, originalPrice: 1_000_000 };
  await renderRemote(
    remoteWith(() => (
      <ProductGrid
        products={[
          aProduct({ ...product, id: 'a', name: 'Đang giảm', flashSale: aCut() }),
          aProduct({ ...product, id: 'b', name: 'Đã hết', flashSale: aCut(), stock: 0 }),
          aProduct({
            ...product,
            id: 'c',
            name: 'Đã qua',
            flashSale: aCut({ endsAt: '2020-01-01T00:00:00.000Z' }),
          }),
        ]}
      />
    )),
    { at: '/toys' },
  );

  const cards = await screen.findAllByRole('article');
  await waitFor(() => expect(cards[2]).not.toHaveTextContent('Flash sale'));
  const texts = cards.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(texts[0]).toMatch(/Giá bán 700\.000 ₫Giá gốc 850\.000 ₫-17%Flash sale/);
  for (const text of texts.slice(1)) {
    expect(text).toMatch(/Giá bán 850\.000 ₫Giá gốc 1\.000\.000 ₫-15%/);
    expect(text).not.toContain('Flash sale');
  }
  // One price is no range.
  for (const text of texts) expect(text).not.toContain('Từ');
});

test('a card names all colours, shows five of them, and the reviews that there are', async () => {
  const colors = Array.from({ length: 7 }, (_, at) => ({ name: `Màu ${at}`, rgb: `#00000${at}` }));
  await renderRemote(
    remoteWith(() => (
      <ProductGrid
        products={[
          aProduct({ id: 'a', colors, rating: 4.5, reviewCount: 1 }),
          aProduct({ id: 'b', colors: colors.slice(0, 5), rating: 4.5, reviewCount: 0 }),
        ]}
      />
    )),
    { at: '/toys' },
  );

  const [many, few] = await screen.findAllByRole('article');
  expect(screen.getByRole('img', { name: /Màu 0, .*Màu 6$/ })).toHaveTextContent('+2');
  expect(many).toHaveTextContent('4,5 (1)');
  expect(few).not.toHaveTextContent('+');
  expect(few).not.toHaveTextContent('4,5');
  expect(few).not.toHaveTextContent('Chưa có đánh giá');
});

test('the pictures of the first row come first, and of these the first one', async () => {
  const products = Array.from({ length: 5 }, (_, at) => aProduct({ id: String(at), name: `Áo ${at}` }));
  const { container } = await renderRemote(
    remoteWith(() => <ProductGrid products={products} />),
    { at: '/toys' },
  );
  await screen.findAllByRole('article');

  const pictures = [...container.querySelectorAll('article img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'eager',
    'eager',
    'eager',
    'lazy',
  ]);
  expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual([
    'high',
    null,
    null,
    null,
    null,
  ]);
});

test('a customer who is signed in adds a favourite without a notice', async () => {
  const { store } = await renderRemote(
    remoteWith(() => <ProductGrid products={[robot]} />),
    { at: '/toys', session: aSession },
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Yêu thích Robot dò đường' }));

  expect(selectIsFavourite(store.getState(), 'robot')).toBe(true);
  expect(selectNotifications(store.getState())).toEqual([]);
});

test('a row leaves out what the page shows already, and says what its owner wants to be said of nothing', async () => {
  const both = { isFetching: false, data: [robot, soldOut] };
  await renderRemote(
    remoteWith(() => (
      <>
        <ProductRow title="Đồ chơi" entry={both} without={['robot']} to={null} />
        <ProductRow title="Mũ" entry={both} without={['robot', 'cap']} />
        <ProductRow title="Áo" entry={both} without={['robot', 'cap']} emptyText="Chưa có áo." />
      </>
    )),
    { at: '/toys' },
  );

  const toys = within(await screen.findByRole('region', { name: 'Đồ chơi' }));
  expect(toys.getAllByRole('article')).toHaveLength(1);
  expect(toys.getByRole('link')).toHaveTextContent(soldOut.name);
  expect(screen.queryByRole('region', { name: 'Mũ' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Áo' })).toHaveTextContent('Chưa có áo.');
});

test('a row of products fails alone, offers a retry, and is not rendered when it is empty', async () => {
  const retry = jest.fn();
  const entry = (given: Partial<Entry<Product[]>>): Entry<Product[]> => ({ isFetching: false, ...given });
  const error = { code: 'NETWORK' as const, status: 0, errors: [], data: null, requestId: null };
  await renderRemote(
    remoteWith(() => (
      <RetryContext value={retry}>
        <ProductRow title="Đồ chơi" entry={entry({ data: [robot] })} to="/products" />
        <ProductRow title="Áo" entry={entry({ error })} />
        <ProductRow title="Mũ" entry={entry({ data: [] })} />
        <ProductRow title="Giày" entry={entry({ isFetching: true, error })} />
        <ProductGridSkeleton count={2} />
      </RetryContext>
    )),
    { at: '/toys' },
  );

  const toys = within(await screen.findByRole('region', { name: 'Đồ chơi' }));
  expect(toys.getByRole('link', { name: 'Xem tất cả: Đồ chơi' })).toHaveAttribute('href', '/products');
  expect(toys.getByRole('article')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Mũ' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Giày' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Thử lại: Áo' }));

  expect(retry).toHaveBeenCalledTimes(1);
});
