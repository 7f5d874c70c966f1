import { createShelf } from '../../testing/catalogue';
import { createOffers } from '../../testing/offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { PageMeta } from '../../lib/envelope';
import type { CurrentPromotion, Promotion } from './promotions.schema';

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

async function get<T>(path: string, headers: Record<string, string> = {}) {
  const reply = await shop.app.inject({ url: `/api/main/promotion/${path}`, headers });
  return { status: reply.statusCode, ...reply.json<{ message: string; data: T }>() };
}
const current = async () => (await get<CurrentPromotion>('current')).data;
const list = async (query = '') => (await get<{ data: Promotion[]; meta: PageMeta }>(`public${query}`)).data;

describe('the current promotion', () => {
  test('is the foremost that runs, beside the one that comes next', async () => {
    await offers.aPromotion({ priority: 2 });
    const foremost = await offers.aPromotion({ priority: 1 });
    await offers.aPromotion({ priority: 0, isActive: false });
    await offers.aPromotion({ from: 500, to: 600, priority: 0 });
    const next = await offers.aPromotion({ from: 60, to: 120, priority: 9 });

    expect(await current()).toMatchObject({
      currentPromotion: { id: foremost, period: 'CURRENT' },
      nextPromotion: { id: next, period: 'NEXT' },
      type: 'CURRENT',
      serverTime: '2026-01-15T03:00:00.000Z',
    });
  });

  test('is CURRENT, NEXT or NONE to the millisecond', async () => {
    await offers.aPromotion({ from: 60, to: 120 });
    const at = async (instant: string) => {
      shop.clock.set(instant);
      const { currentPromotion, nextPromotion, type } = await current();
      return [currentPromotion !== null, nextPromotion !== null, type];
    };

    expect(await at('2026-01-15T03:59:59.999Z')).toEqual([false, true, 'NEXT']);
    expect(await at('2026-01-15T04:00:00.000Z')).toEqual([true, false, 'CURRENT']);
    expect(await at('2026-01-15T04:59:59.999Z')).toEqual([true, false, 'CURRENT']);
    expect(await at('2026-01-15T05:00:00.000Z')).toEqual([false, false, 'NONE']);
  });

  test('has its twin for who is signed in', async () => {
    await offers.aPromotion();

    const twin = await get<CurrentPromotion>('current/with-auth', shop.as('CUSTOMER'));

    expect(twin.data.type).toBe('CURRENT');
    expect((await get('current/with-auth')).status).toBe(401);
  });
});

describe('the list of promotions', () => {
  test('tells what each takes off, for what, and until when', async () => {
    const category = await shelf.aCategory({ slug: 'ao' });
    const id = await offers.aPromotion({
      type: 'QUANTITY_BASED',
      nameVi: 'Mua 3 tặng 1',
      nameEn: 'Buy 3, get 1',
      descriptionEn: 'Four shirts for the price of three.',
      kind: 'QUANTITY',
      value: 1,
      minQuantity: 4,
      categoryIds: [category.id],
      isCombinable: true,
      quota: 100,
      reserved: 10,
      sold: 20,
      perCustomerLimit: 8,
    });

    const { data } = await get<{ data: Promotion[] }>('public', { 'accept-language': 'en' });

    expect(data.data).toEqual([
      {
        id,
        name: 'Buy 3, get 1',
        description: 'Four shirts for the price of three.',
        type: 'QUANTITY_BASED',
        discount: { kind: 'QUANTITY', value: 1, maxDiscount: null },
        conditions: {
          categories: [{ id: category.id, name: 'ao', slug: 'ao' }],
          products: [],
          minSubtotal: null,
          minQuantity: 4,
        },
        gifts: [],
        startsAt: '2026-01-15T02:00:00.000Z',
        endsAt: '2026-01-15T04:00:00.000Z',
        period: 'CURRENT',
        isCombinable: true,
        isExclusiveWithVoucher: false,
        quotaLeft: 70,
        perCustomerLimit: 8,
      },
    ]);
  });

  test('names the gifts in their order, says which are left, and leaves out what is no longer sold', async () => {
    const sock = await shelf.aProduct({ name: 'Tất', variants: [{ onHand: 1 }] });
    const cap = await shelf.aProduct({ name: 'Mũ', variants: [{ onHand: 1 }] });
    const gone = await shelf.aProduct();
    await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', gone.id).execute();
    await offers.aPromotion({
      type: 'GIFT_PRODUCT',
      minSubtotal: 500_000,
      gifts: [{ infoId: gone.infoId }, { infoId: sock.infoId, quantity: 2 }, { infoId: cap.infoId }],
    });

    const { data } = await list();

    expect(data).toMatchObject([
      {
        discount: null,
        conditions: { minSubtotal: 500_000 },
        gifts: [
          { infoId: sock.infoId, name: 'Tất', quantity: 2, isInStock: false },
          { infoId: cap.infoId, name: 'Mũ', quantity: 1, isInStock: true },
        ],
      },
    ]);
  });

  test('has what runs first by priority, then what comes by its beginning, and nothing that is over', async () => {
    const ids = {
      later: await offers.aPromotion({ from: 50, to: 90, priority: 1 }),
      soon: await offers.aPromotion({ from: 5, to: 90, priority: 5 }),
      second: await offers.aPromotion({ priority: 4 }),
      first: await offers.aPromotion({ priority: 3, type: 'GIFT_PRODUCT' }),
    };
    await offers.aPromotion({ from: -60, to: 0, priority: 0 });
    const idsOf = async (query = '') => (await list(query)).data.map(({ id }) => id);

    expect(await idsOf()).toEqual([ids.first, ids.second, ids.soon, ids.later]);
    expect(await idsOf('?period=NEXT')).toEqual([ids.soon, ids.later]);
    expect(await idsOf('?period=CURRENT&type=GIFT_PRODUCT')).toEqual([ids.first]);
    expect(await list('?page=2&limit=3')).toMatchObject({
      data: [{ id: ids.later }],
      meta: { page: 2, limit: 3, total: 4, totalPages: 2 },
    });
    expect(await list('?page=1000000000&limit=1000000000')).toMatchObject({ data: [], meta: { limit: 100 } });
  });

  test.each(['?type=FREE', '?period=NONE', '?page=0', '?limit=-1', '?limit=many', '?sort=name', '?type=%00'])(
    '%s is refused',
    async (query) => {
      expect((await get(`public${query}`)).status).toBe(400);
    },
  );
});

describe('the database refuses', () => {
  test.each([
    ['a gift that is a discount', { type: 'GIFT_PRODUCT' as const, kind: 'FIXED' as const, value: 5 }],
    ['a discount that says not how much', { type: 'ORDER_BASED' as const, value: null }],
    ['a rule by quantity without one', { type: 'QUANTITY_BASED' as const, minQuantity: null }],
    ['an upper limit of no percentage', { type: 'GIFT_PRODUCT' as const, maxDiscount: 5 }],
    ['more than its quota', { quota: 1, sold: 2 }],
  ])('%s', async (_what, given) => {
    await expect(offers.aPromotion(given)).rejects.toThrow(/check/);
  });
});
