import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Voucher, VouchersBody } from '@storefront/shared/contracts';
import {
  answers,
  aSession,
  aVoucher,
  paged,
  refuses,
  renderRemote,
  startServer,
  testPathTo,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../testing/offers-remote';

const server = startServer();

const collected = { myVoucherId: 'mine', collectedAt: '2026-11-21T03:00:00.000Z' };

/** The lists for visitors and for customers, and what they were asked. */
function aList(vouchers: Voucher[]) {
  const asked: VouchersBody[] = [];
  const list = async (request: Request) => {
    asked.push((await request.json()) as VouchersBody);
    return paged(vouchers);
  };
  server.use(
    answers('post', 'main/voucher/public/list', list),
    answers('post', 'main/voucher/public/list/with-auth', list),
  );
  return asked;
}

test('an English reader takes no day for a month', async () => {
  aList([
    aVoucher({ endsAt: '2099-06-12T17:00:00.000Z' }),
    aVoucher({ id: 'next', name: 'Next', period: 'NEXT', startsAt: '2099-06-01T02:00:00.000Z' }),
  ]);
  await renderRemote(remote, { at: paths.vouchers.to(), language: 'en' });

  expect(await screen.findByText('Until the end of 12 Jun 2099')).toBeVisible();
  expect(screen.getByText('Can be kept from 1 Jun 2099, 09:00')).toBeVisible();
});

test('a visitor reads what a voucher takes off and when, and signs in to keep it', async () => {
  aList([
    aVoucher({
      discount: { kind: 'PERCENT', value: 12.5, maxDiscount: 80_000 },
      conditions: {
        categories: [{ id: 'c', name: 'Robotics', slug: 'robotics' }],
        products: [],
        minSubtotal: 250_000,
        minQuantity: 4,
        isFirstOrderOnly: true,
        paymentMethods: ['ONLINE'],
      },
      totalUses: 1000,
      usesLeft: 999,
      collectsLeft: 12,
    }),
  ]);
  await renderRemote(remote, { at: paths.vouchers.to() });

  const ticket = within(await screen.findByRole('article', { name: 'Giảm 10% mọi đơn' }));
  for (const words of [
    'GIAM10',
    'Dùng đến hết 31/12/2099',
    'Giảm tối đa 80.000 ₫',
    'Tiền hàng từ 250.000 ₫',
    'Mua từ 4 sản phẩm',
    'Chỉ cho đơn hàng đầu tiên',
    'Cách thanh toán: thanh toán trực tuyến',
    'Còn 999 trên 1.000 lượt dùng',
    'Còn 12 lượt lưu',
  ])
    expect(ticket.getByText(words)).toBeVisible();
  expect(ticket.getByRole('link', { name: 'Robotics' })).toHaveAttribute('href', '/categories/robotics');
  expect(ticket.getByRole('link', { name: /^Đăng nhập để lưu/ })).toHaveAttribute(
    'href',
    testPathTo('account/login', { redirectUrl: '/vouchers?collect=v-1' }),
  );
});

test('a customer keeps a voucher', async () => {
  aList([aVoucher({ myVoucher: null })]);
  server.use(answers('post', 'main/voucher/v-1/collect', collected));
  await renderRemote(remote, { at: paths.vouchers.to(), session: aSession });

  await userEvent.click(await screen.findByRole('button', { name: /^Lưu mã/ }));

  expect(await screen.findByText('Đã lưu')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Dùng ngay/ })).toHaveAttribute('href', '/products');
});

test('who signed in to keep a voucher finds it kept on the way back, once', async () => {
  aList([aVoucher({ myVoucher: null })]);
  let times = 0;
  server.use(
    answers('post', 'main/voucher/v-1/collect', () => {
      times += 1;
      return collected;
    }),
  );
  const { location } = await renderRemote(remote, {
    at: paths.vouchers.to({ collect: 'v-1' }),
    session: aSession,
  });

  expect(await screen.findByText('Đã lưu')).toBeVisible();
  expect(location()).toBe('/vouchers');
  expect(times).toBe(1);
});

test('nothing is collected for a visitor who follows such a link', async () => {
  aList([aVoucher()]);
  await renderRemote(remote, { at: paths.vouchers.to({ collect: 'v-1' }) });

  expect(await screen.findByRole('link', { name: /^Đăng nhập để lưu/ })).toBeVisible();
});

test.each([
  ['VOUCHER_ALL_TAKEN', 409, 'Mã này đã hết lượt lưu.'],
  ['VOUCHER_EXPIRED', 409, 'Mã này vừa hết hạn.'],
  ['INTERNAL', 500, 'Chưa lưu được mã. Thử lại nhé.'],
])('when keeping is refused by %s, it is taken back and said why', async (code, status, words) => {
  aList([aVoucher({ myVoucher: null })]);
  server.use(refuses('post', 'main/voucher/v-1/collect', status, code));
  await renderRemote(remote, { at: paths.vouchers.to(), session: aSession });

  await userEvent.click(await screen.findByRole('button', { name: /^Lưu mã/ }));

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Lưu mã/ })).toBeVisible();
  expect(screen.queryByText('Đã lưu')).not.toBeInTheDocument();
});

