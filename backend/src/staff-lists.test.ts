import { v7 as uuid } from 'uuid';
import { anAccount } from './testing/accounts';
import { HANOI, openCheckoutShop, STAFF_ID, type CheckoutShop } from './testing/checkout';
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
    nameOf: (row) => String(row['code']).slice(1),
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

/** Names of the rows that a list has for a query. */
async function namesIn(path: string, nameOf: List['nameOf'], as = 'OPERATOR') {
  const { status, data } = await shop.call<Page>('GET', `/api/main/admin/${path}`, { as });
  expect([path, status]).toEqual([path, 200]);
  return data.data.map(nameOf).toSorted();
}
interface Narrowed {
  add(): Promise<unknown>;
  nameOf: List['nameOf'];
  /** Which names each query leaves. */
  queries: Record<string, string[]>;
}

const before = (ms: number) => new Date(shop.clock().getTime() - ms);
const day = 24 * HOUR_MS;
const start = '2026-01-15T03:00:00.000Z';

const narrowed: Record<string, Narrowed> = {
  'contact requests': {
    add: async () => {
      for (const [name, kind, status] of [
        ['a', 'CONTACT', 'NEW'],
        ['b', 'QUICK_CONSULTATION', 'NEW'],
        ['c', 'CONTACT', 'ANSWERED'],
        ['d', 'CONTACT', 'CLOSED'],
      ])
        await rows.insert('contact_requests', {
          id: uuid(),
          ticket: `N-${String(name)}`,
          kind,
          status,
          full_name: `lọc ${String(name)}`,
          phone: '+84912345678',
          message: 'Xin chào',
          language: 'vi',
          created_at: shop.clock(),
        });
    },
    nameOf: ({ fullName }) => String(fullName).replace('lọc ', ''),
    queries: {
      'contact?search=loc&status=NEW': ['a', 'b'],
      'contact?search=loc&status=ANSWERED': ['c'],
      'contact?search=loc&status=CLOSED': ['d'],
      'contact?search=loc&kind=CONTACT': ['a', 'c', 'd'],
      'contact?search=loc&kind=QUICK_CONSULTATION': ['b'],
    },
  },
  mails: {
    add: async () => {
      const at = shop.clock();
      await rows.aMail({ dedupe_key: 'n1', subject: 'waits', kind: 'k-one', next_try_at: at });
      await rows.aMail({ dedupe_key: 'n2', subject: 'sent', kind: 'k-one', sent_at: at });
      await rows.aMail({ dedupe_key: 'n3', subject: 'failed', kind: 'k-two', recipient: 'mai@example.com' });
    },
    nameOf: ({ subject }) => subject ?? '',
    queries: {
      'outbox?kind=k-one': ['sent', 'waits'],
      'outbox?kind=k-one&state=WAITING': ['waits'],
      'outbox?kind=k-one&state=SENT': ['sent'],
      'outbox?kind=k-one&state=FAILED': [],
      'outbox?kind=k-two&state=FAILED': ['failed'],
      'outbox?kind=k-two&state=SENT': [],
      'outbox?kind=k-two&state=WAITING': [],
      'outbox?recipient=MAI@example.com': ['failed'],
    },
  },
  subscribers: {
    add: async () => {
      for (const [name, language, status] of [
        ['a', 'vi', 'ACTIVE'],
        ['b', 'en', 'ACTIVE'],
        ['c', 'vi', 'PENDING'],
        ['d', 'vi', 'UNSUBSCRIBED'],
      ])
        await rows.insert('newsletter_subscriptions', {
          id: uuid(),
          email: `${String(name)}@loc.example.com`,
          language,
          status,
          consent_version: '1',
          consent_at: shop.clock(),
          created_at: shop.clock(),
        });
    },
    nameOf: ({ email }) => String(email).slice(0, 1),
    queries: {
      'newsletter?search=LOC.&status=ACTIVE': ['a', 'b'],
      'newsletter?search=loc.&status=PENDING': ['c'],
      'newsletter?search=loc.&status=UNSUBSCRIBED': ['d'],
      'newsletter?search=loc.&language=vi': ['a', 'c', 'd'],
      'newsletter?search=loc.&language=en': ['b'],
      'newsletter?search=loc_': [],
    },
  },
  rewards: {
    add: async () => {
      for (const status of ['NEW', 'PROCESSING', 'PAID', 'LOCK'])
        await rows.aReward({ status, payment_order: `loc ${status}`, created_at: new Date(start) });
    },
    nameOf: ({ paymentOrder }) => String(paymentOrder).replace('loc ', ''),
    queries: {
      'reward?search=loc&status=NEW': ['NEW'],
      'reward?search=loc&status=PROCESSING': ['PROCESSING'],
      'reward?search=loc&status=PAID': ['PAID'],
      'reward?search=loc&status=LOCK': ['LOCK'],
      [`reward?search=loc&status=LOCK&from=${start}`]: ['LOCK'],
      [`reward?search=loc&status=LOCK&to=${start}`]: [],
      [`reward?search=loc&status=LOCK&to=${start.replace('.000', '.001')}`]: ['LOCK'],
    },
  },
  payouts: {
    add: async () => {
      for (const [status, method] of [
        ['REQUESTED', 'BANK'],
        ['APPROVED', 'WALLET'],
        ['PAID', 'BANK'],
        ['REJECTED', 'BANK'],
      ] as const)
        await rows.aPayout({
          status,
          method,
          code: `Q${status}`,
          holder: 'LOC',
          requested_at: new Date(start),
        });
    },
    nameOf: ({ code }) => String(code).slice(1),
    queries: {
      'payout?search=loc&status=REQUESTED': ['REQUESTED'],
      'payout?search=loc&status=APPROVED': ['APPROVED'],
      'payout?search=loc&status=PAID': ['PAID'],
      'payout?search=loc&status=REJECTED': ['REJECTED'],
      'payout?search=loc&method=WALLET': ['APPROVED'],
      [`payout?search=loc&status=PAID&from=${start}`]: ['PAID'],
      [`payout?search=loc&status=PAID&to=${start}`]: [],
    },
  },
  memberships: {
    add: async () => {
      await aMembership('loc runs', before(-1));
      await aMembership('loc ends now', before(0));
      await aMembership('loc in grace', before(3 * day - 1));
      await aMembership('loc over', before(3 * day));
      await shop.db
        .updateTable('providers')
        .set({ searchText: ' loc' })
        .where('businessName', 'like', 'loc%')
        .execute();
      await shop.db
        .updateTable('memberships')
        .set({ planId: 'PRO' })
        .where('providerId', 'in', (eb) =>
          eb.selectFrom('providers').select('id').where('businessName', '=', 'loc over'),
        )
        .execute();
    },
    nameOf: ({ businessName }) => String(businessName).replace('loc ', ''),
    queries: {
      'membership?search=loc&status=ACTIVE': ['runs'],
      'membership?search=loc&status=GRACE': ['ends now', 'in grace'],
      'membership?search=loc&status=EXPIRED': ['over'],
      'membership?search=loc&plan=PRO': ['over'],
      'membership?search=loc&plan=BASIC': ['ends now', 'in grace', 'runs'],
    },
  },
  providers: {
    add: async () => {
      for (const status of ['NEW', 'APPROVED']) {
        const id = await rows.aProvider({ business_name: `tim ${status}`, status });
        const change = { searchText: ' tim', ...(status === 'APPROVED' && { nameWanted: 'Tên khác' }) };
        await shop.db.updateTable('providers').set(change).where('id', '=', id).execute();
      }
    },
    nameOf: ({ businessName }) => String(businessName).replace('tim ', ''),
    queries: {
      'provider?search=tim': ['APPROVED', 'NEW'],
      'provider?search=tim&status=NEW': ['NEW'],
      'provider?search=tim&status=APPROVED': ['APPROVED'],
      'provider?search=tim&nameWanted=true': ['APPROVED'],
    },
  },
  'chat tickets': {
    add: async () => {
      for (const status of ['NEW', 'OPEN', 'ANSWERED', 'CLOSED'])
        await rows.aTicket({
          status,
          ticket: `loc-${status}`,
          ...(status === 'OPEN' && { assignee_id: STAFF_ID }),
          ...(status === 'CLOSED' && { assignee_id: uuid() }),
        });
    },
    nameOf: ({ ticket }) => String(ticket).replace('loc-', ''),
    queries: {
      'chat/ticket?search=loc': ['ANSWERED', 'CLOSED', 'NEW', 'OPEN'],
      'chat/ticket?search=loc&status=NEW': ['NEW'],
      'chat/ticket?search=loc&status=OPEN': ['OPEN'],
      'chat/ticket?search=loc&status=ANSWERED': ['ANSWERED'],
      'chat/ticket?search=loc&status=CLOSED': ['CLOSED'],
      'chat/ticket?search=loc&assignee=me': ['OPEN'],
      'chat/ticket?search=loc&assignee=none': ['ANSWERED', 'NEW'],
    },
  },
};

