import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectCart } from '@storefront/shared/cart';
import type { ProductInfo } from '@storefront/shared/contracts';
import { emit, on } from '@storefront/shared/events';
import { selectNotifications } from '@storefront/shared/store';
import { answers, aProduct, paged, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import en from '../locales/en.json';
import vi from '../locales/vi.json';

const server = startServer();
const mug = aProduct({ id: 'mug', name: 'Ly sứ', price: 120_000 });
const onlyMug = { ...mug, infoId: 'mug-white' };
const aVariant = (given: Partial<ProductInfo> = {}): ProductInfo => ({
  infoId: 'mug-white',
  sku: 'MUG-W',
  price: 110_000,
  originalPrice: null,
  stock: 5,
  color: null,
  size: null,
  pictures: [],
  flashSale: null,
  ...given,
});
const shows = (products = [mug]) => server.use(answers('get', 'main/product/public', paged(products)));
const openPage = (at = '/sample') => renderRemote(remote, { at, language: 'en' });
const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add Ly sứ to the cart' }));

test.each([
  ['vi', vi],
  ['en', en],
] as const)('a shopper sees the products, then those up to a price (%s)', async (language, messages) => {
  const asked: (string | null)[] = [];
  const products = ({ url }: Request) => {
    asked.push(new URL(url).searchParams.get('maxPrice'));
    return paged([mug]);
  };
  server.use(answers('get', 'main/product/public', products));

  const { location } = await renderRemote(remote, { at: '/sample', language });
  expect(screen.getByRole('heading', { level: 1, name: messages.page.title })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ly sứ' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /200/ }));

  expect(location()).toBe('/sample?maxPrice=200000');
  await waitFor(() => expect(asked).toEqual([null, '200000']));
});

test('a shopper waits, is told that the products failed to load, and retries', async () => {
  server.use(refuses('get', 'main/product/public', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));

  await openPage();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  shows();
  await userEvent.click(retry);

  expect(await screen.findByRole('link', { name: 'Ly sứ' })).toBeVisible();
});

test('a shopper who finds nothing at a price goes back to all products', async () => {
  shows([]);

  const { location } = await openPage('/sample?maxPrice=200000');
  expect(await screen.findByRole('heading', { name: en.empty.title })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: en.empty.all }));

  expect(location()).toBe('/sample');
});

test('a shopper adds a product with one variant without a second call, and other remotes receive an event', async () => {
  shows([onlyMug]);
  const received: object[] = [];
  const stop = on('sample:pick-added', (detail) => received.push(detail));

  const { store } = await openPage();
  await add();

  await waitFor(() => expect(received).toEqual([{ productId: 'mug' }]));
  stop();
  expect(selectCart(store.getState())).toEqual([
    { infoId: 'mug-white', quantity: 1, isOrder: true, priceSeen: 120_000 },
  ]);
  expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('AddProductSuccess');
});

test('a shopper cannot add more of a product with one variant than there is in stock', async () => {
  shows([{ ...onlyMug, stock: 1 }]);

  const { store } = await openPage();
  await add();
  await add();

  await waitFor(() =>
    expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('NotAllowAddMoreThanStock'),
  );
  expect(selectCart(store.getState())).toMatchObject([{ infoId: 'mug-white', quantity: 1 }]);
});

test('a product with one variant that has sold out says so', async () => {
  shows([{ ...onlyMug, stock: 0 }]);

  const { store } = await openPage();
  await add();

  expect(await screen.findByText(en.cart.soldOut)).toBeVisible();
  expect(selectCart(store.getState())).toEqual([]);
});

test('a shopper chooses one of several variants', async () => {
  shows();
  const infos = [aVariant({ size: 'S' }), aVariant({ infoId: 'mug-large', size: 'L', price: 130_000 })];
  server.use(answers('get', 'main/product/mug/public', { infos }));

  const { store } = await openPage();
  await add();
  const dialog = await screen.findByRole('dialog', { name: 'Choose a variant of Ly sứ' });
  expect(selectCart(store.getState())).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: /^L · 130,000/ }));

  await waitFor(() => expect(selectCart(store.getState())).toMatchObject([{ infoId: 'mug-large' }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  [
    'is no longer sold',
    refuses('get', 'main/product/mug/public', 404, 'PRODUCT_NOT_FOUND'),
    'This product is no longer sold.',
  ],
  [
    'has sold out',
    answers('get', 'main/product/mug/public', { infos: [aVariant({ stock: 0 })] }),
    en.cart.soldOut,
  ],
  ['cannot be loaded', refuses('get', 'main/product/mug/public', 500, 'INTERNAL_ERROR'), en.cart.failed],
])('a product that %s says so, until the cart changes', async (_what, handler, text) => {
  shows();
  server.use(handler);

  await openPage();
  await add();
  expect(await screen.findByText(text)).toBeVisible();
  act(() => emit('checkout:cart-changed', { lineCount: 1 }));

  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});
