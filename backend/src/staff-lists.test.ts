import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from './testing/checkout';
import { createRows } from './testing/rows';
import { aFlashSaleBody, aPromotionBody, aVoucherBody } from './testing/staff-offers';

const HOUR_MS = 3_600_000;

let shop: CheckoutShop;
let rows: ReturnType<typeof createRows>;
beforeAll(async () => {
  shop = await openCheckoutShop();
  rows = createRows(shop);
});
afterAll(() => shop.close());

interface List {
  path: string;
  /** Adds a row of this name, which came about at an instant. */
  add(name: string, at: Date): Promise<unknown>;
  /** Where the name is in a row of the answer. */
  nameOf(row: Record<string, never>): string;
  /** Whether the row that came about last is the first. */
  isNewestFirst: boolean;
  /** How the next page is asked for. */
  pages: 'page' | 'after' | 'last id';
  /** What the size of a page is called. */
  limit?: 'pageSize';
  /** What is counted beside the page. */
  counts?: Record<string, number>;
  totals?: object;
}

async function write(path: string, body: object) {
  const { status, message } = await shop.call('POST', `/api/main/admin/${path}`, {
    as: 'OPERATOR',
    body: body as Record<string, unknown>,
  });
  if (status !== 200) throw new Error(message);
}
/** The time of an offer that runs, and began at an instant. */
const windowFrom = (at: Date) => ({
  startsAt: at.toISOString(),
  endsAt: new Date(shop.clock().getTime() + 24 * HOUR_MS).toISOString(),
});
async function aMembership(name: string, endsAt: Date) {
  const id = await rows.aProvider({ business_name: name, status: 'APPROVED' });
  const stamps = { created_at: shop.clock(), updated_at: shop.clock() };
  await rows.insert('memberships', { provider_id: id, plan_id: 'BASIC', ends_at: endsAt, ...stamps });
}

const lists: Record<string, List> = {
  'contact requests': {
    path: 'contact',
    add: (name, at) =>
      rows.insert('contact_requests', {
        id: uuid(),
        ticket: `T-${name}`,
        kind: 'CONTACT',
        full_name: name,
        email: `${name}@example.com`,
        message: 'Xin chào',
        language: 'vi',
        created_at: at,
      }),
    nameOf: ({ fullName }) => fullName ?? '',
    isNewestFirst: true,
    pages: 'after',
    counts: { NEW: 3, ANSWERED: 0, CLOSED: 0 },
  },
  mails: {
    path: 'outbox',
    add: (name, at) => rows.aMail({ dedupe_key: `list ${name}`, subject: name, created_at: at }),
    nameOf: ({ subject }) => subject ?? '',
    isNewestFirst: true,
    pages: 'after',
    counts: { WAITING: 0, FAILED: 3 },
  },
  subscribers: {
    path: 'newsletter',
    add: (name, at) =>
      rows.insert('newsletter_subscriptions', {
        id: uuid(),
        email: name,
        language: 'vi',
        status: 'ACTIVE',
        consent_version: '1',
        consent_at: shop.clock(),
        created_at: at,
      }),
    nameOf: ({ email }) => email ?? '',
    isNewestFirst: true,
    pages: 'after',
    counts: { PENDING: 0, ACTIVE: 3, UNSUBSCRIBED: 0 },
  },
  vouchers: {
    path: 'voucher',
    add: (nameVi, at) => write('voucher', aVoucherBody({ nameVi, ...windowFrom(at) })),
    nameOf: ({ nameVi }) => nameVi ?? '',
    isNewestFirst: true,
    pages: 'page',
    counts: { PLANNED: 0, RUNNING: 3, ENDED: 0, OFF: 0 },
  },
  promotions: {
    path: 'promotion',
    add: (nameVi, at) => write('promotion', aPromotionBody({ nameVi, ...windowFrom(at) })),
    nameOf: ({ nameVi }) => nameVi ?? '',
    isNewestFirst: true,
    pages: 'page',
    counts: { PLANNED: 0, RUNNING: 3, ENDED: 0, OFF: 0 },
  },
  'flash sales': {
    path: 'flash-sale',
    add: async (nameVi, at) => {
      const { infoId } = await shop.shelf.aProduct();
      await write('flash-sale', aFlashSaleBody([{ infoId }], { nameVi, ...windowFrom(at) }));
    },
    nameOf: ({ nameVi }) => nameVi ?? '',
    isNewestFirst: true,
    pages: 'page',
    counts: { PLANNED: 0, RUNNING: 3, ENDED: 0, OFF: 0 },
  },
  returns: {
    path: 'return',
    add: (name, at) => rows.aReturn({ status: 'NEW', reason: name, created_at: at }),
    nameOf: ({ reason }) => reason ?? '',
    isNewestFirst: false,
    pages: 'page',
    limit: 'pageSize',
  },
  rewards: {
    path: 'reward',
    add: (name, at) => rows.aReward({ status: 'NEW', payment_order: name, created_at: at }),
    nameOf: ({ paymentOrder }) => paymentOrder ?? '',
    isNewestFirst: false,
    pages: 'page',
    totals: { NEW: { count: 3, amount: 150_000 } },
  },
  payouts: {
    path: 'payout',
    add: (name, at) => rows.aPayout({ status: 'REQUESTED', code: `P${name}`, requested_at: at }),
    nameOf: ({ code }) => String(code ?? '').slice(1),
    isNewestFirst: false,
    pages: 'page',
    totals: { REQUESTED: { count: 3, amount: 180_000 } },
  },
  providers: {
    path: 'provider?status=NEW',
    add: (name, at) => rows.aProvider({ business_name: name, status: 'NEW', created_at: at }),
    nameOf: ({ businessName }) => businessName ?? '',
    isNewestFirst: false,
    pages: 'page',
  },
  memberships: {
    path: 'membership?status=ACTIVE',
    add: (name, at) => aMembership(name, new Date(at.getTime() + 1_000 * HOUR_MS)),
    nameOf: ({ businessName }) => businessName ?? '',
    isNewestFirst: false,
    pages: 'page',
  },
  'memberships that are over': {
    path: 'membership?status=EXPIRED',
    add: (name, at) => aMembership(name, new Date(at.getTime() - 1_000 * HOUR_MS)),
    nameOf: ({ businessName }) => businessName ?? '',
    isNewestFirst: true,
    pages: 'page',
    counts: { ACTIVE: 3, GRACE: 0, EXPIRED: 3 },
  },
  'reviews that wait': {
    path: 'review?status=PENDING',
    add: (title, at) => rows.aReview({ status: 'PENDING', title, created_at: at }),
    nameOf: ({ title }) => title ?? '',
    isNewestFirst: false,
    pages: 'page',
  },
  'reviews that are decided': {
    path: 'review?status=APPROVED',
    add: (title, at) => rows.aReview({ status: 'APPROVED', title, created_at: at }),
    nameOf: ({ title }) => title ?? '',
    isNewestFirst: true,
    pages: 'page',
  },
  'movements of the stock': {
    path: 'stock-movement?kind=ADJUST',
    add: async (name, at) => {
      const { infoId } = await shop.shelf.aProduct();
      await rows.insert('stock_movements', {
        id: uuid(),
        variant_id: infoId,
        kind: 'ADJUST',
        quantity: 1,
        at,
        reason: 'COUNTED',
        note: name,
        actor_id: uuid(),
        on_hand_after: 1,
      });
    },
    nameOf: ({ note }) => note ?? '',
    isNewestFirst: true,
    pages: 'last id',
  },
  products: {
    path: 'product?search=liet',
    add: (name, publishedAt) => shop.shelf.aProduct({ name: `Liệt ${name}`, publishedAt }),
    nameOf: ({ name }) => String(name?.['vi'] ?? name).replace('Liệt ', ''),
    isNewestFirst: true,
    pages: 'last id',
  },
  jobs: {
    path: 'job?kind=product-export',
    add: (name, at) =>
      rows.insert('background_jobs', {
        id: uuid(),
        kind: 'product-export',
        owner_id: uuid(),
        input: JSON.stringify({}),
        state: 'failed',
        error_code: name,
        created_at: at,
        ended_at: shop.clock(),
      }),
    nameOf: ({ errorCode }) => errorCode ?? '',
    isNewestFirst: true,
    pages: 'last id',
  },
  'chat tickets': {
    path: 'chat/ticket',
    add: (name, at) => rows.aTicket({ ticket: name, last_at: at }),
    nameOf: ({ ticket }) => ticket ?? '',
    isNewestFirst: true,
    pages: 'after',
    counts: { NEW: 3, OPEN: 0, ANSWERED: 0, CLOSED: 0 },
  },
};

