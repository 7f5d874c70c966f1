import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectCart, selectWishlist } from '@storefront/shared/cart';
import { selectNotifications } from '@storefront/shared/store';
import {
  answers,
  aPicture,
  aProduct,
  aSession,
  refuses,
  type RenderOptions,
  renderRemote,
  startServer,
  testPathTo,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { productFullyRendered } from '../testing/product-remote';
import { aProductDetail, aVariant } from '../testing/builders';
import { aShop } from '../testing/handlers';

const server = startServer();
beforeEach(() => {
  server.use(...aShop());
});

const address = paths.product.to('ao-thun-co-tron', 'shirt-black-m');
/** As a list leads there: no size is chosen. */
const anySize = paths.product.to('ao-thun-co-tron');

async function openProduct(options: Partial<RenderOptions> = {}) {
  const user = userEvent.setup({ delay: null });
  const page = await renderRemote(remote, { at: address, ...options });
  const heading = await screen.findByRole('heading', { level: 1 });
  await productFullyRendered();
  const notices = () => selectNotifications(page.store.getState()).map(({ notice }) => notice);
  return { user, heading, notices, cart: () => selectCart(page.store.getState()), ...page };
}

/** The one beside the options; phones have another in the bar below. */
const addButton = () => screen.getAllByRole('button', { name: 'Thêm vào giỏ' })[0]!;
const quantity = () => screen.getByRole('spinbutton');

test('a visitor finds a product in the list, opens it and adds it to the cart', async () => {
  const user = userEvent.setup({ delay: null });
  const { store, location } = await renderRemote(remote, { at: paths.products.to() });

  await user.click(await screen.findByRole('link', { name: 'Áo thun cổ tròn' }));
  await screen.findByRole('heading', { level: 1, name: 'Áo thun cổ tròn' });
  await productFullyRendered();
  await user.click(screen.getByRole('radio', { name: 'M' }));
  await user.click(addButton());

  expect(location()).toBe(address);
  expect(selectCart(store.getState())).toEqual([
    { infoId: 'shirt-black-m', quantity: 1, isOrder: true, priceSeen: 199_000 },
  ]);
  expect(selectNotifications(store.getState())).toEqual([
    expect.objectContaining({ notice: 'AddProductSuccess', variant: 'success' }),
  ]);
});

test('a shopper sees what it costs, how many are left, and what it is', async () => {
  await openProduct({ at: paths.product.to('ao-thun-co-tron', 'shirt-black-l') });

  expect(screen.getAllByText(/^199\.000\s₫$/)[0]).toBeVisible();
  expect(screen.getAllByText('Còn 3')[0]).toBeVisible();
  expect(await screen.findByText('100% cotton')).toBeVisible();
  expect(screen.getByText(/giặt máy không giãn/)).toBeVisible();
});

test.each([
  [1, 'Còn 1'],
  [10, 'Còn 10'],
  [11, 'Còn hàng'],
])('of %i left the page says "%s"', async (stock, said) => {
  server.use(...aShop({ product: aProductDetail({ infos: [aVariant({ stock })] }) }));

  await openProduct();

  expect(screen.getAllByText(said)[0]).toBeVisible();
});

test('a cut price shows what it was and a whole percentage that is never more than was taken off', async () => {
  const cut = aProductDetail({ infos: [aVariant({ price: 175_000, originalPrice: 200_000 })] });
  server.use(...aShop({ product: cut }));

  const { unmount } = await openProduct();
  expect(screen.getAllByText(/^[-−]12%$/)[0]).toBeVisible();
  expect(screen.getAllByText(/^200\.000\s₫$/)[0]).toBeVisible();
  unmount();

  await openProduct({ language: 'en' });
  expect(screen.getAllByText(/^[-−]12%$/)[0]).toBeVisible();
});

test.each(['M', 'L'])('size %s can be chosen first, whichever the page shows until then', async (size) => {
  const { user } = await openProduct({ at: anySize });

  await user.click(screen.getByRole('radio', { name: size }));

  expect(screen.getByRole('radio', { name: size })).toBeChecked();
});

test('choosing a size puts it into the address and says price and stock aloud', async () => {
  const { user, location } = await openProduct();

  await user.click(screen.getByRole('radio', { name: 'L' }));

  expect(location()).toBe(paths.product.to('ao-thun-co-tron', 'shirt-black-l'));
  expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
  expect(screen.getByText(/^Đen, L: 199\.000\s₫\. Còn 3$/)).toBeInTheDocument();
});

test.each(['Thêm vào giỏ', 'Mua ngay'])(
  '%s without a size asks for one and puts the focus there',
  async (name) => {
    const { user, cart, location } = await openProduct({ at: anySize });
    expect(screen.getByRole('radio', { name: 'M' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'L' })).not.toBeChecked();

    await user.click(screen.getAllByRole('button', { name })[0]!);

    expect(screen.getByRole('group', { name: /Kích cỡ/ })).toHaveAccessibleDescription(
      'Bạn chọn giúp một kích cỡ trước nhé.',
    );
    expect(screen.getByRole('radio', { name: 'M' })).toHaveFocus();
    expect(cart()).toEqual([]);
    expect(location()).toBe(anySize);

    await user.keyboard(' ');

    expect(location()).toBe(address);
    expect(screen.queryByText('Bạn chọn giúp một kích cỡ trước nhé.')).not.toBeInTheDocument();
  },
);

test('a colour is chosen without a size, and its link asks others for theirs', async () => {
  const { user, location } = await openProduct({ at: anySize });

  await user.click(screen.getByRole('radio', { name: /^Trắng/ }));

  expect(location()).toBe(paths.product.to('ao-thun-co-tron', undefined, 'ffffff'));
  expect(screen.getByRole('img', { name: 'Áo thun cổ tròn, Trắng, mặt trước' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'L' })).not.toBeChecked();
  expect(screen.getByText(/^Trắng: 219\.000\s₫\. Còn 5$/)).toBeInTheDocument();
});

test('a colour that is chosen without a size is announced at the price that is shown', async () => {
  const white = { name: 'Trắng', rgb: '#ffffff' };
  const infos = [
    aVariant(),
    aVariant({ infoId: 'white-m', color: white, price: 250_000 }),
    aVariant({ infoId: 'white-l', color: white, size: 'L', price: 210_000 }),
  ];
  server.use(...aShop({ product: aProductDetail({ infos }) }));
  const { user } = await openProduct({ at: anySize });

  await user.click(screen.getByRole('radio', { name: /^Trắng/ }));

  expect(screen.getAllByText(/^210\.000\s₫$/)[0]).toBeVisible();
  expect(screen.getByText(/^Trắng: 210\.000\s₫\./)).toBeInTheDocument();
});

test('until a size is chosen the price is that of the cheapest in this colour', async () => {
  const infos = [
    aVariant({ infoId: 'm', price: 250_000 }),
    aVariant({ infoId: 'l', size: 'L', price: 210_000 }),
  ];
  server.use(...aShop({ product: aProductDetail({ infos }) }));

  await openProduct({ at: anySize });

  expect(screen.getAllByText(/^210\.000\s₫$/)[0]).toBeVisible();
  expect(screen.getAllByText(/^Từ/)[0]).toBeVisible();
});

test('an address with an unknown variant or colour asks for a size like any other', async () => {
  for (const at of [`${anySize}?v=gone`, `${anySize}?color=%22%3E%3Cscript%3E`]) {
    const { unmount } = await openProduct({ at });
    expect(screen.getByRole('radio', { name: 'M' })).not.toBeChecked();
    unmount();
  }
});

test('a product of one size needs no choice', async () => {
  const robot = aProductDetail({ infos: [aVariant({ size: null, color: null })], attributes: [] });
  server.use(...aShop({ product: robot }));
  const { user, cart } = await openProduct({ at: anySize });

  await user.click(addButton());

  expect(cart()).toEqual([expect.objectContaining({ infoId: 'shirt-black-m' })]);
});

test('a size that is sold out in the chosen colour offers a mail beside itself when it is back', async () => {
  const { user, location } = await openProduct({ at: paths.product.to('ao-thun-co-tron', 'shirt-white-l') });

  await user.click(screen.getByRole('radio', { name: /^M/ }));

  expect(location()).toBe(paths.product.to('ao-thun-co-tron', 'shirt-white-m'));
  expect(await screen.findByRole('button', { name: 'Báo tôi khi có hàng' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email báo khi có hàng' })).toBeVisible();
});

test('a colour that is sold out in all sizes asks for the size before it offers a mail', async () => {
  const white = { name: 'Trắng', rgb: '#ffffff' };
  const infos = [
    aVariant(),
    aVariant({ infoId: 'white-m', color: white, stock: 0 }),
    aVariant({ infoId: 'white-l', color: white, size: 'L', stock: 0 }),
  ];
  server.use(...aShop({ product: aProductDetail({ infos }) }));
  const { user } = await openProduct({ at: paths.product.to('ao-thun-co-tron', undefined, 'ffffff') });

  expect(await screen.findByText('Bạn chọn kích cỡ để nhận email khi có hàng.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Email báo khi có hàng' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Báo khi có hàng' }));
  expect(screen.getByRole('radio', { name: /^M/ })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /^L/ }));

  expect(await screen.findByRole('textbox', { name: 'Email báo khi có hàng' })).toBeVisible();
});

test('choosing a colour that has not this size changes the size and says so', async () => {
  const { user, location } = await openProduct();

  await user.click(screen.getByRole('radio', { name: /^Trắng/ }));

  const explanation = /Trắng không có sẵn với M, đã chuyển sang L\./;
  expect(location()).toBe(paths.product.to('ao-thun-co-tron', 'shirt-white-l'));
  expect(screen.getAllByRole('status').some((region) => explanation.test(region.textContent))).toBe(true);
  expect(screen.getByRole('img', { name: 'Áo thun cổ tròn, Trắng, mặt trước' })).toBeVisible();
});

test('a sold-out variant can be looked at, says why it cannot be bought, and offers no purchase', async () => {
  await openProduct({ at: paths.product.to('ao-thun-co-tron', 'shirt-white-m') });

  expect(screen.getByText('Trắng, M đã hết hàng. Chọn màu hoặc cỡ khác còn hàng.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Thêm vào giỏ' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mua ngay' })).not.toBeInTheDocument();
});

test('the bar of a phone leads a shopper of a sold-out variant to the field for the mail', async () => {
  const { user } = await openProduct({ at: paths.product.to('ao-thun-co-tron', 'shirt-white-m') });
  const email = await screen.findByRole('textbox', { name: 'Email báo khi có hàng' });

  await user.click(screen.getByRole('button', { name: 'Báo khi có hàng' }));

  expect(email).toHaveFocus();
});

test('a product sold out in everything says so', async () => {
  server.use(...aShop({ product: aProductDetail({ infos: [aVariant({ stock: 0 })] }) }));

  await openProduct();

  expect(screen.getByText('Sản phẩm này đang hết hàng ở mọi màu và cỡ.')).toBeVisible();
});

test('a shopper cannot put more into the cart than is left beside what is in it', async () => {
  const { user, notices, cart } = await openProduct({
    at: paths.product.to('ao-thun-co-tron', 'shirt-black-l'),
    cart: [{ infoId: 'shirt-black-l', quantity: 1, isOrder: true, priceSeen: 199_000 }],
  });

  expect(screen.getByText('Còn 3, trong giỏ đã có 1, thêm được 2 nữa.')).toBeVisible();
  await user.clear(quantity());
  await user.type(quantity(), '5');
  await user.tab();
  await user.click(addButton());

  expect(notices()).toContain('NotAllowAddMoreThanStock');
  expect(cart()).toEqual([expect.objectContaining({ infoId: 'shirt-black-l', quantity: 3 })]);
  expect(screen.getByText('Cả 3 sản phẩm còn lại đã ở trong giỏ của bạn.')).toBeVisible();
  expect(addButton()).toBeDisabled();
});

test('after some were put into the cart one more is meant, not as many again', async () => {
  const { user, cart } = await openProduct();
  await user.clear(quantity());
  await user.type(quantity(), '2');
  await user.tab();

  await user.click(addButton());

  expect(cart()).toEqual([expect.objectContaining({ infoId: 'shirt-black-m', quantity: 2 })]);
  expect(quantity()).toHaveValue('1');
});

test.each(['0', '-1'])('a quantity of %s is refused', async (text) => {
  const { user, notices } = await openProduct();

  await user.clear(quantity());
  await user.type(quantity(), text);
  await user.tab();

  expect(notices()).toContain('NotAllowQuantityZero');
  expect(quantity()).toHaveValue('1');
});

test('a quantity of 1.5 is refused with the reason, and a whole one is kept', async () => {
  const { user, cart } = await openProduct();

  await user.clear(quantity());
  await user.type(quantity(), '1.5');
  expect(screen.getByText(/^Số lượng là số nguyên từ 1 đến/)).toBeVisible();
  await user.tab();
  await user.click(addButton());

  expect(cart()).toEqual([expect.objectContaining({ quantity: 1 })]);
});

test('buying now ticks that line alone and goes to the cart', async () => {
  const { user, cart, location } = await openProduct({
    cart: [{ infoId: 'robot', quantity: 1, isOrder: true, priceSeen: 890_000 }],
  });

  await user.click(screen.getByRole('button', { name: 'Mua ngay' }));

  expect(location()).toBe(testPathTo('checkout/cart'));
  expect(cart().map(({ infoId, isOrder }) => [infoId, isOrder])).toEqual([
    ['robot', false],
    ['shirt-black-m', true],
  ]);
});

test('who has all that is left in the cart can still buy it now', async () => {
  const { user, cart, location } = await openProduct({
    at: paths.product.to('ao-thun-co-tron', 'shirt-black-l'),
    cart: [{ infoId: 'shirt-black-l', quantity: 3, isOrder: false, priceSeen: 199_000 }],
  });

  await user.click(screen.getByRole('button', { name: 'Mua ngay' }));

  expect(location()).toBe(testPathTo('checkout/cart'));
  expect(cart()).toEqual([expect.objectContaining({ quantity: 3, isOrder: true })]);
});

test('a full cart takes nothing more and says so', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => ({
    infoId: `line-${index}`,
    quantity: 1,
    isOrder: true,
    priceSeen: 1000,
  }));
  const { user, cart, notices, store } = await openProduct({ cart: lines });
  store.dispatch({ type: 'common/noticesRegistered', payload: { 'catalog:CartIsFull': 'warning' } });

  await user.click(addButton());

  expect(cart()).toHaveLength(100);
  expect(notices()).toEqual(['catalog:CartIsFull']);
});

test('a visitor adds a favourite and takes it back', async () => {
  const { user, notices, store } = await openProduct();
  const favourite = screen.getAllByRole('button', { name: 'Yêu thích Áo thun cổ tròn' })[0]!;

  await user.click(favourite);

  expect(favourite).toHaveAttribute('aria-pressed', 'true');
  expect(selectWishlist(store.getState())).toEqual([{ id: 'shirt', kind: 'product' }]);
  expect(notices()).toEqual(['YouHaveNotLoggIn']);

  await user.click(favourite);

  expect(selectWishlist(store.getState())).toEqual([]);
});

test('a customer keeps a product without being asked to log in, and sees their own answer of the product', async () => {
  server.use(
    answers(
      'get',
      'main/product/get-by-seo-slug/ao-thun-co-tron/with-auth',
      aProductDetail({ name: 'Áo của tôi' }),
    ),
  );
  const { user, notices } = await openProduct({ session: aSession });

  await user.click(screen.getByRole('button', { name: 'Yêu thích Áo của tôi' }));

  expect(notices()).toEqual([]);
});

test('the pictures are picked by numbered buttons', async () => {
  const pictures = ['front', 'back'].map((side) => aPicture({ url: `/media/${side}`, alt: side }));
  server.use(...aShop({ product: aProductDetail({ infos: [aVariant({ pictures })] }) }));
  const { user } = await openProduct();
  const gallery = within(screen.getByRole('group', { name: 'Ảnh sản phẩm' }));

  await user.click(gallery.getByRole('button', { name: 'Ảnh 2/2' }));

  expect(gallery.getByRole('button', { name: 'Ảnh 2/2' })).toHaveAttribute('aria-pressed', 'true');
  expect(gallery.getByRole('button', { name: 'Ảnh 1/2' })).toHaveAttribute('aria-pressed', 'false');
});

test('an unknown product is said to be unknown, with a way on', async () => {
  server.use(refuses('get', 'main/product/get-by-seo-slug/khong-co', 404, 'PRODUCT_NOT_FOUND'));
  await renderRemote(remote, { at: paths.product.to('khong-co') });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Không tìm thấy sản phẩm này' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Xem tất cả sản phẩm' })).toHaveAttribute('href', '/products');
});

test('a shopper can retry when the product fails to load', async () => {
  server.use(
    refuses(
      'get',
      'main/product/get-by-seo-slug/ao-thun-co-tron',
      503,
      'SERVICE_UNAVAILABLE',
      {},
      { once: true },
    ),
  );
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: address });

  await user.click(await screen.findByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Áo thun cổ tròn' })).toBeVisible();
});

