import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CurrentFlashSale } from '../src/modules/flash-sales/flash-sales.schema';
import type { CurrentPromotion, Promotion } from '../src/modules/promotions/promotions.schema';
import type { MyVoucher, Voucher } from '../src/modules/vouchers/vouchers.schema';
import { createTestApp, type TestApp } from '../src/testing/test-app';
import { demoUserId } from './accounts';
import { seedCatalogue } from './catalogue';
import { catalogueContent } from './catalogue-content';
import { promotions, vouchers } from './content/offers';
import type { SeedContext } from './context';
import { seedFlashSales } from './flash-sales';
import { seedOffers } from './offers';

let shop: TestApp;
let dataDir: string;
const contextNow = (): SeedContext => ({ db: shop.db, now: shop.clock(), dataDir, siteName: 'Storefront' });

const draw = (kind: string, rgb: string, view: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect id="${kind}-${view}" width="1200" height="1500" fill="${rgb}"/></svg>`;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
  shop = await createTestApp();
  await seedCatalogue(contextNow(), { ...catalogueContent, draw });
  await seedOffers(contextNow());
}, 120_000);
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask<T>(path: string, more: object = {}): Promise<T> {
  const reply = await shop.app.inject({ url: `/api/main/${path}`, ...more });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: T }>().data;
}
const currentSale = () => ask<CurrentFlashSale>('flash-sale/current-flash-sale');

describe('flash sales', () => {
  beforeEach(async () => {
    shop.clock.set('2026-01-15T03:20:00.000Z');
    await shop.db.deleteFrom('flashSaleUses').execute();
    await shop.db.deleteFrom('flashSales').execute();
  });

  test('one runs from the first start on, and another follows at its end', async () => {
    await seedFlashSales(contextNow());

    const { currentFlashSale, nextFlashSale } = await currentSale();

    expect(currentFlashSale).toMatchObject({
      startsAt: '2026-01-15T03:00:00.000Z',
      endsAt: '2026-01-15T15:00:00.000Z',
      productCount: 8,
    });
    expect(nextFlashSale).toMatchObject({ startsAt: currentFlashSale?.endsAt, productCount: 8 });
    expect(nextFlashSale?.name).not.toBe(currentFlashSale?.name);
    for (const { salePrice, price, sold, quota } of currentFlashSale?.products ?? []) {
      expect(salePrice).toBeLessThan(price);
      expect(sold).toBeLessThan(quota);
    }
    expect(currentFlashSale?.products.some(({ sold }) => sold > 0)).toBe(true);
    expect(nextFlashSale?.products.every(({ sold }) => sold === 0)).toBe(true);
  });

  test('another start changes nothing while they run', async () => {
    await seedFlashSales(contextNow());
    const first = await currentSale();
    shop.clock.advance(3_600_000);

    await seedFlashSales(contextNow());

    const second = await currentSale();
    expect(second.currentFlashSale?.id).toBe(first.currentFlashSale?.id);
    expect(second.nextFlashSale?.id).toBe(first.nextFlashSale?.id);
    expect(await shop.db.selectFrom('flashSales').selectAll().execute()).toHaveLength(2);
  });

  test('a start after both are over makes two more, and one after the first a next one', async () => {
    await seedFlashSales(contextNow());
    shop.clock.set('2026-01-15T16:00:00.000Z');
    await seedFlashSales(contextNow());
    expect(await currentSale()).toMatchObject({
      currentFlashSale: { startsAt: '2026-01-15T15:00:00.000Z' },
      nextFlashSale: { startsAt: '2026-01-16T03:00:00.000Z' },
    });

    shop.clock.set('2026-03-01T09:59:59.999Z');
    expect(await currentSale()).toMatchObject({ currentFlashSale: null, nextFlashSale: null });
    await seedFlashSales(contextNow());

    expect(await currentSale()).toMatchObject({
      currentFlashSale: { startsAt: '2026-03-01T09:00:00.000Z' },
      nextFlashSale: { startsAt: '2026-03-01T21:00:00.000Z' },
    });
  });

  test('what is sold is what customers got', async () => {
    await seedFlashSales(contextNow());

    const rows = await shop.db
      .selectFrom('flashSaleItems as item')
      .leftJoin('flashSaleUses as used', (join) =>
        join
          .onRef('used.flashSaleId', '=', 'item.flashSaleId')
          .onRef('used.variantId', '=', 'item.variantId'),
      )
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('used.quantity'), eb.lit(0)).as('used'))
      .select('item.sold')
      .groupBy(['item.flashSaleId', 'item.variantId', 'item.sold'])
      .execute();

    expect(rows.length).toBeGreaterThan(20);
    for (const { used, sold } of rows) expect(used).toBe(sold);
  });
});

describe('vouchers and promotions', () => {
  beforeEach(() => shop.clock.set('2026-01-15T03:00:00.000Z'));

  test('there are ten vouchers of all kinds, for everything, for some and for first orders', async () => {
    const { data } = await ask<{ data: Voucher[] }>('voucher/public/list', {
      method: 'POST',
      payload: { limit: 100 },
    });
    const has = (some: (voucher: Voucher) => boolean) => data.some(some);

    expect(vouchers).toHaveLength(10);
    expect(data).toHaveLength(vouchers.filter(({ isListed = true }) => isListed).length);
    expect(new Set(data.map(({ discount }) => discount.kind))).toEqual(
      new Set(['PERCENT', 'FIXED', 'QUANTITY']),
    );
    expect(new Set(data.map(({ period }) => period))).toEqual(new Set(['CURRENT', 'NEXT']));
    expect(has(({ discount }) => discount.maxDiscount !== null)).toBe(true);
    expect(has(({ conditions }) => conditions.isFirstOrderOnly)).toBe(true);
    expect(has(({ conditions }) => conditions.categories.length > 0)).toBe(true);
    expect(has(({ conditions }) => conditions.products.length > 0)).toBe(true);
    expect(has(({ conditions }) => conditions.paymentMethods.length > 0)).toBe(true);
    expect(has(({ conditions }) => conditions.minSubtotal !== null)).toBe(true);
  });

  test('the demo customer keeps two, one of them given to them alone', async () => {
    const headers = shop.as('CUSTOMER', demoUserId('customer@example.com'));

    const { data } = await ask<{ data: MyVoucher[] }>('voucher/my-voucher', { headers });

    expect(data.map(({ code, state }) => [code, state])).toEqual([
      ['CUOITUAN12', 'USABLE'],
      ['CAMON70', 'USABLE'],
    ]);
  });

  test('there are promotions of the three types, one to come, and gifts that are in stock', async () => {
    const { data } = await ask<{ data: Promotion[] }>('promotion/public');
    const current = await ask<CurrentPromotion>('promotion/current');

    expect(data).toHaveLength(promotions.length);
    expect(new Set(data.map(({ type }) => type))).toEqual(
      new Set(['QUANTITY_BASED', 'ORDER_BASED', 'GIFT_PRODUCT']),
    );
    expect(data.find(({ type }) => type === 'GIFT_PRODUCT')?.gifts).toMatchObject([
      { isInStock: true },
      { isInStock: true },
    ]);
    expect(current).toMatchObject({ type: 'CURRENT', nextPromotion: { type: 'ORDER_BASED' } });
  });

  test('seeding again changes nothing, not even what was collected since', async () => {
    const all = () => shop.db.selectFrom('vouchers').selectAll().orderBy('id').execute();
    const { id } = await shop.db
      .updateTable('vouchers')
      .set({ collected: 7 })
      .where('code', '=', 'CUOITUAN12')
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await all();

    await seedOffers({ ...contextNow(), now: new Date('2030-01-01') });

    expect(await all()).toEqual(before);
    expect(before.find((voucher) => voucher.id === id)?.collected).toBe(7);
    expect(await shop.db.selectFrom('promotions').selectAll().execute()).toHaveLength(promotions.length);
  });

  test('an offer for what the shop does not sell is left out, and never is one for everything', async () => {
    const empty = await createTestApp();
    try {
      await seedOffers({ ...contextNow(), db: empty.db });
      await seedFlashSales({ ...contextNow(), db: empty.db });

      const codes = (await empty.db.selectFrom('vouchers').select('code').execute()).map(({ code }) => code);
      expect(codes).toContain('CHAOBAN30');
      expect(codes).not.toContain('AODAI15');
      expect(await empty.db.selectFrom('promotions').select('type').execute()).toEqual([
        { type: 'ORDER_BASED' },
        { type: 'ORDER_BASED' },
      ]);
      expect(await empty.db.selectFrom('flashSales').selectAll().execute()).toEqual([]);
    } finally {
      await empty.close();
    }
  });
});
