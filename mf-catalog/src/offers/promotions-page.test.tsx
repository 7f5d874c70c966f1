import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answers,
  aPicture,
  aProduct,
  aPromotion,
  paged,
  refuses,
  renderRemote,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../testing/offers-remote';

const server = startServer();
const list = 'main/promotion/public';
const robot = aProduct({ id: 'robot', name: 'Robot dò đường', seoSlug: 'robot' });
beforeEach(() => {
  server.use(
    answers('get', 'main/product/public', paged([robot])),
    answers('get', 'main/flash-sale/current-flash-sale', {
      currentFlashSale: null,
      nextFlashSale: null,
      serverTime: '2026-01-01T00:00:00.000Z',
    }),
  );
});

/** All that waits until it comes near the screen is there. */
function scrollToAll() {
  const StillObserver = window.IntersectionObserver;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((notify) => {
    const observer = new StillObserver(notify);
    observer.observe = (target) =>
      notify([{ isIntersecting: true, target } as IntersectionObserverEntry], observer);
    return observer;
  });
}

const robots = { id: 'c', name: 'Robotics', slug: 'robotics' };
const gift = aPromotion({
  id: 'gift',
  name: 'Mua robot tặng pin',
  type: 'GIFT_PRODUCT',
  discount: null,
  conditions: { categories: [robots], products: [], minSubtotal: null, minQuantity: null },
  gifts: [
    {
      infoId: 'pin-1',
      productId: 'pin',
      name: 'Pin sạc',
      seoSlug: 'pin-sac',
      picture: aPicture(),
      quantity: 2,
      isInStock: true,
    },
    {
      infoId: 'day-1',
      productId: 'day',
      name: 'Dây cáp',
      seoSlug: 'day-cap',
      picture: aPicture(),
      quantity: 1,
      isInStock: false,
    },
  ],
  isExclusiveWithVoucher: true,
});
const manyForLess = aPromotion({
  id: 'many',
  name: 'Mua 3 áo thun giảm 30.000 ₫',
  type: 'QUANTITY_BASED',
  discount: { kind: 'FIXED', value: 30_000, maxDiscount: null },
  conditions: { categories: [], products: [], minSubtotal: null, minQuantity: 3 },
  period: 'NEXT',
  isCombinable: true,
  quotaLeft: 1200,
});

test('a shopper sees some of what a promotion is about, at the price of the moment', async () => {
  const asked: unknown[] = [];
  const cap = aProduct({
    id: 'cap',
    name: 'Mũ len',
    seoSlug: 'mu-len',
    price: 120_000,
    flashSale: {
      flashSaleId: 'sale',
      salePrice: 90_000,
      endsAt: '2126-01-01T00:00:00.000Z',
      quotaLeft: 3,
      perCustomerLimit: null,
    },
  });
  server.use(
    answers(
      'get',
      list,
      paged([
        gift,
        aPromotion({
          id: 'caps',
          name: 'Mũ len giảm giá',
          conditions: {
            categories: [],
            products: [{ id: 'cap', name: 'Mũ len', seoSlug: 'mu-len' }],
            minSubtotal: null,
            minQuantity: null,
          },
        }),
      ]),
    ),
    answers('get', 'main/product/public', ({ url }: Request) => {
      asked.push(new URL(url).search);
      return paged([robot]);
    }),
    answers('post', 'main/product/cards', async (request: Request) => {
      asked.push(await request.json());
      return [cap];
    }),
  );
  scrollToAll();
  await renderRemote(remote, { at: paths.promotions.to() });

  const ofRobots = within(await screen.findByRole('article', { name: 'Mua robot tặng pin' }));
  expect(await ofRobots.findByRole('link', { name: 'Robot dò đường' })).toHaveAttribute(
    'href',
    '/products/robot',
  );
  const caps = within(screen.getByRole('article', { name: 'Mũ len giảm giá' }));
  expect(await caps.findByText(/^90\.000\s₫$/)).toBeVisible();
  expect(asked).toEqual(
    expect.arrayContaining(['?category=robotics&inStock=true&sort=bestSelling&limit=3', { ids: ['cap'] }]),
  );
});

test.each([
  ['another variant costs less', { salePrice: 130_000, endsAt: '2126-01-01T00:00:00.000Z' }],
  ['the sale is over', { salePrice: 90_000, endsAt: '2025-12-31T00:00:00.000Z' }],
])('a shopper never sees the price of a flash sale when %s', async (_when, sale) => {
  const flashSale = { flashSaleId: 'sale', quotaLeft: 3, perCustomerLimit: null, ...sale };
  scrollToAll();
  server.use(
    answers('get', list, paged([gift])),
    answers('get', 'main/product/public', paged([{ ...robot, price: 120_000, flashSale }])),
  );
  await renderRemote(remote, { at: paths.promotions.to() });

  const ofRobots = within(await screen.findByRole('article', { name: 'Mua robot tặng pin' }));
  expect(await ofRobots.findByText(/^120\.000\s₫$/)).toBeVisible();
  await waitFor(() => expect(ofRobots.queryByText(/^(90|130)\.000\s₫$/)).not.toBeInTheDocument());
});

