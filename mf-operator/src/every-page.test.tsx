import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enveloped, renderRemote, startServer, testApi } from '@storefront/shared/testing';
import { remote } from './remote';
import { anAdmin } from './testing/sessions';
import { wholeContent } from './testing/whole-content';

const server = startServer();
beforeEach(() => window.localStorage.clear());

const lists = `orders returns products inventory inventory/movements imports audit customers contacts inbox
  newsletter outbox providers memberships solutions vouchers promotions flash-sales news pages faqs reviews
  categories`.split(/\s+/);
const things = `orders/x returns/x products/x imports/x customers/x contacts/x inbox/x outbox/x providers/x
  solutions/x vouchers/x promotions/x flash-sales/x news/x pages/x faqs/x remotes/x`.split(/\s+/);

/** Headings, sentences and links. */
async function saidBy(address: string): Promise<string> {
  const at = `/operator/${address}`;
  const { unmount } = await renderRemote(remote, { at, language: 'en', session: anAdmin });
  const content = await wholeContent();
  const robots = document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;
  expect([address, document.title, robots]).toEqual([
    address,
    expect.stringMatching(/^.+ \| .+$/),
    'noindex',
  ]);
  unmount();
  const said = content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(h[1-4]|p|a)\b.*: /.test(line));
  return [address, ...said].join('\n  ');
}

