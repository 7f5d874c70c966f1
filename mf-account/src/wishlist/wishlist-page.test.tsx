import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartStored, selectCart, wishlistAdded, wishlistRemoved, wishlistSet } from '@storefront/shared/cart';
import { selectNotifications, takeEvery } from '@storefront/shared/store';
import {
  answers,
  aProduct,
  aSession,
  paged,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aFavourite } from '../testing/saved-builders';

const server = startServer();
expectOwnWrites(server);
const shirt = aFavourite();
const shoes = aFavourite({
  product: aProduct({ id: 'shoes', name: 'Giày chạy bộ', seoSlug: 'giay', maxPrice: 600_000, stock: 3 }),
  priceDrop: 0,
  infoId: null,
});
const gone = aFavourite({
  product: aProduct({ id: 'gone', name: 'Áo khoác', seoSlug: 'ao-khoac', stock: 0 }),
  priceDrop: 0,
  infoId: null,
});

async function open(favourites = [shirt, shoes, gone]) {
  server.use(answers('get', 'main/product/favourite', paged(favourites)));
  const rendered = await renderRemote(remote, { at: paths.wishlist.to(), session: aSession });
  const changes: unknown[] = [];
  rendered.store.run(function* () {
    for (const change of [wishlistAdded, wishlistRemoved]) {
      yield* takeEvery(change as typeof wishlistRemoved, ({ type, payload }) => {
        changes.push([type, payload]);
      });
    }
  });
  act(() => {
    rendered.store.dispatch(
      wishlistSet(favourites.map(({ product }) => ({ id: product.id, kind: 'product' as const }))),
    );
  });
  return { ...rendered, changes, user: userEvent.setup({ delay: null }) };
}
const cardOf = async (name: string) => {
  const card = (await screen.findByRole('link', { name })).closest('article');
  if (!card) throw new Error('no card');
  return within(card);
};

test('a customer sees what they keep at the price of today, with what fell, what is short and what is gone', async () => {
  await open();

  const first = await cardOf('Áo thun cổ tròn');
  expect(first.getByText(/^Giảm 20\.000\s₫ từ khi bạn lưu/)).toBeVisible();
  expect(screen.getByText('3 sản phẩm')).toBeVisible();
  const second = await cardOf('Giày chạy bộ');
  expect(second.getByText('Chỉ còn 3')).toBeVisible();
  expect(second.queryByText(/từ khi bạn lưu/)).not.toBeInTheDocument();
  expect(second.getByRole('link', { name: 'Chọn loại: Giày chạy bộ' })).toHaveAttribute(
    'href',
    '/catalog/product?slug=giay',
  );
  const third = await cardOf('Áo khoác');
  expect(third.getByText('Hết hàng')).toBeVisible();
  expect(third.queryByRole('button', { name: /Chuyển vào giỏ/ })).not.toBeInTheDocument();
});

