import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { cartChanged, selectCart, type CartLine } from '@storefront/shared/cart';
import type { CartProduct, Quote, QuoteRequest } from '@storefront/shared/contracts';
import { selectNotifications } from '@storefront/shared/store';
import {
  aCartProduct,
  answers,
  aSession,
  enveloped,
  holdAnswer,
  refuses,
  renderRemote,
  shirtId,
  startServer,
  untilAnswered,
  testApi,
  type RenderOptions,
  testPathTo,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aLine, aQuote, aQuoteLine, aQuoteOf, aRobot, robotId } from '../testing/builders';
import { prices } from '../testing/handlers';

type AppliedPromotion = Quote['promotionAppliedOrder'][number];

const server = startServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const robotLine = (given: Partial<CartLine> = {}) =>
  aLine({ infoId: robotId, quantity: 1, priceSeen: 850_000, ...given });

async function openCart({
  cart = [aLine(), robotLine()],
  products = [aCartProduct(), aRobot()],
  quote = (request) => aQuoteOf(request, products),
  ...options
}: Partial<RenderOptions> & {
  products?: CartProduct[];
  quote?: (request: QuoteRequest) => Quote;
} = {}) {
  server.use(answers('post', 'main/product/by-ids', products), prices(quote));
  const user = userEvent.setup({ delay: null });
  const page = await renderRemote(remote, { at: paths.cart.to(), cart, ...options });
  await screen.findByRole('list', { name: /Sản phẩm trong giỏ|Items in your cart/ });
  return {
    user,
    carts: () => selectCart(page.store.getState()),
    notices: () => selectNotifications(page.store.getState()).map(({ notice }) => notice),
    ...page,
  };
}

const rowOf = (name: string) => within(screen.getByRole('listitem', { name: new RegExp(`^${name}`) }));
const quantityOf = (name: string) => rowOf(name).getByRole('spinbutton');
/** The one in the summary; phones have the same in a bar. */
const total = () => screen.getByRole('region', { name: 'Tóm tắt' });
const bar = () => total().nextElementSibling;
/** The shape of a price that is waited for. */
const coming = () => total().querySelector('div[aria-hidden="true"]');

test('lines and what is below appear with the first price, so that offers move nothing', async () => {
  localStorage.setItem('sf:saved-lines', JSON.stringify([robotLine()]));
  localStorage.setItem('sf:cart-report', JSON.stringify([{ kind: 'ADDED', infoId: 'gone' }]));
  const report = '1 sản phẩm được thêm từ giỏ trước đó của bạn.';
  const { held, answer } = holdAnswer();
  let isAsked = false;
  server.use(
    answers('post', 'main/product/by-ids', [aCartProduct(), aRobot()]),
    http.post(`${testApi}/ecommerce/quote`, async ({ request }) => {
      isAsked = true;
      await held;
      return HttpResponse.json(enveloped(aQuoteOf((await request.json()) as QuoteRequest, [aCartProduct()])));
    }),
  );
  const page = await renderRemote(remote, { at: paths.cart.to(), cart: [aLine()] });
  await waitFor(() => expect(isAsked).toBe(true));
  // The products are answered meanwhile.
  await untilAnswered(server, page);
  expect(screen.queryByRole('listitem', { name: /^Áo thun/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Đã để dành/ })).not.toBeInTheDocument();
  const regions = screen.getAllByRole('status');
  expect(regions.filter((region) => region.textContent.includes('Đang tải'))).toHaveLength(1);
  const hidden = await screen.findByText(report);
  expect(hidden).not.toBeVisible();
  // What becomes visible in a live region that was there is announced.
  const live = regions.filter((region) => region.contains(hidden));
  expect(live).toHaveLength(1);
  expect(live[0]).toBeVisible();

  answer();

  expect(await screen.findByRole('listitem', { name: /^Áo thun/ })).toBeVisible();
  expect(total()).toHaveTextContent(/Tổng cộng398\.000\s₫/);
  expect(await screen.findByRole('region', { name: /^Đã để dành/ })).toBeVisible();
  expect(screen.getByText(report)).toBeVisible();
});