test('products of promotions that nobody scrolls to are not asked for', async () => {
  let asked = 0;
  server.use(
    answers('get', list, paged([gift])),
    answers('get', 'main/product/public', () => {
      asked += 1;
      return paged([robot]);
    }),
  );
  await renderRemote(remote, { at: paths.promotions.to() });
  expect(await screen.findByRole('article', { name: 'Mua robot tặng pin' })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(asked).toBe(0);
});

test('a promotion is read as usual when its products fail to load', async () => {
  let refused = 0;
  server.use(
    answers('get', list, paged([gift])),
    refuses('get', 'main/product/public', 503, 'SERVICE_UNAVAILABLE'),
  );
  server.events.on('response:mocked', ({ request }) => {
    if (request.url.includes('main/product/public')) refused += 1;
  });
  scrollToAll();
  await renderRemote(remote, { at: paths.promotions.to() });

  expect(await screen.findByRole('article', { name: 'Mua robot tặng pin' })).toBeVisible();
  await waitFor(() => expect(refused).toBe(1));
  expect(screen.queryByRole('link', { name: 'Robot dò đường' })).not.toBeInTheDocument();
});

test('a shopper reads what each of the three kinds gives, for what and until when', async () => {
  server.use(answers('get', list, paged([aPromotion(), gift, manyForLess])));
  await renderRemote(remote, { at: paths.promotions.to() });

  const now = within(await screen.findByRole('region', { name: 'Đang diễn ra' }));
  const ofOrder = within(now.getByRole('article', { name: 'Đơn từ 1.000.000 ₫ giảm 8%' }));
  expect(ofOrder.getByText('Giảm theo đơn')).toBeVisible();
  expect(ofOrder.getByText('Giảm 8%, tối đa 200.000 ₫')).toBeVisible();
  expect(ofOrder.getByText('Tiền hàng từ 1.000.000 ₫')).toBeVisible();
  expect(ofOrder.getByText('Đến hết 31/12/2099')).toBeVisible();

  const ofGift = within(now.getByRole('article', { name: 'Mua robot tặng pin' }));
  expect(ofGift.getByRole('link', { name: 'Pin sạc' })).toHaveAttribute('href', '/products/pin-sac?v=pin-1');
  expect(ofGift.getByText('Hết quà')).toBeVisible();
  expect(ofGift.getByText('Không dùng cùng mã giảm giá')).toBeVisible();
  expect(ofGift.getByRole('link', { name: /^Xem hàng áp dụng/ })).toHaveAttribute(
    'href',
    '/categories/robotics',
  );

  const next = within(screen.getByRole('region', { name: 'Sắp tới' }));
  expect(next.getByText('Giảm 30.000 ₫')).toBeVisible();
  expect(next.getByText('Mua từ 3 sản phẩm')).toBeVisible();
  expect(next.getByText('Còn 1.200 sản phẩm được giảm')).toBeVisible();
});

test('without promotions a shopper is led to the vouchers', async () => {
  server.use(answers('get', list, paged([])));
  await renderRemote(remote, { at: paths.promotions.to() });

  expect(await screen.findByText('Lúc này chưa có khuyến mãi nào')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem mã giảm giá' })).toHaveAttribute('href', '/vouchers');
});

test('a shopper can retry when promotions fail to load', async () => {
  server.use(
    refuses('get', list, 500, 'INTERNAL', {}, { once: true }),
    answers('get', list, paged([aPromotion()])),
  );
  await renderRemote(remote, { at: paths.promotions.to() });

  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByRole('article')).toBeVisible();
});

test('promotions speak English', async () => {
  server.use(answers('get', list, paged([aPromotion()])));
  await renderRemote(remote, { at: paths.promotions.to(), language: 'en' });

  expect(await screen.findByText('8% off, up to 200,000 ₫')).toBeVisible();
  expect(screen.getByText('Goes together with one voucher')).toBeVisible();
});

test('an English reader finds everything on the page of promotions', async () => {
  server.use(answers('get', list, paged([gift, { ...manyForLess, startsAt: '2098-01-01T00:00:00.000Z' }])));
  await renderRemote(remote, { at: paths.promotions.to(), language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Promotions | Cửa hàng thử (en)
   description: What is taken off automatically when you order: by order value, by quantity, and free gifts.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           span aria-current=page: Promotions
     h1: Promotions
     p: These apply in your cart by themselves; you need no code.
     div tabindex=-1
       section aria-labelledby→"On now"
         h2: On now
         ul
           li
             article aria-labelledby→"Mua robot tặng pin"
               Free gift
               h3: Mua robot tặng pin
               p: Tự trừ vào đơn, không cần nhập mã.
               p: Gift: the first one in stock
               ul
                 li
                   img alt src=/api/main/media/shirt?w=768
                   2 ×
                   a href=/en/products/pin-sac?v=pin-1: Pin sạc
                 li
                   img alt src=/api/main/media/shirt?w=768
                   1 ×
                   a href=/en/products/day-cap?v=day-1: Dây cáp
                   No gifts left
               ul
                 li
                   For
                   a href=/en/categories/robotics: Robotics
                 li: Does not count goods in a flash sale
                 li: Not together with a voucher
               p: Until the end of 31 Dec 2099
               a aria-label=See what it applies to: Mua robot tặng pin href=/en/categories/robotics: See what it applies to
       section aria-labelledby→"Coming up"
         h2: Coming up
         ul
           li
             article aria-labelledby→"Mua 3 áo thun giảm 30.000 ₫"
               More for less
               h3: Mua 3 áo thun giảm 30.000 ₫
               p: Tự trừ vào đơn, không cần nhập mã.
               p: 30,000 ₫ off
               ul
                 li: From 3 items
                 li: For all products
                 li: Also counts goods in a flash sale
                 li: Goes together with one voucher
                 li: 1,200 reduced items left
               p: From 1 Jan 2098, 07:00 until the end of 31 Dec 2099
               a aria-label=See what it applies to: Mua 3 áo thun giảm 30.000 ₫ href=/en/products: See what it applies to"
  `);
});
