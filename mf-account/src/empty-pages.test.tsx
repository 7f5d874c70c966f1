import { http, HttpResponse } from 'msw';
import {
  answers,
  aSession,
  enveloped,
  paged,
  renderRemote,
  startServer,
  testApi,
  wholePage,
} from '@storefront/shared/testing';
import { remote } from './remote';

const server = startServer();
const addresses = [
  '/profile/orders',
  '/profile/orders?status=DONE',
  '/profile/orders?search=ao&page=3',
  '/profile/contact',
  '/profile/vouchers',
  '/profile/vouchers?state=used',
  '/profile/vouchers?state=expired',
  '/profile/notifications',
  '/profile/reviews',
  '/profile/wishlist',
  '/portal',
];
const emptyShop = [
  http.get(`${testApi}/*`, () => HttpResponse.json(enveloped({ ...paged([]), unread: 0 }))),
  answers('get', 'main/review/waiting', []),
  answers('get', 'relationship/notify/mails', { PAYMENT_REMINDERS: true, VOUCHERS: true, REVIEWS: true }),
];

/** Headings, sentences and links below the title. */
async function saidAt(at: string): Promise<string> {
  const { unmount } = await renderRemote(remote, { at, language: 'en', session: aSession });
  const lines = (await wholePage()).split('\n').map((line) => line.trim());
  unmount();
  return [at, ...lines.filter((line) => /^(h[1-4]|p|a)\b.*: /.test(line))].join('\n  ');
}

test('a new customer reads on each page why nothing is there, and where to go from it', async () => {
  server.use(...[...emptyShop].reverse());

  const said: string[] = [];
  for (const at of addresses) said.push(await saidAt(at));

  expect(said.join('\n')).toMatchInlineSnapshot(`
   "/profile/orders
     h1: My orders
     a aria-current=page href=/en/profile/orders: All
     a href=/en/profile/orders?status=NEW: To be confirmed
     a href=/en/profile/orders?status=PROCESSING: Being prepared
     a href=/en/profile/orders?status=DELIVERING: On the way
     a href=/en/profile/orders?status=DONE: Delivered
     a href=/en/profile/orders?status=CANCEL: Cancelled
     a href=/en/profile/orders?status=REJECT: Delivery failed
     h2: Orders
     p role=status: 0 orders
     h2: You have no orders yet
     a href=/en/catalog/products: See products
   /profile/orders?status=DONE
     h1: My orders
     a href=/en/profile/orders: All
     a href=/en/profile/orders?status=NEW: To be confirmed
     a href=/en/profile/orders?status=PROCESSING: Being prepared
     a href=/en/profile/orders?status=DELIVERING: On the way
     a aria-current=page href=/en/profile/orders?status=DONE: Delivered
     a href=/en/profile/orders?status=CANCEL: Cancelled
     a href=/en/profile/orders?status=REJECT: Delivery failed
     h2: Orders
     p role=status: 0 orders
     h2: No order is like that
     a href=/en/profile/orders: See all orders
   /profile/orders?search=ao&page=3
     h1: My orders
     a aria-current=page href=/en/profile/orders?search=ao: All
     a href=/en/profile/orders?status=NEW&search=ao: To be confirmed
     a href=/en/profile/orders?status=PROCESSING&search=ao: Being prepared
     a href=/en/profile/orders?status=DELIVERING&search=ao: On the way
     a href=/en/profile/orders?status=DONE&search=ao: Delivered
     a href=/en/profile/orders?status=CANCEL&search=ao: Cancelled
     a href=/en/profile/orders?status=REJECT&search=ao: Delivery failed
     h2: Orders
     p role=status: 0 orders
     h2: No order is like that
     a href=/en/profile/orders: See all orders
   /profile/contact
     h1: Address book
     h2: No address yet
   /profile/vouchers
     h1: My vouchers
     a href=/en/catalog/vouchers: Collect more vouchers
     a aria-current=page href=/en/profile/vouchers: Usable (0)
     a href=/en/profile/vouchers?state=used: Used (0)
     a href=/en/profile/vouchers?state=expired: Expired (0)
     h2: You have no voucher that can be used
   /profile/vouchers?state=used
     h1: My vouchers
     a href=/en/catalog/vouchers: Collect more vouchers
     a href=/en/profile/vouchers: Usable (0)
     a aria-current=page href=/en/profile/vouchers?state=used: Used (0)
     a href=/en/profile/vouchers?state=expired: Expired (0)
     h2: You have used no voucher yet
   /profile/vouchers?state=expired
     h1: My vouchers
     a href=/en/catalog/vouchers: Collect more vouchers
     a href=/en/profile/vouchers: Usable (0)
     a href=/en/profile/vouchers?state=used: Used (0)
     a aria-current=page href=/en/profile/vouchers?state=expired: Expired (0)
     h2: No voucher has expired
   /profile/notifications
     h1: Notifications
     h2: Your notifications
     h2: You have no notifications yet
     a href=/en/catalog/products: See products
     h2: Email preferences
     p: Emails about orders, money and the safety of your account always come, because you need them. The others are your choice.
   /profile/reviews
     h1: My reviews
     h2: Written
     h3: You have written no reviews yet
     a href=/en/profile/orders: See my orders
   /profile/wishlist
     h1: Wish list
     a href=/en/provider/favourites: Saved solutions
     h2: Kept products
     h2: You keep no products yet
     a href=/en/catalog/products: See products
   /portal
     h1: Hello, Minh Anh
     p: customer@example.com
     a href=/en/profile/orders?status=NEW: To be confirmed
     a href=/en/profile/orders?status=PROCESSING: Being prepared
     a href=/en/profile/orders?status=DELIVERING: On the way
     a href=/en/profile/orders?status=DONE: Delivered
     h2: Recent orders
     a href=/en/profile/orders: See all orders
     h3: You have no orders yet
     a href=/en/catalog/products: See products
     h2: Yours
     a href=/en/profile/personal: Personal details
     a href=/en/profile/contact: Address book
     a href=/en/profile/payment: Payment
     a href=/en/profile/social: Social networks
     a href=/en/profile/wishlist: Wish list
     a href=/en/profile/vouchers: My vouchers
     a href=/en/profile/reviews: My reviews
     a href=/en/profile/notifications: Notifications
     a href=/en/profile/change-password: Change password
     a href=/en/profile/sessions: Signed-in devices
     a href=/en/profile/privacy: Privacy
     a href=/en/catalog/products: Continue shopping"
  `);
});