interface Page {
  data: Record<string, never>[];
  meta: { total?: number; next?: string | null };
  counts?: Record<string, number>;
  totals?: object;
}

test.each(Object.entries(lists))(
  'staff read %s in their order, page by page',
  async (_what, { path, add, nameOf, isNewestFirst, pages, limit = 'limit', counts, totals }) => {
    await shop.db.deleteFrom('outbox').execute();
    const ago = (hours: number) => new Date(shop.clock().getTime() - hours * HOUR_MS);
    await add('second', ago(2));
    await add('third', ago(1));
    await add('first', ago(3));
    await shop.db.deleteFrom('outbox').where('dedupeKey', 'not like', 'list %').execute();
    const read = async (query: string) => {
      const url = `/api/main/admin/${path}${path.includes('?') ? '&' : '?'}${query}`;
      const { status, data } = await shop.call<Page>('GET', url, { as: 'OPERATOR' });
      expect(status).toBe(200);
      return { names: data.data.map(nameOf), last: data.data.at(-1)?.['id'], ...data };
    };
    const ordered = isNewestFirst ? ['third', 'second', 'first'] : ['first', 'second', 'third'];

    const all = await read(`${limit}=100`);
    const one = await read(`${limit}=2`);
    const cursor = pages === 'last id' ? String(one.last) : String(one.meta.next);
    const two = await read(`${limit}=2&${pages === 'page' ? 'page=2' : `after=${cursor}`}`);

    expect(all.names).toEqual(ordered);
    expect([one.names, two.names]).toEqual([ordered.slice(0, 2), ordered.slice(2)]);
    if (pages === 'page') expect([one.meta.total, two.meta.total]).toEqual([3, 3]);
    else expect([all.meta.next, two.meta.next]).toEqual([null, null]);
    if (counts) expect(one.counts).toEqual(counts);
    if (totals) expect(one.totals).toMatchObject(totals);
  },
);
