import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Intro } from '@storefront/shared/contracts';
import {
  aCartProduct,
  answers,
  aPicture,
  aProduct,
  aPromotion,
  aSale,
  aSession,
  aVoucher,
  enveloped,
  hourMs,
  fromNow,
  paged,
  refuses,
  renderRemote,
  aFlashSaleInfo,
  startServer,
  testApi,
  anUpcomingSale,
  testPathTo,
  wholePage,
} from '@storefront/shared/testing';
import { http, HttpResponse } from 'msw';
import { paths } from '../paths/paths';
import { remote as whole } from '../remote';
import { aCategory } from '../testing/builders';
import { aFaqGroup, aNewsCard, aPlace } from '../testing/content-builders';
import { homePageHandlers } from '../testing/home-page-handlers';
import { aShop } from '../testing/handlers';
import { validUntilOf } from '../testing/valid-until';

const remote = { ...whole, routes: whole.routes.filter(({ path }) => path === paths.home.pattern) };
const server = startServer();
beforeEach(() => {
  server.use(...aShop(), ...homePageHandlers());
});

const robot = aProduct({ id: 'robot', name: 'Robot dò đường', seoSlug: 'robot-do-duong' });
const cut = aProduct({
  id: 'cut',
  name: 'Áo khoác gió',
  seoSlug: 'ao-khoac-gio',
  price: 350_000,
  originalPrice: 500_000,
});

/** Lists by the status they are asked for. */
const shelves = (onSale: (typeof robot)[], hot: (typeof robot)[]) =>
  answers('get', 'main/product/public', (request: Request) =>
    paged(new URL(request.url).searchParams.get('status') === 'HOT' ? hot : onSale),
  );

test('a visitor who was here before finds again what they looked at', async () => {
  localStorage.setItem('sf:recently-viewed', JSON.stringify([{ productId: 'cap', infoId: 'cap-black' }]));
  server.use(answers('post', 'main/product/by-ids', [aCartProduct({ infoId: 'cap-black', name: 'Mũ len' })]));
  await renderRemote(remote, { at: paths.home.to() });

  const viewed = within(await screen.findByRole('region', { name: 'Bạn đã xem' }));
  expect(viewed.getByRole('link', { name: 'Mũ len' })).toBeVisible();
  expect(viewed.getByRole('link', { name: 'Xem tất cả sản phẩm đã xem' })).toHaveAttribute(
    'href',
    paths.recentlyViewed.to(),
  );
  localStorage.clear();
});

test('a visitor finds an offer, categories, and what is hot, new and suggested', async () => {
  server.use(
    shelves([aProduct(), cut], [robot]),
    answers('get', 'main/product/newest-products', paged([aProduct({ name: 'Balo mới' })])),
    answers('get', 'main/product/suggested-products', paged([aProduct({ name: 'Mũ lưỡi trai' })])),
    answers('get', 'main/category', [
      aCategory({ id: 'f', name: 'Thời trang', slug: 'f', children: [aCategory()] }),
    ]),
  );
  await renderRemote(remote, { at: paths.home.to() });

  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  expect(await (await region('Bán chạy')).findByRole('link', { name: 'Robot dò đường' })).toBeVisible();
  expect(await (await region('Mới về')).findByRole('link', { name: 'Balo mới' })).toBeVisible();
  expect(await (await region('Gợi ý cho bạn')).findByRole('link', { name: 'Mũ lưỡi trai' })).toBeVisible();
  expect(await (await region('Danh mục')).findByRole('link', { name: 'Áo thun' })).toHaveAttribute(
    'href',
    '/categories/ao-thun',
  );
  expect(screen.getByRole('link', { name: 'Áo khoác gió' })).toHaveAttribute(
    'href',
    '/products/ao-khoac-gio',
  );
  expect(screen.getByRole('link', { name: 'Xem hàng đang giảm' })).toHaveAttribute(
    'href',
    '/products?status=SALE_OFF',
  );
});

test('what is sold out is no offer; then a product that many buy stands there', async () => {
  server.use(shelves([{ ...cut, stock: 0 }], [robot]));
  await renderRemote(remote, { at: paths.home.to() });

  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Robot dò đường' })).toHaveLength(2));
  expect(screen.queryByRole('link', { name: 'Áo khoác gió' })).not.toBeInTheDocument();
});

test('the offer is the deepest cut, that of a running flash sale too, at the price of the sale', async () => {
  const onFlashSale = aProduct({
    id: 'flash',
    name: 'Giày chạy bộ',
    seoSlug: 'giay-chay-bo',
    price: 400_000,
    originalPrice: null,
    flashSale: {
      flashSaleId: 'sale',
      salePrice: 240_000,
      endsAt: fromNow(hourMs),
      quotaLeft: 3,
      perCustomerLimit: null,
    },
  });
  server.use(shelves([cut, onFlashSale], [robot]));
  await renderRemote(remote, { at: paths.home.to() });

  const caption = (await screen.findByRole('link', { name: 'Giày chạy bộ' })).closest('div');
  expect(caption).toHaveTextContent(/240.000 ₫.*400.000 ₫.*-40%/);
  expect(screen.queryByRole('link', { name: 'Áo khoác gió' })).not.toBeInTheDocument();
});

