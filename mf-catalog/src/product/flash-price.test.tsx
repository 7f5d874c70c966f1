import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectCart } from '@storefront/shared/cart';
import type { At } from '@storefront/shared/contracts';
import { answers, renderRemote, startServer, wholePage } from '@storefront/shared/testing';
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

test('where the sales of two variants end apart, a kept page is shown until the first of them', async () => {
  const later = aVariant({
    infoId: 'shirt-black-l',
    flashSale: aFlashPrice({ endsAt: '2026-11-21T13:00:00.000Z' }),
  });
  server.use(
    ...aShop({ product: { ...onSale, infos: [...onSale.infos, later] } }),
    serverTime('2026-11-21T11:00:00.000Z'),
  );
  const { store } = await renderRemote(remote, { at: address });
  await productFullyRendered();
  const at: At = { params: { slug: 'ao-thun-co-tron' }, query: new URLSearchParams(), language: 'vi' };

  expect(productPage.validUntil?.(store.getState(), at)).toBe(Date.parse(endsAt));
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

test('an English reader finds everything on the page of a product in a flash sale', async () => {
  server.use(...aShop({ product: onSale }), serverTime('2026-11-21T03:00:00.000Z'));
  await renderRemote(remote, { at: address, language: 'en' });

  expect(await wholePage('timer')).toMatchInlineSnapshot(`
   "title: Áo thun cổ tròn | Cửa hàng thử (en)
   description: Vải cotton dày vừa, giặt máy không giãn. Form rộng, mặc ở nhà hay đi làm đều hợp.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           a href=/en/categories/thoi-trang: Thời trang
         li
           a href=/en/categories/ao-thun: Áo thun
         li
           span aria-current=page: Áo thun cổ tròn
     div aria-label=Product pictures role=group
       ul
         li
           button aria-label=Zoom in: Áo thun cổ tròn, Đen, mặt trước (1 of 1) tabindex=0 type=button
             img alt=Áo thun cổ tròn, Đen, mặt trước src=/api/main/media/shirt-black?w=768
     h1: Áo thun cổ tròn
     button aria-label=Favourite Áo thun cổ tròn aria-pressed=false title=Favourite Áo thun cổ tròn type=button
     button aria-haspopup=true aria-label=Share this product popovertarget→"Copy the linkZaloFacebookSend by email" title=Share this product type=button
     button type=button: Copy the link
     a href=https://button-share.zalo.me/share_external?d=eyJ1cmwiOiJodHRwOi8vbG9jYWxob3N0L2VuL3Byb2R1Y3RzL2FvLXRodW4tY28tdHJvbj92PXNoaXJ0LWJsYWNrLW0ifQ%3D%3D rel=noopener noreferrer target=_blank: Zalo
     a href=https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Flocalhost%2Fen%2Fproducts%2Fao-thun-co-tron%3Fv%3Dshirt-black-m rel=noopener noreferrer target=_blank: Facebook
     a href=mailto:?subject=%C3%81o%20thun%20c%E1%BB%95%20tr%C3%B2n&body=http%3A%2F%2Flocalhost%2Fen%2Fproducts%2Fao-thun-co-tron%3Fv%3Dshirt-black-m: Send by email
     Price now 99,000 ₫ Price before
     s: 199,000 ₫
     -50%
     p: 8 left SKU: AT-DEN-M VAT included
     a href=/en/flash-sale: Flash sale
     Ends in
     span aria-label=Ends in role=timer
     20 left at this price At most 2 per customer
     fieldset
       legend: Màu sắc: Đen
       label
         input name=* type=radio checked
         Đen
       label
         input name=* type=radio
         Trắng (sold out)
     fieldset
       legend: Kích cỡ: M
       label
         input name=* type=radio checked
         M
       label
         input name=* type=radio
         L (sold out)
     button aria-haspopup=dialog type=button: Size guide
     span aria-atomic=true role=status
     div aria-label=Quantity role=group
       button aria-disabled=true aria-label=One less type=button
       input aria-label=Quantity aria-valuemax=8 aria-valuemin=1 aria-valuenow=1 autocomplete=off inputmode=numeric role=spinbutton value=1
       button aria-label=One more type=button
     span role=status
     button type=button: Add to cart
     button type=button: Buy now
     button aria-pressed=false type=button: Add to comparison
     span aria-atomic=true role=status
     label: Deliver to
     select
       option: Choose a province or city
       option: Hà Nội City
       option: Hồ Chí Minh City
     div aria-busy=false aria-live=polite
     ul aria-label=Delivery, returns and payment
       li: Delivered all over Vietnam; the fee above is for one piece
     section
       h2: Description
       p: Vải cotton dày vừa, giặt máy không giãn.
       p: Form rộng, mặc ở nhà hay đi làm đều hợp.
     section
       h2: Specifications
       dl
         dt: Chất liệu
         dd: 100% cotton
     section aria-labelledby→"What buyers say"
       h2: What buyers say
       h3: No reviews yet
       Only buyers can write reviews, so what you read is true. If you have bought it, you could be the first.
       a href=/en/account/login?redirectUrl=%2Fproducts%2Fao-thun-co-tron%3Fv%3Dshirt-black-m%23reviews: Sign in to write a review
     div aria-label=Quick buy role=region
       Price now 99,000 ₫ Price before
       s: 199,000 ₫
       -50% Đen, M 8 left
       button type=button: Add to cart"
  `);
});