test('a voucher that is kept, gone or not open yet cannot be kept', async () => {
  aList([
    aVoucher({ id: 'kept', name: 'Đã có', myVoucher: collected }),
    aVoucher({ id: 'gone', name: 'Đã hết', myVoucher: null, collectsLeft: 0 }),
    aVoucher({ id: 'next', name: 'Sắp mở', period: 'NEXT', startsAt: '2099-01-01T17:00:00.000Z' }),
  ]);
  await renderRemote(remote, { at: paths.vouchers.to(), session: aSession });

  const ticket = async (name: string) => within(await screen.findByRole('article', { name }));
  expect((await ticket('Đã có')).getByText('Đã lưu')).toBeVisible();
  expect((await ticket('Đã hết')).getByText('Mã này đã hết lượt lưu.')).toBeVisible();
  expect((await ticket('Sắp mở')).getByText('Lưu được từ 02/01/2099 00:00')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Lưu mã/ })).not.toBeInTheDocument();
});

test('a shopper narrows the list by kind and time, in the address', async () => {
  const asked = aList([aVoucher()]);
  const { location } = await renderRemote(remote, { at: `${paths.vouchers.to()}?kind=GOLD&page=x` });
  await screen.findByRole('article');
  expect(asked.at(-1)).toEqual({ page: 1, limit: 12 });

  await userEvent.click(screen.getByRole('link', { name: 'Giảm tiền' }));
  await userEvent.click(screen.getByRole('link', { name: 'Sắp có' }));

  expect(await screen.findByText('1 mã')).toBeVisible();
  expect(location()).toBe('/vouchers?kind=FIXED&period=next');
  expect(asked.at(-1)).toEqual({ kinds: ['FIXED'], period: 'NEXT', page: 1, limit: 12 });
  expect(screen.getByRole('link', { name: 'Giảm tiền' })).toHaveAttribute('aria-current', 'page');
});

test('a shopper chooses between all vouchers, those that can be had, and those that come', async () => {
  aList([aVoucher()]);
  await renderRemote(remote, { at: paths.vouchers.to() });
  await screen.findByRole('article');

  for (const [name, address] of [
    ['Đang có', '/vouchers?period=now'],
    ['Sắp có', '/vouchers?period=next'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  // One is for any kind, one for any time.
  expect(screen.getAllByRole('link', { name: 'Tất cả' }).map((link) => link.getAttribute('href'))).toEqual([
    '/vouchers',
    '/vouchers',
  ]);
});

test('a list without vouchers leads back to all of them', async () => {
  aList([]);
  await renderRemote(remote, { at: paths.vouchers.to({ kind: 'QUANTITY' }) });

  expect(await screen.findByText('Chưa có mã nào ở đây')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem tất cả mã' })).toHaveAttribute('href', '/vouchers');
});

test('an English reader finds everything on the page of vouchers', async () => {
  aList([aVoucher()]);
  await renderRemote(remote, { at: paths.vouchers.to(), language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Vouchers | Cửa hàng thử (en)
   description: Vouchers that are given out now and soon, each with what it takes off, for which orders and until when.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           span aria-current=page: Vouchers
     h1: Vouchers
     p: Keep vouchers in your account and pick the best one when you order. One voucher per order.
     nav aria-label=Kind of voucher
       ul
         li
           a aria-current=page href=/en/vouchers: All
         li
           a href=/en/vouchers?kind=PERCENT: Percentage off
         li
           a href=/en/vouchers?kind=FIXED: Amount off
         li
           a href=/en/vouchers?kind=QUANTITY: Free items
     nav aria-label=Time
       ul
         li
           a aria-current=page href=/en/vouchers: All
         li
           a href=/en/vouchers?period=now: Available now
         li
           a href=/en/vouchers?period=next: Coming soon
     p role=status: 1 voucher
     div tabindex=-1
       h2: Vouchers
       ul
         li
           article aria-labelledby→"Giảm 10% mọi đơn"
             h3: Giảm 10% mọi đơn
             p
               Code
               code: GIAM10
             p: Until the end of 31 Dec 2099
             ul
               li: Up to 50,000 ₫ off
               li: Min. spend 200,000 ₫
               li: For all products
               li: Once per customer
             a aria-label=Sign in to save: Giảm 10% mọi đơn href=/en/account/login?redirectUrl=%2Fvouchers%3Fcollect%3Dv-1: Sign in to save
             p role=status"
  `);
});
