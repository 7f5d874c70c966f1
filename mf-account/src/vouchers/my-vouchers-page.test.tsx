import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answers,
  aSession,
  paged,
  renderRemote,
  startServer,
  testPathTo,
  wholePage,
} from '@storefront/shared/testing';
import { formatDateTimeInText } from '@storefront/shared/time';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { daysLeft, endingWithin } from '../my-vouchers';
import { orderHandlers } from '../testing/handlers';
import { aMyVoucher } from '../testing/saved-builders';

const server = startServer();
const vouchers = [
  aMyVoucher(),
  aMyVoucher({
    id: 'v2',
    code: 'AO10',
    name: 'Giảm 10% áo',
    discount: { kind: 'PERCENT', value: 10, maxDiscount: 50_000 },
    conditions: {
      categories: [{ id: 'ao', name: 'Áo', slug: 'ao' }],
      products: [],
      minSubtotal: null,
      minQuantity: 2,
      isFirstOrderOnly: true,
      paymentMethods: ['ONLINE'],
    },
    endsAt: '2099-01-01T00:00:00.000Z',
  }),
  aMyVoucher({ id: 'v3', code: 'HELD', name: 'Mã đang giữ', state: 'HELD', myUsesLeft: 0 }),
  aMyVoucher({ id: 'v4', code: 'USED', name: 'Mã đã dùng', state: 'USED', myUsesLeft: 0 }),
  aMyVoucher({
    id: 'v5',
    code: 'OVER',
    name: 'Mã cũ',
    state: 'EXPIRED',
    endsAt: '2026-01-02T00:00:00.000Z',
  }),
];

async function open(at = paths.vouchers.to(), language: 'vi' | 'en' = 'vi', list = vouchers) {
  server.use(answers('get', 'main/voucher/my-voucher', paged(list)));
  return renderRemote(remote, { at, session: aSession, language });
}
const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { name })).closest('article');
  if (!card) throw new Error('no card');
  return within(card);
};

test('a customer sees which vouchers can be used, when, how long and where, and is hurried to no other', async () => {
  await open();

  const first = await cardOf('Giảm 20.000 ₫');
  expect(first.getByText(/^Tiền hàng từ 200\.000\s₫/)).toBeVisible();
  expect(first.getByText('Áp dụng cho mọi sản phẩm')).toBeVisible();
  expect(first.getByText('Còn 3 ngày')).toBeVisible();
  expect(first.getByRole('link', { name: 'Dùng ngay: Giảm 20.000 ₫' })).toHaveAttribute(
    'href',
    '/catalog/products',
  );
  const second = await cardOf('Giảm 10% áo');
  for (const text of [
    /tối đa 50\.000\s₫/,
    'Mua từ 2 sản phẩm',
    'Áp dụng cho Áo',
    'Chỉ cho đơn hàng đầu tiên',
  ])
    expect(second.getByText(text)).toBeVisible();
  expect(second.getByRole('link', { name: /^Dùng ngay/ })).toHaveAttribute(
    'href',
    '/catalog/category?slug=ao',
  );
  expect(second.queryByText(/Còn \d+ ngày/)).not.toBeInTheDocument();
  const held = await cardOf('Mã đang giữ');
  expect(held.getByText('Đang giữ cho một đơn hàng')).toBeVisible();
  expect(held.queryByRole('link')).not.toBeInTheDocument();
  expect(held.queryByText(/^Còn \d+ ngày$/)).not.toBeInTheDocument();
  expect(screen.queryByText('Mã đã dùng')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lưu thêm mã giảm giá' })).toHaveAttribute(
    'href',
    '/catalog/vouchers',
  );
});

test.each([
  ['vi', 'Dùng được từ'],
  ['en', 'Usable from'],
] as const)(
  'a voucher that opens later says from when, and cannot be used yet (%s)',
  async (language, from) => {
    const startsAt = '2098-11-21T03:00:00.000Z';
    await open(paths.vouchers.to(), language, [
      aMyVoucher({ name: 'Mở sau', state: 'UPCOMING', startsAt, endsAt: '2099-01-01T00:00:00.000Z' }),
    ]);

    const card = await cardOf('Mở sau');
    expect(card.getByText(`${from} ${formatDateTimeInText(startsAt, language)}`)).toBeVisible();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
  },
);

test.each([
  ['vi', 'Dùng đến 30/11/2099'],
  ['en', 'Use it until 30 Nov 2099'],
] as const)(
  'a voucher that ends at midnight can be used until the day before (%s)',
  async (language, until) => {
    await open(paths.vouchers.to(), language, [
      aMyVoucher({ name: 'Hết đêm nay', endsAt: '2099-11-30T17:00:00.000Z' }),
    ]);

    expect((await cardOf('Hết đêm nay')).getByText(until)).toBeVisible();
  },
);