test.each(Object.entries(narrowed))('staff narrow %s', async (_what, { add, nameOf, queries }) => {
  await add();

  const found: Record<string, string[]> = {};
  for (const query of Object.keys(queries)) found[query] = await namesIn(query, nameOf);

  expect(found).toEqual(queries);
});

test('mail addresses are masked for operators and shown to administrators, secrets are shown to neither', async () => {
  const id = uuid();
  const error = '550 lan@example.com is unknown';
  await rows.aMail({
    dedupe_key: 'shown',
    id,
    kind: 'k-three',
    subject: 'Thư',
    last_error: error,
    tries: 15,
  });
  await rows.aMail({ dedupe_key: 'secret', kind: 'k-four', subject: 'Mã', is_secret: true });
  const read = async (as: string, query: string) =>
    (await shop.call<Page>('GET', `/api/main/admin/outbox?${query}`, { as })).data.data[0];
  const mail = {
    id,
    kind: 'k-three',
    subject: 'Thư',
    isSecret: false,
    tries: 15,
    state: 'FAILED',
    createdAt: shop.clock().toISOString(),
    nextTryAt: null,
    sentAt: null,
  };

  expect(await read('OPERATOR', 'kind=k-three')).toEqual({
    ...mail,
    recipient: 'l***@example.com',
    lastError: '550 l***@example.com is unknown',
  });
  expect(await read('ADMIN', 'kind=k-three')).toEqual({
    ...mail,
    recipient: 'lan@example.com',
    lastError: error,
  });
  expect(await read('ADMIN', 'kind=k-four')).toMatchObject({ subject: null, isSecret: true });
});

