import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartChanged, selectCart, type CartLine } from '@storefront/shared/cart';
import type { CartChange, CartProduct } from '@storefront/shared/contracts';
import { emit, on } from '@storefront/shared/events';
import { selectNotifications, useDispatch } from '@storefront/shared/store';
import {
  aCartProduct,
  answers,
  refuses,
  renderRemote,
  shirtId,
  startServer,
  type RenderOptions,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aLine, aQuoteOf, aRobot, robotId } from '../testing/builders';
import { prices } from '../testing/handlers';
import { ShareCart } from './share-cart';

const server = startServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const robotLine = (given: Partial<CartLine> = {}) =>
  aLine({ infoId: robotId, quantity: 1, priceSeen: 850_000, ...given });
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const savedLines = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

async function openCart({
  cart = [aLine(), robotLine()],
  products = [aCartProduct(), aRobot()],
  ...options
}: Partial<RenderOptions> & { products?: CartProduct[] } = {}) {
  server.use(
    answers('post', 'main/product/by-ids', products),
    prices((request) => aQuoteOf(request, products)),
  );
  const user = userEvent.setup({ delay: null });
  const page = await renderRemote(remote, { at: paths.cart.to(), cart, ...options });
  await screen.findByRole('heading', { level: 1 });
  return {
    user,
    carts: () => selectCart(page.store.getState()),
    notices: () => selectNotifications(page.store.getState()).map(({ notice }) => notice),
    ...page,
  };
}
const savedSection = () => screen.findByRole('region', { name: /^(Đã để dành|Saved for later)/ });

