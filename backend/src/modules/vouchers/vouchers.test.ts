import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { createShelf } from '../../testing/catalogue';
import { createOffers } from '../../testing/offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { PageMeta } from '../../lib/envelope';
import type { CollectedVoucher, MyVoucher, Voucher } from './vouchers.schema';

let shop: TestApp;
let shelf: ReturnType<typeof createShelf>;
let offers: ReturnType<typeof createOffers>;

beforeAll(async () => {
  shop = await createTestApp();
  shelf = createShelf(shop.db);
  offers = createOffers(shop);
});
beforeEach(async () => {
  shop.clock.set('2026-01-15T03:00:00.000Z');
  await offers.clear();
  await shelf.clear();
});
afterAll(() => shop.close());

interface Reply<T> {
  status: number;
  success: boolean;
  message: string;
  data: T;
}
interface Page<T> {
  data: T[];
  meta: PageMeta;
}
async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  { as, body, language = 'vi' }: { as?: string; body?: unknown; language?: string } = {},
): Promise<Reply<T>> {
  const reply = await shop.app.inject({
    method,
    url: `/api/main/voucher/${path}`,
    ...(body !== undefined && { payload: body as object }),
    headers: { ...(as && shop.as('CUSTOMER', as)), 'accept-language': language },
  });
  return { status: reply.statusCode, ...reply.json<Omit<Reply<T>, 'status'>>() };
}
const list = async (body: object = {}) => (await call<Page<Voucher>>('POST', 'public/list', { body })).data;
const listAs = async (customer: string, body: object = {}) =>
  (await call<Page<Voucher>>('POST', 'public/list/with-auth', { as: customer, body })).data;
const codes = async (body: object = {}) => (await list(body)).data.map(({ code }) => code);
const collect = (id: string, customer: string) =>
  call<CollectedVoucher>('POST', `${id}/collect`, { as: customer });
const mine = async (customer: string, query = '') =>
  (await call<Page<MyVoucher>>('GET', `my-voucher${query}`, { as: customer })).data;
const countsOf = (id: string) =>
  shop.db.selectFrom('vouchers').select('collected').where('id', '=', id).executeTakeFirstOrThrow();