describe('a customer finds, the latest first and page by page,', () => {
  interface OwnList {
    path: string;
    limit: string;
    /** Adds something of the customer's under this name. */
    add(customer: string, name: string, at: Date): Promise<unknown>;
    nameOf(row: Record<string, unknown>): unknown;
  }
  const codes = new Map<unknown, string>();
  const own: Record<string, OwnList> = {
    'what they wrote of goods': {
      path: 'main/review/mine',
      limit: 'limit',
      add: (customer, title, at) =>
        rows.aReview({ status: 'APPROVED', customer_id: customer, title, created_at: at }),
      nameOf: ({ title }) => title,
    },
    'what they asked providers': {
      path: 'main/solution/request/sent',
      limit: 'limit',
      add: (customer, name, at) =>
        rows.insert('solution_requests', {
          id: uuid(),
          solution_title: 'Sổ bán hàng',
          owner_id: uuid(),
          requester_id: customer,
          type: 'CONSULT',
          status: 'DONE',
          message: name,
          created_at: at,
          updated_at: shop.clock(),
        }),
      nameOf: ({ message }) => message,
    },
    'how they tried to pay': {
      path: 'ecommerce/order/my-payment',
      limit: 'pageSize',
      add: async (customer, name, createdAt) => {
        const { orderId } = await shop.anOrder({ customer });
        codes.set(orderId, name);
        await shop.db
          .updateTable('paymentAttempts')
          .set({ createdAt })
          .where('payableId', '=', orderId)
          .execute();
      },
      nameOf: ({ orderId }) => codes.get(orderId),
    },
  };

  test.each(Object.entries(own))('%s', async (_what, { path, limit, add, nameOf }) => {
    const [customer, other] = [(await anAccount(shop)).id, (await anAccount(shop)).id];
    const ago = (hours: number) => before(hours * HOUR_MS);
    await add(customer, 'second', ago(2));
    await add(customer, 'third', ago(1));
    await add(customer, 'first', ago(3));
    await add(other, 'of another', ago(1));
    const read = async (query: string) => {
      const reply = await shop.call<Page>('GET', `/api/${path}?${query}`, { as: customer });
      expect(reply.status).toBe(200);
      return { names: reply.data.data.map(nameOf), total: reply.data.meta.total };
    };

    expect(await read('')).toEqual({ names: ['third', 'second', 'first'], total: 3 });
    expect(await read(`${limit}=2&page=2`)).toEqual({ names: ['first'], total: 3 });
  });
});