test('lines whose price is not answered within two seconds are shown without it', async () => {
  server.use(
    answers('post', 'main/product/by-ids', [aCartProduct()]),
    http.post(`${testApi}/ecommerce/quote`, () => new Promise<never>(() => {})),
  );
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    await renderRemote(remote, { at: paths.cart.to(), cart: [aLine()] });
    await act(() => jest.advanceTimersByTimeAsync(2_000));

    expect(await screen.findByRole('listitem', { name: /^Áo thun/ })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a visitor sees what is in the cart, what it costs, and the total of what is ticked', async () => {
  const { user } = await openCart();

  const shirt = rowOf('Áo thun cổ tròn');
  expect(shirt.getByText('Đen, M')).toBeVisible();
  expect(shirt.getByRole('link', { name: 'Áo thun cổ tròn' })).toHaveAttribute(
    'href',
    testPathTo('catalog/product', { slug: 'ao-thun-co-tron', v: shirtId }),
  );
  expect(shirt.getByRole('group', { name: 'Thành tiền Áo thun cổ tròn, Đen, M' })).toHaveTextContent(
    /^398\.000\s₫$/,
  );
  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng1\.248\.000\s₫/));

  await user.click(screen.getByRole('checkbox', { name: 'Chọn Robot dò đường' }));

  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng398\.000\s₫/));
  expect(total()).not.toHaveTextContent(/1\.248\.000\s₫/);
});

test('a shopper ticks all lines or none at once', async () => {
  const { user, carts } = await openCart({ cart: [aLine({ isOrder: false }), robotLine()] });
  const all = screen.getByRole('checkbox', { name: 'Chọn tất cả (2)' });
  expect(all).toBePartiallyChecked();

  await user.click(all);
  expect(carts().every(({ isOrder }) => isOrder)).toBe(true);

  await user.click(all);
  expect(carts().some(({ isOrder }) => isOrder)).toBe(false);
  expect(screen.getAllByText('Đánh dấu ít nhất một sản phẩm để mua hàng.')[0]).toBeVisible();
  expect(screen.queryByRole('link', { name: /Mua hàng/ })).not.toBeInTheDocument();
});

test.each([
  ['0', 'Ít nhất 1. Bạn chọn 0.'],
  ['-1', 'Ít nhất 1. Bạn chọn -1.'],
  ['1.5', 'Số lượng là số nguyên từ 1 đến 8.'],
  ['20', 'Tối đa 8. Bạn chọn 20.'],
])(
  'a quantity of %s is refused with the reason, and a whole one within stock is kept',
  async (typed, reason) => {
    const { user, carts } = await openCart();

    await user.clear(quantityOf('Áo thun'));
    await user.type(quantityOf('Áo thun'), typed);
    expect(rowOf('Áo thun').getByText(reason)).toBeVisible();
    await user.tab();

    const { quantity } = carts().find(({ infoId }) => infoId === shirtId)!;
    expect(Number.isInteger(quantity)).toBe(true);
    expect(quantity).toBeGreaterThanOrEqual(1);
    expect(quantity).toBeLessThanOrEqual(8);
  },
);

test('stepping below one and above the stock tells the shop’s own warnings', async () => {
  const { user, notices } = await openCart({
    cart: [aLine({ quantity: 1 })],
    products: [aCartProduct({ stock: 1 })],
  });

  await user.click(screen.getByRole('button', { name: 'Bớt một' }));
  await user.click(screen.getByRole('button', { name: 'Thêm một' }));

  expect(notices()).toEqual(['NotAllowQuantityZero', 'NotAllowAddMoreThanStock']);
});

test('a line taken out comes back to its place with one press', async () => {
  const { user, carts } = await openCart();

  await user.click(screen.getByRole('button', { name: 'Xoá Áo thun cổ tròn, Đen, M' }));
  expect(carts().map(({ infoId }) => infoId)).toEqual([robotId]);
  const undo = screen.getByRole('button', { name: /^Hoàn tác/ });
  expect(undo).toHaveFocus();

  await user.click(undo);

  expect(carts()).toEqual([aLine(), robotLine()]);
  expect(screen.queryByRole('button', { name: /^Hoàn tác/ })).not.toBeInTheDocument();
});

test('two neighbouring lines that are taken out one after the other come back in their order', async () => {
  const { user, carts } = await openCart();
  await user.click(screen.getByRole('button', { name: 'Xoá Áo thun cổ tròn, Đen, M' }));
  await user.click(screen.getByRole('button', { name: /^Xoá Robot/ }));
  expect(carts()).toEqual([]);

  for (const product of ['Áo thun', 'Robot'])
    await user.click(screen.getByRole('button', { name: new RegExp(`^Hoàn tác.*${product}`) }));

  expect(carts()).toEqual([aLine(), robotLine()]);
});

