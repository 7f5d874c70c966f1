import { screen } from '@testing-library/react';
import type { At } from '@storefront/shared/contracts';
import {
  answers,
  aFlashSaleInfo,
  aSale,
  paged,
  renderRemote,
  saleProducts,
  startServer,
} from '@storefront/shared/testing';
import { offersRoutes } from '../offers-routes';
import { paths } from '../paths/paths';
import { remote } from '../testing/offers-remote';

const server = startServer();
const sale = aSale();
const meta = { page: 2, limit: 12, total: 5, totalPages: 1 };
const beyond = { data: [], meta };
beforeEach(() => {
  server.use(
    answers('get', 'main/flash-sale/current-flash-sale', aFlashSaleInfo(sale)),
    answers('post', 'main/flash-sale-product/public/list', { ...saleProducts(sale, []), meta }),
    answers('post', 'main/voucher/public/list', beyond),
    answers('get', 'main/promotion/public', beyond),
  );
});

/** What search engines get of an address whose data is loaded. */
async function documentOf(pattern: string, at: string) {
  const { store } = await renderRemote(remote, { at });
  await screen.findByRole('heading', { level: 2, name: /Danh sách không có trang này|Chưa có mã nào/ });
  const page = await offersRoutes.find(({ path }) => path === pattern)?.lazy();
  const where: At = { params: {}, query: new URLSearchParams(at.split('?')[1]), language: 'vi' };
  return {
    status: page?.status?.(store.getState(), where),
    head: page?.head?.(store.getState(), where, (key) => key),
  };
}

test.each([
  ['vouchers', paths.vouchers, '?kind=FIXED&page=2', '/vouchers?kind=FIXED'],
  ['promotions', paths.promotions, '?page=2', '/promotions'],
  ['the flash sale', paths.flashSale, '?page=2', '/flash-sale'],
])('a page of %s beyond the last leads back, and is a 404', async (_list, path, query, firstPage) => {
  const { status, head } = await documentOf(path.pattern, `${path.to()}${query}`);

  expect(screen.getByRole('link', { name: 'Về trang đầu' })).toHaveAttribute('href', firstPage);
  expect(status).toBe(404);
  expect(head).toEqual({ title: expect.any(String) as string, noindex: true });
});

test('a list that is empty on every page says so', async () => {
  server.use(answers('post', 'main/voucher/public/list', paged([])));
  const { status } = await documentOf(paths.vouchers.pattern, paths.vouchers.to({ page: 2 }));

  expect(screen.queryByRole('link', { name: 'Về trang đầu' })).not.toBeInTheDocument();
  expect(status).toBe(200);
});
