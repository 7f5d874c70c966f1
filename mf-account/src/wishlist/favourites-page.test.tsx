import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectWishlist, wishlistSet } from '@storefront/shared/cart';
import {
  answers,
  aProduct,
  aSession,
  paged,
  refuses,
  renderRemote,
  startServer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';

const server = startServer();
const shirt = aProduct({ id: 'shirt', name: 'Áo thun cổ tròn' });
const shoes = aProduct({ id: 'shoes', name: 'Giày chạy bộ', seoSlug: 'giay' });
const loved = (...ids: string[]) => wishlistSet(ids.map((id) => ({ id, kind: 'product' as const })));

async function open(ids: string[]) {
  const page = await renderRemote(remote, { at: paths.favourites.to() });
  act(() => {
    page.store.dispatch(loved(...ids));
  });
  return page;
}

test('a visitor sees the products that they marked, the latest first, and can sign in to keep them', async () => {
  const asked: unknown[] = [];
  server.use(
    answers('post', 'main/product/cards', async (request: Request) => {
      asked.push(await request.json());
      return [shoes, shirt];
    }),
  );
  await open(['shirt', 'shoes']);

  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Giày chạy bộ',
    'Áo thun cổ tròn',
  ]);
  // The names of the products are headings below that of the list.
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  expect(asked).toEqual([{ ids: ['shoes', 'shirt'] }]);
  expect(screen.getByText(/^Danh sách này nằm trên thiết bị này\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
    'href',
    `${paths.login.to()}?redirectUrl=%2Fprofile%2Fwishlist`,
  );
});

test('a visitor unmarks a product by mistake and marks it again at the same place', async () => {
  server.use(answers('post', 'main/product/cards', [shoes, shirt]));
  const { store } = await open(['shirt', 'shoes']);
  const button = await screen.findByRole('button', { name: 'Yêu thích Giày chạy bộ' });

  await userEvent.click(button);
  expect(selectWishlist(store.getState()).map(({ id }) => id)).toEqual(['shirt']);
  await userEvent.click(button);

  expect(selectWishlist(store.getState()).map(({ id }) => id)).toEqual(['shirt', 'shoes']);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a visitor reads that some products are no longer sold', async () => {
  server.use(answers('post', 'main/product/cards', [shirt]));
  await open(['shirt', 'gone']);

  expect(await screen.findByText('Một vài sản phẩm bạn lưu hiện không còn bán.')).toBeVisible();
});

test('a visitor without favourites is led to the products', async () => {
  await renderRemote(remote, { at: paths.favourites.to() });

  expect(await screen.findByRole('heading', { name: 'Bạn chưa lưu sản phẩm nào' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem sản phẩm' })).toBeVisible();
});

test('a visitor can retry when the favourites fail to load', async () => {
  server.use(
    refuses('post', 'main/product/cards', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
    answers('post', 'main/product/cards', [shirt]),
  );
  await open(['shirt']);

  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByRole('link', { name: 'Áo thun cổ tròn' })).toBeVisible();
});

test('a customer who opens the page by its address ends at the wish list, without seeing what visitors see', async () => {
  server.use(answers('get', 'main/product/favourite', paged([])));
  const { location, restore } = await renderRemote(remote, {
    at: paths.favourites.to(),
    session: aSession,
    isFirstRender: true,
  });
  expect(screen.queryByText(/^Danh sách này nằm trên thiết bị này\./)).not.toBeInTheDocument();
  expect(screen.queryByText('Bạn chưa lưu sản phẩm nào')).not.toBeInTheDocument();

  restore();

  expect(await screen.findByRole('heading', { level: 1, name: 'Danh sách yêu thích' })).toBeVisible();
  expect(location()).toBe(paths.wishlist.to());
});

test('a visitor reads that nothing is marked only when that is known', async () => {
  const { restore } = await renderRemote(remote, { at: paths.favourites.to(), isFirstRender: true });
  expect(screen.queryByText('Bạn chưa lưu sản phẩm nào')).not.toBeInTheDocument();

  restore();

  expect(await screen.findByRole('heading', { name: 'Bạn chưa lưu sản phẩm nào' })).toBeVisible();
});

test('a customer is led to the wish list of the account', async () => {
  server.use(answers('get', 'main/product/favourite', paged([])));
  const { location } = await renderRemote(remote, { at: paths.favourites.to(), session: aSession });

  expect(await screen.findByRole('heading', { level: 1, name: 'Danh sách yêu thích' })).toBeVisible();
  expect(location()).toBe(paths.wishlist.to());
});