describe('saving for later', () => {
  test('a shopper puts a line aside and takes that back with one press', async () => {
    const { user, carts } = await openCart();

    await user.click(await screen.findByRole('button', { name: 'Để dành mua sau: Áo thun cổ tròn, Đen, M' }));
    expect(screen.getByText('Đã để dành Áo thun cổ tròn.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Hoàn tác/ })).toHaveFocus();
    expect(carts().map(({ infoId }) => infoId)).toEqual([robotId]);
    expect(savedLines('sf:saved-lines')).toEqual([aLine()]);

    await user.click(screen.getByRole('button', { name: /^Hoàn tác/ }));
    expect(carts().map(({ infoId }) => infoId)).toEqual([shirtId, robotId]);
    expect(savedLines('sf:saved-lines')).toEqual([]);
  });

  test('more of what is aside already is added to it, and taken back alone', async () => {
    keep('sf:saved-lines', [aLine({ quantity: 3 })]);
    const { user, carts } = await openCart();

    await user.click(await screen.findByRole('button', { name: /^Để dành mua sau: Áo thun/ }));
    expect(savedLines('sf:saved-lines')).toEqual([aLine({ quantity: 5 })]);
    await user.click(screen.getByRole('button', { name: /^Hoàn tác/ }));

    expect(savedLines('sf:saved-lines')).toEqual([aLine({ quantity: 3 })]);
    expect(carts()).toHaveLength(2);
  });

  test('no more of one thing is put aside than one may order', async () => {
    keep('sf:saved-lines', [aLine({ quantity: 600 })]);
    const { user } = await openCart({
      cart: [aLine({ quantity: 600 })],
      products: [aCartProduct({ stock: 2_000 })],
    });

    await user.click(await screen.findByRole('button', { name: /^Để dành mua sau: Áo thun/ }));

    expect(savedLines('sf:saved-lines')).toEqual([aLine({ quantity: 999 })]);
  });

  test('other parts of the shop learn of each change of what is aside, and of none that found no room', async () => {
    let changes = 0;
    const stop = on('checkout:saved-lines-changed', () => {
      changes += 1;
    });
    const { user } = await openCart();

    await user.click(await screen.findByRole('button', { name: /^Để dành mua sau: Áo thun/ }));
    expect(changes).toBe(1);
    await user.click(screen.getByRole('button', { name: /^Hoàn tác/ }));
    expect(changes).toBe(2);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await user.click(await screen.findByRole('button', { name: /^Để dành mua sau: Áo thun/ }));
    stop();

    expect(changes).toBe(2);
  });

  test('removing a line for good leaves alone what is aside of it', async () => {
    keep('sf:saved-lines', [aLine({ quantity: 3 })]);
    const { user } = await openCart();

    await user.click(await screen.findByRole('button', { name: 'Xoá Áo thun cổ tròn, Đen, M' }));
    expect(screen.getByText('Đã xoá Áo thun cổ tròn.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Hoàn tác/ }));

    expect(savedLines('sf:saved-lines')).toEqual([aLine({ quantity: 3 })]);
  });

  test('what was put aside is there after a reload, at the price and stock of now, and goes back to the cart', async () => {
    keep('sf:saved-lines', [aLine({ priceSeen: 150_000 })]);
    const { user, carts, notices } = await openCart({ cart: [robotLine()] });

    const saved = within(await savedSection());
    expect(await saved.findByText(/199\.000\s₫/)).toBeVisible();
    expect(saved.getByText(/Lúc bạn xem: 150\.000\s₫/)).toBeVisible();
    expect(saved.getByText('Số lượng 2 · Còn 8')).toBeVisible();

    await user.click(saved.getByRole('button', { name: 'Chuyển về giỏ: Áo thun cổ tròn, Đen, M' }));

    expect(carts()).toEqual([robotLine(), aLine()]);
    expect(savedLines('sf:saved-lines')).toEqual([]);
    expect(notices()).toEqual(['AddProductSuccess']);
  });

  test('after one went back to the cart the focus is on the heading of the others', async () => {
    keep('sf:saved-lines', [aLine(), robotLine()]);
    const { user } = await openCart({ cart: [aLine({ infoId: 'other' })] });
    const saved = within(await savedSection());

    await user.click(await saved.findByRole('button', { name: /^Chuyển về giỏ: Áo thun/ }));

    expect(saved.getByRole('heading', { name: /^Đã để dành/ })).toHaveFocus();
  });

  test('with nothing left in the cart what was put aside still shows', async () => {
    keep('sf:saved-lines', [aLine()]);
    await openCart({ cart: [] });

    expect(await screen.findByText('Giỏ hàng đang trống')).toBeVisible();
    expect(await within(await savedSection()).findByText('Áo thun cổ tròn')).toBeVisible();
  });

  test('a shopper removes the last of it by accident and has it back', async () => {
    keep('sf:saved-lines', [aLine()]);
    const { user } = await openCart({ cart: [robotLine()] });
    await user.click(
      await screen.findByRole('button', { name: 'Xoá Áo thun cổ tròn, Đen, M khỏi danh sách để dành' }),
    );
    expect(savedLines('sf:saved-lines')).toEqual([]);

    await user.click(screen.getByRole('button', { name: /^Hoàn tác/ }));

    expect(savedLines('sf:saved-lines')).toEqual([aLine()]);
  });

  test('what was taken off the list can be put back also after the cart became empty', async () => {
    keep('sf:saved-lines', [aLine()]);
    const { user, store } = await openCart({ cart: [robotLine()] });
    await user.click(
      await screen.findByRole('button', { name: 'Xoá Áo thun cổ tròn, Đen, M khỏi danh sách để dành' }),
    );

    act(() => {
      store.dispatch(cartChanged({ kind: 'remove', infoId: robotId }));
    });
    expect(await screen.findByText('Giỏ hàng đang trống')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Hoàn tác/ }));

    expect(savedLines('sf:saved-lines')).toEqual([aLine()]);
  });

  test('what is sold out or gone says so and cannot go back to the cart', async () => {
    keep('sf:saved-lines', [aLine(), robotLine()]);
    await openCart({ cart: [], products: [aCartProduct({ stock: 0 })] });

    const saved = within(await savedSection());
    expect(await saved.findByText('Số lượng 2 · Đã hết hàng')).toBeVisible();
    expect(saved.getByText('Sản phẩm không còn bán')).toBeVisible();
    expect(saved.queryByRole('button', { name: /Chuyển về giỏ/ })).not.toBeInTheDocument();
  });

  test('another device’s list comes into the open page', async () => {
    await openCart();

    act(() => {
      keep('sf:saved-lines', [robotLine()]);
      emit('checkout:saved-lines-changed');
    });

    expect(await within(await savedSection()).findByText('Robot dò đường')).toBeVisible();
  });

  test('what another tab puts aside comes into the open page', async () => {
    await openCart();

    act(() => {
      keep('sf:saved-lines', [robotLine()]);
      window.dispatchEvent(new StorageEvent('storage', { key: 'sf:saved-lines' }));
    });

    expect(await within(await savedSection()).findByText('Robot dò đường')).toBeVisible();
  });

  test('where the browser keeps nothing the line stays in the cart, and the shopper is told', async () => {
    const { user, carts, notices } = await openCart();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });

    await user.click(await screen.findByRole('button', { name: /^Để dành mua sau: Áo thun/ }));

    expect(carts()).toHaveLength(2);
    expect(notices()).toEqual(['checkout:NotSavedForLater']);
  });

  test('nothing goes into a cart that is full', async () => {
    keep('sf:saved-lines', [aLine()]);
    const full = Array.from({ length: 100 }, (_, at) => robotLine({ infoId: `robot-${String(at)}` }));
    const { user, carts, notices } = await openCart({ cart: full });

    await user.click(await screen.findByRole('button', { name: /^Chuyển về giỏ/ }));

    expect(carts()).toHaveLength(100);
    expect(savedLines('sf:saved-lines')).toEqual([aLine()]);
    expect(notices()).toEqual(['checkout:CartIsFull']);
  });

  test.each(['{broken', '"text"', '[1, null, {"infoId": 5}]', '{"0": 1}'])(
    '%s in storage is an empty list',
    async (text) => {
      localStorage.setItem('sf:saved-lines', text);
      await openCart();

      await screen.findByRole('list', { name: 'Sản phẩm trong giỏ' });
      expect(screen.queryByRole('region', { name: /^Đã để dành/ })).not.toBeInTheDocument();
    },
  );
});

