import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectCart } from '@storefront/shared/cart';
import type { ProductListProps } from '@storefront/shared/contracts';
import { selectNotifications } from '@storefront/shared/store';
import {
  answers,
  aProduct,
  paged,
  refuses,
  renderWidget,
  startServer,
  type RenderOptions,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import en from '../product-list/locales/en.json';
import { paths } from '../paths/paths';
import vi from '../product-list/locales/vi.json';
import * as productList from './product-list';
import * as productRow from './product-row';

const server = startServer();
const mug = aProduct({
  id: 'mug',
  name: 'Ly sứ',
  seoSlug: 'ly-su',
  infoId: 'mug-white',
  price: 120_000,
  stock: 2,
});
const shirt = aProduct();
const soldOut = aProduct({ id: 'cap', name: 'Mũ', seoSlug: 'mu', infoId: 'cap-black', stock: 0 });

/** The manifest of the catalogue, which the widget must not need. */
const manifest = { ...remote, messages: () => Promise.reject(new Error('The manifest is loaded.')) };
const show = (props: Partial<ProductListProps> = {}, options: Partial<RenderOptions> = {}) =>
  renderWidget(manifest, 'product-list', productList, {
    props: { title: 'Hợp với bạn', query: {}, ...props },
    ...options,
  });
const row = async () => within(await screen.findByRole('region', { name: 'Hợp với bạn' }));

test('a page of another remote shows the products of a query, with a link to all of them', async () => {
  const asked: string[] = [];
  server.use(
    answers('get', 'main/product/public', ({ url }: Request) => {
      asked.push(new URL(url).search);
      return paged([mug]);
    }),
  );

  await show({
    query: { filter: { category: 'ly' }, sort: 'newest', limit: 4 },
    seeAll: paths.products.to({ sort: 'newest' }),
  });

  expect(await (await row()).findByRole('link', { name: 'Ly sứ' })).toHaveAttribute(
    'href',
    '/products/ly-su',
  );
  expect((await row()).getByRole('link', { name: /Xem tất cả/ })).toHaveAttribute(
    'href',
    '/products?sort=newest',
  );
  expect(asked).toEqual(['?limit=4&sort=newest&category=ly']);
});

test.each([
  ['vi', vi],
  ['en', en],
] as const)(
  'a shopper adds a product with one variant without a second call (%s)',
  async (language, texts) => {
    server.use(answers('get', 'main/product/public', paged([mug, shirt, soldOut])));
    const { store } = await show({}, { language });
    const list = await row();

    await userEvent.click(
      await list.findByRole('button', { name: texts.addOf.replace('{{name}}', 'Ly sứ') }),
    );

    expect(selectCart(store.getState())).toEqual([
      { infoId: 'mug-white', quantity: 1, isOrder: true, priceSeen: 120_000 },
    ]);
    expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('AddProductSuccess');
    const prefix = language === 'en' ? '/en' : '';
    expect(
      list.getByRole('link', { name: texts.chooseOf.replace('{{name}}', 'Áo thun cổ tròn') }),
    ).toHaveAttribute('href', `${prefix}/products/ao-thun-co-tron`);
    expect(list.getByRole('link', { name: texts.seeOf.replace('{{name}}', 'Mũ') })).toHaveAttribute(
      'href',
      `${prefix}/products/mu`,
    );
  },
);

test('a shopper cannot add more than is left, nor to a full cart', async () => {
  server.use(answers('get', 'main/product/public', paged([mug])));
  const line = { infoId: 'mug-white', quantity: 2, isOrder: true, priceSeen: 120_000 };
  const { store, unmount } = await show({}, { cart: [line] });
  const add = async () =>
    userEvent.click(await (await row()).findByRole('button', { name: /vào giỏ: Ly sứ/ }));

  await add();
  expect(await screen.findByText(vi.noMore)).toBeVisible();
  expect(selectCart(store.getState())).toEqual([line]);
  unmount();

  const full = Array.from({ length: 100 }, (_, at) => ({ ...line, infoId: `other-${at}` }));
  await show({}, { cart: full });
  await add();
  expect(await screen.findByText(vi.full)).toBeVisible();
});

test('a list without products says so where a text is given, and is left out elsewhere', async () => {
  let asked = 0;
  server.use(
    answers('get', 'main/product/public', () => {
      asked += 1;
      return paged([]);
    }),
  );
  const { unmount } = await show({ emptyText: 'Chưa có gì ở đây.' });
  expect(await screen.findByText('Chưa có gì ở đây.')).toBeVisible();
  unmount();

  const { container } = await show();
  await waitFor(() => expect(asked).toBe(2));
  await waitFor(() => expect(container).not.toHaveTextContent('Hợp với bạn'));
});

test('a list that failed to load is asked for again', async () => {
  server.use(refuses('get', 'main/product/public', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  await show();
  const retry = await screen.findByRole('button', { name: 'Thử lại: Hợp với bạn' });
  server.use(answers('get', 'main/product/public', paged([mug])));

  await userEvent.click(retry);

  expect(await (await row()).findByRole('link', { name: 'Ly sứ' })).toBeVisible();
});

test('a query with mistakes shows products, and the team reads in the console what is wrong', async () => {
  server.use(answers('get', 'main/product/public', paged([mug])));
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const query = { limit: 10_000, sort: 'best' } as unknown as ProductListProps['query'];

  await show({ query });

  expect(await (await row()).findByRole('link', { name: 'Ly sứ' })).toBeVisible();
  expect(error.mock.calls.map(([text]) => String(text))).toEqual([
    'catalog/product-list: the limit 10000 is not 1 to 24, so 24 are shown.',
    expect.stringContaining('catalog/product-list: the sort "best" is unknown'),
  ]);
  error.mockRestore();
});

test('an earlier version of another remote still gets its row of products', async () => {
  const asked: string[] = [];
  server.use(
    answers('get', 'main/product/public', ({ url }: Request) => {
      asked.push(new URL(url).search);
      return paged([mug]);
    }),
  );

  await renderWidget(manifest, 'product-row', productRow, { props: { list: 'newest', title: 'Mới' } });

  const newest = within(await screen.findByRole('region', { name: 'Mới' }));
  expect(await newest.findByRole('link', { name: 'Ly sứ' })).toBeVisible();
  expect(asked.join()).toContain('sort=newest');
});