test('other products are suggested, never the same one', async () => {
  server.use(
    ...aShop({
      suggested: [aProduct(), aProduct({ id: 'robot', name: 'Robot dò đường', seoSlug: 'robot' })],
    }),
  );
  await openProduct();

  const row = within(await screen.findByRole('region', { name: 'Có thể bạn cũng thích' }));
  expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['Robot dò đường']);
});

test('suggestions that fail leave the product to be bought', async () => {
  server.use(refuses('get', 'main/product/suggested-products', 500, 'INTERNAL'));
  await openProduct();

  expect(await screen.findByRole('button', { name: 'Thử lại: Có thể bạn cũng thích' })).toBeVisible();
  await waitFor(() => expect(addButton()).toBeEnabled());
});

test('the page speaks English', async () => {
  await openProduct({ language: 'en', at: paths.product.to('ao-thun-co-tron', 'shirt-white-m') });

  expect(
    screen.getByText('Trắng, M is sold out. Choose another colour or size that is in stock.'),
  ).toBeVisible();
});

test('an English reader finds everything on the page of a product', async () => {
  await openProduct({ language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
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
     199,000 ₫
     p: 8 left SKU: AT-DEN-M VAT included
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
         L
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
       199,000 ₫ Đen, M 8 left
       button type=button: Add to cart"
  `);
});