describe('the report of a login', () => {
  const changes: CartChange[] = [
    { kind: 'ADDED', infoId: robotId, to: 1 },
    { kind: 'CLAMPED', infoId: shirtId, from: 9, to: 8 },
    { kind: 'GONE', infoId: 'gone' },
    { kind: 'DEARER', infoId: shirtId, from: 1, to: 2 },
  ];

  test('says what changed in the cart, until it was read', async () => {
    keep('sf:cart-report', changes);
    const { user } = await openCart();

    expect(await screen.findByText('1 sản phẩm được thêm từ giỏ trước đó của bạn.')).toBeVisible();
    expect(screen.getByText('Áo thun cổ tròn, Đen, M chỉ còn 8.')).toBeVisible();
    expect(screen.getByText('1 sản phẩm không còn bán nên không có trong giỏ nữa.')).toBeVisible();
    expect(screen.getByText('1 sản phẩm đã tăng giá.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Đã hiểu' }));

    expect(screen.queryByText('Áo thun cổ tròn, Đen, M chỉ còn 8.')).not.toBeInTheDocument();
    expect(localStorage.getItem('sf:cart-report')).toBeNull();
  });

  test.each<[CartChange['kind'], string]>([
    ['ADDED', '1 sản phẩm được thêm từ giỏ trước đó của bạn.'],
    ['QUANTITY', 'Áo thun cổ tròn, Đen, M: cả hai giỏ đều có, số lượng giờ là 3.'],
    ['CLAMPED', 'Áo thun cổ tròn, Đen, M chỉ còn 3.'],
    ['SOLD_OUT', 'Áo thun cổ tròn, Đen, M đã hết hàng.'],
    ['GONE', '1 sản phẩm không còn bán nên không có trong giỏ nữa.'],
    ['LEFT_OUT', 'Giỏ đã đầy: 1 sản phẩm chưa thêm được.'],
    ['DEARER', '1 sản phẩm đã tăng giá.'],
    ['CHEAPER', '1 sản phẩm đã giảm giá.'],
  ])('has its own sentence for %s, and no other', async (kind, sentence) => {
    keep('sf:cart-report', [{ kind, infoId: shirtId, from: 1, to: 3 }]);
    await openCart();

    const read = (await screen.findByText(sentence)).closest('ul');
    expect(read).toHaveTextContent(new RegExp(`^${sentence}$`));
  });

  test('tells each line, also where two of them read the same', async () => {
    const products = ['a', 'b'].map((infoId) => aCartProduct({ infoId, stock: 0 }));
    keep(
      'sf:cart-report',
      ['a', 'b'].map((infoId) => ({ kind: 'SOLD_OUT', infoId })),
    );

    await openCart({ cart: products.map(({ infoId }) => aLine({ infoId })), products });

    expect(await screen.findAllByText('Áo thun cổ tròn, Đen, M đã hết hàng.')).toHaveLength(2);
  });

  test('comes into a cart that is open already, in the language of the page', async () => {
    await openCart({ language: 'en' });

    act(() => {
      keep('sf:cart-report', changes);
      emit('shell:cart-merged');
    });

    expect(await screen.findByText('Only 8 of Áo thun cổ tròn, Đen, M left.')).toBeVisible();
  });

  test('is announced: its live region is on the page before its words are', async () => {
    await openCart({ language: 'en' });
    const before = screen.getAllByRole('status');

    act(() => {
      keep('sf:cart-report', changes);
      emit('shell:cart-merged');
    });

    const sentence = await screen.findByText('Only 8 of Áo thun cổ tròn, Đen, M left.');
    expect(before.filter((region) => region.contains(sentence))).toHaveLength(1);
  });

  test.each(['{broken', '[]', '{"a":1}', '[{"kind":"EVIL","infoId":"x"}, 5]'])(
    '%s in storage is no report',
    async (text) => {
      localStorage.setItem('sf:cart-report', text);
      await openCart();

      await screen.findByRole('list', { name: 'Sản phẩm trong giỏ' });
      expect(screen.queryByRole('button', { name: 'Đã hiểu' })).not.toBeInTheDocument();
    },
  );
});