test('the names of vouchers follow the language that a customer changes to', async () => {
  const { changeLanguage } = await open();
  await screen.findByRole('heading', { name: 'Giảm 10% áo' });
  server.use(
    answers('get', 'main/voucher/my-voucher', paged([aMyVoucher({ id: 'v2', name: '10% off tops' })])),
  );
  await changeLanguage('en');

  expect(await screen.findByRole('heading', { name: '10% off tops' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Giảm 10% áo' })).not.toBeInTheDocument();
});

test('a voucher for one product leads to it', async () => {
  const { conditions, ...voucher } = aMyVoucher({ name: 'Giảm robot' });
  const robot = { id: 'robot', name: 'Robot', seoSlug: 'robot-do-duong' };
  const category = { id: 'ao', name: 'Áo', slug: 'ao' };
  await open(paths.vouchers.to(), 'vi', [
    { ...voucher, conditions: { ...conditions, products: [robot], categories: [category] } },
  ]);

  expect((await cardOf('Giảm robot')).getByRole('link', { name: 'Dùng ngay: Giảm robot' })).toHaveAttribute(
    'href',
    testPathTo('catalog/product', { slug: 'robot-do-duong' }),
  );
});

test('what was used and what is over have shelves of their own, which say how much is on them', async () => {
  await open();

  await userEvent.click(await screen.findByRole('link', { name: 'Đã dùng (1)' }));
  expect((await cardOf('Mã đã dùng')).getByText(/^Hạn dùng/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Mã cũ' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Hết hạn (1)' }));
  expect((await cardOf('Mã cũ')).getByText(/^Hạn dùng 02\/01\/2026/)).toBeVisible();
});

test('a voucher counts down its last seven days, shows its uses and products, and the open tab is marked', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
  const { conditions, ...voucher } = aMyVoucher({ name: 'Bảy ngày', endsAt: inDays(7), myUsesLeft: 1 });
  const products = [{ id: 'robot', name: 'Robot', seoSlug: 'robot' }];
  await open(paths.vouchers.to(), 'vi', [
    { ...voucher, conditions: { ...conditions, products } },
    aMyVoucher({ id: 'v2', name: 'Tám ngày', endsAt: inDays(8), myUsesLeft: 0 }),
  ]);

  const seven = await cardOf('Bảy ngày');
  expect(seven.getByText('Còn 7 ngày')).toBeVisible();
  expect(seven.getByText(/1 lần/)).toBeVisible();
  expect(seven.getByText('Áp dụng cho Robot')).toBeVisible();
  const eight = await cardOf('Tám ngày');
  expect(eight.queryByText(/Còn 8 ngày/)).not.toBeInTheDocument();
  expect(eight.queryByText(/lần$/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dùng được (2)' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Đã dùng (0)' })).not.toHaveAttribute('aria-current');
});

test('a shelf without vouchers leads once to where they are, in English', async () => {
  await open(`${paths.vouchers.to()}?state=used`, 'en', []);

  expect(await screen.findByText('You have used no voucher yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Collect more vouchers' })).toHaveAttribute(
    'href',
    `/en${testPathTo('catalog/vouchers')}`,
  );
});

test('the portal names the vouchers that are about to end', async () => {
  server.use(...orderHandlers());
  await open(paths.portal.to());

  const ending = within(await screen.findByRole('region', { name: 'Mã giảm giá sắp hết hạn' }));
  expect(ending.getByText(/^Mã GIAM20/)).toBeVisible();
  expect(ending.queryByText(/AO10|HELD|OVER/)).not.toBeInTheDocument();
  expect(ending.getByRole('link')).toHaveAttribute('href', '/profile/vouchers');
});

test('of vouchers that are about to end the soonest comes first, and one that ends later or is not usable is left out', () => {
  const now = Date.parse('2026-11-21T00:00:00.000Z');
  const ends = (id: string, endsAt: string, state: 'USABLE' | 'UPCOMING' = 'USABLE') =>
    aMyVoucher({ id, endsAt, state });
  const ending = endingWithin(
    [
      ends('third', '2026-11-28T00:00:00.000Z'),
      ends('first', '2026-11-21T00:00:00.001Z'),
      ends('later', '2026-11-28T00:00:00.001Z'),
      ends('not yet', '2026-11-22T00:00:00.000Z', 'UPCOMING'),
      ends('second', '2026-11-27T00:00:00.000Z'),
    ],
    7,
    now,
  );

  expect(ending.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
  expect(daysLeft('2026-11-21T00:00:00.001Z', now)).toBe(1);
  expect(daysLeft('2026-11-22T00:00:00.000Z', now)).toBe(1);
  expect(daysLeft('2026-11-20T00:00:00.000Z', now)).toBe(0);
});

test('an English reader finds everything on the page of vouchers', async () => {
  const endsAt = '2099-01-01T00:00:00.000Z';
  await open(
    paths.vouchers.to(),
    'en',
    vouchers.map((voucher) => ({ ...voucher, endsAt })),
  );

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: My vouchers | Cửa hàng thử (en)
   robots: noindex
   body
     h1: My vouchers
     a href=/en/catalog/vouchers: Collect more vouchers
     nav aria-label=Filter vouchers
       a aria-current=page href=/en/profile/vouchers: Usable (3)
       a href=/en/profile/vouchers?state=used: Used (1)
       a href=/en/profile/vouchers?state=expired: Expired (1)
     section aria-labelledby→"Usable"
       h2: Usable
       p role=status: 3 vouchers
       ul
         li
           article
             h3: Giảm 20.000 ₫
             Usable
             p
               -20,000 ₫ Code
               code: GIAM20
             ul
               li: Min. spend 200,000 ₫
               li: For every product
               li: You can use it once
             p: Use it until 1 Jan 2099, 07:00
             a aria-label=Use now: Giảm 20.000 ₫ href=/en/catalog/products: Use now
         li
           article
             h3: Giảm 10% áo
             Usable
             p
               -10% Code
               code: AO10
             ul
               li: Up to 50,000 ₫ off
               li: From 2 units
               li: For Áo
               li: For the first order only
               li: Only with online payment
               li: You can use it once
             p: Use it until 1 Jan 2099, 07:00
             a aria-label=Use now: Giảm 10% áo href=/en/catalog/category?slug=ao: Use now
         li
           article
             h3: Mã đang giữ
             Held by an order
             p
               -20,000 ₫ Code
               code: HELD
             ul
               li: Min. spend 200,000 ₫
               li: For every product
             p: Use it until 1 Jan 2099, 07:00"
  `);
});
