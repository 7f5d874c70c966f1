import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { selectCart } from '@storefront/shared/cart';
import type { CartProduct, SharedCart } from '@storefront/shared/contracts';
import { selectNotifications } from '@storefront/shared/store';
import {
  aCartProduct,
  answers,
  refuses,
  renderRemote,
  shirtId,
  startServer,
  testApi,
  type RenderOptions,
  wholePage,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aLine, aQuoteOf, aRobot, robotId } from '../testing/builders';
import { prices } from '../testing/handlers';
import { sharedCartPage } from './shared-cart-page';
import { paths } from '../paths/paths';

const server = startServer();
beforeEach(() => {
  localStorage.clear();
});

const shared: SharedCart = {
  lines: [
    { infoId: shirtId, quantity: 2 },
    { infoId: robotId, quantity: 1 },
  ],
  expiresAt: '2026-12-22T03:00:00.000Z',
};

async function openLink({
  products = [aCartProduct(), aRobot()],
  lines = shared.lines,
  ...options
}: Partial<RenderOptions> & { products?: CartProduct[]; lines?: SharedCart['lines'] } = {}) {
  server.use(
    answers('get', 'ecommerce/cart/shared/AbC', { ...shared, lines }),
    answers('post', 'main/product/by-ids', products),
    prices((request) => aQuoteOf(request, products)),
  );
  const user = userEvent.setup({ delay: null });
  const page = await renderRemote(remote, { at: paths.sharedCart.to('AbC'), ...options });
  return {
    user,
    carts: () => selectCart(page.store.getState()).map(({ infoId, quantity }) => [infoId, quantity]),
    notices: () => selectNotifications(page.store.getState()).map(({ notice }) => notice),
    ...page,
  };
}
const rowOf = (name: string) => within(screen.getByRole('listitem', { name: new RegExp(`^${name}`) }));

test('a visitor sees what was shared at the price of today and takes all of it', async () => {
  const { user, carts, notices, location } = await openLink();

  expect(await screen.findByRole('heading', { level: 1, name: 'Giỏ hàng được chia sẻ' })).toBeVisible();
  expect(await screen.findByText(/1\.248\.000\s₫/)).toBeVisible();
  expect(screen.getByText('Liên kết dùng được đến 22/12/2026.')).toBeVisible();
  expect(carts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Thêm 2 sản phẩm vào giỏ' }));

  expect(carts()).toEqual([
    [shirtId, 2],
    [robotId, 1],
  ]);
  expect(notices()).toEqual(['AddProductSuccess']);
  expect(location()).toBe('/cart');
});

test('or reads it in the language that they change to', async () => {
  const { changeLanguage } = await openLink();
  await screen.findByRole('listitem', { name: /^Áo thun cổ tròn/ });
  server.use(answers('post', 'main/product/by-ids', [aCartProduct({ name: 'Round-neck T-shirt' })]));
  await changeLanguage('en');

  expect(await screen.findByRole('listitem', { name: /^Round-neck T-shirt/ })).toBeVisible();
});

test('or only some of it', async () => {
  const { user, carts } = await openLink();
  await user.click(await screen.findByRole('checkbox', { name: 'Chọn Áo thun cổ tròn, Đen, M' }));

  expect(screen.getByRole('checkbox', { name: 'Chọn tất cả (2)' })).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Thêm 1 sản phẩm vào giỏ' }));

  expect(carts()).toEqual([[robotId, 1]]);
});

test('what was left out can be chosen again', async () => {
  const { user, carts } = await openLink();
  const robot = await screen.findByRole('checkbox', { name: /Robot/ });
  await user.click(robot);
  await user.click(screen.getByRole('checkbox', { name: /Áo thun/ }));
  expect(robot).not.toBeChecked();
  await user.click(robot);
  expect(robot).toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Thêm 1 sản phẩm vào giỏ' }));

  expect(carts()).toEqual([[robotId, 1]]);
});

test('a cart without room for all of it takes nothing, and one in which it is already takes more of it', async () => {
  const full = Array.from({ length: 99 }, (_, index) => aLine({ infoId: `own-${String(index)}` }));
  const first = await openLink({ cart: full });
  await first.user.click(await screen.findByRole('button', { name: 'Thêm 2 sản phẩm vào giỏ' }));
  expect(first.notices()).toEqual(['checkout:CartIsFull']);
  expect(first.carts()).toHaveLength(99);
  expect(first.location()).toBe(paths.sharedCart.to('AbC'));
  first.unmount();

  const own = aLine({ infoId: shirtId, quantity: 1 });
  const second = await openLink({ cart: [...full.slice(1), own] });
  await second.user.click(await screen.findByRole('button', { name: 'Thêm 2 sản phẩm vào giỏ' }));
  expect(second.notices()).toEqual(['AddProductSuccess']);
  expect(second.carts()).toHaveLength(100);
  expect(second.carts()).toContainEqual([shirtId, 3]);
});

test('a second press before the cart has opened adds nothing more', async () => {
  const { user, carts } = await openLink();

  await user.dblClick(await screen.findByRole('button', { name: 'Thêm 2 sản phẩm vào giỏ' }));

  expect(carts()).toEqual([
    [shirtId, 2],
    [robotId, 1],
  ]);
});

test('with nothing chosen nothing is added', async () => {
  const { user, carts } = await openLink();
  await user.click(await screen.findByRole('checkbox', { name: 'Chọn tất cả (2)' }));

  await user.click(screen.getByRole('button', { name: 'Chọn sản phẩm để thêm vào giỏ' }));

  expect(carts()).toEqual([]);
});

test('no more goes into the cart than there is, counting what is in it already', async () => {
  const { user, carts, notices } = await openLink({
    products: [aCartProduct({ stock: 3 }), aRobot({ stock: 1 })],
    lines: [
      { infoId: shirtId, quantity: 5 },
      { infoId: robotId, quantity: 1 },
    ],
    cart: [aLine({ quantity: 1 }), aLine({ infoId: robotId, quantity: 1 })],
  });
  expect(await screen.findByText('Mua được tối đa 3, giỏ của bạn đã có 1: sẽ thêm 2.')).toBeVisible();
  expect(rowOf('Robot').getByText('Giỏ của bạn đã có 1, không thêm được nữa.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Thêm 1 sản phẩm vào giỏ' }));

  expect(carts()).toEqual([
    [shirtId, 3],
    [robotId, 1],
  ]);
  expect(notices()).toEqual(['checkout:AddedInPart']);
});