test('staff read on each list why nothing is there, and what to do about it, under a title of its own', async () => {
  const states = 'RUNNING PLANNED ENDED OFF PUBLISHED SCHEDULED DRAFT PENDING APPROVED REJECTED reported';
  const counts = Object.fromEntries(states.split(' ').map((state) => [state, 0]));
  const nothing = {
    data: [],
    meta: { limit: 20, page: 1, total: 0, totalPages: 1, next: null },
    counts,
    kinds: [],
  };
  const rows = ['faq', 'page', 'category'];
  server.use(
    http.get(`${testApi}/main/admin/*`, ({ request }) => {
      const [, what = ''] = /admin\/([\w-]+)/.exec(request.url) ?? [];
      return HttpResponse.json(enveloped(rows.includes(what) ? [] : nothing));
    }),
    http.get(`${testApi}/main/category`, () => HttpResponse.json(enveloped([]))),
  );

  const said: string[] = [];
  for (const list of lists) said.push(await saidBy(list));

  expect(said.join('\n')).toMatchInlineSnapshot(`
   "orders
     a href=/en/operator: All work
     h1: Orders
     a href=/en/operator/orders/new: Order for a customer
     a href=/en/operator/orders?status=NEW: To confirm
     a href=/en/operator/orders?status=PROCESSING: To pack
     a href=/en/operator/orders?waits=cancel: Asking to cancel
     a href=/en/operator/orders?waits=refund: To refund by hand
     a href=/en/operator/orders?waits=review: Payments to check
     a href=/en/operator/orders?status=REJECT: Not delivered
     p role=status: 0 results
     h2: No orders yet
   returns
     a href=/en/operator: All work
     h1: Returns
     a href=/en/operator/returns?status=NEW: To answer
     a href=/en/operator/returns?status=RECEIVED: Goods received
     p role=status: 0 returns
     h2: No returns yet
   products
     a href=/en/operator: All work
     h1: Products
     a href=/en/operator/imports: Import and export
     a href=/en/operator/products/new: Add a product
     a href=/en/operator/products?state=visible&stock=low: Running out
     p role=status: 0 products
     h2: No products yet
     a href=/en/operator/products/new: Add a product
   inventory
     a href=/en/operator: All work
     h1: Stock
     a href=/en/operator/inventory/movements: Stock movements
     h2: Nothing in stock
   inventory/movements
     a href=/en/operator/inventory: Stock
     h1: Stock movements
     h2: Nothing has moved yet
   imports
     a href=/en/operator: All work
     h1: Import and export
     p: Products from CSV files, and long work that is under way.
     h2: Import from a file
     p: The file is checked first. Nothing is written until you have seen the report and press import.
     p: Up to 64 MB, with commas, semicolons or tabs.
     h2: No jobs yet
   audit
     a href=/en/operator: All work
     h1: Audit log
     p: Who did what, when and why.
     h2: Nothing recorded yet
   customers
     a href=/en/operator: All work
     h1: Customers
     p: Everybody with an account to buy with, the newest first.
     a href=/en/operator/customers?status=LOCKED: Locked
     p role=status: 0 customers
     h2: No customers yet
   contacts
     a href=/en/operator: All work
     h1: Messages
     p: What people wrote by the contact page and quick consultation.
     a href=/en/operator/contacts?status=NEW: Waiting for an answer
     h2: No messages yet
   inbox
     a href=/en/operator: All work
     h1: Chat inbox
     p: Conversations with the assistant in which somebody asked for a person.
     a href=/en/operator/inbox?status=NEW: New
     a href=/en/operator/inbox?assignee=me: Me
     h2: Nobody waits
   newsletter
     a href=/en/operator: All work
     h1: Newsletter
     p: Who gets the shop’s news by email. Only the owner of a mailbox can subscribe it.
     h2: Nobody has subscribed yet
   outbox
     a href=/en/operator: All work
     h1: Mails of the shop
     p: Mails that wait, have left or could not be sent.
     a href=/en/operator/outbox?state=FAILED: Not sent
     h2: No mails yet
   providers
     a href=/en/operator: All work
     h1: Providers
     a href=/en/operator/providers?status=NEW: Waiting
     a href=/en/operator/providers?waits=name: New names
     p role=status: 0 providers
     h2: No providers
   memberships
     a href=/en/operator: All work
     h1: Memberships
     a href=/en/operator/memberships?waits=review: Payments to check
     p role=status: 0 memberships
     h2: No memberships
   solutions
     a href=/en/operator: All work
     h1: Solutions
     a href=/en/operator/solutions?status=PENDING: Waiting
     p role=status: 0 solutions
     h2: No solutions yet
   vouchers
     a href=/en/operator: All work
     h1: Vouchers
     p: Codes that customers keep or enter when they order.
     a href=/en/operator/vouchers/new: Create a voucher
     a aria-current=page href=/en/operator/vouchers: All
     a href=/en/operator/vouchers?state=RUNNING: Running (0)
     a href=/en/operator/vouchers?state=PLANNED: Planned (0)
     a href=/en/operator/vouchers?state=ENDED: Ended (0)
     a href=/en/operator/vouchers?state=OFF: Off (0)
     h2: There are no vouchers yet
     a href=/en/operator/vouchers/new: Create a voucher
   promotions
     a href=/en/operator: All work
     h1: Promotions
     p: They apply by themselves when an order meets the conditions.
     a href=/en/operator/promotions/new: Create a promotion
     a aria-current=page href=/en/operator/promotions: All
     a href=/en/operator/promotions?state=RUNNING: Running (0)
     a href=/en/operator/promotions?state=PLANNED: Planned (0)
     a href=/en/operator/promotions?state=ENDED: Ended (0)
     a href=/en/operator/promotions?state=OFF: Off (0)
     h2: There are no promotions yet
     a href=/en/operator/promotions/new: Create a promotion
   flash-sales
     a href=/en/operator: All work
     h1: Flash sales
     p: Low prices for some hours, with limited quantities.
     a href=/en/operator/flash-sales/new: Create a flash sale
     a aria-current=page href=/en/operator/flash-sales: All
     a href=/en/operator/flash-sales?state=RUNNING: Running (0)
     a href=/en/operator/flash-sales?state=PLANNED: Planned (0)
     a href=/en/operator/flash-sales?state=ENDED: Ended (0)
     a href=/en/operator/flash-sales?state=OFF: Off (0)
     h2: There are no flash sales yet
     a href=/en/operator/flash-sales/new: Create a flash sale
   news
     a href=/en/operator: All work
     h1: News
     p: Articles of the shop: published, scheduled and drafts.
     a href=/en/operator/news/new: New article
     a aria-current=page href=/en/operator/news: All
     a href=/en/operator/news?state=PUBLISHED: Published (0)
     a href=/en/operator/news?state=SCHEDULED: Scheduled (0)
     a href=/en/operator/news?state=DRAFT: Draft (0)
     h2: There is no article yet
   pages
     a href=/en/operator: All work
     h1: Pages
     p: The thirteen texts that every shop has: policies, company pages and the footer.
     h2: There is no page
   faqs
     a href=/en/operator: All work
     h1: Questions
     p: Shoppers see groups and questions in this order.
     a href=/en/operator/faqs/new: New question
     h2: There is no group yet
   reviews
     a href=/en/operator: All work
     h1: Reviews
     p: What waits the longest comes first.
     a aria-current=page href=/en/operator/reviews: Waiting (0)
     a href=/en/operator/reviews?show=APPROVED: Shown (0)
     a href=/en/operator/reviews?show=REJECTED: Rejected (0)
     a href=/en/operator/reviews?show=reported: Reported (0)
     a href=/en/operator/reviews?show=all: All
     h2: There are no reviews
   categories
     a href=/en/operator: All work
     h1: Categories
     h2: No categories yet"
  `);
});

