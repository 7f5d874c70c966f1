import { screen, within } from '@testing-library/react';
import type { NotificationKind } from '@storefront/shared/contracts';
import { answers, aSession, paged, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aNotification } from '../testing/saved-builders';
import words from './locales/en.json';

const server = startServer();
const facts = {
  code: 'SF-1',
  orderId: 'order-1',
  amount: 150_000,
  name: 'Sen',
  plan: 'BASIC',
  reason: 'Too dark',
  endsAt: '2026-12-01T03:00:00.000Z',
};

test('a notification of each kind says what happened, in the money and time of the reader, and leads there', async () => {
  const rows = Object.keys(words.kinds).map((kind) =>
    aNotification({
      id: kind,
      kind: kind as NotificationKind,
      facts: kind === 'BACK_IN_STOCK' ? { ...facts, slug: 'sen', infoId: 'sen-1' } : facts,
    }),
  );
  server.use(
    answers('get', 'relationship/notify/list', { ...paged(rows), unread: rows.length }),
    answers('get', 'relationship/notify/mails', { PAYMENT_REMINDERS: true, VOUCHERS: true, REVIEWS: true }),
  );

  await renderRemote(remote, { at: paths.notifications.to(), session: aSession, language: 'en' });

  const items = await screen.findAllByRole('article');
  const links = items.map((item) => within(item).getByRole('link'));
  expect(links.map((link) => `${link.getAttribute('href') ?? ''} ${link.textContent}`).join('\n'))
    .toMatchInlineSnapshot(`
   "/en/profile/orders/order-1 Order SF-1 is paid.
   /en/profile/orders/order-1 Order SF-1 is waiting for your payment.
   /en/profile/orders/order-1 The shop is preparing order SF-1.
   /en/profile/orders/order-1 Order SF-1 is on its way to you.
   /en/profile/orders/order-1 Order SF-1 was delivered.
   /en/profile/orders/order-1 Order SF-1 was cancelled.
   /en/profile/orders/order-1 Order SF-1 could not be delivered. The shop will contact you.
   /en/profile/orders/order-1 The shop cannot cancel order SF-1.
   /en/profile/orders/order-1 150,000 ₫ that was paid too much for order SF-1 is on its way back.
   /en/profile/orders/order-1 150,000 ₫ of order SF-1 is on its way back.
   /en/profile/orders/order-1 150,000 ₫ of order SF-1 was refunded.
   /en/profile/orders/order-1 The shop has moved your return request for order SF-1 on.
   /en/profile/vouchers Voucher SF-1 (Sen) can be used until 1 Dec 2026, 10:00.
   /en/catalog/product?slug=sen&v=sen-1 Sen is back in stock.
   /en/profile/reviews Your review of Sen is published.
   /en/profile/reviews Your review of Sen was not published. Reason: Too dark
   /en/provider/dashboard Your provider profile Sen was approved.
   /en/provider/register Your provider profile Sen was not approved. Reason: Too dark
   /en/provider/register Your provider profile Sen was locked. Reason: Too dark
   /en/provider/dashboard Your BASIC plan is paid and runs until 1 Dec 2026, 10:00.
   /en/provider/dashboard Your BASIC plan can be used until 1 Dec 2026, 10:00. Renew it so that your solutions stay visible.
   /en/provider/dashboard Your BASIC plan has ended. Your solutions stay visible until 1 Dec 2026, 10:00.
   /en/provider/dashboard Your solutions are hidden because your BASIC plan has ended. Nothing was deleted.
   /en/provider/dashboard We are refunding 150,000 ₫ for your plan purchase SF-1.
   /en/provider/dashboard The shop added days to your BASIC plan: it runs until 1 Dec 2026, 10:00. Reason: Too dark
   /en/provider/dashboard The shop ended your BASIC plan. Reason: Too dark
   /en/profile/sessions Your password has just been changed. If it was not you, look at your sessions.
   /en/profile/sessions Your account was just used on a new device. If it was not you, sign that device out.
   /en/chatbot/chat A person of the shop has answered your question SF-1.
   /en/provider/dashboard Your solution Sen was approved.
   /en/provider/dashboard Your solution Sen was not approved. Reason: Too dark
   /en/provider/dashboard A customer asks for advice on Sen.
   /en/provider/solutions There is news about your request for advice on Sen."
  `);
});

test('a notification about a product leads to it, also without a variant, and one about no known order to all of them', async () => {
  const rows = [
    aNotification({ id: 'a', kind: 'BACK_IN_STOCK', facts: { name: 'Sen', slug: 'sen' } }),
    aNotification({ id: 'b', kind: 'ORDER_PAID', facts: { code: 'SF-1' } }),
  ];
  server.use(
    answers('get', 'relationship/notify/list', { ...paged(rows), unread: 2 }),
    answers('get', 'relationship/notify/mails', { PAYMENT_REMINDERS: true, VOUCHERS: true, REVIEWS: true }),
  );
  await renderRemote(remote, { at: paths.notifications.to(), session: aSession });

  const links = (await screen.findAllByRole('article')).map((item) => within(item).getByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/catalog/product?slug=sen',
    paths.orders.to(),
  ]);
});

test.each([
  ['vi', 'Mã GIAM20 (Sen) dùng được đến 30/11/2026.'],
  ['en', 'Voucher GIAM20 (Sen) can be used until 30 Nov 2026.'],
] as const)(
  'a voucher that ends at midnight is announced until the day before (%s)',
  async (language, text) => {
    const voucher = { code: 'GIAM20', name: 'Sen', endsAt: '2026-11-30T17:00:00.000Z' };
    server.use(
      answers('get', 'relationship/notify/list', {
        ...paged([aNotification({ kind: 'VOUCHER_ENDING', facts: voucher })]),
        unread: 1,
      }),
      answers('get', 'relationship/notify/mails', { PAYMENT_REMINDERS: true, VOUCHERS: true, REVIEWS: true }),
    );

    await renderRemote(remote, { at: paths.notifications.to(), session: aSession, language });

    expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
      'href',
      `${language === 'en' ? '/en' : ''}${paths.vouchers.to()}`,
    );
  },
);