describe('the list of vouchers', () => {
  test('tells everything a client needs to say the conditions in its own words', async () => {
    const category = await shelf.aCategory({ slug: 'ao' });
    const product = await shelf.aProduct({ name: { vi: 'Áo dài', en: 'Ao dai' }, slug: 'ao-dai' });
    const id = await offers.aVoucher({
      code: 'TET20',
      nameVi: 'Giảm 20% đón Tết',
      nameEn: '20% off for Tết',
      value: 20,
      maxDiscount: 50_000,
      minSubtotal: 300_000,
      isFirstOrderOnly: true,
      paymentMethods: ['ONLINE'],
      totalUses: 100,
      held: 3,
      used: 7,
      perCustomerUses: 2,
      collectLimit: 50,
      collected: 8,
      categoryIds: [category.id],
      productIds: [product.id],
    });

    const reply = await call<Page<Voucher>>('POST', 'public/list', { body: {}, language: 'en' });

    expect(reply.success).toBe(true);
    expect(reply.data).toEqual({
      data: [
        {
          id,
          code: 'TET20',
          name: '20% off for Tết',
          discount: { kind: 'PERCENT', value: 20, maxDiscount: 50_000 },
          conditions: {
            categories: [{ id: category.id, name: 'ao', slug: 'ao' }],
            products: [{ id: product.id, name: 'Ao dai', seoSlug: 'ao-dai' }],
            minSubtotal: 300_000,
            minQuantity: null,
            isFirstOrderOnly: true,
            paymentMethods: ['ONLINE'],
          },
          startsAt: '2026-01-15T02:00:00.000Z',
          endsAt: '2026-01-15T04:00:00.000Z',
          period: 'CURRENT',
          totalUses: 100,
          usesLeft: 90,
          perCustomerUses: 2,
          collectsLeft: 42,
        },
      ],
      meta: { page: 1, limit: 10, total: 1, totalPages: 1 },
    });
  });

  test('begins with what can be used, the soonest to end first, and leaves out what is over or not for everybody', async () => {
    await offers.aVoucher({ code: 'LATER', to: 500 });
    await offers.aVoucher({ code: 'SOON', to: 10 });
    await offers.aVoucher({ code: 'COMING', from: 5, to: 8 });
    await offers.aVoucher({ code: 'ALL-USED', to: 5, totalUses: 2, used: 1, held: 1 });
    await offers.aVoucher({ code: 'OVER', from: -60, to: 0 });
    await offers.aVoucher({ code: 'SECRET', isListed: false });
    await offers.aVoucher({ code: 'WITHDRAWN', isActive: false });

    expect(await codes()).toEqual(['SOON', 'LATER', 'ALL-USED', 'COMING']);
    expect(await codes({ period: 'NEXT' })).toEqual(['COMING']);
    expect(await codes({ period: 'CURRENT' })).toEqual(['SOON', 'LATER', 'ALL-USED']);
  });

  test('can be narrowed by kind, first order, and words with or without diacritics', async () => {
    await offers.aVoucher({ code: 'HE50', nameVi: 'Hè rực rỡ', kind: 'FIXED', value: 50_000, to: 10 });
    await offers.aVoucher({ code: 'XUAN10', nameVi: 'Đón xuân mới', to: 20 });
    await offers.aVoucher({ code: 'MUA3TANG1', kind: 'QUANTITY', value: 1, minQuantity: 3, to: 30 });
    await offers.aVoucher({ code: 'CHAOBAN', isFirstOrderOnly: true, to: 40 });

    expect(await codes({ kinds: ['FIXED', 'QUANTITY'] })).toEqual(['HE50', 'MUA3TANG1']);
    expect(await codes({ kinds: [] })).toHaveLength(4);
    expect(await codes({ isFirstOrderOnly: true })).toEqual(['CHAOBAN']);
    expect(await codes({ isFirstOrderOnly: false })).toHaveLength(3);
    expect(await codes({ search: 'don xuan' })).toEqual(['XUAN10']);
    expect(await codes({ search: 'hè' })).toEqual(['HE50']);
    expect(await codes({ search: 'xuan10' })).toEqual(['XUAN10']);
    for (const nothing of ['%', '_', '!!!', "' or 1=1"]) expect(await codes({ search: nothing })).toEqual([]);
  });

  test('can be those for a product: by itself, by a category above it, and those for everything', async () => {
    const root = await shelf.aCategory();
    const leaf = await shelf.aCategory({ parentId: root.id });
    const other = await shelf.aCategory();
    const product = await shelf.aProduct({ category: leaf });
    const beside = await shelf.aProduct({ category: other });
    await offers.aVoucher({ code: 'FOR-ALL', to: 10 });
    await offers.aVoucher({ code: 'FOR-BRANCH', categoryIds: [root.id], to: 20 });
    await offers.aVoucher({ code: 'FOR-THIS', productIds: [product.id, beside.id], to: 30 });
    await offers.aVoucher({ code: 'FOR-OTHER', categoryIds: [other.id], to: 40 });

    expect(await codes({ productId: product.id })).toEqual(['FOR-ALL', 'FOR-BRANCH', 'FOR-THIS']);
    expect(await codes({ productId: beside.id })).toEqual(['FOR-ALL', 'FOR-THIS', 'FOR-OTHER']);
    for (const unknown of [randomUUID(), 'nope']) {
      const reply = await call('POST', 'public/list', { body: { productId: unknown } });
      expect([reply.status, reply.message]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    }
  });

  test('comes page by page, and no page is too far', async () => {
    for (let to = 1; to <= 12; to++) await offers.aVoucher({ code: `NO-${to}`, to });

    expect(await list({ page: 2, limit: 5 })).toMatchObject({
      data: [{ code: 'NO-6' }, {}, {}, {}, { code: 'NO-10' }],
      meta: { page: 2, limit: 5, total: 12, totalPages: 3 },
    });
    expect((await list({ limit: 0 })).data).toHaveLength(10);
    expect((await list({ limit: 1_000_000_000 })).meta).toMatchObject({ limit: 100, total: 12 });
    expect(await list({ page: 1_000_000_000, limit: 100 })).toMatchObject({ data: [], meta: { total: 12 } });
  });

  test.each([
    [{ kinds: ['FREE'] }],
    [{ kinds: 'FIXED' }],
    [{ period: 'NONE' }],
    [{ page: 0 }],
    [{ page: 1e10 }],
    [{ limit: -1 }],
    [{ search: 'x'.repeat(10_000) }],
    [{ search: 'a\u0000b' }],
    [{ isCollected: 'yes' }],
    [{ customerId: randomUUID() }],
    [[]],
  ])('%j is refused', async (body) => {
    expect((await call('POST', 'public/list', { body })).status).toBe(400);
  });

  test('tells a customer which they have, and a visitor nothing of that', async () => {
    const [lan, mai] = [uuid(), uuid()];
    const kept = await offers.aVoucher({ code: 'KEPT', to: 10 });
    await offers.aVoucher({ code: 'OPEN', to: 20 });
    const { data: collected } = await collect(kept, lan);

    expect((await listAs(lan)).data).toMatchObject([
      { code: 'KEPT', myVoucher: collected },
      { code: 'OPEN', myVoucher: null },
    ]);
    expect((await listAs(lan, { isCollected: true })).data).toMatchObject([{ code: 'KEPT' }]);
    expect((await listAs(lan, { isCollected: false })).data).toMatchObject([{ code: 'OPEN' }]);
    expect((await listAs(mai)).data).toMatchObject([{ myVoucher: null }, { myVoucher: null }]);
    // A token at the public address makes nothing personal.
    const { data } = await call<Page<Voucher>>('POST', 'public/list', { as: lan, body: {} });
    for (const voucher of data.data) expect(voucher).not.toHaveProperty('myVoucher');
    expect(await codes({ isCollected: true })).toEqual([]);
    expect(await codes({ isCollected: false })).toEqual(['KEPT', 'OPEN']);
    expect((await call('POST', 'public/list/with-auth', { body: {} })).status).toBe(401);
  });
});

describe('collecting a voucher', () => {
  test('keeps it for the customer, once, however often they press', async () => {
    const customer = uuid();
    const id = await offers.aVoucher({ collectLimit: 5 });

    const first = await collect(id, customer);
    const again = await Promise.all(Array.from({ length: 5 }, () => collect(id, customer)));

    expect(first).toMatchObject({ status: 200, data: { collectedAt: '2026-01-15T03:00:00.000Z' } });
    for (const reply of again) expect(reply).toMatchObject({ status: 200, data: first.data });
    expect(await countsOf(id)).toEqual({ collected: 1 });
  });

  test('pressed ten times at once by somebody new counts once', async () => {
    const customer = uuid();
    const id = await offers.aVoucher({ collectLimit: 1 });

    const replies = await Promise.all(Array.from({ length: 10 }, () => collect(id, customer)));

    expect(new Set(replies.map(({ status, data }) => `${status} ${data.myVoucherId}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await countsOf(id)).toEqual({ collected: 1 });
  });

  test('of a voucher for three, three of ten customers at once get it', async () => {
    const id = await offers.aVoucher({ collectLimit: 3 });

    const replies = await Promise.all(Array.from({ length: 10 }, () => collect(id, uuid())));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { status, message } of replies.filter((reply) => reply.status !== 200)) {
      expect([status, message]).toEqual([409, 'VOUCHER_ALL_TAKEN']);
    }
    expect(await countsOf(id)).toEqual({ collected: 3 });
    expect(
      await shop.db.selectFrom('customerVouchers').selectAll().where('voucherId', '=', id).execute(),
    ).toHaveLength(3);
  });

  test('is possible from its first instant to its last', async () => {
    const id = await offers.aVoucher({ from: 60, to: 120 });
    const at = async (instant: string) => {
      shop.clock.set(instant);
      const { status, message } = await collect(id, uuid());
      return status === 200 ? 'kept' : message;
    };

    expect(await at('2026-01-15T03:59:59.999Z')).toBe('VOUCHER_NOT_STARTED');
    expect(await at('2026-01-15T04:00:00.000Z')).toBe('kept');
    expect(await at('2026-01-15T04:59:59.999Z')).toBe('kept');
    expect(await at('2026-01-15T05:00:00.000Z')).toBe('VOUCHER_EXPIRED');
  });

  test('anyone who has it is told so, also when it is over or none are left', async () => {
    const customer = uuid();
    const id = await offers.aVoucher({ collectLimit: 1 });
    const first = await collect(id, customer);
    shop.clock.advance(24 * 3_600_000);

    expect(await collect(id, customer)).toMatchObject({ status: 200, data: first.data });
  });

  test('one for a single customer can be collected by that customer alone', async () => {
    const customer = uuid();
    const id = await offers.aVoucher({ isListed: false });
    const own = { id: uuid(), voucherId: id, customerId: customer, collectedAt: shop.clock() };
    await shop.db.insertInto('customerVouchers').values(own).execute();

    expect(await collect(id, customer)).toMatchObject({ status: 200, data: { myVoucherId: own.id } });
    expect((await collect(id, uuid())).status).toBe(404);
    expect(await countsOf(id)).toEqual({ collected: 0 });
  });

  test('one that orders have used up cannot be collected', async () => {
    const id = await offers.aVoucher({ totalUses: 2, used: 1, held: 1 });

    expect(await collect(id, uuid())).toMatchObject({ status: 409, message: 'VOUCHER_ALL_TAKEN' });
  });

  test('what is not there, was withdrawn or is not for everybody is missing', async () => {
    const secret = await offers.aVoucher({ isListed: false });
    const withdrawn = await offers.aVoucher({ isActive: false });

    for (const id of [secret, withdrawn, randomUUID(), 'nope', '..%2f..', 'x'.repeat(150), '%F0%9F%A6%86']) {
      expect(await collect(id, uuid())).toMatchObject({ status: 404, message: 'VOUCHER_NOT_FOUND' });
    }
    expect((await call('POST', `${secret}/collect`)).status).toBe(401);
  });
});

describe('my vouchers', () => {
  test('are told with what can be done with each, the usable ones first and the last to end first of those that are over', async () => {
    const customer = uuid();
    const keep = async (given: Parameters<typeof offers.aVoucher>[0]) => {
      const id = await offers.aVoucher(given);
      await shop.db
        .insertInto('customerVouchers')
        .values({ id: uuid(), voucherId: id, customerId: customer, collectedAt: shop.clock() })
        .execute();
      return id;
    };
    await keep({ code: 'EXPIRED', from: -90, to: -30 });
    await keep({ code: 'EXPIRED-LAST', from: -90, to: -20 });
    await keep({ code: 'LATER', to: 60 });
    await keep({ code: 'SOON', to: 30 });
    await keep({ code: 'COMING', from: 5, to: 10 });
    await keep({ code: 'GONE', totalUses: 1, used: 1 });
    await keep({ code: 'GIVEN-TO-ME', isListed: false, to: 40 });
    await keep({ code: 'WITHDRAWN', isActive: false });
    const used = await keep({ code: 'USED' });
    await offers.aVoucherUse(used, customer, 'CONSUMED');
    const held = await keep({ code: 'HELD', perCustomerUses: 2 });
    await offers.aVoucherUse(held, customer, 'HELD');
    await offers.aVoucherUse(held, customer, 'CONSUMED');
    const back = await keep({ code: 'CAME-BACK', to: 50 });
    await offers.aVoucherUse(back, customer, 'RELEASED');
    await offers.aVoucherUse(back, uuid(), 'CONSUMED');

    const page = await mine(customer);

    expect(page.data.map(({ code, state, myUsesLeft }) => [code, state, myUsesLeft])).toEqual([
      ['SOON', 'USABLE', 1],
      ['GIVEN-TO-ME', 'USABLE', 1],
      ['CAME-BACK', 'USABLE', 1],
      ['LATER', 'USABLE', 1],
      ['COMING', 'UPCOMING', 1],
      ['HELD', 'HELD', 0],
      ['USED', 'USED', 0],
      ['GONE', 'USED_UP', 1],
      ['EXPIRED-LAST', 'EXPIRED', 1],
      ['EXPIRED', 'EXPIRED', 1],
    ]);
    expect(page.meta).toEqual({ page: 1, limit: 10, total: 10, totalPages: 1 });
    expect((await mine(customer, '?state=USABLE&limit=2&page=2')).data.map(({ code }) => code)).toEqual([
      'CAME-BACK',
      'LATER',
    ]);
    for (const state of new Set(page.data.map((one) => one.state))) {
      const fitting = page.data.filter((one) => one.state === state).map(({ code }) => code);
      const { data, meta } = await mine(customer, `?state=${state}`);
      expect([state, data.map(({ code }) => code), meta.total]).toEqual([state, fitting, fitting.length]);
    }
    expect((await mine(customer, '?limit=1000000000')).meta.limit).toBe(100);
  });

  test('are nobody else’s', async () => {
    const [lan, mai] = [uuid(), uuid()];
    await collect(await offers.aVoucher({ code: 'OF-LAN' }), lan);

    expect((await mine(lan)).data).toMatchObject([
      { code: 'OF-LAN', myVoucher: { myVoucherId: expect.any(String) } },
    ]);
    expect((await mine(mai)).data).toEqual([]);
    expect((await call('GET', 'my-voucher')).status).toBe(401);
    const twin = await call<Page<MyVoucher>>('GET', 'my-voucher/with-auth', { as: lan });
    expect(twin.data.data).toHaveLength(1);
  });

  test.each(['?state=LOST', '?page=0', '?limit=-1', '?limit=many', '?customerId=1', '?state=%00'])(
    '%s is refused',
    async (query) => {
      expect((await call('GET', `my-voucher${query}`, { as: uuid() })).status).toBe(400);
    },
  );
});

describe('the database refuses', () => {
  test.each([
    ['more uses than there are', { totalUses: 2, used: 2, held: 1 }],
    ['more who keep it than may', { collectLimit: 1, collected: 2 }],
    ['a discount of more than everything', { value: 101 }],
    ['a discount of nothing', { value: 0 }],
    ['half a đồng', { kind: 'FIXED' as const, value: 0.5 }],
    ['an upper limit of what is fixed', { kind: 'FIXED' as const, value: 5, maxDiscount: 3 }],
    ['units for free beside none that are bought', { kind: 'QUANTITY' as const, value: 2, minQuantity: 2 }],
    ['a code in small letters', { code: 'tet' }],
    ['an end before the beginning', { from: 10, to: 5 }],
  ])('%s', async (_what, given) => {
    await expect(offers.aVoucher(given)).rejects.toThrow(/check/);
  });

  test('a code that another has', async () => {
    await offers.aVoucher({ code: 'TWICE' });

    await expect(offers.aVoucher({ code: 'TWICE' })).rejects.toThrow(/unique/);
  });
});