test('the way back stays at least five seconds, also for the last line, and then the cart is empty', async () => {
  await openCart({ cart: [aLine()], products: [aCartProduct()] });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    act(() => screen.getByRole('button', { name: /^Xoá Áo thun/ }).click());
    const undo = screen.getByRole('button', { name: /^Hoàn tác/ });
    act(() => undo.blur());

    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.getByRole('button', { name: /^Hoàn tác/ })).toBeVisible();

    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.getByText('Giỏ hàng đang trống')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('the way back stays while the focus is on it', async () => {
  await openCart({ cart: [aLine()], products: [aCartProduct()] });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    act(() => screen.getByRole('button', { name: /^Xoá Áo thun/ }).click());
    const undo = screen.getByRole('button', { name: /^Hoàn tác/ });
    expect(undo).toHaveFocus();

    act(() => jest.advanceTimersByTime(60_000));

    expect(undo).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a stepper that is pressed several times asks for one price', async () => {
  const asked: (number | undefined)[] = [];
  await openCart({
    cart: [aLine()],
    quote: (request) => {
      asked.push(request.lines[0]?.quantity);
      return aQuoteOf(request, [aCartProduct()]);
    },
  });
  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng398\.000\s₫/));

  const more = rowOf('Áo thun').getByRole('button', { name: 'Thêm một' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    act(() => more.click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    act(() => more.click());
    act(() => jest.advanceTimersByTime(150));
  } finally {
    jest.useRealTimers();
  }

  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng796\.000\s₫/));
  expect(asked).toEqual([2, 4]);
});

test('in another language the lines are asked for again', async () => {
  const { changeLanguage } = await openCart({ cart: [aLine()], products: [aCartProduct()] });
  server.use(
    answers('post', 'main/product/by-ids', ({ headers }: Request) =>
      headers.get('accept-language') === 'en' ? [aCartProduct({ name: 'Round neck T-shirt' })] : [],
    ),
  );

  await changeLanguage('en');

  expect(await screen.findByRole('listitem', { name: /^Round neck T-shirt/ })).toBeVisible();
});

test('a price that changed is told with before and after until the shopper accepts it', async () => {
  const { user, carts } = await openCart({ products: [aCartProduct({ price: 219_000 }), aRobot()] });
  const shirt = rowOf('Áo thun');
  expect(shirt.getByText(/Giá đã đổi: 199\.000\s₫ → 219\.000\s₫\./)).toBeVisible();
  await waitFor(() => expect(total()).toHaveTextContent(/1\.288\.000\s₫/));

  await user.click(shirt.getByRole('button', { name: 'Đồng ý giá mới' }));

  expect(carts()[0]?.priceSeen).toBe(219_000);
  expect(shirt.queryByText(/Giá đã đổi/)).not.toBeInTheDocument();
});

test('a line whose price nobody has seen yet, as from another device, is not told as dearer', async () => {
  await openCart({ cart: [aLine({ priceSeen: 0 })] });

  await waitFor(() => expect(total()).toHaveTextContent(/398\.000\s₫/));
  expect(screen.queryByText(/Giá đã đổi/)).not.toBeInTheDocument();
});

test('more than there is blocks the order, says what to mend, and is mended with one press', async () => {
  const { user, carts } = await openCart({
    cart: [aLine({ quantity: 5 })],
    products: [aCartProduct({ stock: 3 })],
  });
  expect(screen.getByText('Chỉ còn 3, bạn chọn 5.', { exact: false })).toBeVisible();

  await user.click(screen.getAllByRole('button', { name: 'Sửa số lượng 1 sản phẩm' })[0]!);
  expect(screen.getByRole('listitem', { name: /^Áo thun/ })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Lấy 3' }));
  expect(carts()[0]?.quantity).toBe(3);
  expect(screen.getAllByRole('link', { name: 'Mua hàng (1)' })[0]).toBeVisible();
});

test('what is sold out or gone stays greyed with its reason, and counts for nothing', async () => {
  const { carts } = await openCart({ products: [aCartProduct({ stock: 0 })] });

  expect(screen.getByText('Đã hết hàng nên không tính vào đơn.', { exact: false })).toBeVisible();
  expect(screen.getByText(/^Sản phẩm này không còn bán/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Chọn Áo thun/ })).toBeDisabled();
  await waitFor(() => expect(carts().some(({ isOrder }) => isOrder)).toBe(false));
  expect(screen.getAllByText('Chưa chọn sản phẩm')[0]).toBeVisible();
  expect(screen.getByRole('button', { name: /^Xoá Áo thun/ })).toBeEnabled();
});