test('what does not fit beside the own quantity is said also when there is enough for the sender', async () => {
  await openLink({
    products: [aCartProduct({ stock: 5 })],
    lines: [{ infoId: shirtId, quantity: 5 }],
    cart: [aLine({ quantity: 2 })],
  });

  expect(await screen.findByText('Mua được tối đa 5, giỏ của bạn đã có 2: sẽ thêm 3.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/597\.000\s₫/);
});

test('less in stock than the sender chose is said with both numbers', async () => {
  await openLink({ products: [aCartProduct({ stock: 3 })], lines: [{ infoId: shirtId, quantity: 5 }] });

  expect(await screen.findByText('Chỉ còn 3, người gửi chọn 5.')).toBeVisible();
});

test('what is sold out or gone says so and cannot be chosen', async () => {
  await openLink({ products: [aCartProduct({ stock: 0 })] });

  expect(await screen.findByText('Đã hết hàng')).toBeVisible();
  expect(screen.getByText('Không còn bán')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Chọn Áo thun cổ tròn, Đen, M' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Chọn sản phẩm để thêm vào giỏ' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a link that expired, or never was, says so kindly and leads on', async () => {
  server.use(refuses('get', 'ecommerce/cart/shared/AbC', 404, 'SHARED_CART_NOT_FOUND'));
  await renderRemote(remote, { at: paths.sharedCart.to('AbC'), language: 'en' });

  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See products' })).toHaveAttribute('href', '/en/catalog/products');
  expect(screen.getByRole('link', { name: 'To your own cart' })).toHaveAttribute('href', '/en/cart');
});

test('an address with anything else in it asks for exactly that and shows nothing of it', async () => {
  let asked = '';
  server.use(
    http.get(`${testApi}/ecommerce/cart/shared/:id`, ({ request }) => {
      asked = new URL(request.url).pathname;
      return HttpResponse.json({ success: false, message: 'SHARED_CART_NOT_FOUND' }, { status: 404 });
    }),
  );

  await renderRemote(remote, { at: paths.sharedCart.to('<img src=x onerror=alert(1)>/..') });

  expect(await screen.findByRole('heading', { name: 'Liên kết này không dùng được nữa' })).toBeVisible();
  expect(asked).toBe('/api/ecommerce/cart/shared/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%2F..');
  expect(document.body).not.toHaveTextContent('onerror');
});

test('when it cannot be loaded the visitor can try again', async () => {
  server.use(
    refuses('get', 'ecommerce/cart/shared/AbC', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
    answers('get', 'ecommerce/cart/shared/AbC', shared),
    answers('post', 'main/product/by-ids', [aCartProduct(), aRobot()]),
  );
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.sharedCart.to('AbC') });

  await user.click(await screen.findByRole('button', { name: /Thử lại|Tải lại/ }));

  expect(await screen.findByRole('link', { name: 'Áo thun cổ tròn' })).toBeVisible();
});

test('it has a title, and is not for search engines', () => {
  const head = sharedCartPage.head?.(
    {} as never,
    { params: {}, query: new URLSearchParams(), language: 'vi' },
    (key) => key,
  );

  expect(head).toEqual({ title: 'checkout-cart:shared.title', noindex: true });
});

test('an English reader finds everything on the page of a shared cart', async () => {
  await openLink({ language: 'en', products: [aCartProduct(), aRobot({ stock: 0 })] });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: A shared cart | Cửa hàng thử (en)
   robots: noindex
   body
     h1: A shared cart
     p: Somebody sent you these. Prices and stock are today's.
     label
       input type=checkbox checked
       Select all (1)
     ul aria-label=Items in the shared cart
       li aria-label=Áo thun cổ tròn, Đen, M
         label
           input aria-label=Select Áo thun cổ tròn, Đen, M type=checkbox checked
         img alt src=/api/main/media/shirt?w=768
         p
           a href=/en/catalog/product?slug=ao-thun-co-tron&v=0190a000-0000-7000-8000-000000000001: Áo thun cổ tròn
         p: Đen, M
         199,000 ₫
         p: Quantity 2
       li aria-label=Robot dò đường
         label
           input aria-label=Select Robot dò đường disabled type=checkbox
         img alt src=/api/main/media/shirt?w=768
         p
           a href=/en/catalog/product?slug=robot-do-duong&v=0190a000-0000-7000-8000-000000000002: Robot dò đường
         850,000 ₫
         p: Quantity 1
         p: Sold out
     p role=status: Subtotal 398,000 ₫
     button type=button: Add 1 item to cart
     a href=/en/cart: To your own cart
     p: The link works until 22 Dec 2026."
  `);
});