test('what is moved to the cart leaves the list, and can be kept again', async () => {
  const { user, store, changes } = await open();
  await user.click((await cardOf('Áo thun cổ tròn')).getByRole('button', { name: /^Chuyển vào giỏ/ }));

  expect(selectCart(store.getState())).toMatchObject([
    { infoId: 'shirt-m', quantity: 1, priceSeen: 179_000 },
  ]);
  expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('AddProductSuccess');
  expect(screen.queryByRole('link', { name: 'Áo thun cổ tròn' })).not.toBeInTheDocument();
  expect(screen.getByText('Đã bỏ Áo thun cổ tròn khỏi danh sách.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hoàn tác' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Hoàn tác' }));

  expect(screen.getByRole('link', { name: 'Áo thun cổ tròn' })).toHaveFocus();
  expect(screen.getByText('Áo thun cổ tròn đã trở lại danh sách.').closest('[role=status]')).not.toBeNull();
  expect(changes).toEqual([
    [wishlistRemoved.type, 'shirt'],
    [wishlistAdded.type, { id: 'shirt', kind: 'product' }],
  ]);
});

test('what a full cart does not take stays on the list, and that is said', async () => {
  const { user, store, changes } = await open([shirt]);
  const full = Array.from({ length: 100 }, (_, index) => ({
    infoId: `line-${String(index)}`,
    quantity: 1,
    isOrder: true,
    priceSeen: 1_000,
  }));
  act(() => {
    store.dispatch(cartStored({ carts: full, account: null }));
  });

  await user.click(await screen.findByRole('button', { name: /^Chuyển vào giỏ/ }));

  expect(screen.getByRole('alert')).toHaveTextContent(/Giỏ hàng đã đầy.*Áo thun cổ tròn vẫn nằm trong/);
  expect(screen.getByRole('link', { name: 'Đến giỏ hàng' })).toHaveAttribute('href', '/checkout/cart');
  expect(screen.getByRole('link', { name: 'Áo thun cổ tròn' })).toBeVisible();
  expect(selectCart(store.getState())).toHaveLength(100);
  expect(changes).toEqual([]);
  expect(selectNotifications(store.getState())).toEqual([]);
});

test('a page that the list no longer has leads to its beginning, and the last one says that it ends', async () => {
  server.use(
    answers('get', 'main/product/favourite', ({ url }: Request) =>
      url.includes('page=9')
        ? { data: [], meta: { page: 9, limit: 20, total: 1, totalPages: 1 } }
        : paged([shirt]),
    ),
  );
  const { location } = await renderRemote(remote, {
    at: `${paths.wishlist.to()}?page=9`,
    session: aSession,
  });

  await userEvent.click(await screen.findByRole('link', { name: 'Về trang đầu' }));

  expect(await screen.findByRole('link', { name: 'Áo thun cổ tròn' })).toBeVisible();
  expect(screen.getByText(/Bạn đã xem hết danh sách/)).toBeVisible();
  expect(location()).toBe('/profile/wishlist');
});

test('what the server would not remove is on the list again', async () => {
  const { user, store } = await open([shirt]);
  await user.click(await screen.findByRole('button', { name: 'Bỏ khỏi danh sách: Áo thun cổ tròn' }));
  expect(screen.getByText('Bạn chưa lưu sản phẩm nào')).toBeVisible();

  act(() => {
    store.dispatch(wishlistSet([{ id: 'shirt', kind: 'product' }]));
  });

  expect(screen.getByRole('link', { name: 'Áo thun cổ tròn' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hoàn tác' })).not.toBeInTheDocument();
});

test('a list that fails can be asked again, and an empty one leads to the products, in English', async () => {
  server.use(
    refuses('get', 'main/product/favourite', 500, 'INTERNAL', {}, { once: true }),
    answers('get', 'main/product/favourite', paged([])),
  );
  await renderRemote(remote, { at: paths.wishlist.to(), session: aSession, language: 'en' });

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('You keep no products yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See products' })).toHaveAttribute('href', '/en/catalog/products');
});

test('the favourites are the wish list', async () => {
  server.use(answers('get', 'main/product/favourite', paged([])));
  const { location } = await renderRemote(remote, { at: paths.favourites.to(), session: aSession });

  expect(await screen.findByRole('heading', { level: 1, name: 'Danh sách yêu thích' })).toBeVisible();
  expect(location()).toBe('/profile/wishlist');
});

test('an English reader finds everything on the page of the wishlist', async () => {
  server.use(answers('get', 'main/product/favourite', paged([shirt, shoes, gone])));
  await renderRemote(remote, { at: paths.wishlist.to(), session: aSession, language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Wish list | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Wish list
     a href=/en/provider/favourites: Saved solutions
     div role=status
     section aria-labelledby→"Kept products" tabindex=-1
       h2: Kept products
       p role=status: 3 products
       ul
         li
           article
             img alt src=/api/main/media/shirt?w=768
             h3
               a href=/en/catalog/product?slug=ao-thun-co-tron: Áo thun cổ tròn
             p: 179,000 ₫
             p: 20,000 ₫ less than when you kept it
             button aria-label=Move to cart: Áo thun cổ tròn type=button: Move to cart
             button aria-label=Remove from the list: Áo thun cổ tròn title=Remove from the list: Áo thun cổ tròn type=button
         li
           article
             img alt src=/api/main/media/shirt?w=768
             h3
               a href=/en/catalog/product?slug=giay: Giày chạy bộ
             p: From 199,000 ₫
             Only 3 left
             a aria-label=Choose one: Giày chạy bộ href=/en/catalog/product?slug=giay: Choose one
             button aria-label=Remove from the list: Giày chạy bộ title=Remove from the list: Giày chạy bộ type=button
         li
           article
             img alt src=/api/main/media/shirt?w=768
             h3
               a href=/en/catalog/product?slug=ao-khoac: Áo khoác
             p: 199,000 ₫
             Sold out
             a aria-label=See product: Áo khoác href=/en/catalog/product?slug=ao-khoac: See product
             button aria-label=Remove from the list: Áo khoác title=Remove from the list: Áo khoác type=button
       p
         You have reached the end of the list.
         a href=/en/catalog/products: See products"
  `);
});
