import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectCart } from '@storefront/shared/cart';
import type { Remote } from '@storefront/shared/contracts';
import {
  aCartProduct,
  answers,
  aSession,
  refuses,
  renderRemote,
  renderWidget,
  startServer,
  type RenderOptions,
  testPathTo,
} from '@storefront/shared/testing';
import { selectDraft, voucherChosen } from '../draft/draft-slice';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aLine, aQuote, aQuoteLine, aRobot, robotId } from '../testing/builders';
import { prices } from '../testing/handlers';
import * as miniCart from './mini-cart';
import MiniCart, { needs } from './mini-cart';
import VoucherWallet from './voucher-wallet';

const server = startServer();
beforeEach(() => {
  sessionStorage.clear();
  server.use(answers('post', 'main/product/by-ids', [aCartProduct(), aRobot()]));
});

/** A page of another part with one of our widgets on it. */
function aPageWith(Component: () => React.JSX.Element): Remote {
  return { ...remote, routes: [{ path: '', needs, lazy: () => Promise.resolve({ Component }) }] };
}
const close = jest.fn();
const openMiniCart = (options: Partial<RenderOptions> = {}) =>
  renderRemote(
    aPageWith(() => <MiniCart onClose={close} />),
    { at: '/', cart: [aLine()], ...options },
  );

test('the mini cart shows the ticked lines, gifts and the same explained price, and leads on', async () => {
  const gift = aQuoteLine({ infoId: robotId, name: 'Cảm biến', isGift: true, unitPrice: 0, lineTotal: 0 });
  server.use(
    prices(() =>
      aQuote({
        lines: [aQuoteLine({ discount: 50_000 }), gift],
        grandTotal: 348_000,
        trace: [
          { step: 'BASE', amount: 398_000, after: 398_000 },
          { step: 'ORDER_PROMOTION', amount: -50_000, after: 348_000, source: 'Tuần lễ vàng' },
        ],
      }),
    ),
  );
  await openMiniCart({ cart: [aLine(), aLine({ infoId: 'other', isOrder: false })], session: aSession });

  expect(await screen.findByText('Áo thun cổ tròn')).toBeVisible();
  const [line] = screen.getAllByRole('listitem');
  expect(line).toHaveTextContent(/348\.000\s₫ Giá thường 398\.000\s₫/);
  expect(screen.getByText('Quà tặng')).toBeVisible();
  expect(screen.getByText('Tuần lễ vàng')).toBeVisible();
  expect(screen.getByText('Tổng cộng').parentElement).toHaveTextContent(/348\.000\s₫/);
  expect(screen.getByText('1 sản phẩm trong giỏ chưa được chọn')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem giỏ hàng' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Mua hàng' })).toHaveAttribute(
    'href',
    paths.checkoutInformation.to(),
  );
});

test('from the mini cart a visitor signs in first, and has seen its prices', async () => {
  server.use(prices(() => aQuote({ lines: [aQuoteLine({ usualPrice: 209_000 })] })));
  const { store, location } = await openMiniCart();

  await userEvent.click(await screen.findByRole('link', { name: 'Mua hàng' }));

  expect(location()).toBe(testPathTo('account/login', { redirectUrl: paths.checkoutInformation.to() }));
  expect(selectCart(store.getState())[0]?.priceSeen).toBe(209_000);
  expect(close).toHaveBeenCalled();
});

test('what has to be mended first leads to the cart alone', async () => {
  const problems = [{ infoId: aLine().infoId, code: 'NOT_ENOUGH_STOCK' as const, available: 1 }];
  server.use(prices(() => aQuote({ problems })));
  await openMiniCart();

  expect(await screen.findByText(/^Có sản phẩm cần sửa/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Mua hàng' })).not.toBeInTheDocument();
});

test('a code that does not apply is told with its reason', async () => {
  server.use(
    prices(() =>
      aQuote({ problems: [{ code: 'VOUCHER_INVALID', reasonCode: 'MIN_SUBTOTAL', missing: 45_000 }] }),
    ),
  );
  const { store } = await openMiniCart();
  act(() => {
    store.dispatch(voucherChosen('TU500'));
  });

  expect(await screen.findByText('Mã TU500 chưa dùng được cho đơn này')).toBeVisible();
  expect(screen.getByText(/Mua thêm 45\.000\s₫ để dùng mã này\./)).toHaveAttribute('role', 'status');
});

test('an empty mini cart leads to the products, and a price that failed is asked for again', async () => {
  const { unmount } = await openMiniCart({ cart: [] });
  expect(await screen.findByRole('link', { name: 'Xem sản phẩm' })).toHaveAttribute(
    'href',
    '/catalog/products',
  );
  unmount();

  server.use(refuses('post', 'ecommerce/quote', 503, 'SERVICE_UNAVAILABLE'));
  await openMiniCart();
  const again = await screen.findByRole('button', { name: 'Tính lại' });
  server.use(prices(() => aQuote()));
  await userEvent.click(again);
  expect(await screen.findByText('Áo thun cổ tròn')).toBeVisible();
});

test('the wallet on another page chooses a voucher for the cart', async () => {
  server.use(
    prices(() => aQuote()),
    answers('post', 'ecommerce/quote/vouchers', [
      {
        id: 'v',
        code: 'GIAM50',
        name: 'Giảm 50.000 ₫',
        startsAt: '2026-11-01T00:00:00.000Z',
        endsAt: '2026-12-01T00:00:00.000Z',
        isMine: true,
        saves: 50_000,
      },
    ]),
  );
  const { store } = await renderRemote(
    aPageWith(() => <VoucherWallet onClose={close} />),
    { at: '/', cart: [aLine()] },
  );

  const usable = within(await screen.findByRole('region', { name: 'Dùng được ngay' }));
  await userEvent.click(usable.getByRole('button', { name: 'Dùng mã GIAM50' }));

  expect(selectDraft(store.getState()).voucherCode).toBe('GIAM50');
  expect(await usable.findByText('Đang dùng')).toBeVisible();
});

test('an open mini cart asks for its price again in the language that is chosen', async () => {
  const asked: (string | null)[] = [];
  server.use(
    answers('post', 'ecommerce/quote', (request: Request) => {
      const language = request.headers.get('accept-language');
      asked.push(language);
      return aQuote(language === 'en' ? { grandTotal: 397_000 } : {});
    }),
  );
  const { changeLanguage } = await renderWidget(remote, 'mini-cart', miniCart, {
    props: { onClose: close },
    cart: [aLine()],
  });
  expect(await screen.findByText(/^398\.000\s₫$/, { selector: 'dl > :last-child dd' })).toBeVisible();

  await changeLanguage('en');

  expect(await screen.findByText(/^397,000\s₫$/)).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['vi', 'en']));
});
