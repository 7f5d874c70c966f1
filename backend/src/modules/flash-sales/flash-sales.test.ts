import { randomUUID } from 'node:crypto';
import { createShelf } from '../../testing/catalogue';
import { createOffers } from '../../testing/offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { CurrentFlashSale, FlashSale, FlashSaleProducts } from './flash-sales.schema';

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

type Body = Record<string, unknown>;
async function call<T>(path: string, more: { body?: unknown; headers?: Record<string, string> } = {}) {
  const reply = await shop.app.inject({
    url: `/api/main${path}`,
    ...(more.body !== undefined && { method: 'POST', payload: more.body as Body }),
    headers: more.headers ?? {},
  });
  return { status: reply.statusCode, ...reply.json<{ code: number; message: string; data: T }>() };
}
const current = async (headers = {}) =>
  (await call<CurrentFlashSale>('/flash-sale/current-flash-sale', { headers })).data;
const products = async (body: Body = {}) =>
  (await call<FlashSaleProducts>('/flash-sale-product/public/list', { body })).data;

describe('the current flash sale', () => {
  test('a visitor sees what it costs now, what is left, how much one may have, and by which clock', async () => {
    const product = await shelf.aProduct({
      name: { vi: 'Áo thun', en: 'T-shirt' },
      slug: 'ao-thun',
      variants: [
        { price: 200_000, size: 'M', onHand: 4 },
        { price: 220_000, size: 'L', onHand: 6 },
      ],
    });
    const [m = '', l = ''] = product.infoIds;
    const sale = await offers.aFlashSale([
      { product: { id: product.id, infoId: m }, quota: 10, sold: 3, reserved: 2, perCustomerLimit: 2 },
      { product: { id: product.id, infoId: l }, kind: 'SUBTRACT', value: 20_000, quota: 5 },
    ]);

    const reply = await call<CurrentFlashSale>('/flash-sale/current-flash-sale', {
      headers: { 'accept-language': 'en' },
    });

    expect(reply.code).toBe(200);
    expect(reply.data).toMatchObject({
      nextFlashSale: null,
      serverTime: '2026-01-15T03:00:00.000Z',
      currentFlashSale: {
        id: sale,
        name: expect.stringContaining('(en)'),
        startsAt: '2026-01-15T02:00:00.000Z',
        endsAt: '2026-01-15T04:00:00.000Z',
        period: 'CURRENT',
        productCount: 1,
        serverTime: '2026-01-15T03:00:00.000Z',
        products: [
          {
            flashSaleId: sale,
            productId: product.id,
            name: 'T-shirt',
            seoSlug: 'ao-thun',
            price: 200_000,
            salePrice: 160_000,
            stock: 10,
            quota: 15,
            sold: 5,
            perCustomerLimit: 2,
          },
        ],
      },
    });
  });

  test('it begins and ends to the millisecond', async () => {
    const product = await shelf.aProduct();
    const sale = await offers.aFlashSale([{ product }], { from: 60, to: 120 });
    const at = async (instant: string) => {
      shop.clock.set(instant);
      const { currentFlashSale, nextFlashSale } = await current();
      return [currentFlashSale?.id, nextFlashSale?.id];
    };

    expect(await at('2026-01-15T03:59:59.999Z')).toEqual([undefined, sale]);
    expect(await at('2026-01-15T04:00:00.000Z')).toEqual([sale, undefined]);
    expect(await at('2026-01-15T04:59:59.999Z')).toEqual([sale, undefined]);
    expect(await at('2026-01-15T05:00:00.000Z')).toEqual([undefined, undefined]);
  });

  test('of several the one that ends first is current, and the one that begins first is next', async () => {
    const product = await shelf.aProduct();
    await offers.aFlashSale([{ product }], { from: -30, to: 90 });
    const ending = await offers.aFlashSale([{ product }], { from: -10, to: 20 });
    await offers.aFlashSale([{ product }], { from: 300, to: 360 });
    const coming = await offers.aFlashSale([{ product }], { from: 200, to: 500 });
    await offers.aFlashSale([{ product }], { from: -20, to: 5, isActive: false });

    const { currentFlashSale, nextFlashSale } = await current();

    expect([currentFlashSale?.id, nextFlashSale?.id]).toEqual([ending, coming]);
    expect(nextFlashSale).toMatchObject({ period: 'NEXT', products: [{ salePrice: 80_000 }] });
  });

  test('what the shop no longer sells is not in it', async () => {
    const gone = await shelf.aProduct();
    const left = await shelf.aProduct();
    await offers.aFlashSale([{ product: gone }, { product: left }]);
    await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', gone.id).execute();

    const { currentFlashSale } = await current();

    expect(currentFlashSale?.productCount).toBe(1);
    expect(currentFlashSale?.products.map(({ productId }) => productId)).toEqual([left.id]);
  });

  test('of a long one the first 12 products come along', async () => {
    const many = await Promise.all(Array.from({ length: 30 }, () => shelf.aProduct()));
    await offers.aFlashSale(many.map((product) => ({ product })));

    const { currentFlashSale } = await current();

    expect(currentFlashSale?.productCount).toBe(30);
    expect(currentFlashSale?.products.map(({ productId }) => productId)).toEqual(
      many.slice(0, 12).map(({ id }) => id),
    );
  });

  test('a shop without any answers so, also to who is signed in', async () => {
    const nothing = { currentFlashSale: null, nextFlashSale: null, serverTime: '2026-01-15T03:00:00.000Z' };

    expect(await current()).toEqual(nothing);
    const twin = await call<CurrentFlashSale>('/flash-sale/current-flash-sale/with-auth', {
      headers: shop.as('CUSTOMER'),
    });
    expect(twin.data).toEqual(nothing);
    expect((await call('/flash-sale/current-flash-sale/with-auth')).status).toBe(401);
  });
});

