import { createShelf } from '../../testing/catalogue';
import { createOffers } from '../../testing/offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createFlashPrices } from './flash-prices';
import { createFlashSaleRepository } from './flash-sales.repository';
import type { SearchRecovery, Suggestions } from '../search/search.schema';
import type {
  CartProduct,
  ProductCard,
  ProductDetail,
  ProductFacets,
  ProductInfos,
} from '../catalogue/catalogue.schema';

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

async function get<T>(path: string): Promise<T> {
  const reply = await shop.app.inject(`/api/main/product${path}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: T }>().data;
}
const cards = async (path = '') => (await get<{ data: ProductCard[] }>(path)).data;
const flashOf = async (path = '') => (await cards(path)).map(({ flashSale }) => flashSale);

describe('a card', () => {
  test('says the lowest price of the sale that runs, until when, and what is left of it', async () => {
    const product = await shelf.aProduct({
      variants: [{ price: 200_000 }, { price: 150_000 }, { price: 90_000 }],
    });
    const [first = '', second = ''] = product.infoIds;
    await shelf.aProduct();
    const sale = await offers.aFlashSale([
      { product: { id: product.id, infoId: first }, kind: 'FIXED_PRICE', value: 99_000, quota: 5, sold: 1 },
      {
        product: { id: product.id, infoId: second },
        value: 50,
        quota: 4,
        reserved: 1,
        sold: 1,
        perCustomerLimit: 2,
      },
    ]);

    expect(await flashOf()).toEqual([
      {
        flashSaleId: sale,
        salePrice: 75_000,
        endsAt: '2026-01-15T04:00:00.000Z',
        quotaLeft: 6,
        perCustomerLimit: 2,
      },
      null,
    ]);
    // The usual prices stay what they are.
    expect((await cards())[0]).toMatchObject({ price: 90_000, maxPrice: 200_000 });
  });

  test('says so in every list', async () => {
    const product = await shelf.aProduct({ status: ['HOT'] });
    await offers.aFlashSale([{ product }]);

    for (const list of ['', '/public', '/newest-products', '/suggested-products']) {
      expect(await flashOf(list)).toMatchObject([{ salePrice: 80_000 }]);
    }
  });

  test('of a suggestion costs what the sale asks, beside what it costs otherwise', async () => {
    const product = await shelf.aProduct({ name: 'Nón kết', variants: [{ price: 200_000 }] });
    const suggested = async () =>
      (await get<Suggestions>('/suggest?q=non ket')).products.map(({ price, originalPrice }) => [
        price,
        originalPrice,
      ]);
    expect(await suggested()).toEqual([[200_000, null]]);

    await offers.aFlashSale([{ product, kind: 'FIXED_PRICE', value: 150_000 }]);

    expect(await suggested()).toEqual([[150_000, 200_000]]);
  });

  test('of a variant that was seen before has the price of the sale as well', async () => {
    const product = await shelf.aProduct({ variants: [{ price: 200_000 }, { price: 90_000 }] });
    const [inSale = '', usual = ''] = product.infoIds;
    await offers.aFlashSale([
      { product: { id: product.id, infoId: inSale }, kind: 'FIXED_PRICE', value: 150_000 },
    ]);

    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/main/product/by-ids',
      payload: { infoIds: product.infoIds },
    });

    const { data } = reply.json<{ data: CartProduct[] }>();
    expect(data.map(({ infoId, price, flashSale }) => [infoId, price, flashSale?.salePrice])).toEqual([
      [inSale, 200_000, 150_000],
      [usual, 90_000, undefined],
    ]);
  });

  test('has the price from the first instant of the sale to its last', async () => {
    await offers.aFlashSale([{ product: await shelf.aProduct() }], { from: 60, to: 120 });
    const at = async (instant: string) => {
      shop.clock.set(instant);
      return (await flashOf()).map((flash) => flash?.salePrice);
    };

    expect(await at('2026-01-15T03:59:59.999Z')).toEqual([undefined]);
    expect(await at('2026-01-15T04:00:00.000Z')).toEqual([80_000]);
    expect(await at('2026-01-15T04:59:59.999Z')).toEqual([80_000]);
    expect(await at('2026-01-15T05:00:00.000Z')).toEqual([undefined]);
  });

  test.each([
    ['nothing of the quota is left', { quota: 2, sold: 1, reserved: 1 }, {}],
    ['the sale makes nothing cheaper', { kind: 'FIXED_PRICE' as const, value: 100_000 }, {}],
    ['the sale was withdrawn', {}, { isActive: false }],
  ])('has none when %s', async (_when, item, sale) => {
    await offers.aFlashSale([{ product: await shelf.aProduct(), ...item }], sale);

    expect(await flashOf()).toEqual([null]);
  });

  test('has the best of two sales', async () => {
    const product = await shelf.aProduct();
    await offers.aFlashSale([{ product, value: 10 }]);
    const better = await offers.aFlashSale([{ product, value: 30 }], { to: 90 });

    expect(await flashOf()).toMatchObject([{ flashSaleId: better, salePrice: 70_000 }]);
  });

  test('counts only variants that are still sold', async () => {
    const product = await shelf.aProduct({ variants: [{ price: 50_000 }, { price: 80_000 }] });
    const [gone = '', left = ''] = product.infoIds;
    await offers.aFlashSale([
      { product: { id: product.id, infoId: gone } },
      { product: { id: product.id, infoId: left } },
    ]);
    await shop.db.updateTable('productVariants').set({ isActive: false }).where('id', '=', gone).execute();

    expect(await flashOf()).toMatchObject([{ salePrice: 64_000, quotaLeft: 10 }]);
  });
});

describe('a list narrowed to flash sales', () => {
  const names = async (query: string) => (await cards(`/public?${query}`)).map(({ name }) => name);
  const group = async (query = '') =>
    (await get<ProductFacets>(`/facets?${query}`)).facets.find(({ key }) => key === 'flashSale')?.values;

  test('has the cards that print one, with every other filter', async () => {
    const [shirt, hat, gone] = [
      await shelf.aProduct({ name: 'Shirt', status: ['HOT'] }),
      await shelf.aProduct({ name: 'Hat', variants: [{ size: 'M' }] }),
      await shelf.aProduct({ name: 'Gone', variants: [{ onHand: 0 }] }),
    ];
    const [sold, dearer] = [
      await shelf.aProduct({ name: 'Sold', status: ['HOT'] }),
      await shelf.aProduct({ name: 'Dearer' }),
    ];
    await offers.aFlashSale([
      { product: shirt },
      { product: hat },
      { product: gone },
      { product: sold, quota: 2, sold: 2 },
      { product: dearer, kind: 'FIXED_PRICE', value: 900_000 },
    ]);

    expect(await names('flashSale=true')).toEqual(['Shirt', 'Hat']);
    expect(await names('flashSale=true&sort=newest&page=2&limit=1')).toEqual(['Shirt']);
    expect(await names('flashSale=true&status=HOT')).toEqual(['Shirt']);
    expect(await names('flashSale=true&size=L')).toEqual([]);
    expect(await names('flashSale=true&search=hat')).toEqual(['Hat']);
    expect(await names('flashSale=false')).toHaveLength(5);
    expect(await group()).toMatchObject([{ value: 'true', label: 'Đang flash sale', count: 2 }]);
    expect(await group('status=HOT')).toMatchObject([{ count: 1, isSelected: false }]);
    expect(await group('flashSale=true')).toMatchObject([{ count: 2, isSelected: true }]);
    const { facets, total } = await get<ProductFacets>('/facets?flashSale=true');
    expect(total).toBe(2);
    expect(facets.find(({ key }) => key === 'status')?.values).toMatchObject([{ value: 'HOT', count: 1 }]);
    expect((await get<SearchRecovery>('/recovery?flashSale=true&search=sold')).drop).toEqual([
      { param: 'flashSale', total: 1, isMore: false },
    ]);
    expect((await get<SearchRecovery>('/recovery?flashSale=true&size=M&status=HOT')).drop).toEqual([
      { param: 'status', total: 1, isMore: false },
      { param: 'size', total: 1, isMore: false },
    ]);
  });

  test('begins and ends with the sale to the instant, and is no choice before and a second after', async () => {
    await offers.aFlashSale([{ product: await shelf.aProduct() }], { from: 60, to: 120 });
    const at = async (instant: string) => {
      shop.clock.set(instant);
      const total = (await names('flashSale=true')).length;
      const { facets } = await get<ProductFacets>('/facets?flashSale=true');
      shop.clock.advance(1000);
      return [
        total,
        facets.find(({ key }) => key === 'flashSale')?.values[0]?.count,
        (await group())?.length,
      ];
    };

    expect(await at('2026-01-15T03:59:58.999Z')).toEqual([0, 0, undefined]);
    expect(await at('2026-01-15T04:00:00.000Z')).toEqual([1, 1, 1]);
    expect(await at('2026-01-15T05:00:00.000Z')).toEqual([0, 0, undefined]);
    expect(await group('flashSale=true')).toMatchObject([{ count: 0, isSelected: true }]);
  });

  test('does not know any other value', async () => {
    for (const value of ['1', 'yes', 'TRUE']) {
      const reply = await shop.app.inject(`/api/main/product/public?flashSale=${value}`);
      expect(reply.statusCode).toBe(400);
    }
  });
});

describe('the price that a card shows', () => {
  const names = async (query: string) => (await cards(`/public?${query}`)).map(({ name }) => name);
  const facets = (query = '') => get<ProductFacets>(`/facets?${query}`);
  const bands = async (query = '') =>
    (await facets(query)).facets
      .find(({ key }) => key === 'price')
      ?.values.map(({ value, count }) => [value, count]);
  const red = { vi: 'Đỏ', en: 'Red', rgb: '#c0392b' };
  const blue = { vi: 'Xanh', en: 'Blue', rgb: '#2459b8' };

  /** A coat for 300,000 ₫ that a sale from 4 to 5 o'clock sells for 90,000 ₫, between a hat and a shirt. */
  async function aSaleLater() {
    const category = await shelf.aCategory({ slug: 'ao' });
    await shelf.aProduct({ name: 'Hat', variants: [{ price: 80_000 }] });
    await shelf.aProduct({ name: 'Shirt', category, variants: [{ price: 150_000 }] });
    const coat = await shelf.aProduct({ name: 'Coat', category, variants: [{ price: 300_000 }] });
    await offers.aFlashSale([{ product: coat, kind: 'FIXED_PRICE', value: 90_000 }], { from: 60, to: 120 });
  }
  const before = '2026-01-15T03:59:59.999Z';
  const first = '2026-01-15T04:00:00.000Z';
  const last = '2026-01-15T04:59:59.999Z';
  const after = '2026-01-15T05:00:00.000Z';

  test('sorts the list, from the first instant of a sale to its last', async () => {
    await aSaleLater();
    const sorted = async (instant: string) => {
      shop.clock.set(instant);
      const down = await names('sort=priceDesc');
      expect(await names('sort=priceAsc')).toEqual(down.toReversed());
      return down;
    };

    expect(await sorted(before)).toEqual(['Coat', 'Shirt', 'Hat']);
    expect(await sorted(first)).toEqual(['Shirt', 'Coat', 'Hat']);
    expect(await sorted(last)).toEqual(['Shirt', 'Coat', 'Hat']);
    expect(await sorted(after)).toEqual(['Coat', 'Shirt', 'Hat']);
    shop.clock.set(first);
    expect(await names('sort=priceAsc&categorySlug=ao')).toEqual(['Coat', 'Shirt']);
    expect(await names('sort=priceAsc&page=2&limit=1')).toEqual(['Coat']);
  });

  test('decides what a range and a band of prices have, from the first instant of a sale to its last', async () => {
    await aSaleLater();
    const found = async (instant: string) => {
      shop.clock.set(instant);
      const each = ['maxPrice=100000', 'minPrice=85000&maxPrice=95000', 'price=0-100000', 'minPrice=200000'];
      return Promise.all(each.map((query) => names(`${query}&sort=priceAsc`)));
    };
    const usual = [['Hat'], [], ['Hat'], ['Coat']];
    const inSale = [['Hat', 'Coat'], ['Coat'], ['Hat', 'Coat'], []];

    expect(await found(before)).toEqual(usual);
    expect(await found(first)).toEqual(inSale);
    expect(await found(last)).toEqual(inSale);
    expect(await found(after)).toEqual(usual);
    shop.clock.set(first);
    expect(await names('maxPrice=100000&categorySlug=ao')).toEqual(['Coat']);
    expect(await names('maxPrice=100000&search=coat')).toEqual(['Coat']);
    expect(await names('maxPrice=100000&flashSale=true&sort=newest')).toEqual(['Coat']);
    expect(await names('price=200000-500000&flashSale=true')).toEqual([]);
  });

  test('decides it also where a dearer variant alone brought a product into the range', async () => {
    const category = await shelf.aCategory({ slug: 'ao' });
    const coat = await shelf.aProduct({
      name: 'Coat',
      category,
      variants: [{ price: 100_000 }, { price: 300_000 }],
    });
    const [, dear = ''] = coat.infoIds;
    const item = { kind: 'FIXED_PRICE' as const, value: 90_000 };
    await offers.aFlashSale([{ product: { id: coat.id, infoId: dear }, ...item }], { from: 60, to: 120 });
    const ranges = ['minPrice=200000', 'minPrice=95000&maxPrice=400000', 'minPrice=85000&maxPrice=95000'];
    const found = async (instant: string, rest: string) => {
      shop.clock.set(instant);
      return Promise.all(ranges.map((range) => names(`${range}&${rest}`)));
    };

    for (const rest of ['', 'sort=priceAsc', 'sort=priceDesc', 'sort=newest', 'categorySlug=ao']) {
      expect([rest, await found(before, rest)]).toEqual([rest, [['Coat'], ['Coat'], []]]);
      expect([rest, await found(first, rest)]).toEqual([rest, [[], ['Coat'], ['Coat']]]);
    }
  });

  test('is counted in its band, from the first instant of a sale to its last', async () => {
    await aSaleLater();
    const counted = async (instant: string) => {
      shop.clock.set(instant);
      return [await bands(), await bands('categorySlug=ao'), (await facets('price=0-100000')).total];
    };
    const usual = [
      [
        ['0-100000', 1],
        ['100000-200000', 1],
        ['200000-500000', 1],
      ],
      [
        ['100000-200000', 1],
        ['200000-500000', 1],
      ],
      1,
    ];
    const inSale = [
      [
        ['0-100000', 2],
        ['100000-200000', 1],
      ],
      [
        ['0-100000', 1],
        ['100000-200000', 1],
      ],
      2,
    ];

    expect(await counted(before)).toEqual(usual);
    expect(await counted(first)).toEqual(inSale);
    expect(await counted(last)).toEqual(inSale);
    expect(await counted(after)).toEqual(usual);
  });

  test('is the one of the variant that the rest of the choice fits', async () => {
    const product = await shelf.aProduct({
      name: 'Dress',
      variants: [
        { color: red, size: 'M', price: 300_000 },
        { color: blue, size: 'M', price: 300_000 },
      ],
    });
    await offers.aFlashSale([
      { product: { id: product.id, infoId: product.infoId }, kind: 'FIXED_PRICE', value: 90_000 },
    ]);

    expect(await names('maxPrice=100000&color=c0392b')).toEqual(['Dress']);
    expect(await names('maxPrice=100000&color=2459b8')).toEqual([]);
    expect(await names('price=0-100000&color=c0392b&size=M')).toEqual(['Dress']);
    expect(await names('price=0-100000&color=2459b8&size=M')).toEqual([]);
    expect(await names('minPrice=100000&maxPrice=200000')).toEqual([]);
    expect(await bands('color=2459b8')).toEqual([
      ['0-100000', 0],
      ['200000-500000', 1],
    ]);
    expect(await bands('color=c0392b')).toEqual([
      ['0-100000', 1],
      ['200000-500000', 0],
    ]);
  });

  test('is the usual one of what is sold out, and of what the sale has no more of', async () => {
    const [soldOut, gone] = [
      await shelf.aProduct({ name: 'Sold out', variants: [{ price: 300_000, onHand: 0 }] }),
      await shelf.aProduct({ name: 'Gone', variants: [{ price: 300_000 }] }),
    ];
    await offers.aFlashSale([
      { product: soldOut, kind: 'FIXED_PRICE', value: 90_000 },
      { product: gone, kind: 'FIXED_PRICE', value: 90_000, quota: 1, sold: 1 },
    ]);

    expect(await names('maxPrice=100000')).toEqual([]);
    expect(await names('minPrice=200000')).toEqual(['Sold out', 'Gone']);
    expect(await bands()).toEqual([['200000-500000', 2]]);
  });

  test('is never a sale price above what another variant costs', async () => {
    const product = await shelf.aProduct({
      name: 'Bag',
      variants: [{ price: 90_000 }, { price: 300_000 }],
    });
    await shelf.aProduct({ name: 'Belt', variants: [{ price: 95_000 }] });
    await offers.aFlashSale([
      { product: { id: product.id, infoId: product.infoIds[1] ?? '' }, kind: 'FIXED_PRICE', value: 200_000 },
    ]);

    expect(await names('sort=priceAsc')).toEqual(['Bag', 'Belt']);
    expect(await names('minPrice=150000&maxPrice=250000')).toEqual(['Bag']);
  });
});

describe('a product', () => {
  test('says which of its variants are in the sale, at what price', async () => {
    const product = await shelf.aProduct({ slug: 'ao', variants: [{ price: 200_000 }, { price: 150_000 }] });
    await offers.aFlashSale([{ product, kind: 'SUBTRACT', value: 70_000, quota: 3, perCustomerLimit: 1 }]);
    const flash = { salePrice: 130_000, quotaLeft: 3, perCustomerLimit: 1 };

    for (const path of ['/get-by-seo-slug/ao', `/${product.id}/public`]) {
      expect(await get<ProductDetail>(path)).toMatchObject({
        price: 150_000,
        flashSale: flash,
        infos: [
          { price: 200_000, flashSale: flash },
          { price: 150_000, flashSale: null },
        ],
      });
    }
    expect(await get<ProductInfos>(`/get-list-info-and-attribute/${product.id}`)).toMatchObject({
      infos: [{ flashSale: flash }, { flashSale: null }],
    });
  });
});

test('a product says when its next sale begins, until that begins', async () => {
  const product = await shelf.aProduct({ slug: 'ao' });
  await offers.aFlashSale([{ product }], { from: 60, to: 120 });
  await offers.aFlashSale([{ product }], { from: 30, to: 120, isActive: false });
  await offers.aFlashSale([{ product: await shelf.aProduct() }], { from: 10, to: 120 });
  const nextSaleAt = async () => (await get<ProductDetail>('/get-by-seo-slug/ao')).nextSaleAt;

  expect(await nextSaleAt()).toBe('2026-01-15T04:00:00.000Z');
  shop.clock.set('2026-01-15T04:00:00.000Z');
  expect(await nextSaleAt()).toBeUndefined();
});

test('a page asks once for the sales of all its products, and an empty one not at all', async () => {
  const products = await Promise.all(Array.from({ length: 20 }, () => shelf.aProduct()));
  await offers.aFlashSale(products.map((product) => ({ product })));
  const rows = createFlashSaleRepository(shop.db);
  const questions: number[] = [];
  const flashPrices = createFlashPrices({
    repository: {
      offers: (ids, now) => {
        questions.push(ids.length);
        return rows.offers(ids, now);
      },
    },
    clock: shop.clock,
  });

  const found = await flashPrices.of(products.map(({ id }) => id));
  await flashPrices.of([]);

  expect(found.variantIds).toHaveLength(20);
  expect(questions).toEqual([20]);
});
