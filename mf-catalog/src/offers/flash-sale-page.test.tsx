import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answers,
  aSale,
  aSaleProduct,
  hourMs,
  fromNow,
  refuses,
  renderRemote,
  aFlashSaleInfo,
  saleProducts,
  startServer,
  testPathTo,
  anUpcomingSale,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../testing/offers-remote';

const server = startServer();
const list = 'main/flash-sale-product/public/list';
const news = 'main/flash-sale/current-flash-sale';

/** What the lists are of, by the period that is asked for. */
const lists = (byPeriod: Partial<Record<'CURRENT' | 'NEXT', ReturnType<typeof saleProducts>>>) =>
  answers('post', list, async (request: Request) => {
    const { period } = (await request.json()) as { period: 'CURRENT' | 'NEXT' };
    return byPeriod[period] ?? saleProducts(null);
  });

test('a shopper sees what is cheaper, until when, how much is sold and how many one gets', async () => {
  server.use(lists({ CURRENT: saleProducts(aSale()) }), answers('get', news, aFlashSaleInfo(aSale())));
  await renderRemote(remote, { at: paths.flashSale.to() });

  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Áo thun cổ tròn' })).toHaveAttribute(
    'href',
    testPathTo('catalog/product', { slug: 'ao-thun-co-tron' }),
  );
  expect(card.getByText('129.000 ₫')).toBeVisible();
  expect(card.getByText('-35%')).toBeVisible();
  expect(card.getByRole('progressbar', { name: 'Đã bán 12/50' })).toHaveValue(12);
  expect(card.getByText('Mỗi khách mua 2 sản phẩm giá này')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Giờ vàng tủ đồ' })).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Kết thúc sau' })).toBeVisible();
});

test('when the sale ends under the eyes of a shopper, the usual price is back and the next sale is offered', async () => {
  const sale = aSale();
  let sendTime: (() => void) | undefined;
  const time = new Promise<void>((resolve) => {
    sendTime = resolve;
  });
  server.use(
    lists({ CURRENT: saleProducts(sale), NEXT: saleProducts(anUpcomingSale()) }),
    // The server's clock is past the end by the time that it answers.
    answers('get', news, async () => {
      await time;
      return { ...aFlashSaleInfo(null, anUpcomingSale()), serverTime: fromNow(hourMs + 60_000) };
    }),
  );
  await renderRemote(remote, { at: paths.flashSale.to() });
  expect(await screen.findByText('129.000 ₫')).toBeVisible();

  sendTime?.();

  expect(await screen.findByText('Đợt này vừa kết thúc')).toBeVisible();
  expect(screen.getByText('199.000 ₫')).toBeVisible();
  expect(screen.queryByText('129.000 ₫')).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Xem đợt sắp tới' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Giờ vàng xưởng robot' })).toBeVisible();
});

test('what is gone at the sale price costs what it usually costs', async () => {
  const gone = aSaleProduct({ sold: 50 });
  server.use(
    lists({ CURRENT: saleProducts(aSale(), [gone]) }),
    answers('get', news, aFlashSaleInfo(aSale())),
  );
  await renderRemote(remote, { at: paths.flashSale.to() });

  expect(await screen.findByRole('progressbar', { name: 'Đã hết suất giá này' })).toBeVisible();
  expect(screen.getByText('199.000 ₫')).toBeVisible();
  expect(screen.queryByText('129.000 ₫')).not.toBeInTheDocument();
});

test('between two sales a visitor reads when the next one begins', async () => {
  server.use(
    lists({ NEXT: saleProducts(anUpcomingSale()) }),
    answers('get', news, aFlashSaleInfo(null, anUpcomingSale())),
  );
  await renderRemote(remote, { at: paths.flashSale.to() });

  expect(await screen.findByText(/Giờ vàng xưởng robot bắt đầu lúc/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Xem đợt sắp tới' }));
  expect(await screen.findByRole('timer', { name: 'Bắt đầu sau' })).toBeVisible();
  expect(screen.getByText('129.000 ₫')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('without any sale there is another way to what is cheaper', async () => {
  server.use(lists({}), answers('get', news, aFlashSaleInfo(null)));
  await renderRemote(remote, { at: `${paths.flashSale.to()}?period=bua&page=-3` });

  expect(await screen.findByText('Chưa có đợt flash sale nào')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem hàng đang giảm' })).toBeVisible();
});

test('a shopper can retry when the flash sale fails to load', async () => {
  server.use(
    refuses('post', list, 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
    lists({ CURRENT: saleProducts(aSale()) }),
    answers('get', news, aFlashSaleInfo(aSale())),
  );
  await renderRemote(remote, { at: paths.flashSale.to() });

  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByText('129.000 ₫')).toBeVisible();
});

test('the sale speaks English', async () => {
  server.use(lists({ CURRENT: saleProducts(aSale()) }), answers('get', news, aFlashSaleInfo(aSale())));
  await renderRemote(remote, { at: paths.flashSale.to(), language: 'en' });

  expect(await screen.findByText('12/50 sold')).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Ends in' })).toBeVisible();
});

test('an English reader finds everything on the page of a flash sale', async () => {
  server.use(
    lists({ CURRENT: saleProducts(aSale({ endsAt: '2099-11-28T02:05:00.000Z' })) }),
    answers('get', news, aFlashSaleInfo(aSale({ endsAt: '2099-11-28T02:05:00.000Z' }))),
  );
  await renderRemote(remote, { at: paths.flashSale.to(), language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Flash sale: Giờ vàng tủ đồ | Cửa hàng thử (en)
   description: Prices cut for some hours and a limited number: see how many are sold, how long it lasts and how many you can get.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           span aria-current=page: Flash sale
     h1: Flash sale
     nav aria-label=Which sale
       ul
         li
           a aria-current=page href=/en/flash-sale: On now
         li
           a href=/en/flash-sale?period=next: Coming up
     div tabindex=-1
       h2: Giờ vàng tủ đồ
       p
         Until 28 Nov 2099, 09:05
         span aria-label=Ends in role=timer
       div role=status
       ul
         li
           article
             img alt src=/api/main/media/shirt?w=768
             h3
               a href=/en/catalog/product?slug=ao-thun-co-tron: Áo thun cổ tròn
             p
               Price now 129,000 ₫ Price before
               s: 199,000 ₫
               -35%
             12/50 sold
             progress aria-labelledby→"12/50 sold" max=50
             p: 2 per customer at this price"
  `);
});