/** Each list with an address that narrows it by everything it can be narrowed by, and what the shop is asked then. */
const narrowed: [address: string, path: string, asked: Record<string, string>][] = [
  ['returns?status=RECEIVED&page=2', 'return', { status: 'RECEIVED', page: '2', pageSize: '20' }],
  [
    'products?search=ao&category=c1&state=hidden&stock=low&mark=HOT&after=x',
    'product',
    { search: 'ao', category: 'c1', state: 'hidden', stock: 'low', mark: 'HOT', after: 'x', limit: '30' },
  ],
  ['inventory?search=ao&state=low&after=x', 'stock', { search: 'ao', state: 'low', after: 'x', limit: '30' }],
  [
    'inventory/movements?variant=v1&kind=RETURN&after=x',
    'stock-movement',
    { variantId: 'v1', kind: 'RETURN', after: 'x', limit: '30' },
  ],
  ['imports?kind=product-export&after=x', 'job', { kind: 'product-export', after: 'x', limit: '20' }],
  [
    'audit?entity=payout&entityId=p1&action=refund&actor=0190a000-0000-7000-8000-000000000001&to=2026-11-21&after=x',
    'audit',
    {
      entity: 'payout',
      entityId: 'p1',
      action: 'refund',
      actor: '0190a000-0000-7000-8000-000000000001',
      to: '2026-11-21T17:00:00.000Z',
      after: 'x',
      limit: '50',
    },
  ],
  [
    'customers?status=LOCKED&search=lan&from=2026-11-21&after=x',
    'customer',
    { status: 'LOCKED', search: 'lan', from: '2026-11-20T17:00:00.000Z', after: 'x', limit: '20' },
  ],
  [
    'contacts?status=CLOSED&kind=QUICK_CONSULTATION&search=lan&after=x',
    'contact',
    { status: 'CLOSED', kind: 'QUICK_CONSULTATION', search: 'lan', after: 'x', limit: '20' },
  ],
  [
    'inbox?status=ANSWERED&assignee=none&search=lan&after=x',
    'chat/ticket',
    { status: 'ANSWERED', assignee: 'none', search: 'lan', after: 'x', limit: '20' },
  ],
  [
    'newsletter?status=PENDING&language=en&search=lan&after=x',
    'newsletter',
    { status: 'PENDING', language: 'en', search: 'lan', after: 'x', limit: '20' },
  ],
  [
    'outbox?state=WAITING&kind=order-placed&recipient=lan&after=x',
    'outbox',
    { state: 'WAITING', kind: 'order-placed', recipient: 'lan', after: 'x', limit: '20' },
  ],
  [
    'providers?status=LOCKED&waits=name&search=sen&page=2',
    'provider',
    { status: 'LOCKED', nameWanted: 'true', search: 'sen', page: '2', limit: '20' },
  ],
  [
    'memberships?status=GRACE&plan=PRO&waits=review&search=sen&page=2',
    'membership',
    { status: 'GRACE', plan: 'PRO', moneyWaits: 'REVIEW', search: 'sen', page: '2', limit: '20' },
  ],
  [
    'solutions?status=REJECTED&search=sen&page=2',
    'solution',
    { status: 'REJECTED', search: 'sen', page: '2', limit: '20' },
  ],
  [
    'vouchers?state=ENDED&kind=FIXED&search=tet&page=2',
    'voucher',
    { state: 'ENDED', kind: 'FIXED', search: 'tet', page: '2', limit: '20' },
  ],
  [
    'promotions?state=OFF&kind=GIFT_PRODUCT&search=tet&page=2',
    'promotion',
    { state: 'OFF', type: 'GIFT_PRODUCT', search: 'tet', page: '2', limit: '20' },
  ],
  [
    'flash-sales?state=PLANNED&search=tet&page=2',
    'flash-sale',
    { state: 'PLANNED', search: 'tet', page: '2', limit: '20' },
  ],
  [
    'news?state=SCHEDULED&topic=COMPANY&missing=en&search=tet&page=2',
    'news',
    { state: 'SCHEDULED', topic: 'COMPANY', missing: 'en', search: 'tet', page: '2', limit: '20' },
  ],
  [
    'reviews?show=reported&rating=5&photos=false&replied=true&held=LINK&search=tet&page=2',
    'review',
    {
      reported: 'true',
      rating: '5',
      withPhotos: 'false',
      isReplied: 'true',
      heldFor: 'LINK',
      search: 'tet',
      page: '2',
      limit: '20',
    },
  ],
  [
    'rewards?status=PAID&reason=SAME_PHONE&member=lan&search=dh&page=2&from=2026-11-21&to=2026-11-21',
    'reward',
    {
      status: 'PAID',
      reason: 'SAME_PHONE',
      member: 'lan',
      search: 'dh',
      page: '2',
      limit: '20',
      from: '2026-11-20T17:00:00.000Z',
      to: '2026-11-21T17:00:00.000Z',
    },
  ],
  [
    'payouts?status=PAID&member=lan&search=dh&page=2',
    'payout',
    { status: 'PAID', member: 'lan', search: 'dh', page: '2', limit: '20' },
  ],
  ['telemetry?minutes=60', 'dashboard/vitals', { minutes: '60' }],
  ['?days=90', 'dashboard/sales', { days: '90' }],
];
/** What a list shows when its address does not say what is looked for. */
const atFirst: Record<string, Record<string, string>> = {
  review: { status: 'PENDING' },
  reward: { status: 'LOCK' },
  payout: { status: 'REQUESTED' },
  'dashboard/vitals': { minutes: '1440' },
  'dashboard/sales': { days: '30' },
};
/** Everything that the shop is asked at this address, by path. */
async function askedAt(address: string): Promise<Map<string, Record<string, string>>> {
  const asked = new Map<string, Record<string, string>>();
  server.use(
    http.get(`${testApi}/main/*`, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      asked.set(pathname.replace(/^.*main\/(admin\/)?/, ''), Object.fromEntries(searchParams));
      return HttpResponse.json(enveloped(null), { status: 503 });
    }),
  );
  const at = `/operator${address.startsWith('?') ? '' : '/'}${address}`;
  const { unmount } = await renderRemote(remote, { at, language: 'en', session: anAdmin });
  await waitFor(() => expect(asked.size).toBeGreaterThan(0));
  unmount();
  return asked;
}