test.each([
  ['offers another colour or size while there is one', true, 1],
  ['offers none where every colour and size is sold out', false, 0],
])('a line that is sold out %s', async (_what, hasOther, links) => {
  await openCart({ products: [aCartProduct({ stock: 0, hasOther }), aRobot()] });

  const row = rowOf('Áo thun cổ tròn');
  expect(await row.findByText(/Đã hết hàng/)).toBeVisible();
  expect(row.queryAllByRole('link', { name: 'Chọn màu hoặc cỡ khác' })).toHaveLength(links);
});

test('a visitor who orders signs in first and comes back to the first step', async () => {
  const { user, location } = await openCart();

  await user.click(screen.getAllByRole('link', { name: 'Mua hàng (2)' })[0]!);

  expect(location()).toBe(testPathTo('account/login', { redirectUrl: '/checkout/information' }));
});

test('a customer who buys has seen the prices of this page', async () => {
  server.use(answers('get', 'main/address/countries', []));
  const { carts } = await openCart({
    session: aSession,
    products: [aCartProduct({ price: 219_000 }), aRobot()],
  });
  const buy = screen.getAllByRole('link', { name: 'Mua hàng (2)' })[0]!;

  buy.addEventListener('click', (event) => event.preventDefault());
  act(() => buy.click());

  expect(buy).toHaveAttribute('href', '/checkout/information');
  expect(carts()[0]?.priceSeen).toBe(219_000);
});

test('removing one line does not ask for the others again', async () => {
  let calls = 0;
  const { user } = await openCart();
  server.use(
    http.post(`${testApi}/main/product/by-ids`, () => {
      calls += 1;
      return HttpResponse.json(enveloped([]));
    }),
  );

  await user.click(screen.getByRole('button', { name: /^Xoá Robot/ }));

  expect(rowOf('Áo thun').getByText('Đen, M')).toBeVisible();
  expect(calls).toBe(0);
});

test('a shopper who opens the cart again sees the prices and the stock of that moment', async () => {
  const { goTo } = await openCart();
  server.use(answers('post', 'main/product/by-ids', [aCartProduct({ name: 'Áo thun mới' }), aRobot()]));
  await goTo(`${paths.cart.to()}?again=1`);

  expect(await screen.findByRole('listitem', { name: /^Áo thun mới/ })).toBeVisible();
});

test('a line added elsewhere joins the cart', async () => {
  const { store } = await openCart({ cart: [aLine()], products: [aCartProduct()] });
  server.use(
    answers('post', 'main/product/by-ids', [aRobot()]),
    prices((request) => aQuoteOf(request, [aCartProduct(), aRobot()])),
  );

  act(() => {
    store.dispatch(cartChanged({ kind: 'add', line: { infoId: robotId, quantity: 1, priceSeen: 850_000 } }));
  });

  expect(await screen.findByRole('link', { name: 'Robot dò đường' })).toBeVisible();
});

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the cart asks the server for the price of what is ticked, also for a visitor', async () => {
  const asked: QuoteRequest[] = [];
  await openCart({
    cart: [aLine(), robotLine({ isOrder: false })],
    quote: (request) => {
      asked.push(request);
      return aQuoteOf(request, [aCartProduct()]);
    },
  });

  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng398\.000\s₫/));
  expect(asked).toEqual([{ lines: [{ infoId: shirtId, quantity: 2 }] }]);
});

test('in another language the price is asked for again', async () => {
  const asked: (string | null)[] = [];
  const { changeLanguage } = await openCart({ cart: [aLine()], products: [aCartProduct()] });
  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng398\.000\s₫/));
  server.use(
    http.post(`${testApi}/ecommerce/quote`, async ({ request }) => {
      asked.push(request.headers.get('accept-language'));
      const quote = aQuoteOf((await request.json()) as QuoteRequest, [aCartProduct()]);
      return HttpResponse.json(enveloped({ ...quote, grandTotal: 397_000 }));
    }),
  );

  await changeLanguage('en');

  await waitFor(() => expect(asked.at(-1)).toBe('en'));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent(/397,000/));
});

test('while a new price is made the one before stays, said to be worked out again', async () => {
  let isSlow = false;
  const { held, answer } = holdAnswer();
  const { user } = await openCart({ cart: [aLine()], products: [aCartProduct()] });
  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng398\.000\s₫/));
  server.use(
    http.post(`${testApi}/ecommerce/quote`, async ({ request }) => {
      isSlow = true;
      await held;
      return HttpResponse.json(enveloped(aQuoteOf((await request.json()) as QuoteRequest, [aCartProduct()])));
    }),
  );

  await user.click(screen.getByRole('button', { name: 'Thêm một' }));

  expect(rowOf('Áo thun').getByRole('group', { name: /^Thành tiền/ })).toHaveTextContent(/^597\.000\s₫$/);
  expect(await within(total()).findByText('Đang tính lại giá…')).toBeVisible();
  expect(total().querySelector('[aria-busy]')).toHaveTextContent(/Tổng cộng398\.000\s₫/);

  await waitFor(() => expect(isSlow).toBe(true));
  act(() => answer());
  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng597\.000\s₫/));
  expect(total().querySelector('[aria-busy]')).toBeNull();
});