describe('the sales of today', () => {
  test('are those of the day in Việt Nam, from the first to the last, also when they are over', async () => {
    const product = await shelf.aProduct();
    // 10:00 in Việt Nam: the day began ten hours ago and ends in fourteen.
    const night = await offers.aFlashSale([{ product }], { from: -10 * 60, to: -9 * 60 });
    await offers.aFlashSale([{ product }], { from: -12 * 60, to: -10 * 60 });
    const now = await offers.aFlashSale([{ product }], { from: -10, to: 20 });
    const evening = await offers.aFlashSale([{ product }], { from: 14 * 60 - 1, to: 15 * 60 });
    await offers.aFlashSale([{ product }], { from: 14 * 60, to: 15 * 60 });

    const { data } = await call<FlashSale[]>('/flash-sale/today-flash-sale');

    expect(data.map(({ id, period, products: [first] }) => [id, period, first?.salePrice])).toEqual([
      [night, 'NONE', 100_000],
      [now, 'CURRENT', 80_000],
      [evening, 'NEXT', 80_000],
    ]);
  });
});

describe('one sale', () => {
  test('is found by its id in the query and in the path', async () => {
    const sale = await offers.aFlashSale([{ product: await shelf.aProduct() }]);

    for (const path of [`/flash-sale/web?id=${sale}`, `/flash-sale/web/${sale}`]) {
      expect((await call<FlashSale>(path)).data).toMatchObject({
        id: sale,
        period: 'CURRENT',
        productCount: 1,
      });
    }
    const twin = await call<FlashSale>(`/flash-sale/web/${sale}/with-auth`, { headers: shop.as('CUSTOMER') });
    expect(twin.data.id).toBe(sale);
  });

  test('shows the usual prices from the moment it is over', async () => {
    const sale = await offers.aFlashSale([
      { product: await shelf.aProduct({ variants: [{ price: 90_000 }] }) },
    ]);
    const priceAt = async (instant: string) => {
      shop.clock.set(instant);
      return (await call<FlashSale>(`/flash-sale/web/${sale}`)).data.products[0]?.salePrice;
    };

    expect(await priceAt('2026-01-15T03:59:59.999Z')).toBe(72_000);
    expect(await priceAt('2026-01-15T04:00:00.000Z')).toBe(90_000);
  });

  test.each(['nothing', randomUUID(), '1 or 1=1', "'; drop table flash_sales; --", '🦆', 'x'.repeat(150)])(
    'that is not there is told as missing: %s',
    async (id) => {
      const reply = await call(`/flash-sale/web?id=${encodeURIComponent(id)}`);

      expect([reply.status, reply.message]).toEqual([404, 'FLASH_SALE_NOT_FOUND']);
    },
  );

  test('that nobody names, or that was withdrawn, is none', async () => {
    const withdrawn = await offers.aFlashSale([{ product: await shelf.aProduct() }], { isActive: false });

    expect((await call('/flash-sale/web')).status).toBe(400);
    expect((await call('/flash-sale/web?id=%00')).status).toBe(400);
    expect((await call(`/flash-sale/web/${withdrawn}`)).status).toBe(404);
  });
});

