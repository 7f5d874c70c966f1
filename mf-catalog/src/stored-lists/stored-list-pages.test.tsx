import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aFlashSaleInfo,
  answers,
  refuses,
  renderRemote,
  startServer,
  testApi,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { aProductDetail, aVariant } from '../testing/builders';
import { aFlashPrice, aRobot, productPageHandlers } from '../testing/product-handlers';
import { remote } from '../testing/product-remote';

const server = startServer();
beforeEach(() => localStorage.clear());

const look = (...viewed: { productId: string; infoId: string }[]) =>
  localStorage.setItem('sf:recently-viewed', JSON.stringify(viewed));

describe('what was looked at', () => {
  test('is listed, the newest first, at the prices of today, and can be forgotten', async () => {
    look({ productId: 'robot', infoId: 'robot-info' }, { productId: 'kit', infoId: 'kit-info' });
    server.use(
      ...productPageHandlers({
        viewed: [aRobot(), aRobot({ infoId: 'kit-info', name: 'Bộ lắp ráp', stock: 0 })],
      }),
    );
    const user = userEvent.setup({ delay: null });
    await renderRemote(remote, { at: paths.recentlyViewed.to() });

    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual([
      'Robot dò đường',
      'Bộ lắp ráp',
    ]);
    expect(within(cards[1]!).getByText('Hết hàng')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Xoá danh sách' }));

    expect(await screen.findByText('Bạn chưa xem sản phẩm nào')).toBeVisible();
    expect(localStorage.getItem('sf:recently-viewed')).toBe('[]');
  });

  test('has its names in the language that a visitor changes to', async () => {
    look({ productId: 'robot', infoId: 'robot-info' });
    server.use(...productPageHandlers({ viewed: [aRobot()] }));
    const { changeLanguage } = await renderRemote(remote, { at: paths.recentlyViewed.to() });
    await screen.findByRole('link', { name: 'Robot dò đường' });
    server.use(...productPageHandlers({ viewed: [aRobot({ name: 'Line follower' })] }));
    await changeLanguage('en');

    expect(await screen.findByRole('link', { name: 'Line follower' })).toBeVisible();
  });

  test('costs what a flash sale asks, beside what it costs otherwise', async () => {
    look({ productId: 'robot', infoId: 'robot-info' });
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    const flashSale = aFlashPrice({ salePrice: 690_000, endsAt });
    server.use(
      ...productPageHandlers({ viewed: [aRobot({ price: 890_000, flashSale })] }),
      answers('get', 'main/flash-sale/current-flash-sale', aFlashSaleInfo(null)),
    );
    await renderRemote(remote, { at: paths.recentlyViewed.to() });

    const card = within(await screen.findByRole('article'));
    expect(card.getByText(/690\.000/)).toBeVisible();
    expect(card.getByText(/890\.000/)).toBeVisible();
  });

  test('is nothing at first, with a way on', async () => {
    await renderRemote(remote, { at: paths.recentlyViewed.to() });

    expect(await screen.findByText('Bạn chưa xem sản phẩm nào')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Xem tất cả sản phẩm' })).toHaveAttribute('href', '/products');
  });

  test('that fails to load can be asked for again', async () => {
    look({ productId: 'robot', infoId: 'robot-info' });
    server.use(
      refuses('post', 'main/product/by-ids', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
      ...productPageHandlers({ viewed: [aRobot()] }),
    );
    const user = userEvent.setup({ delay: null });
    await renderRemote(remote, { at: paths.recentlyViewed.to() });

    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));

    expect(await screen.findByRole('link', { name: 'Robot dò đường' })).toBeVisible();
  });
});

describe('a comparison', () => {
  const shirt = aProductDetail({ specifications: [{ name: 'Chất liệu', value: '100% cotton' }] });
  const polo = aProductDetail({
    id: 'polo',
    name: 'Áo polo',
    seoSlug: 'ao-polo',
    price: 299_000,
    maxPrice: 299_000,
    infos: [aVariant({ infoId: 'polo-m' })],
    specifications: [
      { name: 'Chất liệu', value: '100% cotton' },
      { name: 'Cổ áo', value: 'Bẻ' },
    ],
  });
  const products = () => [
    answers('get', 'main/product/shirt/public', shirt),
    answers('get', 'main/product/polo/public', polo),
    refuses('get', 'main/product/gone/public', 404, 'PRODUCT_NOT_FOUND'),
  ];
  const table = () => screen.findByRole('table');
  const rowNames = async () =>
    within(await table())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);

  test('puts products side by side, and shows only what differs when asked to', async () => {
    server.use(...products());
    const user = userEvent.setup({ delay: null });
    await renderRemote(remote, { at: paths.compare.to(['shirt', 'polo']) });

    expect(within(await table()).getByRole('row', { name: 'Cổ áo Không nêu Bẻ' })).toBeVisible();
    expect(await rowNames()).toContain('Chất liệu');
    expect(screen.getByText(/^Xem các sản phẩm cạnh nhau/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Xem và chọn mua: Áo polo' })).toHaveAttribute(
      'href',
      paths.product.to(polo.seoSlug),
    );

    await user.click(screen.getByRole('checkbox', { name: 'Chỉ hiện điểm khác nhau' }));

    expect(await rowNames()).not.toContain('Chất liệu');
    expect(await rowNames()).toContain('Cổ áo');
  });

  test('never shows the price of a flash sale when another variant costs less, or when the sale is over', async () => {
    const sale = (salePrice: number, endsAt: string) => ({
      flashSale: { flashSaleId: 'sale', quotaLeft: 3, perCustomerLimit: null, salePrice, endsAt },
    });
    server.use(
      answers('get', 'main/product/shirt/public', {
        ...shirt,
        price: 120_000,
        ...sale(130_000, '2126-01-01T00:00:00.000Z'),
      }),
      answers('get', 'main/product/polo/public', { ...polo, ...sale(90_000, '2025-12-31T00:00:00.000Z') }),
      answers('get', 'main/flash-sale/current-flash-sale', {
        currentFlashSale: null,
        nextFlashSale: null,
        serverTime: '2026-01-01T00:00:00.000Z',
      }),
    );
    await renderRemote(remote, { at: paths.compare.to(['shirt', 'polo']) });

    const shown = within(await table());
    expect(await shown.findByText(/^120\.000\s₫$/)).toBeVisible();
    await waitFor(() => expect(shown.queryByText(/^(90|130)\.000\s₫$/)).not.toBeInTheDocument());
  });

  test('loses a product that is taken out, in the address and in what is kept', async () => {
    localStorage.setItem('sf:compare', JSON.stringify([shirt, polo].map(({ id, name }) => ({ id, name }))));
    server.use(...products());
    const user = userEvent.setup({ delay: null });
    const { location } = await renderRemote(remote, { at: paths.compare.to(['shirt', 'polo']) });

    await user.click(within(await table()).getByRole('button', { name: 'Bỏ Áo polo khỏi bảng so sánh' }));

    expect(location()).toBe('/compare?ids=shirt');
    expect(await screen.findByText(/Mở một sản phẩm khác/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tìm sản phẩm cùng loại' })).toHaveAttribute(
      'href',
      paths.category.to(shirt.categorySlug),
    );
    expect(localStorage.getItem('sf:compare')).not.toContain('polo');
  });

  test('goes on without what is no longer sold, and says so', async () => {
    server.use(...products());
    await renderRemote(remote, { at: paths.compare.to(['gone', 'shirt', 'polo']) });

    expect(await screen.findByText('Một sản phẩm trong bảng không còn bán nữa.')).toBeVisible();
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(3);
  });

  test.each(['', '?ids=', '?ids=,,,', `?ids=${'x'.repeat(10_000)}`])(
    'of nothing (%.12s) says how to begin',
    async (search) => {
      await renderRemote(remote, { at: `/compare${search}` });

      expect(await screen.findByText('Chưa có gì để so sánh')).toBeVisible();
    },
  );

  test('of more than four, or of one twice, is one of the first four', async () => {
    const asked: string[] = [];
    server.use(
      ...['a', 'b', 'c', 'd'].map((id) =>
        answers('get', `main/product/${id}/public`, (request: Request) => {
          asked.push(request.url.replace(`${testApi}/main/product/`, ''));
          return aProductDetail({ id, name: `Áo ${id}` });
        }),
      ),
    );
    await renderRemote(remote, { at: '/compare?ids=a,b,a,c,d,e,f' });

    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(5);
    expect(asked.toSorted()).toEqual(['a/public', 'b/public', 'c/public', 'd/public']);
  });

  test('that fails can be asked for again, and speaks English', async () => {
    server.use(
      refuses('get', 'main/product/shirt/public', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
      ...products(),
    );
    const user = userEvent.setup({ delay: null });
    await renderRemote(remote, { at: paths.compare.to(['shirt', 'polo']), language: 'en' });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('table', { name: 'Products compared' })).toBeVisible();
  });
});