describe('sharing the cart', () => {
  const link = { id: 'AbC_-123', expiresAt: '2026-12-22T03:00:00.000Z' };
  const address = `${window.location.origin}/cart/shared/AbC_-123`;

  test('a shopper copies a link to variants and quantities, and nothing else is sent', async () => {
    const sent: unknown[] = [];
    server.use(
      answers('post', 'ecommerce/cart/shared', async (request: Request) => {
        sent.push(await request.json());
        return link;
      }),
    );
    const { user } = await openCart();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Chia sẻ giỏ hàng' }));

    expect(await screen.findByRole('textbox', { name: 'Liên kết đến giỏ hàng' })).toHaveValue(address);
    await user.click(screen.getByRole('button', { name: 'Sao chép liên kết' }));

    expect(await screen.findByText('Đã sao chép.')).toBeVisible();
    expect(write).toHaveBeenCalledWith(address);
    expect(sent).toEqual([
      {
        lines: [
          { infoId: shirtId, quantity: 2 },
          { infoId: robotId, quantity: 1 },
        ],
      },
    ]);
  });

  test.each([
    ['vi', 'Chia sẻ giỏ hàng', 'Gửi bằng ứng dụng khác', '', 'Giỏ hàng được chia sẻ'],
    ['en', 'Share cart', 'Send with another app', '/en', 'A shared cart'],
  ] as const)('a phone sends the link by its own means (%s)', async (language, open, send, prefix, title) => {
    const share = jest.fn(() => Promise.reject(new DOMException('no', 'AbortError')));
    Object.assign(navigator, { share });
    server.use(answers('post', 'ecommerce/cart/shared', link));
    const { user } = await openCart({ language });
    await user.click(screen.getByRole('button', { name: open }));

    await user.click(await screen.findByRole('button', { name: send }));

    const url = `${window.location.origin}${prefix}/cart/shared/AbC_-123`;
    expect(share).toHaveBeenCalledWith({ title, url });
    Reflect.deleteProperty(navigator, 'share');
  });

  test('where nothing may write to the clipboard the link can be taken by hand', async () => {
    server.use(answers('post', 'ecommerce/cart/shared', link));
    const { user } = await openCart();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Chia sẻ giỏ hàng' }));

    await user.click(await screen.findByRole('button', { name: 'Sao chép liên kết' }));

    expect(await screen.findByText(/hãy chọn liên kết và sao chép bằng tay/)).toBeVisible();
  });

  test('a link that could not be made can be tried again', async () => {
    server.use(
      refuses('post', 'ecommerce/cart/shared', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
      answers('post', 'ecommerce/cart/shared', link),
    );
    const { user } = await openCart();
    await user.click(screen.getByRole('button', { name: 'Chia sẻ giỏ hàng' }));

    await user.click(await screen.findByRole('button', { name: /Thử lại|Tải lại/ }));

    expect(await screen.findByRole('textbox', { name: 'Liên kết đến giỏ hàng' })).toHaveValue(address);
  });

  test('without a network a shopper is told so, and opens it by another press', async () => {
    const load = jest.fn(() => Promise.resolve(() => <p>Hộp thoại</p>));
    load.mockRejectedValueOnce(new Error('gone'));
    const [cartRoute] = remote.routes;
    const lazy = () => Promise.resolve({ Component: () => <ShareCart load={load} /> });
    const user = userEvent.setup({ delay: null });
    await renderRemote(
      { ...remote, routes: [{ path: 'cart', lazy, messages: cartRoute!.messages! }] },
      { at: paths.cart.to() },
    );
    const open = await screen.findByRole('button', { name: 'Chia sẻ giỏ hàng' });

    await user.click(open);
    expect(await screen.findByRole('alert')).toHaveTextContent(/mất kết nối\. Kiểm tra mạng rồi bấm lại\.$/);
    await user.click(open);

    expect(await screen.findByText('Hộp thoại')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of a cart in which nothing is sold any more there is no link', async () => {
    server.use(refuses('post', 'ecommerce/cart/shared', 422, 'PRODUCT_UNAVAILABLE'));
    const { user } = await openCart();

    await user.click(screen.getByRole('button', { name: 'Chia sẻ giỏ hàng' }));

    expect(await screen.findByText(/chưa có gì để chia sẻ/)).toBeVisible();
  });
});

describe('other products', () => {
  /** Says with what the catalogue's widget was placed. */
  const said = (name: string) => ({
    default: (props: object) => <p>{`${name} ${JSON.stringify(props)}`}</p>,
    messages: { namespace: 'none', load: () => Promise.resolve({}) },
  });
  const widgets = {
    'catalog/related-products': said('related'),
    'catalog/recently-viewed': said('viewed'),
  };

  /** All that waits until it comes near the screen is there. */
  const scrollToAll = () => {
    const StillObserver = window.IntersectionObserver;
    return jest.spyOn(window, 'IntersectionObserver').mockImplementation((notify) => {
      const observer = new StillObserver(notify);
      observer.observe = (target) =>
        notify([{ isIntersecting: true, target } as IntersectionObserverEntry], observer);
      return observer;
    });
  };

  test('that go with the latest line stand below the cart, without what is in it', async () => {
    scrollToAll();
    await openCart({ widgets });

    const row = await screen.findByText(/^related /);
    expect(JSON.parse(row.textContent.replace('related ', ''))).toEqual({
      title: 'Có thể bạn cũng cần',
      productId: aRobot().productId,
      without: [aCartProduct().productId, aRobot().productId],
    });
  });

  test('that go with the cart stay while one of them is added, with the focus where it was', async () => {
    scrollToAll();
    const cap = aCartProduct({ infoId: 'cap-black', productId: 'cap', name: 'Mũ len' });
    /** A row that is replaced when it is asked for another product. */
    function Related({ productId, without = [] }: { productId: string; without?: readonly string[] }) {
      const dispatch = useDispatch();
      const line = { infoId: cap.infoId, quantity: 1, priceSeen: cap.price };
      return without.includes(cap.productId) ? null : (
        <button
          key={productId}
          type="button"
          onClick={() => void dispatch(cartChanged({ kind: 'add', line }))}
        >
          Thêm Mũ len
        </button>
      );
    }
    const { user, carts } = await openCart({
      products: [aCartProduct(), aRobot(), cap],
      widgets: { 'catalog/related-products': { ...said('related'), default: Related as never } },
    });
    const button = await screen.findByRole('button', { name: 'Thêm Mũ len' });
    button.focus();

    await user.keyboard('{Enter}');

    const lines = within(screen.getByRole('list', { name: 'Sản phẩm trong giỏ' }));
    expect(await lines.findByRole('link', { name: 'Mũ len' })).toBeVisible();
    expect(carts().map(({ infoId }) => infoId)).toContain(cap.infoId);
    expect(button).toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('that were looked at before stand in an empty cart', async () => {
    await openCart({ cart: [], widgets });

    expect(await screen.findByText('viewed {"title":"Bạn đã xem"}')).toBeVisible();
  });

  test('that cannot be loaded leave the cart as it is', async () => {
    scrollToAll();
    await openCart({ widgets: { 'catalog/related-products': null } });
    // Long enough for the failure to be shown.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await screen.findByRole('list', { name: 'Sản phẩm trong giỏ' })).toBeVisible();
    expect(screen.queryByText(/Thử lại/)).not.toBeInTheDocument();
  });
});