describe('the products of a sale', () => {
  test('come page by page, of the current sale unless another is named', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => shelf.aProduct()));
    const now = await offers.aFlashSale(many.map((product) => ({ product })));
    const [soon] = many;
    const next = await offers.aFlashSale(soon ? [{ product: soon }] : [], { from: 60, to: 120 });

    const second = await products({ page: 2 });

    expect(second.meta).toEqual({ page: 2, limit: 10, total: 12, totalPages: 2 });
    expect(second.data.map(({ productId }) => productId)).toEqual(many.slice(10).map(({ id }) => id));
    expect(second.flashSale).toMatchObject({ id: now, period: 'CURRENT', productCount: 12 });
    expect((await products({ period: 'NEXT' })).flashSale).toMatchObject({ id: next, period: 'NEXT' });
    expect((await products({ flashSaleId: next })).data).toHaveLength(1);
    expect((await products({ limit: 1_000_000_000 })).meta).toMatchObject({ limit: 100, total: 12 });
    expect((await products({ page: 1_000_000_000 })).data).toEqual([]);
  });

  test('can be those that are left, or within a price', async () => {
    const cheap = await shelf.aProduct({ variants: [{ price: 50_000 }] });
    const dear = await shelf.aProduct({ variants: [{ price: 500_000 }] });
    const taken = await shelf.aProduct({ variants: [{ price: 60_000 }] });
    const soldOut = await shelf.aProduct({ variants: [{ price: 70_000, onHand: 0 }] });
    await offers.aFlashSale([
      { product: cheap },
      { product: dear },
      { product: taken, quota: 5, sold: 4, reserved: 1 },
      { product: soldOut },
    ]);
    const idsOf = async (filter: Body) => (await products({ filter })).data.map(({ productId }) => productId);

    expect(await idsOf({ onlyAvailable: true })).toEqual([cheap.id, dear.id]);
    expect(await idsOf({ maxPrice: 48_000 })).toEqual([cheap.id, taken.id]);
    expect(await idsOf({ minPrice: 48_001 })).toEqual([dear.id, soldOut.id]);
    expect(await idsOf({ minPrice: 48_000, maxPrice: 48_000 })).toEqual([taken.id]);
    expect(await idsOf({ minPrice: 2, maxPrice: 1 })).toEqual([]);
  });

  test('say what each variant costs, and how much of it is left', async () => {
    const product = await shelf.aProduct({
      variants: [
        { price: 200_000, size: 'M', color: { vi: 'Đỏ', en: 'Red', rgb: '#ff0000' }, onHand: 4 },
        { price: 220_000, size: 'L', onHand: 6 },
        { price: 90_000, size: 'XL' },
      ],
    });
    const [m = '', l = ''] = product.infoIds;
    await offers.aFlashSale([
      { product: { id: product.id, infoId: m }, quota: 10, sold: 3, reserved: 2, perCustomerLimit: 2 },
      { product: { id: product.id, infoId: l }, kind: 'SUBTRACT', value: 20_000, quota: 5 },
    ]);

    expect((await products()).data).toMatchObject([
      {
        price: 200_000,
        salePrice: 160_000,
        quota: 15,
        sold: 5,
        infos: [
          {
            infoId: m,
            color: { name: 'Đỏ', rgb: '#ff0000' },
            size: 'M',
            price: 200_000,
            salePrice: 160_000,
            stock: 4,
            quota: 10,
            sold: 5,
            perCustomerLimit: 2,
          },
          {
            infoId: l,
            color: null,
            size: 'L',
            price: 220_000,
            salePrice: 200_000,
            stock: 6,
            quota: 5,
            sold: 0,
            perCustomerLimit: null,
          },
        ],
      },
    ]);
  });

  test('a product shows the price of its cheapest variant that is left', async () => {
    const product = await shelf.aProduct({ variants: [{ price: 50_000 }, { price: 80_000 }] });
    const [taken = '', left = ''] = product.infoIds;
    await offers.aFlashSale([
      { product: { id: product.id, infoId: taken }, quota: 1, sold: 1 },
      { product: { id: product.id, infoId: left } },
    ]);

    expect((await products()).data).toMatchObject([{ price: 80_000, salePrice: 64_000, quota: 11, sold: 1 }]);
  });

  test('without a sale there are none', async () => {
    expect(await products()).toMatchObject({ data: [], meta: { total: 0 }, flashSale: null });
  });

  test.each([
    [{ period: 'YESTERDAY' }],
    [{ page: 0 }],
    [{ page: 1.5 }],
    [{ limit: -1 }],
    [{ limit: '10' }],
    [{ sort: 'price' }],
    [{ filter: { colour: 'red' } }],
    [{ filter: { minPrice: -1 } }],
    [{ filter: [] }],
    [{ flashSaleId: 7 }],
    [null],
  ])('%j is refused', async (body) => {
    expect((await call('/flash-sale-product/public/list', { body })).status).toBe(400);
  });

  test('of a sale that is not there are missing', async () => {
    const reply = await call('/flash-sale-product/public/list', { body: { flashSaleId: 'nope' } });

    expect([reply.status, reply.message]).toEqual([404, 'FLASH_SALE_NOT_FOUND']);
  });
});

test('the database refuses to give away more than a quota', async () => {
  const product = await shelf.aProduct();
  const sale = await offers.aFlashSale([{ product, quota: 3, sold: 2 }]);

  const oversell = shop.db
    .updateTable('flashSaleItems')
    .set({ reserved: 2 })
    .where('flashSaleId', '=', sale)
    .execute();

  await expect(oversell).rejects.toThrow(/check/);
});