test.each(narrowed)(
  'all that staff narrow a list by is asked of the shop: %s',
  async (address, path, wanted) => {
    expect((await askedAt(address)).get(path)).toEqual(wanted);
  },
);

test('what an address says that a list does not know is not asked of the shop', async () => {
  for (const [address, path, wanted] of narrowed) {
    const [list = '', query] = address.split('?');
    const strange = new URLSearchParams(query);
    for (const key of strange.keys())
      strange.set(key, ['search', 'member', 'recipient'].includes(key) ? '' : '?');
    for (const key of ['after', 'category', 'variant', 'entityId']) strange.delete(key);
    const { page, limit, pageSize } = wanted;
    const always = Object.entries({ page: page && '1', limit, pageSize }).filter(([, value]) => value);

    expect([list, (await askedAt(`${list}?${strange.toString()}`)).get(path)]).toEqual([
      list,
      { ...Object.fromEntries(always), ...(path.startsWith('dashboard') && atFirst[path]) },
    ]);
  }
});

test.each(Object.entries(atFirst))('the list "%s" begins with what waits', async (path, wanted) => {
  const address = narrowed.find(([, one]) => one === path)?.[0].split('?')[0] ?? '';

  expect((await askedAt(address)).get(path)).toMatchObject(wanted);
});

