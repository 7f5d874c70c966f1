import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { demoUserId } from '../../seed/accounts';
import { seedDemo } from '../../seed/seed';
import type { RateLimiter } from '../lib/rate-limiter';
import type { Known } from './fuzz-values';
import { openGateway } from './gateway';
import { createTestApp } from './test-app';

/** Accepts every attempt; with a real rate limiter most responses would be 429. */
const noLimits: RateLimiter = { peek: async () => 0, consume: async () => 0, reset: async () => undefined };

/** Values that any caller may send in a request. */
const sources = {
  infoId: sql`select id as value from product_variants order by sku limit 40`,
  productId: sql`select id as value from products order by slug limit 40`,
  slug: sql`select slug as value from products order by slug limit 40`,
  categorySlug: sql`select slug as value from categories order by slug`,
  categoryId: sql`select id as value from categories order by slug`,
  voucherCode: sql`select code as value from vouchers order by code`,
  voucherId: sql`select id as value from vouchers order by code`,
  flashSaleId: sql`select id as value from flash_sales order by starts_at`,
  newsId: sql`select id as value from news order by id`,
  newsSlug: sql`select slug as value from news order by slug`,
  reviewId: sql`select id as value from reviews order by id limit 40`,
  anyOrderId: sql`select id as value from orders order by id`,
  pictureId: sql`select id as value from pictures order by id limit 40`,
  attemptId: sql`select id as value from payment_attempts order by id`,
  wardCode: sql`select code as value from wards where province_code = '79' order by code limit 40`,
};

/** The demo shop, with orders, offers and accounts, behind no rate limiter. */
export async function openFuzzShop() {
  const gateway = await openGateway();
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-fuzz-'));
  const shop = await createTestApp({
    env: {
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://shop.test',
      PAYMENT_PROVIDERS: 'VNPAY',
      VNPAY_API_URL: `${gateway.url}/api`,
      SETTINGS_CACHE_MS: '1000',
    },
    gatewayTimeoutMs: 300,
    sendMail: async () => undefined,
    rateLimiter: noLimits,
  });
  const { db } = shop;
  await seedDemo({ db, now: shop.clock(), dataDir, siteName: 'Storefront' });
  const customer = demoUserId('customer@example.com');

  /** Current values of the shop by field name; some belong to `customer`. */
  async function knownValues(): Promise<Known> {
    const own = {
      orderLineId: sql`
        select l.id as value from order_lines l join orders o on o.id = l.order_id
        where o.customer_id = ${customer} order by l.id`,
      orderId: sql`select id as value from orders where customer_id = ${customer} order by id`,
      addressId: sql`select id as value from user_addresses where user_id = ${customer} order by id`,
      notificationId: sql`select id as value from notifications where owner_id = ${customer} order by id`,
      returnId: sql`select id as value from order_returns order by id`,
      refundId: sql`select id as value from refunds order by id`,
      uploadId: sql`select picture_id as value from uploads where owner_id = ${customer} order by id`,
    };
    const known: Record<string, unknown[]> = {};
    for (const [name, query] of Object.entries({ ...sources, ...own })) {
      const { rows } = await query.execute(db);
      known[name] = (rows as { value: unknown }[]).map(({ value }) => value);
    }
    return {
      ...known,
      lineId: known['orderLineId'] ?? [],
      seoSlug: known['slug'] ?? [],
      email: ['customer@example.com', 'moi@example.com'],
      username: ['customer@example.com'],
      phone: ['0912345678'],
      national: ['VN'],
      provinceCode: ['79'],
      address: [
        { national: 'VN', provinceCode: '79', wardCode: known['wardCode']?.[0], address: '2 Lê Lợi' },
      ],
      key: ['about', 'payment'],
      shippingMethod: ['STANDARD', 'EXPRESS'],
      paymentMethod: ['COD', 'ONLINE'],
      provider: ['vnpay'],
      password: ['wrong horse 1'],
      quantity: [1, 2],
      lang: ['vi', 'en'],
    };
  }

  return {
    ...shop,
    customer,
    staff: {
      OPERATOR: demoUserId('operator@example.com'),
      ADMIN: demoUserId('admin@example.com'),
    },
    dataDir,
    knownValues,
    /** Names of tables and columns that no response may contain, except single words, which ordinary texts may contain. */
    async internalNames(): Promise<string[]> {
      const { rows } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = 'public' and table_name like ${'%\\_%'}`.execute(db);
      return rows.map(({ name }) => name);
    },
    async close() {
      await shop.close();
      await gateway.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