test('a part that fails leaves the others', async () => {
  server.use(
    refuses('get', 'main/product/newest-products', 500, 'INTERNAL'),
    refuses('get', 'main/category', 503, 'SERVICE_UNAVAILABLE'),
    shelves([cut], [robot]),
  );
  await renderRemote(remote, { at: paths.home.to() });

  expect(await screen.findByRole('button', { name: 'Thử lại: Mới về' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Robot dò đường' })).toBeVisible();
});

test('a shop that cannot be reached at all still opens its door', async () => {
  server.use(
    refuses('get', 'main/product/public', 503, 'SERVICE_UNAVAILABLE'),
    refuses('get', 'main/product/newest-products', 503, 'SERVICE_UNAVAILABLE'),
    refuses('get', 'main/product/suggested-products', 503, 'SERVICE_UNAVAILABLE'),
    refuses('get', 'main/category', 503, 'SERVICE_UNAVAILABLE'),
  );
  await renderRemote(remote, { at: paths.home.to() });

  expect(await screen.findByRole('button', { name: 'Thử lại: Bán chạy' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem tất cả sản phẩm' })).toHaveAttribute('href', '/products');
});

const soon = '2098-03-01T03:00:00.000Z';
const later = '2098-06-01T03:00:00.000Z';

test.each([
  [
    'the sale ends',
    { sales: aFlashSaleInfo(aSale({ endsAt: soon })), vouchers: [aVoucher({ endsAt: later })] },
  ],
  [
    'the next sale begins',
    {
      sales: aFlashSaleInfo(aSale({ endsAt: later }), {
        ...anUpcomingSale(),
        startsAt: soon,
        endsAt: '2098-05-01T03:00:00.000Z',
      }),
    },
  ],
  [
    'the first of its vouchers ends',
    { vouchers: [aVoucher({ endsAt: later }), aVoucher({ id: 'v-2', name: 'Giảm 20%', endsAt: soon })] },
  ],
])('a cached home page is shown until %s', async (_when, content) => {
  server.use(...homePageHandlers(content));
  const { store } = await renderRemote(remote, { at: paths.home.to() });
  await waitFor(async () => {
    expect(await validUntilOf(store, remote.routes, paths.home.pattern)).toBe(soon);
  });
});

test('a home page without offers is cached for the usual time', async () => {
  server.use(shelves([cut], [robot]));
  const { store } = await renderRemote(remote, { at: paths.home.to() });
  await screen.findByRole('link', { name: 'Robot dò đường' });

  expect(await validUntilOf(store, remote.routes, paths.home.pattern)).toBeUndefined();
});

test.each([
  ['what is reduced', 200, 'main/product/public', 'SALE_OFF'],
  ['what is hot', 200, 'main/product/public', 'HOT'],
  ['what is new', 200, 'main/product/newest-products', null],
  ['no product', 503, 'main/nothing', null],
] as const)('a server that can show %s sends a home page of %i', async (_what, expected, part, wanted) => {
  const goods = (path: string, status: string | null) =>
    path === part && status === wanted
      ? HttpResponse.json(enveloped(paged([robot])))
      : HttpResponse.json({ success: false, message: 'SERVICE_UNAVAILABLE' }, { status: 500 });
  server.use(
    http.get(`${testApi}/main/product/public`, ({ request }) =>
      goods('main/product/public', new URL(request.url).searchParams.get('status')),
    ),
    http.get(`${testApi}/main/product/newest-products`, () => goods('main/product/newest-products', null)),
  );
  const { store } = await renderRemote(remote, { at: paths.home.to() });
  await screen.findAllByRole('button', { name: /Thử lại/ });
  const route = remote.routes[0];
  const page = await route?.lazy();

  const at = { params: {}, query: new URLSearchParams(), language: 'vi' } as const;
  await waitFor(() => {
    expect(page?.status?.(store.getState(), at)).toBe(expected);
  });
});

test('the home page speaks English', async () => {
  await renderRemote(remote, { at: paths.home.to(), language: 'en' });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Clothes for every day');
  expect(await screen.findByRole('region', { name: 'Bestsellers' })).toBeVisible();
});

const banner: Intro = {
  id: 'opening',
  eyebrow: 'Mới trong tuần',
  title: 'Áo len đã về',
  text: 'Ấm và nhẹ.',
  picture: aPicture({ alt: 'Áo len trên giá treo' }),
  link: { text: 'Xem áo len', href: '/categories/ao-len' },
};

test('the banner says what the shop says today, and leads there', async () => {
  server.use(...homePageHandlers({ intro: banner }));
  await renderRemote(remote, { at: paths.home.to() });

  expect(await screen.findByRole('heading', { level: 1, name: 'Áo len đã về' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Áo len trên giá treo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem áo len' })).toHaveAttribute('href', '/categories/ao-len');
});

test('a banner whose button leads out of the shop leads to what is reduced instead', async () => {
  server.use(...homePageHandlers({ intro: { ...banner, link: { text: 'Đi', href: '//evil.example' } } }));
  await renderRemote(remote, { at: paths.home.to() });

  expect(await screen.findByRole('heading', { level: 1, name: 'Áo len đã về' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Đi' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Xem hàng đang giảm' })).toBeVisible();
});

test('a visitor sees the sale that runs, vouchers, a promotion, and the way in', async () => {
  server.use(
    ...homePageHandlers({ sales: aFlashSaleInfo(aSale()), vouchers: [aVoucher()], promotion: aPromotion() }),
  );
  await renderRemote(remote, { at: paths.home.to() });

  const sale = within(await screen.findByRole('region', { name: 'Giờ vàng tủ đồ' }));
  expect(sale.getByText('129.000 ₫')).toBeVisible();
  expect(sale.getByRole('progressbar', { name: 'Đã bán 12/50' })).toBeVisible();
  expect(sale.getByRole('timer', { name: 'Kết thúc sau' })).toBeVisible();
  expect(sale.getByRole('link', { name: 'Xem tất cả: Giờ vàng tủ đồ' })).toHaveAttribute(
    'href',
    '/flash-sale',
  );
  const vouchers = within(await screen.findByRole('region', { name: 'Mã giảm giá' }));
  expect(vouchers.getByText('GIAM10')).toBeVisible();
  expect(vouchers.getByRole('link', { name: 'Đơn từ 1.000.000 ₫ giảm 8%' })).toHaveAttribute(
    'href',
    '/promotions',
  );
  expect(await screen.findByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
    'href',
    testPathTo('account/login', { redirectUrl: '/' }),
  );
});

test('when the sale ends while the page is open, the usual price is back and the next sale comes', async () => {
  let sendTime: (() => void) | undefined;
  const time = new Promise<void>((resolve) => {
    sendTime = resolve;
  });
  const running = aSale();
  let times = 0;
  server.use(
    answers('get', 'main/flash-sale/current-flash-sale', async () => {
      times += 1;
      if (times === 1) return aFlashSaleInfo(running);
      if (times > 2) await time;
      // The server's clock is past the end by the time that it is read.
      return {
        ...aFlashSaleInfo(times > 2 ? null : running, anUpcomingSale()),
        serverTime: fromNow(hourMs + 60_000),
      };
    }),
  );
  await renderRemote(remote, { at: paths.home.to() });

  const sale = within(await screen.findByRole('region', { name: 'Giờ vàng tủ đồ' }));
  await waitFor(() => expect(sale.queryByText('129.000 ₫')).not.toBeInTheDocument());
  expect(sale.getByText('199.000 ₫')).toBeVisible();
  sendTime?.();
  expect(await screen.findByRole('region', { name: 'Giờ vàng xưởng robot' })).toBeVisible();
});

test('a customer keeps a voucher on the home page, and is not asked to sign in', async () => {
  server.use(
    ...homePageHandlers({ vouchers: [aVoucher({ myVoucher: null })] }),
    answers('get', 'main/product/public/with-auth', paged([robot])),
    answers('post', 'main/voucher/v-1/collect', { myVoucherId: 'm', collectedAt: fromNow(0) }),
  );
  await renderRemote(remote, { at: paths.home.to(), session: aSession });

  await userEvent.click(await screen.findByRole('button', { name: /^Lưu mã/ }));

  expect(await screen.findByText('Đã lưu')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Đăng nhập' })).not.toBeInTheDocument();
});

test('a visitor reads news, answers to questions, and where the shop is', async () => {
  server.use(
    ...homePageHandlers({
      news: [aNewsCard()],
      faqs: [aFaqGroup()],
      showrooms: [aPlace()],
      serviceCenters: [aPlace({ id: 'repair', name: 'Trung tâm Thủ Đức' })],
    }),
  );
  await renderRemote(remote, { at: paths.home.to() });

  expect(await screen.findByRole('link', { name: 'Chọn cỡ áo bằng ba số đo' })).toHaveAttribute(
    'href',
    '/news/chon-co-ao',
  );
  await userEvent.click(screen.getByText('Đổi trả trong mấy ngày?'));
  expect(screen.getByText('Bảy ngày kể từ khi nhận.')).toBeVisible();
  const showrooms = within(screen.getByRole('region', { name: 'Cửa hàng' }));
  expect(showrooms.getByRole('link', { name: '028 0000 0001' })).toHaveAttribute('href', 'tel:02800000001');
  expect(showrooms.getByRole('link', { name: 'Xem tất cả: Cửa hàng' })).toHaveAttribute('href', '/showrooms');
  expect(screen.getByRole('heading', { name: 'Trung tâm Thủ Đức' })).toBeVisible();
});

test('each section of the home page fails alone, and can be retried', async () => {
  // This one says only by its message that it failed.
  const softly = (data: unknown) => HttpResponse.json(enveloped(data, 'SERVICE_UNAVAILABLE'));
  server.use(
    http.get(`${testApi}/main/intro/get-intro-current`, () => softly(null), { once: true }),
    http.get(`${testApi}/main/news/public`, () => softly(paged([])), { once: true }),
    refuses('get', 'main/flash-sale/current-flash-sale', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
    refuses('post', 'main/voucher/public/list', 500, 'INTERNAL', {}, { once: true }),
    refuses('get', 'main/promotion/current', 500, 'INTERNAL', {}, { once: true }),
    refuses('get', 'main/system/faqs', 500, 'INTERNAL', {}, { once: true }),
    ...homePageHandlers({
      news: [aNewsCard()],
      vouchers: [aVoucher()],
      faqs: [aFaqGroup()],
      showrooms: [aPlace()],
    }),
  );
  await renderRemote(remote, { at: paths.home.to() });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Áo mặc hằng ngày');
  expect(await screen.findByRole('button', { name: 'Thử lại: Câu hỏi thường gặp' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Thử lại: Mã giảm giá' })).toBeVisible();
  expect(screen.getByText('Showroom Nguyễn Huệ')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Thử lại: Tin mới' }));

  expect(await screen.findByRole('link', { name: 'Chọn cỡ áo bằng ba số đo' })).toBeVisible();
  expect(await screen.findByText('Đổi trả trong mấy ngày?')).toBeVisible();
});

test('an English reader finds everything on the first page', async () => {
  server.use(shelves([cut], [robot]));
  await renderRemote(remote, { at: paths.home.to(), language: 'en' });

  expect(await wholePage('Subscribe')).toMatchInlineSnapshot(`
   "title: Everyday clothes and robots to build yourself | Cửa hàng thử (en)
   description: Clothes, shoes, bags and robot kits for learning to code. Real stock, clear prices, delivery across Vietnam.
   body
     h1: Clothes for every day, robots for the weekend
     p: Pick your colour and size and see at once how many are left. The price you see is the price you pay.
     a href=/en/products?status=SALE_OFF: See what is on sale
     a href=/en/products: See all products
     p
     img alt src=/api/main/media/shirt?w=768
     On offer now
     a href=/en/products/ao-khoac-gio: Áo khoác gió
     Price now 350,000 ₫ Price before
     s: 500,000 ₫
     -30%
     section aria-labelledby→"Categories"
       h2: Categories
       ul
         li
           img alt src=/api/main/media/shirt?w=768
           a href=/en/categories/ao-thun: Áo thun
           12 products
     section aria-labelledby→"Bestsellers"
       h2: Bestsellers
       a aria-label=See all: Bestsellers href=/en/products?status=HOT: See all
       ul
         li
           article
             img alt src=/api/main/media/shirt?w=768
             button aria-label=Favourite Robot dò đường aria-pressed=false type=button
             h3
               a href=/en/catalog/product?slug=robot-do-duong: Robot dò đường
             199,000 ₫
             div aria-label=Colours: Đen, Trắng role=img
     section aria-labelledby→"New arrivals"
       h2: New arrivals
       a aria-label=See all: New arrivals href=/en/products?sort=newest: See all
       ul
         li
           article
             img alt src=/api/main/media/shirt?w=768
             button aria-label=Favourite Áo thun cổ tròn aria-pressed=false type=button
             h3
               a href=/en/catalog/product?slug=ao-thun-co-tron: Áo thun cổ tròn
             199,000 ₫
             div aria-label=Colours: Đen, Trắng role=img
     h2: Sign in to shop faster
     p: Keep vouchers, follow your orders and have your cart on every device.
     a href=/en/account/login?redirectUrl=%2F: Sign in
     a href=/en/account/signup: Sign up
     section aria-labelledby→"Newsletter"
       h2: Newsletter
       p: New arrivals, offers and guides, in one mail a week at most. Stop whenever you like.
       form
         label: Your email
         input autocomplete=email type=email
         button type=submit: Subscribe
         label
           input type=checkbox
           I agree to get the newsletter at this address.
           a href=/en/policies/security: Privacy policy"
  `);
});