test('a price that could not be had goes back to the one before, says so, and is asked for again', async () => {
  const { user } = await openCart({ cart: [aLine()], products: [aCartProduct()] });
  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng398\.000\s₫/));
  server.use(refuses('post', 'ecommerce/quote', 503, 'SERVICE_UNAVAILABLE'));

  await user.click(screen.getByRole('button', { name: 'Thêm một' }));

  expect(
    await screen.findByText(/^Chưa tính được giá mới\. Giá đang hiện là của lần tính trước\.$/),
  ).toBeVisible();
  expect(screen.getByText('Mã yêu cầu: test')).toBeVisible();
  expect(total()).toHaveTextContent(/Tổng cộng398\.000\s₫/);
  expect(rowOf('Áo thun').getByRole('group', { name: /^Thành tiền/ })).toHaveTextContent('Chưa tính được');
  expect(bar()).toHaveTextContent(/^Giá lần tính trước398\.000\s₫/);

  server.use(prices((request) => aQuoteOf(request, [aCartProduct()])));
  await user.click(screen.getByRole('button', { name: 'Tính lại' }));
  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng597\.000\s₫/));
  expect(bar()).toHaveTextContent(/^Tổng \(1 sản phẩm\)597\.000\s₫/);
});

test('a line has its price also where the server spells its id in capitals', async () => {
  await openCart({
    cart: [aLine()],
    products: [aCartProduct()],
    quote: () =>
      aQuote({
        lines: [aQuoteLine({ infoId: shirtId.toUpperCase(), discount: 50_000 })],
        grandTotal: 348_000,
      }),
  });

  await waitFor(() =>
    expect(rowOf('Áo thun').getByRole('group', { name: /^Thành tiền/ })).toHaveTextContent(/^348\.000\s₫/),
  );
});

test('without any price the bar says that there is none', async () => {
  server.use(
    answers('post', 'main/product/by-ids', [aCartProduct()]),
    http.post(`${testApi}/ecommerce/quote`, () => HttpResponse.error()),
  );
  await renderRemote(remote, { at: paths.cart.to(), cart: [aLine()] });

  expect(await screen.findByText(/^Chưa tính được giá\./)).toBeVisible();
  expect(bar()).toHaveTextContent(/^Tổng \(1 sản phẩm\)Chưa tính được/);
  expect(coming()).toBeNull();
});

test('lines that were shown without a price stay while it is asked for again', async () => {
  let asked = 0;
  server.use(
    answers('post', 'main/product/by-ids', [aCartProduct()]),
    http.post(`${testApi}/ecommerce/quote`, () =>
      (asked += 1) === 1 ? HttpResponse.error() : new Promise<never>(() => {}),
    ),
  );
  await renderRemote(remote, { at: paths.cart.to(), cart: [aLine()] });

  await userEvent.click(await screen.findByRole('button', { name: 'Tính lại' }));

  await waitFor(() => expect(asked).toBe(2));
  expect(screen.getByRole('listitem', { name: /^Áo thun/ })).toBeVisible();
  expect(coming()).not.toBeNull();
});

test('with nothing ticked no price is waited for', async () => {
  await openCart({ cart: [aLine({ isOrder: false })], products: [aCartProduct()] });

  expect(bar()).toHaveTextContent(/^Tổng \(0 sản phẩm\)0\s₫/);
  expect(coming()).toBeNull();
});

test('an answer that a later question has overtaken changes no line', async () => {
  const page = await openCart({ cart: [aLine()], products: [aCartProduct()] });
  const { store } = page;
  const { held, answer } = holdAnswer();
  const another = { infoId: robotId, quantity: 1, priceSeen: 850_000 };
  const steps: string[] = [];
  server.use(
    http.post(
      `${testApi}/main/product/by-ids`,
      async () => {
        steps.push('asked');
        await held;
        steps.push('answered late');
        return HttpResponse.json(enveloped([]));
      },
      { once: true },
    ),
    answers('post', 'main/product/by-ids', [aRobot()]),
  );

  act(() => {
    store.dispatch(cartChanged({ kind: 'add', line: another }));
  });
  await waitFor(() => expect(steps).toEqual(['asked']));
  act(() => {
    store.dispatch(cartChanged({ kind: 'setQuantity', infoId: robotId, quantity: 2 }));
  });
  expect(await screen.findByRole('link', { name: 'Robot dò đường' })).toBeVisible();
  answer();
  await waitFor(() => expect(steps).toEqual(['asked', 'answered late']));
  await untilAnswered(server, page);

  expect(screen.getByRole('link', { name: 'Robot dò đường' })).toBeVisible();
});