test('staff read of a customer all that is counted of them, and nothing of another', async () => {
  const { id, email } = await anAccount(shop, {
    profile: { firstName: 'Lan', lastName: 'Phạm', phone: '+84987654321' },
  });
  const profile = { dateOfBirth: '1990-02-28', company: 'Lan & Con', businessName: 'Tiệm Lan' };
  await shop.db.updateTable('customerProfiles').set(profile).where('userId', '=', id).execute();
  for (const [status, hours] of [
    ['DONE', 3],
    ['NEW', 2],
    ['CANCEL', 1],
    ['REJECT', 4],
  ] as const) {
    const { orderId } = await shop.anOrder({ customer: id, paymentMethod: 'COD' });
    const change = { status, placedAt: before(hours * HOUR_MS) };
    await shop.db.updateTable('orders').set(change).where('id', '=', orderId).execute();
  }
  const address = { firstName: 'Lan', lastName: 'Phạm', phone: '0912345678', ...HANOI, isDefault: false };
  for (let count = 0; count < 2; count++)
    await shop.call('POST', '/api/main/user-address', {
      as: id,
      body: { ...address, address: `${String(count)} Tràng Tiền` },
    });
  await rows.aReturn({ status: 'NEW', customer_id: id });
  await rows.aReturn({ status: 'WITHDRAWN', customer_id: id });
  await rows.aReview({ status: 'PENDING', customer_id: id });
  await rows.insert('referral_members', {
    user_id: id,
    code: 'LANPHAM1',
    terms_version: '1',
    joined_at: before(HOUR_MS),
  });
  const campaign = uuid();
  await rows.insert('referral_campaigns', {
    id: campaign,
    name_vi: 'Mời bạn',
    name_en: 'Invite',
    reward_amount: 50_000,
    min_order: 1,
    hold_days: 7,
    attribution_days: 30,
    monthly_limit: 3,
    min_payout: 50_000,
    starts_at: before(HOUR_MS),
    ends_at: before(-HOUR_MS),
    created_at: shop.clock(),
    updated_at: shop.clock(),
  });
  for (const inviter of [id, id, uuid()])
    await rows.insert('referral_attributions', {
      invitee_id: uuid(),
      inviter_id: inviter,
      campaign_id: campaign,
      attributed_at: shop.clock(),
    });
  const providerId = await rows.aProvider({ business_name: 'Sao Mai', status: 'NEW', user_id: id });
  const { total } = await shop.db
    .selectFrom('orders')
    .select((eb) => eb.fn.sum<number>('grandTotal').as('total'))
    .where('customerId', '=', id)
    .where('status', 'in', ['DONE', 'NEW'])
    .executeTakeFirstOrThrow();

  const { data } = await shop.call<object>('GET', `/api/main/admin/customer/${id}`, { as: 'OPERATOR' });

  expect(data).toEqual({
    id,
    email,
    status: 'ACTIVE',
    firstName: 'Lan',
    lastName: 'Phạm',
    phone: '+84987654321',
    dob: '1990-02-28',
    company: 'Lan & Con',
    businessName: 'Tiệm Lan',
    createdAt: shop.clock().toISOString(),
    lockedAt: null,
    lockReason: null,
    lastSeenAt: null,
    orders: { count: 4, failed: 2, total, lastAt: before(HOUR_MS).toISOString() },
    addresses: 2,
    returns: 2,
    reviews: 1,
    referral: { code: 'LANPHAM1', joinedAt: before(HOUR_MS).toISOString(), invitees: 2 },
    provider: { id: providerId, businessName: 'Sao Mai' },
  });
});