test('staff read that a thing is not there, with the way to its list', async () => {
  server.use(
    http.get(`${testApi}/main/*`, () =>
      HttpResponse.json(
        { success: false, message: 'NOT_FOUND', errorCode: 'NOT_FOUND', requestId: 'r-1' },
        { status: 404 },
      ),
    ),
  );

  const said: string[] = [];
  for (const thing of things) said.push(await saidBy(thing));

  expect(said.join('\n')).toMatchInlineSnapshot(`
   "orders/x
     a href=/en/operator/orders: Orders
     h1: Order
     h2: There is no such order
     a href=/en/operator/orders: Orders
   returns/x
     a href=/en/operator/returns: Returns
     h1: Returns
     h2: There is no such return
     a href=/en/operator/returns: Returns
   products/x
     a href=/en/operator/products: Products
     h1: Product
     h2: Not found
     p: It is no longer here, or the address is not right.
   imports/x
     a href=/en/operator/imports: Import and export
     h1: Job
     h2: Not found
     p: It is no longer here, or the address is not right.
   customers/x
     a href=/en/operator/customers: Customers
     h1: Customers
     h2: This customer is not there
     a href=/en/operator/customers: Customers
   contacts/x
     a href=/en/operator/contacts: Messages
     h1: Messages
     h2: This message is not there
     a href=/en/operator/contacts: Messages
   inbox/x
     a href=/en/operator/inbox: Chat inbox
     h1: Chat inbox
     h2: This conversation is not there
     a href=/en/operator/inbox: Chat inbox
   outbox/x
     a href=/en/operator/outbox: Mails of the shop
     h1: Mails of the shop
     h2: This mail is not there
     a href=/en/operator/outbox: Mails of the shop
   providers/x
     a href=/en/operator/providers: Providers
     h1: Providers
     h2: There is no such provider
     a href=/en/operator/providers: Providers
   solutions/x
     a href=/en/operator/solutions: Solutions
     h1: Solutions
     h2: There is no such solution
     a href=/en/operator/solutions: Solutions
   vouchers/x
     a href=/en/operator/vouchers: Vouchers
     h1: Vouchers
     h2: Not found
     p: It is no longer here, or the address is not right.
   promotions/x
     a href=/en/operator/promotions: Promotions
     h1: Promotions
     h2: Not found
     p: It is no longer here, or the address is not right.
   flash-sales/x
     a href=/en/operator/flash-sales: Flash sales
     h1: Flash sales
     h2: Not found
     p: It is no longer here, or the address is not right.
   news/x
     a href=/en/operator/news: News
     h1: Article
     h2: Not found
     p: It is no longer here, or the address is not right.
   pages/x
     a href=/en/operator/pages: Pages
     h1: Page
     p: Texts may contain {siteName}, {hotline}, {email}, {address}, {taxCode}, {legalName}, {codLimit}, {freeShippingFrom}, {paymentMinutes}, {returnDays}.
     h2: Not found
     p: It is no longer here, or the address is not right.
   faqs/x
     a href=/en/operator/faqs: Questions
     h1: Question
     h2: Not found
     p: It is no longer here, or the address is not right.
   remotes/x
     a href=/en/operator/remotes: Releases
     h1: x
     h2: Not found
     p: It is no longer here, or the address is not right."
  `);
});
