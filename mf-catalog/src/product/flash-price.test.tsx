import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectCart } from '@storefront/shared/cart';
import type { At } from '@storefront/shared/contracts';
import { answers, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { aProductDetail, aVariant } from '../testing/builders';
import { aShop } from '../testing/handlers';
import { aFlashPrice } from '../testing/product-handlers';
import { productFullyRendered, remote } from '../testing/product-remote';
import { productPage } from './product-page';

const server = startServer();
const address = paths.product.to('ao-thun-co-tron', 'shirt-black-m');
const endsAt = '2026-11-21T12:00:00.000Z';

const onSale = aProductDetail({ infos: [aVariant({ flashSale: aFlashPrice({ endsAt }) })] });
/** The server's clock, whatever this machine's says. */
const serverTime = (time: string) =>
  answers('get', 'main/flash-sale/current-flash-sale', {
    currentFlashSale: null,
    nextFlashSale: null,
    serverTime: time,
  });

test('a flash price is shown with what it usually costs, until when it holds and for how many', async () => {
  server.use(...aShop({ product: onSale }), serverTime('2026-11-21T11:00:00.000Z'));
  await renderRemote(remote, { at: address });

  expect((await screen.findAllByText(/^99\.000\s₫$/))[0]).toBeVisible();
  expect(screen.getAllByText(/^199\.000\s₫$/)[0]).toBeVisible();
  expect(screen.getAllByText(/^[-−]50%$/)[0]).toBeVisible();
  expect(await screen.findByText('Còn 20 suất giá này')).toBeVisible();
  expect(screen.getByText('Mỗi khách tối đa 2 suất')).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Kết thúc sau' })).toBeVisible();
});

test('a sale that ends while the page is open takes its price along and says so, by the clock of the shop', async () => {
  let asked = 0;
  const over = aProductDetail({ infos: [aVariant()] });
  server.use(
    answers('get', 'main/product/get-by-seo-slug/ao-thun-co-tron', () => (asked++ === 0 ? onSale : over)),
    serverTime('2026-11-21T12:00:00.000Z'),
    ...aShop(),
  );
  await renderRemote(remote, { at: address });

  expect(
    (await screen.findAllByText(/^Flash sale đã kết thúc\. Giá hiện tại là 199\.000\s₫\.$/))[0],
  ).toBeVisible();
  expect(screen.queryByText(/^99\.000\s₫$/)).not.toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(
    screen.getAllByRole('status').some(({ textContent }) => textContent.startsWith('Flash sale đã kết thúc')),
  ).toBe(true);
});

test('a sale that begins while the page is open brings its price', async () => {
  let asked = 0;
  const nextSaleAt = '2026-11-21T11:00:00.000Z';
  const before = aProductDetail({ infos: [aVariant()], nextSaleAt });
  server.use(
    answers('get', 'main/product/get-by-seo-slug/ao-thun-co-tron', () => (asked++ === 0 ? before : onSale)),
    serverTime(nextSaleAt),
    ...aShop(),
  );
  await renderRemote(remote, { at: address });

  expect((await screen.findAllByText(/^99\.000\s₫$/))[0]).toBeVisible();
  expect(asked).toBe(2);
});

test('a kept page is not shown any longer once the next sale has begun', async () => {
  const nextSaleAt = '2026-11-21T12:00:00.000Z';
  const before = aProductDetail({ infos: [aVariant()], nextSaleAt });
  server.use(...aShop({ product: before }), serverTime('2026-11-21T11:00:00.000Z'));
  const { store } = await renderRemote(remote, { at: address });
  await productFullyRendered();
  const at: At = { params: { slug: 'ao-thun-co-tron' }, query: new URLSearchParams(), language: 'vi' };

  expect(productPage.validUntil?.(store.getState(), at)).toBe(Date.parse(nextSaleAt));
});

test('a shop that goes on answering with the old price is not believed, and not asked without end', async () => {
  let asked = 0;
  server.use(
    answers('get', 'main/product/get-by-seo-slug/ao-thun-co-tron', () => {
      asked += 1;
      return onSale;
    }),
    serverTime('2026-11-21T12:00:01.000Z'),
    ...aShop(),
  );
  const { store } = await renderRemote(remote, { at: address });
  await screen.findAllByText(/^Flash sale đã kết thúc/);

  await screen.findByText('Bảng cỡ');

  expect(asked).toBe(2);
  expect(screen.queryByText(/^99\.000\s₫$/)).not.toBeInTheDocument();
  expect(selectCart(store.getState())).toEqual([]);
});

test('a cart remembers the usual price of what was added at a flash price', async () => {
  server.use(...aShop({ product: onSale }), serverTime('2026-11-21T11:00:00.000Z'));
  const user = userEvent.setup({ delay: null });
  const { store } = await renderRemote(remote, { at: address });
  await productFullyRendered();

  await user.click(screen.getAllByRole('button', { name: 'Thêm vào giỏ' })[0]!);

  expect(selectCart(store.getState())).toEqual([expect.objectContaining({ priceSeen: 199_000 })]);
});

test('search engines learn the flash price and until when it holds; a kept page is not shown any longer', async () => {
  server.use(...aShop({ product: onSale }), serverTime('2026-11-21T11:00:00.000Z'));
  const { store } = await renderRemote(remote, { at: address });
  await productFullyRendered();
  const at: At = { params: { slug: 'ao-thun-co-tron' }, query: new URLSearchParams(), language: 'vi' };

  expect(productPage.validUntil?.(store.getState(), at)).toBe(Date.parse(endsAt));
  expect(productPage.head?.(store.getState(), at, (key) => key).jsonLd?.[0]).toMatchObject({
    offers: [expect.objectContaining({ price: 99_000, priceValidUntil: endsAt })],
  });
});