test('a line tells its flash price, what each offer saves and which units cost the usual price', async () => {
  const line = aQuoteLine({
    quantity: 3,
    unitPrice: 99_000,
    lineTotal: 397_000,
    discount: 20_000,
    offers: [
      { type: 'FLASH_SALE', id: 's', name: 'Giờ vàng', quantity: 2, amount: 200_000 },
      { type: 'ORDER_BASED', id: 'p', name: 'Tuần lễ vàng', quantity: 3, amount: 20_000 },
    ],
  });
  await openCart({
    cart: [aLine({ quantity: 3 })],
    products: [aCartProduct()],
    quote: () =>
      aQuote({
        lines: [line],
        grandTotal: 377_000,
        moreOriginalProducts: [{ infoId: shirtId, quantity: 1, unitPrice: 199_000, reason: 'OVER_QUOTA' }],
        trace: [
          { step: 'BASE', amount: 597_000, after: 597_000 },
          { step: 'FLASH_SALE', amount: -200_000, after: 397_000, source: 'Giờ vàng' },
          { step: 'ORDER_PROMOTION', amount: -20_000, after: 377_000, source: 'Tuần lễ vàng' },
          { step: 'VOUCHER', amount: 0, after: 377_000 },
        ],
      }),
  });

  const shirt = rowOf('Áo thun');
  expect(await shirt.findByText(/^Giờ vàng: giảm 200\.000\s₫$/)).toBeVisible();
  expect(shirt.getByText(/^Tuần lễ vàng: giảm 20\.000\s₫$/)).toBeVisible();
  expect(shirt.getByText(/^1 món tính giá thường 199\.000\s₫ vì suất ưu đãi đã hết$/)).toBeVisible();
  expect(shirt.getByText('Giá bán').parentElement?.parentElement).toHaveTextContent(
    /99\.000\s₫.*199\.000\s₫/,
  );
  expect(shirt.getByRole('group', { name: /^Thành tiền/ })).toHaveTextContent(
    /^377\.000\s₫Giá thường 597\.000\s₫$/,
  );
  expect(total()).toHaveTextContent(/Flash saleGiờ vàng−200\.000\s₫/);
  expect(total()).toHaveTextContent(/Tổng cộng377\.000\s₫/);
});

test('a stock or a price that the server met asks for the products again, so that the line says it', async () => {
  let stock = 8;
  await openCart({
    cart: [aLine({ quantity: 5 })],
    products: [aCartProduct()],
    quote: (request) => {
      stock = 3;
      server.use(answers('post', 'main/product/by-ids', [aCartProduct({ stock })]));
      const problems = [{ infoId: shirtId, code: 'NOT_ENOUGH_STOCK' as const, available: stock }];
      return { ...aQuoteOf(request, [aCartProduct({ stock })]), problems };
    },
  });

  expect(await screen.findByText('Chỉ còn 3, bạn chọn 5.', { exact: false })).toBeVisible();
});

const gift = aQuoteLine({
  infoId: robotId,
  name: 'Cảm biến',
  quantity: 1,
  usualPrice: 35_000,
  unitPrice: 0,
  lineTotal: 0,
  isGift: true,
  offers: [{ type: 'GIFT_PRODUCT', id: 'g', name: 'Mua áo tặng quà', quantity: 1, amount: 35_000 }],
});

