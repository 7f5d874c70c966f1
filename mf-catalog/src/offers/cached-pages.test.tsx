import { screen, waitFor } from '@testing-library/react';
import {
  answers,
  aFlashSaleInfo,
  aPromotion,
  aSale,
  aVoucher,
  anUpcomingSale,
  paged,
  refuses,
  renderRemote,
  saleProducts,
  startServer,
} from '@storefront/shared/testing';
import { offersRoutes } from '../offers-routes';
import { paths } from '../paths/paths';
import { remote } from '../testing/offers-remote';
import { validUntilOf } from '../testing/valid-until';

const server = startServer();
beforeEach(() => {
  server.use(
    answers('get', 'main/product/public', paged([])),
    answers('get', 'main/flash-sale/current-flash-sale', aFlashSaleInfo(null)),
  );
});

const early = '2098-03-01T03:00:00.000Z';
const late = '2098-06-01T03:00:00.000Z';
const last = '2098-12-01T03:00:00.000Z';

test.each([
  ['the first one ends', [aVoucher({ endsAt: late }), aVoucher({ id: 'v-2', endsAt: early })], early],
  [
    'one that is not open yet opens',
    [aVoucher({ endsAt: last }), aVoucher({ id: 'v-2', period: 'NEXT', startsAt: late, endsAt: early })],
    late,
  ],
  ['the usual time is over, when there is none', [], undefined],
])('a page of vouchers is cached until %s', async (_when, vouchers, expected) => {
  server.use(answers('post', 'main/voucher/public/list', paged(vouchers)));
  const { store } = await renderRemote(remote, { at: paths.vouchers.to() });
  await screen.findByText(vouchers.length > 0 ? '2 mã' : '0 mã');

  await waitFor(async () => {
    expect(await validUntilOf(store, offersRoutes, paths.vouchers.pattern)).toBe(expected);
  });
});

test.each([
  ['the first one ends', [aPromotion({ endsAt: late }), aPromotion({ id: 'p-2', endsAt: early })], early],
  [
    'the next one begins',
    [aPromotion({ endsAt: last }), aPromotion({ id: 'p-2', period: 'NEXT', startsAt: late, endsAt: early })],
    late,
  ],
  ['the usual time is over, when there is none', [], undefined],
])('a page of promotions is cached until %s', async (_when, promotions, expected) => {
  server.use(answers('get', 'main/promotion/public', paged(promotions)));
  const { store } = await renderRemote(remote, { at: paths.promotions.to() });
  await screen.findAllByRole('heading', { level: 2 });

  await waitFor(async () => {
    expect(await validUntilOf(store, offersRoutes, paths.promotions.pattern)).toBe(expected);
  });
});

const running = aSale({ endsAt: late });
const next = { ...anUpcomingSale(), startsAt: last, endsAt: early };

test.each([
  ['its sale ends', '', saleProducts(running), aFlashSaleInfo(running, next), late],
  ['the next sale begins', '?period=next', saleProducts(next), aFlashSaleInfo(null, next), last],
  [
    'the sale that runs ends, when that comes first',
    '?period=next',
    saleProducts(next),
    aFlashSaleInfo(aSale({ endsAt: early }), next),
    early,
  ],
  [
    'another sale begins',
    '',
    saleProducts(aSale({ endsAt: last })),
    aFlashSaleInfo(null, { ...next, startsAt: late }),
    late,
  ],
  ['the usual time is over, without a sale', '', saleProducts(null), aFlashSaleInfo(null), undefined],
])('a page of a flash sale is cached until %s', async (_when, query, products, sales, expected) => {
  server.use(
    answers('post', 'main/flash-sale-product/public/list', products),
    answers('get', 'main/flash-sale/current-flash-sale', sales),
  );
  const { store } = await renderRemote(remote, { at: `${paths.flashSale.to()}${query}` });
  await screen.findByRole('heading', { level: 1 });
  await screen.findAllByRole('heading', { level: 2 });

  await waitFor(async () => {
    expect(await validUntilOf(store, offersRoutes, paths.flashSale.pattern, query)).toBe(expected);
  });
});

test('a page whose offers could not be asked is answered by 503, which no cache stores', async () => {
  server.use(refuses('post', 'main/voucher/public/list', 503, 'SERVICE_UNAVAILABLE'));
  const { store } = await renderRemote(remote, { at: paths.vouchers.to() });
  await screen.findByRole('button', { name: /Thử lại/ });
  const page = await offersRoutes.find(({ path }) => path === paths.vouchers.pattern)?.lazy();

  const at = { params: {}, query: new URLSearchParams(), language: 'vi' } as const;
  expect(page?.status?.(store.getState(), at)).toBe(503);
});