test('gifts stand under the lines, and one that comes or goes by itself is told', async () => {
  const { user, notices } = await openCart({
    cart: [aLine()],
    products: [aCartProduct()],
    quote: (request) => {
      const quote = aQuoteOf(request, [aCartProduct()]);
      const isEarned = (request.lines[0]?.quantity ?? 0) > 2;
      return isEarned ? { ...quote, lines: [...quote.lines, gift] } : quote;
    },
  });
  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng398\.000\s₫/));
  expect(screen.queryByRole('region', { name: 'Quà tặng' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Thêm một' }));

  expect(await screen.findByRole('region', { name: 'Quà tặng' })).toBeVisible();
  expect(region('Quà tặng').getByRole('link', { name: 'Cảm biến' })).toBeVisible();
  expect(region('Quà tặng').getByText('Từ chương trình Mua áo tặng quà')).toBeVisible();
  expect(region('Quà tặng').queryByRole('button')).not.toBeInTheDocument();
  expect(notices()).toEqual(['checkout:GiftAdded']);

  await user.click(screen.getByRole('button', { name: 'Bớt một' }));

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Quà tặng' })).not.toBeInTheDocument());
  await waitFor(() => expect(notices()).toEqual(['checkout:GiftAdded', 'checkout:GiftGone']));
});

test.each<[string, Pick<AppliedPromotion['promotionInfo'], 'type'>, number, boolean]>([
  ['has no gift left', { type: 'GIFT_PRODUCT' }, 0, true],
  ['has its gift', { type: 'GIFT_PRODUCT' }, 1, false],
  ['takes off money', { type: 'ORDER_BASED' }, 0, false],
])(
  'a cart whose promotion %s says that a gift is lost only when one was',
  async (_what, { type }, gifts, isLost) => {
    const applied: AppliedPromotion = {
      promotionInfo: { id: 'p', name: 'Mua áo tặng quà', type },
      promotionBonusAppliedOrder: Array.from({ length: gifts }, () => ({ infoId: 'sensor', quantity: 1 })),
      discountPrice: 0,
      discountText: '',
    };
    await openCart({
      cart: [aLine()],
      products: [aCartProduct()],
      quote: (request) => ({
        ...aQuoteOf(request, [aCartProduct()]),
        promotionAppliedOrder: [applied],
      }),
    });
    await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng398\.000\s₫/));

    const lost = screen.queryAllByText('Quà của chương trình Mua áo tặng quà đã hết.');
    expect(lost).toHaveLength(isLost ? 1 : 0);
  },
);

test('a gift that comes or goes is told also to a shopper who buys more of the same', async () => {
  const products = [aCartProduct(), aRobot()];
  const { user, notices } = await openCart({
    products,
    quote: (request) => {
      const quote = aQuoteOf(request, products);
      const isEarned = (request.lines[0]?.quantity ?? 0) > 2;
      return isEarned ? { ...quote, lines: [...quote.lines, gift] } : quote;
    },
  });
  await waitFor(() => expect(total()).toHaveTextContent(/1\.248\.000\s₫/));

  await user.click(rowOf('Áo thun').getByRole('button', { name: 'Thêm một' }));
  expect(await screen.findByRole('region', { name: 'Quà tặng' })).toBeVisible();
  await user.click(rowOf('Áo thun').getByRole('button', { name: 'Bớt một' }));

  await waitFor(() => expect(notices()).toEqual(['checkout:GiftAdded', 'checkout:GiftGone']));
});

test('what is missing until delivery is free is what the server says', async () => {
  await openCart({
    quote: (request) => ({
      ...aQuoteOf(request, [aCartProduct(), aRobot()]),
      freeShipping: { threshold: 1_500_000, missing: 120_000 },
    }),
  });

  const progress = await screen.findByRole('progressbar', {
    name: /^Mua thêm 120\.000\s₫ để được miễn phí giao hàng tiêu chuẩn$/,
  });
  expect(progress).toHaveAttribute('value', '1380000');
});

test('who has enough for free delivery reads that, and a shop that always delivers free says nothing of it', async () => {
  const withFree = (freeShipping: Quote['freeShipping']) => (request: QuoteRequest) => ({
    ...aQuoteOf(request, [aCartProduct()]),
    freeShipping,
  });
  const { unmount } = await openCart({
    cart: [aLine()],
    quote: withFree({ threshold: 300_000, missing: 0 }),
  });
  expect(await screen.findByText('Đơn được miễn phí giao hàng tiêu chuẩn')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '300000');
  unmount();

  await openCart({ cart: [aLine()], quote: withFree({ threshold: 0, missing: 0 }) });
  await waitFor(() => expect(total()).toHaveTextContent(/Tổng cộng398\.000\s₫/));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('an empty cart leads to the products', async () => {
  await renderRemote(remote, { at: paths.cart.to() });

  expect(await screen.findByText('Giỏ hàng đang trống')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem sản phẩm' })).toHaveAttribute('href', '/catalog/products');
});

test('a cart that could not be loaded is asked for again by one press, and nothing in it is lost', async () => {
  const user = userEvent.setup({ delay: null });
  server.use(
    refuses('post', 'main/product/by-ids', 503, 'SERVICE_UNAVAILABLE'),
    prices((request) => aQuoteOf(request, [aCartProduct()])),
  );
  const { store } = await renderRemote(remote, { at: paths.cart.to(), cart: [aLine()] });
  await screen.findByText('Chưa tải được giỏ hàng');

  server.use(answers('post', 'main/product/by-ids', [aCartProduct()]));
  await user.click(screen.getByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByRole('link', { name: 'Áo thun cổ tròn' })).toBeVisible();
  expect(selectCart(store.getState())).toHaveLength(1);
});

test('the cart speaks English', async () => {
  await openCart({ language: 'en', cart: [aLine({ quantity: 9 })], products: [aCartProduct({ stock: 3 })] });

  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(screen.getByText('Only 3 left, you chose 9.', { exact: false })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Fix the quantity of 1 item' })[0]).toBeVisible();
});

test('an English reader finds everything on the page of the cart', async () => {
  const gift = aQuoteLine({
    infoId: robotId,
    name: 'Robot dò đường',
    quantity: 1,
    lineTotal: 0,
    isGift: true,
  });
  await openCart({
    language: 'en',
    session: aSession,
    quote: (request) => {
      const quote = aQuoteOf(request, [aCartProduct(), aRobot()]);
      return { ...quote, lines: [...quote.lines, gift] };
    },
  });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Cart | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Cart
     p: 2 items
     button type=button: Share cart
     div role=status
     label
       input type=checkbox checked
       Select all (2)
     ul aria-label=Items in your cart
       li aria-label=Áo thun cổ tròn, Đen, M tabindex=-1
         label
           input aria-label=Select Áo thun cổ tròn, Đen, M type=checkbox checked
         img alt src=/api/main/media/shirt?w=768
         p
           a href=/en/catalog/product?slug=ao-thun-co-tron&v=0190a000-0000-7000-8000-000000000001: Áo thun cổ tròn
         p: Đen, M
         199,000 ₫
         button aria-label=Save for later: Áo thun cổ tròn, Đen, M type=button: Save for later
         div aria-label=Quantity of Áo thun cổ tròn, Đen, M role=group
           button aria-label=One less type=button
           input aria-label=Quantity of Áo thun cổ tròn, Đen, M aria-valuemax=8 aria-valuemin=1 aria-valuenow=2 autocomplete=off inputmode=numeric role=spinbutton value=2
           button aria-label=One more type=button
         span role=status
         span aria-label=Total for Áo thun cổ tròn, Đen, M role=group: 398,000 ₫
         button aria-label=Remove Áo thun cổ tròn, Đen, M title=Remove Áo thun cổ tròn, Đen, M type=button
       li aria-label=Robot dò đường tabindex=-1
         label
           input aria-label=Select Robot dò đường type=checkbox checked
         img alt src=/api/main/media/shirt?w=768
         p
           a href=/en/catalog/product?slug=robot-do-duong&v=0190a000-0000-7000-8000-000000000002: Robot dò đường
         850,000 ₫
         button aria-label=Save for later: Robot dò đường type=button: Save for later
         div aria-label=Quantity of Robot dò đường role=group
           button aria-disabled=true aria-label=One less type=button
           input aria-label=Quantity of Robot dò đường aria-valuemax=8 aria-valuemin=1 aria-valuenow=1 autocomplete=off inputmode=numeric role=spinbutton value=1
           button aria-label=One more type=button
         span role=status
         span aria-label=Total for Robot dò đường role=group: 850,000 ₫
         button aria-label=Remove Robot dò đường title=Remove Robot dò đường type=button
     section aria-labelledby→"Gifts"
       h2: Gifts
       ul aria-labelledby→"Gifts"
         li aria-label=Robot dò đường
           img alt src=/api/main/media/shirt?w=768
           p
             a href=/en/catalog/product?slug=ao-thun-co-tron&v=0190a000-0000-7000-8000-000000000002: Robot dò đường
             Đen, M · Quantity 1
           p
             0 ₫
             s: 199,000 ₫
     section aria-labelledby→"Summary"
       h2: Summary
       p role=status: Total 1,248,000 ₫
       dl
         dt: Products
         dd: 1,248,000 ₫
         dt: Delivery
         dd: In the next step
         dt: Total
         dd: 1,248,000 ₫
       span role=status
       button aria-expanded=false type=button: Use a code / choose a voucher
       a href=/en/checkout/information: Check out (2)
       p: Prices include VAT.
       a href=/en/catalog/products: Continue shopping
     p: Total (2 items) 1,248,000 ₫
     a href=/en/checkout/information: Check out (2)"
  `);
});
